"""The order in which a command lists dice, areas, units or wounds decides nothing; an unknown field is no command."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from bot.games.codec import CodecProblem
from bot.games.offers import completions
from bot.games.zloba.position.commands import ChooseCards, Command
from bot.games.zloba.position.state import State
from tests.bot.games.zloba.lawyer import attack, exodus, move, muster, troops
from tests.bot.games.zloba.table import GAME, after, arrange, opened, told
from tests.rows import rows

ELITES = [[1, "giant", 4], [1, "scout", 2]]
SCOUTS = [[1, "scout", 1], [1, "scout", 2]]
ALIKE = [[2, "giant", 4], [2, "giant", 4]]

CASES: dict[str, tuple[list[dict[str, Any]], list[dict[str, Any]]]] = {
    "units of a move": (
        [{"dice": ["maneuver"], "elites": ELITES}, {}],
        [move(1, 2, 0, ("scout", 2), ("giant", 4))],
    ),
    "wounds": (
        [{"elites": SCOUTS}, {"eye": "charge", "basics": {"1": 1}}],
        [{**attack(1, 0, 0, ("scout", 2, 1), ("scout", 1, 1), by="eye"), "seat": 1}],
    ),
    "wounds to elites that are alike": (
        [{"elites": ALIKE}, {"dice": ["battle"], "elites": [[2, "champion", 5], [2, "champion", 5]]}],
        [{**attack(2, 0, 0, ("giant", 4, 1), ("giant", 4, 2)), "seat": 1}],
    ),
    "dice of an exodus": (
        [{"dice": ["mine", "battle"], "basics": {"1": 3}}, {}],
        [exodus(1, ["mine", "battle"], a2=1)],
    ),
    "an action die after the all-seeing one": (
        [{"dice": ["mine"], "eye": "strike", "basics": {"1": 3}}, {}],
        [exodus(1, ["eye", "mine"], a2=1)],
    ),
    "areas of an exodus": (
        [{"dice": ["battle", "mine"], "basics": {"1": 3}}, {}],
        [exodus(1, ["battle", "mine"], a7=1, a2=2)],
    ),
    "units of a march": (
        [{"dice": ["battle", "mine"], "elites": ELITES}, {}],
        [
            {
                "type": "exodus",
                "start": 1,
                "dice": ["battle", "mine"],
                "marches": [{"end": 2, "troops": troops(0, ("scout", 2), ("giant", 4))}],
            }
        ],
    ),
    "sources": (
        [{}, {"corra": 2, "basics": {"1": 2}, "removed": 1}],
        [{"type": "use-skill", "seat": 1, "skill": "rally"}, {**muster(1, mat=1, removed=1), "seat": 1}],
    ),
}


@rows(("seats", "commands"), CASES.values(), ids=CASES)
def test_any_order_is_the_same_decision(seats: list[dict[str, Any]], commands: list[dict[str, Any]]) -> None:
    seat = commands[-1].get("seat", 0)
    state = arrange(*({**each} for each in seats), turn={"seat": seat})
    for written in commands[:-1]:
        state = after(state, read(written), seat)
    ways = [read(each) for each in orders(bare(commands[-1]))]
    assert len(ways) > 1
    assert len({GAME.codec.encode(told(state, way, seat)) for way in ways}) == 1
    assert set(map(GAME.codec.encode, ways)) == {GAME.codec.encode(offered(state, ways[0], seat))}


def test_any_order_of_support_cards_is_the_same_choice() -> None:
    state = opened("red", "blue", newcomers=[0])
    hand = sorted(GAME.components.cards["red"])[:2]
    assert told(state, ChooseCards((hand[1], hand[0]))) == told(state, ChooseCards((hand[0], hand[1])))


@rows(("seats", "commands"), CASES.values(), ids=CASES)
def test_a_misspelt_field_is_no_command(seats: list[dict[str, Any]], commands: list[dict[str, Any]]) -> None:
    written = bare(commands[-1])
    if "dice" in written:
        written["dies"] = written.pop("dice")
    else:
        written["more"] = 1
    with pytest.raises(CodecProblem, match="unknown field"):
        read(written)


def bare(written: dict[str, Any]) -> dict[str, Any]:
    """A command without its seat."""
    return {name: value for name, value in written.items() if name != "seat"}


def read(written: dict[str, Any]) -> Command:
    """A command as the codec reads it."""
    command: Command = GAME.codec.command(msgspec.json.encode(bare(written)))
    return command


def orders(value: Any) -> Iterator[Any]:
    """JSON as it is, and with each of its lists the other way round."""
    yield value
    for name, part in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        for other in orders(part):
            if other is not part:
                yield {**value, name: other} if isinstance(value, dict) else [*value[:name], other, *value[name + 1 :]]
    if isinstance(value, list) and value != value[::-1]:
        yield value[::-1]


def offered(state: State, command: Command, seat: int) -> Command:
    """The offer that is the same decision."""
    (prompt,) = [each for each in GAME.prompts(state) if each.seat == seat]
    same: Command
    (same,) = [end.command for end in completions(GAME, state, prompt) if end.command == command]
    return same
