"""Whether a card may be played now, and what is asked on the way to playing it.

Rule: doomtrooper-cs.turn.card-timing, doomtrooper-cs.special.play, doomtrooper-cs.timing.reaction-playable,
doomtrooper-sv.cards.special
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bot.games.doomtrooper.looks.acting import costs, warrior
from bot.games.doomtrooper.looks.acting.costs import Cost
from bot.games.doomtrooper.looks.acting.moving import TOPICS, Duty
from bot.games.doomtrooper.looks.acting.tokens import Purpose
from bot.games.doomtrooper.looks.fighting import sabotage
from bot.games.doomtrooper.looks.holding.answering import answering, answers_event
from bot.games.doomtrooper.looks.holding.answers import answers, answers_late
from bot.games.doomtrooper.looks.holding.casting import casters, no_caster, surcharge
from bot.games.doomtrooper.looks.holding.standing import bars_player, permits_player, permitted
from bot.games.doomtrooper.looks.meaning.context import Context
from bot.games.doomtrooper.looks.meaning.fits import holds
from bot.games.doomtrooper.looks.meaning.rates import Tables
from bot.games.doomtrooper.looks.playing import limits, moments, prices, receiving, targets
from bot.games.doomtrooper.looks.playing.prices import Bill
from bot.games.doomtrooper.looks.playing.vain import in_vain
from bot.games.doomtrooper.position.fights import running
from bot.games.doomtrooper.position.frames import Playing, Window
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import NO_CARD, CardId
from bot.games.doomtrooper.words.continuous import Bar, Permit
from bot.games.doomtrooper.words.effects import Cancel, Effect
from bot.games.doomtrooper.words.texts import Play
from bot.games.doomtrooper.words.whom import Moment
from bot.games.values import Seat

COMBAT_MOMENTS: frozenset[Moment] = frozenset({"combat", "before-combat", "modifiers"})
WINDOWED = ("symmetry", "equipment", "ki", "relic", "beast")
"""Types that some warriors receive at any time."""


def effects_of(case: Case, card: CardId) -> tuple[Effect, ...]:
    """What a card does as it is played, as far as the catalogue says."""
    text = case.printed(card).text
    return () if text is None else text.effects


def context_of(case: Case, seat: Seat, card: CardId) -> Context:
    """In whose name a card of the hand speaks, and what it answers."""
    return answering(case, seat, card)


def refusal(case: Case, seat: Seat, card: CardId) -> str:
    """The topic of the rule that keeps a seat from playing a card now; empty where none does."""
    topic = case.just_now(_found, seat, card)
    return kept_from_all(case, card, context_of(case, seat, card)) if topic == NOBODY else topic


NOBODY = "nobody"
"""In the place of a topic: there is nobody whom the card could be played on; why that is so few want to know."""


def _found(case: Case, seat: Seat, card: CardId) -> str:
    printed = case.printed(card)
    if printed.type == "warrior":
        openly = recruit_refusal(case, seat, card, hidden=False)
        return "" if openly == "" or recruit_refusal(case, seat, card, hidden=True) == "" else openly
    return _refusal(case, seat, card, printed.play, context_of(case, seat, card))


def ways(case: Case, seat: Seat, card: CardId) -> tuple[bool, ...]:
    """Whether a warrior may be recruited openly (``False``), into cover (``True``), or both."""
    return tuple(hidden for hidden in (False, True) if recruit_refusal(case, seat, card, hidden=hidden) == "")


def recruit_refusal(case: Case, seat: Seat, card: CardId, *, hidden: bool) -> str:
    """The topic of the rule that keeps a warrior from being recruited in this way; empty where none does."""
    play = case.printed(card).play
    now = moments.now(case, seat)
    any_time = "any" in now and not hidden and permits_player(case, seat, "any-time:recruit", card)
    timely = play.when != "action" and (moments.plays_now(case, seat, card) or answers_event(case, seat, card))
    if "action" not in now and not timely and not any_time:
        return "turn.card-timing"
    if kept_out(case, seat):
        return "wording.may-not"
    if not hidden and not holds(case, play.conditions, Context(seat, card)):
        return "timing.must-matter"
    barred = (bars_player(case, seat, what, card) for what in receiving.spoken_of(case, Bar, "play:", card))
    if bars_player(case, seat, "action:recruit", card) or any(barred):
        return "wording.may-not"
    topic = warrior.refusal(case, seat, card, hidden=hidden)
    if topic:
        return topic
    due = recruit_bill(case, seat, card, hidden=hidden)
    if not prices.affordable(case, seat, card, due) or not targets.can_give(case, card, due, Context(seat, card)):
        return "recruit.cost"
    found = ("",) if hidden else warrior.areas(case, seat, card)
    if any(_can_act(case, seat, recruit_cost(case, seat, card, due, area, hidden=hidden)) for area in found):
        return ""
    return no_actions(case, seat)


def recruit_bill(case: Case, seat: Seat, card: CardId, *, hidden: bool) -> Bill:
    """What recruiting costs: into cover only actions.

    Rule: doomtrooper-cs.hidden.cost, doomtrooper-sv.cover.play-unpaid
    """
    play, context = case.printed(card).play, Context(seat, card)
    if hidden:
        return Bill(actions=case.rules.hidden_actions)
    actions = moments.actions_of(play, 1) if "action" in moments.now(case, seat) else 0
    return prices.bill(case, context, play.price, base=warrior.value(case, card), actions=actions)


def recruit_cost(case: Case, seat: Seat, card: CardId, due: Bill, area: str, *, hidden: bool) -> Cost:
    """The actions that recruiting takes, and the duties it meets."""
    met: tuple[Duty, ...] = () if hidden else warrior.meets(case, seat, card, area)
    return Cost(due.actions, "other", NO_CARD, met)


def _refusal(case: Case, seat: Seat, card: CardId, play: Play, context: Context) -> str:
    topic = _untimely(case, seat, card, play)
    if topic:
        return topic
    scene = moments.scene(case, seat)
    return _unplayable(case, context) if scene is None else case.once_about(_unplayable, context, scene)


def _unplayable(case: Case, context: Context, _: moments.Scene | None = None) -> str:
    """The topic of the rule that keeps a timely card from being played; the same in each scene while the same holds."""
    seat, card = context.seat, context.card
    play = case.printed(card).play
    topic = limits.refusal(case, seat, card)
    if topic:
        return topic
    if case.printed(card).type != "special" and sabotage.answers_for_himself(case, seat):
        return "targets.player-cards"
    if play.to != "player" and not holds(case, play.conditions, context):
        return "timing.must-matter"
    topic = moments.gives_actions_in_vain(case, seat, effects_of(case, card))
    if topic:
        return topic
    where = "-in-area" if play.to == "area" else ""
    as_what = receiving.received_as(case, card)
    bars = (end for end in case.once(Tables).ends(Bar, "play:") if end.removesuffix(where) in as_what)
    if any(bars_player(case, seat, f"play:{end}", card) for end in bars):
        return "wording.may-not"
    if kept_out(case, seat):
        return "wording.may-not"
    needs_caster = _needs_caster(case, card, play)
    if needs_caster and not casters(case, seat, card):
        return no_caster(case, seat, card)
    if targets.is_on_player(play) and not targets.seats(case, play, context):
        return "timing.must-matter"
    then = settled(case, seat, card, play)
    if targets.is_on_player(play):
        return "" if seats_for(case, play, context, then) else _unpayable(case, seat, card, play, context)
    if len(targets.slots(play)) < 2 and _fits(case, play, context, then):
        return ""
    if not targets.can_fill(case, card, play, targets.slots(play), context):
        return NOBODY
    if needs_caster and not able_casters(case, seat, card, play, context):
        return "art.not-for-legion"
    return "" if _fits(case, play, context, then) else _unpayable(case, seat, card, play, context)


def kept_from_all(case: Case, card: CardId, context: Context) -> str:
    """The topic of the rule that leaves nobody whom a card could be played on.

    Where somebody would fit but for a rule of its own, such as a limit, it is that one; one's own cards come first.
    """
    general, play = receiving.GIVEN.get(case.printed(card).type, "timing.must-matter"), case.printed(card).play
    if play.to != "card":
        return general
    pool = sorted(case.in_play(), key=lambda one: case.card(one).controller != context.seat)
    found = [receiving.refusal(case, card, play, one, context) for one in pool if not case.card(one).unpaid]
    if "" in found:
        return "timing.must-matter"  # Somebody may have it, but whom else it asks for is not there.
    return next((topic for topic in found if topic not in (general, "equipment.own-only")), general)


def seats_for(case: Case, play: Play, context: Context, then: targets.Then) -> tuple[Seat, ...]:
    """The players of whom one is chosen so that all is settled."""
    there = targets.seats(case, play, context)
    return tuple(seat for seat in there if _fits(case, play, replace(context, player=seat), then))


def is_open(case: Case, play: Play, context: Context, then: targets.Then) -> bool:
    """Whether a card may be played to an area, somebody's where one is chosen."""
    if targets.is_on_player(play):
        return bool(seats_for(case, play, context, then))
    return _fits(case, play, context, then)


