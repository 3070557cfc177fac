"""Sentences of a passage, and texts that are too long for one."""

from __future__ import annotations

from collections.abc import Iterator

from rules_index.languages.sentences import split_sentences

LONGEST = 1200
LEAD = 250
SHORT_LEAD = 120


def lead_in(text: str) -> str:
    """The sentence that introduces the list after a paragraph: its last, if short."""
    last = split_sentences(text)[-1]
    return last if len(last) <= (LEAD if text.endswith(":") else SHORT_LEAD) else ""


def fitting(text: str) -> Iterator[str]:
    """The text, cut at sentence ends or between lines into even parts where it is longer than a passage may be."""
    if len(text) <= LONGEST:
        yield text
        return
    parts: list[str] = []
    for line in text.split("\n"):
        sentences = split_sentences(line) if len(line) > LONGEST // 2 else [line]
        parts += [*(f"{sentence} " for sentence in sentences[:-1]), f"{sentences[-1]}\n"]
    even = len(text) / -(-len(text) // LONGEST)
    held = ""
    for part in parts:
        if held and (len(held) + len(part) > LONGEST or len(held) + len(part) / 2 > even):
            yield held.strip()
            held = ""
        held += part
    if held.strip():
        yield held.strip()
