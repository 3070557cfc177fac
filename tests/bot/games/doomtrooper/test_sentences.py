"""Every key that the referee may say has a sentence in every language, also where a key is put together."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast

from bot.games.doomtrooper.words.rules.slugs import SLUGS
from bot.locales.sentences import LOCALES
from rules_index import Language
from tests.bot.fluent_files import parsed

GAME = Path(__file__).resolve().parents[4] / "bot" / "games" / "doomtrooper"
WHOLE = re.compile(r'"(doomtrooper-[a-z0-9-]*[a-z0-9])"')
CHOICE = re.compile(
    r'\bask\([^"\n]*"([a-z][a-z-]+)", "(?:cards|lines|number|seats)"'
    r'|agrees\([^"\n]*"([a-z-]+)"'
    r'|(?:cards|pick)\([^"\n]*what="([a-z-]+)"'
)
BOOKS = {"doomtrooper-cs", "doomtrooper-sv"}
"""Keys of books, which are no messages."""
PREFIXES = {"doomtrooper-adjust"}
"""What the keys of several messages begin with, where code adds the rest."""


def said(language: Language) -> set[str]:
    """The keys of all messages of the game in a language."""
    found: set[str] = set()
    for path in (LOCALES / "doomtrooper" / language.value).glob("*.ftl"):
        body = parsed(path).body
        found |= {entry.id.name for entry in body if isinstance(entry, ast.Message)}
    return found


def sources() -> str:
    """The source of the game, one file after the other."""
    return "\n".join(path.read_text("utf-8") for path in sorted(GAME.rglob("*.py")))


@pytest.mark.parametrize("language", list(Language))
def test_every_key_is_a_sentence(language: Language) -> None:
    keys = set(WHOLE.findall(sources())) - BOOKS - PREFIXES
    assert len(keys) > 90
    assert keys - said(language) == set()
    assert all(any(key.startswith(f"{prefix}-") for key in said(language)) for prefix in PREFIXES)


@pytest.mark.parametrize("language", list(Language))
def test_every_choice_is_asked_in_a_sentence(language: Language) -> None:
    whats = {what for found in CHOICE.findall(sources()) for what in found if what}
    assert len(whats) > 15
    assert {f"doomtrooper-choose-{what}" for what in whats} - said(language) == set()


@pytest.mark.parametrize("language", list(Language))
def test_every_refusal_is_a_sentence(language: Language) -> None:
    topics = {topic for topic in SLUGS if not topic.startswith("deck.")}
    assert {f"doomtrooper-no-{topic.replace('.', '-')}" for topic in topics} - said(language) == set()
