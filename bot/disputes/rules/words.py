"""People's words, made fit to be kept."""

from __future__ import annotations

import re
import unicodedata

from bot.disputes.model.refusals import DeskReason, DeskRefused, refused

LONGEST = 4000
"""Characters of a question, a view, a ruling or a reason: what a form of Discord's takes."""
_JOINER = "\N{ZERO WIDTH JOINER}"


def written(text: str, most: int = LONGEST) -> str | DeskRefused:
    """The words without what nobody sees, or why they cannot be taken: there are none, or too many."""
    text = "".join(
        letter
        for letter in text.replace("\r\n", "\n")
        if letter in "\n\t" or letter == _JOINER or not unicodedata.category(letter).startswith("C")
    )
    text = re.sub(r"\n{3,}", "\n\n", text).strip()
    if not text:
        return refused(DeskReason.EMPTY)
    if len(text) > most:
        return refused(DeskReason.TOO_LONG, length=len(text), most=most)
    return text


def mentions(text: str) -> bool:
    """Whether words name a person, a role or a channel by an id."""
    return re.search(r"<(?:@[!&]?|#)\d+>|\b\d{17,20}\b", text) is not None
