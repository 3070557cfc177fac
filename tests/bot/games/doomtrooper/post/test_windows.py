"""No window is lost, whatever people and judges do; and one that is would be noticed."""

from __future__ import annotations

from typing import Any
from unittest import mock

import pytest

from bot.games.doomtrooper.acts.happening import windows
from bot.matches.model.private import Answers
from tests.bot.games.doomtrooper.post.windows import play_turns
from tests.bot.games.suite.play import Breach


def test_every_window_is_answered_by_each_seat_once_and_closed_once() -> None:
    done = play_turns(12, seed=4)
    assert done["window"] > 40
    assert done["plan"] + done["standing"] > 10


def test_a_window_that_closes_before_all_have_passed_is_caught() -> None:
    passed = windows.passed

    def hasty(run: Any, frame: Any) -> None:
        passed(run, frame)
        if run.serial() % 5 == 0:
            passed(run, run.top)

    with mock.patch.object(windows, "passed", hasty), pytest.raises(Breach):
        play_turns(12)


def test_a_substitute_who_inherits_answers_is_caught() -> None:
    with mock.patch.object(Answers, "leaving", lambda self, _: self), pytest.raises(Breach, match="private answers"):
        play_turns(60)
