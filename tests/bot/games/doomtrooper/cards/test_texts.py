"""Effects files: what is right is read as it stands, and every mistake is named with its file, line, card and place."""

from __future__ import annotations

import pytest

from bot.games.doomtrooper.pack.cards.texts import EffectsFile, read_texts
from bot.games.doomtrooper.words.continuous import Rate
from bot.games.doomtrooper.words.effects import Watch
from bot.games.doomtrooper.words.texts import CardText, Doubt
from bot.games.doomtrooper.words.whom import If, Per, Price, Whom
from bot.games.packs.problems import PackProblem
from tests.rows import rows

CODES = {"a1", "a2"}


def read(text: str, name: str = "own.toml") -> dict[str, CardText]:
    return read_texts([EffectsFile(name, text.encode())], CODES)


def refused(text: str | bytes) -> str:
    content = text if isinstance(text, bytes) else text.encode()
    with pytest.raises(PackProblem) as caught:
        read_texts([EffectsFile("own.toml", content)], CODES)
    return str(caught.value)


def test_a_card_is_read_with_its_play_its_words_and_its_abilities() -> None:
    text = read(
        """
[cards.a1]
tags = ["weapon:fight"]
play = {to = "card", whom = {side = "own", tags = ["warrior"]}, after = "attach", price = {actions = 3}}
effects = [
  {do = "rate", who = {role = "bearer"}, ratings = ["fight"], sum = {of = "x", times = 2}, if = [{tactic = "fight"}]},
  {do = "watch", on = {event = "wounded"}, effects = [{do = "end"}], until = "combat"},
]
abilities = [{price = {destiny = 5}, effects = [{do = "heal", who = {role = "bearer"}}]}]
said = "most"
doubts = ["whether it is meant so", {of = "time", note = "how long"}]
"""
    )["a1"]
    assert text.play is not None
    assert (text.play.to, text.play.after, text.play.price) == ("card", "attach", Price(actions=3))
    rate, watch = text.effects
    assert isinstance(rate, Rate)
    assert (rate.who, rate.sum, rate.conditions) == (Whom(role="bearer"), Per(of="x", times=2), (If(tactic="fight"),))
    assert isinstance(watch, Watch)
    assert text.abilities[0].price == Price(destiny=5)
    assert (text.tags, text.said, text.doubts) == (
        ("weapon:fight",),
        "most",
        ("whether it is meant so", Doubt("time", "how long")),
    )


def test_a_card_that_does_nothing_is_said_wholly_by_an_empty_table() -> None:
    assert read("[cards.a1]\n")["a1"] == CardText()


def test_several_files_say_their_cards_together() -> None:
    files = [EffectsFile("1.toml", b"[cards.a1]\n"), EffectsFile("2.toml", b"[cards.a2]\n")]
    assert read_texts(files, CODES).keys() == CODES


@rows(
    ("text", "said"),
    [
        ("[cards.zz]\n", "own.toml, line 1: card zz: no card of the table has this code"),
        (
            '\n[cards.a1]\neffects = [{do = "bless"}]\n',
            "own.toml, line 3: card a1, effects[0]: Invalid value 'bless'; there are: casts",
        ),
        (
            '[cards.a1]\neffects = [{do = "rate", ratings = ["speed"], sum = 1}]\n',
            "card a1, effects[0].ratings[0]: Invalid enum value 'speed'; there are: fight, shoot, armour, value",
        ),
        (
            '[cards.a1]\neffects = [{do = "wound", whom = {}}]\n',
            "own.toml, line 2: card a1, effects[0].whom: `whom` is not known here; there are: points, who,",
        ),
        (
            '[cards.a1]\neffects = [{do = "rate", ratings = ["fight"]}]\n',
            "own.toml, line 2: card a1, effects[0]: a rate needs one of: base, factor, sum, set",
        ),
        (
            '[cards.a1]\neffects = [{do = "ability", ability = "first-stirke"}]\n',
            "own.toml, line 2: card a1, effects[0].ability: `first-stirke` is not known; there are: first-strike",
        ),
        (
            '[cards.a1]\neffects = [{do = "bar", what = ["atack"]}]\n',
            "own.toml, line 2: card a1, effects[0].what: `atack` is not known; there are: attack",
        ),
        (
            '[cards.a1]\neffects = [{do = "kill", who = {marks = ["tired"]}}]\n',
            "card a1, effects[0].who.marks: `tired` is not known; there are: sheltered",
        ),
        (
            '[cards.a1]\neffects = [{do = "draw", number = {of = "y"}}]\n',
            "card a1, effects[0].number.of: `y` is not known; there are: x",
        ),
        (
            '[cards.a1]\nabilities = [{effects = [], limits = ["twice"]}]\n',
            "card a1, abilities[0].limits: `twice` is not known; there are: once-per:combat",
        ),
        (
            '[cards.a1]\ndoubts = [{of = "tim", note = "how long"}]\n',
            "own.toml, line 2: card a1, doubts[0].of: Invalid enum value 'tim'; there are: time",
        ),
        (
            "[cards.a1]\ndoubts = [3]\n",
            "own.toml, line 2: card a1, doubts[0]: Expected `str | object`, got `int`",
        ),
        ("[cards.a1\n", "own.toml, line 1: Expected ']' at the end of a table declaration"),
        ("cards = 3\n", "own.toml: there is no [cards.CODE] in this file"),
        ("", "own.toml: there is no [cards.CODE] in this file"),
        (b"# fine\n[cards.a1] # \xe1\n", "own.toml, line 2: this is no UTF-8; save the file as UTF-8"),
    ],
)
def test_a_mistake_is_named_with_its_place_and_what_would_be_right(text: str | bytes, said: str) -> None:
    assert said in refused(text)


def test_all_mistakes_are_named_at_once() -> None:
    said = refused('[cards.zz]\n[cards.a1]\nsaid = "some"\n[cards.a2]\neffects = [{do = "bless"}]\n')
    assert [line.partition(": card ")[2][:2] for line in said.splitlines()] == ["zz", "a1", "a2"]


def test_two_files_may_not_speak_of_one_card() -> None:
    with pytest.raises(PackProblem, match=r"2\.toml, line 1: card a1: another file speaks of this card"):
        read_texts([EffectsFile("1.toml", b"[cards.a1]\n"), EffectsFile("2.toml", b"[cards.a1]\n")], CODES)


def test_a_mark_that_the_card_gives_may_be_asked_for() -> None:
    text = '[cards.a1]\neffects = [{do = "mark", mark = "tired"}, {do = "kill", who = {marks = ["tired"]}}]\n'
    assert read(text)["a1"].effects
