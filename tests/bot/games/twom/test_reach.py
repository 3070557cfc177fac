"""A campaign shows what it reaches of a pack, and the figures of campaigns stay within what they promise."""

from __future__ import annotations

import pytest

from bot.games.twom.game import Twom
from bot.games.twom.tells.lookups import FURTHER
from tests.bot.games.twom.campaigns import campaign, report
from tests.bot.games.twom.reach import components, looked_up, missed, reached
from tests.bot.games.twom.table import tiny


def test_what_a_campaign_reaches_is_in_its_pack() -> None:
    found = reached(tiny(), 1, own=True)
    assert {"characters vera", "events chapter-one", "exploration shelf"} <= found <= components(tiny().components)


@pytest.mark.slow
def test_what_no_campaign_reaches_is_named() -> None:
    left = missed(tiny(), 2, own=1)
    assert "visitors pedlar" in left
    assert "events chapter-one" not in left
    assert missed(tiny(), 0, own=0) == sorted(components(tiny().components))


def test_what_the_diary_only_refers_to_is_reached_by_looking_it_up() -> None:
    assert looked_up(tiny()) == set()
    stand_in = Twom.from_bytes(None)
    assert looked_up(stand_in) == {f"scripts {number}" for number in FURTHER}
    assert looked_up(stand_in).isdisjoint(missed(stand_in, 0, own=0))


@pytest.mark.slow
def test_a_campaign_of_the_stand_in_is_small_and_asks_little() -> None:
    played = campaign(Twom.from_bytes(None), 4, "own")
    assert not played.stuck
    assert played.day <= 13
    assert sum(played.asked) == played.answers
    assert max(played.asked) <= 60
    assert 0 < played.size <= 30_000
    assert "questions a day: median " in report([played])
