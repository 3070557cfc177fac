"""Which gap a question falls into, and how near it is, checked by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from rules_index import Oracle
from rules_index.digest.gaps import Asked, GapText, Printed
from rules_index.index.gap_shelf import HARDLY_SAID, GapShelf, ShelvedGap
from rules_index.index.reader import IndexReader
from rules_index.languages.questions import FRAMES
from rules_index.search.certainty import NEAR, GapMatch, nearest_gap
from rules_index.search.evidence import LineReader
from rules_index.search.question import Question, read_question
from rules_index.values.books import BookInfo, Language
from rules_index.values.digest import Gap
from tests.rules_index.library import castle, index_castle, rule
from tests.rules_index.search.made_up import PRICE, SAYS, MadeUp, question, word

CANNON = GapText(
    slug="hrad.cannon",
    game="hrad",
    asks=Asked.VALUE,
    printed=Printed.CARD,
    because="It is printed on the card.",
    cs=("jaký dostřel má houfnice", "kolik váží houfnice"),
    sv=("hur långt skjuter haubitsen",),
    en=("how far does the howitzer shoot", "range of the howitzer"),
    says=SAYS,
)


@pytest.fixture
def oracle(tmp_path: Path, quick_to_open: None) -> Oracle:
    wall = rule("wall", title="Cena hradby", text="Hradba stojí dva kameny.", ask=("kolik dám za hradbu", "cena zdi"))
    path = index_castle(tmp_path / "castle.sqlite", castle(), wall, gaps=(PRICE, CANNON))
    return Oracle.open(path)


@pytest.fixture
def reader(oracle: Oracle, tmp_path: Path) -> IndexReader:
    return IndexReader(tmp_path / "castle.sqlite")


def near(reader: IndexReader, text: str, *games: str) -> GapMatch:
    return nearest_gap(reader, read_question(reader, text), {}, games or ("hrad",))


@pytest.mark.parametrize("asked", ["Kde se dá ta hra koupit?", "where can i buy this game", "var köper jag spelet"])
def test_a_question_no_book_answers_is_refused_with_what_the_gap_says(oracle: Oracle, asked: str) -> None:
    answer = oracle.ask(asked)
    assert not answer.answered
    assert answer.gap is not None
    assert (answer.gap.slug, answer.gap.says[Language.EN]) == ("common.price", "I know no prices.")


def test_a_rule_is_answered_beside_gaps(oracle: Oracle) -> None:
    answer = oracle.ask("kolik dám za hradbu")
    assert answer.answered
    assert answer.gap is None
    assert answer.rulings[0].id == "hrad-cs.wall"


def test_a_gap_is_no_ruling(oracle: Oracle) -> None:
    found = oracle.ask("kolik dám za hradbu a jaký dostřel má houfnice", limit=50).rulings
    assert {ruling.book.key for ruling in found} == {"hrad-cs"}
    assert all("houfnice" not in each.label.casefold() for each in oracle.suggest("houf"))
    assert oracle.ruling("common.price") is None


def test_a_name_gives_the_gap_away(reader: IndexReader) -> None:
    found = near(reader, "mají to na Aukru?")
    assert found.gap is not None
    assert (found.gap.slug, found.name) == ("common.price", 1.0)


def test_a_name_made_of_words_the_books_say_often_gives_nothing_away(tmp_path: Path) -> None:
    named = PRICE.model_copy(update={"names": ("hradba", "Aukro")})
    walls = [rule(f"wall{at}", title=f"Hradba {at}", text="Hradba stojí.") for at in range(HARDLY_SAID + 1)]
    reader = IndexReader(index_castle(tmp_path / "walls.sqlite", castle(), *walls, gaps=(named,)))
    assert near(reader, "hradba").gap is None
    assert near(reader, "Aukro").name == 1.0
    reader.close()


def test_a_question_of_one_word_that_the_books_say_often_gives_nothing_away(tmp_path: Path) -> None:
    asked = PRICE.model_copy(update={"cs": ("kdo má hradbu", "kolik stojí hra v obchodě"), "names": ()})
    walls = [rule(f"wall{at}", title=f"Hradba {at}", text="Hradba stojí.") for at in range(HARDLY_SAID + 1)]
    reader = IndexReader(index_castle(tmp_path / "walls.sqlite", castle(), *walls, gaps=(asked,)))
    assert near(reader, "hradba").gap is None
    assert near(reader, "obchod").gap is not None
    reader.close()


def test_an_oracle_without_gaps_has_none(oracle: Oracle, tmp_path: Path) -> None:
    bare = Oracle.open(index_castle(tmp_path / "bare.sqlite", castle(), rule("wall", text="Hra stojí.")))
    assert oracle.ask("kde se dá hra koupit").gap is not None
    assert bare.ask("kde se dá hra koupit").gap is None


def test_what_no_book_answers_makes_a_rule_less_sure(oracle: Oracle, tmp_path: Path) -> None:
    wall = rule("wall", title="Cena hradby", text="Hradba stojí dva kameny.", ask=("kolik dám za hradbu", "cena zdi"))
    bare = Oracle.open(index_castle(tmp_path / "bare.sqlite", castle(), wall))
    asked = "cena zdi, kolik stojí hra v obchodě"
    assert oracle.ask(asked).rulings[0].confidence < bare.ask(asked).rulings[0].confidence


def test_a_gap_of_another_game_is_left_aside(reader: IndexReader) -> None:
    assert near(reader, "dostřel houfnice").gap is not None
    assert near(reader, "dostřel houfnice", "lode").gap is None


def test_what_shares_no_word_is_near_no_gap(reader: IndexReader) -> None:
    found = near(reader, "velbloud")
    assert (found.gap, found.score, found.is_near) == (None, 0.0, False)


def test_only_a_near_gap_is_told(reader: IndexReader) -> None:
    assert GapMatch(PRICE.gap, line=NEAR).is_near
    assert not GapMatch(PRICE.gap, line=NEAR / 2).is_near


FRAMES_END = len(FRAMES)
HUNDRED = (9.0, *(1.0 for _ in range(100 + FRAMES_END)))
Lines = Sequence[tuple[int, ...]]
Made = tuple[str, Lines, Lines]
"""A gap: its game, its lines, its names."""


def shelf(*gaps: Made) -> GapShelf:
    """Gaps made up, their roots counted from the first word's; names are lines too, and slugs their places."""
    shelved: list[ShelvedGap] = []
    postings: dict[int, list[tuple[int, int]]] = {}
    for at, (game, lines, names) in enumerate(gaps):
        own = tuple(tuple(FRAMES_END + root for root in name) for name in names)
        both = (*(tuple(FRAMES_END + root for root in line) for line in lines), *own)
        shelved.append(ShelvedGap(Gap(str(at), game, {}), both, own))
        for number, line in enumerate(both):
            for root in line:
                postings.setdefault(root, []).append((at, number))
    return GapShelf(tuple(shelved), {root: tuple(places) for root, places in postings.items()})


