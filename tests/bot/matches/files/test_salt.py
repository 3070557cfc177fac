"""What a hash of the log tells whoever knows all of an entry but a hidden choice: which it was without a salt, and
nothing with it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest
import sqlalchemy as sa

from bot.database import Database
from bot.games.questions import Step
from bot.games.values import SPECTATOR
from bot.matches import verify
from bot.matches.model.chance import Secret
from bot.matches.model.position import Position
from bot.matches.model.seals import Mixed, Seal
from bot.matches.rules.submit import Path, Submitted
from bot.matches.service import MatchService
from bot.matches.storage import tables
from tests.bot.matches.table import EVA, opened, unsalted

DIGITS = 12
CARDS = range(16)

Link = Callable[[int, int, str, str], str]


async def staked(service: MatchService, position: Position) -> int:
    """Eva stakes one of her cards face down; which one nobody but her knows."""
    (prompt,) = position.prompts(0)
    step = position.step(prompt, ())
    assert isinstance(step, Step)
    token = step.options[1].token
    done = await service.play.submit(position.match.id, EVA, prompt.id, Path((token,)))
    assert isinstance(done, Submitted)
    card: int = done.position.state.stakes[0]
    assert card in CARDS
    return card


async def kept(database: Database, match: int) -> tuple[str, str, str]:
    """The entry of the stake, the hash before it and its own."""
    log = tables.event
    asked = sa.select(log.c.entry, log.c.previous, log.c.hash).where(log.c.match_id == match, log.c.seq == 2)
    async with database.reading() as session:
        row = (await (await session.connection()).execute(asked)).one()
    return row.entry, row.previous, row.hash


def texts(entry: str) -> Iterator[tuple[int, str]]:
    """The entry as it would be with every card: all else in it is public."""
    for card in CARDS:
        known = json.loads(entry)
        known["command"]["card"] = card
        known["events"][0]["card"] = card
        yield card, verify.canonical(known)


def guessed(match: int, previous: str, entry: str, digits: str, links: list[Link]) -> list[int]:
    """The cards whose hash shows the digits that everybody may see."""
    return [card for card, text in texts(entry) for link in links if link(match, 2, previous, text)[:DIGITS] == digits]


def tries(commitment: str, previous: str) -> list[Link]:
    """Ways of hashing that need nothing but what is public."""

    def keyed(key: bytes) -> Link:
        return lambda match, seq, before, text: verify.link(match, seq, before, text, verify.salt(key, match, seq))

    def salted(salt: bytes) -> Link:
        return lambda match, seq, before, text: verify.link(match, seq, before, text, salt)

    public = [b"", commitment.encode(), bytes.fromhex(commitment), previous.encode(), bytes.fromhex(previous)]
    return [verify.link, *map(keyed, public), *map(salted, public)]


async def test_without_a_salt_the_hash_gives_a_covered_card_away_and_so_it_is_not_shown(
    service: MatchService, database: Database
) -> None:
    position = await unsalted(service)
    card = await staked(service, position)
    entry, previous, digest = await kept(database, position.match.id)
    assert guessed(position.match.id, previous, entry, digest[:DIGITS], [verify.link]) == [card]

    pages = await service.history.log(position.match.id, SPECTATOR)
    assert [page.hash for page in pages] == ["", ""]
    found = await service.position(position.match.id)
    assert found is not None
    assert not found.match.hashes_shown
    await service.play.concede(position.match.id, EVA)
    assert all(page.hash for page in await service.history.log(position.match.id, SPECTATOR))


async def test_with_a_salt_no_card_that_is_tried_has_the_hash_that_is_shown(
    service: MatchService, database: Database
) -> None:
    position = await opened(service)
    await staked(service, position)
    entry, previous, digest = await kept(database, position.match.id)
    shown = (await service.history.log(position.match.id, SPECTATOR))[-1].hash
    assert shown == digest
    ways = tries(position.match.course.commitment, previous)
    assert guessed(position.match.id, previous, entry, shown[:DIGITS], ways) == []


@pytest.mark.parametrize("salted", [True, False])
def test_logs_alike_but_for_the_secret_have_different_hashes_where_they_are_salted(salted: bool) -> None:
    seal = Seal("0" * 64, salted=salted, mixed=Mixed("1", ()))
    one, other = (Secret(bytes([number]) * 32).link(seal, 1, 2, verify.GENESIS, "{}") for number in (1, 2))
    assert (one != other) is salted


async def test_each_entry_has_a_salt_of_its_own() -> None:
    secret = b"s" * 32
    salts = {verify.salt(secret, match, seq) for match in range(1, 9) for seq in range(1, 9)}
    assert len(salts) == 64
    assert verify.commitment(secret) not in {salt.hex() for salt in salts}
