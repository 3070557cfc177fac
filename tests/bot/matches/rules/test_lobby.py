"""Gathering a match: one a channel, who sits where, what is chosen, and who may start it."""

from __future__ import annotations

import asyncio

import pytest

from bot.database import Database
from bot.games.questions import Option
from bot.games.registry import Playable, Registry
from bot.games.setup import Choice, Setup
from bot.games.values import Line
from bot.matches.model.match import Status, Terms
from bot.matches.model.messages import Lobby, Opening, Told, Turn
from bot.matches.model.refusals import Reason
from bot.matches.service import MatchService
from tests.bot.games.toy.game import Toy
from tests.bot.matches.table import (
    ADMIN,
    CHANNEL,
    EVA,
    GUILD,
    HUGO,
    JUDGE,
    KAREL,
    LENA,
    HandClock,
    begun,
    gathered,
    granted,
    opened,
    played,
    reason,
    terms,
)


async def test_a_channel_has_one_live_match(service: MatchService) -> None:
    lobby = await gathered(service)
    assert (
        reason(await service.lobbies.create(KAREL, guild=GUILD, channel=CHANNEL, game="toy", terms=terms()))
        is Reason.CHANNEL_TAKEN
    )
    assert await service.live_in(None, 5, CHANNEL) == lobby

    started = await begun(service, lobby.match.id, EVA)
    assert (
        reason(await service.lobbies.create(KAREL, guild=GUILD, channel=CHANNEL, game="toy", terms=terms()))
        is Reason.CHANNEL_TAKEN
    )

    await played(service, started)
    assert await service.live_in(CHANNEL) is None
    granted(await service.lobbies.create(KAREL, guild=GUILD, channel=CHANNEL, game="toy", terms=terms()))


@pytest.mark.on_both_databases(every_run=True)
async def test_of_two_that_open_a_match_in_a_channel_at_once_one_does(service: MatchService) -> None:
    done = await asyncio.gather(
        *(
            service.lobbies.create(who, guild=GUILD, channel=CHANNEL, game="toy", terms=terms())
            for who in (EVA, KAREL, LENA)
        )
    )
    refusals = [reason(each) for each in done if not hasattr(each, "match")]
    assert refusals == [Reason.CHANNEL_TAKEN] * 2


@pytest.mark.parametrize(
    ("game", "wanted", "why"),
    [
        ("chess", terms(), Reason.UNKNOWN_GAME),
        ("toy", Terms("toy@1999-01-01", "short", 2), Reason.UNKNOWN_CHOICE),
        ("toy", Terms("toy@2026-01-01", "blitz", 2), Reason.UNKNOWN_CHOICE),
        ("toy", terms(1), Reason.PLACES),
        ("toy", terms(5), Reason.PLACES),
    ],
)
async def test_terms_that_the_game_does_not_know_are_refused(
    service: MatchService, game: str, wanted: Terms, why: Reason
) -> None:
    done = await service.lobbies.create(EVA, guild=GUILD, channel=CHANNEL, game=game, terms=wanted)
    assert reason(done) is why
    assert await service.live_in(CHANNEL) is None


async def test_seats_are_taken_left_and_cleared(service: MatchService) -> None:
    lobby = granted(await service.lobbies.create(EVA, guild=GUILD, channel=CHANNEL, game="toy", terms=terms(3)))
    number = lobby.match.id
    granted(await service.lobbies.join(number, KAREL))
    assert reason(await service.lobbies.join(number, KAREL)) is Reason.SEATED
    granted(await service.lobbies.join(number, LENA))
    assert reason(await service.lobbies.join(number, HUGO)) is Reason.FULL

    assert reason(await service.lobbies.leave(number, KAREL, 2)) is Reason.HOST_ONLY
    assert reason(await service.lobbies.leave(number, EVA, 7)) is Reason.NO_SEAT
    assert reason(await service.lobbies.leave(number, HUGO)) is Reason.NOT_SEATED
    granted(await service.lobbies.leave(number, KAREL))
    cleared = granted(await service.lobbies.leave(number, EVA, 1))

    assert [seating.user for seating in cleared.match.seats] == [EVA.user]


async def test_choices_move_up_with_their_seats(service: MatchService) -> None:
    lobby = await gathered(service, 3)
    left = granted(await service.lobbies.leave(lobby.match.id, KAREL))
    assert [seating.choices.get("faction") for seating in left.match.seats] == ["red", "green"]


class _Moody(Toy):
    """Asks every seat for its mood too."""

    def choices(self, setup: Setup) -> tuple[Choice, ...]:
        moods = tuple(Option(mood, Line("mood")) for mood in ("calm", "wild", "sad"))
        return (*super().choices(setup), Choice("mood", True, moods))


async def test_what_seats_chose_beside_factions_moves_up_with_them(database: Database, clock: HandClock) -> None:
    service = MatchService(database, Registry([Playable("toy", lambda _: _Moody())]), clock)
    lobby = await gathered(service, 3)
    for actor, mood in ((EVA, "calm"), (KAREL, "wild"), (LENA, "sad")):
        granted(await service.lobbies.choose(lobby.match.id, actor, "mood", mood))
    granted(await service.lobbies.choose(lobby.match.id, EVA, "deal", "4"))
    left = granted(await service.lobbies.leave(lobby.match.id, KAREL))
    assert [each.choices["mood"] for each in left.match.seats] == ["calm", "sad"]
    assert left.match.terms.options == {"deal": "4"}