def _fits(case: Case, play: Play, context: Context, then: targets.Then) -> bool:
    """Whether what a card is played on may be chosen so that all is settled, by a caster where it needs one."""
    seat, card = context.seat, context.card
    if _needs_caster(case, card, play):
        return bool(able_casters(case, seat, card, play, context, then))
    return targets.can_fill(case, card, play, targets.slots(play), context, then)


def _needs_caster(case: Case, card: CardId, play: Play) -> bool:
    return case.printed(card).type == "art" and "caster" not in play.ignoring


def kept_out(case: Case, seat: Seat) -> bool:
    """Whether a seat may do nothing now: of a combat it does not fight it can be kept out."""
    combat = running(case)
    fights = combat is not None and seat in (combat.seat, combat.against)
    return not fights and bars_player(case, seat, "anything")


def able_casters(
    case: Case, seat: Seat, card: CardId, play: Play, context: Context, then: targets.Then | None = None
) -> tuple[CardId, ...]:
    """Those who may cast a spell and have somebody to cast it on.

    Rule: doomtrooper-cs.art.not-for-legion
    """
    wanted = targets.slots(play)
    return tuple(
        caster
        for caster in casters(case, seat, card)
        if targets.can_fill(case, card, play, wanted, replace(context, caster=caster), then)
    )


