"""The suite catches games that hold a group up, end it too early, or tell it what is hidden."""

from __future__ import annotations

import inspect

import pytest

from bot.games.contract import AnyGame
from tests.bot.games.camp import broken
from tests.bot.games.suite.play import Breach
from tests.bot.games.suite.test_suite_catches import examine
from tests.rows import rows

CAUGHT: dict[type, str] = {
    broken.HoldsUpForTheAbsent: "somebody is asked who is absent",
    broken.TellsPresenceAgain: "is told who is present, and does not know it",
    broken.EndsWithOutThem: "a match ends because somebody was away",
    broken.EndsWhenSomebodyLeaves: "the match ends although somebody still plays",
    broken.GivesPlaces: "wins or loses, and has no places",
    broken.AsksWhoGaveUp: "a seat is asked that gave up",
    broken.LeavesItToNobody: "nobody plays on for a seat that gave up",
    broken.NamesChaptersAtLength: "the name of a chapter is too long",
    broken.DeniesItsSheet: "has another sheet than is said",
    broken.ShowsEverybodysSheet: "the sheet of .* tells what is hidden",
    broken.NamesChaptersTellingly: "the chapter tells .* what is hidden",
    broken.CountsRoundsTellingly: "the progress tells .* what is hidden",
    broken.PlaysTogetherInSecret: "offers tell what is hidden",
}


@rows("game", CAUGHT, ids=lambda game: game.__name__)
def test_a_broken_game_is_caught(game: type[AnyGame]) -> None:
    with pytest.raises(Breach, match=CAUGHT[game]):
        examine(game(), matches=4)


def test_every_broken_game_is_examined() -> None:
    written = {each for _, each in inspect.getmembers(broken, inspect.isclass) if each.__module__ == broken.__name__}
    assert written == CAUGHT.keys()
