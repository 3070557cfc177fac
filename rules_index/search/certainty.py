"""How sure an answer is: whether no rulebook is known to have one, whether any rule answers, and which."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import chain
from math import exp, log
from operator import itemgetter
from types import MappingProxyType

from rules_index.index.gap_shelf import ShelvedGap
from rules_index.index.reader import IndexReader
from rules_index.meaning.learned import NOTHING_LEARNED, SPAN, Learned
from rules_index.search.evidence import NOTHING_HEARD, HeardMatch, LineReader
from rules_index.search.model import packaged_model
from rules_index.search.question import Question
from rules_index.search.ranking import Ranked, StorySigns
from rules_index.search.signals import NAMES, signals
from rules_index.search.stories import StoryWording
from rules_index.values.digest import ASIDE, Gap

LEADING = 0.6
"""Similarity from which a root of the question leads to a gap's line."""
COMPARED = 8
"""Gaps whose lines are compared with the question."""
NAMED = 0.9
"""Similarity from which a word of the question is a word of a name."""
COVER, NAME, OWN_GAME, OTHER_GAME = 0.5, 0.5, 0.1, -0.5
"""Weights added to the best line: words found, a name, the likely game, another game than the one named."""

NEAR = 0.9
"""Score from which a refusal shows the gap's answer."""
CLEAR, LIKELY_AT_LEAST = 0.5, 0.01
"""How likely a gap is of those of its game, and of all that is left open, from which a refusal shows it for that."""
ANSWERED = 0.233
"""Probability that a rule answers from which the question is answered at all."""
STORY_ANSWERED = 0.256
"""The same of a story."""
UNRELATED = 0.03
"""The same below which even the nearest rules have nothing to do with a question."""
SHARPNESS = 10.0
"""How far a lead in score makes a candidate likelier than the next; the ranking is fitted with it."""
MANY_WINDOWS = 4.0
"""Logarithm of the windows of a long story."""
LEADS = 0.5
"""Share of the first candidate, of all, above which it clearly leads."""
SHOWN = 5
"""Rulings that are shown of an answer: one of them should be right."""
FRAMES_ASKED = 3.0
"""Frames of a question that has many."""
RARE = 8.0
"""Idf of a rare word: it scales that of a word which is missing to about 0 to 1."""
OF_ANSWERABLE: tuple[str, ...] = (
    "SCORE", "LINE", "WHOLE", "COVER", "ASKED", "LOST", "SAID", "DEFINES", "GAP_LINE", "GAP_COVER", "GAP_NAME",
    "GAP_LEAD", "CHOSEN", "WORDING", "LETTERS", "REST", "UNMET", "UNASKED", "HEARD_ANSWERED", "HEARD_OPEN",
    "HEARD_LEANING", "LIKELIEST", "LEAD", "GAP_MARGIN", "GAP_COMMON", "LEARNED_BEST", "LEARNED_SHARE", "LEFT_OPEN",
    "LEARNED_ANSWERED", *NAMES,
)  # fmt: skip
"""The features of the models ``answerable.json`` and ``first.json``.

``python -m tests.questions.measure --fit`` writes both.
"""
OF_STORY = (
    "BEST", "ASKED", "THROUGHOUT", "LINES", "COVERED", "LIKELIEST", "LEAD", "WORDING", "CLOSING", "HEARD_ANSWERED",
    "HEARD_OPEN", "HEARD_LEANING", "ASKED_WORDING", "POINT_WORDING", "POINT_ANSWERED", "POINT_OPEN", "POINT_LEANING",
    "LEARNED_BEST", "LEARNED_SHARE", "LEFT_OPEN", "LEARNED_ANSWERED",
)  # fmt: skip
STORY_ANSWERABLE: tuple[float, ...] = (
    -3.939,
    -0.018,
    3.695,
    0.850,
    0.214,
    -0.240,
    3.434,
    -1.439,
    3.518,
    4.768,
    1.779,
    -1.414,
    1.248,
    -1.206,
    0.656,
    -0.483,
    -0.823,
    0.381,
    1.741,
    0.836,
    -2.166,
    4.021,
)
"""The same of stories: bias and logistic weights, fitted in the same way."""
OF_CERTAINTY = (
    "SCORE", "LIKELIEST", "LINE", "WHOLE", "COVER", "ASKED", "LOST", "SAID", "LETTERS", "DEFINES", "GAP_LINE",
    "GAP_NAME", "GAP_LEAD", "CHOSEN", "WORDING", "REST", "UNMET", "UNASKED", "LEARNED",
)  # fmt: skip
CERTAINTY: tuple[float, ...] = (
    -5.978,
    1.184,
    3.401,
    -1.032,
    -0.254,
    2.572,
    0.665,
    0.641,
    -1.176,
    2.469,
    -0.222,
    -1.580,
    -0.541,
    -1.272,
    2.941,
    1.883,
    -0.469,
    -0.145,
    -0.414,
    1.439,
)
"""Bias and logistic weights, fitted in the same way."""


