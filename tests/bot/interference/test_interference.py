"""Nothing public depends on what is hidden: in every game and variant, for every viewer, down to the last byte.

``python -m tests.bot.interference`` compares more of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from unittest import mock

import pytest

from bot.games.contract import AnyGame
from bot.games.values import JUDGE, Viewer
from bot.matches import verify
from bot.matches.model.chance import Secret
from bot.matches.model.seals import Seal
from bot.matches.rules import change
from tests.bot.attacks.chat_ground import toy_words
from tests.bot.games.contestants import contestants, matches
from tests.bot.games.suite import broken
from tests.bot.games.suite.identifiers import RENAMED
from tests.bot.games.suite.pieces import OPEN
from tests.bot.games.suite.play import Breach, any_setup, variants
from tests.bot.games.toy.game import Toy
from tests.bot.interference.pair import Tally, pair

GAMES = contestants()
STEPS = 6

# What a game itself tells is examined by its conformance; here it is enough that nothing of it gets lost on the way.
BROKEN: tuple[type[Toy], ...] = (broken.ShowsHands, broken.TellsStakes)


@pytest.fixture(scope="module", autouse=True)
def words() -> Iterator[None]:
    """Sentences of the toy game as well, read once for all."""
    with toy_words():
        yield


async def compared(game: AnyGame, ruleset: str, variant: str, viewers: int = 2, seeds: tuple[int, ...] = (1,)) -> Tally:
    """What came of a few pairs of matches, for some of the viewers."""
    tally = Tally()
    (chosen,) = [each for each in variants(game) if (each[0].key, each[1].key) == (ruleset, variant)]
    for seed in seeds:
        setup = any_setup(game, *chosen, seed)
        everybody: list[Viewer] = ["spectator", *range(len(setup.seats))]
        for viewer in everybody[:viewers]:
            async with pair(game, setup, viewer, seed, tally) as both:
                await both.play(STEPS)
    return tally


@pytest.mark.parametrize(("key", "ruleset", "variant"), matches())
async def test_nothing_public_depends_on_what_is_hidden(key: str, ruleset: str, variant: str) -> None:
    tally = await compared(GAMES[key], ruleset, variant)
    assert tally.comparisons > 100
    assert tally.guesses > 0
    assert (key, variant) in OPEN or tally.hid > 0, "nothing was ever hidden and different"
    assert key not in RENAMED or tally.named > 0, "nothing was ever called otherwise"


@pytest.mark.parametrize("kind", BROKEN)
async def test_a_game_that_tells_what_is_hidden_is_caught(kind: type[Toy]) -> None:
    with pytest.raises(Breach):
        await compared(kind(), "toy@2026-01-01", "short", seeds=(1, 2))


async def test_a_line_of_the_log_that_tells_what_is_hidden_is_caught() -> None:
    with mock.patch.object(change, "SPECTATOR", JUDGE), pytest.raises(Breach, match=r"tells .* what is hidden"):
        await compared(Toy(), "toy@2026-01-01", "short", seeds=(1, 2))


async def test_a_hash_without_a_salt_is_caught() -> None:
    def link(_: Secret, seal: Seal, match: int, seq: int, previous: str, entry: str) -> str:
        return verify.link(match, seq, previous, entry)

    with mock.patch.object(Secret, "link", link), pytest.raises(Breach, match=r"digits that are public|resemble"):
        await compared(Toy(), "toy@2026-01-01", "short")


async def test_a_salt_that_is_public_is_caught() -> None:
    def link(secret: Secret, seal: Seal, match: int, seq: int, previous: str, entry: str) -> str:
        return verify.link(match, seq, previous, entry, bytes.fromhex(secret.commitment))

    with mock.patch.object(Secret, "link", link), pytest.raises(Breach, match="digits that are public"):
        await compared(Toy(), "toy@2026-01-01", "short")
