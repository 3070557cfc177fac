"""What is offered is allowed, and nothing is offered twice: units of several kinds, guards, sources of mustering."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.games.zloba.position.commands import Command, UseSkill
from tests.bot.games.zloba.table import after, arrange, breaches, offers
from tests.rows import rows

BLUE: dict[str, Any] = {"turn": {"seat": 1}}
MIXED: dict[str, Any] = {"basics": {"1": 3}, "elites": [[1, "giant", 4], [1, "scout", 1], [1, "scout", 2]]}
GUARDED: dict[str, Any] = {"basics": {"1": 3}, "elites": [[1, "scout", 1], [1, "shield", 1], [1, "shield", 3]]}
CALLED: dict[str, Any] = {"corra": 2, "basics": {"1": 2, "4": 1}, "removed": 2, "elites": [[4, "archer", 1]]}

POSITIONS: dict[str, tuple[Sequence[dict[str, Any]], dict[str, Any], Sequence[Command]]] = {
    "units of several kinds move": ([{"dice": ["maneuver"], **MIXED}, {}], {}, ()),
    "units of several kinds leave": ([{"dice": ["mine", "mine"], **MIXED, "basics": {"1": 1}}, {}], {}, ()),
    "wounds where a guard is": ([GUARDED, {"dice": ["battle"], "eye": "charge", "basics": {"2": 1}}], BLUE, ()),
    "units are mustered": ([{}, CALLED], BLUE, (UseSkill("rally"),)),
}


@rows(("seats", "parts", "before"), POSITIONS.values(), ids=POSITIONS)
def test_what_is_offered_is_allowed(
    seats: Sequence[dict[str, Any]], parts: dict[str, Any], before: Sequence[Command]
) -> None:
    seat = parts.get("turn", {}).get("seat", 0)
    state = arrange(*({**each} for each in seats), **parts)
    for command in before:
        state = after(state, command, seat)
    found = offers(state, seat)
    assert len(found) > 10
    assert len(found) == len(set(found))
    assert [command for command in found if breaches(state, command, seat)] == []
