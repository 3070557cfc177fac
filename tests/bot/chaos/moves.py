"""Matches without an end that are made of moves alone, each by a click; one that nobody answered is sent again."""

from __future__ import annotations

from bot.matches.model.refusals import Reason, Refused
from bot.matches.rules.submit import Path, Submitted
from bot.matches.service import MatchService
from tests.bot.chaos.process import Play, Process
from tests.bot.matches.bench import opened
from tests.bot.matches.table import PEOPLE

CHANNELS = range(1, 5)


async def _prepare(service: MatchService) -> None:
    for channel in CHANNELS:
        if await service.live_in(channel) is None:
            await opened(service, channel)


async def _play(process: Process, channel: int) -> None:
    position = await process.service.live_in(channel)
    assert position is not None
    match = position.match.id
    unanswered = process.seen.unanswered.get(match)
    while True:
        (prompt,) = position.prompts()
        click, unanswered = unanswered or next(process.clicks), None
        process.say("click", match, click)
        actor, path = PEOPLE[prompt.seat], Path((f"f{click % 20}",))
        done = await process.service.play.submit(match, actor, prompt.id, path, interaction=click)
        if isinstance(done, Submitted):
            process.say("done", match, click, done.position.match.seq, done.position.match.head)
        elif isinstance(done, Refused) and done.reason is Reason.REPEATED:
            process.say("repeated", match, click)
        else:
            raise AssertionError(done)
        position = await process.service.position(match)
        assert position is not None


MOVES = Play(lambda process: [_play(process, channel) for channel in CHANNELS], _prepare)
