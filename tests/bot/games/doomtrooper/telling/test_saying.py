"""What cards do in sentences: every card and every word has its message, and examples that people have read."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Literal, get_args

import msgspec
import pytest
from fluent.syntax import ast

from bot.boards.doomtrooper.cards import own_catalogue
from bot.games.doomtrooper.words import abilities as registry
from bot.games.doomtrooper.words import continuous, deeds
from bot.games.doomtrooper.words import effects as composed
from bot.games.doomtrooper.words import whom as selectors
from bot.games.doomtrooper.words.catalogue import Printed
from bot.games.doomtrooper.words.effects import Effect
from bot.games.doomtrooper.words.saying import cards as saying
from bot.games.doomtrooper.words.saying import tags as tag_names
from bot.games.doomtrooper.words.saying.effects import effect
from bot.games.doomtrooper.words.saying.tags import mark, registered, tag
from bot.games.doomtrooper.words.saying.terms import event
from bot.games.doomtrooper.words.saying.whom import amount, whom
from bot.games.doomtrooper.words.texts import DOUBT_KINDS, CardText, Doubt
from bot.games.doomtrooper.words.whom import On
from bot.games.doomtrooper.words.word import Word
from bot.games.packs.words import PACK_TEXT
from bot.games.values import Line
from bot.locales.sentences import FOLDERS
from rules_index import Language
from tests.bot.fluent_files import parsed
from tests.bot.games.doomtrooper.telling.words import inside, names, said
from tests.rows import rows

HERE = Path(__file__).parent
LOCALES = next(folder for folder in FOLDERS if folder.name == "doomtrooper")
HANGING = re.compile(r"\(\s*\)|\(,|, \)|: \)|\{|\}|doomtrooper-|: $|: –|None| , |^\s*$|  ")
"""Signs of a part of a sentence that says nothing."""


@cache
def messages(language: Language) -> frozenset[str]:
    """The messages that a language has, without those it would borrow."""
    found = (parsed(path) for path in LOCALES.glob(f"{language.value}/*.ftl"))
    return frozenset(e.id.name for resource in found for e in resource.body if isinstance(e, ast.Message))


def unsaid(lines: Iterable[Line]) -> Iterator[str]:
    """What is wrong with lines: messages that a language lacks, and parts that say nothing."""
    known = {language: messages(language) for language in Language}
    for line in lines:
        for one in inside(line):
            if one.key == PACK_TEXT:
                if one.args["key"] not in names():
                    yield f"no card {one.args['key']}"
                continue
            yield from (f"{language.value}: {one.key}" for language in Language if one.key not in known[language])
        for language in Language:
            text = said(line, language)
            if HANGING.search(text):
                yield f"{language.value}: {text!r}"


def every_card() -> Iterator[Printed]:
    yield from own_catalogue().values()


def test_every_card_is_said_in_every_language() -> None:
    cards = list(every_card())
    assert len(cards) == 1073
    lines = [line for card in cards for line in (*saying.card(card), *saying.doubtful(card))]
    assert len(lines) > 3000
    assert sorted(set(unsaid(lines))) == []


def test_nothing_that_a_card_does_is_left_out() -> None:
    for card in every_card():
        if card.text is not None:
            expected = len(card.text.effects) + len(card.text.abilities)
            expected += bool(card.text.tags) + (card.text.said != "all") + (card.type != "warrior")
            assert len(saying.card(card)) == expected, card.code
            assert len(saying.doubtful(card)) == 2 * bool(card.text.doubts), card.code


DOUBTS = (Doubt("time", "how long"), Doubt("sources", "print differs"), Doubt("time", "when"))


def doubted(*doubts: Doubt | str) -> Printed:
    """A card with doubts."""
    return Printed("x", "X", "special", frozenset({"special"}), text=CardText(doubts=doubts))


@pytest.mark.parametrize(("language", "told", "notes"), [
    (Language.EN, "not certain: what holds, because the sources", "notes: how long; print differs; when"),
    (Language.CS, "není jisté: co platí, protože se zdroje", "poznámky anglicky: how long; print differs; when"),
    (Language.SV, "inte säkert: vad som gäller", "anteckningar på engelska: how long; print differs; when"),
])  # fmt: skip
def test_a_doubt_is_told_in_the_reader_s_language_before_its_english_note(
    language: Language, told: str, notes: str
) -> None:
    """The kinds come in one order, each once."""
    kinds, exactly = (said(line, language) for line in saying.doubtful(doubted(*DOUBTS)))
    assert kinds.startswith(told) and kinds.count("; ") == 1
    assert exactly == notes


def test_every_doubt_of_a_real_card_is_of_a_kind_and_few_are_of_no_kind_of_their_own() -> None:
    doubts = [doubt for card in every_card() if card.text is not None for doubt in card.text.doubts]
    assert len(doubts) > 2000
    kinds = Counter(doubt.of for doubt in doubts if isinstance(doubt, Doubt))
    assert kinds.total() == len(doubts)
    assert kinds.keys() == {*DOUBT_KINDS}
    assert kinds["other"] * 20 < len(doubts)


def test_a_doubt_that_an_organiser_wrote_is_told_as_it_is() -> None:
    told = saying.doubtful(doubted("kdo to zaplatí"))
    assert [said(line, Language.CS) for line in told] == ["není jisté: kdo to zaplatí"]


def test_a_card_that_nobody_described_is_declared_by_its_player() -> None:
    card = Printed("x", "X", "special", frozenset({"special"}))
    assert [said(line) for line in saying.card(card)] == ["played: as an action", "whoever plays it says what it does"]


REGISTRIES: Mapping[str, registry.Names] = {
    "can": registry.ABILITIES,
    "doing": registry.DOINGS,
    "harm": registry.HARMS,
    "limit": registry.LIMITS,
    "count": registry.COUNTED,
    "was": registry.HISTORY,
    "often": registry.PLAY_LIMITS,
    "ignored": registry.IGNORED,
}


@rows("family", list(REGISTRIES))
def test_every_name_of_a_registry_has_a_message(family: str) -> None:
    every = [registered(family, REGISTRIES[family], name.replace("*", "heretic")) for name in REGISTRIES[family]]
    assert sorted(set(unsaid(every))) == []


def test_marks_and_tags_have_messages() -> None:
    every = [mark(name) for name in (*registry.MARKS, *tag_names.MARKED)]
    every += [tag(name) for name in tag_names.TRANSLATED]
    every += [tag(name.replace("*", "elements")) for name in registry.TAGS]
    assert sorted(set(unsaid(every))) == []


def test_a_kind_without_a_message_is_shown_as_the_card_table_has_it() -> None:
    assert [said(tag("golden-lion"), language) for language in Language] == ["Golden Lion"] * 3


def words() -> Iterator[type[Word]]:
    for module in (continuous, deeds, composed):
        for each in vars(module).values():
            if isinstance(each, type) and issubclass(each, Word) and each is not Word:
                yield each


NEEDED: Mapping[str, object] = {
    "ratings": ["fight"],
    "sum": 1,
    "gain": ["heretic"],
    "ability": "dies",
    "what": ["attack"],
    "against": ["wounded"],
    "of": "hand",
    "value": 3,
    "aspects": ["all"],
    "when": ["killed"],
    "to": "hand",
    "origin": ["library"],
    "mark": "imprisoned",
    "amount": 2,
    "by": {},
    "ways": [[{"do": "shuffle"}], [{"do": "win"}]],
    "sides": 2,
    "times": 3,
    "effects": [{"do": "shuffle"}],
    "on": {"event": "killed"},
}
SPECIAL: Mapping[str, Mapping[str, object]] = {
    "become": {"of": {"role": "chosen"}},
    "copies": {"of": {"role": "bearer"}},
    "attach": {"to": {"role": "bearer"}},
    "limit": {"of": "hand"},
    "share": {"what": "kill", "plus": 1},
    "price": {"of": {}},
}


def choices(word: type[Word]) -> Iterator[Mapping[str, object]]:
    """Every value of every field of a word that has a few to choose from, one at a time."""
    tag_of = str(word.__struct_config__.tag)
    fields = msgspec.structs.fields(word)
    base: dict[str, object] = {"do": tag_of}
    for field in fields:
        options = [each for part in (field.type, *get_args(field.type)) for each in literals(part)]
        if field.required and not options:
            base[field.encode_name] = NEEDED[field.encode_name]
        elif field.required:
            base[field.encode_name] = [options[0]] if is_list(field.type) else options[0]
    base |= SPECIAL.get(tag_of, {"sum": 1} if tag_of == "rate" else {"gain": ["heretic"]} if tag_of == "kind" else {})
    base |= {"destiny": 1} if tag_of in ("price", "points") else {}
    if tag_of in ("bar", "permit"):
        base["what"] = ["attack"]
    yield base
    for field in fields:
        for option in literals(field.type):
            yield {**base, field.encode_name: option}
        if field.type is bool:
            yield {**base, field.encode_name: True}
        if is_list(field.type):
            for option in (each for part in get_args(field.type) for each in literals(part)):
                yield {**base, field.encode_name: [option]}


def is_list(of: object) -> bool:
    return str(of).startswith("tuple")


def literals(of: object) -> tuple[str, ...]:
    """The words that a type lets one choose from."""
    if getattr(of, "__origin__", None) is Literal:
        return tuple(each for each in get_args(of) if each)
    return ()


@rows("word", list(words()), ids=lambda word: str(word.__struct_config__.tag))
def test_every_value_of_a_word_has_a_message(word: type[Word]) -> None:
    lines = []
    for table in choices(word):
        one: Effect = msgspec.convert(table, Effect)
        lines.append(effect(one))
    assert sorted(set(unsaid(lines))) == []


def test_every_way_to_choose_cards_has_a_message() -> None:
    lines = [whom(selectors.Whom(role=role)) for role in get_args(selectors.Role)]
    for field in msgspec.structs.fields(selectors.Whom):
        tables = ({field.encode_name: option} for option in literals(field.type))
        lines += (whom(msgspec.convert(table, selectors.Whom)) for table in tables)
    assert len(lines) > 35
    assert sorted(set(unsaid(lines))) == []


def test_every_event_has_a_message() -> None:
    lines = [event(On(each)) for each in get_args(selectors.Event)]
    lines += [event(On(each, cards=selectors.BEARER)) for each in get_args(selectors.Event)]
    assert sorted(set(unsaid(lines))) == []


def test_an_amount_is_said_with_its_parts() -> None:
    per = msgspec.convert({"of": "value", "cards": {"role": "bearer"}, "times": 2, "plus": 1, "most": 9}, selectors.Per)
    assert said(amount(per)) == "2 × Value (the bearer) +1 (at most 9)"
    assert said(amount(per), Language.CS) == "2 × hodnota (nositel) +1 (nejvýš 9)"


@pytest.mark.parametrize("language", list(Language))
def test_the_read_examples(language: Language) -> None:
    """Twenty-five cards of different shapes; the file beside this one was read line by line."""
    expected = (HERE / f"cards-{language.value}.txt").read_text("utf-8")
    codes = re.findall(r"(?m)^# (\S+)$", expected)
    assert len(codes) == len(set(codes)) == 25
    catalogue = own_catalogue()
    told = {code: (*saying.card(catalogue[code]), *saying.doubtful(catalogue[code])) for code in codes}
    found = [[f"# {code}", *(said(line, language) for line in lines)] for code, lines in told.items()]
    assert "\n".join(line for lines in found for line in lines) + "\n" == expected
