"""Using abilities of cards in play: which may be used now, what is asked, and how it begins.

Rule: doomtrooper-cs.other-actions.definition, doomtrooper-cs.timing.always-react
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from bot.games.doomtrooper.looks.acting import costs, tokens
from bot.games.doomtrooper.looks.acting.costs import Cost
from bot.games.doomtrooper.looks.holding.answers import answers as is_answer
from bot.games.doomtrooper.looks.holding.answers import answers_late
from bot.games.doomtrooper.looks.holding.listeners import ability_at, usable_at_all
from bot.games.doomtrooper.looks.holding.standing import barred, bars_on_using
from bot.games.doomtrooper.looks.meaning.context import Context
from bot.games.doomtrooper.looks.meaning.fits import holds, players
from bot.games.doomtrooper.looks.playing import limits, moments, plays, prices, targets
from bot.games.doomtrooper.looks.playing.prices import Bill
from bot.games.doomtrooper.looks.playing.vain import in_vain
from bot.games.doomtrooper.position.commands import Use
from bot.games.doomtrooper.position.frames import ActionFrame, Playing
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import IN_PLAY, NO_CARD, CardId
from bot.games.doomtrooper.words.effects import Ability, Actions, Bar, Effect
from bot.games.values import Seat


class Usable(NamedTuple):
    """An ability of a card in play."""

    card: CardId
    place: int


def usable(case: Case, seat: Seat) -> Iterator[Usable]:
    """The abilities that a seat may use now."""
    reacting = "reaction" in moments.now(case, seat)
    for card, place, ability in usable_at_all(case):
        if ability.player == "me" and case.card(card).controller != seat:
            continue
        if (ability.on is not None and not reacting) and not _is_late(case, seat, card, ability):
            continue
        if not _untimely(case, seat, card, ability) and refusal(case, seat, card, place) == "":
            yield Usable(card, place)


def timely(case: Case, seat: Seat) -> Iterator[Usable]:
    """The abilities for this moment that a seat has, whether it may use them or not."""
    for card, place, ability in usable_at_all(case):
        mine = ability.player != "me" or case.card(card).controller == seat
        if mine and not _untimely(case, seat, card, ability):
            yield Usable(card, place)


def context_of(case: Case, seat: Seat, card: CardId) -> Context:
    """In whose name an ability speaks."""
    return replace(plays.context_of(case, seat, card), named=case.card(card).named)


def refusal(case: Case, seat: Seat, card: CardId, place: int) -> str:
    """The topic of the rule that keeps a seat from using an ability now; empty where none does."""
    scene = moments.scene(case, seat)
    if scene is None:
        return _refusal(case, seat, card, place)
    return case.once_about(_refusal, seat, card, place, scene)


def _refusal(case: Case, seat: Seat, card: CardId, place: int, _: moments.Scene | None = None) -> str:
    ability = ability_at(case, card, place)
    here = case.card(card)
    # Whatever is not on the table, or lies hidden there, has nothing that could be used.
    if here.zone not in IN_PLAY or here.unpaid or "out" in here.marks:
        return "term.in-play"
    if ability is None:
        # Its words do not work now, or it has no such ability.
        text = case.printed(card).text
        return "wording.may-not" if text is not None and 0 <= place < len(text.abilities) else "turn.sequence"
    if ability.mission and ability.on is not None:
        return "turn.card-timing"
    if seat not in players(case, ability.player, replace(context_of(case, here.controller, card))):
        return "term.you"
    if _untimely(case, seat, card, ability):
        return "turn.card-timing"
    if {"imprisoned", "silenced"} & set(here.marks) and ability.price.actions:
        return "target.imprisoned"
    if (
        barred(case, card, "used")
        or (here.on >= 0 and bars_on_using(case, here.on, card, aside=card))
        or plays.kept_out(case, seat)
        or not limits.often_enough(case, seat, card, place, ability.limits)
    ):
        return "wording.may-not"
    context = context_of(case, seat, card)
    wanted = targets.slots_of(ability.whom)
    if any(not tokens.convertible(case, seat, word.kind) for word in _conversions(ability)):
        return "timing.must-matter"
    if not holds(case, ability.conditions, context) or not targets.can_fill(case, card, None, wanted, context):
        return "timing.must-matter"
    if targets.can_fill(case, card, None, wanted, context, settled(case, seat, card, ability)):
        return ""
    dues = tuple(bills_of(case, seat, ability, context).values())
    able = any(can_pay(case, seat, card, due, context) for due in dues)
    if able or (not wanted and in_vain(case, ability.effects, context)):
        return "timing.must-matter"
    payable = any(plays.payable(case, seat, card, due, context) for due in dues)
    return plays.no_actions(case, seat) if payable else "special.play"


def settled(case: Case, seat: Seat, card: CardId, ability: Ability) -> targets.Then:
    """Whether an ability may be used, and be paid for, on what was chosen."""

    seats = seats_for(case, ability)

    def holds_for(context: Context) -> bool:
        if seats and context.player < 0:
            return any(holds_for(replace(context, player=seat)) for seat in seats)
        # Its conditions may be about those on whom it is used.
        if not holds(case, ability.conditions, context) or in_vain(case, ability.effects, context):
            return False
        return any(can_pay(case, seat, card, due, context) for due in bills_of(case, seat, ability, context).values())

    return holds_for


def can_pay(case: Case, seat: Seat, card: CardId, due: Bill, context: Context) -> bool:
    if not plays.payable(case, seat, card, due, context):
        return False
    return not due.actions or bool(costs.payers(case, seat, cost(case, card, due)))


def _untimely(case: Case, seat: Seat, card: CardId, ability: Ability) -> bool:
    now = moments.now(case, seat)
    if "reaction" in now:
        frame = moments.beneath(case)
        if ability.price.actions or ability.when not in ("any", "reaction"):
            return True
        return not isinstance(frame, Playing) or not is_answer(case, seat, card, ability.on, ability.effects, frame)
    if (isinstance(case.top, ActionFrame) and _converts(ability)) or _is_late(case, seat, card, ability):
        return False
    return not moments.used_now(now, ability)


def _is_late(case: Case, seat: Seat, card: CardId, ability: Ability) -> bool:
    """Whether an ability still cancels what was played before in the same combat.

    Rule: doomtrooper-cs.timing.combat-together
    """
    if ability.price.actions or ability.when not in ("any", "reaction"):
        return False
    return bool(answers_late(case, seat, card, ability.on, ability.effects))


def _converts(ability: Ability) -> bool:
    """Whether an ability turns actions into others, which is said just before the action is taken.

    Rule: doomtrooper-cs.actionkind.announce-late
    """
    return bool(_conversions(ability))


def _conversions(ability: Ability) -> tuple[Actions, ...]:
    return tuple(word for word in ability.effects if isinstance(word, Actions) and word.convert)


def bill_of(case: Case, ability: Ability, context: Context) -> Bill:
    """What using an ability costs."""
    due = prices.bill(case, context, ability.price, act="use")
    return prices.for_each(due, targets.by_x(targets.slots_of(ability.whom), context))


def bills_of(case: Case, seat: Seat, ability: Ability, context: Context) -> dict[int, Bill]:
    """The prices at which an ability may be used now: one with each alternative, by its place, or just one.

    What takes an action is paid by an action of the turn, and nothing else is.
    """
    due, acts = bill_of(case, ability, context), "action" in moments.now(case, seat)
    told = ability.price.either
    found = {at: prices.plus_either(case, due, ability.price, at, context, "use") for at in range(len(told))}
    timely = {at: one for at, one in found.items() if bool(told[at].actions) == acts}
    return timely if told else {0: due}


def cost(case: Case, card: CardId, due: Bill) -> Cost:
    actor = card if case.printed(card).type == "warrior" else case.card(card).on
    # What keeps its bearer from acting is shaken off by his player all the same.
    own = plays.effects_of(case, card)
    if actor != card and any(isinstance(word, Bar) and "actions" in word.what for word in own):
        actor = NO_CARD
    return Cost(due.actions, plays.purpose(due), actor)


def seats_for(case: Case, ability: Ability) -> tuple[Seat, ...]:
    """The players of whom one is chosen as an ability is used that names no card; none where it is about none."""
    return () if ability.whom or not _is_about_chosen(ability.effects) else case.seats()


def _is_about_chosen(effects: tuple[Effect, ...]) -> bool:
    return any(
        "chosen" in (getattr(word, "player", ""), getattr(word, "whose", ""), getattr(word, "taken_from", ""))
        or word.who.side == "chosen"
        or any(_is_about_chosen(way) for way in getattr(word, "ways", ()))
        for word in effects
    )


def due_for(case: Case, seat: Seat, said: Use, ability: Ability) -> Bill:
    """The price of an ability as it is used."""
    context = replace(context_of(case, seat, said.card), targets=said.targets, player=said.player)
    due = bill_of(case, ability, context)
    return prices.plus_either(case, due, ability.price, said.either, context, "use") if ability.price.either else due
