"""Nothing that reaches anybody depends on what is hidden from them, nor on how that is numbered: to the last byte.

``python -m tests.bot.interference`` compares more of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from unittest import mock

import pytest

from bot.games.contract import AnyGame
from bot.games.values import JUDGE, SPECTATOR, Viewer
from bot.matches import verify
from bot.matches.model.chance import Secret
from bot.matches.model.seals import Seal
from bot.matches.rules import change
from tests.bot.attacks.chat_ground import toy_words
from tests.bot.games.contestants import contestants, matches
from tests.bot.games.suite import broken
from tests.bot.games.suite.pieces import OPEN
from tests.bot.games.suite.play import Breach, any_setup, variants
from tests.bot.games.toy.game import Toy
from tests.bot.interference.later import later
from tests.bot.interference.pair import Differs, Tally, pair
from tests.bot.interference.play import Play

GAMES = contestants()
STEPS = 4

# What a game itself tells is examined by its conformance; here it is enough that nothing of it gets lost on the way.
BROKEN: tuple[type[Toy], ...] = (broken.ShowsHands, broken.TellsStakes)


@pytest.fixture(scope="module", autouse=True)
def words() -> Iterator[None]:
    """Sentences of the toy game as well, read once for all."""
    with toy_words():
        yield


async def compared(
    game: AnyGame, ruleset: str, variant: str, viewer: Viewer, seed: int = 1, differs: Differs = "secrets"
) -> Tally:
    """What came of a pair of matches."""
    tally = Tally()
    (chosen,) = [each for each in variants(game) if (each[0].key, each[1].key) == (ruleset, variant)]
    setup = any_setup(game, *chosen, seed)
    async with pair(game, setup, viewer, seed, tally, differs=differs) as both:
        play = Play(both)
        if differs == "numbers":
            states = later((both.left.game, both.right.game), setup, viewer, seed)
            assert states is not None, "nobody is ever asked about what is hidden"
            await play.from_later(states)
            await play.answer_in_part()
        else:
            await play.on(STEPS)
            await both.look_at_figures()
            await play.dispute()
    return tally


@pytest.mark.parametrize(
    ("number", "key", "ruleset", "variant"), [(number, *each) for number, each in enumerate(matches())]
)
async def test_nothing_depends_on_what_is_hidden(number: int, key: str, ruleset: str, variant: str) -> None:
    tally = await compared(GAMES[key], ruleset, variant, SPECTATOR if number % 2 else 1)
    assert tally.requests > 10
    assert tally.guesses > 0
    assert (key, variant) in OPEN or tally.hid > 0, "nothing was ever hidden and different"
