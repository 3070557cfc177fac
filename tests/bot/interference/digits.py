"""Hashes in what is public: where they stand, and that without the secret they say nothing of what they hash."""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Iterable
from itertools import islice

import sqlalchemy as sa
from msgspec.structs import replace

from bot.database import Database
from bot.games.contract import AnyGame
from bot.games.offers import parts
from bot.games.questions import Complete
from bot.games.values import Accepted
from bot.matches import verify
from bot.matches.model.chance import FairChance
from bot.matches.model.entries import Moved, entry_of, raw, text_of
from bot.matches.service import MatchService
from bot.matches.storage import tables
from tests.bot.interference.table import MATCH

SHORTEST = 10
"""Digits in a row, fewer than which nobody shows of a hash."""
_CANDIDATES = 24


def masked(seen: list[bytes], hashes: dict[str, str]) -> list[bytes]:
    """What was seen, with the name of a hash in the place of its digits, however many of them are shown.

    Args:
        hashes: names by whole hashes.
    """
    if not hashes:
        return seen
    starts = {whole[:SHORTEST]: (whole, name) for whole, name in hashes.items()}
    found = re.compile(b"(" + b"|".join(start.encode() for start in starts) + rb")[0-9a-f]*")

    def put(match: re.Match[bytes]) -> bytes:
        whole, name = starts[match[1].decode()]
        shown = match[0].decode()
        # Digits that go on otherwise are no part of that hash.
        return f"<{name}, {len(shown)} digits>".encode() if whole.startswith(shown) else match[0]

    return [found.sub(put, told) for told in seen]


def distance(one: str, two: str) -> int:
    """In how many of 256 bits two hashes differ."""
    return (int(one, 16) ^ int(two, 16)).bit_count()


async def logged(database: Database) -> list[tuple[int, str, str, str]]:
    """Number, hash before, text and hash of every entry of the match."""
    log = tables.event.c
    async with database.reading() as session:
        asked = sa.select(log.seq, log.previous, log.entry, log.hash).order_by(log.seq)
        return [tuple(row) for row in (await (await session.connection()).execute(asked)).all()]


async def reproduced(
    game: AnyGame, service: MatchService, database: Database, known: Iterable[bytes]
) -> tuple[int, int]:
    """How many guesses at hidden parts of entries, and how many of them have the very digits that are public.

    Whoever guesses has everything but the secret: all entries to the letter, but for the command in question, and some
    of the legal commands to put in its place, the right one among them.

    Args:
        known: public bytes that might be the salt.
    """
    tried = through = 0
    position_before = None
    salts = [None, b"", *known]
    for seq, previous, text, public in await logged(database):
        entry = entry_of(text)
        candidates = [text]
        if isinstance(entry, Moved) and position_before is not None:
            candidates += _others(game, position_before, entry)
        position = await service.history.position_at(MATCH, seq) or await service.position(MATCH)
        position_before = position and position.state
        for candidate in candidates:
            for salt in salts:
                tried += 1
                through += verify.link(MATCH, seq, previous, candidate, salt)[:SHORTEST] == public[:SHORTEST]
                tried += 1
                plain = hashlib.sha256((previous + candidate).encode()).hexdigest()
                keyed = hmac.digest(salt or b"", candidate.encode(), "sha256").hex()
                through += public[:SHORTEST] in (plain[:SHORTEST], keyed[:SHORTEST])
    return tried, through


def _others(game: AnyGame, state: object, entry: Moved) -> list[str]:
    """The entry as it would be with each of the other legal commands."""
    found: list[str] = []
    prompt = next((each for each in game.prompts(state) if each.id == entry.prompt), None)
    paths: list[tuple[str, ...]] = [()] if prompt is not None else []
    while paths and len(found) < _CANDIDATES:
        assert prompt is not None
        step = game.step(state, prompt, path := paths.pop())
        if step is None:
            continue
        if not isinstance(step, Complete):
            # Several picks of a long list are more ways to answer than fit in memory.
            some = islice(parts(game, state, prompt, path, step), _CANDIDATES)
            paths += [(*path, said) for said in some]
            continue
        chance = FairChance(b"any", MATCH, 1)
        decided = game.decide(state, prompt.seat, step.command, chance)
        assert isinstance(decided, Accepted)
        command, events = raw(game, step.command), raw(game, decided.events)
        found.append(text_of(replace(entry, command=command, events=events)))
    return found