def _untimely(case: Case, seat: Seat, card: CardId, play: Play) -> str:
    now = moments.now(case, seat)
    if "reaction" in now:
        frame = moments.beneath(case)
        fits = isinstance(frame, Playing) and answers(case, seat, card, play.on, effects_of(case, card), frame)
        return "" if fits and (play.when in ("reaction", "any") or play.on) else "timing.reaction-direct"
    if answers_late(case, seat, card, play.on, effects_of(case, card)) or answers_event(case, seat, card):
        return ""
    if moments.plays_now(case, seat, card) or _stops_attack(case, seat, card):
        return ""
    if case.printed(card).type in WINDOWED and "any" in now and _any_time(case, seat, card, play):
        return ""
    return "turn.card-timing"


def _stops_attack(case: Case, seat: Seat, card: CardId) -> bool:
    """Whether a card of combats may be played because it ends the attack on the player himself."""
    when = case.printed(card).play.when
    return when in COMBAT_MOMENTS and sabotage.stops(case, seat, effects_of(case, card))


def _any_time(case: Case, seat: Seat, card: CardId, play: Play) -> bool:
    """Whether some warrior may be given the card at any time."""
    return any(given_any_time(case, card, target) for target in case.warriors(seat)) and play.to == "card"


def given_any_time(case: Case, card: CardId, target: CardId) -> bool:
    """Whether a warrior receives a card at any time, without an action."""
    return any(permitted(case, target, what, card) for what in receiving.spoken_of(case, Permit, "any-time:", card))


def settled(case: Case, seat: Seat, card: CardId, play: Play) -> targets.Then:
    """Whether a card may be played on what was chosen: it can be paid for, and given at this time.

    What it costs may depend on what it is played on.
    """
    effects = effects_of(case, card)
    passes = play.after in ("discard", "sacrifice") and case.printed(card).text is not None
    timely = moments.plays_now(case, seat, card) or _stops_attack(case, seat, card)
    timely = timely or bool(answers_late(case, seat, card, play.on, effects)) or answers_event(case, seat, card)
    only_some = not timely and "reaction" not in moments.now(case, seat)

    def holds_for(context: Context) -> bool:
        if play.to == "area" and not context.area:
            return any(holds_for(replace(context, area=area)) for area in targets.areas(case, card, play))
        if only_some and not (context.targets and given_any_time(case, card, context.targets[0])):
            return False
        if passes and in_vain(case, effects, context):
            return False
        return any(
            payable(case, seat, card, due, context) and _can_act(case, seat, Cost(_least(due), purpose(due)))
            for due in bills(case, seat, play, context)
        )

    return holds_for


def unsettled(case: Case, seat: Seat, card: CardId, context: Context) -> str:
    """The topic of the rule for which a card cannot be played on what was chosen though it fits; empty where it can."""
    play = case.printed(card).play
    if settled(case, seat, card, play)(context):
        return ""
    topic = _unpayable(case, seat, card, play, context)
    vain = topic != "timing.must-matter" or in_vain(case, effects_of(case, card), context)
    return topic if vain else "turn.card-timing"


