"""Question sets, how their questions come out, and the figures of that."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rules_index import Oracle
from rules_index.command_line.contributions import LEFT_OUT, ablation, write_without
from rules_index.command_line.quality import (
    Asked,
    Figures,
    Outcome,
    QuestionsProblem,
    digest_alone,
    figures,
    is_hit,
    load_questions,
    measure,
    outcomes,
    reliability,
)
from rules_index.index.ablation import Part
from rules_index.index.build import build_index
from rules_index.index.leanings.packing import unpack_leanings
from rules_index.index.reader import IndexReader
from rules_index.search import certainty
from rules_index.search.evidence import NOTHING_HEARD
from rules_index.search.lookup import look_up
from rules_index.sources import read_books
from rules_index.values.sources import Book
from tests.rows import rows
from tests.rules_index.library import write_books
from tests.rules_index.search.made_up import as_likely

BOATS, ENDS, RAIN = ("maják-cs", "PŘÍPRAVA HRY ¶1"), ("maják-cs", "KONEC HRY ¶1"), ("sklizen", "PRŮBĚH HRY ¶2")


def gold(*places: tuple[str, str]) -> list[dict[str, str]]:
    return [{"book": book, "source": source} for book, source in places]


ROWS: list[dict[str, Any]] = [
    {"id": "start", "query": "S čím začínám?", "gold": gold(BOATS), "game": "maják", "edition": "cs", "kind": "short"},
    {"id": "rain", "query": "co když prší a chci obilí", "gold": gold(RAIN), "game": "sklizen"},
    {"id": "poker", "query": "jak se v pokeru počítá postupka", "gold": [], "kind": "unanswerable"},
    {"id": "both", "query": "Kdo vyhraje?", "gold": gold(ENDS), "needed": [gold(ENDS, BOATS), gold(RAIN)]},
]


@pytest.fixture(scope="module")
def read(tmp_path_factory: pytest.TempPathFactory) -> list[Book]:
    books, problems = read_books(write_books(tmp_path_factory.mktemp("books")))
    assert not problems
    return list(books)


def write(path: Path, rows: Sequence[Mapping[str, Any]]) -> Path:
    path.write_text("".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows), "utf-8")
    return path


@pytest.fixture
def asked(tmp_path: Path, read: list[Book]) -> list[Asked]:
    return load_questions(write(tmp_path / "set.jsonl", ROWS), read)


def test_a_question_is_read_with_its_channel_and_what_its_story_needs(asked: list[Asked]) -> None:
    start, rain, poker, both = asked
    assert (start.id, start.query, start.kind) == ("start", "S čím začínám?", "short")
    assert (start.game, start.edition, start.needed) == ("maják", "maják-cs", ())
    assert len(start.gold) == 1
    assert (rain.game, rain.edition, rain.kind) == ("sklizen", None, "")
    assert (poker.gold, poker.game) == (frozenset(), None)
    assert both.needed == (start.gold | both.gold, rain.gold)


@rows(
    ("row", "what"),
    [
        ({"id": "x", "query": "y"}, "'gold'"),
        ({"id": "x", "query": "y", "gold": gold(("maják-cs", "JINDE ¶1"))}, "no passage is cited by JINDE ¶1"),
        ({"id": "x", "query": "y", "gold": gold(("maják-cs", "JINDE"))}, "JINDE is no citation"),
        ({"id": "x", "query": "y", "gold": gold(("hrad", "JINDE ¶1"))}, "'hrad'"),
        ({"id": "x", "query": "y", "gold": [], "needed": [gold(("maják-cs", "JINDE ¶1"))]}, "no passage is cited"),
        ([], "an object"),
    ],
)
def test_a_wrong_line_is_named(tmp_path: Path, read: list[Book], row: Any, what: str) -> None:
    path = write(tmp_path / "set.jsonl", [ROWS[0], row])
    with pytest.raises(QuestionsProblem, match=r"set\.jsonl, line 2: an object") as raised:
        load_questions(path, read)
    assert what in str(raised.value)


def test_a_set_that_is_not_there_is_named(tmp_path: Path, read: list[Book]) -> None:
    with pytest.raises(QuestionsProblem, match="cannot read"):
        load_questions(tmp_path / "set.jsonl", read)


def test_a_hit_shows_or_rests_on_the_passage(oracle: Oracle, asked: list[Asked]) -> None:
    start, rain, *_ = asked
    ruling = oracle.ruling("maják-cs.setup.pieces")
    assert ruling is not None
    assert is_hit(ruling, start.gold)
    assert not is_hit(ruling, rain.gold)
    assert is_hit(ruling, rain.gold, {ruling.id: rain.gold})
    assert not is_hit(ruling, start.gold, {})


@pytest.fixture
def sure(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every question is answered, and every ruling is certain."""
    monkeypatch.setattr(certainty, "packaged_model", as_likely(5.0))
    monkeypatch.setattr(certainty, "CERTAINTY", (5.0, *(0.0 for _ in certainty.OF_CERTAINTY)))


