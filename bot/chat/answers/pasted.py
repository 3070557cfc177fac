"""A question without what Discord adds to it when it is copied: markup, mentions, heads, commands, its name."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from discord import AppCommandType, app_commands

_MENTION = re.compile(r"<(?:@[!&]?|#)\d+>|</[^<>:\n]+:\d+>|<id:\w+>|<a?:\w+:\d+>|<t:-?\d+(?::\w)?>")
"""Mentions of people, roles, channels and commands, emoji of a server, moments."""
_TARGET = r"\(<?https?://[^\s()]+>?(?: \"[^\"\n]*\")?\)"
_IMAGE = re.compile(rf"!\[[^\[\]\n]*\]{_TARGET}")
_MASKED_LINK = re.compile(rf"\[([^\[\]\n]+)\]{_TARGET}")
_FENCE = re.compile(r"```(?:[\w+-]+\n)?")
_LINE_MARK = re.compile(r"^[^\S\n]*(?:(?:>>>|>|-#|#{1,3}|[-*])[^\S\n]+)+", re.MULTILINE)
_ESCAPED = re.compile(r"\\(?=[*_~`|>#<:@\\-])")
_MARK = re.compile(r"\*\*|__|~~|\|\||`|(?<![\w*])[*_](?=\S)|(?<=\S)[*_](?![\w*])")
_ASKING = (
    r"kdo|koho|komu|co|č[ií]m|kdy|kde|kam|kolik\w*|jak\w*|kter\w+|proč|"
    r"můž(?:u|eme)|mohu|sm[ií]m|mus[ií]m|mám|lze|dá se|"
    r"vem|vad|när|var|vart|hur|vilk\w+|varför|(?:får|kan|måste|ska) (?:jag|man|vi)|"
    r"who|what|when|where|how|which|why|(?:can|may|must|do|does|should) (?:i|we|you|a|the)"
)
"""The beginning of a question: it tells a name from a sentence about a referee."""
_EDITED = re.compile(r"\((?:upraveno|edited|redigera[td])\)", re.IGNORECASE)
_SHOWN_MENTION = re.compile(r"(?<![\w.+-])@(?=[\w.]*[^\W\d])[\w.-]*\w(?:#\d{4}\b)?,?|(?<!\S)[\w.]{2,32}#\d{4}\b")
"""A mention copied as it is shown, and a name with the number that it had once."""
_EMOJI = re.compile(r"(?<!\S):[^\W\d]\w+:(?!\S)")
_CHANNEL = re.compile(r"(?<!\S)#(?:\d+-)?[^\s\d.,;:!?()#][^\s.,;:!?()#]++(?!\.?\w)")
"""The link to a channel; its name is in small letters, as in ``#rules``, while ``#1`` and ``#DT`` belong to rules."""

_DAY = r"(?:dnes|včera|today|yesterday|i\s?dag|i\s?går|\d{1,4}[./-]\s?\d{1,2}[./-]\s?\d{2,4})"
_CLOCK = r"(?:[01]?\d|2[0-3]):[0-5]\d(?::\d{2})?(?:\s?[ap]\.?m\b\.?)?(?![\w:])"
"""An hour and its minutes with a colon: with a dot, they would be a rule."""
_THEN = rf"{_DAY},?\s(?:(?:v|ve|at|kl\.?)\s)?{_CLOCK}"
_MOMENT = rf"(?:{_THEN}|{_CLOCK})"
_NAME = rf"(?!(?:{_ASKING})\b)[^\W_][\w.'-]{{0,31}}(?:[^\S\n][\w.'-]{{1,32}}){{0,2}}"
"""Who wrote: up to three words that do not ask."""
_DASH = r"\s{0,4}[—–]\s{0,4}"
_HEAD = re.compile(
    r"^[^\S\n]{0,8}(?:"
    # Karel — dnes v 20:15; with the day, the name may be of anything.
    rf"[^\s?!—–][^\n?!—–]{{0,48}}{_DASH}{_THEN}|{_NAME}{_DASH}{_CLOCK}"
    # [20:15] Karel: and 12.04.2024, 20:15 - Karel:
    rf"|(?:\[{_MOMENT}\]|{_MOMENT}\s[-–])\s{{0,4}}(?:{_NAME}:|<{_NAME}>)|\[{_MOMENT}\]"
    # Karel  20:15 and Karel, [20:15]:
    rf"|{_NAME}(?:[^\S\n]{{2,8}}{_MOMENT}|\s?\n\s?{_MOMENT}(?=\s?\n)|,?\s?\[{_MOMENT}\]:?)"
    r")(?=\s*\S)",
    re.IGNORECASE | re.MULTILINE,
)
"""The line above a message, or the words in front of it, with the time in Czech, English or Swedish."""


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
    declared = frozenset(map(_declared, tree.walk_commands(type=AppCommandType.chat_input)))
    if declared not in _known:
        # There are thousands of texts to translate, and a process may start many bots with the same commands.
        _known[declared] = await _commands_of(tree, translator)
    return _known[declared]


_known: dict[frozenset[tuple[str, ...]], Commands] = {}


def _declared(command: app_commands.Command[Any, ..., Any] | app_commands.Group) -> tuple[str, ...]:
    """The English names of a command and its options, which those in other languages follow from."""
    options = command.parameters if isinstance(command, app_commands.Command) else []
    return command.qualified_name, *(option.display_name for option in options)


async def _commands_of(tree: app_commands.CommandTree[Any], translator: app_commands.Translator) -> Commands:
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
    text = _said(_without_mention(commands.taken_from(text), own))
    called = _without_name(text, own)
    # The bot may be called by a word of the rules, which may be all that is asked about.
    return called if any(letter.isalnum() for letter in called) else text


def _said(text: str) -> str:
    """The words of the messages alone.

    >>> _said("Karel — dnes v 20:15\\nkolik bodů je potřeba? @Jana #pravidla (upraveno)").split()
    ['kolik', 'bodů', 'je', 'potřeba?']
    """
    text = _EDITED.sub(" ", _HEAD.sub("", text))
    text = _EMOJI.sub(" ", _SHOWN_MENTION.sub(" ", text))
    return _CHANNEL.sub(lambda link: " " if link[0].islower() else link[0], text)


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
    text = re.sub(rf"^\W*(?:{names})(?:\s*[,:;!–—-]+\s*|\s+(?=(?:{_ASKING})\b))", "", text, flags=re.IGNORECASE)
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
