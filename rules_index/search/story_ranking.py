"""The order of candidates for a story: by the windows that speak for each, by the question, and by the whole of it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from heapq import nlargest

from rules_index.index.entries import Candidate
from rules_index.languages.questions import LAST_FRAME
from rules_index.meaning.learned import nothing_learned
from rules_index.search.evidence import (
    ALL_FRAMES,
    SLIGHT,
    Hits,
    Stock,
    WordReader,
    asks_of,
    by_words,
    f1,
    frame_share,
)
from rules_index.search.question import Question, merged
from rules_index.search.ranking import FIRST_BOOK, Context, Ranked, Ranking, StorySigns
from rules_index.search.stories import Window

LINES = 8
"""Lines of a candidate that share most with a story, which are compared with its windows."""
NEAREST = 3
"""Lines of a candidate that tell how much of it a story has."""
SHORTLIST = 32
"""Candidates whose lines are compared with a story."""
WINDOWS, CLOSING = 2, 1
"""Windows whose words a candidate has most of: of all, and of those that close with the question."""
LONG = 100.0
"""Words of the book about a rule that is quoted at length."""
VERBATIM = 3
"""Which field is the book's own text."""
SLACK = 20.0
"""Weight added to that of a window: a window of one rare word is no question."""
STORY_WEIGHTS: tuple[float, ...] = (
    0.246,
    0.163,
    0.268,
    0.059,
    0.289,
    0.211,
    0.245,
    0.247,
    0.012,
    -0.020,
    -0.003,
    0.129,
    0.224,
)
"""Of :class:`StorySigns`, in their order; fitted by ``python -m tests.questions.measure --fit``."""


def rank_windows(
    reader: Stock, windows: Sequence[Window], candidates: Iterable[Candidate], context: Context
) -> list[Ranked]:
    """Candidates for a story from best to worst, each with the window that speaks most for it; none without windows."""
    if not windows:
        return []
    story = _Story(windows)
    ranking = Ranking(reader, candidates, replace(context, learned=nothing_learned))
    words = WordReader(reader, story.whole)
    hits = {number: words.hits(one) for number, one in ranking.found.items()}
    gains = {number: story.gains(of) for number, of in hits.items()}
    first = {
        number: max(of_windows) + FIRST_BOOK * context.likely.get(ranking.found[number].book, 0.0)
        for number, of_windows in gains.items()
    }
    nearest = sorted(first, key=lambda number: (-first[number], number))[:SHORTLIST]
    near = {number: story.near(gains[number]) for number in nearest}
    lines = StoryLines(reader, story.whole, [windows[at].question for at in story.wide])
    for number in nearest:
        lines.compare(ranking.found[number])
    for at, window in enumerate(windows):
        ranking.read_lines(window.question, [number for number in nearest if at in near[number]])
    asks, of_all = context.learned(), context.learned_of_all()
    likely = ranking.add([*asks.foremost, *of_all.foremost])
    for number in likely:
        if number not in near:
            hits[number] = words.hits(ranking.found[number])
            near[number] = story.near(story.gains(hits[number]))
    shortlist = [*near]
    siblings = _siblings(ranking.found[number] for number in shortlist)
    best: dict[int, tuple[float, int, Ranked]] = {}
    asked: dict[int, list[float]] = {number: [] for number in shortlist}
    for at, window in enumerate(windows):
        numbers = [number for number in shortlist if at in near[number]]
        beside = {other for number in numbers for other in siblings[number]}
        found = {number: by_words(window.question, story.places[at], hits[number]) for number in sorted(beside)}
        for one in ranking.compared(window.question, numbers, found) if numbers else ():
            score = story.shares[at] * one.score
            if window.closes:
                asked[one.id].append(score)
            if one.id not in best or score > best[one.id][0]:
                best[one.id] = score, at, one
    ranked = []
    for at, window in enumerate(windows):
        spoken = [replace(one, window=at) for _, of_window, one in best.values() if of_window == at]
        for one in ranking.with_letters(window.question, spoken) if spoken else ():
            candidate = ranking.found[one.id]
            of_wide, covered = lines.compare(candidate)
            signs = StorySigns(
                story.shares[at] * one.score,
                max(asked[one.id], default=story.shares[at] * one.score),
                story.throughout(hits[one.id].gains),
                story.on_average(of_wide),
                covered,
                asked[one.id][-1] if asked[one.id] else 0.0,
                story.throughout(hits[one.id].found),
                lines.nearest(context.heard.get(one.id, ())),
                candidate.lengths[VERBATIM] / LONG,
                float(candidate.excepted),
                float(candidate.term),
                asks.sign(one.id, one.book),
                of_all.sign(one.id, one.book),
            )
            score = sum([weight * sign for weight, sign in zip(STORY_WEIGHTS, signs, strict=True)])
            ranked.append(replace(one, score=score, told=signs))
    return sorted(ranked, key=lambda one: (-one.score, one.id))


