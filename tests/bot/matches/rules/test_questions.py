"""A question that the match goes back to is another question: no answer given to the old one counts for it."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from bot.games.questions import Complete
from bot.matches.model.entries import Moved, entry_of
from bot.matches.model.position import Position
from bot.matches.model.refusals import Reason
from bot.matches.rules import undo
from bot.matches.rules.log import Header
from bot.matches.rules.submit import Path, Submitted
from bot.matches.service import MatchService
from tests.bot.matches.table import (
    EVA,
    JUDGE,
    KAREL,
    PEOPLE,
    WHY,
    exported,
    granted,
    move,
    now_of,
    opened,
    path_of,
    played,
    reason,
)


async def back_by(service: MatchService, how: str, position: Position, to: int) -> Position:
    """The match after going back to an entry."""
    number = position.match.id
    if how == "order":
        return granted(await service.orders.rewind(number, JUDGE, to, reason=WHY))
    granted(await service.proposals.propose(number, EVA, "undo"))
    return granted(await service.proposals.answer(number, KAREL, 1, True))


@pytest.mark.parametrize("how", ["order", "consent"])
async def test_an_answer_from_before_going_back_is_stale(service: MatchService, how: str) -> None:
    start = await opened(service)
    number = start.match.id
    (prompt,) = start.prompts(0)
    answer = path_of(start, prompt, random.Random(0))
    moved = await service.play.submit(number, EVA, prompt.id, answer)
    assert isinstance(moved, Submitted)
    back = await back_by(service, how, moved.position, 1)

    assert back.game.prompts(back.state) == start.game.prompts(start.state)
    assert reason(await service.play.submit(number, EVA, prompt.id, answer)) is Reason.STALE
    assert back.step(prompt, ()) is None
    (again,) = back.prompts(0)
    assert isinstance(await service.play.submit(number, EVA, again.id, answer), Submitted)


async def test_an_answer_from_before_the_position_was_set_right_is_stale(service: MatchService) -> None:
    position = await played(service, await opened(service), moves=2)
    number = position.match.id
    (prompt,) = position.prompts()
    answer = path_of(position, prompt, random.Random(0))
    # The game asks the same again by the same name, in a position that is another.
    granted(await service.orders.adjust(number, JUDGE, {"left": 9}, reason=WHY))
    same = granted(await service.orders.adjust(number, JUDGE, {"left": position.state.left}, reason=WHY))

    assert same.game.prompts(same.state) == position.game.prompts(position.state)
    assert reason(await service.play.submit(number, PEOPLE[prompt.seat], prompt.id, answer)) is Reason.STALE


async def test_no_id_of_a_question_comes_again(service: MatchService) -> None:
    position = await opened(service, 3, variant="long")
    number, lot = position.match.id, random.Random(3)
    # The first entry each question was asked after, and the first one it was no longer asked after.
    gone: set[str] = set()
    asked: set[str] = set()
    for turn in range(120):
        now = {prompt.id for prompt in position.prompts()}
        assert not now & gone
        gone |= asked - now
        asked = now
        if not now:
            break
        if turn % 4 == 3:
            position = granted(
                await service.orders.rewind(number, JUDGE, lot.randint(1, position.match.seq - 1), reason=WHY)
            )
        else:
            position = await move(service, position, lot)
    assert len(gone) > 60


async def test_the_log_and_the_game_know_the_games_own_ids(service: MatchService) -> None:
    start = await opened(service)
    number = start.match.id
    await move(service, start, random.Random(1), seat=0)
    back = granted(await service.orders.rewind(number, JUDGE, 1, reason=WHY))
    (prompt,) = back.prompts(0)
    (own, _) = back.game.prompts(back.state)
    assert back.question_id(own) == prompt.id != own.id
    assert back.prompt(prompt.id, 0) == own
    path = path_of(back, prompt, random.Random(0))
    assert isinstance(back.step(prompt, path.tokens), Complete)
    assert isinstance(await service.play.submit(number, EVA, prompt.id, Path(path.tokens)), Submitted)
    file = await exported(service, number, JUDGE)
    last = file["entries"][-1]["entry"]
    assert last["prompt"] == own.id
    assert (await now_of(service, back)).match.course.waits[0].prompts[0].startswith(f"{back.match.course.line}.")


async def test_who_is_not_asked_is_told_so_by_the_same_ids(service: MatchService) -> None:
    start = await opened(service)
    (prompt,) = start.prompts(1)
    answer = path_of(start, prompt, random.Random(1))
    assert reason(await service.play.submit(start.match.id, EVA, prompt.id, answer)) is Reason.NOT_YOURS


def test_moves_of_old_logs_are_read_as_they_are() -> None:
    text = '{"kind":"moved","at":"2026-03-01T12:00:00Z","by":"seat","seat":0,"prompt":"stake.6.0.0","command":{}}'
    entry = entry_of(text)
    assert isinstance(entry, Moved)
    assert entry.prompt == "stake.6.0.0"


@pytest.mark.parametrize("behind", [0, 1, 2])
def test_a_roll_bars_the_way_back_wherever_it_stands(behind: int) -> None:
    """The own move is the oldest of four; one entry since, the newest or an older one, was a roll of the other's."""
    moves = [Header(seq, seat, fixed=False, back_to=None) for seq, seat in ((2, 0), (3, 1), (4, 1), (5, 1))]
    log = [Header(1, None, fixed=True, back_to=None), *moves]
    assert undo.target(log, 0) == 1
    rolled = [replace(each, fixed=each.seq == 5 - behind) if each.seq > 2 else each for each in log]
    assert reason(undo.target(rolled, 0)) is Reason.CANNOT_UNDO


def test_a_roll_that_was_itself_gone_back_behind_bars_nothing() -> None:
    log = [
        Header(1, None, fixed=True, back_to=None),
        Header(2, 0, fixed=False, back_to=None),
        Header(3, 1, fixed=True, back_to=None),
        Header(4, None, fixed=False, back_to=2),
    ]
    assert undo.target(log, 0) == 1


def test_ones_own_roll_further_back_is_not_undone() -> None:
    log = [
        Header(1, None, fixed=True, back_to=None),
        Header(2, 0, fixed=True, back_to=None),
        Header(3, 1, fixed=False, back_to=None),
    ]
    assert reason(undo.target(log, 0)) is Reason.CANNOT_UNDO
    assert undo.target(log, 1) == 2
