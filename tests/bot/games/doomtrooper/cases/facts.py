"""Cases of Doomtrooper as facts: a position out of inline cards, and what is tried in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct, json

from bot.games.contract import after_events
from bot.games.doomtrooper.game import Doomtrooper
from bot.games.doomtrooper.pack.cards.catalogue import Catalogue
from bot.games.doomtrooper.position.commands import Command, Pass
from bot.games.doomtrooper.position.frames import Window
from bot.games.doomtrooper.position.state import State
from bot.games.doomtrooper.words.rules.rulesets import CZECH, SWEDISH
from bot.games.values import Accepted, Rejected
from tests.bot.games.doomtrooper.table import Fixed, Table

GAME = Doomtrooper(Catalogue(()))
EDITIONS = {"cs": CZECH, "sv": SWEDISH}
PASSES = 60
"""More windows than a case has."""


class Facts(Struct, frozen=True):
    """A position and what is tried in it, as a judge and a player would write it down.

    Attributes:
        edition: ``cs`` or ``sv``.
        players: what each seat has, as an adjustment says it.
        more: the rest of the adjustment; it is the first seat's turn, at its actions, unless told otherwise.
        actions: the kinds of the actions that the first seat has left; three ordinary ones unless told.
        before: commands that were accepted, by seat; everybody passes in windows after each.
        command: the one in question, with its ``seat``. A card is named ``@NAME``; it is the first one of that name.
        window: the command is given in the window that is open, where everybody would pass otherwise.
    """

    edition: str = "cs"
    players: Sequence[Mapping[str, Any]] = ({}, {})
    more: Mapping[str, Any] = {}
    actions: Sequence[str] | None = None
    before: Sequence[Mapping[str, Any]] = ()
    command: Mapping[str, Any] = {}
    window: bool = False


def breaches(facts: Facts) -> set[str]:
    """The rules that refuse what is tried; none where it is accepted."""
    state = _position(facts)
    decision = GAME.decide(state, *_command(state, facts.command), Fixed())
    return {violation.rule for violation in decision.violations} if isinstance(decision, Rejected) else set()


def _position(facts: Facts) -> State:
    state = Table(len(facts.players), EDITIONS[facts.edition]).run.state
    players = {str(seat): {"hand": [], **told} for seat, told in enumerate(facts.players)}
    state = _adjusted(state, {"add": True, "turn": {"seat": 0}, **facts.more, "players": players})
    if facts.actions is not None:
        state = _adjusted(state, {"players": {"0": {"actions": facts.actions}}})
    for written in facts.before:
        state = _passed(_accepted(state, *_command(state, written)))
    return state if facts.window else _passed(state)


def _adjusted(state: State, changes: Mapping[str, Any]) -> State:
    done = GAME.adjust(state, json.decode(json.encode(changes)))
    assert isinstance(done, Accepted), done
    return after_events(GAME, done.events, state)


def _accepted(state: State, seat: int, command: Command) -> State:
    decision = GAME.decide(state, seat, command, Fixed())
    assert isinstance(decision, Accepted), (command, decision)
    return after_events(GAME, decision.events, state)


def _passed(state: State) -> State:
    """The position after everybody has passed in the windows that are open."""
    for _ in range(PASSES):
        top = state.stack[-1] if state.stack else None
        if not isinstance(top, Window):
            return state
        state = _accepted(state, top.order[top.at], Pass())
    raise AssertionError("the windows do not end")


def _command(state: State, written: Mapping[str, Any]) -> tuple[int, Command]:
    named = {key: _found(state, value) for key, value in written.items() if key != "seat"}
    return written.get("seat", 0), GAME.codec.command(json.encode(named))


def _found(state: State, value: Any) -> Any:
    """A value of a command with the cards that it names."""
    if isinstance(value, str) and value.startswith("@"):
        return next(at for at, card in enumerate(state.cards) if card.code == f"inline:{value[1:]}")
    return [_found(state, each) for each in value] if isinstance(value, (list, tuple)) else value
