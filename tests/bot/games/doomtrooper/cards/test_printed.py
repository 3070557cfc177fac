"""Lines of the card table as the referee needs them: ratings, tags and the usual way a card is played."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.doomtrooper.looks.fighting.values import rating
from bot.games.doomtrooper.pack.cards.built_in import with_texts
from bot.games.doomtrooper.pack.cards.printed import own_ratings, printed, slug, table_words, tags_of, usual_play
from bot.games.doomtrooper.position.state import Card
from bot.games.doomtrooper.words.continuous import Rate
from bot.games.doomtrooper.words.texts import CardText, Play
from bot.games.doomtrooper.words.whom import BEARER, RATINGS, Price
from bot.games.packs.problems import PackProblem
from rules_index import Card as TableCard
from tests.bot.games.doomtrooper.table import Table
from tests.rows import rows

WARRIOR = TableCard(
    "doomtrooper", "w1", "ÉTOILE, THE 2ND", type="warrior", affiliations=("bauhaus",), fight="3", shoot="–", armour="?",
    value="-1", flags=("personality", "commander:captain", "follower:Ilian"), deck_limit=1,
)  # fmt: skip
SWORD = TableCard("doomtrooper", "e1", "SWORD", type="equipment", fight="4", shoot="2x", armour="/2", value="e1")


def test_a_rating_struck_out_is_missing_and_one_that_varies_is_nought() -> None:
    assert own_ratings(WARRIOR) == {"fight": 3, "armour": 0, "value": -1}


def test_a_warrior_has_the_tags_of_the_table_his_name_and_his_text() -> None:
    tags = set(tags_of(WARRIOR, CardText(tags=("sniper",))))
    assert tags == {
        "warrior", "bauhaus", "personality", "commander:captain", "commander", "captain", "follower:ilian", "sniper",
        "name:etoile-the-2nd", "etoile-the-2nd",
    }  # fmt: skip


def test_who_formerly_belonged_somewhere_belongs_there_no_more() -> None:
    assert "bauhaus" not in set(tags_of(WARRIOR, CardText(tags=("former:bauhaus",))))


def test_a_weapon_of_both_kinds_is_a_weapon_of_each() -> None:
    both = replace(SWORD, flags=("weapon:fight/shoot",))
    assert set(tags_of(both, None)) >= {"weapon", "weapon:fight", "weapon:shoot", "weapon:fight-shoot"}


def test_names_become_tags_without_accents_and_signs() -> None:
    assert slug("KEY-CODE “ŠÍP” N° 2") == "key-code-sip-n-2"


def test_ratings_of_equipment_are_words_about_its_bearer() -> None:
    assert list(table_words(SWORD)) == [
        Rate(who=BEARER, ratings=("fight",), sum=4),
        Rate(who=BEARER, ratings=("shoot",), factor=2),
        Rate(who=BEARER, ratings=("armour",), factor=0.5),
    ]
    assert printed(SWORD, None).ratings == {}
    assert printed(SWORD, None).rates == tuple(table_words(SWORD))
    assert printed(SWORD, CardText()).rates == ()


def test_equipment_that_nobody_has_written_changes_the_ratings_of_its_bearer_all_the_same() -> None:
    table = Table()
    table.printed["e1"] = printed(SWORD, None)
    bearer = table.warrior(ratings="3/4/6/6")
    table.cards.append(Card("e1", 0, 0, "squad", on=bearer))
    assert [rating(table.run, bearer, which) for which in RATINGS] == [7, 8, 3, 6]


def test_the_ratings_of_a_card_that_is_given_to_nobody_change_nothing() -> None:
    fixed = [replace(SWORD, type=kind, after_play="") for kind in ("fortification", "warzone", "special", "mission")]
    assert [printed(card, None).rates for card in fixed] == [()] * 4


@rows(
    ("card", "play"),
    [
        (WARRIOR, Play()),
        (replace(WARRIOR, type="special", timing=("any_time",), after_play="discard"), Play("any", after="discard")),
        (
            replace(WARRIOR, type="special", timing=("3_action",), after_play="remove_from_game"),
            Play(price=Price(actions=3), after="sacrifice"),
        ),
        (
            replace(WARRIOR, type="special", timing=("during_combat",), after_play="discard"),
            Play("modifiers", after="discard"),
        ),
        (
            replace(WARRIOR, type="art", flags=("combat_spell",), after_play="discard"),
            Play("modifiers", after="discard"),
        ),
        (replace(WARRIOR, type="fortification", timing=("1_action",)), Play(to="area")),
    ],
)
def test_the_table_says_how_a_card_without_a_text_is_played(card: TableCard, play: Play) -> None:
    assert printed(card, None).play == play


def test_equipment_is_given_to_an_own_warrior() -> None:
    play = usual_play(SWORD, "equipment")
    assert play.whom is not None
    assert (play.to, play.whom.side, play.after) == ("card", "own", "attach")


def test_a_text_without_a_play_leaves_the_one_of_the_table() -> None:
    card = replace(WARRIOR, type="special", timing=("any_time",), after_play="discard")
    assert printed(card, CardText()).play == Play("any", after="discard")
    assert printed(card, CardText(play=Play("draw"))).play == Play("draw")


def test_a_type_that_the_game_does_not_have_is_named_with_the_card() -> None:
    with pytest.raises(PackProblem, match="card w1: `wizard` is no type of card; there are: warrior, equipment"):
        with_texts([replace(WARRIOR, type="wizard")], {})


def test_a_deck_limit_of_nought_is_no_limit() -> None:
    assert printed(replace(WARRIOR, deck_limit=0), None).limit is None
    assert printed(WARRIOR, None).limit == 1
