"""The sentences: the same in every language, all of them there, and plural forms as people say them."""

from __future__ import annotations

import ast as python
import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import AppCommandType, app_commands
from fluent.syntax import ast

from bot.chat.base.commands.translate import Translator
from bot.locales.sentences import FOLDERS, LOCALES, PAGE, Localizer, localizer, resources, spoken
from rules_index import Language
from tests.bot.fluent_files import parsed
from tests.command_tree import payloads
from tests.rows import rows

RESOURCES = resources()
FILES = [*RESOURCES, PAGE]
# Discord's own rule for the names of commands and options.
NAME = re.compile(r"[-_'\w\u0900-\u097F\u0E00-\u0E7F]{1,32}")


ANY = "[-a-z0-9]+"
# What values are called that are numbers.
NUMBERS = {"at", "count", "day", "number", "place", "round", "seq", "turn"}


@cache
def messages(language: str, file: str) -> dict[str, ast.Message]:
    (path,) = [path for folder in FOLDERS if (path := folder / language / file).exists()]
    resource = parsed(path)
    junk = [
        f"{entry.annotations[0].message}: {entry.content}" for entry in resource.body if isinstance(entry, ast.Junk)
    ]
    assert not junk, f"{language}/{file} is no Fluent: " + "\n".join(junk)
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert len({message.id.name for message in found}) == len(found), f"{language}/{file} says something twice"
    return {message.id.name: message for message in found}


def variables(node: object) -> set[str]:
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, ast.BaseNode):
        return set().union(*(variables(value) for value in vars(node).values()), set())
    if isinstance(node, list):
        return set().union(*(variables(value) for value in node), set())
    return set()


def test_every_language_has_the_same_files() -> None:
    for folder in FOLDERS:
        files = {language: sorted(path.name for path in folder.glob(f"{language}/*.ftl")) for language in Language}
        assert files == dict.fromkeys(Language, files[Language.EN])
        assert files[Language.EN]


@pytest.mark.parametrize("file", FILES)
def test_every_language_says_the_same_with_the_same_values(file: str) -> None:
    english = {name: variables(message) for name, message in messages("en", file).items()}
    for language in Language:
        told = {name: variables(message) for name, message in messages(language, file).items()}
        assert told == english, f"{language}/{file}"


@rows("language", Language)
def test_plurals_have_every_form_their_language_asks_for(language: Language) -> None:
    forms = {Language.CS: {"one", "few", "many", "other"}, Language.SV: {"one", "other"}, Language.EN: {"one", "other"}}
    wrong = [
        f"{language}/{file}: {name} has {sorted(keys)}, not {sorted(forms[language])}"
        for file in RESOURCES
        for name, message in messages(language, file).items()
        for select in selects(message)
        if (keys := {key.name for variant in select.variants if isinstance(key := variant.key, ast.Identifier)})
        & {"one", "few", "many"}
        and keys != forms[language]
    ]
    assert not wrong, "\n".join(wrong)


def test_a_sentence_that_names_a_language_names_each() -> None:
    wrong = [
        f"{language}/{file}: {name} lacks {sorted(lacking)}"
        for language in Language
        for file in RESOURCES
        for name, message in messages(language, file).items()
        for select in selects(message)
        if isinstance(select.selector, ast.VariableReference)
        and (keys := {variant.key.name for variant in select.variants if isinstance(variant.key, ast.Identifier)})
        & set(Language)
        and (lacking := set(Language) - keys)
    ]
    assert not wrong, "\n".join(wrong)


def selects(node: object) -> Iterator[ast.SelectExpression]:
    if isinstance(node, ast.SelectExpression):
        yield node
    values = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
    for value in values:
        yield from selects(value)


@rows(
    ("count", "said"),
    [(1, "1 znak "), (2, "2 znaky "), (4, "4 znaky "), (5, "5 znaků "), (21, "21 znaků "), (1.5, "1,5 znaku ")],
)
def test_czech_counts_as_people_do(count: float, said: str) -> None:
    assert said in localizer(Language.CS).say("problem-too-long", length=count)


def test_every_sentence_the_code_asks_for_exists() -> None:
    known = {name for file in RESOURCES for name in messages("en", file)}
    used = {text for path in files_of("chat") for text in quoted(path)[0]}

    families = {name.partition("-")[0] for name in known}
    asked = {text for text in used if text.partition("-")[0] in families and re.fullmatch(r"[a-z]+(-[a-z]+)+", text)}
    asked -= {"no-result", "back-same", "back-anew", "page-before", "page-after", "context-before", "context-after"}

    assert asked - known == set()


async def test_every_sentence_is_asked_for() -> None:
    known = {name for file in RESOURCES for name in messages("en", file)}
    parts = ("chat", "matches", "disputes", "games", "boards", "locales")
    used = {text for part in parts for path in files_of(part) for text in quoted(path)[0]}
    composed = {shape for part in parts for path in files_of(part) for shape in quoted(path)[1]}
    pattern = re.compile("|".join(sorted(composed)))

    listening = Listening()
    await payloads(listening)

    assert {name for name in known - used - listening.asked if not pattern.fullmatch(name)} == set()


