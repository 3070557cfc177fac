"""Files, numbers and sealed choices: who settles them, what is kept of them, and who is told what is wrong."""

from __future__ import annotations

import pytest
import sqlalchemy as sa

from bot.database import Database, StorageProblem
from bot.games.registry import Playable, Registry
from bot.games.values import Rejected
from bot.matches.files.checking import Verdict
from bot.matches.model.match import Actor, Status
from bot.matches.model.messages import Note, Unready
from bot.matches.model.private import TABLE, Held
from bot.matches.model.refusals import Reason, Refused
from bot.matches.service import MatchService
from bot.matches.services.lobbies import Brought
from bot.matches.storage import tables
from bot.matches.verify import fingerprint
from tests.bot.games.fair.game import Fair
from tests.bot.matches.fair import DECKS, brought, deck, gathered_fair, opened_fair
from tests.bot.matches.table import (
    ADMIN,
    EVA,
    HUGO,
    JUDGE,
    KAREL,
    LENA,
    HandClock,
    begun,
    granted,
    played,
    reason,
)


@pytest.fixture
def games() -> Registry:
    return Registry([Playable("fair", lambda _: Fair())])


async def rows(database: Database) -> list[tuple[int, str, str, str]]:
    kept = tables.private.c
    async with database.reading() as session:
        found = await (await session.connection()).execute(sa.select(kept.seat, kept.name, kept.value, kept.nonce))
        return [tuple(row) for row in found.all()]


async def news(service: MatchService) -> list[tuple[Note, int | None]]:
    """What is to be delivered now, and to whom."""
    found = []
    while parcels := await service.outbox.claim():
        found += [(parcel.note, parcel.user) for parcel in parcels]
        await service.outbox.delivered(*(parcel.id for parcel in parcels))
    return found


async def test_of_a_sealed_deck_the_lobby_has_the_fingerprint_alone(service: MatchService, database: Database) -> None:
    lobby = await gathered_fair(service)
    after = await brought(service, lobby.match.id, KAREL, DECKS[1].replace(b"\n", b"\r\n").upper())

    kept = next(row for row in await rows(database) if row[:2] == (1, "deck"))
    assert kept[2].encode() == DECKS[1]
    assert len(kept[3]) == 32
    assert after.match.seats[1].choices["deck"] == fingerprint(kept[3], kept[2])
    assert "deck" not in after.match.seats[0].choices


async def test_a_sealed_pick_is_a_fingerprint_too_and_the_same_pick_another_one(service: MatchService) -> None:
    lobby = await gathered_fair(service)
    one, two = (seating.choices["sign"] for seating in lobby.match.seats)
    assert len(one) == len(two) == 64
    assert one != two


async def test_numbers_are_taken_within_their_range(service: MatchService) -> None:
    number = (await gathered_fair(service)).match.id
    for wrong in ("0", "61", "07", "+7", "7.0", "", "seven", "²", "9" * 400):
        assert reason(await service.lobbies.choose(number, EVA, "purse", wrong)) is Reason.OUT_OF_RANGE, wrong
    settled = granted(await service.lobbies.choose(number, EVA, "purse", "60"))
    assert settled.match.seats[0].choices["purse"] == "60"
    assert reason(await service.lobbies.choose(number, EVA, "deck", "x")) is Reason.UNKNOWN_CHOICE


async def test_a_file_that_the_game_cannot_read_is_rejected_with_its_line(service: MatchService) -> None:
    number = (await gathered_fair(service)).match.id
    spoilt = DECKS[0] + b"Atlantis salt\n"
    done = await service.lobbies.bring(number, EVA, "deck", spoilt)
    assert isinstance(done, Rejected)
    assert [(each.rule, each.line.args) for each in done.violations] == [("fair.deck", {"line": 9})]
    too_large = await service.lobbies.bring(number, EVA, "deck", b"x" * (64 * 1024 + 1))
    assert reason(too_large) is Reason.TOO_LARGE
    now = await service.position(number)
    assert now is not None
    assert "deck" not in now.match.seats[0].choices


