"""A question without what Discord adds to it when it is copied: markup, mentions, commands, the bot's own name."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from discord import AppCommandType, app_commands

from bot.chat.answers.copied import ASKING, said

_MENTION = re.compile(r"<(?:@[!&]?|#)\d+>|</[^<>:\n]+:\d+>|<id:\w+>|<a?:\w+:\d+>|<t:-?\d+(?::\w)?>")
"""Mentions of people, roles, channels and commands, emoji of a server, moments."""
_TARGET = r"\(<?https?://[^\s()]+>?(?: \"[^\"\n]*\")?\)"
_IMAGE = re.compile(rf"!\[[^\[\]\n]*\]{_TARGET}")
_MASKED_LINK = re.compile(rf"\[([^\[\]\n]+)\]{_TARGET}")
_FENCE = re.compile(r"```(?:[\w+-]+\n)?")
_LINE_MARK = re.compile(r"^[^\S\n]*(?:(?:>>>|>|-#|#{1,3}|[-*])[^\S\n]+)+", re.MULTILINE)
_ESCAPED = re.compile(r"\\(?=[*_~`|>#<:@\\-])")
_MARK = re.compile(r"\*\*|__|~~|\|\||`|(?<![\w*])[*_](?=\S)|(?<=\S)[*_](?![\w*])")


@dataclass(frozen=True, slots=True)
class Commands:
    """What the commands and their options are called in any language."""

    names: frozenset[str] = frozenset()
    options: frozenset[str] = frozenset()
    _typed: re.Pattern[str] | None = field(init=False, default=None, compare=False)

    def __post_init__(self) -> None:
        if self.names:
            options = rf"(?:\s*(?:{_any(self.options)}):)?" if self.options else ""
            pattern = rf"(?<!\S)/(?:{_any(self.names)})(?=[\s:,]|$)[:,]?{options}"
            object.__setattr__(self, "_typed", re.compile(pattern, re.IGNORECASE))

    def taken_from(self, text: str) -> str:
        """The text without the commands, and the names of options right behind them."""
        return self._typed.sub(" ", text) if self._typed else text


async def commands_of(tree: app_commands.CommandTree[Any], translator: app_commands.Translator) -> Commands:
    """What everything that can be typed is called; groups are called with their subcommands and without."""
    names: set[str] = set()
    options: set[str] = set()
    for command in tree.get_commands(type=AppCommandType.chat_input):
        payload = await command.get_translated_payload(tree, translator)
        for called, following in _called(payload):
            names.update(called)
            options.update(name for option in following for name in _names(option))
    return Commands(frozenset(names), frozenset(options))


def unmarked(text: str, commands: Commands, own: Collection[str]) -> str:
    """A question as its words alone, whatever was pasted along with them.

    Args:
        commands: the bot's commands.
        own: what the bot is called.
    """
    text = _MASKED_LINK.sub(r"\1", _IMAGE.sub(" ", _MENTION.sub(" ", text)))
    text = _MARK.sub("", _ESCAPED.sub("", _LINE_MARK.sub("", _FENCE.sub("", text))))
    text = said(_without_mention(commands.taken_from(text), own))
    called = _without_name(text, own)
    # The bot may be called by a word of the rules, which may be all that is asked about.
    return called if any(letter.isalnum() for letter in called) else text


def _without_mention(text: str, own: Collection[str]) -> str:
    """The text without what nobody but the bot is called: a mention that may be of several words, or a number."""
    names = _any(name for name in own if name)
    if not names:
        return text
    called = rf"(?<!\S)(?:@(?:{names})(?:#\d{{4}})?|(?:{names})#\d{{4}})(?!\w)[,:]?"
    return re.sub(called, " ", text, flags=re.IGNORECASE)


def _without_name(text: str, own: Collection[str]) -> str:
    names = _any(name for name in own if name)
    if not names:
        return text
    text = re.sub(rf"^\W*(?:{names})(?:\s*[,:;!–—-]+\s*|\s+(?=(?:{ASKING})\b))", "", text, flags=re.IGNORECASE)
    text = re.sub(rf"(?<=[.?!…])\s*(?:{names})\s*[.!?]*\s*$", "", text)
    # Behind a comma at the end, everyone is called, with a capital letter or without.
    text = re.sub(rf",\s*(?:{names})\s*(?=[.?!…\s]*$)", "", text, flags=re.IGNORECASE)
    # Within a sentence a capital letter tells a name from the word.
    return re.sub(rf"(?<=[^\s.?!…:]\s)(?:{names})(?!\w),?|,\s*(?:{names})(?!\w),?", " ", text)


def _called(payload: Mapping[str, Any]) -> Iterator[tuple[list[str], list[Mapping[str, Any]]]]:
    """The names of a command and of each of its subcommands, with the options that follow them."""
    own = _names(payload)
    inner = [each for each in payload.get("options", ()) if each["type"] in _GROUPED]
    yield own, [] if inner else list(payload.get("options", ()))
    for each in inner:
        for called, options in _called(each):
            yield [f"{first} {second}" for first in own for second in called], options


_GROUPED = (1, 2)
"""Types of an option that is a subcommand or a group of them."""


def _names(payload: Mapping[str, Any]) -> list[str]:
    return list(dict.fromkeys([payload["name"], *(payload.get("name_localizations") or {}).values()]))


def _any(words: Iterable[str]) -> str:
    """A pattern of any of these words, the longest first."""
    return "|".join(re.escape(word).replace(r"\ ", r"\s+") for word in sorted(words, key=len, reverse=True))
