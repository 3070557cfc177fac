"""The sentences of the playground's own page; what the bot says comes from the bot."""

from __future__ import annotations

from functools import cache

from bot.locales.patterns import Bundle
from bot.locales.sentences import LOCALES, PAGE, spoken
from rules_index import Language

_SENTENCES = (
    "intro",
    "speakers",
    "language",
    "channels",
    "messages",
    "newer",
    "empty",
    "placeholder",
    "commands",
    "private",
    "dismiss",
    "thinking",
    "preparing",
    "waits",
    "edited",
    "enlarge",
    "close",
    "choose",
    "pick",
    "spoiler",
    "yes",
    "no",
    "send",
    "cancel",
    "unanswered",
    "refused",
    "pressed",
    "offline",
    "missing",
    "number",
    "range",
    "least",
    "most",
    "unknown",
    "tour",
    "tour-ask",
    "tour-question",
    "tour-play",
    "tour-language",
    "tour-help",
)

_NAMES = {"cs": "Čeština", "en-GB": "English", "sv-SE": "Svenska"}


def language(locale: str) -> Language:
    """The language of the page for a member with this Discord locale."""
    return spoken(locale) or Language.EN


@cache
def page_words(locale: str) -> dict[str, str]:
    """Every sentence of the page by its short name."""
    return {name: _say(locale, name) for name in _SENTENCES}


def languages() -> list[dict[str, str]]:
    """The languages a member may speak, each by its own name."""
    return [{"key": locale, "name": name} for locale, name in _NAMES.items()]


@cache
def about(locale: str, *, admin: bool) -> str:
    """What stands under a member's name: their language, and whether they run the guild."""
    return _say(locale, "about-admin" if admin else "about-member")


def _say(locale: str, name: str) -> str:
    return _sentences(language(locale)).say(f"page-{name}", {})


@cache
def _sentences(of: Language) -> Bundle:
    return Bundle([(LOCALES / of.value / PAGE).read_text("utf-8")], of)
