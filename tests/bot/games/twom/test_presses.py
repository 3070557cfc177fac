"""A day takes few presses, few questions and few messages; ``presses.py`` measures whole campaigns."""

from __future__ import annotations

from itertools import islice
from statistics import median

import pytest

from bot.games.twom.game import Twom
from tests.bot.games.twom.presses import days

QUESTIONS, MESSAGES = 25, 12


@pytest.mark.parametrize(("people", "most"), [pytest.param(1, 60, marks=pytest.mark.slow), (3, 75)])
@pytest.mark.parametrize("number", [1, pytest.param(3, marks=pytest.mark.slow)])
def test_a_day_takes_few_presses(people: int, most: int, number: int) -> None:
    played = list(islice(days(Twom.from_bytes(None), 1, people), number))
    assert len(played) == number
    presses, questions, messages = (median(each) for each in zip(*played, strict=True))
    assert presses <= most
    assert questions <= QUESTIONS
    assert messages <= MESSAGES
