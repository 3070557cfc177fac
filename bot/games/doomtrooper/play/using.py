"""Using abilities of cards in play: which may be used now, what is asked, and how it begins.

Rule: doomtrooper-cs.other-actions.definition, doomtrooper-cs.timing.always-react
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from bot.games.doomtrooper.actions import taking, tokens
from bot.games.doomtrooper.actions.taking import Cost
from bot.games.doomtrooper.effects import noting
from bot.games.doomtrooper.effects.answers import answers as is_answer
from bot.games.doomtrooper.effects.answers import answers_late
from bot.games.doomtrooper.effects.context import Context
from bot.games.doomtrooper.effects.fits import holds, players
from bot.games.doomtrooper.effects.listeners import ability_at, usable_at_all
from bot.games.doomtrooper.effects.look.vain import in_vain
from bot.games.doomtrooper.effects.standing import barred
from bot.games.doomtrooper.play import limits, moments, offering, plays, prices, targets
from bot.games.doomtrooper.play.playing import interrupt, pay
from bot.games.doomtrooper.play.prices import Bill
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.commands import Use
from bot.games.doomtrooper.position.frames import ActionFrame, Playing
from bot.games.doomtrooper.position.run import Case, Run
from bot.games.doomtrooper.position.state import IN_PLAY, NO_CARD, CardId
from bot.games.doomtrooper.telling import labels
from bot.games.doomtrooper.telling.picking import CardTokens
from bot.games.doomtrooper.telling.saying.effects import used
from bot.games.doomtrooper.words.effects import Ability, Actions, Bar, Effect
from bot.games.question_tree import Answers, NoSuchAnswer
from bot.games.values import Line, Seat


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
    return not due.actions or bool(taking.payers(case, seat, cost(case, card, due)))


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


def offer_use(answers: Answers, case: Case, seat: Seat) -> Use:
    """Which ability, and all that it needs."""
    found = tuple(usable(case, seat))
    one = answers.menu("doomtrooper-ask-ability", found, _tokens(case, seat), lambda each: label(case, seat, each))
    ability = ability_at(case, one.card, one.place)
    if ability is None:
        raise NoSuchAnswer
    context = context_of(case, seat, one.card)
    then = settled(case, seat, one.card, ability)
    wanted = targets.slots_of(ability.whom)

    def price(chosen: Context) -> int:
        return prices.points(bill_of(case, ability, chosen))

    context = offering.offer_slots(answers, case, one.card, None, wanted, context, then, price)
    seats = seats_for(case, ability)
    if seats:
        able_seats = [seat for seat in seats if then(replace(context, player=seat))]
        context = replace(context, player=answers.choose("doomtrooper-ask-player", able_seats, str, labels.seat))
    dues = bills_of(case, seat, ability, context)
    either = 0
    if ability.price.either:
        able = [at for at, due in dues.items() if can_pay(case, seat, one.card, due, context)]
        either = offering.pick_either(answers, able)
    due = dues[either]
    paid = offering.offer_gives(answers, case, one.card, due, context)
    token = offering.pick_token(answers, case, seat, cost(case, one.card, due))
    x = offering.offer_x(answers, case, seat, due)
    return Use(
        one.card, one.place, targets=context.targets, player=context.player, x=x, paid=paid, either=either, token=token
    )


def _tokens(case: Case, seat: Seat) -> CardTokens[Usable]:
    return CardTokens(case, seat, lambda one: one.card, more=lambda one: f".{one.place}")


def label(case: Case, seat: Seat, one: Usable) -> Line:
    """An ability as it is offered: its card, and what it does."""
    found = ability_at(case, one.card, one.place)
    card = labels.choice(case, one.card, seat)
    return (
        card
        if found is None
        else Line("doomtrooper-way-of", {"card": card, "what": used(case.printed(one.card), found)})
    )


def due_for(case: Case, seat: Seat, said: Use, ability: Ability) -> Bill:
    """The price of an ability as it is used."""
    context = replace(context_of(case, seat, said.card), targets=said.targets, player=said.player)
    due = bill_of(case, ability, context)
    return prices.plus_either(case, due, ability.price, said.either, context, "use") if ability.price.either else due


def use(run: Run, seat: Seat, said: Use) -> None:
    """A seat uses an ability; what was said is legal."""
    ability = ability_at(run, said.card, said.ability)
    if ability is None:
        return
    run.emit(ev.Said(seat, said))
    interrupt(run)
    due = due_for(run, seat, said, ability)
    if due.actions:
        taking.pay(run, seat, cost(run, said.card, due), said.token)
        taking.begin(run)
    noting.played(run, said.card, said.ability, ability.limits)
    pay(run, seat, said.card, due, said.x, said.paid)
    run.push(
        Playing(
            seat,
            said.card,
            ability=said.ability,
            targets=said.targets,
            player=said.player,
            x=said.x * due.worth,
            way="use",
            gone=run.card(said.card).zone not in IN_PLAY,
            paid=said.paid,
        )
    )
