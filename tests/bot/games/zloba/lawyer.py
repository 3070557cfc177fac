"""Cases as a player would write them: a position, commands as JSON, and what the referee says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from typing import Any, NamedTuple

import msgspec

from bot.games.values import Rejected
from bot.games.zloba.position.commands import Command
from bot.games.zloba.position.state import State
from tests.bot.games.zloba.table import GAME, Chance, after, arrange


class Case(NamedTuple):
    """Commands in a position, all but the last accepted; ``rules`` is what the last is refused for, if it is.

    ``says`` is the sentence of the first violation, without ``zloba-no-``.
    """

    name: str
    seats: Sequence[Mapping[str, Any]]
    commands: Sequence[Mapping[str, Any]]
    rules: Set[str] = frozenset()
    says: str = ""
    parts: Mapping[str, Any] | None = None


def command(written: Mapping[str, Any]) -> tuple[int, Command]:
    """A command and its seat: the seat on turn is the first one unless ``seat`` says otherwise."""
    rest = {key: value for key, value in written.items() if key != "seat"}
    return written.get("seat", 0), GAME.codec.command(msgspec.json.encode(rest))


def position(case: Case) -> State:
    """The position of a case after all its commands but the last."""
    state = arrange(*({**each} for each in case.seats), **(case.parts or {}))
    for written in case.commands[:-1]:
        seat, asked = command(written)
        state = after(state, asked, seat)
    return state


def verdict(case: Case) -> tuple[set[str], str]:
    """The rules that the last command breaks, and the sentence of the first violation."""
    seat, asked = command(case.commands[-1])
    decision = GAME.decide(position(case), seat, asked, Chance())
    if not isinstance(decision, Rejected):
        return set(), ""
    rules = {violation.rule.removeprefix("zloba-cs.") for violation in decision.violations}
    return rules, decision.violations[0].line.key.removeprefix("zloba-no-")


def outcome(case: Case) -> State:
    """The position after all commands."""
    seat, asked = command(case.commands[-1])
    return after(position(case), asked, seat)


def move(start: int, end: int, basics: int, *elites: tuple[str, int], by: str = "die") -> dict[str, Any]:
    """A move."""
    return {"type": "move", "start": start, "end": end, "troops": troops(basics, *elites), "by": by}


def troops(basics: int, *elites: tuple[str, int]) -> dict[str, Any]:
    """Units together."""
    return {"basics": basics, "elites": [{"kind": kind, "toughness": left} for kind, left in elites]}


def attack(area: int, target: int, basics: int, *hits: tuple[str, int, int], by: str = "die") -> dict[str, Any]:
    """An attack; a hit is a kind, its toughness and its wounds."""
    elites = [{"elite": {"kind": kind, "toughness": left}, "wounds": wounds} for kind, left, wounds in hits]
    return {"type": "attack", "area": area, "target": target, "wounds": {"basics": basics, "elites": elites}, "by": by}


def exodus(start: int, dice: list[str], **ends: int) -> dict[str, Any]:
    """An Exodus of basic units: how many go where, areas written as ``a7``."""
    marches = [{"end": int(end[1:]), "troops": troops(units)} for end, units in ends.items()]
    return {"type": "exodus", "start": start, "marches": marches, "dice": dice}


def deploy(place: int, units: int, by: str = "die") -> dict[str, Any]:
    """A deployment."""
    return {"type": "deploy", "place": place, "units": units, "by": by}


def muster(place: int, **calls: int) -> dict[str, Any]:
    """Basic units mustered: how many from ``removed``, ``mat`` and areas written as ``a7``."""
    numbers = {"removed": -2, "mat": -1}
    sources = [(numbers[name] if name in numbers else int(name[1:]), units) for name, units in calls.items()]
    return {"type": "muster", "place": place, "calls": [{"source": at, "troops": troops(n)} for at, n in sources]}


MINE = {"type": "mine", "by": "die"}
END = {"type": "end-turn"}
LET_BE = {"type": "let-be"}
ENTER = {"type": "enter", "by": "die"}
