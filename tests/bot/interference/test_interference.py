"""Nothing that reaches anybody depends on what is hidden from them, nor on how that is numbered: to the last byte.

``python -m tests.bot.interference`` compares more of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple
from unittest import mock

import pytest
from _pytest.mark import ParameterSet

from bot.chat.matches.acts.asked.telling import Referee
from bot.games.contract import AnyGame
from bot.games.doomtrooper.game import FIRST_ENGINE
from bot.games.doomtrooper.looks.seen import labels
from bot.games.doomtrooper.looks.seen.picking import CardTokens
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.tells import view_builder
from bot.games.setup import Setup
from bot.games.values import JUDGE, SPECTATOR, Viewer
from bot.matches import verify
from bot.matches.model.chance import Secret
from bot.matches.model.seals import Seal
from bot.matches.rules import change
from tests.bot.attacks.chat_ground import toy_words
from tests.bot.games.contestants import contestants, matches
from tests.bot.games.doomtrooper.face_down.laid import duel, laid, real_game
from tests.bot.games.doomtrooper.face_down.leaks import in_play_below, known_to_all
from tests.bot.games.suite import broken
from tests.bot.games.suite.identifiers import RENAMED
from tests.bot.games.suite.pieces import OPEN
from tests.bot.games.suite.play import Breach, Dice, any_setup, variants
from tests.bot.games.toy.game import Toy
from tests.bot.interference.later import later
from tests.bot.interference.numbering import renumbered
from tests.bot.interference.pair import Tally, pair
from tests.bot.interference.play import Play

GAMES = contestants()
STEPS = 4

# What a game itself tells is examined by its conformance; here it is enough that nothing of it gets lost on the way.
BROKEN: tuple[type[Toy], ...] = (broken.IdentifiesByTheDeck, broken.TellsStakes)


@pytest.fixture(scope="module", autouse=True)
def words() -> Iterator[None]:
    """Sentences of the toy game as well, read once for all."""
    with toy_words():
        yield


def settled(game: AnyGame, ruleset: str, variant: str, seed: int) -> Setup:
    """The setup of a match of some variant."""
    (chosen,) = [each for each in variants(game) if (each[0].key, each[1].key) == (ruleset, variant)]
    return any_setup(game, *chosen, seed)


async def compared(game: AnyGame, ruleset: str, variant: str, viewer: Viewer, seed: int = 1) -> Tally:
    """The findings of a pair of matches that differ in what is hidden."""
    tally = Tally()
    async with pair(game, settled(game, ruleset, variant, seed), viewer, seed, tally) as both:
        play = Play(both)
        await play.on(STEPS)
        await both.look_at_figures()
        await play.dispute()
    return tally


class Numbered(NamedTuple):
    """Two positions of a duel of Doomtrooper that number what is hidden from a viewer otherwise."""

    game: AnyGame
    setup: Setup
    viewer: Viewer
    seed: int
    states: tuple[Any, Any]


@cache
def numbered(ruleset: str, viewer: Viewer, seed: int, engine: str = "") -> Numbered:
    """The first positions in which the viewer is asked about what is hidden, found once for all tests."""
    game = GAMES["doomtrooper"].of_version(engine)
    setup = settled(game, ruleset, "duel", seed)
    states = later((game, renumbered(game, viewer, seed)), setup, viewer, seed)
    assert states is not None, "nobody is ever asked about what is hidden"
    return Numbered(game, setup, viewer, seed, states)


async def compared_from(found: Numbered) -> Tally:
    """The findings of a pair of matches that number otherwise what is hidden."""
    tally = Tally()
    async with pair(found.game, found.setup, found.viewer, found.seed, tally, differs="numbers") as both:
        play = Play(both)
        await play.from_later(found.states)
        await play.answer_in_part(3)
    return tally


def of_every_way() -> list[ParameterSet]:
    """Every way to play, with its number; one with windows and one without are looked at, the others are slow."""
    found: list[ParameterSet] = []
    for number, (key, *way) in enumerate(matches()):
        is_quick = key in ("prsi", "doomtrooper") and all(each.values[1] != key for each in found)
        found.append(pytest.param(number, key, *way, marks=[] if is_quick else [pytest.mark.slow]))
    return found


@pytest.mark.parametrize(("number", "key", "ruleset", "variant"), of_every_way())
async def test_nothing_depends_on_what_is_hidden(number: int, key: str, ruleset: str, variant: str) -> None:
    tally = await compared(GAMES[key], ruleset, variant, SPECTATOR if number % 2 else 1)
    assert tally.requests > 10
    assert tally.guesses > 0
    assert (key, variant) in OPEN or tally.hid > 0, "nothing was ever hidden and different"
    assert key not in RENAMED or tally.renamed > 0, "nothing was ever called otherwise"


# Of these a position is found soon in which somebody is asked about what is hidden.
@pytest.mark.parametrize(
    ("ruleset", "viewer", "seed", "engine"),
    [
        ("doomtrooper-sv@base", 1, 3, ""),
        pytest.param("doomtrooper-sv@base", SPECTATOR, 3, "", marks=pytest.mark.slow),
        pytest.param("doomtrooper-cs@2018-10-28", 1, 9, "", marks=pytest.mark.slow),
        pytest.param("doomtrooper-sv@base", 1, 3, FIRST_ENGINE, marks=pytest.mark.slow),
    ],
)
async def test_nothing_depends_on_how_what_is_hidden_is_numbered(
    ruleset: str, viewer: Viewer, seed: int, engine: str
) -> None:
    tally = await compared_from(numbered(ruleset, viewer, seed, engine))
    assert tally.hid > 0


async def with_cards_under_others(viewer: Viewer) -> Tally:
    """The findings of a pair of matches in which other cards lie face down under the same ones."""
    game = real_game()
    setup, tally = duel(game, "doomtrooper-sv@base"), Tally()
    async with pair(game, setup, viewer, 1, tally) as both:
        state = laid(game, setup)
        play = Play(both)
        await play.from_later((state, game.resample(state, viewer, Dice(1))))
        await both.look_at_everything()
        await play.on(STEPS)
        await both.look_at_figures()
    return tally


@pytest.mark.slow
@pytest.mark.parametrize("viewer", [1, SPECTATOR])
async def test_nothing_depends_on_what_lies_face_down_under_a_card(viewer: Viewer) -> None:
    tally = await with_cards_under_others(viewer)
    assert tally.requests > 10
    assert tally.hid > 0


async def test_a_card_that_lies_open_under_another_is_caught() -> None:
    with mock.patch.object(view_builder, "knows", known_to_all), pytest.raises(Breach, match="tells 1 what is hidden"):
        await with_cards_under_others(1)


async def test_an_answer_for_everybody_from_the_view_of_who_asks_is_caught() -> None:
    begin = Referee.__init__

    def open_handed(self: Referee, *what: Any, open_to_all: bool = False, **how: Any) -> None:
        del open_to_all
        begin(self, *what, **how)

    with mock.patch.object(Referee, "__init__", open_handed), pytest.raises(Breach, match="tells 1 what is hidden"):
        await with_cards_under_others(1)


async def test_a_card_that_does_something_under_another_is_caught() -> None:
    with mock.patch.object(Case, "in_play", in_play_below), pytest.raises(Breach, match="tells 1 what is hidden"):
        await with_cards_under_others(1)


@pytest.mark.parametrize("kind", BROKEN)
async def test_a_game_that_tells_what_is_hidden_is_caught(kind: type[Toy]) -> None:
    with pytest.raises(Breach):
        await compared(kind(), "toy@2026-01-01", "short", 1)


async def test_a_line_of_the_log_that_tells_what_is_hidden_is_caught() -> None:
    with mock.patch.object(change, "SPECTATOR", JUDGE), pytest.raises(Breach, match=r"tells .* what is hidden"):
        await compared(Toy(), "toy@2026-01-01", "short", 1, 2)


async def test_the_place_of_a_card_in_a_deck_is_caught() -> None:
    def token(self: CardTokens[int], card: int) -> str:
        return f"t{card}"

    found = numbered("doomtrooper-sv@base", 1, 3)
    with mock.patch.object(CardTokens, "_of", token), pytest.raises(Breach, match="tells 1 what is hidden"):
        await compared_from(found)


async def test_a_number_by_the_place_in_a_deck_is_caught() -> None:
    def number(_: Case, which: int) -> int:
        return which

    found = numbered("doomtrooper-sv@base", 1, 3)
    with mock.patch.object(labels, "hidden_number", number), pytest.raises(Breach, match="tells 1 what is hidden"):
        await compared_from(found)


async def test_a_hash_without_a_salt_is_caught() -> None:
    def link(_: Secret, seal: Seal, match: int, seq: int, previous: str, entry: str) -> str:
        return verify.link(match, seq, previous, entry)

    with mock.patch.object(Secret, "link", link), pytest.raises(Breach, match=r"digits that are public|resemble"):
        await compared(Toy(), "toy@2026-01-01", "short", 1)


async def test_a_salt_that_is_public_is_caught() -> None:
    def link(secret: Secret, seal: Seal, match: int, seq: int, previous: str, entry: str) -> str:
        return verify.link(match, seq, previous, entry, bytes.fromhex(secret.commitment))

    with mock.patch.object(Secret, "link", link), pytest.raises(Breach, match="digits that are public"):
        await compared(Toy(), "toy@2026-01-01", "short", 1)
