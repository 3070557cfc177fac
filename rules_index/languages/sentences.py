"""Where a sentence ends, and the sentences of a text."""

from __future__ import annotations

import re

UPPER = "A-ZÀ-ÖØ-ÞĀĂĄĆĈĊČĎĐĒĔĖĘĚĜĞĠĢĤĦĨĪĬĮİĴĶĹĻĽĿŁŃŅŇŌŎŐŒŔŖŘŚŜŞŠŢŤŦŨŪŬŮŰŲŴŶŸŹŻŽ"
"""Capital letters of the languages that are read: the inside of a character class."""
CLOSING = '"”“»’)\\]'
ABBREVIATION = re.compile(
    r"(?:^|[\s(])(?:např|tzn|tzv|tj|resp|popř|příp|mj|viz|vs|str|č|min|max|cca"
    r"|t\.ex|t ex|bl\.a|dvs|ca|s|p|e\.g|i\.e|cf|no|fig)\.$",
    re.IGNORECASE,
)
ENDS_SENTENCE = re.compile(rf"[.!?…:][{CLOSING}]*$")
SENTENCE = re.compile(rf"(?<=[.!?…])[{CLOSING}]*\s+(?=[\"„“»(\[]?[{UPPER}\d])")
BULLET = re.compile(r"^(?:•|\d{1,2}[.)])\s+")
"""The mark before an item of a list."""


def ends_sentence(text: str) -> bool:
    """Whether the text ends as a sentence or a lead-in does, and not in an abbreviation."""
    return bool(ENDS_SENTENCE.search(text)) and not ABBREVIATION.search(text)


def split_sentences(text: str) -> list[str]:
    """The sentences of a paragraph; an abbreviation does not end one."""
    sentences: list[str] = []
    start = 0
    for match in SENTENCE.finditer(text):
        gap = text[match.start() : match.end()]
        end = match.end() - (len(gap) - len(gap.rstrip()))
        if ends_sentence(text[start:end]):
            sentences.append(text[start:end])
            start = match.end()
    return [*sentences, text[start:]]


def sentences_of(passage: str) -> list[str]:
    """The sentences of a passage, which may be in several lines; without the marks of a list.

    >>> sentences_of("You may:\\n• Draw a card. Keep it.")
    ['You may:', 'Draw a card.', 'Keep it.']
    """
    said = [sentence for line in passage.split("\n") for sentence in split_sentences(BULLET.sub("", line))]
    return [sentence.strip() for sentence in said if sentence.strip()]
