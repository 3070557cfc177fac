"""Cases of Zloba as facts: a position, and what is tried in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, TypeAlias

from msgspec import Struct, json

from bot.games.contract import after_events
from bot.games.setup import SeatSetup, Setup
from bot.games.values import Rejected, Violation
from bot.games.zloba.game import Zloba
from bot.games.zloba.position.commands import Command
from bot.games.zloba.position.state import State
from tests.bot.games.zloba import table
from tests.bot.games.zloba.coop import against

Table: TypeAlias = Literal["competitive", "opened", "coop"]


class Facts(Struct, frozen=True):
    """A position and what is tried in it, as a player, a judge or somebody who opens a match would write it down.

    Attributes:
        table: ``competitive`` and ``coop`` are positions of round 2 from nothing, see ``arrange``; ``opened`` is a
            table of two before support cards are chosen.
        seats: what each seat has; ap: what the automated opponent has; parts: the rest of the position.
        before: commands that were accepted, by seat; command: the one in question, with its ``seat``.
        changes: a judge's adjustment in question; setup: a match to be opened.
    """

    table: Table = "competitive"
    seats: Sequence[Mapping[str, Any]] = ()
    ap: Mapping[str, Any] = {}
    parts: Mapping[str, Any] = {}
    before: Sequence[Mapping[str, Any]] = ()
    command: Mapping[str, Any] | None = None
    changes: Mapping[str, Any] | None = None
    setup: Mapping[str, Any] | None = None


def breaches(facts: Facts) -> set[str]:
    """The rules that refuse what is tried; none where it is accepted."""
    return {violation.rule.removeprefix("zloba-cs.") for violation in _violations(facts)}


def _violations(facts: Facts) -> Sequence[Violation]:
    game = against.GAME if facts.table == "coop" else table.GAME
    if facts.setup is not None:
        return game.check(_setup(facts.setup))
    if facts.changes is not None:
        decision = game.adjust(_position(game, facts), facts.changes)
    else:
        seat, command = _command(game, facts.command or {})
        decision = game.decide(_position(game, facts), seat, command, _chance(facts))
    return decision.violations if isinstance(decision, Rejected) else ()


def _position(game: Zloba, facts: Facts) -> State:
    state = TABLES[facts.table](facts)
    for written in facts.before:
        seat, command = _command(game, written)
        decision = game.decide(state, seat, command, _chance(facts))
        assert not isinstance(decision, Rejected), decision
        state = after_events(game, decision.events, state)
    return state


def _competitive(facts: Facts) -> State:
    return table.arrange(*({**seat} for seat in facts.seats), **facts.parts)


def _opened(_: Facts) -> State:
    return table.opened("red", "blue")


def _coop(facts: Facts) -> State:
    return against.arrange(*({**seat} for seat in facts.seats), ap={**facts.ap}, **facts.parts)


TABLES: dict[Table, Callable[[Facts], State]] = {"competitive": _competitive, "opened": _opened, "coop": _coop}


def _chance(facts: Facts) -> table.Chance | against.Rolls:
    return against.Rolls() if facts.table == "coop" else table.Chance()


def _command(game: Zloba, written: Mapping[str, Any]) -> tuple[int, Command]:
    rest = {key: value for key, value in written.items() if key != "seat"}
    return written.get("seat", 0), game.codec.command(json.encode(rest))


def _setup(written: Mapping[str, Any]) -> Setup:
    seats = tuple(SeatSetup({"faction": faction}) for faction in written["factions"])
    return Setup("zloba-cs@2025", written["variant"], seats, dict(written.get("options", {})))
