"""What the stand-in pack tells: events, the unknown, visitors, last resort, scripts and epilogues."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from bot.games.packs.words import Words
from bot.games.twom.pack import form
from bot.games.twom.pack.cards import Card, ScriptText
from bot.games.twom.pack.effects.conditions import Flagged
from bot.games.twom.pack.effects.meeting import Visitor
from bot.games.twom.pack.effects.story import Choose, Effect, End, Flag, If, Later, RollTable, Script
from bot.games.twom.pack.effects.whom import Whom
from bot.games.twom.pack.form import FORM, own
from bot.games.twom.pack.pack import Pack
from bot.games.twom.pack.walk import walk
from tests.rows import rows
from tests.rules_index.digest.digests import rules_of

TALES = Path(form.__file__).parent / "stand_in" / "scripts" / "diary.toml"
DIARY = {10, 101, 200, 266, 300, 333, 400, 600, 800, 901}
FOURTH_LEVELS = {"hunger": 41, "illness": 42, "wounds": 43, "misery": 44, "fatigue": 45}
SHORTEST, LONGEST = 300, 700
TOLD = ("events", "exploration", "visitors", "last_resort", "scripts", "epilogues", "characters")


@cache
def pack() -> Pack:
    return FORM.read(own())


@cache
def scripts() -> dict[int, ScriptText]:
    return {script.number: script for script in pack().scripts}


def stories() -> list[ScriptText]:
    """The scripts that are neither the diary's nor a fourth level nor a finale."""
    apart = DIARY | set(FOURTH_LEVELS.values())
    return [script for number, script in scripts().items() if number not in apart and not 911 <= number <= 913]


def cards() -> list[Card]:
    return [*pack().events, *pack().exploration, *pack().visitors, *pack().last_resort]


def leads_to(value: object) -> set[int]:
    """The scripts that may follow from something, however late."""
    found: set[int] = set()
    left = [each.number for _, each in walk(value) if isinstance(each, Script)]
    while left:
        number = left.pop()
        if number not in found:
            found.add(number)
            left += [each.number for _, each in walk(scripts()[number]) if isinstance(each, Script)]
    return found


def at_once(effects: Iterable[Effect]) -> Iterator[Effect]:
    """The effects that may follow before the day goes on, those of scripts among them."""
    for effect in effects:
        yield effect
        match effect:
            case Script(number):
                yield from at_once(scripts()[number].effects or ())
            case RollTable(rows):
                for row in rows:
                    yield from at_once(row.effects)
            case If(then=then, otherwise=otherwise):
                yield from at_once((*then, *otherwise))
            case Choose(ways):
                for way in ways:
                    yield from at_once(way.effects)


def asks(card: Card) -> bool:
    return any(isinstance(each, Choose) for each in at_once(card.effects or ()))


def test_there_are_as_many_cards_of_each_kind_as_a_stand_in_has() -> None:
    assert Counter(card.kind for card in pack().events) == {"event": 12, "chapter": 3, "finale": 3}
    assert sum(card.copies for card in pack().exploration) == 32
    assert len(pack().visitors) == 8
    assert len(pack().last_resort) == 12
    assert len(pack().scripts) >= 80


def test_fourteen_cards_of_the_unknown_ask_something() -> None:
    assert sum(card.copies for card in pack().exploration if asks(card)) == 14


def test_every_card_says_what_it_does() -> None:
    assert [card.key for card in cards() if card.effects is None] == []
    assert [script.number for script in pack().scripts if script.effects is None] == []


@rows("section", TOLD)
def test_every_text_is_there_in_three_languages(section: str) -> None:
    missing = [
        (place, value.cs[:40])
        for place, value in walk(getattr(pack(), section))
        if isinstance(value, Words) and not (value.cs and value.en and value.sv)
    ]
    assert missing == []


def test_no_story_is_told_in_the_same_words_twice() -> None:
    texts = [said for script in pack().scripts for said in (script.text.cs, script.text.en, script.text.sv)]
    assert len(texts) == len(set(texts))


