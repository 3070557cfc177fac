"""The own player knows no more than its seat: in positions that differ in what is hidden it does the same."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.games.doomtrooper.asks.asked import Asked
from bot.games.doomtrooper.asks.player import play
from bot.games.doomtrooper.position.commands import Attack, Command
from bot.games.doomtrooper.position.frames import ActionFrame
from bot.games.doomtrooper.position.state import Player, Token
from bot.games.doomtrooper.words.rules.rulesets import CZECH, SWEDISH
from tests.bot.games.doomtrooper.player.games import met, otherwise
from tests.bot.games.doomtrooper.table import Table

MOVES = 240


def differing(seed: int, ruleset: str) -> Iterator[tuple[Command, Command]]:
    """The answers to pairs of positions that look the same to the seat, where they are not the same."""
    for number, one in enumerate(met(seed, ruleset, MOVES)):
        here = one.game.automated(one.state, one.prompt)
        there = one.game.automated(otherwise(one, number), one.prompt)
        if here != there:
            yield here, there


@pytest.mark.parametrize(("seed", "ruleset"), [(0, CZECH.key), pytest.param(3, SWEDISH.key, marks=pytest.mark.slow)])
def test_what_is_hidden_changes_nothing(seed: int, ruleset: str) -> None:
    assert list(differing(seed, ruleset)) == []


def against_hidden(ratings: str) -> Command:
    """Whether it attacks where the only enemy is a warrior in cover whom nobody has seen."""
    table = Table()
    table.players[0] = Player(turns=1, tokens=(Token("any"),))
    table.stack.append(ActionFrame(0, 7))
    table.warrior(ratings="9/9/9/5")
    table.warrior(1, ratings=ratings, name="hidden", covered=True, unpaid=True)
    return play.play(Asked(table.run, 0), "normal")


def test_it_takes_every_hidden_warrior_for_the_same() -> None:
    assert against_hidden("1/1/1/12") == against_hidden("12/12/12/12") == Attack()


def test_a_player_who_looks_at_hidden_cards_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "known", lambda case, _: case)
    assert against_hidden("1/1/1/12") != against_hidden("12/12/12/12")
