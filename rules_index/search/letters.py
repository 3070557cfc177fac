"""How alike a question and the lines of an entry are, letter by letter."""

from __future__ import annotations

from collections.abc import Iterator

from rapidfuzz import fuzz, process

from rules_index.index.entries import Candidate


def letters(content: str, whole: str, candidate: Candidate) -> tuple[float, float]:
    """How alike a question and the candidate's nearest line are, letter by letter, from 0 to 1.

    Args:
        content: the words of the question that count.
        whole: all its words, in the order of the alphabet, as those of the lines are.
    """
    lines = candidate.plain.split("\n")
    of_whole = process.extractOne(whole, lines, scorer=fuzz.ratio)[1]
    for at, line in candidate.repeating:
        lines[at] = line
    return _of_content(content, lines, candidate.plain) / 100, of_whole / 100


def _of_content(content: str, lines: list[str], text: str) -> float:
    """The token set ratio of the nearest line, from 0 to 100.

    That of a line which shares no word is the plain ratio of both, of all their words once and in order: found in a
    tenth of the time, for all but a few lines.
    """
    words = sorted({*content.split()})
    near = sorted({at for word in words for at in _having(word, text)}, reverse=True)
    sharing = [lines.pop(at) for at in near]
    best = process.extractOne(content, sharing, scorer=fuzz.token_set_ratio)[1] if sharing else 0.0
    other = process.extractOne(" ".join(words), lines, scorer=fuzz.ratio, score_cutoff=best) if words else None
    return other[1] if other else best


def _having(word: str, text: str) -> Iterator[int]:
    """The places of the lines of a text that have a word, on its own or within a longer one."""
    at, place, line = text.find(word), 0, 0
    while at >= 0:
        line += text.count("\n", place, at)
        yield line
        place = text.find("\n", at)
        at = text.find(word, place) if place >= 0 else -1
