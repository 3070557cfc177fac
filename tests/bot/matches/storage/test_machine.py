"""A little of what ``python -m tests.bot.matches.machine`` plays; and faults that it must notice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from datetime import timedelta
from typing import Any
from unittest import mock

import pytest
from hypothesis.stateful import run_state_machine_as_test
from msgspec.structs import replace

from bot.matches.model.refusals import Refused
from bot.matches.rules import permissions, seats, undo
from bot.matches.rules.clock import vacations
from bot.matches.rules.log import Header
from bot.matches.services.clocks import vacations as vacation_service
from tests.bot.matches.machine import Machine, of_size
from tests.bot.matches.stage import Stage

Plant = Callable[[], Iterator[Any]]


def test_no_sequence_gains_a_second_draw_more_time_or_knowledge() -> None:
    before = Stage.steps
    run_state_machine_as_test(Machine, settings=of_size(8, 30))
    assert Stage.steps - before > 200


def _who_plays_judges() -> Iterator[Any]:
    yield mock.patch.object(permissions, "is_partial", lambda *_: False)


def _who_knows_sits_down() -> Iterator[Any]:
    yield mock.patch.object(seats, "no_seat", lambda *_: None)


def _vacations_never_end() -> Iterator[Any]:
    for module in (vacations, vacation_service):
        yield mock.patch.object(module, "BUDGET", timedelta(days=500))


def _draws_are_undone() -> Iterator[Any]:
    whole = undo.target

    def target(headers: list[Header], seat: int) -> int | Refused:
        return whole([replace(header, fixed=False) for header in headers], seat)

    yield mock.patch.object(undo, "target", target)


@pytest.mark.parametrize(
    ("plant", "said"),
    [
        (_who_plays_judges, "plays or played"),
        (_who_knows_sits_down, "knows the secrets of|judged or saw everything"),
        (_vacations_never_end, "was on vacation for"),
        (_draws_are_undone, "by consent over what was drawn"),
    ],
)
def test_a_fault_is_noticed(plant: Plant, said: str) -> None:
    with ExitStack() as planted:
        for each in plant():
            planted.enter_context(each)
        with pytest.raises(AssertionError, match=said):
            run_state_machine_as_test(Machine, settings=of_size(15, 40))
