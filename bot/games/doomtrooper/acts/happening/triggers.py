"""What events set off: abilities of cards in play and of the card itself, carried out in the book's order.

Rule: doomtrooper-cs.turn.simultaneous
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from bot.games.doomtrooper.looks.holding.listeners import WATCH, Listener, listening, of_card
from bot.games.doomtrooper.looks.holding.standing import sets_nothing_off, useful
from bot.games.doomtrooper.looks.holding.uses import spent
from bot.games.doomtrooper.looks.meaning.context import Context
from bot.games.doomtrooper.looks.meaning.fits import fits, found, holds
from bot.games.doomtrooper.looks.meaning.marks import in_use, is_weapon
from bot.games.doomtrooper.looks.meaning.roles import holder_of, meant
from bot.games.doomtrooper.looks.meaning.tags import tags
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.fights import fighters, running
from bot.games.doomtrooper.position.frames import Carrying, Simultaneous, Waiting
from bot.games.doomtrooper.position.run import Case, Run
from bot.games.doomtrooper.position.state import IN_PLAY, NO_CARD, CardId, Recent, Used
from bot.games.doomtrooper.words.deeds import Attach, Cancel, Discard, Move, Prevent, Return, Sacrifice
from bot.games.doomtrooper.words.effects import Choose, Effect
from bot.games.doomtrooper.words.whom import ABOUT_PLAYERS, Event, On, Price, Whom
from bot.games.values import Seat

DEEPEST = 12
"""So often effects may set each other off inside one another before they are stopped."""
FREE = Price()
KEPT = "kept"
"""The mark of a card whose conditions have held since the end of its player's turn."""
ANSWERABLE = frozenset({
    "entered", "recruited", "revealed", "transferred", "healed", "attacked", "defended", "wounded",
    "killed", "kills", "discarded", "sacrificed", "imprisoned", "searched",
})  # fmt: skip
"""Events that cards may answer in the next window."""
ANSWERED: frozenset[Event] = frozenset({"played", "cast", "used"})
"""Events that come too late for what would cancel them: it is used in the window before them."""
LEAVES_MARK: dict[Event, str] = {"entered": "entered", "attacked": "attacked"}
"""Marks for a turn that events leave on the card they are about."""


def happened(
    run: Run, event: Event, card: CardId = NO_CARD, *, by: CardId = NO_CARD, seat: Seat = -1, number: int = 0
) -> None:
    """Let an event set off what waits for it; it is carried out before anything else goes on.

    Args:
        card: the card that the event is about; ``by`` the one that did it.
        seat: the player that it is about; the controller of the card where none is told.
        number: points, cards or whatever the event counts.
    """
    mark = LEAVES_MARK.get(event)
    if mark and card >= 0 and mark not in run.card(card).marks:
        run.emit(ev.Marked(card, mark))
    waiting = watch(run, event, card, by=by, seat=seat, number=number)
    note(run, event, card, by=by, seat=seat)
    _keep(run, event, seat)
    set_off(run, waiting)


def note(run: Run, event: Event, card: CardId, *, by: CardId = NO_CARD, seat: Seat = -1) -> None:
    """Keep what may be answered in the next window: the same for whatever anybody has in hand."""
    if event in ANSWERABLE and card >= 0:
        run.emit(ev.Answerable(Recent(event, card, by, run.card(card).controller if seat < 0 else seat)))


def watch(
    case: Case, event: Event, card: CardId = NO_CARD, *, by: CardId = NO_CARD, seat: Seat = -1, number: int = 0
) -> tuple[Waiting, ...]:
    """What an event sets off, looked for while the cards still lie where they lay."""
    if seat < 0 and card >= 0:
        seat = case.card(card).controller
    waiting = []
    for one in _listeners(case, event, card):
        context = _context(one, card, by, seat, number)
        if (one.instead and event in REPLACED) or (one.on.kept and KEPT not in case.card(one.card).marks):
            continue
        if event in ANSWERED and any(isinstance(word, Cancel) for word in one.effects):
            continue
        if _answers(case, one, event, context) and not _is_spent(case, one):
            waiting.append(_waiting(one, context))
    return tuple(waiting)


def _keep(run: Run, event: Event, seat: Seat) -> None:
    """Remember on cards that wait for conditions to last that these hold at the end of the player's turn."""
    for one in listening(run, event):
        if not one.on.kept or KEPT in run.card(one.card).marks:
            continue
        if meant(run, one.on.whose, seat, one.context) and _holds_now(run, one, one.context):
            run.emit(ev.Marked(one.card, KEPT))


def _forget(run: Run) -> None:
    """Forget what was kept where the conditions hold no more."""
    for card in run.once(_kept_no_more):
        run.emit(ev.Marked(card, KEPT, off=True))


def _kept_no_more(case: Case) -> tuple[CardId, ...]:
    there = (one for one in listening(case, "turn-end") if one.on.kept and KEPT in case.card(one.card).marks)
    return tuple(dict.fromkeys(one.card for one in there if not _holds_now(case, one, one.context)))


