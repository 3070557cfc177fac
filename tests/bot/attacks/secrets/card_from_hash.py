"""A spectator names a covered card from the digits of a hash, and from what everybody sees."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator
from datetime import datetime, timedelta
from itertools import islice
from typing import Any, TypeAlias

import msgspec
import sqlalchemy as sa

from bot.games.contract import AnyGame, after_events
from bot.games.offers import parts
from bot.games.questions import Complete, Prompt
from bot.games.values import JUDGE, SPECTATOR
from bot.games.zloba.telling.view import ZlobaView
from bot.matches import verify
from bot.matches.model.position import Position
from bot.matches.services.history import Page
from bot.matches.storage import tables
from tests.bot.attacks.attack import Attack, Got, Scale
from tests.bot.attacks.ground import Ground, ground
from tests.bot.games.suite.play import Dice

Salt: TypeAlias = "Callable[[int], bytes | None]"

_DIGITS = 12
_SPAN = {"quick": 300, "whole": 20_000}
"""Microseconds that are tried of each second; a whole second only takes longer."""


async def attack(scale: Scale) -> Got:
    """Rebuild the first entry, then try every card of the second, at every moment of its second."""
    async with ground() as field:
        field.clock.advance(microseconds=_SPAN[scale] - 57)
        before = await field.zloba()
        number = before.match.id
        seat = before.prompts()[0].seat
        field.clock.advance(seconds=90)
        _, path, command = _choices(before, seat)[1]
        after = await field.answered(number, seat, before.prompts(seat)[0], path)
        chosen = [card.key for card in after.view(JUDGE).forces[seat].cards]  # type: ignore[attr-defined]
        tried, named = await _named(field, after, seat, _SPAN[scale], _guesses(after))
        if not named:
            # Whoever has the secret names it by the same means, so that the secret alone stands in the way.
            assert (await _named(field, after, seat, _SPAN[scale], await _known(field, number)))[1] == chosen
    right = named == chosen
    said = f"names {' '.join(named)}" if named else "names nothing"
    return Got(int(right), 1, f"{said} after {tried:,} hashes; the card is {' '.join(command.cards)}")


async def _named(
    field: Ground, position: Position, seat: int, span: int, salts: Iterable[Salt]
) -> tuple[int, list[str]]:
    """How many hashes a spectator tries, and what cards they name then."""
    first, second = await field.service.history.log(position.match.id, SPECTATOR)
    tried = 0
    for salt in salts:
        for entry in _openings(position):
            found, more = _fitting(position, first, entry, salt(1), verify.GENESIS, span)
            tried += more
            if found is None:
                continue
            for cards, moved in _moves(position.game, entry, seat, second):
                fitting, more = _fitting(position, second, moved, salt(2), found, span)
                tried += more
                if fitting is not None:
                    return tried, cards
    return tried, []


def _fitting(
    position: Position, page: Page, entry: dict[str, Any], salt: bytes | None, previous: str, span: int
) -> tuple[str | None, int]:
    """The whole hash of which the page shows the first digits, if the entry can have it."""
    match, second = position.match.id, page.at.replace(microsecond=0)
    text = verify.canonical({**entry, "at": "TIME"})
    for count in range(span):
        whole = _link(match, page.seq, previous, text.replace("TIME", _written(second, count)), salt)
        if whole[:_DIGITS] == page.hash[:_DIGITS]:
            return whole, count + 1
    return None, span


def _link(match: int, seq: int, previous: str, text: str, salt: bytes | None) -> str:
    if salt is None:
        return hashlib.sha256(f"rozhodci.event.1|{match}|{seq}|{previous}|{text}".encode()).hexdigest()
    return verify.link(match, seq, previous, text, salt)


def _guesses(position: Position) -> Iterator[Salt]:
    """Whatever public thing might be the salt; the first guess is that there is none."""
    yield lambda _: None
    if hasattr(verify, "salt"):
        commitment = position.match.course.commitment
        for guess in (b"", bytes.fromhex(commitment), commitment.encode()):
            yield lambda _, guess=guess: guess  # type: ignore[misc]


async def _known(field: Ground, match: int) -> tuple[Salt, ...]:
    async with field.database.reading() as session:
        asked = sa.select(tables.secret.c.secret).where(tables.secret.c.match_id == match)
        secret = (await (await session.connection()).execute(asked)).scalar_one()
    return (lambda seq: verify.salt(secret, match, seq),)


def _written(second: datetime, microseconds: int) -> str:
    return (second + timedelta(microseconds=microseconds)).isoformat().replace("+00:00", "Z")


def _openings(position: Position) -> Iterator[dict[str, Any]]:
    """The first entry as it may be, by the tokens that lie open; tokens that look alike make several."""
    game, match, view = position.game, position.match, position.view(SPECTATOR)
    assert isinstance(view, ZlobaView)
    pack = game.components.pack  # type: ignore[attr-defined]
    seen = [area.token for area in view.areas]

    def picks(left: list[int], at: int) -> Iterator[list[int]]:
        if at == len(seen):
            yield []
            return
        for number, token in enumerate(left):
            if pack.tokens[token] == seen[at]:
                for more in picks(left[:number] + left[number + 1 :], at + 1):
                    yield [number, *more]

    public = {"at": "", "by": "host", "kind": "opened", "seat": None, "game": match.game, "pack": match.terms.pack}
    for picked in islice(picks(list(range(len(pack.tokens))), 0), 8):
        drawn = _Told(picked)
        events = game.open(match.setup(), drawn)
        yield {
            **public,
            "setup": _built(match.setup()),
            "commitment": match.course.commitment,
            "events": _built_by(game, events),
            "draws": drawn.draws,
            **_more(position),
        }


def _more(position: Position) -> dict[str, Any]:
    """What entries of newer versions have besides."""
    seals, engine = getattr(position.match.course, "seals", None), getattr(position.game, "engine", None)
    mixed = {} if seals is None else {"mixed": _built(seals[-1].mixed)}
    return mixed if engine is None else {**mixed, "engine": engine}


def _moves(game: AnyGame, opening: dict[str, Any], seat: int, page: Page) -> Iterator[tuple[list[str], dict[str, Any]]]:
    events = game.codec.events(msgspec.json.encode(opening["events"]))
    state = after_events(game, events)
    for prompt, _, command in _answers(game, state, seat):
        decided = game.decide(state, seat, command, Dice(0))
        yield (
            list(command.cards),
            {
                "at": "",
                "by": page.by,
                "kind": "moved",
                "seat": seat,
                "prompt": prompt.id,
                "command": _built_by(game, command),
                "events": _built_by(game, decided.events),  # type: ignore[union-attr]
                "draws": [],
            },
        )


def _choices(position: Position, seat: int) -> list[tuple[Prompt, tuple[str, ...], Any]]:
    return list(_answers(position.game, position.state, seat))


def _answers(game: AnyGame, state: Any, seat: int) -> Iterator[tuple[Prompt, tuple[str, ...], Any]]:
    (prompt,) = [each for each in game.prompts(state) if each.seat == seat]
    paths: list[tuple[str, ...]] = [()]
    while paths:
        step = game.step(state, prompt, path := paths.pop())
        if isinstance(step, Complete):
            yield prompt, path, step.command
        elif step is not None:
            paths += [(*path, said) for said in reversed([*parts(game, state, prompt, path, step)])]


class _Told:
    """Chance that falls as it is known to have fallen."""

    def __init__(self, values: list[int]) -> None:
        self._values = iter(values)
        self.draws: list[tuple[str, int, int]] = []

    def draw(self, purpose: str, below: int) -> int:
        value = next(self._values)
        self.draws.append((purpose, below, value))
        return value


def _built(value: Any) -> Any:
    return msgspec.to_builtins(value)


def _built_by(game: AnyGame, value: Any) -> Any:
    return msgspec.json.decode(game.codec.encode(value))


ATTACK = Attack(
    "a covered card from the digits of a hash",
    "the card named, 2 of 2, after 3.1 M hashes (29 s)",
    attack,
)