async def test_only_who_sits_there_or_the_host_for_an_automaton_brings_a_file(service: MatchService) -> None:
    number = (await gathered_fair(service, 3)).match.id
    granted(await service.lobbies.leave(number, LENA))
    granted(await service.lobbies.add_automated(number, EVA))
    bring = service.lobbies.bring
    assert reason(await bring(number, KAREL, "deck", DECKS[0], 0)) is Reason.NOT_YOURS
    assert reason(await bring(number, KAREL, "deck", DECKS[0], 2)) is Reason.NOT_YOURS
    assert reason(await bring(number, EVA, "deck", DECKS[0], 1)) is Reason.NOT_YOURS
    assert reason(await bring(number, HUGO, "deck", DECKS[0])) is Reason.NOT_SEATED
    assert reason(await bring(number, EVA, "deck", DECKS[0], 7)) is Reason.NO_SEAT
    assert reason(await bring(number, EVA, "stall", DECKS[0])) is Reason.UNKNOWN_CHOICE
    assert reason(await bring(999, EVA, "deck", DECKS[0])) is Reason.NO_MATCH
    assert isinstance(await bring(number, EVA, "deck", DECKS[2], 2), Brought)


async def test_what_was_brought_is_shown_to_its_owner_alone(service: MatchService) -> None:
    number = (await gathered_fair(service, 3)).match.id
    await brought(service, number, KAREL, DECKS[1])
    assert await service.lobbies.brought(number, KAREL) == {"deck": DECKS[1].decode(), "sign": "moon"}
    for actor in (EVA, LENA, JUDGE, ADMIN, HUGO):
        assert reason(await service.lobbies.brought(number, actor, 1)) is Reason.NOT_YOURS
    assert reason(await service.lobbies.brought(number, HUGO)) is Reason.NOT_SEATED
    assert reason(await service.lobbies.brought(number, KAREL, TABLE)) is Reason.NOT_YOURS
    assert await service.lobbies.brought(number, EVA, TABLE) == {}


async def test_a_file_can_be_replaced_and_taken_back(service: MatchService, database: Database) -> None:
    number = (await gathered_fair(service)).match.id
    first = await brought(service, number, KAREL, DECKS[1])
    second = await brought(service, number, KAREL, DECKS[2])
    assert first.match.seats[1].choices["deck"] != second.match.seats[1].choices["deck"]
    assert [row[2] for row in await rows(database) if row[1] == "deck"] == [DECKS[2].decode()]

    gone = granted(await service.lobbies.drop(number, KAREL, "deck"))
    assert "deck" not in gone.match.seats[1].choices
    assert [row for row in await rows(database) if row[1] == "deck"] == []
    assert reason(await service.lobbies.drop(number, KAREL, "deck")) is Reason.NOTHING_BROUGHT


async def test_leaving_takes_the_deck_along_and_the_others_move_up_with_theirs(
    service: MatchService, database: Database
) -> None:
    number = (await gathered_fair(service, 3)).match.id
    for actor, content in ((EVA, DECKS[0]), (KAREL, DECKS[1]), (LENA, DECKS[2])):
        await brought(service, number, actor, content)
    left = granted(await service.lobbies.leave(number, KAREL))
    decks = {row[0]: row[2] for row in await rows(database) if row[1] == "deck"}
    assert decks == {0: DECKS[0].decode(), 1: DECKS[2].decode()}
    assert await service.lobbies.brought(number, LENA) == {"deck": DECKS[2].decode(), "sign": "moon"}
    assert len(left.match.seats) == 2


