"""What a command is said to make final before it is given."""

from __future__ import annotations

import pytest

from bot.games.doomtrooper.asks.finality import finality
from bot.games.doomtrooper.position.commands import Act, Play
from bot.games.doomtrooper.words.effects import Points
from tests.bot.games.doomtrooper.flow.seats import Seats

ANY = {"when": "any", "after": "discard"}


@pytest.mark.parametrize("declared", [True, False])
def test_a_card_that_is_played_is_seen_and_nothing_more(declared: bool) -> None:
    table = Seats()
    table.warrior(0)
    gain = () if declared else ({"do": "points", "destiny": 1},)
    card = table.card("special", 0, play=ANY, effects=gain, declared=declared)
    table.at(1).goes_on()
    said = Play(card, effects=(Points(destiny=1),), after="discard") if declared else Play(card)
    assert finality(table.run, 0, said) == "played"


def test_a_card_that_cannot_be_played_yet_will_be_seen() -> None:
    """It is said ahead of its turn."""
    table = Seats()
    card = table.card("special", 1, play=ANY, effects=({"do": "points", "destiny": 1},))
    table.at(1).goes_on()
    assert finality(table.run, 1, Play(card)) == "played"


@pytest.mark.parametrize("hidden", [True, False])
def test_who_is_recruited_into_cover_is_not_seen(hidden: bool) -> None:
    table = Seats()
    table.warrior(0)
    new = table.warrior(0, "hand")
    table.acting().goes_on()
    said = Play(new, hidden=True) if hidden else Play(new, area="squad")
    assert finality(table.run, 0, said) == ("" if hidden else "played")


@pytest.mark.parametrize(("unpaid", "final"), [(True, "reveals"), (False, "")])
def test_who_leaves_cover_is_turned_up_only_where_nobody_knew_him(unpaid: bool, final: str) -> None:
    table = Seats()
    table.warrior(0)
    one = table.warrior(0, covered=True, unpaid=unpaid)
    table.acting().goes_on()
    assert finality(table.run, 0, Act("uncover", one)) == final
