"""What is hidden stays out of everything that is written down beside the log of a match."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
import sqlalchemy as sa

from bot.commands.carrying import TALKATIVE, set_up_log
from bot.database import Database
from bot.games.questions import Step
from bot.games.registry import Registry
from bot.games.values import SPECTATOR
from bot.matches.model.messages import Told
from bot.matches.model.position import Position
from bot.matches.rules.submit import Path, Submitted
from bot.matches.service import MatchService
from bot.matches.storage import tables
from bot.settings import LogLevel
from tests.bot.matches.table import EVA, JUDGE, WHY, HandClock, granted, opened

pytestmark = pytest.mark.on_both_databases


@pytest.fixture
def levels() -> Iterator[None]:
    """The levels of the loggers, put back afterwards."""
    before = {name: logging.getLogger(name).level for name in TALKATIVE}
    yield
    for name, level in before.items():
        logging.getLogger(name).setLevel(level)


@pytest.mark.usefixtures("levels")
async def test_no_log_of_the_process_holds_a_secret_or_a_hand(
    service: MatchService, database: Database, games: Registry, clock: HandClock, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    set_up_log(LogLevel.DEBUG)
    position = await opened(service)
    await _staked(service, position.match.id)
    other = MatchService(database, games, clock)
    await other.position(position.match.id)
    logging.getLogger("bot").debug("heard")

    async with database.reading() as session:
        asked = sa.select(tables.secret.c.secret)
        secret = (await (await session.connection()).execute(asked)).scalar_one()
    assert "heard" in caplog.text
    assert repr(secret) not in caplog.text
    assert secret.hex() not in caplog.text
    assert "hands" not in caplog.text
    assert "Staked" not in caplog.text


async def test_what_others_are_told_is_the_same_whatever_was_chosen_in_secret(service: MatchService) -> None:
    position = await opened(service)
    number = position.match.id
    first, *others = [await _told(service, number, choice) for choice in range(3)]
    assert first.own not in [each.own for each in others]
    assert [each.public for each in others] == [first.public] * 2


@dataclass(frozen=True)
class _Known:
    """What a seat's secret choice made known to itself, and to everybody else."""

    own: object
    public: object


async def _told(service: MatchService, match: int, choice: int) -> _Known:
    """What is known after Eva staked one of her cards face down; then the stake is taken back."""
    position = await _staked(service, match, choice)
    lines = {viewer: (await service.history.log(match, viewer))[-1].lines for viewer in (0, 1, SPECTATOR)}
    notes = [parcel.note for parcel in await service.outbox.claim()]
    staked = [entry.lines for note in notes if isinstance(note, Told) for entry in note.entries][-1]
    await service.outbox.delivered(*range(1000))
    granted(await service.orders.rewind(match, JUDGE, 1, reason=WHY))
    # Taking the stake back gives the questions other ids, whatever was staked.
    asked = [(prompt.seat, prompt.ask) for prompt in position.prompts()]
    shown = (position.view(1), position.view(SPECTATOR), asked)
    return _Known((lines[0], position.view(0)), (lines[1], lines[SPECTATOR], staked, shown))


async def _staked(service: MatchService, match: int, choice: int = 0) -> Position:
    position = await service.position(match)
    assert position is not None
    (prompt,) = position.prompts(0)
    step = position.step(prompt, ())
    assert isinstance(step, Step)
    done = await service.play.submit(match, EVA, prompt.id, Path((step.options[choice].token,)))
    assert isinstance(done, Submitted)
    return done.position