@dataclass(frozen=True, slots=True)
class GapMatch:
    """The gap nearest to a question.

    ``line`` tells how well one of its questions and this one cover each other, ``cover`` the share of the question's
    weight the gap has words for, ``name`` the share that names of the gap take; all from 0 to 1. ``learned`` is the gap
    that the question is likeliest about by the model of questions, ``is_clear`` whether by far.
    """

    gap: Gap | None = None
    line: float = 0.0
    cover: float = 0.0
    name: float = 0.0
    learned: Gap | None = None
    is_clear: bool = False

    def shown(self, *, is_known: bool) -> Gap | None:
        """The one that a refusal shows: a clear one of the model, else the nearest, if ``is_known`` to be one."""
        if self.is_clear:
            return self.learned
        return self.gap if is_known else None

    @property
    def is_near(self) -> bool:
        """Whether it is near enough to show to the person who asks."""
        return self.gap is not None and self.score >= NEAR

    @property
    def score(self) -> float:
        """How near it is."""
        return self.line + COVER * self.cover + NAME * self.name


def nearest_gap(
    reader: IndexReader,
    question: Question,
    likely: Mapping[str, float],
    games: Iterable[str],
    learned: Mapping[str, float] = MappingProxyType({}),
) -> GapMatch:
    """The gap that fits a question best; an empty match when none shares a word with it.

    Args:
        likely: how likely each book is meant, as :func:`rules_index.search.naming.likely_books` tells.
        games: the games asked about; the gaps of others are left aside.
        learned: by slug how likely each is the one by the model of questions.
    """
    named = {*games}
    allowed = {"", *named, *(ASIDE + game for game in reader.gap_shelf.aside - named)}
    weight, postings = question.weight, reader.gap_shelf.postings
    cover: defaultdict[int, float] = defaultdict(float)
    of_lines: defaultdict[tuple[int, int], float] = defaultdict(float)
    for word in question.words:
        leading = {root: share for root, share in word.roots.items() if share >= LEADING and root in postings}
        # The order of the lines is that of the word's roots; the value is that of the most similar root.
        best_of_lines = dict.fromkeys(chain.from_iterable(map(postings.__getitem__, leading)), 0.0)
        for root, similarity in sorted(leading.items(), key=itemgetter(1)):
            best_of_lines.update(dict.fromkeys(postings[root], similarity))
        best: dict[int, float] = {}
        for (at, _), similarity in best_of_lines.items():
            if similarity > best.get(at, 0.0):
                best[at] = similarity
        for place, similarity in best_of_lines.items():
            of_lines[place] += word.idf * similarity / weight
        for at, similarity in best.items():
            cover[at] += word.idf * similarity / weight
    likeliest = _games(reader, likely)
    compared = LineReader(reader, question)
    surely = _surely_said(question)
    found = []
    nearest = sorted(((share, -at) for at, share in cover.items()), reverse=True)[:COMPARED]
    near = {-negated for _, negated in nearest}
    lines: defaultdict[int, dict[int, float]] = defaultdict(dict)
    for (at, line), share in of_lines.items():
        if at in near:
            lines[at][line] = share
    for share, negated in nearest:
        at = -negated
        shelved = reader.gap_shelf.gaps[at]
        if shelved.gap.game not in allowed:
            continue
        best_line = _best_line(compared, shelved, lines[at])
        match = GapMatch(shelved.gap, best_line, share, _named(question, surely, shelved.names) / weight)
        found.append((match.score + likeliest.get(shelved.gap.game, 0.0), -at, match))
    match = max(found, key=lambda one: one[:2])[2] if found else GapMatch()
    gaps = (shelved.gap for shelved in reader.gap_shelf.gaps)
    told = {gap.slug: gap for gap in gaps if gap.game in allowed and gap.slug in learned}
    if not told:
        return match
    first = max(told, key=learned.__getitem__)
    share = learned[first]
    is_clear = share >= CLEAR * sum(learned[slug] for slug in told) and share >= LIKELY_AT_LEAST
    return replace(match, learned=told[first], is_clear=is_clear)