def nearest_of(asked: Question, *gaps: Made, likely: Mapping[str, float] | None = None, game: str = "hrad") -> GapMatch:
    books = (BookInfo("hrad-cs", "hrad", "Hrad", Language.CS), BookInfo("sad-cs", "sad", "Sad", Language.CS))
    return nearest_gap(MadeUp(idf=HUNDRED, shelf=shelf(*gaps), books=books), of_words(asked), likely or {}, [game])


def of_words(asked: Question) -> Question:
    """A question whose roots are counted from the first word's."""
    shifted = (
        replace(each, roots={FRAMES_END + root: share for root, share in each.roots.items()}) for each in asked.words
    )
    return replace(asked, words=tuple(shifted))


def slug(match: GapMatch) -> str:
    assert match.gap is not None
    return match.gap.slug


ONE, TWO = word({1: 1.0}), word({2: 1.0})


def test_the_best_line_and_the_words_found_make_it_near() -> None:
    found = nearest_of(question(ONE, TWO), ("", [(1, 9), (1, 2)], []))
    assert (found.line, found.cover, found.name) == (1.0, 1.0, 0.0)
    assert found.score == 1.5
    half = nearest_of(question(ONE, word({8: 1.0}, idf=3.0)), ("", [(1, 9)], []))
    assert half.line == pytest.approx(2 * 0.25 * 0.5 / 0.75)
    assert half.cover == pytest.approx(0.25)


def test_the_words_of_a_whole_name_count_once_more() -> None:
    asked = question(word({1: 1.0}, idf=3.0), TWO)
    assert nearest_of(asked, ("", [], [(1,)])).name == pytest.approx(0.75)
    assert nearest_of(asked, ("", [], [(1, 2)])).name == 1.0
    assert nearest_of(asked, ("", [], [(1, 7)])).name == 0.0
    assert nearest_of(asked, ("", [(1,)], [])).name == 0.0
    assert GapMatch(line=0.25, cover=0.5, name=1.0).score == 1.0
    assert GapMatch().score == 0.0


