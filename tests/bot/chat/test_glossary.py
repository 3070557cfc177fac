"""One word for one thing in each language, and everybody addressed alike."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, serialize

from bot.locales.sentences import FOLDERS, localizer
from rules_index import Language
from tests.bot.fluent_files import parsed
from tests.rows import rows

POLITE = re.compile(r"\b(jste|vás|vám|vámi|váš|vaš\w+|\w+(ete|áte|íte|ěte|jte|ďte|ňte|šte|řte|sejte))\b", re.IGNORECASE)
"""Forms by which Czech addresses several people, or one as a stranger."""

OTHER_WORDS = {
    Language.CS: {
        r"\bdesk(a|y|u|ou)\b|\bdesce\b": "herní plán, as the book says",
        r"\bsoupeřiv": "běžná, as the book says",
        r"\bhlava\b": "poslední otisk",
        r"\bkooperativní či\b": "sólová/kooperativní, as the book says",
    },
    Language.SV: {
        r"\bbräd(e|et)\b": "spelplan, as the book says",
        r"\bförvaltar\b|\bfår hantera servern\b": "serveradministratör",
        r"\bbotten\b": "boten",
        r"\bsidobord": "sidlek",
        r"^doomtrooper-.* (seger|ödes)poäng": "vinstpoäng or spelpoäng, as the book says",
        r"^doomtrooper-.* kasta(r|s|d|de)?\b": "kassera, as the book says",
        r"\bAI\b": "AM",
        r"\bautomat(en|er|erna)?\b": "boten",
        r"\bhuvud(et)?\b": "sista fingeravtryck",
        r"(?<![dD]en )\ballseende tärningen\b": "den allseende tärningen",
        r"(?<!den )\begna zonen\b": "den egna zonen",
        r"\b(för)?väntas av dig\b": "du har … att göra",
    },
    Language.EN: {
        r"^zloba-.* area\b": "region, as the book says",
        r"\bin the stead of\b": "for",
        r"\bset right\b": "corrected",
        r"\bof a match are true\b": "genuine",
        r"\bhead of (the|its) log\b": "last fingerprint of the log",
        r"\b(is|are) no (way|time|file|move)\b(?! zone)": "is not a …",
        r"\bclocks? stands?\b": "is stopped",
        r"\bmay manage (this|the) server\b": "server admin",
        r"\bas in \d": "such as, e.g.",
        r"(?<!-)\bmend(ed|s)?\b": "amend",
        r"\bhand(ed|s)? (the case )?on\b(?! to it)": "hand over",
        r"\bsupport cards?\b": "feat card, as the box says",
    },
}
"""Words that stood in some sentences for what others call by the right one."""


@cache
def said(language: Language) -> tuple[tuple[str, str], ...]:
    paths = (path for folder in FOLDERS for path in sorted((folder / language).glob("*.ftl")))
    return tuple(each for path in paths for each in _said(path))


def _said(path: Path) -> Iterator[tuple[str, str]]:
    for entry in parsed(path).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            text = serialize(ast.Resource([entry])).partition("=")[2]
            yield entry.id.name, re.sub(r"\{[^{}>]*\}", "", text)


def test_czech_says_ty_to_everybody() -> None:
    found = {name: met[0] for name, text in said(Language.CS) if (met := POLITE.search(text))}
    assert found == {}


@rows("polite", ["Nemáte žádný tah", "Počkejte", "vašeho tahu", "Zadejte", "nehrajete", "víte"])
def test_other_forms_are_noticed(polite: str) -> None:
    assert POLITE.search(polite)


@pytest.mark.parametrize("language", list(Language))
def test_one_word_for_one_thing(language: Language) -> None:
    wrong = [
        f"{name}: {met[0][-20:]!r} is {right}"
        for name, text in said(language)
        for word, right in OTHER_WORDS[language].items()
        if (met := re.search(word, f"{name} {text}", re.DOTALL))
    ]
    assert not wrong, "\n".join(wrong)


def test_swedish_choices_are_imperatives() -> None:
    names = ("enter", "deploy", "move", "attack", "muster")
    keys = [f"zloba-name-{name}" for name in names]
    keys += [f"zloba-{name}" for name in ("buy", "skill", "use-card", "recall", "end-turn", "discard", "let-be")]
    keys += [f"zloba-do-{name}" for name in ("deploy", "enter", "discard", "buy", "card", "let-be", "end", "divide")]
    say = localizer(Language.SV).say
    infinitive = re.compile(r"(Köpa|Använda|Lägga|Låta|Sätta|Ta bort)\b")
    labels = [say(key, count=1, cost=1, die="", elite="", card="") for key in keys]
    assert [label for label in labels if infinitive.match(label)] == []


@pytest.mark.parametrize(("most", "players"), [(1, "hráč"), (4, "hráči"), (5, "hráčů")])
def test_a_variant_counts_its_players_as_people_do(most: int, players: str) -> None:
    said = localizer(Language.CS).say("newmatch-variant", variant="běžná", least=1, most=most)
    assert said.endswith(f" {players})")