def _least(due: Bill) -> int:
    """The actions that a price takes at least: X may be paid in them."""
    return due.actions + (due.least * due.step if due.x == "actions" else 0)


def _unpayable(case: Case, seat: Seat, card: CardId, play: Play, context: Context) -> str:
    able = [due for due in bills(case, seat, play, context) if payable(case, seat, card, due, context)]
    if any(_can_act(case, seat, Cost(_least(due), purpose(due))) for due in able):
        return "timing.must-matter"
    return no_actions(case, seat) if able else "special.play"


def bills(case: Case, seat: Seat, play: Play, context: Context) -> Iterator[Bill]:
    """The prices of a card: one with each of its alternatives."""
    due = bill_of(case, seat, play, context)
    if not play.price.either:
        yield due
    for at in range(len(play.price.either)):
        yield prices.plus_either(case, due, play.price, at, context)


def payable(case: Case, seat: Seat, card: CardId, due: Bill, context: Context) -> bool:
    """Whether a seat has the points and the cards for a price."""
    return prices.affordable(case, seat, card, due) and targets.can_give(case, card, due, context)


def purpose(due: Bill) -> Purpose:
    """What the actions of a price must be."""
    return "attack" if due.kind == "attack" else "other"


def bill_of(case: Case, seat: Seat, play: Play, context: Context) -> Bill:
    """What playing a card costs: an action where it is played as one, and what it says."""
    basic = 1 if "action" in moments.now(case, seat) else 0
    on = context.targets[0] if context.targets else -1
    due = prices.bill(case, context, play.price, actions=moments.actions_of(play, basic), on=on)
    due = prices.for_each(due, targets.by_x(targets.slots(play), context))
    if context.caster < 0 or case.printed(context.card).type != "art":
        return due
    due = due._replace(destiny=due.destiny + surcharge(case, context.caster, context.card))
    return prices.for_art(case, context.caster, context.card, due)


def _can_act(case: Case, seat: Seat, cost: Cost) -> bool:
    return cost.number == 0 or bool(costs.payers(case, seat, cost))


def no_actions(case: Case, seat: Seat) -> str:
    """The topic of the rule that leaves a seat without an action for this: a duty, a sabotage, or that it has none."""
    owed = costs.binding(case, seat)
    if owed:
        return TOPICS[owed]
    return "sabotage.last" if case.player(seat).sabotaged else "actions.three"


def playable(case: Case, seat: Seat) -> Iterator[CardId]:
    """The cards of a hand that may be played now; of equal cards, the first."""
    now = moments.now(case, seat)
    seen: set[tuple[str, Seat]] = set()
    for card in in_reach(case, seat):
        sort = targets.sort_of(case, card)
        if sort not in seen and _may_be_timely(case, card, now) and case.just_now(_found, seat, card) == "":
            seen.add(sort)
            yield card


def _may_be_timely(case: Case, card: CardId, now: frozenset[Moment]) -> bool:
    """Whether a card might be played in these moments: most cards of a hand are not for them, which is seen at once."""
    printed = case.printed(card)
    play = printed.play
    if printed.type == "warrior":
        return "action" in now or play.when != "action" or "recruit" in _at_any_time(case, now)
    if "reaction" in now:
        return play.when in ("reaction", "any") or play.on is not None
    frame = case.top
    if play.when in now or (isinstance(frame, Window) and frame.kind in ("saving", "points")):
        return True
    if printed.type in WINDOWED and _at_any_time(case, now):
        return True
    if play.when in COMBAT_MOMENTS and sabotage.is_attacked(case):
        return True
    if case.state.recent and play.when == "reaction":
        return True
    # In a combat what was played before may still be cancelled.
    return running(case) is not None and any(isinstance(effect, Cancel) for effect in effects_of(case, card))


def _at_any_time(case: Case, now: frozenset[Moment]) -> frozenset[str]:
    """The plays that words permit at any time, if this is one."""
    return case.once(Tables).ends(Permit, "any-time:") if "any" in now else frozenset()


def in_reach(case: Case, seat: Seat) -> tuple[CardId, ...]:
    """The cards that a seat may play from where they are: its hand, and spells that lie on a card."""
    stored = [card for card in case.laid(_stored) if case.card(card).controller == seat]
    castable = (card for card in stored if any(permitted(case, one, "cast", card) for one in case.warriors(seat)))
    return (*case.hand(seat), *castable)


def _stored(case: Case) -> tuple[CardId, ...]:
    """The spells that lie on cards in play."""
    return tuple(card for card in case.in_play() if case.card(card).on >= 0 and case.printed(card).type == "art")
