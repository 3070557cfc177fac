"""Fit the weights of ranking and certainty to questions written for it.

Four models, in this order, because each looks at what the one before gives: the ranking of questions and that of
stories (a softmax over the candidates), whether any rule answers and whether the first one does (logistic regressions).
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from math import exp
from pathlib import Path
from typing import Protocol

import numpy as np

from rules_index.command_line.quality import Asked
from rules_index.digest.gaps import GapText, load_gaps
from rules_index.digest.heard import Heard, load_heard
from rules_index.digest.lexicon import load_lexicon
from rules_index.digest.rules import load_digest
from rules_index.index.build import book_infos
from rules_index.index.entries import Entry, entries
from rules_index.index.reader import IndexReader
from rules_index.index.wording import Wording, learn_stories
from rules_index.index.writer import write_index
from rules_index.languages.language import words
from rules_index.meaning.learned import Learning
from rules_index.meaning.sentences import packaged_sentences
from rules_index.meaning.subwords import Subwords
from rules_index.search.certainty import SHARPNESS, SHOWN
from rules_index.search.evidence import nearest_heard
from rules_index.search.lookup import Lookup, look_up
from rules_index.search.question import is_story
from rules_index.search.stories import asked_at_last, point_of, story_wording, worded
from rules_index.values.books import Language
from rules_index.values.digest import Rule
from rules_index.values.sources import Book
from tests.questions.adam import Adam
from tests.questions.answered import Sets, Vectors, learn_answered, remember
from tests.questions.examples import Example, Seen
from tests.questions.processes import side_by_side

STEPS, RATE, RIDGE = 150, 0.02, 0.05
NEWTON_STEPS, NEWTON_RIDGE = 30, 0.0005
FEW, FAR_WEIGHT = (2, 1), 2.0
"""Lines that a rule far from a question keeps, in the book's language and in others; what such a question counts."""
OWN_WEIGHT, OWN_SHARE = 0.1, 0.3
"""What one of the digest's own questions counts beside those that people of other hands wrote.

Whether any rule answers, our own tell less: few of them nearly meet a rule that does not answer.
"""
FOLDS = 4
"""Parts of the question sets, each asked of wordings that were learnt from the others."""
HELD_BACK = 3
"""Questions of a gap that are held back in each language, a quarter at most."""
DRAWN, DRAWN_WEIGHT = 300, 0.1
"""Questions of words drawn at random, and what one counts: the books say each of them, but no rule all."""
STORY_SHARPNESS = 25.0
"""Sharpness for stories: it keeps their scores on the scale of those of questions, which certainty is told by."""
Matrix = list[list[float]]
Group = tuple[Sequence[Sequence[float]], Sequence[bool], float]
"""The signs of a question's candidates, which of them are right, and what the question counts."""


class LookUp(Protocol):
    """Looks questions up again, with the weights set by then: stories, others, or both and as asked of few lines."""

    def __call__(self, *, as_stories: bool | None = None) -> list[Example]: ...


def shortened(rules: Sequence[Rule], chance: random.Random) -> tuple[list[Rule], list[tuple[str, Rule]]]:
    """The rules without one question in each language, and those questions with their rules."""
    kept, left_out = [], []
    for rule in rules:
        ask = list(rule.ask)
        left_out.append((ask.pop(chance.randrange(len(ask))), rule))
        others = {}
        for language, told in rule.others.items():
            asked = list(told.ask)
            if len(asked) > 1:
                left_out.append((asked.pop(chance.randrange(len(asked))), rule))
            others[language] = replace(told, ask=tuple(asked))
        kept.append(replace(rule, ask=tuple(ask), others=others))
    return kept, left_out


def with_few_lines(rules: Sequence[Rule], chance: random.Random) -> list[Rule]:
    """The rules with few lines of their own: people rarely ask as one of them."""

    def few(lines: Sequence[str], most: int) -> tuple[str, ...]:
        return tuple(chance.sample(list(lines), min(most, len(lines))))

    return [
        replace(
            rule,
            ask=few(rule.ask, FEW[0]),
            others={language: replace(told, ask=few(told.ask, FEW[1])) for language, told in rule.others.items()},
        )
        for rule in rules
    ]


