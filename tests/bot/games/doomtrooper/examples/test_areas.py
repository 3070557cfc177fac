"""Examples about the areas that cards reach: from the Squad to the Outpost and back."""

from __future__ import annotations

import pytest

from tests.bot.games.doomtrooper.examples.real import Real


@pytest.mark.parametrize(("area", "more"), [("squad", 2), ("outpost", 0)])
def test_marshal(area: str, more: int) -> None:
    """In the Squad he helps those of Bauhaus in every area but personalities; on the Outpost he helps nobody.

    Rule: doomtrooper-cs.influence.example-marshal
    """
    table = Real()
    table.put("venusian-marshal", 0, area)
    near, far = table.put("venusian-ranger", 0), table.put("venusian-ranger", 0, "outpost")
    famous = table.warrior(0, tags=("bauhaus", "personality"))
    assert [table.rated(one) for one in (near, far)] == [(4 + more, 3 + more, 4 + more)] * 2
    assert table.rated(famous) == (5, 5, 5)


@pytest.mark.parametrize("his", ["squad", "outpost"])
@pytest.mark.parametrize("theirs", ["squad", "outpost"])
def test_colonel(his: str, theirs: str) -> None:
    """Rule: doomtrooper-cs.influence.example-in-play, doomtrooper-cs.influence.anywhere"""
    table = Real()
    colonel = table.put("colonel-maxwell", 0, his)
    own, other = table.put("trencher", 0, theirs), table.put("trencher", 1, theirs)
    assert table.rated(own) == (9, 8, 8)
    assert table.rated(other) == (3, 2, 2)
    assert table.rated(colonel) == (9, 7, 8)


@pytest.mark.parametrize("area", ["squad", "outpost"])
def test_city(area: str) -> None:
    """Rule: doomtrooper-cs.influence.anywhere, doomtrooper-cs.fortification.reach"""
    table = Real()
    table.put("fukido", 0)
    own, foreign = table.put("trencher", 0, area), table.put("venusian-ranger", 0, area)
    assert table.rated(own) == (3, 2, 4)
    assert table.rated(foreign) == (4, 3, 4)