def _listeners(case: Case, event: Event, card: CardId) -> list[Listener]:
    there = listening(case, event)
    if card < 0 or case.card(card).zone in IN_PLAY:
        return there
    own = [one for one in of_card(case, card) if event in (one.on.event, *one.on.also)]
    return [*there, *own]


def _context(one: Listener, card: CardId, by: CardId, seat: Seat, number: int) -> Context:
    return replace(one.context, that=card, by=by, that_player=seat, number=number)


def _waiting(one: Listener, context: Context) -> Waiting:
    return Waiting(
        context.seat,
        one.card,
        one.ability,
        context.that,
        context.that_player,
        context.by,
        context.number,
        _given(one) if one.ability == WATCH else (),
        context.targets,
        context.player,
        context.x,
        context.caster,
    )


def asks_how(case: Case, one: Waiting) -> bool:
    """Whether an ability that was set off asks how a combat is fought, or for the weapon that serves in it."""
    text = case.printed(one.card).text
    if text is None or not 0 <= one.ability < len(text.abilities):
        return False
    ability = text.abilities[one.ability]
    conditions = (*ability.conditions, *(ability.on.conditions if ability.on is not None else ()))
    return any(each.tactic or (each.cards is not None and "in-use" in each.cards.marks) for each in conditions)


def _given(one: Listener) -> tuple[Effect, ...]:
    """What a word that watches does, or a granted ability: its player decides where it is his choice or costs."""
    ability = one.one
    if ability is None or not (ability.optional or ability.price != FREE):
        return one.effects
    return (Choose(ways=(one.effects, ()), prices=(ability.price, FREE)),)


def _is_spent(case: Case, one: Listener) -> bool:
    return one.one is not None and spent(case, one.context.seat, one.card, one.ability, one.one.limits)


def _answers(case: Case, one: Listener, event: Event, context: Context) -> bool:
    """Whether what waits for an event waits for this one."""
    on = one.on
    if not case.rules.own_missions and _brings_nothing_on(case, one):
        return False
    if not meant(case, on.whose, context.that_player, context):
        return False
    if not _about(case, one, on, event, context):
        return False
    if on.by is not None and not _is(case, context.by, on.by, context):
        return False
    if on.using is not None and not _used_by(case, context.by, on.using, context):
        return False
    conditions = on.conditions if one.one is None else (*on.conditions, *one.one.conditions)
    if not holds(case, conditions, context):
        return False
    return one.card < 0 or not (_may_not_be_used(case, one) or _lies_idle(case, one.card, context.by))


def _may_not_be_used(case: Case, one: Listener) -> bool:
    """Whether a card does nothing for its bearer, who lacks what it demands of him or may not use it.

    What befalls the card itself, such as that it runs out or is discarded, is no use that he makes of it.
    Rule: doomtrooper-cs.equipment.lost-affiliation, doomtrooper-cs.wording.may-not-use
    """
    if not useful(case, one.card):
        return True
    itself = one.on.cards is not None and one.on.cards.role == "self"
    return not itself and sets_nothing_off(case, one.card)


def _lies_idle(case: Case, card: CardId, by: CardId) -> bool:
    """Whether a card is a weapon with which its bearer did not do what he did in the combat.

    Rule: doomtrooper-cs.combat.weapon-one
    """
    if by < 0 or case.card(card).on != by or not is_weapon(case, card):
        return False
    combat = running(case)
    return combat is not None and by in fighters(combat) and not in_use(case, card)


def _brings_nothing_on(case: Case, one: Listener) -> bool:
    """Whether a mission waits for this outside combats between own warriors: unless it speaks of own ones.

    Rule: doomtrooper-sv.targets.own-missions
    """
    combat = running(case)
    if combat is None or combat.seat != combat.against or one.card < 0 or case.printed(one.card).type != "mission":
        return False
    return one.on.cards is None or one.on.cards.side != "own"


def _about(case: Case, one: Listener, on: On, event: Event, context: Context) -> bool:
    if on.cards is not None:
        return _is(case, context.that, on.cards, context)
    if on.by is not None or event in ABOUT_PLAYERS or context.that < 0:
        return True
    if one.ability == WATCH and one.one is None:
        return True
    return context.that in (one.card, holder_of(case, one.card))


def _is(case: Case, card: CardId, whom: Whom, context: Context) -> bool:
    """Whether a card fits, though it may have just left: then its zone does not matter."""
    if card < 0:
        return False
    gone = case.card(card).zone not in IN_PLAY and not whom.zones and not whom.role
    return fits(case, card, replace(whom, zones=(case.card(card).zone,)) if gone else whom, context)


def _used_by(case: Case, card: CardId, whom: Whom, context: Context) -> bool:
    return card >= 0 and any(
        fits(case, each, whom, context) and _has_in_hand(case, each) for each in case.attached(card)
    )


def _has_in_hand(case: Case, card: CardId) -> bool:
    from_marks = Whom(role="self", marks=("in-use",))
    return fits(case, card, from_marks, Context(case.card(card).controller, card))


class WithoutEnd(Exception):
    """Effects set each other off without end: the position goes back to where they began."""


