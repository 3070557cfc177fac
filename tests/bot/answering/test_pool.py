"""Processes that answer questions: they say what the bot would say, and nothing is lost when one dies."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
from pathlib import Path

import pytest

from bot.answering.threads import InThreads
from bot.chat.rulings.finding import find
from bot.problems import BusyProblem
from rules_index import IndexProblem, Language, Note, NoteKind, Oracle
from tests.bot.answering import work
from tests.bot.answering.conftest import Opens
from tests.rules_index.editions import editions_index

QUESTION = "kolik mincí máme na začátku?"


def pipe(folder: Path, name: str) -> Path:
    path = folder / name
    os.mkfifo(path)
    return path


def note(question: str, answer: str) -> Note:
    return Note("HR-1", NoteKind.HOUSE_RULE, {Language.CS: question}, {Language.CS: answer}, game="hrad")


async def gone(pid: int) -> None:
    """Wait until a process has ended."""
    async with asyncio.timeout(60):
        while True:
            try:
                os.kill(pid, 0)
            except ProcessLookupError:
                return
            await asyncio.sleep(0.01)


@pytest.mark.slow
async def test_processes_answer_as_the_bot_itself_does(opened: Opens) -> None:
    async with opened(workers=2) as here:
        found = await here.pool.of(here.oracle, find, QUESTION, language=Language.CS)
        assert found == find(here.oracle, QUESTION, language=Language.CS)
        assert found.answered
        assert await here.pool.of(here.oracle, work.process) in here.pool.pids
        assert os.getpid() not in here.pool.pids


async def test_what_a_process_worked_on_when_it_died_is_given_to_another(opened: Opens, tmp_path: Path) -> None:
    async with opened() as here:
        before = await here.pool.of(here.oracle, work.process)
        waiting = [asyncio.create_task(here.pool.of(here.oracle, find, QUESTION)) for _ in range(3)]
        assert await here.pool.of(here.oracle, work.die_once, tmp_path / "died") == "answered"
        assert [found.answered for found in await asyncio.gather(*waiting)] == [True] * 3
        assert await here.pool.of(here.oracle, work.process) != before
        assert len(here.pool.pids) == 1


async def test_what_ends_every_process_is_refused_and_keeps_nobody_else_from_an_answer(opened: Opens) -> None:
    async with opened() as here:
        with pytest.raises(BusyProblem):
            await here.pool.of(here.oracle, work.die)
        assert (await here.pool.of(here.oracle, find, QUESTION)).answered


async def test_a_process_that_is_killed_while_nobody_asks_costs_no_answer(opened: Opens) -> None:
    async with opened() as here:
        pid = await here.pool.of(here.oracle, work.process)
        os.kill(pid, signal.SIGKILL)
        await gone(pid)
        assert await here.pool.of(here.oracle, work.process) != pid


async def test_the_pool_closes_while_questions_run_and_leaves_no_process(opened: Opens, tmp_path: Path) -> None:
    begun, end = pipe(tmp_path, "begun"), pipe(tmp_path, "end")
    async with opened() as here:
        asked = [asyncio.create_task(here.pool.of(here.oracle, work.wait, begun, end)) for _ in range(2)]
        assert await asyncio.to_thread(begun.read_text) == "begun"
        pids = [*here.pool.pids, here.origin]
    assert [isinstance(each, asyncio.CancelledError) for each in await asyncio.gather(*asked, return_exceptions=True)]
    for pid in pids:
        await gone(pid)


async def test_who_gives_up_waiting_leaves_their_answer_to_nobody(opened: Opens, tmp_path: Path) -> None:
    begun, end = pipe(tmp_path, "begun"), pipe(tmp_path, "end")
    async with opened() as here:
        left = asyncio.create_task(here.pool.of(here.oracle, work.wait, begun, end))
        assert await asyncio.to_thread(begun.read_text) == "begun"
        left.cancel()
        following = asyncio.create_task(here.pool.of(here.oracle, work.process))
        await asyncio.sleep(0)
        await asyncio.to_thread(end.write_text, "late")
        assert await following in here.pool.pids
        assert left.cancelled()


async def test_notes_of_a_server_answer_there_alone(opened: Opens) -> None:
    asked, answer = "co je kolovrátek?", "Kolovrátek je dům s hodinami."
    async with opened() as here:

        async def told(guild: int | None) -> list[str]:
            return await here.pool.of(here.oracle.within(guild, Language.CS), work.first, asked)

        assert "HR-1" not in await told(1)
        here.oracle.lay(1, [note(asked, answer)], revision=1)
        assert (await told(1))[:1] == ["HR-1"]
        # The process that answers has the notes of that server now.
        assert "HR-1" not in await told(2)
        assert "HR-1" not in await told(None)
        here.oracle.lay(2, [], revision=7)
        assert "HR-1" not in await told(2)
        here.oracle.lay(1, [], revision=2)
        assert "HR-1" not in await told(1)


@pytest.mark.slow
async def test_a_note_that_was_changed_is_told_as_it_is_now(opened: Opens) -> None:
    asked = "co je kolovrátek?"
    async with opened() as here:
        for revision, answer in enumerate(("Dům s hodinami.", "Dům bez hodin."), 1):
            here.oracle.lay(1, [note(asked, answer)], revision)
            found = await here.pool.of(here.oracle.within(1, Language.CS), work.ask, asked)
            assert answer in str(found.rulings[0])


@pytest.mark.slow
async def test_an_index_in_the_place_of_another_is_taken_up(opened: Opens, tmp_path: Path) -> None:
    async with opened() as here:
        before = await here.pool.of(here.oracle, work.fingerprint)
        shutil.copy(editions_index(), tmp_path / "other.sqlite")
        (tmp_path / "other.sqlite").replace(here.index)
        after = await here.pool.of(here.oracle, work.fingerprint)
        assert after == here.oracle.fingerprint != before


async def test_what_goes_wrong_is_told_as_it_would_be_here(opened: Opens) -> None:
    async with opened() as here:
        with pytest.raises(IndexProblem, match="damaged") as told:
            await here.pool.of(here.oracle, work.fail)
        assert any("work.py" in line for line in told.value.__notes__)
        with pytest.raises(RuntimeError, match="OddError: odd"):
            await here.pool.of(here.oracle, work.fail_oddly)
        with pytest.raises(AttributeError):
            await here.pool.of(here.oracle, lambda _: None)
        assert (await here.pool.of(here.oracle, find, QUESTION)).answered


async def test_the_bot_answers_itself_where_no_process_can_be_had(opened: Opens, tmp_path: Path) -> None:
    async with opened(index=tmp_path / "none.sqlite") as here:
        assert await here.pool.of(here.oracle, work.process) == os.getpid()
    async with opened() as here:
        pid = await here.pool.of(here.oracle, work.process)
        os.kill(here.origin, signal.SIGKILL)
        os.kill(pid, signal.SIGKILL)
        await gone(pid)
        assert await here.pool.of(here.oracle, work.process) == os.getpid()


class Own(Oracle):
    """An oracle that knows more than the index and the notes."""


async def test_an_oracle_that_knows_more_is_asked_in_this_process(opened: Opens) -> None:
    async with opened() as here:
        own = Own.open(here.index)
        assert await here.pool.of(own, work.process) == os.getpid()
        own.close()


async def test_threads_answer_on_one_core(opened: Opens) -> None:
    async with opened() as here:
        assert await InThreads().of(here.oracle, work.process) == os.getpid()
