"""Asking the oracle on a small library."""

from __future__ import annotations

import gc
import shutil
import sqlite3
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from rules_index import IndexProblem, Oracle, SuggestionKind, Unanswerable
from rules_index.index.checksum import seal
from rules_index.index.entries import Candidate
from rules_index.index.reader import IndexReader
from tests.rows import rows
from tests.rules_index.library import make_index


@rows(
    ("question", "ruling"),
    [
        ("S čím začínám?", "maják-cs.setup.pieces"),
        ("s cim zacinam", "maják-cs.setup.pieces"),
        ("S čim začnám", "maják-cs.setup.pieces"),
        ("kdo vyhraje partii", "maják-cs.end.lanterns"),
        ("who wins the game with lanterns", "maják-cs.end.lanterns"),
    ],
    ids=["as asked", "no diacritics", "typos", "other words", "English gist"],
)
def test_a_question_finds_its_rule_with_the_passage_it_cites(oracle: Oracle, question: str, ruling: str) -> None:
    answer = oracle.ask(question)
    assert answer.rulings[0].id == ruling
    assert answer.rulings[0].passages[0].book == "maják-cs"


@pytest.mark.slow
def test_a_passage_no_rule_covers_is_found_in_the_words_of_the_book(oracle: Oracle) -> None:
    first = oracle.ask("co když prší a chci obilí").rulings[0]
    assert first.rule is None
    assert first.book.key == "sklizen"
    assert {"Prší", "obilí"} <= set(first.matched)


def test_slang_of_the_lexicon_reaches_the_printed_word(oracle: Oracle) -> None:
    first = oracle.ask("o kolik polí popojede kocábka").rulings[0]
    assert first.rule == "maják-cs.term.lantern" or "loď" in first.passages[0].text.casefold()


def test_a_phrase_of_the_lexicon_crosses_languages(oracle: Oracle) -> None:
    assert oracle.ask("victory points").rulings[0].book.key == "maják-sv"


def test_a_named_edition_is_preferred(oracle: Oracle) -> None:
    assert oracle.ask("kdo vyhraje podle švédských pravidel, lykta").rulings[0].book.key == "maják-sv"


def test_a_chosen_game_hides_the_others(oracle: Oracle) -> None:
    answer = oracle.ask("kolik lodí a lucern dostanu", game="sklizen")
    assert {ruling.book.game for ruling in answer.rulings} <= {"sklizen"}


def test_the_game_is_told_from_the_words(oracle: Oracle) -> None:
    assert oracle.ask("kam smí loď s lucernou").game == "maják"
    assert oracle.ask("zelenina na tržišti").game == "sklizen"


def test_an_unanswerable_question_is_refused_with_topics_at_hand(oracle: Oracle) -> None:
    answer = oracle.ask("jak se v pokeru počítá postupka")
    assert not answer.answered
    assert len(answer.topics) == len(set(answer.topics))


def test_exact_words_rank_above_similar_ones(oracle: Oracle) -> None:
    assert "útes" in oracle.ask("útes").rulings[0].passages[0].text


@rows(
    ("question", "problem"),
    [
        ("", Unanswerable.EMPTY),
        (" \n\t ", Unanswerable.EMPTY),
        ("🙂🙂🎲", Unanswerable.NO_WORDS),
        ("?!…", Unanswerable.NO_WORDS),
        ("a" * 2_001, Unanswerable.TOO_LONG),
        ("loď " * 1_500, Unanswerable.TOO_LONG),
    ],
)
def test_what_is_no_question_is_said_to_be_none(oracle: Oracle, question: str, problem: Unanswerable) -> None:
    answer = oracle.ask(question)
    assert answer.problem is problem
    assert not answer.answered
    assert not answer.rulings


@rows(
    "question",
    [
        "<@123456789> a co @everyone?",
        '"loď" OR NEAR(*) AND ^',
        "**loď** `x` ||y||",
        "'; DROP TABLE entry; --",
        "a můžu se",
    ],
)
def test_markup_and_query_syntax_are_only_words(oracle: Oracle, question: str) -> None:
    assert oracle.ask(question).problem is None


