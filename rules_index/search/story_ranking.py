"""The order of candidates for a story: by the windows that speak for each, by the question, and by the whole of it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import replace

from rules_index.index.entries import Candidate
from rules_index.search.evidence import Hits, Stock, StoryLines, WordReader, by_words
from rules_index.search.question import Question, merged
from rules_index.search.ranking import FIRST_BOOK, Context, Ranked, Ranking, StorySigns
from rules_index.search.stories import Window

SHORTLIST = 32
"""Candidates whose lines are compared with a story."""
WINDOWS, CLOSING = 2, 2
"""Windows whose words a candidate has most of: of all, and of those that close with the question."""
SLACK = 20.0
"""Weight added to that of a window: a window of one rare word is no question."""
STORY_WEIGHTS: tuple[float, ...] = (0.255, 0.391, 0.827, 0.363, 0.351)
"""Of :class:`StorySigns`, in their order; fitted by ``python -m tests.questions.measure --fit``."""


def rank_windows(
    reader: Stock, windows: Sequence[Window], candidates: Iterable[Candidate], context: Context
) -> list[Ranked]:
    """Candidates for a story from best to worst, each with the window that speaks most for it; none without windows."""
    if not windows:
        return []
    story = _Story(windows)
    ranking = Ranking(reader, candidates, context)
    words = WordReader(reader, story.whole)
    hits = {number: words.hits(one) for number, one in ranking.found.items()}
    gains = {number: story.gains(of) for number, of in hits.items()}
    first = {
        number: max(of_windows) + FIRST_BOOK * context.likely.get(ranking.found[number].book, 0.0)
        for number, of_windows in gains.items()
    }
    shortlist = sorted(first, key=lambda number: (-first[number], number))[:SHORTLIST]
    near = {number: story.near(gains[number]) for number in shortlist}
    siblings = _siblings(ranking.found[number] for number in shortlist)
    best: dict[int, Ranked] = {}
    asked: dict[int, float] = {}
    for at, window in enumerate(windows):
        numbers = [number for number in shortlist if at in near[number]]
        beside = {other for number in numbers for other in siblings[number]}
        found = {number: by_words(window.question, story.places[at], hits[number]) for number in sorted(beside)}
        for one in ranking.compared(window.question, numbers, found) if numbers else ():
            score = story.shares[at] * one.score
            if window.closes:
                asked[one.id] = max(asked.get(one.id, 0.0), score)
            if one.id not in best or score > story.shares[best[one.id].window] * best[one.id].score:
                best[one.id] = replace(one, window=at)
    lines = StoryLines(reader, story.whole, [windows[at].question for at in story.wide])
    ranked = []
    for at, window in enumerate(windows):
        spoken = [one for one in best.values() if one.window == at]
        for one in ranking.with_letters(window.question, spoken) if spoken else ():
            of_wide, covered = lines.compare(ranking.found[one.id])
            signs = StorySigns(
                story.shares[at] * one.score,
                asked.get(one.id, story.shares[at] * one.score),
                story.throughout(hits[one.id]),
                story.on_average(of_wide),
                covered,
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
        """The windows that a candidate of these gains is compared with."""
        nearest = sorted(range(len(gains)), key=lambda at: (-gains[at], at))
        closing = [at for at in nearest if self._windows[at].closes]
        return {*nearest[:WINDOWS], *closing[:CLOSING]}

    def throughout(self, hits: Hits) -> float:
        """The gain of all words of the story, as a share of their weight and some slack."""
        return sum([self._idf[place] * gain for place, gain in hits.gains.items()]) / (self.whole.weight + SLACK)

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