@pytest.mark.parametrize("host", [True, False])
async def test_forgetting_somebody_deletes_the_files_of_lobbies(
    service: MatchService, database: Database, host: bool
) -> None:
    number = (await gathered_fair(service)).match.id
    await brought(service, number, EVA, DECKS[0])
    await brought(service, number, KAREL, DECKS[1])
    await service.privacy.forget((EVA if host else KAREL).user)
    kept = [row[2] for row in await rows(database) if row[1] == "deck"]
    assert kept == ([] if host else [DECKS[0].decode()])


async def test_a_closed_lobby_keeps_no_files(service: MatchService, database: Database) -> None:
    number = (await gathered_fair(service)).match.id
    await brought(service, number, EVA, DECKS[0])
    granted(await service.lobbies.close(number, EVA))
    assert await rows(database) == []
    assert await service.lobbies.brought(number, EVA) == {}


async def test_the_host_learns_who_is_not_ready_and_they_learn_why(service: MatchService) -> None:
    number = (await gathered_fair(service)).match.id
    await brought(service, number, EVA, DECKS[0])
    await news(service)
    refusal = await service.lobbies.start(number, EVA)
    assert isinstance(refusal, Refused)
    assert (refusal.reason, refusal.violations) == (Reason.NOT_READY, ())
    assert [line.args for line in refusal.line.args["seats"]] == [{"seat": 1}]  # type: ignore[union-attr]

    assert await news(service) == [(Unready(1), KAREL.user)]
    assert reason(await service.lobbies.start(number, EVA)) is Reason.NOT_READY
    assert await news(service) == []


async def test_what_is_wrong_with_a_sealed_deck_is_told_to_its_owner_alone(service: MatchService) -> None:
    number = (await gathered_fair(service)).match.id
    await brought(service, number, EVA, DECKS[0])
    goods_of_praha = "".join(f"Praha {kind}\n" for kind in ("sůl", "vlna", "vosk", "med", "cín", "olovo"))
    done = await service.lobbies.bring(number, KAREL, "deck", goods_of_praha.encode())
    assert isinstance(done, Brought)
    assert [(each.rule, each.seat) for each in done.complaints] == [("fair.own", 1)]

    refusal = await service.lobbies.start(number, EVA)
    assert isinstance(refusal, Refused)
    assert (refusal.reason, refusal.violations) == (Reason.NOT_READY, ())
    assert "fair.own" not in repr(refusal)
    assert [each.rule for each in await service.lobbies.complaints(number, KAREL)] == ["fair.own"]
    for other in (EVA, JUDGE, ADMIN):
        assert await service.lobbies.complaints(number, other) == ()

    await brought(service, number, KAREL, DECKS[1])
    assert (await begun(service, number, EVA)).match.status is Status.PLAYING


async def test_what_everybody_may_know_is_told_to_everybody(service: MatchService) -> None:
    number = (await gathered_fair(service)).match.id
    granted(await service.lobbies.choose(number, KAREL, "stall", "lund"))
    for actor, content in ((EVA, DECKS[0]), (KAREL, DECKS[1])):
        assert isinstance(await service.lobbies.bring(number, actor, "deck", content), Brought)
    refusal = await service.lobbies.start(number, EVA)
    assert isinstance(refusal, Refused)
    assert refusal.reason is Reason.ILLEGAL_SETUP
    assert [each.rule for each in refusal.violations] == ["fair.stall"]


async def test_a_table_choice_that_is_needed_is_the_hosts_to_settle(service: MatchService) -> None:
    number = (await gathered_fair(service)).match.id
    granted(await service.lobbies.drop(number, EVA, "rounds"))
    assert reason(await service.lobbies.drop(number, KAREL, "rounds")) is Reason.HOST_ONLY
    assert reason(await service.lobbies.start(number, EVA)) is Reason.UNSETTLED


async def test_the_game_opens_with_the_decks_and_the_match_keeps_their_fingerprints(service: MatchService) -> None:
    position = await opened_fair(service)
    for seat, content in enumerate(DECKS[:2]):
        goods = position.state.hands[seat] + position.state.stacks[seat]
        assert len(goods) == len(content.splitlines())
    assert all(len(seating.choices["deck"]) == 64 for seating in position.match.seats)
    assert position.state.coins == (20, 21)


