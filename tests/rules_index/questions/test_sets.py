"""The question sets that calibrate and measure the oracle: whole, apart from each other, and citing real passages."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Literal

import pytest
from pydantic import BaseModel, ConfigDict, Field

from rules_index.digest.rules import SOURCE, load_digest
from rules_index.languages.language import fold, words
from rules_index.search.question import LONGEST_QUESTION
from rules_index.values.books import Language
from rules_index.values.sources import Book
from tests.questions.measure import FITTED
from tests.rows import rows as each_row

FOLDER = Path(__file__).resolve().parents[2] / "questions"
ALONE = ("calibration", "heldout", "fresh")
CHANNELS = (
    "phone",
    "hall",
    "kitchen",
    "market",
    "harbour",
    "attic",
    "yard",
    "pier",
    "porch",
    "meadow",
    "orchard",
    "cellar",
    "garret",
    "loft",
    "stories",
    "pairs",
    "twins",
)
"""Sets whose questions are asked in the channel of a game."""
STORIES_ALONE = ("stories", "twins")
WITH_STORIES = tuple(name for name in CHANNELS if name not in ("pairs", "yard", "pier"))
SEVERAL_NEEDED = tuple(name for name in WITH_STORIES if name not in ("loft", "porch", "meadow", "orchard"))
"""Those of them in which some story needs more than one rule."""
TOLD = {"story", "unanswerable-story"}
"""What sets of stories have alone, and every other of those sets too."""
SETS = (*ALONE, *CHANNELS)
KINDS = {
    "yesno", "count", "short", "name", "neighbour", "cross", "story", "chatter", "unanswerable", "unanswerable-story",
}  # fmt: skip
MOST_SHARED = 0.03
"""Share of a set that judges which may be asked in the same words by a set that weights are fitted to."""
STORIES = {"story", "chatter", "unanswerable-story"}
BOOKS = {"doomtrooper-cs", "doomtrooper-sv", "twom-cs", "zloba-cs"}


class Gold(BaseModel):
    """A passage that answers: ``source`` is written like a digest rule's."""

    model_config = ConfigDict(extra="forbid")

    book: str
    source: Annotated[str, Field(pattern=SOURCE.pattern)]


class GoldRule(BaseModel):
    """A rule that answers and rests on no book that operators have."""

    model_config = ConfigDict(extra="forbid")

    rule: str


class Row(BaseModel):
    """One question; ``gold`` is empty when no book answers it."""

    model_config = ConfigDict(extra="forbid")

    id: str
    lang: Language
    query: Annotated[str, Field(min_length=3, max_length=LONGEST_QUESTION)]
    gold: tuple[Gold | GoldRule, ...]

    @property
    def cited(self) -> tuple[Gold, ...]:
        """The passages that answer it."""
        return tuple(gold for gold in self.gold if isinstance(gold, Gold))


class Alone(Row):
    """A question asked of all games at once, in one of several styles."""

    style: Literal["natural", "keyword", "typo", "nodia", "number", "crosslang", "unanswerable"]


class InChannel(Row):
    """A question asked in the channel of a game, where an edition may be played.

    ``voice`` and ``persona`` are who asks, ``kind`` how. ``needed`` are the rules that a story needs, each by the
    passages that say it. ``pair`` numbers two questions about the same thing, of which no book answers one.
    """

    voice: str
    persona: str = ""
    kind: str
    game: Literal["doomtrooper", "prsi", "twom", "zloba"]
    edition: Language | None = None
    needed: tuple[Annotated[tuple[Gold, ...], Field(min_length=1)], ...] = ()
    pair: int | None = None


