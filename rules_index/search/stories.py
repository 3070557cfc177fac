"""A question with the story that leads to it: read in windows of a few sentences, each of which may hold the point."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from rules_index.index.reader import IndexReader
from rules_index.languages.language import WORD, detect
from rules_index.languages.questions import collocations, worded_like_answered
from rules_index.search.evidence import NOTHING_HEARD, HeardMatch
from rules_index.search.question import Care, Private, Question, hear, is_story, merged, understand
from rules_index.search.ranking import Reach
from rules_index.values.books import Language

LONGEST_SENTENCE = 22
"""Words from which a sentence is read in pieces: people who tell a story forget the full stops."""
PIECE = 14
WIDEST = 3
"""Sentences of a window at most."""
MOST_SENTENCES = 40
REACH = Reach(postings=400, by_word=14, by_spelling=7, by_pair=5, alike=0.5)
"""How far entries are looked for by a piece of a story: less than for a question, since most pieces hold no point."""
MOST_LOOKED_UP = 6
"""Questions that candidates are looked up for: an endless story has its sentences joined."""
MOST_TELLING = 9
"""Sentences of a story that its windows are made of."""
LEADING_UP = 6
"""Those of them that end with the one that asks."""
CLOSING = 40
"""Words at the end of a story that mostly ask what it leads to."""
_END = re.compile(r"(?<=[.!?…:;])\s+|\n+|\s[–-]\s")
_COMMA = re.compile(r",\s+")


def sentences(text: str) -> list[str]:
    """The sentences of a story, over-long ones cut at commas or, without any, after some words; one if it is short."""
    if not is_story(text):
        return [text]
    return [piece for sentence in _END.split(text) for piece in _pieces(sentence) if WORD.search(piece)][
        -MOST_SENTENCES:
    ]


class Story(NamedTuple):
    """Each sentence of a text as a question, and those of them that may hold its point."""

    sentences: Sequence[Question]
    telling: Sequence[Question]


def read_story(
    reader: IndexReader, text: str, language: Language | None = None, private: Private | None = None
) -> Story:
    """The sentences of a text; one for a text that is a question.

    Of a long story those that are chatter are only read for what is written there, not for slips of the pen, and words
    that the books know are taken for what they are.
    """
    told = sentences(text)
    language = detect(" ".join(told), likely=language)
    heard = hear(reader, told, language)
    if len(told) <= MOST_TELLING:
        read = understand(reader, heard, language, private=private)
        return Story(read, read)
    read = understand(reader, heard, language, Care.WRITTEN, private)
    places = telling(read)
    asked_in = detect(" ".join(told[at] for at in places), likely=language)
    is_mixed = asked_in is not language
    again = hear(reader, [told[at] for at in places], asked_in) if is_mixed else [heard[at] for at in places]
    closely = understand(reader, again, asked_in, Care.UNKNOWN, private)
    known = dict(zip(places, closely, strict=True))
    return Story([known.get(at, one) for at, one in enumerate(read)], closely)


@dataclass(frozen=True, slots=True)
class Window:
    """Neighbouring sentences of a story as one question.

    ``is_wide`` tells that it has as many as a window may have, ``closes`` that it ends with the last sentence that
    asks, or, where none does, with the last one.
    """

    question: Question
    is_wide: bool
    closes: bool


def telling(read: Sequence[Question]) -> list[int]:
    """The places of the sentences of a long story that may hold its point, in order.

    Those that lead up to the question, and of the others those with the most weight in words that the books know.
    """
    end = _asking(read) + 1
    leading = range(max(0, end - LEADING_UP), end)
    others = [at for at in range(len(read)) if at not in leading]
    known = {at: sum(word.idf for word in read[at].words if word.known) for at in others}
    weightiest = sorted(others, key=lambda at: (-known[at], -at))[: MOST_TELLING - len(leading)]
    return sorted((*leading, *weightiest))


def _asking(read: Sequence[Question]) -> int:
    """The place of the last sentence that asks, or of the last one where none does."""
    return max((at for at, sentence in enumerate(read) if sentence.asks), default=len(read) - 1)


def windows(read: Sequence[Question]) -> list[Window]:
    """The windows that up to three neighbouring sentences make, those with no word left out."""
    asked = _asking(read)
    # What is asked without a word of its own, such as whether one may, was told just before.
    point = max((at for at in range(asked + 1) if read[at].words), default=asked)
    widest = min(WIDEST, len(read))
    found = []
    for start in range(len(read)):
        for end in range(start + 1, min(start + WIDEST, len(read)) + 1):
            window = merged(read[start:end])
            if window.words and (read[end - 1].words or end == start + 1):
                found.append(Window(window, end - start == widest, end == point + 1))
    return found


def asked_at_last(told: Sequence[Window], question: Question) -> Question:
    """The most sentences of a story that close with its question; the question where there is no story."""
    return next((window.question for window in told if window.closes), question)


def point_of(told: Sequence[Window], question: Question) -> Question:
    """The sentence of a story that asks, alone; the question where there is no story."""
    return next((window.question for window in reversed(told) if window.closes), question)


def joined(read: Sequence[Question]) -> list[Question]:
    """A story's sentences as a bounded number of questions of neighbouring ones, for looking candidates up."""
    step = -(-len(read) // MOST_LOOKED_UP)
    return [merged(read[at : at + step]) for at in range(0, len(read), step)]


def _pieces(sentence: str) -> Iterator[str]:
    if len(WORD.findall(sentence)) <= LONGEST_SENTENCE:
        yield sentence
        return
    piece: list[str] = []
    for part in _COMMA.split(sentence):
        for word in part.split():
            piece.append(word)
            if len(piece) >= LONGEST_SENTENCE:
                yield " ".join(piece)
                piece = []
        if len(piece) >= PIECE:
            yield " ".join(piece)
            piece = []
    if piece:
        yield " ".join(piece)


@dataclass(frozen=True, slots=True)
class StoryWording:
    """How far a story, and how far its end, is worded like those that a book answers, from -1 to 1.

    ``point`` tells how far the sentence that asks is worded like a question that a book answers, ``asked`` that with
    those before it; ``heard`` is what the questions tell of the former that players asked before.
    """

    words: Sequence[str]
    whole: float
    closing: float
    asked: float = 0.0
    point: float = 0.0
    heard: HeardMatch = NOTHING_HEARD


def story_wording(words: Sequence[str], weights: Mapping[str, float]) -> StoryWording:
    """How a story is worded.

    Args:
        words: all of it, folded, in order.
        weights: what collocations of stories tell.
    """
    return StoryWording(words, worded(words, weights), worded(words[-CLOSING:], weights))


def worded(words: Sequence[str], weights: Mapping[str, float]) -> float:
    """How far some words are worded like stories that a book answers, from -1 to 1, by what collocations tell."""
    found = collocations(words)
    return worded_like_answered((weights.get(one, 0.0) for one in found), len(found))
