"""What an option says besides its name: points and units of an area, what an elite costs, what is on offer."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.chat.base.messages import GameWords
from bot.games.questions import Step
from bot.games.zloba.position.state import State, Turn
from bot.locales.sentences import localizer
from rules_index import Language
from tests.bot.games.zloba.table import GAME, arrange, asked, opened


def options(state: State, *path: str, language: Language = Language.EN) -> dict[str, str]:
    """The labels of a question by their tokens."""
    step = GAME.step(state, asked(state), path)
    assert isinstance(step, Step)
    words = GameWords(localizer(language), GAME)
    return {option.token: words.plain(option.label, 200) for option in step.options}


BATTLE = arrange({"dice": ["battle"], "basics": {"0": 3, "2": 4}}, {"basics": {"2": 1, "3": 2}}, {"basics": {"2": 2}})


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (Language.CS, ["oblast 2 · 2 VB · ty 4, blue 1, green 2", "oblast 3 · 3 VB · blue 2"]),
        (Language.EN, ["region 2 · 2 VP · you 4, blue 1, green 2", "region 3 · 3 VP · blue 2"]),
        (Language.SV, ["område 2 · 2 SP · du 4, blue 1, green 2", "område 3 · 3 SP · blue 2"]),
    ],
)
def test_an_area_says_what_it_is_worth_and_who_is_there(language: Language, said: list[str]) -> None:
    assert list(options(BATTLE, "battle", language=language).values()) == said


def test_whose_troops_says_which_they_are() -> None:
    assert list(options(BATTLE, "battle", "a2").values()) == [
        "blue (has there: 1 basic troop)",
        "green (has there: 2 basic troops)",
    ]


def test_where_nobody_is_the_points_alone_are_said() -> None:
    state = arrange({"dice": ["maneuver"], "basics": {"0": 3}}, {})
    ends = options(state, "maneuver", "move")
    assert ends["a1"] == "region 1 · 1 VP"
    assert list(options(state, "maneuver", "move", "a1").values()) == ["1 basic troop", "2 basic troops"]


def test_the_own_zone_says_how_many_wait_there() -> None:
    state = arrange({"dice": ["extend"], "basics": {"0": 3, "1": 1}}, {"basics": {"0": 2}})
    assert options(state, "extend")["a0"] == "own zone · you 3"


def test_a_die_says_how_many_like_it_are_on_offer() -> None:
    state = replace(arrange({}, {}), phase="draft", turn=Turn(0), offer=("battle", "battle", "mine"))
    assert options(state) == {"battle": "2× Battle", "mine": "1× Mine"}


def test_an_elite_says_its_price_and_how_many_are_left() -> None:
    state = arrange({"corra": 9, "basics": {"1": 1}}, {})
    assert "your Corra: 9" in options(state)["buy"]
    found = options(state, "buy")
    for kind in GAME.components.kinds["red"].values():
        if kind.key in found:
            assert f"for {kind.cost} (vitality: {kind.toughness}, left: {kind.dice})" in found[kind.key]
    assert found


@pytest.mark.parametrize("language", Language)
def test_the_hands_of_two_cards_fit_on_their_buttons_and_differ(language: Language) -> None:
    state = opened("red", "blue", newcomers=[0])
    step = GAME.step(state, GAME.prompts(state)[0], ())
    assert isinstance(step, Step)
    said = [GameWords(localizer(language), GAME).plain(option.label, 200) for option in step.options]
    assert len(set(said)) == len(said) > 1
    assert all(len(each) <= 80 and "(" not in each for each in said)
