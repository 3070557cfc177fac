"""The ways to play that a match means are those the digest of its game knows."""

from __future__ import annotations

import pytest

from bot.boards.entry import Boards, GameEntry
from bot.games.setup import Setup
from bot.installed import GAMES
from tests.oracles import packaged_rules


@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.key)
def test_every_way_of_a_game_is_one_of_its_digest(entry: GameEntry) -> None:
    known = {(rule.book.game, rule.variant) for rule in packaged_rules()}
    boards = Boards(GAMES)
    rulesets = entry.make(None).rulesets
    setups = [Setup(rules.key, way.key, ()) for rules in rulesets for way in rules.variants]
    for setup in (*setups, *entry.samples):
        assert {(entry.key, way) for way in boards.ways(entry.key, setup)} <= known


def test_the_cooperative_variant_of_zloba_means_its_rules() -> None:
    boards = Boards(GAMES)
    assert boards.ways("zloba", Setup("zloba-cs@2025", "coop", ())) == {"coop", "scenario"}
    assert boards.ways("zloba", Setup("zloba-cs@2025", "competitive", ())) == frozenset()
    assert boards.ways("unknown", Setup("", "coop", ())) == frozenset()