@pytest.mark.usefixtures("sure")
def test_each_question_comes_out_with_its_place_and_how_sure_it_was(oracle: Oracle, asked: list[Asked]) -> None:
    start, rain, poker, both = outcomes(oracle, asked, in_channel=True)
    assert [one.asked.id for one in (start, rain, poker, both)] == ["start", "rain", "poker", "both"]
    assert (start.place, start.right, start.needed) == (0, True, 1.0)
    assert (poker.place, poker.right, poker.needed) == (None, False, 0.0)
    assert (start.answered, start.certain) == (True, True)
    assert start.confidence == pytest.approx(1 / (1 + 2.718281828**-5))
    assert both.needed == 0.5
    assert rain.right


def test_questions_are_asked_in_their_channels(
    asked: list[Asked], monkeypatch: pytest.MonkeyPatch, oracle: Oracle
) -> None:
    channels: list[tuple[object, object]] = []
    real = oracle.ask

    def ask(question: str, **of: Any) -> Any:
        channels.append((of["game"], of["edition"]))
        return real(question, **of)

    monkeypatch.setattr(oracle, "ask", ask)
    outcomes(oracle, asked, in_channel=True)
    assert channels == [("maják", "maják-cs"), ("sklizen", None), (None, None), (None, None)]
    channels.clear()
    outcomes(oracle, asked)
    assert set(channels) == {(None, None)}


def came(
    place: int | None,
    *,
    known: bool = True,
    answered: bool = True,
    certain: bool = False,
    sure: float = 0.5,
    needed: float = 1.0,
) -> Outcome:
    """How a question came out."""
    asked = Asked("x", "y", frozenset({("maják-cs", 1)}) if known else frozenset())
    return Outcome(asked, place, answered, certain, sure, needed)


FOUND = [
    came(0, certain=True),
    came(1, certain=True, needed=0.5),
    came(4, needed=0.0),
    came(5, answered=False, needed=0.5),
    came(None, known=False, answered=False),
    came(None, known=False, certain=True),
]


def test_figures_are_shares_of_what_can_and_what_cannot_be_answered() -> None:
    assert figures(FOUND) == Figures(
        answerable=4,
        first=1 / 4,
        five=3 / 4,
        reciprocal=(1 + 1 / 2 + 1 / 5 + 1 / 6) / 4,
        answered=3 / 4,
        needed=2.0 / 4,
        unanswerable=2,
        refused=1 / 2,
        certain=3,
        sure=1 / 3,
        covered=1.0,
    )


def test_figures_of_nothing_are_nothing() -> None:
    assert figures([]) == Figures(0, *(0.0,) * 5, 0, 0.0, 0, 0.0, 0.0)


def test_figures_are_told_in_a_line() -> None:
    assert str(figures(FOUND)) == (
        "4 answerable: R@1 0.250  R@5 0.750  MRR 0.467  refused 0.250; 2 not: refused 0.500; certain 3, right 0.333, "
        "of all right answers 1.000"
    )
    assert "not:" not in str(figures(FOUND[:4]))


def test_verdicts_are_counted_where_yes_or_no_is_asked_for() -> None:
    told = [("yes", "yes"), ("no", "yes"), ("depends", "no"), ("no", ""), ("", "no")]
    found = [
        replace(each, asked=replace(each.asked, verdict=right), ruled=ruled)
        for each, (right, ruled) in zip(FOUND[:5], told, strict=True)
    ]
    assert str(figures(found)).endswith("; 4 whether: verdict 0.750, right 0.333")


def test_the_right_verdicts_lie_beside_a_set(tmp_path: Path, read: list[Book]) -> None:
    verdicts = [{"set": "set", "id": "both", "verdict": "no"}, {"set": "other", "id": "start", "verdict": "yes"}]
    write(tmp_path / "verdicts.jsonl", verdicts)
    found = load_questions(write(tmp_path / "set.jsonl", ROWS), read)
    assert [each.verdict for each in found] == ["", "", "", "no"]


def test_reliability_tells_each_tenth_that_has_answers() -> None:
    found = [
        came(0, sure=0.5),
        came(1, sure=0.58),
        came(0, sure=1.0),
        came(0, sure=0.9),
        came(0, sure=0.1, answered=False),
        came(None, sure=0.05, known=False),
    ]
    assert list(reliability(found)) == [
        "0.0–0.1:    1 answers, said 0.05, right 0.00",
        "0.5–0.6:    2 answers, said 0.54, right 0.50",
        "0.9–1.0:    2 answers, said 0.95, right 1.00",
    ]


