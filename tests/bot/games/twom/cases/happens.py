"""What happens at a position of the tiny pack, as events."""

from __future__ import annotations

from typing import Any

from bot.games.twom.asks.decide import begun
from bot.games.twom.game import Twom
from bot.games.twom.pack.form import FORM
from bot.games.twom.position.commands import Command
from bot.games.twom.position.state import State
from bot.games.values import Accepted, Rejected
from tests.bot.games.twom.table import TINY, Script, asked, tiny


def by_itself(state: State, chance: Script | None = None) -> tuple[State, list[Any]]:
    """The position at the next question, and the events up to it."""
    run = begun(tiny().components, state, chance or Script())
    return run.state, [*run.events]


def decided(state: State, command: Command, chance: Script | None = None) -> list[Any]:
    """The events of a command that stands."""
    decision = tiny().decide(state, asked(state).seat, command, chance or Script())
    assert isinstance(decision, Accepted), decision
    return [*decision.events]


def of(found: list[Any], tag: str) -> list[Any]:
    """The events of a kind."""
    return [event for event in found if event.__struct_config__.tag == tag]


def rolls(*faces: int) -> Script:
    """A black die that shows these faces."""
    return Script(black_die=[face - 1 for face in faces])


def other(old: str, new: str) -> Twom:
    """The game with the tiny pack in which one thing is otherwise."""
    text = TINY.read_text("utf-8")
    assert text.count(old) == 1, old
    return Twom(FORM.read(text.replace(old, new).encode()))


def refused_by(game: Twom, state: State, command: Command) -> tuple[str, ...]:
    """The rules by which another game refuses a command, without the book."""
    decision = game.decide(state, state.holder, command, Script())
    if not isinstance(decision, Rejected):
        return ()
    return tuple(violation.rule.removeprefix("twom-cs.") for violation in decision.violations)