class _Story:
    """The windows of a story with the words of all of them, each once."""

    def __init__(self, windows: Sequence[Window]) -> None:
        self._windows = windows
        self.whole: Question = merged([window.question for window in windows])
        place = {word.word: at for at, word in enumerate(self.whole.words)}
        self.places = [[place[word.word] for word in window.question.words] for window in windows]
        weights = [window.question.weight for window in windows]
        self.shares = [weight / (weight + SLACK) for weight in weights]
        """What each window says, by its weight."""
        self.wide = [at for at, window in enumerate(windows) if window.is_wide]
        self._idf = [word.idf for word in self.whole.words]
        self._slackened = [weight + SLACK for weight in weights]
        self._of_place: defaultdict[int, list[int]] = defaultdict(list)
        for at, places in enumerate(self.places):
            for each in places:
                self._of_place[each].append(at)

    def gains(self, hits: Hits) -> list[float]:
        """For each window the gain of its words, as a share of their weight and some slack."""
        gained = [0.0] * len(self.places)
        for place, gain in hits.gains.items():
            worth = self._idf[place] * gain
            for at in self._of_place[place]:
                gained[at] += worth
        return [gain / slackened for gain, slackened in zip(gained, self._slackened, strict=True)]

    def near(self, gains: Sequence[float]) -> set[int]:
        """The windows that a candidate of these gains is compared with, the sentence that asks among them."""
        nearest = sorted(range(len(gains)), key=lambda at: (-gains[at], at))
        closing = [at for at in nearest if self._windows[at].closes]
        return {*nearest[:WINDOWS], *closing[:CLOSING], *sorted(closing)[-1:]}

    def throughout(self, found: Mapping[int, float]) -> float:
        """What is found of all words of the story, by their places, as a share of their weight and some slack."""
        return sum([self._idf[place] * share for place, share in found.items()]) / (self.whole.weight + SLACK)

    def on_average(self, of_wide: Sequence[float]) -> float:
        """The mean over the widest windows, each counted by what it says."""
        shares = [self.shares[at] for at in self.wide]
        return sum(share * one for share, one in zip(shares, of_wide, strict=True)) / (len(shares) or 1)


def _siblings(shortlist: Iterable[Candidate]) -> dict[int, list[int]]:
    """By candidate those of its chapter, itself included."""
    chapters: defaultdict[tuple[str, str], list[int]] = defaultdict(list)
    for one in shortlist:
        chapters[one.book, one.section].append(one.id)
    return {number: numbers for numbers in chapters.values() for number in numbers}