def test_a_set_is_measured_without_naming_games(oracle: Oracle, asked: list[Asked]) -> None:
    assert measure(oracle, asked) == figures(outcomes(oracle, asked))
    assert measure(oracle, asked).answerable == 3


@pytest.fixture
def alone(
    tmp_path: Path, package: Path, read: list[Book]
) -> Iterator[tuple[Oracle, Mapping[str, frozenset[tuple[str, int]]]]]:
    oracle, cited = digest_alone(tmp_path / "alone.sqlite", read)
    yield oracle, cited
    oracle.close()


def test_the_digest_alone_is_judged_by_what_its_rules_cite(
    alone: tuple[Oracle, Mapping[str, frozenset[tuple[str, int]]]], asked: list[Asked]
) -> None:
    oracle, cited = alone
    start, rain, *_ = outcomes(oracle, asked, cited)
    assert start.place == 0
    assert rain.place is None
    assert outcomes(oracle, asked)[0].place is None


@pytest.mark.slow
def test_a_measurement_tells_the_whole_and_each_part_left_out(package: Path, books: Path, tmp_path: Path) -> None:
    lines = list(ablation(books, [write(tmp_path / "set.jsonl", ROWS)]))
    assert lines[0].startswith("set, asked in its channel: 3 answerable: R@1 ")
    kinds = [line for line in lines if line.startswith("  ")]
    assert [line.split()[0] for line in kinds] == ["short", "unanswerable"]
    rows = [line for line in lines if " set " in line]
    assert [row[:40].strip() for row in rows] == [
        "with everything",
        *(f"without {' and '.join(parts)}" for parts in LEFT_OUT),
        "the digest without rulebooks",
    ]
    assert " R@1 +" not in rows[0]
    assert all("; R@1 +0.000  R@5 " in row or "; R@1 -" in row for row in rows[1:])


def test_an_index_without_a_part_keeps_all_others(package: Path, books: Path, read: list[Book], tmp_path: Path) -> None:
    build_index(tmp_path / "whole.sqlite", books)
    write_without([Part.LEXICON], tmp_path / "without.sqlite", read)
    whole, without = (IndexReader(tmp_path / f"{name}.sqlite") for name in ("whole", "without"))
    worded = "SELECT collocation, weight FROM wording ORDER BY collocation"
    assert without.rows(worded) == whole.rows(worded) != []
    assert whole.concepts
    assert not without.concepts


def test_an_index_without_claims_keeps_the_answers_of_rules(package: Path, read: list[Book], tmp_path: Path) -> None:
    def leanings(*parts: Part) -> list[tuple[bool, bool]]:
        write_without(parts, tmp_path / "without.sqlite", read)
        rows = IndexReader(tmp_path / "without.sqlite").rows("SELECT data FROM leaning")
        return [(line.is_claim, line.is_yes) for (data,) in rows for line in unpack_leanings(data)]

    whole = leanings()
    assert {is_claim for is_claim, _ in whole} == {True, False}
    assert leanings(Part.CLAIMS) == [line for line in whole if not line[0]]
    assert leanings(Part.ASKED) == [line for line in whole if line[0]]


def test_without_their_wording_no_question_is_worded_like_another(package: Path, books: Path, tmp_path: Path) -> None:
    heard = 'language = "cs"\nanswered = ["kolik dostanu na začátku lodí", "co dostanu na začátku hry"]\n'
    (package / "heard" / "cs.toml").write_text(heard, "utf-8")
    build_index(tmp_path / "whole.sqlite", books)
    worded = "kolik dostanu na začátku lodí"
    whole = look_up(IndexReader(tmp_path / "whole.sqlite"), worded)
    without = look_up(IndexReader(tmp_path / "whole.sqlite", frozenset({Part.WORDING})), worded)
    assert whole.wording != 0.0
    assert whole.heard != NOTHING_HEARD
    assert replace(whole, wording=0.0, heard=NOTHING_HEARD).evidence == without.evidence


def test_a_rule_that_rests_on_no_passage_is_named_by_its_id(tmp_path: Path) -> None:
    own, other = {"book": "maják-faq", "rule": "maják-faq.night"}, "maják-cs.day"
    rows: list[dict[str, Any]] = [
        {"id": "1", "query": "?", "gold": [own], "rules": [other]},
        {"id": "2", "query": "?", "gold": []},
    ]
    path = write(tmp_path / "named.jsonl", rows)
    named, open_ = load_questions(path, [])
    assert named.rules == {"maják-faq.night", "maják-cs.day"}
    assert (named.is_answerable, open_.is_answerable) == (True, False)