def lines(name: str) -> list[str]:
    return (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()


def alone(name: str) -> list[Alone]:
    return [Alone.model_validate_json(line) for line in lines(name)]


def in_channel(name: str) -> list[InChannel]:
    return [InChannel.model_validate_json(line) for line in lines(name)]


def rows(name: str) -> Sequence[Row]:
    return in_channel(name) if name in CHANNELS else alone(name)


@pytest.fixture(scope="module")
def books(real_books: Sequence[Book]) -> dict[str, Book]:
    return {book.info.key: book for book in real_books}


def cited_headings(books: dict[str, Book], gold: Gold) -> list[int]:
    """Which occurrences of the cited heading have a passage with all or part of the cited paragraphs."""
    cited = SOURCE.match(gold.source)
    assert cited
    first, last = int(cited["first"]), int(cited["last"] or cited["first"])
    return sorted(
        {
            passage.occurrence
            for passage in books[gold.book].passages
            if passage.section
            and passage.section[-1] == cited["heading"]
            and cited["occurrence"] in (None, str(passage.occurrence))
            and passage.first <= last
            and passage.last >= first
        }
    )


@each_row("name", SETS)
def test_rows_are_whole(name: str) -> None:
    every = rows(name)
    assert len({row.id for row in every}) == len(every)
    assert sum(not row.gold for row in every) >= len(every) // 5


@each_row("name", SETS)
def test_every_game_and_language_is_asked_about(name: str) -> None:
    every = rows(name)
    assert {gold.book for row in every for gold in row.cited} >= BOOKS
    assert {row.lang for row in every if row.gold} == set(Language)


@each_row("name", CHANNELS)
def test_a_rule_that_answers_is_in_the_digest(name: str) -> None:
    named = {gold.rule for row in rows(name) for gold in row.gold if isinstance(gold, GoldRule)}
    assert named <= {rule.slug for rule in load_digest()}


@pytest.mark.parametrize("name", ALONE)
def test_a_quarter_is_unanswerable_and_every_style_is_there(name: str) -> None:
    every = alone(name)
    assert all((row.style == "unanswerable") == (not row.gold) for row in every)
    assert sum(not row.gold for row in every) >= len(every) // 4
    assert len({row.style for row in every}) == 7


@each_row("name", CHANNELS)
def test_every_kind_is_asked_in_a_channel(name: str) -> None:
    every = in_channel(name)
    assert {row.kind for row in every} <= KINDS
    short = set() if name in STORIES_ALONE else {"yesno", "count", "short", "unanswerable"}
    assert {row.kind for row in every} >= short | (TOLD if name in WITH_STORIES else set())
    assert all(row.kind.startswith("unanswerable") == (not row.gold) for row in every)
    assert all(row.id.startswith(f"{name}-") for row in every)


@each_row("name", CHANNELS)
def test_an_edition_is_played_only_of_the_game_that_has_several(name: str) -> None:
    every = in_channel(name)
    assert all((row.edition is not None) == (row.game == "doomtrooper") for row in every)
    assert all(gold.book.startswith(f"{row.game}-") for row in every for gold in row.cited)


@each_row("name", CHANNELS)
def test_only_a_story_needs_several_rules(name: str) -> None:
    every = in_channel(name)
    assert [row.id for row in every if row.needed and row.kind not in STORIES] == []
    assert any(len(row.needed) > 1 for row in every) == (name in SEVERAL_NEEDED)


def asked(name: str) -> list[str]:
    return [" ".join(words(fold(row.query))) for row in rows(name)]


@each_row("name", SETS)
def test_no_question_is_in_a_set_twice(name: str) -> None:
    assert len(set(asked(name))) == len(asked(name))


def test_no_question_of_one_hand_is_in_two_sets() -> None:
    every = [question for name in ALONE for question in asked(name)]
    assert len(set(every)) == len(every)


@pytest.mark.slow
@pytest.mark.parametrize("judge", [name for name in SETS if name not in FITTED])
def test_a_set_that_judges_hardly_has_questions_that_weights_are_fitted_to(judge: str) -> None:
    """Two people who ask in three words may choose the same ones."""
    fitted = {question for name in FITTED for question in asked(name)}
    assert len(fitted & set(asked(judge))) <= MOST_SHARED * len(asked(judge))


def test_a_passage_of_the_calibration_set_is_left_out_of_the_held_out_one() -> None:
    first, second = (
        {(gold.book, gold.source) for row in rows(name) for gold in row.cited} for name in ("calibration", "heldout")
    )
    assert not first & second


def test_questions_without_diacritics_have_none() -> None:
    plain = [row.query for name in ALONE for row in alone(name) if row.style == "nodia"]
    assert [query for query in plain if not query.isascii()] == []


@pytest.mark.slow
@each_row("name", SETS)
def test_golds_are_in_the_real_books(name: str, books: dict[str, Book]) -> None:
    assert [(row.id, gold.source) for row in rows(name) for gold in row.cited if not cited_headings(books, gold)] == []


@pytest.mark.parametrize("name", ALONE)
def test_golds_cite_one_heading_of_the_real_books(name: str, books: dict[str, Book]) -> None:
    lost = [(row.id, gold.source) for row in rows(name) for gold in row.cited if len(cited_headings(books, gold)) != 1]
    assert lost == []


@each_row("name", CHANNELS)
def test_what_a_story_needs_is_in_the_real_books(name: str, books: dict[str, Book]) -> None:
    needed = [(row.id, gold) for row in in_channel(name) for one in row.needed for gold in one]
    assert [(number, gold.source) for number, gold in needed if not cited_headings(books, gold)] == []
