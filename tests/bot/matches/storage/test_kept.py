"""Files that people keep: each for themselves in one server, within limits, and gone when they are forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
import sqlalchemy as sa

from bot.database import Database
from bot.games.registry import Registry
from bot.games.setup import Choice
from bot.games.values import Rejected
from bot.matches.model.kept import LONGEST_TITLE, MOST_KEPT, Keeper, KeptFile, Saved, Shelf
from bot.matches.model.refusals import Reason, Refused
from bot.matches.rules.choices import LARGEST
from bot.matches.service import MatchService
from bot.matches.storage import tables
from tests.bot.games.fair.game import FAIR
from tests.bot.games.fair.goods import NAMES
from tests.bot.matches.table import EVA, GUILD, KAREL, HandClock, reason

DECK = Choice("deck", each_seat=True, kind="file", sealed=True)
GOODS = "\n".join(each.cs for each in NAMES[:6]).encode()
OTHERS = "\n".join(each.cs for each in NAMES[6:12]).encode()
OWN = Keeper(GUILD, EVA.user)
SHELF = Shelf(OWN, "fair", "deck")


@pytest.fixture
def games() -> Registry:
    return Registry([FAIR])


async def kept(service: MatchService, title: str, keeper: Keeper = OWN, *, content: bytes = GOODS) -> KeptFile:
    done = await service.kept.save(keeper, "fair", DECK, title, content)
    assert isinstance(done, Saved), done
    return done.file


async def titles(service: MatchService, shelf: Shelf = SHELF) -> list[str]:
    return [file.title for file in await service.kept.all(shelf)]


async def test_what_is_kept_is_as_the_game_wrote_it_and_is_the_persons_own(service: MatchService) -> None:
    done = await service.kept.save(OWN, "fair", DECK, "  My\tfirst\x00 ", GOODS.upper())
    assert isinstance(done, Saved)
    assert done.file.title == "My first"
    assert [line.key for line in done.remarks] == ["fair-count"]
    assert await service.kept.find(OWN, done.file.number) == done.file
    for stranger in (Keeper(GUILD, KAREL.user), Keeper(GUILD + 1, EVA.user)):
        assert await service.kept.find(stranger, done.file.number) is None
        assert await service.kept.all(Shelf(stranger, "fair", "deck")) == ()
        assert isinstance(await service.kept.delete(stranger, done.file.number), Refused)
        assert reason(await service.kept.rename(stranger, done.file.number, "Mine")) is Reason.NOT_KEPT
    assert await titles(service) == ["My first"]


@pytest.mark.on_both_databases(every_run=True)
async def test_a_title_is_there_once_whatever_its_capitals_and_is_replaced_when_that_is_said(
    service: MatchService, clock: HandClock
) -> None:
    first = await kept(service, "Sluneční")
    assert reason(await service.kept.save(OWN, "fair", DECK, "SLUNEČNÍ", OTHERS)) is Reason.TITLE_TAKEN
    clock.advance(hours=1)
    again = await service.kept.save(OWN, "fair", DECK, "SLUNEČNÍ", OTHERS, replaces=True)
    assert isinstance(again, Saved)
    assert again.file.number == first.number and again.file.text != first.text and again.file.saved > first.saved
    assert await titles(service) == ["SLUNEČNÍ"]
    other = await kept(service, "Other")
    assert reason(await service.kept.rename(OWN, other.number, "sluneční")) is Reason.TITLE_TAKEN
    renamed = await service.kept.rename(OWN, other.number, "Another")
    assert isinstance(renamed, KeptFile) and renamed.title == "Another"
    assert await service.kept.delete(OWN, other.number) is None
    assert isinstance(await service.kept.delete(OWN, other.number), Refused)
    assert await titles(service) == ["SLUNEČNÍ"]


@pytest.mark.on_both_databases(every_run=True)
async def test_two_devices_of_one_person_keep_one_file_of_a_title(service: MatchService) -> None:
    saving = (service.kept.save(OWN, "fair", DECK, "Both", content) for content in (GOODS, OTHERS))
    done = await asyncio.gather(*saving)
    assert sorted(isinstance(each, Saved) for each in done) == [False, True]
    assert {reason(each) for each in done if not isinstance(each, Saved)} == {Reason.TITLE_TAKEN}
    assert await titles(service) == ["Both"]


@pytest.mark.parametrize(
    ("title", "content", "expected"),
    [
        ("", GOODS, Reason.NO_TITLE),
        (" \u200b\n\t", GOODS, Reason.NO_TITLE),
        ("x" * (LONGEST_TITLE + 1), GOODS, Reason.LONG_TITLE),
        ("Large", b"x" * (LARGEST + 1), Reason.TOO_LARGE),
    ],
)
async def test_what_cannot_be_kept_is_refused_and_nothing_changes(
    service: MatchService, title: str, content: bytes, expected: Reason
) -> None:
    assert reason(await service.kept.save(OWN, "fair", DECK, title, content)) is expected
    assert await titles(service) == []


async def test_what_the_game_cannot_read_is_not_kept(service: MatchService) -> None:
    assert isinstance(await service.kept.save(OWN, "fair", DECK, "Strange", b"Nothing"), Rejected)
    assert await titles(service) == []


async def test_a_person_keeps_so_many_and_no_more_in_a_server(service: MatchService) -> None:
    for number in range(MOST_KEPT):
        await kept(service, f"Deck {number}")
    assert reason(await service.kept.save(OWN, "fair", DECK, "One more", GOODS)) is Reason.TOO_MANY_KEPT
    assert isinstance(await service.kept.save(OWN, "fair", DECK, "Deck 3", OTHERS, replaces=True), Saved)
    await kept(service, "One more", Keeper(GUILD + 1, EVA.user))
    assert len(await titles(service)) == MOST_KEPT


@pytest.fixture
def everywhere() -> Iterator[tuple[Keeper, ...]]:
    yield (OWN, Keeper(GUILD + 1, EVA.user), Keeper(GUILD, KAREL.user))


@pytest.mark.on_both_databases(every_run=True)
async def test_who_is_forgotten_keeps_nothing_anywhere(
    service: MatchService, database: Database, everywhere: tuple[Keeper, ...]
) -> None:
    for keeper in everywhere:
        await kept(service, "CANARY", keeper)
    await service.privacy.forget(EVA.user)
    async with database.reading() as session:
        rows = (await (await session.connection()).execute(sa.select(tables.kept_file.c.user_id))).scalars().all()
    assert rows == [KAREL.user]
