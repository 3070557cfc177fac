"""Yes or no, by what the rules answer to their own questions and claim."""

from __future__ import annotations

import pytest

from rules_index import Language, Oracle
from rules_index.digest.claims.telling import telling
from rules_index.digest.rules import load_digest
from rules_index.index.build import book_infos
from rules_index.index.entries import entries
from rules_index.index.leanings.lines import Line
from rules_index.index.leanings.packing import Leaning, unpack_leanings
from rules_index.index.reader import IndexReader
from rules_index.index.writer import write_index
from rules_index.languages.traits import traits
from rules_index.search.lookup import look_up
from rules_index.search.verdicts.features import OF_PAIR, OF_RULE, OF_VERDICT, Asked, Vote, pair_features, rule_features
from rules_index.search.verdicts.reading import CONSIDERED, leanings_of, reading_of
from rules_index.sources import read_books
from tests.rules_index.library import LEXICON, write_books, write_digest

YES, NO = "Smím začínat s lucernou v přístavu?", "Smím začínat bez lucerny v přístavu?"
SLUG = "maják-cs.setup.pieces"


@pytest.fixture(scope="module")
def reader(tmp_path_factory: pytest.TempPathFactory) -> IndexReader:
    folder = tmp_path_factory.mktemp("leaning")
    books, _ = read_books(write_books(folder / "books"))
    rules = load_digest(write_digest(folder / "digest"))
    lines = {SLUG: (Line(YES, Language.CS, True, False), Line(NO, Language.CS, False, False))}
    path = folder / "rules.sqlite"
    write_index(path, book_infos(books, rules), entries(books, rules), LEXICON, {"fingerprint": "-"}, lines=lines)
    return IndexReader(path)


def test_the_index_keeps_what_a_rule_answers(reader: IndexReader) -> None:
    (found,) = leanings_of(reader, range(1, reader.entries + 1)).values()
    assert [(line.is_yes, line.is_claim, line.traits, line.telling) for line in found] == [
        (True, False, traits(YES, Language.CS), telling(YES, Language.CS)),
        (False, False, traits(NO, Language.CS), telling(NO, Language.CS)),
    ]
    assert all(line.roots for line in found)


@pytest.mark.parametrize(("question", "yes"), [(YES, True), (NO, False)])
def test_the_nearer_line_decides(reader: IndexReader, question: str, yes: bool) -> None:
    reading = reading_of(reader, look_up(reader, question, "maják", Language.CS))
    assert reading is not None
    assert (reading.yes >= 0.5) is yes
    assert 1 <= len(reading.opinions) <= CONSIDERED
    assert len(reading.features) == len(OF_VERDICT)


@pytest.mark.parametrize("question", ["kolik člunů dostanu do startu?", "Kdo vyhraje?", "lucerna"])
def test_who_asks_for_something_else_gets_no_verdict(reader: IndexReader, question: str) -> None:
    assert reading_of(reader, look_up(reader, question, "maják", Language.CS)) is None


def test_a_rule_without_lines_says_nothing(oracle: Oracle, reader: IndexReader) -> None:
    answer = oracle.ask("Vyhraje ten, kdo rozsvítí pátou lucernu?", edition="maják-cs")
    assert answer.verdict is None


def line(text: str, *, yes: bool = True) -> Leaning:
    return Leaning(Language.EN, yes, False, traits(text, Language.EN), telling(text, Language.EN), ())


def pair(question: str, text: str) -> dict[str, float]:
    asked = Asked.of(question, Language.EN)
    return dict(zip(OF_PAIR, pair_features(asked, line(text), (0.5, 0.5, 0.5)), strict=True))


def test_what_a_question_and_a_line_share_and_what_sets_them_apart() -> None:
    found = pair("can I attack without a card", "must I attack twice with 2 cards")
    assert found["may-must"] == found["without-asked"] == found["number-missing"] == 1
    assert found["without-told"] == found["without-both"] == found["must-may"] == 0
    assert pair("do I lose it", "do I keep it")["keep-oppose"] == 1
    assert pair("do I lose it", "is it lost")["keep-agree"] == 1
    assert pair("do I get 3", "do I get 2")["number-other"] == 1


def test_a_question_and_a_line_tell_the_same_act_in_other_words() -> None:
    same, other = pair("can he shoot", "can a warrior attack"), pair("can he shoot", "can a warrior sleep")
    assert (same["acts"], same["acts-of-question"], same["acts-of-line"]) == (1, 1, 1)
    assert (other["acts"], other["no-acts-asked"], other["no-acts-told"]) == (0, 0, 0)
    assert pair("is that so", "can he attack")["no-acts-asked"] == 1


def test_circumstances_that_exclude_each_other_are_opposed() -> None:
    assert pair("can a wounded man attack", "can a healthy man attack")["circumstances-opposed"] >= 1
    assert pair("can a wounded man attack", "can an injured man attack")["circumstances-opposed"] == 0


def test_a_vote_leans_to_the_side_that_its_line_and_its_agreement_tell() -> None:
    leaning = Vote(0.9, True, 1.0).leaning
    assert leaning > 0
    assert [Vote(0.9, False, 1.0).leaning, Vote(0.1, True, 1.0).leaning] == pytest.approx([-leaning, -leaning])
    told = dict(zip(OF_RULE, rule_features(traits("may I", Language.EN), [Vote(0.9, False, 0.7)], []), strict=True))
    assert told["asked"] < 0
    assert (told["asked-likeness"], told["asked-count"], told["claimed"], told["may"]) == (0.7, 1.0, 0.0, 1.0)


def test_lines_are_read_back_as_they_were_packed(reader: IndexReader) -> None:
    ((data,),) = reader.rows("SELECT data FROM leaning")
    assert all(each.language is Language.CS for each in unpack_leanings(data))
