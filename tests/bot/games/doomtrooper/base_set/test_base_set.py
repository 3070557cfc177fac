"""Every card of the base set is played as the table says and changes what it says; without its words it does not.

The table is written by ``python -m tests.bot.games.doomtrooper.base_set``.
"""

from __future__ import annotations

import pytest

from tests.bot.games.doomtrooper.base_set.rows import read
from tests.bot.games.doomtrooper.base_set.trying import base_set, emptied, says_anything, tried


def test_the_table_has_every_card() -> None:
    assert {card.code for card in base_set()} == set(read())


@pytest.mark.parametrize("every", [8, pytest.param(1, marks=pytest.mark.slow)])
def test_cards_change_what_the_table_says(every: int) -> None:
    rows = read()
    for printed in base_set()[::every]:
        row = rows[printed.code]
        assert row.changes, printed.code
        assert tried(printed, row.position, row.way) == row.changes, printed.code
        if says_anything(printed):
            assert tried(emptied(printed), row.position, row.way) != row.changes, printed.code