def set_off(run: Run, waiting: tuple[Waiting, ...]) -> None:
    """Put on the stack what was set off.

    Raises:
        WithoutEnd: effects set each other off again and again; ``asks/course.py`` stops them.
    """
    if not waiting:
        return
    endless = [one for one in waiting if _depth(run, one) >= DEEPEST]
    if not endless:
        for one in waiting:
            if _depth(run, one) == 0:
                run.remember((one.card, one.ability), waiting)
        run.push(Simultaneous(waiting))
        return
    cards = _cycle(run, endless[0])
    before = run.recall((endless[0].card, endless[0].ability))
    if before is None:
        # They began in an earlier command, which stands: they only go no further.
        run.emit(ev.Endless(cards))
        return
    run.emit(ev.Endless(cards))
    rest = tuple(one for one in before if one.card not in cards)
    if rest:
        run.push(Simultaneous(rest))
    raise WithoutEnd


def _cycle(case: Case, one: Waiting) -> tuple[CardId, ...]:
    """The cards that set each other off: those that come up again and again on the stack."""
    cards = [frame.card for frame in case.state.stack if isinstance(frame, Carrying)]
    found = {card for card in cards if cards.count(card) > 1} | {one.card}
    return tuple(card for card in case.all_cards() if card in found)


def _depth(case: Case, one: Waiting) -> int:
    return sum(
        isinstance(frame, Carrying) and frame.card == one.card and frame.ability == one.ability
        for frame in case.state.stack
    )


def changed(run: Run, card: CardId, before: frozenset[str], *, by: CardId = NO_CARD) -> None:
    """Let what waits for a card becoming something, or ceasing to be, happen: ``before`` are the tags it had."""
    after = tags(run, card)
    if after - before:
        happened(run, "became", card, by=by)
    if before - after:
        happened(run, "lost", card, by=by)


def reach(run: Run) -> bool:
    """Let what waits for conditions happen as soon as they hold, and tell whether anything does.

    It happens at most once a turn to each card that it is about.
    """
    _forget(run)
    if not run.once(_anything_reached):
        return False
    waiting: list[Waiting] = []
    for one in listening(run, "reached"):
        mark, turn = REACHED - one.ability, run.state.turn
        done = {used.card for used in run.state.used if (used.ability, used.turn) == (mark, turn)}
        for card in _reached(run, one):
            context = _context(one, card, NO_CARD, -1, 0)
            if card not in done and _holds_now(run, one, context):
                waiting.append(_waiting(one, context))
                run.emit(ev.DidUse(Used(card, mark, turn)))
    set_off(run, tuple(waiting))
    return bool(waiting)


REACHED = -100
"""In the place of an ability: that the conditions of the ability so much further down held of the card this turn."""


def _anything_reached(case: Case) -> bool:
    """Whether the conditions hold that anything waits for, be it of cards of which it has happened already."""
    return any(
        _holds_now(case, one, _context(one, card, NO_CARD, -1, 0))
        for one in listening(case, "reached")
        for card in _reached(case, one)
    )


def _reached(case: Case, one: Listener) -> tuple[CardId, ...]:
    return (one.card,) if one.on.cards is None else found(case, one.on.cards, one.context)


def _holds_now(case: Case, one: Listener, context: Context) -> bool:
    conditions = one.on.conditions if one.one is None else (*one.on.conditions, *one.one.conditions)
    return holds(case, conditions, context) and not _is_spent(case, one) and not _may_not_be_used(case, one)


# What takes the place of an event.

REPLACED: frozenset[Event] = frozenset({"kills", "killed", "wounded", "discarded", "sacrificed"})
"""Events in whose place something else may happen, asked for before they do."""
PLACED = (Sacrifice, Return, Attach, Move, Discard)
"""Deeds that say where a card goes."""


class Instead(NamedTuple):
    """Something that may take the place of what is about to befall a card."""

    listener: Listener
    context: Context

    @property
    def key(self) -> tuple[CardId, int]:
        """The ability, by its card and place."""
        return self.listener.card, self.listener.ability

    @property
    def price(self) -> Price:
        """The cost of using it."""
        return FREE if self.listener.one is None else self.listener.one.price

    @property
    def is_choice(self) -> bool:
        """Whether its player may let it be."""
        return self.price != FREE or (self.listener.one is not None and self.listener.one.optional)

    @property
    def takes_away(self) -> bool:
        """Whether it says where the card goes, so that what befalls the card is not undone."""
        return any(isinstance(word, PLACED) and word.who.role == "that" for word in self.listener.effects)

    @property
    def waiting(self) -> Waiting:
        """Its words as they happen; what they would prevent does not happen anyway."""
        kept = tuple(word for word in self.listener.effects if not isinstance(word, Prevent))
        return replace(_waiting(self.listener, self.context), effects=kept)


def instead_of(case: Case, events: tuple[Event, ...], card: CardId, by: CardId) -> Iterator[Instead]:
    """The replacements of events that are about to happen to a card."""
    for event in events:
        for one in listening(case, event):
            context = _context(one, card, by, case.card(card).controller, 0)
            if one.instead and _answers(case, one, event, context) and not _is_spent(case, one):
                yield Instead(one, context)
