"""What looking a question up heeds beside its words: editions, corrections, lines written for it, the story around."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest

from rules_index.digest.lexicon import Lexicon, Named
from rules_index.index.build import book_infos
from rules_index.index.entries import entries
from rules_index.index.reader import IndexReader
from rules_index.index.writer import write_index
from rules_index.search import certainty, ranking
from rules_index.search.certainty import GapMatch
from rules_index.search.editions import numbered
from rules_index.search.lookup import Lookup, answer_of, around, find_entry, look_up, rulings_of
from rules_index.values.books import BookInfo, BookKind, Language
from rules_index.values.digest import Gap, Rule
from tests.rows import rows
from tests.rules_index import library
from tests.rules_index.search.made_up import as_likely, one_sign

CS = BookInfo("hrad-cs", "hrad", "Hrad", Language.CS)
SV = BookInfo("hrad-sv", "hrad", "Borgen", Language.SV)
FAQ = BookInfo("hrad-faq", "hrad", "Otázky", Language.CS, kind=BookKind.FAQ, corrects=CS.key)
ERRATA = BookInfo("hrad-errata", "hrad", "Opravy", Language.CS, kind=BookKind.ERRATA, corrects=CS.key)
LEXICON = Lexicon(
    game=(Named(game="hrad", names=("pevnost",)),),
    edition=(Named(language=Language.SV, names=("švédský",)), Named(language=Language.CS, names=("český",))),
)


def rule(book: BookInfo, name: str, title: str, *ask: str, same: str = "", corrects: str = "") -> Rule:
    """A rule of a book, with the one that says the same in another edition, or the one that it corrects."""
    made = library.rule(name, title=title, text=f"{title}.", ask=ask)
    return replace(
        made,
        slug=f"{book.key}.{name}",
        book=book,
        gist="",
        origin="Dopis" if book.corrects else "",
        same=(same,) if same else (),
        corrects=(corrects,) if corrects else (),
    )


RULES = [
    rule(CS, "gate", "Brána u studny", "kdy padá brána", same="hrad-sv.gate"),
    rule(CS, "well", "Hluboká studna", "jak hluboká je studna"),
    rule(CS, "wall", "Hradba", "stojí hradba či brána"),
    replace(rule(CS, "moat", "Příkop"), number="HR 4.2"),
    rule(SV, "gate", "Porten", "när faller porten", same="hrad-cs.gate"),
    rule(FAQ, "gate", "Velbloud", corrects="hrad-cs.gate"),
    rule(ERRATA, "well", "Žirafa", corrects="hrad-cs.well"),
]


@pytest.fixture(scope="module")
def castle(tmp_path_factory: pytest.TempPathFactory) -> Iterator[IndexReader]:
    """A game of two editions, with an answer and a correction to one of them."""
    path = tmp_path_factory.mktemp("castle") / "rules.sqlite"
    write_index(path, book_infos((), RULES), entries((), RULES), LEXICON, {})
    opened = IndexReader(path)
    yield opened
    opened.close()


def refs(reader: IndexReader, found: Lookup) -> list[str]:
    """What was found, best first."""
    loaded = reader.load(one.id for one in found.ranked)
    return [loaded[one.id].ref.removeprefix("hrad-") for one in found.ranked]


def books(reader: IndexReader, found: Lookup) -> Sequence[tuple[str, str]]:
    """The book that each candidate is taken to be of, and the one that it is of."""
    loaded = reader.load(one.id for one in found.ranked)
    return [(one.book, loaded[one.id].book.key) for one in found.ranked]


def test_where_no_edition_is_named_or_played_each_stays_what_it_is(castle: IndexReader) -> None:
    found = look_up(castle, "brána porten")
    assert {"cs.gate", "sv.gate"} <= set(refs(castle, found))
    assert all(taken == real for taken, real in books(castle, found))


def test_another_edition_is_abroad_only_where_none_is_played_or_named(castle: IndexReader) -> None:
    def abroad(asked: str, edition: str | None = None) -> set[str]:
        found = look_up(castle, asked, language=Language.CS, edition=edition)
        return {one.book for one in found.ranked if one.signs.abroad}

    assert abroad("brána porten") == {"hrad-sv"}
    assert abroad("brána porten", "hrad-sv") == abroad("brána porten v pevnosti") == set()


def test_the_edition_played_answers_for_its_like_in_another(castle: IndexReader) -> None:
    found = look_up(castle, "porten", edition="hrad-cs")
    assert refs(castle, found) == ["cs.gate"]
    assert found.own == {"hrad-cs", "hrad-faq", "hrad-errata"}
    assert refs(castle, look_up(castle, "porten podle švédských", edition="hrad-cs"))[0] == "sv.gate"


@pytest.mark.parametrize(
    ("named", "second"),
    [("podle českých a švédských pravidel", "sv.gate"), ("v pevnosti", "cs.wall"), ("", "cs.wall")],
)
def test_two_editions_stand_beside_each_other_only_where_both_are_named(
    castle: IndexReader, monkeypatch: pytest.MonkeyPatch, named: str, second: str
) -> None:
    monkeypatch.setattr(ranking, "WEIGHTS", one_sign("LINE"))
    assert refs(castle, look_up(castle, f"kdy padá brána {named}"))[:2] == ["cs.gate", second]


def test_two_editions_are_named_for_nothing_where_nothing_is_found(castle: IndexReader) -> None:
    assert list(look_up(castle, "kosmodrom podle českých a švédských").ranked) == []


def test_a_rule_leads_where_it_is_written_for_the_very_question(
    castle: IndexReader, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ranking, "WEIGHTS", tuple(0.0 for _ in ranking.WEIGHTS))
    written, other = look_up(castle, "Stojí hradba či brána?"), look_up(castle, "Stojí vůbec hradba či brána?")
    assert (written.is_written, other.is_written) == (True, False)
    assert (refs(castle, written)[0], refs(castle, other)[0]) == ("cs.wall", "cs.gate")


STORY = (
    "Sešli jsme se u stolu a kočka dlouho předla. Potom jsme povídali o všem možném. "
    "Venku padla noc. Někdo uvařil polévku. {} Moc děkujeme."
)


@pytest.mark.parametrize(("asked", "word"), [("Máme příkop?", "příkop"), ("Stojí hradba?", "hradba")])
def test_a_story_asks_what_the_window_says_that_leads_to_its_first_rule(
    castle: IndexReader, asked: str, word: str
) -> None:
    found = look_up(castle, STORY.format(asked))
    words = [each.word for each in found.question.words]
    assert found.windows > 1
    assert word in words
    assert "kočka" not in words


def test_an_erratum_stands_above_its_rule_and_an_answer_below(
    castle: IndexReader, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ranking, "WEIGHTS", one_sign("LINE"))

    def shown(question: str) -> list[str]:
        rulings = rulings_of(castle, look_up(castle, question, edition="hrad-cs"), 9)
        return [ruling.id.removeprefix("hrad-") for ruling in rulings]

    assert shown("kdy padá brána")[:2] == ["cs.gate", "faq.gate"]
    assert shown("jak hluboká je studna")[:2] == ["errata.well", "cs.well"]


@rows(
    ("typed", "rules"),
    [("4.2", ["hrad-cs.moat"]), (" 4.2 ", ["hrad-cs.moat"]), ("2", []), (".2", []), ("", []), ("4.2.", [])],
)
def test_only_a_whole_number_of_parts_is_a_rules_number(castle: IndexReader, typed: str, rules: list[str]) -> None:
    found = numbered(castle, typed, castle.books)
    assert [castle.load([number])[number].ref for number in found] == rules
    assert numbered(castle, typed, ["hrad-sv"]) == []


def sure(monkeypatch: pytest.MonkeyPatch, *, answered: bool) -> None:
    """Any question is answered, or none."""
    monkeypatch.setattr(certainty, "packaged_model", as_likely(5.0 if answered else -5.0))


WALL = "stojí vůbec hradba a brána"
NEAR = GapMatch(Gap("common.price", "", {}), line=0.99, cover=0.5)


def test_an_answer_is_of_its_rules_game_and_offers_no_topics(
    castle: IndexReader, monkeypatch: pytest.MonkeyPatch
) -> None:
    sure(monkeypatch, answered=True)
    found = replace(look_up(castle, WALL), gap=NEAR, meant=None)
    answer = answer_of(castle, WALL, found, 9)
    assert (answer.answered, answer.topics, answer.game, answer.gap, answer.named) == (True, (), "hrad", None, False)
    assert answer.answerable == found.answerable
    assert not any(ruling.elsewhere for ruling in answer.rulings)
    assert len(answer_of(castle, WALL, found, 1).rulings) == 1


def test_a_refusal_offers_titles_once_and_tells_a_near_gap(
    castle: IndexReader, monkeypatch: pytest.MonkeyPatch
) -> None:
    sure(monkeypatch, answered=False)
    found = look_up(castle, f"{WALL} v pevnosti")
    answer = answer_of(castle, WALL, replace(found, ranked=(*found.ranked, found.ranked[0])), 9)
    assert (answer.answered, answer.game, answer.named, answer.gap) == (False, "hrad", True, None)
    assert answer.topics == tuple(dict.fromkeys(ruling.title for ruling in answer.rulings)) != ()
    nothing = replace(found, ranked=(), meant=None)
    assert answer_of(castle, WALL, nothing, 9).game is None
    assert answer_of(castle, WALL, replace(nothing, gap=NEAR), 9).gap == NEAR.gap
    assert answer_of(castle, WALL, replace(nothing, gap=replace(NEAR, line=0.1)), 9).gap is None


def test_without_a_ruling_nothing_is_answered_however_sure(
    castle: IndexReader, monkeypatch: pytest.MonkeyPatch
) -> None:
    sure(monkeypatch, answered=True)
    monkeypatch.setattr("rules_index.search.lookup.FLOOR", 0.0)
    assert not answer_of(castle, WALL, replace(look_up(castle, WALL), ranked=()), 9).answered


def test_what_another_edition_says_is_elsewhere(castle: IndexReader) -> None:
    found = replace(look_up(castle, "brána porten"), own=frozenset({"hrad-cs"}))
    shown = {ruling.book.key: ruling.elsewhere for ruling in answer_of(castle, "brána", found, 9).rulings}
    assert (shown["hrad-cs"], shown["hrad-sv"]) == (False, True)


def test_the_book_whose_words_are_said_is_meant(castle: IndexReader) -> None:
    assert look_up(castle, "när faller porten").meant == "hrad-sv"
    assert look_up(castle, "stojí hradba").meant == "hrad-cs"


def test_around_an_entry_are_its_neighbours_in_its_book(castle: IndexReader) -> None:
    def near(ref: str) -> list[str]:
        found = around(castle, find_entry(castle, ref))
        return [castle.load([number])[number].ref.removeprefix("hrad-") for number in found]

    in_order = ["cs.gate", "cs.well", "cs.wall", "cs.moat"]
    assert [near(f"hrad-{ref}") for ref in in_order] == [in_order[:2], in_order[:3], in_order[1:], in_order[2:]]
    assert near("hrad-sv.gate") == ["sv.gate"]
    assert around(castle, None) == []
