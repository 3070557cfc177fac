"""A question copied from messages, without what is shown around them: who wrote and when, mentions, a later edit."""

from __future__ import annotations

import re

ASKING = (
    r"kdo|koho|komu|co|č[ií]m|kdy|kde|kam|kolik\w*|jak\w*|kter\w+|proč|"
    r"můž(?:u|eme)|mohu|sm[ií]m|mus[ií]m|mám|lze|dá se|"
    r"vem|vad|när|var|vart|hur|vilk\w+|varför|(?:får|kan|måste|ska) (?:jag|man|vi)|"
    r"who|what|when|where|how|which|why|(?:can|may|must|do|does|should) (?:i|we|you|a|the)"
)
"""The beginning of a question: it tells a name from a sentence about a referee."""
_EDITED = re.compile(r"\((?:upraveno|edited|redigera[td])\)", re.IGNORECASE)
_MENTION = re.compile(r"(?<![\w.+-])@(?=[\w.]*[^\W\d])[\w.-]*\w(?:#\d{4}\b)?,?|(?<!\S)[\w.]{2,32}#\d{4}\b")
"""A mention, and a name with the number that it had once."""
_EMOJI = re.compile(r"(?<!\S):[^\W\d]\w+:(?!\S)")
_CHANNEL = re.compile(r"(?<!\S)#(?:\d+-)?[^\s\d.,;:!?()#][^\s.,;:!?()#]++(?!\.?\w)")
"""The link to a channel; its name is in small letters, as in ``#rules``, while ``#1`` and ``#DT`` belong to rules."""

_DAY = r"(?:dnes|včera|today|yesterday|i\s?dag|i\s?går|\d{1,4}[./-]\s?\d{1,2}[./-]\s?\d{2,4})"
_CLOCK = r"(?:[01]?\d|2[0-3]):[0-5]\d(?::\d{2})?(?:\s?[ap]\.?m\b\.?)?(?![\w:])"
"""An hour and its minutes with a colon: with a dot, they would be a rule."""
_THEN = rf"{_DAY},?\s(?:(?:v|ve|at|kl\.?)\s)?{_CLOCK}"
_MOMENT = rf"(?:{_THEN}|{_CLOCK})"
_NAME = rf"(?!(?:{ASKING})\b)[^\W_][\w.'-]{{0,31}}(?:[^\S\n][\w.'-]{{1,32}}){{0,2}}"
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


def said(text: str) -> str:
    """The words of the messages alone.

    >>> said("Karel — dnes v 20:15\\nkolik bodů je potřeba? @Jana #pravidla (upraveno)").split()
    ['kolik', 'bodů', 'je', 'potřeba?']
    """
    text = _EDITED.sub(" ", _HEAD.sub("", text))
    text = _EMOJI.sub(" ", _MENTION.sub(" ", text))
    return _CHANNEL.sub(lambda link: " " if link[0].islower() else link[0], text)