def shortened_gaps(gaps: Sequence[GapText], chance: random.Random) -> tuple[list[GapText], list[tuple[str, str]]]:
    """The gaps without a few questions in each language, and those questions with the game of their gap."""
    kept, left_out = [], []
    for gap in gaps:
        lines = {}
        for language in Language:
            asked = list(getattr(gap, language.value))
            chance.shuffle(asked)
            held = min(HELD_BACK, len(asked) // 4)
            left_out += [(line, gap.game) for line in asked[:held]]
            lines[language.value] = tuple(asked[held:])
        kept.append(gap.model_copy(update=lines))
    return kept, left_out


def examples(index: Path, books: Sequence[Book], sets: Sets, vectors: Vectors, folder: Path) -> LookUp:
    """The examples of the digest's own questions, each asked of an index that lacks it, and of question sets.

    The digest's own are asked where their book is played: elsewhere the like rule of another book may answer as well.

    Args:
        index: the whole index.
        sets: question sets; what counts 1 is one of the digest's own.
        vectors: those of their questions, empty where the model of sentences is not there.
        folder: where the index without those questions is written.
    """
    from tests.questions.subwords import learn, lines_of

    chance = random.Random(1)
    rules = load_digest()
    kept, left_out = shortened(rules, chance)
    gaps, open_ones = shortened_gaps(load_gaps(), chance)
    shorter = folder / "shorter.sqlite"
    found = list(entries(books, kept))
    scarce, few = folder / "scarce.sqlite", with_few_lines(rules, random.Random(2))
    writing = (shorter, kept, found, gaps), (scarce, few, list(entries(books, few)), load_gaps())
    side_by_side([partial(_write, books, *each) for each in writing])
    short, whole, far = IndexReader(shorter), IndexReader(index), IndexReader(scarce)
    if model := packaged_sentences():
        remember(model, vectors)
    whole.learning = Learning(whole.digest.values(), model)
    # The model of sentences has learned what they lack; without it they are read as where it cannot be used.
    words_of = side_by_side([partial(learn, lines_of(known)) for known in (kept, few)])
    for reader, learned in zip((short, far), words_of, strict=True):
        reader.learning = Learning(reader.digest.values(), words=Subwords.read(learned))
    cited = {entry.ref: frozenset((p.book, p.ordinal) for p in entry.passages) for entry in found}
    pool = [word for asked, _ in left_out for word in words(asked)]
    parts = folds(sets)
    wordings = [learnt(rules, load_heard(), part) for part in parts]
    stories = [learnt_of_stories(load_heard(), part) for part in parts]
    heads = [learn_answered(vectors, sets, part) for part in parts] if vectors else []
    drawn = [" ".join(chance.sample(pool, chance.randint(3, 8))) for _ in range(DRAWN)]

    def _far(asked: Asked, weight: float, part: int) -> Example:
        found = look_up(far, asked.query, asked.game, edition=asked.edition)
        found = unheard(far, found, wordings[part], stories[part], parts[part])
        return _example(far, found, asked.gold, weight * FAR_WEIGHT, asked.rules)

    def _own_line(line: str, rule: Rule) -> list[Example]:
        return [replace(_example(short, _own(short, line, rule), cited[rule.slug], OWN_WEIGHT), is_own=True)]

    def _own_open(line: str, game: str) -> list[Example]:
        return [replace(_example(short, look_up(short, line, game or None), frozenset(), OWN_WEIGHT), is_own=True)]

    def _of_set(asked: Asked, weight: float, part: int, *, with_far: bool) -> list[Example]:
        told = []
        found = [look_up(whole, asked.query, asked.game, edition=asked.edition)]
        if asked.game:
            found.append(look_up(whole, asked.query))
        if heads:
            odds = heads[part].odds(vectors[asked.query])
            found = [replace(each, learned=replace(each.learned, answered=odds)) for each in found]
        found = [unheard(whole, each, wordings[part], stories[part], parts[part]) for each in found]
        for place, each in enumerate(found):
            example = _example(whole, each, asked.gold, weight, asked.rules)
            far = _far(asked, weight, part) if place == 0 and with_far else None
            told.append(replace(example, part=part, is_judged=not place, is_answered=asked.is_answerable, far=far))
        return told

    def _drawn(line: str) -> list[Example]:
        return [_example(whole, look_up(whole, line), frozenset(), DRAWN_WEIGHT)]

    def look(*, as_stories: bool | None = None) -> list[Example]:
        work = [partial(_own_line, *each) for each in left_out if not as_stories]
        work += [partial(_own_open, *each) for each in open_ones if as_stories is None]
        work += [
            partial(_of_set, asked, weight, part_of(at, asked), with_far=as_stories is None)
            for questions, weight in sets
            for at, asked in enumerate(questions)
            if as_stories in (None, is_story(asked.query))
        ]
        work += [partial(_drawn, line) for line in drawn if as_stories is None]
        return [each for found in side_by_side(work) for each in found]

    return look


def _write(
    books: Sequence[Book], path: Path, rules: Sequence[Rule], found: Sequence[Entry], gaps: Sequence[GapText]
) -> None:
    write_index(path, book_infos(books, rules), found, load_lexicon(), {}, gaps=gaps, heard=load_heard())


def folds(sets: Sets) -> list[frozenset[str]]:
    """The questions of all sets in a few parts."""
    found: list[set[str]] = [set() for _ in range(FOLDS)]
    for questions, _ in sets:
        for at, asked in enumerate(questions):
            found[part_of(at, asked)].add(asked.query.strip())
    return [frozenset(part) for part in found]


def part_of(at: int, asked: Asked) -> int:
    """The part that a question at this place of its set is in: both of a pair, which tell of each other, in one."""
    return (at if asked.pair is None else asked.pair) % FOLDS


def learnt(rules: Iterable[Rule], heard: Iterable[Heard], without: frozenset[str]) -> dict[str, float]:
    """What collocations tell that are learnt from the digest and from what was heard, without some of that."""
    wording = Wording()
    for rule in rules:
        for line, language in rule.asked(rule.book.language):
            wording.learn(line, language, is_answered=True)
    wording.learn_open(load_gaps(), [each.without(without) for each in heard])
    return dict(wording.telling())


def learnt_of_stories(heard: Iterable[Heard], without: frozenset[str]) -> dict[str, float]:
    """What collocations tell that are learnt from the stories that were heard, without some of them."""
    return dict(learn_stories(each.without(without) for each in heard).telling())


def unheard(
    reader: IndexReader,
    lookup: Lookup,
    weights: Mapping[str, float],
    of_stories: Mapping[str, float],
    without: frozenset[str],
) -> Lookup:
    """The lookup of a question as if some had never been asked.

    Args:
        weights: what collocations of questions tell without them.
        of_stories: the same of stories.
    """
    closing, point = asked_at_last(lookup.told, lookup.question), point_of(lookup.told, lookup.question)
    return replace(
        lookup,
        wording=worded(lookup.question.folded.split(), weights),
        heard=nearest_heard(reader, closing, without),
        story=lookup.story
        and replace(
            story_wording(lookup.story.words, of_stories),
            asked=worded(closing.folded.split(), weights),
            point=worded(point.folded.split(), weights),
            heard=nearest_heard(reader, point, without),
        ),
    )


def _own(reader: IndexReader, asked: str, rule: Rule) -> Lookup:
    """One of the digest's own questions, asked where its book is played."""
    return look_up(reader, asked, rule.book.game, edition=rule.book.corrects or rule.book.key)


def _example(
    reader: IndexReader,
    lookup: Lookup,
    gold: frozenset[tuple[str, int]],
    weight: float,
    rules: frozenset[str] = frozenset(),
) -> Example:
    """The candidates that show a passage of ``gold``, or are one of the rules, are right."""
    loaded = reader.load(one.id for one in lookup.ranked)
    found = [loaded[one.id] for one in lookup.ranked]
    right = [entry.ref in rules or any((p.book, p.ordinal) in gold for p in entry.passages) for entry in found]
    return Example(Seen.of(lookup), tuple(right), weight)


def of_questions(found: Iterable[Example]) -> list[Group]:
    """What the ranking of single questions is fitted to."""
    return [(each.seen.candidates, each.right, each.weight) for each in _told(found, story=False)]


def of_stories(found: Iterable[Example]) -> list[Group]:
    """What the ranking of stories is fitted to."""
    return [(each.seen.told, each.right, each.weight) for each in _told(found, story=True)]


def _told(found: Iterable[Example], *, story: bool) -> Iterator[Example]:
    for each in found:
        if any(each.right) and not all(each.right) and bool(each.seen.told) == story:
            yield each


def fit_ranking(groups: Sequence[Group], weights: Sequence[float], sharpness: float = SHARPNESS) -> tuple[float, ...]:
    """Weights of the signs under which the right candidates of a question are likeliest (Adam on the softmax loss)."""
    most = max(len(signs) for signs, _, _ in groups)
    table = np.zeros((len(groups), most, len(weights)))
    is_there = np.zeros((len(groups), most), bool)
    is_right = np.zeros((len(groups), most), bool)
    for at, (signs, right, _) in enumerate(groups):
        table[at, : len(signs)], is_there[at, : len(signs)], is_right[at, : len(right)] = signs, True, right
    worth = np.array([weight for _, _, weight in groups])
    worth /= worth.sum()
    learned = Adam(np.array(weights, float), RATE)
    for _ in range(STEPS):
        scores = np.where(is_there, sharpness * (table @ learned.values), -np.inf)
        shares = np.exp(scores - scores.max(1, keepdims=True))
        good = np.where(is_right, shares, 0.0)
        pull = shares / shares.sum(1, keepdims=True) - good / good.sum(1, keepdims=True)
        learned.step(2 * RIDGE * learned.values + sharpness * np.einsum("g,gc,gcs->s", worth, pull, table))
    return tuple(map(float, learned.values))


def _times(one: float, other: float) -> float:
    return one * other


def fit_logistic(rows: Sequence[tuple[Sequence[float], bool, float]], ridge: float = NEWTON_RIDGE) -> tuple[float, ...]:
    """Logistic regression on features, whether it holds, and a weight; bias first (Newton's method with a ridge)."""
    size = 1 + len(rows[0][0])
    total = sum(weight for _, _, weight in rows)
    weights = [0.0] * size
    for _ in range(NEWTON_STEPS):
        slope = [ridge * weight if at else 0.0 for at, weight in enumerate(weights)]
        bend = [[ridge if row == column and row else 0.0 for column in range(size)] for row in range(size)]
        for features, holds, weight in rows:
            values = (1.0, *features)
            guess = 1 / (1 + exp(-sum(map(_times, weights, values))))
            share, curve = weight / total * (guess - holds), weight / total * guess * (1 - guess)
            for at, value in enumerate(values):
                slope[at] += share * value
                row = bend[at]
                for other in range(size):
                    row[other] += curve * value * values[other]
        weights = [weight - change for weight, change in zip(weights, _solved(bend, slope), strict=True)]
    return tuple(weights)


def answerable_rows(found: Sequence[Example]) -> Iterator[tuple[Sequence[float], bool, float]]:
    """What tells whether any rule answers; those answered and the others weigh as much as each other in all.

    Where none of the rulings shown is right, a question is as good as not answered. Stories are left aside.
    """
    counted = [
        (each, any(each.right[:SHOWN]), each.weight * (OWN_SHARE if each.is_own else 1.0))
        for each in found
        if not each.seen.is_story
    ]
    known = sum(weight for _, holds, weight in counted if holds)
    others = sum(weight for _, holds, weight in counted if not holds)
    for each, holds, weight in counted:
        yield each.seen.answerable, holds, weight / (known if holds else others)


def first_rows(found: Sequence[Example]) -> Iterator[tuple[Sequence[float], bool, float]]:
    """Whether the first ruling is right, for each question that is answered where people ask it."""
    judged = [one for each in found if each.is_judged for one in (each, each.far) if one is not None]
    for one in judged:
        if not one.seen.is_story and one.right and one.seen.is_answered:
            yield one.seen.answerable, one.right[0], one.weight


def story_rows(found: Sequence[Example]) -> Iterator[tuple[Sequence[float], bool, float]]:
    """What tells whether any rule answers a story, in the same way."""
    told = [(each.seen.of_story, each) for each in found if each.seen.is_story]
    known = sum(any(each.right[:SHOWN]) for _, each in told)
    for features, each in told:
        holds = any(each.right[:SHOWN])
        yield features, holds, 1 / (known if holds else len(told) - known)


def certainty_rows(found: Sequence[Example]) -> Iterator[tuple[Sequence[float], bool, float]]:
    """What tells whether the first candidate answers."""
    for each in found:
        if each.right:
            yield each.seen.certainty, each.right[0], each.weight


def _solved(matrix: Matrix, vector: Sequence[float]) -> list[float]:
    """The solution of a small positive definite system, by Gaussian elimination."""
    size = len(vector)
    rows = [[*row, value] for row, value in zip(matrix, vector, strict=True)]
    for at in range(size):
        for below in range(at + 1, size):
            share = rows[below][at] / rows[at][at]
            rows[below] = [low - share * high for low, high in zip(rows[below], rows[at], strict=True)]
    solution = [0.0] * size
    for at in reversed(range(size)):
        known = sum(rows[at][other] * solution[other] for other in range(at + 1, size))
        solution[at] = (rows[at][size] - known) / rows[at][at]
    return solution