class StoryLines:
    """Compares lines with all windows of one story at once, those of a candidate once; made once a story."""

    def __init__(self, reader: Stock, whole: Question, windows: Sequence[Question]) -> None:
        self._reader, self._idf, self._windows = reader, reader.idf, windows
        self._asks = asks_of(whole)
        self._surest = {root: max(share for _, share in places) for root, places in self._asks.items()}
        self._frame_share = frame_share(reader)
        self._frames = [frozenset(window.frame) for window in windows]
        self._weights = [
            window.weight + self._frame_share * sum([reader.idf[root] for root in window.frame]) for window in windows
        ]
        self._of_place: list[list[int]] = [[] for _ in whole.words]
        self._worth = [word.idf for word in whole.words]
        place = {word.word: at for at, word in enumerate(whole.words)}
        for at, window in enumerate(windows):
            for word in window.words:
                self._of_place[place[word.word]].append(at)
        self._leads: dict[int, tuple[list[tuple[int, float]], list[tuple[int, float]]]] = {}
        self._compared: dict[int, tuple[list[float], float]] = {}

    def compare(self, candidate: Candidate) -> tuple[list[float], float]:
        """What the lines of a candidate say to the story.

        Returns:
            for each window what :attr:`ByLines.second` tells, and how much of its nearest lines the whole story has,
            whichever window, from 0 to 1.
        """
        known = self._compared.get(candidate.id)
        if known is None:
            known = self._compared[candidate.id] = self._compare(candidate)
        return known

    def _compare(self, candidate: Candidate) -> tuple[list[float], float]:
        shares = self._shares(candidate)
        nearest = nlargest(LINES, (at for at, (shared, _) in enumerate(shares) if shared), key=lambda at: shares[at][0])
        by_window: list[list[float]] = [[] for _ in self._windows]
        for at in nearest:
            for window, whole in self._wholes(candidate.lines[at]):
                by_window[window].append(whole)
        covered = nlargest(NEAREST, (share for _, share in shares))
        return [sum(sorted(wholes, reverse=True)[1:3]) / 2 for wholes in by_window], sum(covered) / NEAREST

    def nearest(self, lines: Iterable[Sequence[int]]) -> float:
        """How well the nearest of some lines and the window nearest to it cover each other."""
        shared = nlargest(NEAREST, ((share, line) for line in lines if (share := self._share(line)[0])))
        return max((whole for _, line in shared for _, whole in self._wholes(line)), default=0.0)

    def _shares(self, candidate: Candidate) -> list[tuple[float, float]]:
        """The shares of each line of a candidate, as :meth:`_share` tells them of one."""
        table = self._reader.table_of(candidate)
        having, surest, idf = table.having, self._surest, self._idf
        found = [0.0] * len(table.content)
        for root in having.keys() & surest.keys():
            worth = idf[root] * surest[root]
            for at in having[root]:
                found[at] += worth
        return [
            (shared * shared / total, shared / (total + SLIGHT)) if shared else (0.0, 0.0)
            for shared, total in zip(found, table.content, strict=True)
        ]

    def _share(self, line: Sequence[int]) -> tuple[float, float]:
        """What the story has of a line: its weight by its share of the line, and the share beside some slack."""
        idf, surest = self._idf, self._surest
        shared = sum([idf[root] * surest[root] for root in line if root in surest])
        if not shared:
            return 0.0, 0.0
        total = sum([idf[root] for root in line if root > LAST_FRAME])
        return shared * shared / total, shared / (total + SLIGHT)

    def _wholes(self, line: Sequence[int]) -> list[tuple[int, float]]:
        """The windows that share a word with a line, each with how well they cover each other."""
        idf, leads, frame_share = self._idf, self._leads, self._frame_share
        covered: dict[int, float] = {}
        best: dict[int, float] = {}
        for root in line:
            if root not in self._asks:
                continue
            of_windows, of_words = leads.get(root) or self._leads_to(root)
            for at, worth in of_windows:
                covered[at] = covered.get(at, 0.0) + worth
            for word, worth in of_words:
                if worth > best.get(word, 0.0):
                    best[word] = worth
        asked = dict.fromkeys(covered, 0.0)
        windows = len(self._windows)
        for word, worth in best.items():
            asked[word % windows] += worth
        frames = ALL_FRAMES.intersection(line)
        framed = sum([idf[root] for root in frames])
        total = sum([idf[root] for root in line]) - framed + frame_share * framed
        wholes = []
        for at, found in asked.items():
            shared = frames & self._frames[at]
            common = frame_share * sum([idf[root] for root in shared]) if shared else 0.0
            wholes.append((at, f1((found + common) / self._weights[at], (covered[at] + common) / total)))
        return wholes

    def _leads_to(self, root: int) -> tuple[list[tuple[int, float]], list[tuple[int, float]]]:
        """What a root is worth: of a line's weight, by window; of a window's, by word.

        A word of a window is the window and as many times the number of windows as is the word's place.
        """
        most: dict[int, float] = {}
        words = []
        for place, similarity in self._asks[root]:
            for at in self._of_place[place]:
                words.append((place * len(self._windows) + at, similarity * self._worth[place]))
                if similarity > most.get(at, 0.0):
                    most[at] = similarity
        weight = self._idf[root]
        self._leads[root] = found = [(at, weight * similarity) for at, similarity in most.items()], words
        return found