def _best_line(compared: LineReader, shelved: ShelvedGap, found: Mapping[int, float]) -> float:
    """How well the best of a gap's lines and the question cover each other; ``found`` tells how far each can."""
    best = 0.0
    for line, share in sorted(found.items(), key=lambda one: -one[1]):
        if 2 * share / (1 + share) <= best:
            break
        best = max(best, compared.compare(shelved.lines[line])[1])
    return best


def _games(reader: IndexReader, likely: Mapping[str, float]) -> dict[str, float]:
    """What each game's gaps gain or lose because of the books that are likely meant."""
    gained: dict[str, float] = {}
    for book, share in likely.items():
        game = reader.books[book].game
        gained[game] = max(gained.get(game, OTHER_GAME), OWN_GAME * share if share >= 0 else OTHER_GAME)
    return gained


def _surely_said(question: Question) -> dict[int, list[int]]:
    """By root the places of the words that surely stand for it."""
    sure: defaultdict[int, list[int]] = defaultdict(list)
    for at, word in enumerate(question.words):
        written = {root for root, similarity in word.roots.items() if similarity == 1.0}
        for root, similarity in word.roots.items():
            # A word that the index knows as written is no inflected form of a name.
            if root in written or (not written and similarity >= NAMED):
                sure[root].append(at)
    return sure


def _named(question: Question, surely: Mapping[int, Sequence[int]], names: Sequence[tuple[int, ...]]) -> float:
    """The weight of the question's words that make up whole names; ``surely`` by root where it is said."""
    taken = {at for name in names if all(root in surely for root in name) for root in name for at in surely[root]}
    return sum(question.words[at].idf for at in taken)


