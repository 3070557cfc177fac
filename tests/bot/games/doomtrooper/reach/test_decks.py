"""What play by chance is made of comes round: cards, what they do and need, and answers that were seldom given."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from bot.games.kernel.ask import NoSuchAnswer
from bot.games.values import Line
from tests.bot.games.doomtrooper.reach.drawing import SeldomAnswers
from tests.bot.games.doomtrooper.reach.supply import SUDDEN, everything, in_turn
from tests.bot.games.doomtrooper.reach.table import words


def test_each_name_has_its_turn_as_often_as_any_other() -> None:
    names = [f"card {number}" for number in range(12)]
    told = Counter(name for seed in range(9) for name in in_turn(names, 4, seed))
    assert told == dict.fromkeys(names, 3)


def test_the_same_seed_has_the_same_cards() -> None:
    assert everything().few(random.Random(5), 5) == everything().few(random.Random(5), 5)
    assert everything().few(random.Random(5), 5) != everything().few(random.Random(5), 6)


def test_some_card_says_each_word() -> None:
    assert words() <= everything().features.keys()
    assert everything().features["word.win"] == (SUDDEN.code,)


def test_a_spell_brings_those_who_cast_it() -> None:
    supply = everything()
    spell = next(code for code in supply.codes if supply.catalogue[code].type == "art")
    casters = {one for name in supply.features if name.startswith("word.casts.") for one in supply.features[name]}
    assert any(casters.issuperset(sort) for sort in supply.kin(spell))


def test_a_gift_brings_those_who_follow_its_apostle() -> None:
    supply = everything()
    tag = next(name for name in sorted(supply.features) if name.startswith("gift:") and name != "gift:apostle")
    followers = supply.features[f"follower:{tag.removeprefix('gift:')}"]
    assert followers in supply.kin(supply.features[tag][0])


def _menu(answers: SeldomAnswers, choices: tuple[str, ...]) -> str:
    return answers.menu("what", choices, str, Line)


def test_what_was_chosen_often_is_chosen_less() -> None:
    chosen: Counter[tuple[str, str]] = Counter({("what", "often"): 99})
    answers = SeldomAnswers(random.Random(1), chosen)
    told = Counter(_menu(answers, ("often", "never")) for _ in range(20))
    assert told["never"] > told["often"]
    assert chosen["what", "never"] == told["never"]


def test_nothing_is_chosen_where_there_is_nothing() -> None:
    with pytest.raises(NoSuchAnswer):
        _menu(SeldomAnswers(random.Random(1), Counter()), ())