@pytest.mark.parametrize(("roots", "name"), [({1: 0.9}, 1.0), ({1: 0.89}, 0.0), ({1: 0.95, 5: 1.0}, 0.0)])
def test_an_inflected_word_names_but_not_one_the_books_say_as_written(roots: dict[int, float], name: float) -> None:
    assert nearest_of(question(word(roots)), ("", [], [(1,)])).name == name


@pytest.mark.parametrize(("similarity", "found"), [(0.6, True), (0.59, False)])
def test_only_similar_words_lead_to_a_gap(similarity: float, found: bool) -> None:
    match = nearest_of(question(word({1: similarity})), ("", [(1,)], []))
    assert (match.gap is not None) is found
    assert match.cover == pytest.approx(similarity if found else 0.0)


def test_of_the_roots_of_a_word_the_most_similar_covers() -> None:
    assert nearest_of(question(word({1: 0.7, 2: 0.8})), ("", [(1,), (2,)], [])).cover == pytest.approx(0.8)
    assert nearest_of(question(word({1: 0.8, 2: 0.7})), ("", [(1, 2)], [])).cover == pytest.approx(0.8)


def test_the_nearest_of_several_is_found_and_the_first_of_equals() -> None:
    assert slug(nearest_of(question(ONE, TWO), ("", [(1,)], []), ("", [(1, 2)], []))) == "1"
    assert slug(nearest_of(question(ONE), ("", [(1,)], []), ("", [(1,)], []))) == "0"


def test_a_gap_of_a_game_that_is_not_asked_about_is_left_aside() -> None:
    gaps: tuple[Made, ...] = ("sad", [(1,)], []), ("hrad", [(1, 9)], []), ("", [(1, 8, 9)], [])
    assert slug(nearest_of(question(ONE), *gaps)) == "1"
    assert slug(nearest_of(question(ONE), *gaps, game="sad")) == "0"
    assert slug(nearest_of(question(ONE), *gaps, game="other")) == "2"
    assert nearest_of(question(ONE), gaps[0]) == GapMatch()


def test_the_likely_game_comes_first_by_a_little() -> None:
    own: Made = ("hrad", [(1,)], [])
    none: Made = ("", [(1,)], [])
    assert slug(nearest_of(question(ONE), none, own)) == "0"
    assert slug(nearest_of(question(ONE), none, own, likely={"hrad-cs": 0.01})) == "1"
    assert slug(nearest_of(question(ONE), none, own, likely={"hrad-cs": 0.0, "sad-cs": 1.0})) == "0"
    assert slug(nearest_of(question(ONE, TWO), ("", [(1, 2)], []), own, likely={"hrad-cs": 1.0})) == "0"
    # An eleventh of the question more in the line outweighs a tenth.
    wide = question(word({1: 1.0}, idf=10.0), TWO)
    assert slug(nearest_of(wide, ("", [(1, 2)], []), own, likely={"hrad-cs": 0.5})) == "0"
    assert slug(nearest_of(wide, ("", [(1, 2)], []), own, likely={"hrad-cs": 1.0})) == "1"


def test_the_game_counts_by_its_likeliest_book() -> None:
    books = tuple(BookInfo(f"hrad-{code}", "hrad", "Hrad", Language.CS) for code in ("cs", "en", "sv"))
    gaps = shelf(("", [(1,)], []), ("hrad", [(1,)], []))
    index = MadeUp(idf=HUNDRED, shelf=gaps, books=books)
    for likely in (
        {"hrad-cs": -2.0, "hrad-sv": 1.0},
        {"hrad-sv": 1.0, "hrad-cs": -2.0},
        {"hrad-cs": 0.0, "hrad-sv": 1.0},
    ):
        assert slug(nearest_gap(index, of_words(question(ONE)), likely, ["hrad"])) == "1"


def test_a_gap_of_another_game_than_the_named_one_loses_half() -> None:
    other: Made = ("hrad", [(1, 2)], [])
    poor: Made = ("", [(1, 9)], [])
    assert slug(nearest_of(question(ONE, TWO), poor, other, likely={"hrad-cs": 0.0})) == "1"
    assert slug(nearest_of(question(ONE), ("hrad", [(1,)], []), poor, likely={"hrad-cs": 0.0})) == "0"
    assert slug(nearest_of(question(ONE, TWO), other, poor, likely={"hrad-cs": -2.0})) == "0"
    assert slug(nearest_of(question(ONE), ("hrad", [(1,)], []), ("", [(1, 9)], []), likely={"hrad-cs": -2.0})) == "1"