@dataclass(frozen=True)
class Evidence:
    """What the numbers depend on: the ranked candidates, the nearest gap, and the share of words the books have.

    ``windows`` counts those of a story: the best of many matches well by chance. ``wording`` tells how far the question
    is worded like those that a book answers, ``heard`` what the questions tell that players asked before,
    ``story`` how a story is worded, ``learned`` what was learned from the questions of rules says.
    """

    question: Question
    ranked: Sequence[Ranked]
    gap: GapMatch
    said: float
    windows: int = 1
    wording: float = 0.0
    heard: HeardMatch = NOTHING_HEARD
    story: StoryWording | None = None
    learned: Learned = NOTHING_LEARNED

    @cached_property
    def of_answerable(self) -> tuple[float, ...]:
        """The features of :data:`OF_ANSWERABLE`."""
        gap = self.gap
        is_common = float(gap.gap is not None and gap.gap.game[:1] in ("", ASIDE))
        further = signals(self.question, self.ranked)
        if not self.ranked:
            return (
                *(0.0,) * 5, 1.0, self.said, 0.0, gap.line, gap.cover, gap.name, gap.line, self.chosen, self.wording,
                0.0, 1.0, len(self.question.frame) / FRAMES_ASKED, 0.0, *self._heard, 0.0, 0.0, gap.line, is_common,
                *self._learned, *further,
            )  # fmt: skip
        first = self.ranked[0]
        line = max(one.lines.whole for one in self.ranked[:SHOWN])
        return (
            first.score, first.lines.line, line, first.signs.cover, first.lines.asked, first.lost / RARE, self.said,
            first.signs.defines, gap.line, gap.cover, gap.name, max(0.0, gap.line - line),
            self.chosen, self.wording, first.signs.letters, *self._left_over(first), *self._heard, self.likeliest(0),
            self.lead, gap.line - line, is_common, *self._learned, *further,
        )  # fmt: skip

    def of_story(self, story: StoryWording) -> tuple[float, ...]:
        """The features of :data:`OF_STORY`."""
        told = (self.ranked[0].told if self.ranked else None) or StorySigns()
        return (
            told.best, told.asked, told.throughout, told.lines, told.covered,
            self.likeliest(0) if self.ranked else 0.0, self.lead, story.whole, story.closing,
            *self._heard, story.asked, story.point, story.heard.answered, story.heard.left_open, story.heard.leaning,
            *self._learned,
        )  # fmt: skip

    @property
    def _learned(self) -> tuple[float, float, float, float]:
        learned = self.learned
        left_open = max(-1.0, min(learned.left_open / SPAN, 1.0))
        return learned.best / SPAN, learned.share, left_open, learned.answered / SPAN

    @property
    def _heard(self) -> tuple[float, float, float]:
        return self.heard.answered, self.heard.left_open, self.heard.leaning

    @property
    def lead(self) -> float:
        """How much better the first candidate is than the next."""
        return self.ranked[0].score - self.ranked[1].score if len(self.ranked) > 1 else 0.0

    @property
    def leads(self) -> bool:
        """Whether the first candidate is likelier than all others together."""
        return bool(self.ranked) and self.likeliest(0) > LEADS

    def of_certainty(self, at: int) -> tuple[float, ...]:
        """The features of :data:`OF_CERTAINTY` of the candidate at this place."""
        one, gap = self.ranked[at], self.gap
        return (
            one.score, self.likeliest(at), one.lines.line, one.lines.whole, one.signs.cover, one.lines.asked,
            one.lost / RARE, self.said, one.signs.letters, one.signs.defines, gap.line, gap.name,
            max(0.0, gap.line - one.lines.whole), self.chosen, self.wording, *self._left_over(one), one.signs.learned,
        )  # fmt: skip

    @staticmethod
    def _left_over(one: Ranked) -> tuple[float, float, float]:
        """What the best line of a candidate has beyond the question, and the frames that only one of the two has."""
        lines = one.lines
        return lines.rest, lines.unmet / FRAMES_ASKED, lines.unasked / FRAMES_ASKED

    @property
    def chosen(self) -> float:
        """How many windows the best was chosen from, on a scale of about 0 to 1."""
        return log(self.windows) / MANY_WINDOWS

    def likeliest(self, at: int) -> float:
        """How likely the candidate at this place is the one, if one of them is."""
        return self._shares[at]

    @cached_property
    def _shares(self) -> tuple[float, ...]:
        most = self.ranked[0].score
        shares = [exp(SHARPNESS * (one.score - most)) for one in self.ranked]
        whole = sum(shares)
        return tuple(share / whole for share in shares)


def is_related(gap: GapMatch, likely: float) -> bool:
    """Whether the nearest rules have to do with a question that one of them answers that likely.

    Where no model has read the whole question, its words alone are too little to tell that they do not.
    """
    return gap.learned is None or likely >= UNRELATED


def answerable(evidence: Evidence) -> float:
    """The probability, from 0 to 1, that any rule answers the question or the story."""
    if evidence.story:
        return logistic(STORY_ANSWERABLE, evidence.of_story(evidence.story))
    return packaged_model("answerable", OF_ANSWERABLE).probability(evidence.of_answerable)


def first_answers(evidence: Evidence) -> float:
    """The probability, from 0 to 1, that the first candidate answers the question or the story.

    It looks at the other candidates as well, and so tells more than :func:`certainty`, by which they are compared.
    """
    if evidence.story or not evidence.ranked:
        return certainty(evidence)
    return packaged_model("first", OF_ANSWERABLE).probability(evidence.of_answerable)


def certainty(evidence: Evidence, at: int = 0) -> float:
    """The probability, from 0 to 1, that the candidate at this place answers the question."""
    if at >= len(evidence.ranked):
        return 0.0
    return logistic(CERTAINTY, evidence.of_certainty(at))


def logistic(weights: Sequence[float], features: Sequence[float]) -> float:
    """The logistic function of a weighted sum, whose first weight is the bias."""
    bias, *rest = weights
    return 1 / (1 + exp(-(bias + sum(weight * value for weight, value in zip(rest, features, strict=True)))))