def test_confidence_falls_from_first_to_last(oracle: Oracle) -> None:
    sure = [ruling.confidence for ruling in oracle.ask("lucerna a loď v přístavu", limit=10).rulings]
    assert sure == sorted(sure, reverse=True)
    assert all(0 <= share <= 1 for share in sure)


@pytest.mark.parametrize("ref", ["maják-cs.setup.pieces", "MA 1.1", "ma1.1"])
def test_a_rule_is_shown_by_slug_and_number(oracle: Oracle, ref: str) -> None:
    ruling = oracle.ruling(ref)
    assert ruling is not None
    assert ruling.rule == "maják-cs.setup.pieces"
    assert ruling.see == ("maják-cs.end.lanterns",)


def test_an_unknown_rule_is_none(oracle: Oracle) -> None:
    assert oracle.ruling("MA 9.9") is None
    assert oracle.ruling("") is None
    assert oracle.neighbours("MA 9.9") == ()


def test_a_passage_keeps_its_id(oracle: Oracle) -> None:
    first = oracle.ask("co když prší a chci obilí").rulings[0]
    again = oracle.ruling(first.id)
    assert again is not None
    assert again.passages == first.passages


def test_neighbours_stand_in_reading_order_in_one_book(oracle: Oracle) -> None:
    near = oracle.neighbours("MA 1.2")
    assert "maják-cs.term.lantern" in [ruling.id for ruling in near]
    assert {ruling.book.key for ruling in near} == {"maják-cs"}
    assert 2 <= len(near) <= 3


def test_the_reading_of_an_open_question_comes_with_its_rule(oracle: Oracle) -> None:
    ruling = oracle.ruling("MA 2.1")
    assert ruling is not None
    assert ruling.reading.startswith("Zda se čeká")


@rows("name", ["lucerna", "Lucerny", "lucernu", "lucrena"])
def test_a_term_is_found_in_any_inflection(oracle: Oracle, name: str) -> None:
    answer = oracle.term(name)
    assert answer.answered
    assert answer.rulings[0].id == "maják-cs.term.lantern"


def test_a_term_is_found_in_another_language_through_the_lexicon(oracle: Oracle) -> None:
    answer = oracle.term("lantern")
    assert answer.answered
    assert answer.rulings[0].id == "maják-cs.term.lantern"


@pytest.mark.parametrize(("question", "named"), [("sklizeň a obilí", True), ("obilí", False)])
def test_an_answer_tells_whether_the_question_named_its_game(oracle: Oracle, question: str, named: bool) -> None:
    assert oracle.ask(question).named is named


def test_what_is_no_term_is_not_explained(oracle: Oracle) -> None:
    assert not oracle.term("kosmická loď").answered


def test_suggestions_complete_titles_and_terms(oracle: Oracle) -> None:
    assert oracle.suggest("pát")[0].id == "maják-cs.end.lanterns"
    assert [each.label for each in oracle.suggest("luc", kind=SuggestionKind.TERM)] == ["Lucerna"]
    assert oracle.suggest("", game="maják", limit=2)[0].book.game == "maják"
    assert oracle.suggest("xyzq") == ()


def test_many_threads_ask_at_once(oracle: Oracle) -> None:
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(oracle.ask, ["S čím začínám?"] * 40))
    assert {answer.rulings[0].id for answer in answers} == {"maják-cs.setup.pieces"}


def test_a_rebuilt_index_is_seen_and_a_broken_one_leaves_the_old_serving(index: Path, tmp_path: Path) -> None:
    path = tmp_path / "rules.sqlite"
    shutil.copy(index, path)
    oracle = Oracle.open(path)
    assert oracle.ruling("MA 1.1")
    (tmp_path / "broken").write_bytes(b"not an index")
    (tmp_path / "broken").replace(path)
    assert oracle.ruling("MA 1.1")
    fresh = make_index(tmp_path / "other")
    with sqlite3.connect(fresh) as connection:
        connection.execute("UPDATE entry SET title = 'Nový nadpis' WHERE number = 'ma1.1'")
    connection.close()
    seal(fresh)
    fresh.replace(path)
    ruling = oracle.ruling("MA 1.1")
    assert ruling is not None
    assert ruling.title == "Nový nadpis"
    oracle.close()


