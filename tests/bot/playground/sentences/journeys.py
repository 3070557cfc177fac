"""Journeys through the playground while the album looks on: commands, matches of every game, disputes."""

from __future__ import annotations

import random
import tempfile
from collections.abc import Callable
from pathlib import Path

from tests.bot.playground import evening, judging
from tests.bot.playground.first_match import CHANNELS, around, first_match
from tests.bot.playground.sentences.pressing import commands, of_match, unknown
from tests.bot.playground.sentences.reader import Reader


def asked(walk: Reader) -> None:
    """Questions, an answer that is shown to all, two editions."""
    evening.asked(walk)


def at_one_table(walk: Reader) -> None:
    """Two whole matches of Zloba."""
    evening.whole_match(walk)
    evening.against_bob(walk)


def before_judges(walk: Reader) -> None:
    """Disputes from the call to the verdict, with all that a judge can do."""
    chooser = random.Random(3)
    with tempfile.TemporaryDirectory() as photographs:
        judging.plain(walk, "before")
        evening.started(walk, "Bob", "Cyril")
        walk.moves(chooser)
        judging.lost_and_given_back(walk, Path(photographs))
        for scene in (judging.slow_player, judging.adjusted, judging.called, judging.found_again):
            walk.moves(chooser)
            scene(walk)


def among_friends(walk: Reader) -> None:
    """Three friends, of whom the only judge plays."""
    judging.friends(walk)


def of_game(game: str) -> Callable[[Reader], None]:
    """The first match of a game, its result, a lobby, and what is asked on the way."""

    def journey(walk: Reader) -> None:
        first_match(walk, game)
        around(walk, game)

    journey.__name__ = f"first_match_of_{game}"
    return journey


JOURNEYS: tuple[Callable[[Reader], None], ...] = (
    commands,
    asked,
    at_one_table,
    before_judges,
    among_friends,
    *map(of_game, CHANNELS),
    unknown,
    of_match("doomtrooper"),
    *(of_match(game, "play", "match", "file", "twom") for game in ("zloba", "twom", "prsi")),
)
