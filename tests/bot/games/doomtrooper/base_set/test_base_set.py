"""Every card of the base set is played as the table says and changes what it says; without its words it does not.

The table is written by ``python -m tests.bot.games.doomtrooper.base_set``.
"""

from __future__ import annotations

import pytest

from tests.bot.games.doomtrooper.base_set.rows import read
from tests.bot.games.doomtrooper.base_set.trying import base_set, emptied, says_anything, tried

TENS = range(0, 350, 35)
MISSING = {
    "01028": "answers a warrior who enters play, for which no window is open",
    "01252": "nobody joins in any of the positions",
    "01258": "pays for one of its ways in steps of X, which effects do not ask for",
    "01293": "answers a completed mission, for which no window is open",
}
"""The cards that no position shows, with why."""


def test_the_table_has_every_card() -> None:
    assert {card.code for card in base_set()} == set(read()) | set(MISSING)


@pytest.mark.parametrize("start", TENS)
def test_cards_change_what_the_table_says(start: int) -> None:
    rows = read()
    for printed in base_set()[start : start + 35]:
        if printed.code in MISSING:
            continue
        row = rows[printed.code]
        assert row.changes, printed.code
        assert tried(printed, row.position, row.way) == row.changes, printed.code
        if says_anything(printed):
            assert tried(emptied(printed), row.position, row.way) != row.changes, printed.code
