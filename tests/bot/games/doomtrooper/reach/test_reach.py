"""The table of mechanisms is whole, and a few games by chance reach most of it."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.games.doomtrooper.words.rules.rulesets import CZECH, SWEDISH, Rules
from tests.bot.games.doomtrooper.reach.games import seen_in
from tests.bot.games.doomtrooper.reach.table import mechanisms, unseen, words

GAMES = 4


def test_the_table_has_all_mechanisms() -> None:
    assert [one.number for one in mechanisms()] == list(range(1, 151))
    assert {one.book for one in mechanisms()} == {"", "cs", "sv"}


def test_a_mechanism_is_seen_by_one_of_its_ways() -> None:
    way = next(one for one in mechanisms() if len(one.ways) == 1 and len(one.ways[0]) > 1)
    (signs,) = way.ways
    assert way.is_seen(signs)
    assert not way.is_seen(sorted(signs)[1:])


@pytest.mark.parametrize("rules", [CZECH, pytest.param(SWEDISH, marks=pytest.mark.slow)])
def test_a_few_games_reach_much_and_break_nowhere(rules: Rules) -> None:
    seen: Counter[str] = Counter()
    assert seen_in(rules, range(GAMES), seen) == []
    of_book = [one for one in mechanisms() if one.book in ("", rules.edition)]
    assert len(unseen(rules.edition, seen)) < len(of_book) / 2
    assert len(words() & seen.keys()) > len(words()) / 3