async def test_everybody_chooses_for_themselves_and_the_host_for_the_table(service: MatchService) -> None:
    lobby = granted(await service.lobbies.create(EVA, guild=GUILD, channel=CHANNEL, game="toy", terms=terms(3)))
    number = lobby.match.id
    granted(await service.lobbies.join(number, KAREL))
    granted(await service.lobbies.add_automated(number, EVA))
    assert [choice.name for choice in await service.lobbies.choices(number)] == ["faction", "deal"]

    assert reason(await service.lobbies.choose(number, KAREL, "faction", "blue", 0)) is Reason.NOT_YOURS
    assert reason(await service.lobbies.choose(number, EVA, "faction", "blue", 1)) is Reason.NOT_YOURS
    assert reason(await service.lobbies.choose(number, KAREL, "faction", "blue", 2)) is Reason.NOT_YOURS
    assert reason(await service.lobbies.choose(number, LENA, "faction", "blue")) is Reason.NOT_SEATED
    assert reason(await service.lobbies.choose(number, KAREL, "faction", "pink")) is Reason.UNKNOWN_CHOICE
    assert reason(await service.lobbies.choose(number, KAREL, "mood", "blue")) is Reason.UNKNOWN_CHOICE
    assert reason(await service.lobbies.choose(number, KAREL, "deal", "4")) is Reason.HOST_ONLY
    assert reason(await service.lobbies.choose(number, EVA, "faction", "blue", 9)) is Reason.NO_SEAT
    granted(await service.lobbies.choose(number, EVA, "faction", "amber", 2))
    settled = granted(await service.lobbies.choose(number, EVA, "deal", "4"))

    assert settled.match.terms.options == {"deal": "4"}
    assert settled.match.seats[2].choices.get("faction") == "amber"


@pytest.mark.on_both_databases
async def test_a_match_starts_when_it_is_full_and_legal_and_the_host_says_so(service: MatchService) -> None:
    lobby = granted(await service.lobbies.create(EVA, guild=GUILD, channel=CHANNEL, game="toy", terms=terms(2)))
    number = lobby.match.id
    assert reason(await service.lobbies.start(number, EVA)) is Reason.TOO_FEW
    granted(await service.lobbies.join(number, KAREL))
    assert reason(await service.lobbies.start(number, KAREL)) is Reason.HOST_ONLY
    illegal = await service.lobbies.start(number, EVA)
    assert reason(illegal) is Reason.ILLEGAL_SETUP
    assert [one.rule for one in getattr(illegal, "violations", ())] == ["toy.colour"]
    granted(await service.lobbies.choose(number, EVA, "faction", "red"))
    granted(await service.lobbies.choose(number, KAREL, "faction", "blue"))

    started = await begun(service, number, EVA)

    assert started.match.status is Status.PLAYING
    assert len(started.match.course.commitment) == 64
    for refused in (
        await service.lobbies.start(number, EVA),
        await service.lobbies.join(number, LENA),
        await service.lobbies.leave(number, KAREL),
        await service.lobbies.choose(number, EVA, "deal", "4"),
        await service.lobbies.add_automated(number, EVA),
    ):
        assert reason(refused) is Reason.NOT_IN_LOBBY


async def test_a_judge_or_an_admin_may_do_what_the_host_may(service: MatchService) -> None:
    for channel, official in ((1, ADMIN), (2, JUDGE)):
        lobby = await gathered(service, channel=channel)
        await begun(service, lobby.match.id, official)


async def test_the_lobby_is_shown_after_every_change_and_the_first_players_are_pinged(service: MatchService) -> None:
    position = await opened(service)
    notes = [parcel.note for parcel in await service.outbox.claim()]

    assert [type(note) for note in notes[:-5]] == [Lobby] * (len(notes) - 5)
    assert [type(note) for note in notes[-5:]] == [Opening, Told, Lobby, Turn, Turn]
    turns = [note for note in notes if isinstance(note, Turn)]
    assert [(turn.seat, turn.asks[0].key) for turn in turns] == [(0, "toy-ask-stake"), (1, "toy-ask-stake")]
    told = next(note for note in notes if isinstance(note, Told))
    assert told.head == position.match.head
    assert [line.key for line in told.entries[0].lines] == ["match-log-opened", "toy-dealt"]


async def test_a_closed_lobby_frees_its_channel(service: MatchService) -> None:
    lobby = await gathered(service)
    assert reason(await service.lobbies.close(lobby.match.id, KAREL)) is Reason.HOST_ONLY
    closed = granted(await service.lobbies.close(lobby.match.id, EVA))

    assert closed.match.status is Status.ABANDONED
    assert reason(await service.lobbies.start(lobby.match.id, EVA)) is Reason.NOT_IN_LOBBY
    await gathered(service)


@pytest.mark.on_both_databases
async def test_a_lobby_that_nobody_starts_is_given_up(service: MatchService, clock: HandClock) -> None:
    lobby = await gathered(service)
    await service.scheduler.tick()
    for _ in range(7):
        clock.advance(days=1)
        await service.scheduler.tick()

    assert await service.live_in(CHANNEL) is None
    given_up = await service.position(lobby.match.id)
    assert given_up is not None
    assert given_up.match.status is Status.ABANDONED


async def test_a_match_goes_on_in_a_thread(service: MatchService) -> None:
    lobby = await gathered(service)
    other = await gathered(service, channel=12)
    granted(await service.relocation.move_to(lobby.match.id, 500))
    assert await service.live_in(CHANNEL) is None
    assert reason(await service.relocation.move_to(other.match.id, 500)) is Reason.CHANNEL_TAKEN
    moved = granted(await service.relocation.move_to(lobby.match.id, None))
    assert moved.match.channel is None