def test_every_number_that_the_diary_names_is_a_script_and_names_its_rule() -> None:
    written = re.findall(r"^# Rule: twom-cs\.([a-z.-]+)\nnumber = (\d+)$", TALES.read_text("utf-8"), re.MULTILINE)
    assert sorted(int(number) for _, number in written) == sorted(DIARY)
    for rule, number in written:
        assert rule in rules_of("twom-cs"), number
        # A reader reads the story; the rule's name means nothing to them.
        said = scripts()[int(number)].text
        assert not any("twom-cs" in (words or "") for words in (said.cs, said.en, said.sv)), number


def test_each_fourth_level_leads_to_its_script() -> None:
    assert {each.state: each.script for each in pack().states} == FOURTH_LEVELS
    assert set(FOURTH_LEVELS.values()) <= scripts().keys()


def test_every_story_is_short_enough_to_read_and_long_enough_to_tell() -> None:
    lengths = {
        (script.number, language): len(getattr(script.text, language) or "")
        for script in stories()
        for language in ("cs", "en", "sv")
    }
    assert {key: length for key, length in lengths.items() if not SHORTEST <= length <= LONGEST} == {}


def test_every_story_has_two_or_three_ways() -> None:
    ways = {
        script.number: [len(each.ways) for each in script.effects or () if isinstance(each, Choose)]
        for script in stories()
    }
    assert {number: found for number, found in ways.items() if found not in ([2], [3])} == {}


def test_whoever_has_nothing_can_always_choose_something() -> None:
    closed = [
        (place, each.ways[0].label.cs)
        for section in TOLD
        for place, each in walk(getattr(pack(), section))
        if isinstance(each, Choose) and all(way.cost or way.when for way in each.ways)
    ]
    assert closed == []


def test_a_third_of_the_stories_have_a_consequence_days_later() -> None:
    later = [script for script in stories() if any(isinstance(each, Later) for _, each in walk(script))]
    first = [script for script in stories() if not 711 <= script.number <= 799]
    assert 3 * len(later) >= len(first)
    assert all(leads_to(script) for script in later)


def test_every_script_can_come_up() -> None:
    found = set(DIARY) | set(FOURTH_LEVELS.values())
    for value in (*cards(), *pack().residents, *pack().findings, *pack().fate, *pack().locations):
        found |= leads_to(value)
    assert scripts().keys() - found == set()


def test_a_third_of_the_events_bring_a_visitor() -> None:
    bring = [event for event in pack().events if any(isinstance(each, Visitor) for each in event.effects or ())]
    assert len(bring) == 4


def test_every_finale_can_end_the_campaign() -> None:
    finales = [card for card in pack().events if card.kind == "finale"]
    assert all(any(isinstance(each, End) for each in at_once(card.effects or ())) for card in finales)


def test_every_flag_that_is_asked_for_is_set_somewhere() -> None:
    asked = {each.flag for _, each in walk(pack()) if isinstance(each, Flagged)}
    assert asked
    assert asked <= {each.flag for _, each in walk(pack()) if isinstance(each, Flag)}


def test_stories_outside_are_about_those_who_are_there_and_others_never_are() -> None:
    for script in stories():
        outside = 110 <= script.number <= 129
        here = [
            each.of
            for effect in script.effects or ()
            if isinstance(effect, Choose)
            for way in effect.ways
            for now in (*way.when, *(each for each in way.effects if not isinstance(each, Later)))
            for _, each in walk(now)
            if isinstance(each, Whom)
        ]
        assert set(here) <= ({"outside"} if outside else {"all", "acting"}), script.number


def test_everybody_has_an_epilogue_however_they_went() -> None:
    for character in pack().characters:
        surely = {epilogue.fate for epilogue in character.epilogues if not epilogue.when}
        assert surely == {"alive", "died", "left"}, character.key


def test_the_house_always_has_an_epilogue() -> None:
    assert [bool(epilogue.when) for epilogue in pack().epilogues] == [True] * 5 + [False]
