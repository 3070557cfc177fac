"""The lines beside a question: cards with their texts, what dice do, points, and what is held."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.chat.base.messages import GameWords
from bot.games.zloba.position.state import End, Pending, State, Turn
from bot.locales.sentences import localizer
from rules_index import Language
from tests.bot.games.zloba.table import GAME, arrange, opened


def beside(state: State, *path: str, language: Language = Language.EN) -> list[str]:
    """The lines beside a question."""
    words = GameWords(localizer(language), GAME)
    return [words.plain(line, 300).replace("**", "") for line in GAME.facts(state, GAME.prompts(state)[0], path)]


def test_support_cards_are_chosen_by_their_texts() -> None:
    state = opened("red", "blue", newcomers=(0,))
    cards = GAME.components.factions["red"].cards
    assert sorted(beside(state)) == sorted(f"{card.name.en} – {card.text.en}" for card in cards)


def test_dice_on_offer_say_what_they_do_each_once() -> None:
    state = replace(arrange({}, {}), phase="draft", turn=Turn(0), offer=("battle", "battle", "mine"))
    state = replace(state, forces=(replace(state.forces[0], dice=()), *state.forces[1:]))
    assert beside(state) == [
        "Battle – 1 wound in a region with your troops, or in one next to it",
        "Mine – 1 Corra from the stockpile",
    ]
    held = replace(state, forces=(replace(state.forces[0], dice=("mine",)), *state.forces[1:]))
    assert beside(held)[-1] == f"Your dice: 1× Mine; Corra: {held.forces[0].corra}"


@pytest.mark.parametrize(
    ("language", "points"),
    [
        (Language.CS, "Vítězné body (VB; k výhře 30): místo 1 4, místo 2 0"),
        (Language.EN, "Victory points (VP; 30 win): seat 1 4, seat 2 0"),
        (Language.SV, "Segerpoäng (SP; 30 vinner): plats 1 4, plats 2 0"),
    ],
)
def test_a_turn_shows_points_dice_and_the_all_seeing_die(language: Language, points: str) -> None:
    state = arrange({"dice": ["extend", "extend", "maneuver"], "basics": {"0": 3}, "points": 4, "eye": "strike"}, {})
    lines = beside(state, language=language)
    assert lines[0] == points
    if language is Language.EN:
        assert lines[1] == "If the round were scored now: seat 1 4, seat 2 0"
        assert lines[2].startswith("Your dice: 2× Extend, 1× Maneuver; Corra: ")
        assert lines[3:] == ["All-seeing die: Strike – once a round on top: 1 wound in any region"]
    assert beside(state, "maneuver") == []


@pytest.mark.parametrize(
    ("language", "short", "over", "shared"),
    [
        (
            Language.CS,
            "Kdyby se bodovalo teď: místo 1 30, místo 2 31",
            "zápas by skončil, výhra: místo 2",
            "zápas by skončil, dělená výhra: místo 1, místo 2",
        ),
        (
            Language.EN,
            "If the round were scored now: seat 1 30, seat 2 31",
            "that would end the match: seat 2 would win",
            "that would end the match: seat 1, seat 2 would share the win",
        ),
        (
            Language.SV,
            "Om rundan räknades nu: plats 1 30, plats 2 31",
            "då vore matchen slut: plats 2 skulle vinna",
            "då vore matchen slut: plats 1, plats 2 skulle dela segern",
        ),
    ],
)
def test_what_a_count_would_bring_now_is_said(language: Language, short: str, over: str, shared: str) -> None:
    """Alone in area 3 is worth 4, in area 7 as well; in area 4 it is 2.

    Rules: zloba-cs.scoring.control, zloba-cs.scoring.domination, zloba-cs.victory.threshold
    """
    words = GameWords(localizer(language), GAME)

    def said(own: int, other: int, where: str = "7") -> str:
        seats = ({"basics": {"3": 1}, "points": own}, {"basics": {where: 2}, "points": other})
        line = GAME.prospect(arrange(*seats))
        assert line is not None
        return words.plain(line, 300)

    assert said(26, 27) == f"{short} – {over}"
    assert said(26, 26).endswith(shared)
    assert said(25, 27, "4").endswith("29") and said(25, 27, "4").count("–") == 0


def test_nothing_is_counted_before_the_first_round_nor_after_the_end() -> None:
    assert GAME.prospect(opened("red", "blue")) is None
    assert GAME.prospect(replace(arrange({}, {}), end=End((1, 2), "threshold"))) is None


def test_without_dice_that_is_said() -> None:
    state = arrange({"dice": ["mine"], "basics": {"0": 3}}, {})
    turn = replace(Turn(0), acted=True)
    spent = replace(state, forces=(replace(state.forces[0], dice=()), *state.forces[1:]), turn=turn)
    assert any(line.startswith("You have no action die left") for line in beside(spent))


def test_an_effect_is_chosen_by_the_text_of_what_brings_it() -> None:
    cards = GAME.components.factions["red"].cards
    once = next(card for card in cards if card.once)
    pending = Pending(0, once.key, once.once)
    state = replace(arrange({"dice": ["mine"], "basics": {"2": 3}}, {}), stack=(pending,))
    assert beside(state) == [f"{once.name.en} – {once.text.en}"]
