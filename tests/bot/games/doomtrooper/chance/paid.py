"""Cards that are played and abilities that are used in games by chance: what they change beyond their price.

Afterwards nobody answers and all that is asked is answered by lot; then the position is compared with the one before,
but for what was paid: points, actions, cards that were given, the card itself, and that it was played at all.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from msgspec.structs import replace

from bot.games.doomtrooper.asks import course
from bot.games.doomtrooper.asks.asked import Asked
from bot.games.doomtrooper.asks.course import prompts
from bot.games.doomtrooper.asks.decide import carried_out
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position import frames
from bot.games.doomtrooper.position.commands import Pass, Play, Use
from bot.games.doomtrooper.position.run import Run
from bot.games.doomtrooper.position.state import IN_PLAY, Card, Player, State
from bot.games.doomtrooper.words.effects import Ability, Attach, Choose, Effect, Enter, Fetch, Name, PlayNow
from bot.games.doomtrooper.words.rules.rulesets import Rules
from bot.games.doomtrooper.words.whom import Per
from bot.games.kernel.ask import DrawnAnswers
from bot.games.values import Rejected
from tests.bot.games.doomtrooper.chance.look import words
from tests.bot.games.doomtrooper.chance.moves import MOVES, Move, moves
from tests.bot.games.doomtrooper.reach.games import Lot

UNSETTLED = (
    frames.Playing, frames.Carrying, frames.Choosing, frames.Befalling, frames.Simultaneous, frames.Revealing,
    frames.Splitting,
)  # fmt: skip
TOLD = (ev.Tokens, ev.Gave, ev.Cancelled, ev.Looked, ev.Drew, ev.CombatEnded, ev.Saved)
"""Events that change something, though no card lies otherwise for it: what somebody knows, may do, or is spared."""
STEPS, TRIES = 60, 6
"""How many answers it takes to settle it at most, and how often its questions are answered otherwise."""
PASSING = frozenset({"played-now", "art-paid", "kept"})
"""Marks that only remember that something was played."""


def _words(move: Move) -> tuple[Effect, ...]:
    """The words of the card or ability as they are printed."""
    assert isinstance(move.command, Play | Use)
    text = move.before.printed(move.command.card).text
    if text is None:
        return ()
    if isinstance(move.command, Play):
        return text.effects
    return dict(enumerate(text.abilities)).get(move.command.ability, Ability(())).effects


def _is_declared(move: Move) -> bool:
    """Nobody has written what the card does: its player says so as he plays it."""
    text = move.before.printed(_card(move)).text
    return text is None or not (text.effects or text.abilities)


def _is_searched(move: Move) -> bool:
    """It looks for a card in a pile that nobody may look into, and it is not there."""
    searches = (word for word in words(_words(move)) if isinstance(word, Fetch | Enter | Attach | PlayNow))
    return any(not {"library", "sideboard", "collection"}.isdisjoint(word.origin) for word in searches)


def _is_named_late(move: Move) -> bool:
    """It is about something that is named as it happens; something else would have mattered."""
    return any(isinstance(word, Name) for word in words(_words(move)))


def _is_up_to_others(move: Move) -> bool:
    """Other players choose what happens, or pay to keep it away."""
    return any((isinstance(word, Choose) and word.by != "me") or word.unless for word in words(_words(move)))


def _is_counted(move: Move) -> bool:
    """How much it is, is counted as it happens: here it is nothing."""
    told = (getattr(word, name) for word in words(_words(move)) for name in word.__struct_fields__)
    return any(isinstance(value, Per) for value in told)


READINGS: Mapping[str, Callable[[Move], bool]] = {
    "declared": _is_declared,
    "searched": _is_searched,
    "named": _is_named_late,
    "others": _is_up_to_others,
    "counted": _is_counted,
}
"""By name why something that is paid for may change nothing, though it is offered."""


class Paid(NamedTuple):
    """A card that was played, or an ability that was used, and the events up to its end where it changed nothing."""

    seed: int
    move: Move
    events: tuple[ev.Event, ...]
    changed: bool

    @property
    def name(self) -> str:
        """The card, by its code and name."""
        printed = self.move.before.printed(_card(self.move))
        return f"{printed.code} {printed.name}"

    @property
    def reading(self) -> str:
        """The reading that lets it happen in vain; empty where none does."""
        return next((name for name, holds in READINGS.items() if holds(self.move)), "")


def _card(move: Move) -> int:
    assert isinstance(move.command, Play | Use)
    return move.command.card


def all_paid(rules: Rules, seed: int, number: int = MOVES) -> Iterator[Paid]:
    """The cards that are played and the abilities that are used in the game of a seed."""
    for move in moves(rules, seed, number):
        if not isinstance(move.command, Play | Use):
            continue
        tried = [settled(move, seed)]
        while not tried[-1].changed and len(tried) < TRIES:
            tried.append(settled(move, seed + len(tried)))
        yield tried[-1]


def settled(move: Move, seed: int) -> Paid:
    """Let what was played happen, and compare."""
    lot = random.Random(seed)
    depth = len(move.before.state.stack)
    case: Run = move.after
    events = list(case.events)
    for _ in range(STEPS):
        if not any(isinstance(frame, UNSETTLED) for frame in case.state.stack[depth:]):
            break
        there = [prompt for prompt in prompts(case) if not prompt.ahead]
        if not there:
            break
        asked = Asked(case, there[0].decider)
        command = Pass() if isinstance(case.top, frames.Window) else course.command(DrawnAnswers(lot.randrange), asked)
        after = carried_out(case, asked.seat, command, Lot(seed))
        assert not isinstance(after, Rejected), (command, after)
        case = after
        events += case.events
    told = any(isinstance(event, TOLD) for event in _after_price(events))
    changed = told or _left(move, events, case.state) != _left(move, events, move.before.state, paid=False)
    return Paid(seed, move, tuple(events), changed)


def _after_price(events: list[ev.Event]) -> Iterator[ev.Event]:
    """The events after a card or ability waits to be answered: its price is paid by then."""
    rest = iter(events)
    for event in rest:
        if isinstance(event, ev.Pushed) and isinstance(event.frame, frames.Playing):
            yield from rest


def _left(move: Move, events: list[ev.Event], state: State, *, paid: bool = True) -> tuple[object, ...]:
    """A position without what was paid, and without what only keeps the books; ``paid``: the price is off already."""
    assert isinstance(move.command, Play | Use)
    own, seat = move.command.card, move.seat
    price = events[: len(events) - len(list(_after_price(events)))]
    given = {*move.command.paid, *(event.card for event in price if isinstance(event, ev.Moved | ev.Marked))} - {own}
    spent = [event for event in price if isinstance(event, ev.Scored) and event.seat == seat] if paid else []
    cards = tuple(
        _bare(card)
        for at, card in enumerate(state.cards)
        if at not in given and not (at == own and _is_gone(state, at))
    )
    gone = own if _is_gone(state, own) else -1
    players = tuple(
        _unpaid(player, spent, acting=True) if other == seat else _unpaid(player, [], acting=False)
        for other, player in enumerate(state.players)
    )
    libraries = tuple(tuple(card for card in library if card not in given) for library in state.libraries)
    waits = tuple(_waits(frame) for frame in state.stack if not isinstance(frame, frames.Window))
    return cards, gone, players, libraries, state.lasting, waits, state.order, state.over, state.turn, state.opened


def _waits(frame: frames.AnyFrame) -> object:
    """Something that waits, without how far it has come."""
    if isinstance(frame, frames.Combat):
        return replace(frame, at=0, ended=False)
    if isinstance(frame, frames.Playing):
        return frame.card, frame.targets
    return frame if isinstance(frame, frames.Splitting) else type(frame)


def _is_gone(state: State, card: int) -> bool:
    return state.cards[card].zone not in IN_PLAY


def _bare(card: Card) -> Card:
    return replace(card, marks=tuple(mark for mark in card.marks if mark not in PASSING), chosen=(), named=())


def _unpaid(player: Player, spent: list[ev.Scored], *, acting: bool) -> Player:
    destiny = player.destiny - sum(event.destiny for event in spent)
    victory = player.victory - sum(event.victory for event in spent)
    kept = replace(player, destiny=destiny, victory=victory)
    return replace(kept, tokens=(), attacked=False, attack_used=False, attacks=0) if acting else kept
