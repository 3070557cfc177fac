"""The chapter on cover and hidden warriors, rule by rule: each test is named after the rule that it shows."""

from __future__ import annotations

import pytest
from msgspec import json

from bot.games.doomtrooper.game import Doomtrooper
from bot.games.doomtrooper.looks.fighting.values import rating
from bot.games.doomtrooper.position.commands import Act, Attack, Play
from tests.bot.games.doomtrooper.flow.seats import Seats

GUN = {"to": "card", "whom": {"side": "own", "tags": ["warrior"]}, "after": "attach"}


@pytest.mark.parametrize(("covered", "armour"), [(False, 5), (True, 8)])
def test_cover_defence(*, covered: bool, armour: int) -> None:
    table = Seats()
    one = table.warrior(0, covered=covered)
    assert [rating(table.run, one, which) for which in ("armour", "fight")] == [armour, 5]


def test_cover_no_attack() -> None:
    table = Seats()
    table.warrior(0, covered=True)
    free, foe = table.warrior(0), table.warrior(1, covered=True)
    table.acting().says(0, Attack()).all_pass()
    assert table.offered(0) == [table.token(free), "nobody"]
    assert table.offered(0, table.token(free)) == [table.token(foe)]


def test_cover_attachments() -> None:
    table = Seats()
    one = table.warrior(0, covered=True)
    table.warrior(0)
    old, new = table.on(one), table.card("equipment", 0, play=GUN)
    table.acting().says(0, Play(new, targets=(one,))).all_pass()
    assert [table.state.cards[card].on for card in (old, new)] == [one, one]
    assert not any(table.state.cards[card].unpaid or table.state.cards[card].covered for card in (old, new))


def test_cover_leave() -> None:
    """He attacks no more in the turn in which he left cover; another may."""
    table = Seats()
    one, other = table.warrior(0, covered=True), table.warrior(0)
    table.warrior(1)
    table.acting().says(0, Act("uncover", one)).all_pass()
    assert len(table.tokens()) == 2
    table.says(0, Attack()).all_pass()
    assert table.offered(0) == [table.token(other), "nobody"]


def test_hidden_marker() -> None:
    """Who is not paid for yet is marked so, as long as that is true."""
    table = Seats()
    table.warrior(0)
    new = table.warrior(0, "hand", ratings="5/5/5/4")
    table.acting().says(0, Play(new, hidden=True)).all_pass(until="discard")
    assert table.state.cards[new].unpaid
    table = Seats()
    table.warrior(0)
    new = table.warrior(0, "aside", ratings="5/5/5/4", covered=True, unpaid=True)
    table.acting().says(0, Act("uncover", new)).all_pass()
    assert not table.state.cards[new].unpaid


def test_cover_looking() -> None:
    """The own covered warriors are seen, and keep their places; those of others who lie hidden are not."""
    table = Seats()
    table.warrior(0)
    own = table.warrior(0, name="SOUGHT", covered=True)
    hidden = table.warrior(0, "aside", name="LURKER", covered=True, unpaid=True)
    table.acting().goes_on()
    game = Doomtrooper(table.run.catalogue)
    seen = {viewer: json.encode(game.view(table.state, viewer)).decode() for viewer in (0, 1)}
    assert all(name in seen[0] for name in ("SOUGHT", "LURKER"))
    assert "LURKER" not in seen[1]
    table.says(0, Act("meditate")).all_pass()
    assert [table.state.cards[card].code for card in (own, hidden)] == ["SOUGHT", "LURKER"]
