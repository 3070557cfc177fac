"""The mistakes that the check of a sentence finds, each with a sentence beside it that differs in that alone."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from bot.games.doomtrooper.pack.cards.sentences.checking import LONGEST, problems
from bot.games.doomtrooper.pack.cards.sentences.reading import Sentence
from bot.games.doomtrooper.pack.cards.sentences.template import template
from bot.games.doomtrooper.pack.cards.sentences.units import stamp_of
from bot.games.doomtrooper.words.texts import CardText
from tests.bot.games.doomtrooper.sentences.__main__ import main
from tests.rows import rows

TEXT = msgspec.convert(
    {
        "effects": [
            {"do": "rate", "who": {"role": "bearer"}, "ratings": ["fight"], "sum": -3},
            {"do": "rate", "who": {"role": "bearer"}, "ratings": ["armour"], "factor": 2},
            {"do": "protect", "who": {"role": "bearer"}, "against": ["killed"]},
        ],
        "abilities": [{"when": "action", "effects": [{"do": "draw", "number": 2}]}],
    },
    CardText,
)
GOOD = "{a:The bearer gets {-3} Fight} and {b:{2x} Armour}; {c:he cannot die}. {d:For an action} {e:draw {2} cards}."
OTHER = "{#01001} {a:{-3} Fight} {b:{2x} Armour} {c:x} {de:{2}}"


def wrong(written: str, *left_out: str, text: CardText = TEXT) -> list[str]:
    """The problems of an English sentence of the text."""
    found = Sentence(of=stamp_of(TEXT), en=written, left_out=left_out)
    return [each.removeprefix("en: ") for each in problems(found, text, {"01001"})]


def test_a_sentence_that_tells_all_is_right() -> None:
    assert wrong(GOOD) == []
    assert template(GOOD).shown == "The bearer gets −3 Fight and 2× Armour; he cannot die. For an action draw 2 cards."
    assert wrong(OTHER) == []
    assert wrong(GOOD.replace("{2x} Armour", "{2x|twice the} Armour")) == []
    assert wrong("") == []


@rows(("was", "becomes", "told"), [
    ("{-3}", "{-4}", ["{-4} is no number of a", "a has the number -3, which is not told"]),
    ("{-3}", "{+3}", ["{+3} is no number of a", "a has the number -3, which is not told"]),
    ("{-3}", "{3x}", ["{3x} is no number of a", "a has the number -3, which is not told"]),
    ("{2x}", "{+2}", ["{+2} is no number of b", "b has the number 2, which is not told"]),
    ("{-3} Fight", "less Fight", ["a has the number -3, which is not told"]),
    ("{2} cards", "2 cards", ['the number in "draw 2 cards" is not in braces']),
    ("{2} cards", "cards", ["e has the number 2, which is not told"]),
    ("{c:he cannot die}", "he cannot die", ["c is not told"]),
    ("{c:he cannot die}", "{cf:he cannot die}", ["there is no f"]),
    ("Fight", "close combat", ["a changes fight, which is not named"]),
    ("cards}.", "cards.", ["a { has no }"]),
    ("cards}.", "cards}}.", ["a } has no {"]),
    ("die}", "die {}}", ['this is neither a number nor a part: "{}}. {d:For an actio"']),
    ("he cannot die", "he" * 130, [f"329 characters; {LONGEST} at most"]),
    ("he", "{#99999}", ["there is no card 99999"]),
])  # fmt: skip
def test_each_mistake_is_told(was: str, becomes: str, told: list[str]) -> None:
    found = wrong(GOOD.replace(was, becomes, 1))
    assert set(told) <= {*found}, found


def test_what_is_left_out_on_purpose_need_not_be_told_and_must_be_there() -> None:
    assert wrong(GOOD.replace("{c:he cannot die}", "so"), "c") == []
    assert wrong(GOOD.replace("draw {2} cards", "draw cards"), "e 2") == []
    assert "c is told and left out" in wrong(GOOD, "c")
    assert wrong(GOOD, "x") == ["left_out: there is no x"]
    assert wrong(GOOD, "e 3") == ["left_out: there is no e 3"]


def test_a_sentence_of_one_effect_needs_no_letters() -> None:
    alone = CardText(effects=TEXT.effects[:1])
    found = Sentence(of=stamp_of(alone), en="{-3} Fight")
    assert problems(found, alone, ()) == ()
    assert problems(replace(found, en="{-2} Fight"), alone, ()) != ()


def test_effects_that_changed_are_told_with_the_stamp_that_they_have_now() -> None:
    changed = replace(TEXT, tags=("armor",))
    (told,) = wrong(GOOD, text=changed)
    assert f'write of = "{stamp_of(changed)}"' in told


def test_the_command_prints_what_a_writer_needs_and_what_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "01001", "01048-01049"]) == 0
    assert capsys.readouterr().out.splitlines()[0].startswith("cs: 3 of 3 written")
    assert main(["brief", "01010"]) == 0
    said = capsys.readouterr().out
    assert "[01010] ASSASSINATION · mission" in said and " b  do = points" in said and "<2>" in said
    assert main(["drawn", "--seed", "a", "--language", "sv"]) == 0
    first = capsys.readouterr().out
    assert len(first.splitlines()) == 60 and "Bäraren" in first and not {*"{}"} & {*first}
    assert main(["drawn", "--seed", "a", "--language", "en"]) == 0
    codes = [line[:7] for line in first.splitlines()]
    assert codes != [line[:7] for line in capsys.readouterr().out.splitlines()]
    assert main(["new", "01010"]) == 0
    assert capsys.readouterr().out.startswith("[cards.01010] # ASSASSINATION\nof = ")