def test_an_index_changed_in_place_is_told_until_it_is_whole_again(index: Path, tmp_path: Path) -> None:
    path = tmp_path / "rules.sqlite"
    shutil.copy(index, path)
    oracle = Oracle.open(path)
    assert oracle.ruling("MA 1.1")
    damaged = bytearray(path.read_bytes())
    damaged[len(damaged) // 2] ^= 1
    path.write_bytes(damaged)
    for _ in range(2):
        with pytest.raises(IndexProblem, match="python -m rules_index build"):
            oracle.ruling("MA 1.1")
    shutil.copy(index, tmp_path / "fresh")
    (tmp_path / "fresh").replace(path)
    assert oracle.ruling("MA 1.1")
    oracle.close()


def _missing(path: Path) -> None:
    path.unlink()


def _truncated(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def _empty(path: Path) -> None:
    path.write_bytes(b"")


def _older(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE meta SET value = '0' WHERE key = 'schema'")
    connection.close()


def _another(path: Path) -> None:
    path.write_bytes(b"hello " * 10_000)


@rows("spoil", [_missing, _truncated, _empty, _older, _another])
def test_an_unusable_index_says_which_command_mends_it(index: Path, tmp_path: Path, spoil: object) -> None:
    path = tmp_path / "rules.sqlite"
    shutil.copy(index, path)
    assert callable(spoil)
    spoil(path)
    with pytest.raises(IndexProblem, match="rules_index build"):
        Oracle.open(path)


def test_an_index_another_program_has_locked_still_answers(index: Path, tmp_path: Path) -> None:
    path = tmp_path / "rules.sqlite"
    shutil.copy(index, path)
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("BEGIN EXCLUSIVE")
    try:
        assert Oracle.open(path).ruling("MA 1.1")
    finally:
        connection.close()


HALVES = ("\udcff", "S čím \udcffzačínám?", "\ud83d", "začínám\udfff" * 3, "zl\udc80 2.3", "\udcff" * 2_000)


@rows("typed", HALVES)
def test_half_a_character_is_as_good_as_none(oracle: Oracle, typed: str) -> None:
    for game in (None, "maják", "\udcff"):
        for found in (
            oracle.ask(typed, game=game),
            oracle.term(typed, game=game),
            oracle.compare(typed, game=game),
            oracle.card(typed, game=game),
            oracle.suggest(typed, game=game),
            oracle.card_names(typed, game=game),
        ):
            assert repr(found).encode()
    assert oracle.ruling(typed) is None
    assert oracle.neighbours(typed) == ()
    oracle.scenario(typed)


def test_a_question_with_half_a_character_finds_its_rule(oracle: Oracle) -> None:
    answer = oracle.ask("S čím \udcff začínám?")
    assert answer.rulings[0].id == "maják-cs.setup.pieces"
    assert answer.question == "S čím ? začínám?"


@pytest.mark.slow
def test_what_is_loaded_once_is_kept_from_the_garbage_collector(oracle: Oracle) -> None:
    before = gc.get_freeze_count()
    try:
        oracle.warm()
        assert gc.get_freeze_count() > before + 10_000
    finally:
        gc.unfreeze()


@pytest.mark.slow
def test_a_warm_oracle_has_read_what_ranking_needs_of_every_rule(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    index = make_index(tmp_path)
    oracle, reader = Oracle.open(index), IndexReader(index)
    read: set[int] = set()
    candidates = IndexReader.candidates

    def noted(reader: IndexReader, ids: Iterable[int]) -> list[Candidate]:
        found = candidates(reader, ids)
        read.update(one.id for one in found)
        return found

    monkeypatch.setattr(IndexReader, "candidates", noted)
    try:
        oracle.warm()
        assert len(read) == reader.entries > 0
    finally:
        gc.unfreeze()
        oracle.close()
        reader.close()
