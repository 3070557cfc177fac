"""The values that a judge may set by choosing: each is set by its path, with its difference from old to new."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.adjusting import differences, put, value_of
from bot.games.contract import AnyGame, after_events
from bot.games.values import Accepted
from bot.locales.lines import put as say_line
from bot.locales.sentences import localizer
from rules_index import Language
from tests.bot.games.doomtrooper.cases.facts import GAME as DOOMTROOPER
from tests.bot.games.doomtrooper.flow.seats import Seats
from tests.bot.games.twom import table as twom
from tests.bot.games.zloba.table import GAME as ZLOBA
from tests.bot.games.zloba.table import arrange
from tests.rows import rows

GAMES: dict[str, tuple[AnyGame, Any]] = {
    "zloba": (ZLOBA, arrange({}, {})),
    "doomtrooper": (DOOMTROOPER, Seats().run.state),
    "twom": (twom.tiny(), twom.opened()),
}


@pytest.mark.parametrize("key", GAMES)
def test_each_value_is_set_by_its_path_and_told_from_old_to_new(key: str) -> None:
    game, state = GAMES[key]
    offered = game.adjustable(state)
    assert offered
    set_so = 0
    for each in offered:
        new = each.now + 1 if each.now < each.most else each.least
        done = game.adjust(state, put({}, each.path, new))
        if not isinstance(done, Accepted):
            continue
        after = after_events(game, done.events, state)
        found = {one.path: one.now for one in game.adjustable(after)}
        assert found[each.path] == new
        told = [line.args for line in differences(game, state, after)]
        assert {"what": each.label, "old": value_of(each, each.now), "new": value_of(each, new)} in told
        set_so += 1
    assert set_so * 2 > len(offered)
    assert differences(game, state, state) == ()


@rows("language", Language)
@rows("key", GAMES)
def test_each_value_has_a_name_in_every_language(key: str, language: Language) -> None:
    game, state = GAMES[key]
    say = localizer(language).say
    for each in game.adjustable(state):
        named = say_line(each.label, say, str, str)
        assert named
        assert each.label.key not in named


def test_what_is_set_beside_it_stays() -> None:
    assert put({"a": {"b": 1}, "c": 2}, ("a", "d"), 3) == {"a": {"b": 1, "d": 3}, "c": 2}