async def test_a_deck_stays_with_its_seat_when_somebody_else_sits_down(service: MatchService) -> None:
    number = (await opened_fair(service)).match.id
    granted(await service.seats.vacate(number, KAREL, 1))
    granted(await service.seats.take(number, HUGO, 1))
    assert reason(await service.lobbies.brought(number, KAREL)) is Reason.NOT_SEATED
    assert reason(await service.lobbies.brought(number, KAREL, 1)) is Reason.NOT_YOURS
    assert await service.lobbies.brought(number, HUGO) == {"deck": DECKS[1].decode(), "sign": "moon"}


async def test_what_came_to_be_of_no_use_is_not_kept(service: MatchService, database: Database) -> None:
    source = await opened_fair(service, variant="open", channel=77)
    saved, before = source.game.save(source.state), await rows(database)
    assert isinstance(saved, bytes)
    number = (await gathered_fair(service, variant="open")).match.id
    await brought(service, number, EVA, DECKS[0])
    done = await service.lobbies.bring(number, KAREL, "saved", saved)
    assert reason(done) is Reason.HOST_ONLY
    assert isinstance(await service.lobbies.bring(number, EVA, "saved", saved), Brought)
    position = await begun(service, number, EVA)
    assert position.state == source.state
    assert set(position.match.seats[0].choices) == {"stall", "sign", "purse"}
    assert [row[1] for row in await rows(database) if row not in before] == ["saved"]
    await played(service, position)
    verdict = await service.checks.check(number)
    assert isinstance(verdict, Verdict)
    assert verdict.wrong == ()


async def test_nothing_is_settled_any_more_once_a_match_is_announced(service: MatchService) -> None:
    number = (await opened_fair(service)).match.id
    assert reason(await service.lobbies.bring(number, EVA, "deck", deck(40))) is Reason.NOT_IN_LOBBY
    assert reason(await service.lobbies.drop(number, EVA, "deck")) is Reason.NOT_IN_LOBBY
    number = (await gathered_fair(service, channel=12)).match.id
    for actor, content in ((EVA, DECKS[0]), (KAREL, DECKS[1])):
        await brought(service, number, actor, content)
    granted(await service.lobbies.start(number, EVA))
    assert reason(await service.lobbies.bring(number, EVA, "deck", deck(40))) is Reason.OPENING


async def test_another_process_opens_a_match_with_the_decks(
    service: MatchService, database: Database, games: Registry, clock: HandClock
) -> None:
    number = (await gathered_fair(service)).match.id
    for actor, content in ((EVA, DECKS[0]), (KAREL, DECKS[1])):
        await brought(service, number, actor, content)
    granted(await service.lobbies.start(number, EVA))
    again = MatchService(database, games, clock)
    position = granted(await again.openings.begin(number, 1_300_000_000_000_000_001))
    assert position.match.status is Status.PLAYING


async def test_a_deck_that_was_changed_in_the_database_opens_nothing(
    service: MatchService, database: Database, games: Registry, clock: HandClock
) -> None:
    number = (await gathered_fair(service)).match.id
    await brought(service, number, EVA, DECKS[0])
    async with database.writing() as session:
        changed = sa.update(tables.private).where(tables.private.c.name == "deck").values(value=DECKS[2].decode())
        await (await session.connection()).execute(changed)
    with pytest.raises(StorageProblem):
        await MatchService(database, games, clock).position(number)


def test_what_is_held_shows_itself_to_no_log() -> None:
    assert "Riga" not in repr(Held("Riga salt", "nonce")) + repr([Held("Riga salt")])


async def test_a_stranger_is_told_nothing(service: MatchService) -> None:
    assert await service.lobbies.complaints(999, EVA) == ()
    assert reason(await service.lobbies.brought(999, Actor(5))) is Reason.NO_MATCH
