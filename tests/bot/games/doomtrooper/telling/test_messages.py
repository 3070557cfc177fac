"""The messages of what cards do: none is there for nothing."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from bot.games.doomtrooper import tells
from bot.games.doomtrooper.asks import declared
from bot.games.doomtrooper.looks import seen
from bot.games.doomtrooper.words import abilities as registry
from bot.games.doomtrooper.words import saying
from bot.games.doomtrooper.words.saying.tags import MARKED
from rules_index import Language
from tests.bot.games.doomtrooper.telling.test_saying import REGISTRIES, messages

PREFIX = "doomtrooper-said-"
FOLDERS = [Path(next(iter(package.__path__))) for package in (saying, seen, tells)]
SOURCES = [Path(declared.__file__), *(source for folder in FOLDERS for source in sorted(folder.rglob("*.py")))]


def shapes() -> Iterator[str]:
    """The ids that the code can make, as patterns: strings as they are; what others fill in may be anything."""
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield re.escape(node.value)
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                yield "".join(re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".+" for p in node.values)


def registered() -> Iterator[str]:
    """The ids that the registries need."""
    for family, names in {**REGISTRIES, "state": dict.fromkeys((*registry.MARKS, *MARKED))}.items():
        for name in names:
            yield f"{family}-{name.replace(':*', '-of').replace(':', '-')}"


def test_every_message_is_said_somewhere() -> None:
    mine = {name.removeprefix(PREFIX) for name in messages(Language.EN) if name.startswith(PREFIX)}
    made = re.compile("|".join(sorted({*shapes(), *map(re.escape, registered())}, key=len, reverse=True)))
    assert sorted(name for name in mine if not made.fullmatch(name)) == []


def test_every_language_has_the_same_messages() -> None:
    assert messages(Language.CS) == messages(Language.EN) == messages(Language.SV)
