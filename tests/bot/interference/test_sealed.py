"""Two matches that differ in what one seat has sealed are alike to everybody else, but for its fingerprint."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from unittest import mock

import pytest
from msgspec.structs import replace

from bot.games.setup import Setup
from bot.games.values import SPECTATOR, Viewer
from bot.matches.model.private import Held
from bot.matches.rules import choices
from tests.bot.attacks.chat_ground import toy_words
from tests.bot.games.fair.game import Fair
from tests.bot.games.suite.play import Breach, any_setup, require, variants
from tests.bot.interference.pair import Pair, Tally, pair
from tests.bot.interference.play import Play
from tests.bot.interference.table import MATCH
from tests.bot.matches.fair import deck

GAME = Fair()
STEPS = 6


@pytest.fixture(scope="module", autouse=True)
def words() -> Iterator[None]:
    """Sentences of our own games as well, read once for all."""
    with toy_words():
        yield


def setups(seed: int) -> tuple[Setup, Setup]:
    """A setup, and one in which the first seat brought another deck of the same size and sealed another sign."""
    (chosen,) = [each for each in variants(GAME) if each[1].key == "decks"]
    one = any_setup(GAME, *chosen, seed)
    first = one.seats[0].choices
    count = len(first["deck"].splitlines())
    other = {**first, "deck": deck(100 * seed, count).decode(), "sign": "sun" if first["sign"] != "sun" else "moon"}
    return one, replace(one, seats=(replace(one.seats[0], choices=other), *one.seats[1:]))


async def brought_alike(both: Pair) -> None:
    """Of what others brought, the viewer is told the same: that it is none of theirs."""
    for seat in range(-1, len((await both.left.now()).match.seats)):
        one, two = [repr(await each.service.lobbies.brought(MATCH, both.actor, seat)) for each in both.sides]
        require(one == two or seat == both.viewer, f"what {seat} brought tells {both.viewer} what is sealed")


async def compared(viewer: Viewer, seed: int) -> Tally:
    """What came of a pair."""
    tally, (one, other) = Tally(), setups(seed)
    async with pair(GAME, one, viewer, seed, tally, other=other) as both:
        prints = [(await each.now()).match.seats[0].choices for each in both.sides]
        for name in ("deck", "sign"):
            assert len({each[name] for each in prints}) == 2
        texts = [setup.seats[0].choices["deck"] for setup in (one, other)]
        guesses = {hashlib.sha256(f"{start}{text}".encode()).hexdigest() for text in texts for start in ("", "|")}
        assert not guesses & {each["deck"] for each in prints}
        await Play(both).on(STEPS)
        await brought_alike(both)
    return tally


@pytest.mark.parametrize(("viewer", "seed"), [(SPECTATOR, 1), pytest.param(1, 2, marks=pytest.mark.slow)])
async def test_nothing_but_fingerprints_depends_on_what_is_sealed(viewer: Viewer, seed: int) -> None:
    tally = await compared(viewer, seed)
    assert tally.requests > 10
    assert tally.hid > 0


async def test_a_fingerprint_without_a_nonce_is_caught() -> None:
    with mock.patch.object(choices, "held", lambda _, value: Held(value)), pytest.raises(AssertionError):
        await compared(SPECTATOR, 1)


async def test_a_seat_that_could_look_at_anothers_deck_is_caught() -> None:
    with mock.patch.object(choices, "may_look", lambda *_: True), pytest.raises(Breach, match="brought"):
        await compared(1, 1)