class Listening(Translator):
    """Notes which sentences the words of commands are."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: set[str] = set()

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        self.asked.add(string.extras["sentence"])
        return None


def files_of(part: str) -> list[Path]:
    return sorted((LOCALES.parent / part).rglob("*.py"))


@cache
def quoted(path: Path) -> tuple[frozenset[str], frozenset[str]]:
    """All that is in quotes in a source, and patterns of the ids that it puts together from a value.

    The words of commands are none of these, since their sentences are looked up by them; nor is a pattern that says
    nothing by itself.
    """
    texts: dict[int, str] = {}
    words: set[int] = set()
    shapes: set[str] = set()
    tree = python.parse(path.read_text("utf-8"))
    for node in python.walk(tree):
        match node:
            case python.Constant(value=str(text)):
                texts[id(node)] = text
            case python.Call(func=python.Name(id="command"), args=args):
                words |= set(map(id, args))
            case python.JoinedStr(values=[python.Constant(value=str(begun)), *_] as values):
                if re.fullmatch(r"[a-z]+-[-a-z]*", begun):
                    parts = (
                        re.escape(str(part.value)) if isinstance(part, python.Constant) else ANY for part in values
                    )
                    shapes.add("".join(parts))
    return frozenset(text for key, text in texts.items() if key not in words), frozenset(shapes)


def test_no_sentence_begins_with_a_number_that_discord_makes_a_list_of() -> None:
    listed = [
        f"{language}: {name}"
        for language in Language
        for file in RESOURCES
        for name, message in messages(language, file).items()
        for pattern in patterns(message)
        if begins_with_a_number(pattern)
    ]
    assert listed == []


def patterns(node: object) -> Iterator[ast.Pattern]:
    """Every text of a message, each variant by itself."""
    if isinstance(node, ast.Pattern):
        yield node
    values = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
    for value in values:
        yield from patterns(value)


def begins_with_a_number(pattern: ast.Pattern) -> bool:
    """Whether a text begins with a value of its own, a dot and a space; a space that does not break makes no list."""
    match pattern.elements:
        case [ast.Placeable(expression=ast.VariableReference() as of), ast.TextElement(value=after), *_]:
            return of.id.name in NUMBERS and after.startswith(". ")
        case [ast.TextElement(value=before), *_]:
            return re.match(r"[0-9]+\. ", before) is not None
    return False


def test_no_sentence_of_ours_is_left_without_its_value() -> None:
    for language in Language:
        words = localizer(language)
        for file in RESOURCES:
            for name, message in messages(language, file).items():
                values = dict.fromkeys(variables(message), 2)
                said = words.say(name, **values)
                assert said != name
                assert "{" not in said, f"{language}: {name}"


@rows(
    ("locale", "language"),
    [
        ("cs", Language.CS),
        ("sk", Language.CS),
        ("sv-SE", Language.SV),
        ("en-US", Language.EN),
        ("en-GB", Language.EN),
        ("de", None),
        ("", None),
    ],
)
def test_the_language_of_a_discord_locale(locale: str, language: Language | None) -> None:
    assert spoken(locale) is language


def test_a_game_without_a_name_of_its_own_is_called_by_its_book() -> None:
    words = Localizer(Language.SV)
    assert words.game("zloba", "Zloba") == "Wroth"
    assert words.game("vrhcaby", "Vrhcáby") == "Vrhcáby"


CALLED = {
    "rule": ("pravidlo", "regel"),
    "term": ("pojem", "term"),
    "rules": ("pravidla", "regler"),
    "card": ("karta", "kort"),
    "compare": ("porovnej", "jämför"),
    "phase": ("fáze", "fas"),
    "scenario": ("scénář", "scenario"),
    "setup": ("nastavení", "inställning"),
    "play": ("tah", "drag"),
    "dispute": ("spor", "tvist"),
    "desk": ("stůl", "domarbord"),
    "penalties": ("tresty", "straff"),
    "guide": ("průvodce", "handledning"),
    "help": ("nápověda", "hjälp"),
    "my": ("moje", "mina"),
    "file": ("soubor", "fil"),
    "rewind": ("vrať", "backa"),
    "adjust": ("uprav", "justera"),
    "casebook": ("judikatura", "praxis"),
    "deck": ("balíček", "lek"),
    "match": ("zápas", "match"),
    "precedent": ("precedent", "prejudikat"),
    "houserule": ("domácí-pravidlo", "husregel"),
    "twom": ("twom", "twom"),
    "Add to the dispute": ("Přidat do sporu", "Lägg till i tvisten"),
}


async def test_commands_are_called_as_their_players_speak() -> None:
    names = {payload["name"]: payload["name_localizations"] for payload in await payloads(Translator())}
    for english, (czech, swedish) in CALLED.items():
        assert names[english].get("cs", english) == czech
        assert names[english].get("sv-SE", english) == swedish
        assert not names[english].keys() & {"en-US", "en-GB", "de"}


async def test_discord_takes_every_name_and_description() -> None:
    for payload in await payloads(Translator()):
        if payload["type"] != AppCommandType.chat_input.value:
            continue
        for described in nodes(payload):
            for name in (described["name"], *described.get("name_localizations", {}).values()):
                assert NAME.fullmatch(name), name
                assert name == name.lower() == unicodedata.normalize("NFC", name)
            for about in (described["description"], *described.get("description_localizations", {}).values()):
                assert 1 <= len(about) <= 100, about
            options = described.get("options", [])
            for locale in sorted({locale for option in options for locale in option["name_localizations"]}):
                names = [option["name_localizations"][locale] for option in options]
                assert len(set(names)) == len(names)


def nodes(payload: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A command with its subcommands and their options."""
    yield payload
    for option in payload.get("options", []):
        yield from nodes(option)
