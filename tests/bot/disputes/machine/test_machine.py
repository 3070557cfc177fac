"""A little of what ``python -m tests.bot.matches.machine --game disputes`` does; and faults that it must notice."""

from __future__ import annotations

from collections.abc import Iterator
from unittest import mock

import pytest
from hypothesis.stateful import run_state_machine_as_test

from bot.disputes.model.dispute import Dispute, Party
from bot.disputes.model.official import Official
from bot.disputes.rules import forgetting, judging, table
from bot.disputes.rules.case import DisputeCase
from bot.disputes.services import docket
from bot.matches.rules.disputes import undoing
from tests.bot.chaos.anybody import of_size
from tests.bot.disputes.machine.anybody import Machine
from tests.examples import no_constants

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def _the_same_examples() -> Iterator[None]:
    with no_constants():
        yield


def test_no_sequence_leaves_a_match_or_a_case_half_decided() -> None:
    before = sum(Machine.done.values())
    run_state_machine_as_test(Machine, settings=of_size(8, 40))
    assert sum(Machine.done.values()) - before > 20


def _everything(dispute: Dispute, user: Official) -> Dispute:
    return dispute


def _forgets_to_go_on(case: DisputeCase, by: str, user: int | None = None) -> None:
    case.set(freezes=False)


def _stays(party: Party, user: int) -> Party:
    return party


async def _restores_nothing(*_: object) -> None:
    """Undoes a verdict in word alone."""


@pytest.mark.parametrize(
    ("planted", "said"),
    [
        (mock.patch.object(undoing, "undo_here", _restores_nothing), "is not what it was before the verdict"),
        (mock.patch.object(judging, "no_judge", lambda *_: None), "a side judges|a barred judge|who ruled decides"),
        (mock.patch.object(docket, "shown", _everything), "reads another's view"),
        (mock.patch.object(DisputeCase, "release", _forgets_to_go_on), r"match \d+: "),
        (mock.patch.object(table, "needed", lambda *_: 1), "too few ruled"),
        (mock.patch.object(table, "electors", lambda *_: (0, 1, 2)), "too few ruled|without a vote"),
        (mock.patch.object(forgetting, "_party", _stays), "is forgotten and still named|the view of"),
    ],
)
def test_a_fault_is_noticed(planted: mock._patch[object], said: str) -> None:
    with planted, pytest.raises(AssertionError, match=said):
        run_state_machine_as_test(Machine, settings=of_size(25, 60))
