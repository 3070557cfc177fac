"""A campaign that begins while seats are free: who plays it, who holds the Diary first, and what the log says."""

from __future__ import annotations

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from bot.database import Database
from bot.games.registry import Playable, Registry
from bot.games.twom.acts.flow.setup import RULESET
from bot.games.twom.position.events import Attended, DiaryPassed, Opened
from bot.games.values import SPECTATOR
from bot.matches.files.replay import Replay
from bot.matches.model import entries
from bot.matches.model.match import Match, Terms
from bot.matches.service import MatchService
from tests.bot.games.twom.table import tiny
from tests.bot.matches.table import (
    ADMIN,
    EVA,
    GUILD,
    HUGO,
    KAREL,
    LENA,
    MESSAGE,
    WHY,
    HandClock,
    begun,
    granted,
    replayed,
)


@pytest.fixture
def games() -> Registry:
    """This War of Mine alone, with the tiny pack."""
    return Registry([Playable("twom", lambda _: tiny())])


@pytest.fixture
def service(database: Database, games: Registry, clock: HandClock) -> MatchService:
    """The service with that game."""
    return MatchService(database, games, clock)


async def gathered(service: MatchService, bots: int = 0) -> int:
    """A lobby with six seats, in which three people sit and then the game's own player."""
    terms = Terms(RULESET.key, "group", 6)
    number = granted(await service.lobbies.create(EVA, guild=GUILD, channel=5, game="twom", terms=terms)).match.id
    for actor in (KAREL, LENA):
        granted(await service.lobbies.join(number, actor))
    for _ in range(bots):
        granted(await service.lobbies.add_automated(number, EVA))
    return number


async def ended(service: MatchService, match: int) -> Replay:
    """A match that is ended to be judged, which the referee must agree with."""
    granted(await service.orders.abandon(match, ADMIN, reason=WHY))
    replay = await replayed(service, service.games, match)
    assert replay.breaches() == []
    return replay


@pytest.mark.slow
@pytest.mark.parametrize("bots", [0, 1, 2])
async def test_a_campaign_begins_with_those_who_are_there(service: MatchService, bots: int) -> None:
    start = await begun(service, await gathered(service, bots=bots), EVA)
    seats = range(3 + bots)
    assert start.state.present == tuple(seats)

    replay = await ended(service, start.match.id)

    opening = replay.opening
    events = entries.events_of(replay.game, opening)
    assert isinstance(events[0], Opened)
    (line,) = replay.game.narrate(events[0], SPECTATOR)
    assert line.args["count"] == len(seats)
    (draw,) = [each for each in opening.draws if each.purpose == "first-holder"]
    assert draw.below == len(seats)
    told = [event for each in replay.log for event in entries.events_of(replay.game, each)]
    assert {seat for each in told if isinstance(each, DiaryPassed) for seat in (each.seat, each.by)} <= {*seats}
    assert not [each for each in replay.log if isinstance(each, entries.Attended)], "the first line says who plays"


async def test_who_sits_down_later_plays_from_then_on(service: MatchService) -> None:
    start = await begun(service, await gathered(service), EVA)
    joined = granted(await service.seats.take(start.match.id, HUGO, 4))
    assert joined.state.present == joined.match.course.present == (0, 1, 2, 4)
    log = (await ended(service, start.match.id)).log
    told = [event for each in log for event in entries.events_of(tiny(), each)]
    assert [each for each in told if isinstance(each, Attended)] == [Attended((0, 1, 2, 4))]


async def test_who_is_forgotten_while_it_opens_does_not_play(service: MatchService) -> None:
    number = await gathered(service)
    granted(await service.lobbies.start(number, EVA))
    await service.privacy.forget(KAREL.user)
    start = granted(await service.openings.begin(number, MESSAGE))
    assert start.state.present == start.match.course.present == (0, 2)
    replay = await ended(service, number)
    assert not [each for each in replay.log if isinstance(each, entries.Attended)]


async def test_a_campaign_of_a_version_that_did_not_say_what_is_free_is_judged_as_it_began(
    service: MatchService, monkeypatch: pytest.MonkeyPatch
) -> None:
    setup = Match.setup

    def unsaid(match: Match) -> object:
        found = setup(match)
        return replace(found, seats=tuple(replace(each, free=UNSET) for each in found.seats))

    number = await gathered(service)
    with monkeypatch.context() as older:
        older.setattr(Match, "setup", unsaid)
        start = await begun(service, number, EVA)
    assert start.state.present == (0, 1, 2)
    replay = await ended(service, number)
    assert replay.states[0].present == tuple(range(6))
    assert [each.present for each in replay.log if isinstance(each, entries.Attended)] == [(0, 1, 2)]
