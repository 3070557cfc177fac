"""The tiny pack keeps the contract of a game, as far as campaigns played at random can tell.

Where people declare what is drawn and rolled, a slow test examines one as well.
"""

from __future__ import annotations

import pytest

from tests.bot.games.suite.conformance import Exam
from tests.bot.games.twom.table import setup, tiny


@pytest.mark.parametrize(("seats", "table"), [(1, "bot"), pytest.param(2, "table", marks=pytest.mark.slow)])
def test_a_campaign_played_at_random_keeps_the_contract(seats: int, table: str) -> None:
    exam = Exam(tiny(), setup(seats, cards=table, dice=table), seats, closely=0.02, each=1, kinds=0.8)
    exam.run()
    assert exam.accepted > 20
    assert exam.refused > 20