def test_eight_gaps_are_compared_those_that_cover_most_and_the_first_of_equals() -> None:
    asked = question(word({1: 1.0}, idf=3.0), TWO)
    wide: list[Made] = [("", [(1, 7, 8, 9)], [])] * 7
    best: Made = ("", [(1,)], [])
    assert slug(nearest_of(asked, *wide, best)) == "7"
    assert slug(nearest_of(asked, *wide, wide[0], best)) == "0"
    narrow: Made = ("", [(2,)], [])
    assert slug(nearest_of(question(*reversed(asked.words)), *[narrow] * 8, best)) == "8"


def test_lines_that_could_not_be_better_are_not_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[tuple[int, ...]] = []

    def counted(_: LineReader, line: tuple[int, ...]) -> tuple[float, float, float]:
        compared.append(tuple(root - FRAMES_END for root in line))
        return 0.9, {(1, 2): 0.7, (1,): 0.3, (2,): 0.2}[compared[-1]], 0.9

    monkeypatch.setattr(LineReader, "compare", counted)
    asked = question(word({1: 1.0}, idf=3.0), word({2: 1.0}, idf=2.0))
    assert nearest_of(asked, ("", [(2,), (1,), (1, 2)], [])).line == 0.7
    # A line with only the second word covers 2/5 of the question: at most 4/7 = 0.57.
    assert compared == [(1, 2), (1,)]


def test_a_line_that_could_be_just_as_good_is_not_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[tuple[int, ...]] = []

    def counted(_: LineReader, line: tuple[int, ...]) -> tuple[float, float, float]:
        compared.append(tuple(root - FRAMES_END for root in line))
        return 0.9, 2 / 3, 0.9

    monkeypatch.setattr(LineReader, "compare", counted)
    nearest_of(question(ONE, TWO), ("", [(1,), (2,)], []))
    assert compared == [(1,)]


def test_a_line_that_asks_in_the_same_way_is_nearer() -> None:
    asked = replace(question(ONE, frame=("may",)), words=of_words(question(ONE)).words)
    gaps = shelf(("", [(1,)], []), ("", [(1,)], []))
    second = replace(gaps.gaps[1], lines=((*gaps.gaps[1].lines[0], FRAMES.index("may") + 1),))
    index = MadeUp(idf=HUNDRED, shelf=replace(gaps, gaps=(gaps.gaps[0], second)))
    assert slug(nearest_gap(index, asked, {}, ["hrad"])) == "1"
    assert slug(nearest_gap(index, of_words(question(ONE)), {}, ["hrad"])) == "0"


@pytest.mark.parametrize(("line", "near"), [(0.9, True), (0.89, False)])
def test_it_is_told_from_a_score_on(line: float, near: bool) -> None:
    assert GapMatch(Gap("a", "", {}), line=line).is_near is near
    assert not GapMatch(line=line).is_near


def test_a_question_of_no_words_is_near_nothing() -> None:
    assert nearest_of(question(), ("", [(1,)], [])) == GapMatch()


def learned(shares: Mapping[str, float], *games: str) -> GapMatch:
    """A gap of each of these games, all with the words of the question, and how likely a model takes each."""
    reader = MadeUp(idf=HUNDRED, shelf=shelf(*((game, [(1,)], []) for game in games)), books=())
    return nearest_gap(reader, of_words(question(ONE)), {}, ["hrad"], shares)


@pytest.mark.parametrize(
    ("shares", "games", "shown"),
    [
        ({"0": 0.2, "1": 0.6}, ("", "hrad"), "1"),
        ({"0": 0.2, "1": 0.7}, ("", "sad"), "0"),
        ({"0": 0.3, "1": 0.4, "2": 0.3}, ("", "", ""), None),
        ({"0": 0.005, "1": 0.001}, ("", ""), None),
        ({}, ("", ""), None),
    ],
    ids=["clearly the likeliest", "another game's", "none by far", "next to nothing of what is open", "no model"],
)
def test_a_gap_that_is_far_likelier_than_others_is_shown(
    shares: Mapping[str, float], games: Sequence[str], shown: str | None
) -> None:
    found = learned(shares, *games).shown(is_known=False)
    assert (found and found.slug) == shown


def test_a_gap_that_is_known_by_its_words_is_shown_unless_another_is_clearly_likelier() -> None:
    said: tuple[Mapping[str, float], ...] = ({"0": 0.3, "1": 0.4, "2": 0.3}, {"0": 0.2, "1": 0.6, "2": 0.2}, {})
    found = [learned(shares, "", "", "") for shares in said]
    assert {slug(match) for match in found} == {"0"}
    assert [gap and gap.slug for match in found if (gap := match.shown(is_known=True))] == ["0", "1", "0"]
