"""From a question to what it led to: the book, the candidates, the gap, and how sure it is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from rules_index import Language, Oracle, Unanswerable
from rules_index.cards.shelf import CardShelf
from rules_index.cards.spotting import CurrentCards
from rules_index.digest.lexicon import Lexicon, Named
from rules_index.index.ablation import Part
from rules_index.index.reader import IndexReader
from rules_index.search import certainty as weights
from rules_index.search.certainty import Evidence, GapMatch, answerable, certainty
from rules_index.search.evidence import wording
from rules_index.search.lookup import FLOOR, KNOWN, Lookup, look_up
from rules_index.search.naming import Naming
from rules_index.values.answers import Answer
from rules_index.values.digest import Gap
from tests.oracles import lent
from tests.rows import rows
from tests.rules_index.editions import editions_index
from tests.rules_index.library import castle, index_castle, passage, rule
from tests.rules_index.search.made_up import PRICE, as_likely, question, ranked

GATE = rule("gate", title="Brána", text="Brána se zavírá večer.", ask=("kdy se zavírá brána", "smím bránou v noci"))
WALL = rule("wall", title="Hradba", text="Hradba chrání hrad.", ask=("co chrání hradba", "jak vysoká je hradba"))


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[IndexReader]:
    """A castle whose book also has a passage that no rule covers, and a word that stands for the game."""
    lexicon = Lexicon(
        game=(Named(game="hrad", names=("pevnost",)), Named(game="sad", names=("zahrada",))),
        variant=(Named(variant="coop", names=("sólo",)),),
    )
    book = castle(passage(0, "STUDNA", "Studna je hluboká."))
    path = index_castle(tmp_path / "castle.sqlite", book, GATE, WALL, lexicon=lexicon, gaps=(PRICE,))
    reader = IndexReader(path)
    yield reader
    reader.close()


def test_looking_up_brings_all_that_tells_how_sure_it_is(shelf: IndexReader) -> None:
    found = look_up(shelf, "smím bránou v noci")
    assert (found.said, found.meant, found.naming, found.windows) == (1.0, "hrad-cs", Naming(), 1)
    best = found.ranked[0]
    assert shelf.load([best.id])[best.id].ref == "hrad-cs.gate"
    assert (found.is_written, found.wording) == (True, 1.0)
    assert found.evidence == Evidence(found.question, found.ranked, found.gap, 1.0, 1, 1.0)
    other = look_up(shelf, "smím v noci ven bránou")
    assert (other.is_written, other.wording) == (False, wording(shelf, other.question))
    assert found.answerable == max(answerable(found.evidence), KNOWN)
    assert found.confidence() == certainty(found.evidence)
    assert found.confidence(1) == certainty(found.evidence, 1)
    assert not found.is_foreign
    assert found.own == frozenset()


def test_a_question_that_the_books_hardly_have_words_for_says_so(shelf: IndexReader) -> None:
    found = look_up(shelf, "brána kosmodrom xyzq")
    assert 0 < found.said < 0.5
    assert not found.is_foreign


def test_words_that_name_the_game_tell_little_of_the_rule(shelf: IndexReader) -> None:
    named = look_up(shelf, "pevnost brána studna")
    assert (named.meant, named.naming) == ("hrad-cs", Naming(frozenset({"hrad-cs"}), frozenset({0})))
    assert named.question.words[0].idf == pytest.approx(shelf.idf[0] / 10)
    assert named.question.weight == pytest.approx(sum(word.idf for word in named.question.words))
    other = look_up(shelf, "zahrada brána")
    assert other.naming.books == frozenset()
    assert other.naming.words == {0}


def test_a_way_to_play_is_named_too(shelf: IndexReader) -> None:
    assert look_up(shelf, "brána v sólo hře").naming == Naming(variants=frozenset({"coop"}))


def test_only_the_books_of_a_game_are_looked_through(shelf: IndexReader) -> None:
    assert look_up(shelf, "brána", "hrad").ranked
    nothing = look_up(shelf, "brána", "sad")
    assert (list(nothing.ranked), nothing.meant, nothing.confidence()) == ([], None, 0.0)


def test_a_question_of_no_words_means_no_book(shelf: IndexReader) -> None:
    found = look_up(shelf, "a co když to")
    assert (list(found.ranked), found.meant, found.said) == ([], None, 0.0)


def test_the_likely_book_can_be_left_out(shelf: IndexReader) -> None:
    assert look_up(IndexReader(shelf.path, frozenset({Part.BOOK})), "brána").meant is None


def test_the_likeliest_book_is_the_one_meant(reader: IndexReader) -> None:
    assert look_up(reader, "zelenina na tržišti").meant == "sklizen"
    assert look_up(reader, "lucerna v přístavu").meant == "maják-cs"


def test_a_question_that_no_rulebook_answers_is_near_a_gap(shelf: IndexReader) -> None:
    found = look_up(shelf, "kolik stojí hra v obchodě")
    assert found.gap.is_near
    assert found.evidence.gap == found.gap
    assert look_up(shelf, "brána").gap.score < found.gap.score


def test_a_story_is_judged_by_its_best_window(shelf: IndexReader) -> None:
    chatter = "Byli jsme dva a dlouho jsme povídali o všem možném i nemožném, až padla noc a šli jsme spát."
    found = look_up(shelf, f"{chatter} Druhý den jsme hráli znovu. Co chrání hradba?")
    assert found.windows > 3
    assert found.question.asks
    assert "hradba" in [word.word for word in found.question.words]
    assert shelf.load([found.ranked[0].id])[found.ranked[0].id].ref == "hrad-cs.wall"


def test_a_story_of_no_words_leads_nowhere(shelf: IndexReader) -> None:
    found = look_up(shelf, "a co když to. " * 6)
    assert (list(found.ranked), found.windows, found.meant) == ([], 1, None)


@pytest.mark.parametrize("where", ["maják-cs", None, "nowhere"])
def test_the_books_of_the_edition_played_are_its_own(reader: IndexReader, where: str | None) -> None:
    found = look_up(reader, "lucerna v přístavu", edition=where)
    assert found.own == (frozenset({"maják-cs"}) if where == "maják-cs" else frozenset())


def test_a_question_that_names_another_edition_asks_of_that(oracle: Oracle) -> None:
    question = "kdo vyhraje podle švédských pravidel, lykta"
    assert oracle.lookup(question, edition="maják-cs").own == frozenset()
    assert oracle.lookup("kdo vyhraje, lykta", edition="maják-cs").own == {"maják-cs"}


FOREIGN = [
    "Wie viele Würfel werfen wir heute zusammen wenn drei Spieler dabei sind?",
    "Kuinka monta noppaa heitetään kun pelaamme kolmestaan illalla?",
]


@pytest.mark.parametrize("question", FOREIGN)
def test_a_question_in_a_foreign_language_is_said_to_be_one(oracle: Oracle, question: str) -> None:
    answer = oracle.ask(question)
    assert answer.problem is Unanswerable.LANGUAGE
    assert (answer.answered, answer.rulings, answer.question) == (False, (), question)
    assert oracle.lookup(question).is_foreign


@rows("question", ["Würfel", "kosmodrom xyzq brumla", "S čím začínám?", "how many boats does each player get"])
def test_a_short_text_or_a_known_language_is_not_foreign(oracle: Oracle, question: str) -> None:
    assert oracle.ask(question).problem is None


@pytest.mark.usefixtures("quick_to_open")
def test_foreign_words_that_the_books_have_are_no_foreign_question(oracle: Oracle, tmp_path: Path) -> None:
    german = rule("german", title=FOREIGN[0], text=FOREIGN[0], ask=(FOREIGN[0], "zusammen wenn drei Spieler"))
    opened = Oracle.open(index_castle(tmp_path / "castle.sqlite", castle(), german))
    assert opened.ask(FOREIGN[0]).rulings[0].id == "hrad-cs.german"
    opened.close()


@pytest.fixture(scope="module")
def castle_of_numbers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Oracle]:
    """A castle with the rules HR 1.4, HR 11.4 and HR 1.40."""
    rules = [
        replace(rule(slug, title=slug.capitalize()), number=f"HR {number}")
        for slug, number in (("gate", "1.4"), ("wall", "11.4"), ("well", "1.40"), ("moat", "1.5"))
    ]
    opened = Oracle.open(index_castle(tmp_path_factory.mktemp("castle") / "castle.sqlite", castle(), *rules))
    yield opened
    opened.close()


@pytest.fixture
def numbers(castle_of_numbers: Oracle, quick_to_open: None) -> Oracle:
    return castle_of_numbers


@rows(("typed", "rules"), [("1.4", ["gate"]), (" 11.4 ", ["wall"]), ("1.40", ["well"]), ("1.5", ["moat"])])
def test_a_bare_number_shows_the_rule_that_has_it(numbers: Oracle, typed: str, rules: list[str]) -> None:
    answer = numbers.ask(typed)
    assert [each.id.removeprefix("hrad-cs.") for each in answer.rulings] == rules
    assert (answer.answered, answer.named, answer.game, answer.answerable) == (True, False, "hrad", 1.0)
    assert answer.rulings[0].confidence == 1.0
    assert answer.certain


@pytest.mark.parametrize("typed", ["9.9", "1.4.4"])
def test_a_number_that_no_rule_has_leads_nowhere(numbers: Oracle, typed: str) -> None:
    answer = numbers.ask(typed)
    assert (answer.answered, answer.rulings, answer.problem) == (False, (), None)


@pytest.mark.parametrize("typed", ["14", "pravidlo 1.4", "1.4?"])
def test_what_is_more_or_less_than_a_number_is_a_question(numbers: Oracle, typed: str) -> None:
    assert numbers.ask(typed).answerable < 1.0


def test_a_bare_number_is_of_the_edition_played_and_else_of_several() -> None:
    oracle = lent(editions_index())
    for edition in ("pristav-cs", "pristav-sv"):
        played = oracle.ask("1.1", game="pristav", edition=edition)
        assert [each.book.key for each in played.rulings] == [edition]
        assert played.certain
    several = oracle.ask("1.1")
    assert {each.book.key for each in several.rulings} == {"pristav-cs", "pristav-sv", "zahrada-cs"}
    assert all(each.confidence == pytest.approx(1 / 3) for each in several.rulings)
    assert not several.certain
    for language in (Language.SV, Language.CS):
        assert oracle.ask("1.1", game="pristav", language=language).rulings[0].book.language is language
    assert len(oracle.ask("1.1", limit=1).rulings) == 1
    assert oracle.ask("1.1", game="sachy").rulings == ()
    other = oracle.ask("1.4", game="pristav", edition="pristav-cs").rulings
    assert [(each.book.key, each.elsewhere) for each in other] == [("pristav-sv", True)]


@pytest.mark.parametrize(("language", "heard"), [(Language.SV, Language.SV), (None, Language.CS)])
def test_the_readers_language_counts_where_no_word_tells(
    oracle: Oracle, reader: IndexReader, language: Language | None, heard: Language
) -> None:
    assert look_up(reader, "lykta", language=language).question.language is heard
    assert oracle.ask("lykta", language=language).rulings[0].book.key == "maják-sv"


@pytest.mark.parametrize(("rule", "told"), [(0.5, True), (0.9, True), (0.95, False)])
def test_a_gap_is_told_where_no_rule_is_nearer(rule: float, told: bool) -> None:
    near = GapMatch(Gap("common.price", "", {}), line=0.9, cover=0.5)
    found = Lookup(question(), [ranked(1, whole=0.4), ranked(2, whole=rule)], None, Naming(), near, 1.0)
    assert found.is_gap is told


def test_a_gap_that_is_not_near_is_not_told() -> None:
    far = GapMatch(Gap("common.price", "", {}), line=0.2)
    assert not Lookup(question(), [], None, Naming(), far, 1.0).is_gap


@pytest.mark.parametrize(("cover", "answerable"), [(FLOOR - 0.01, False), (FLOOR, True)])
def test_below_a_floor_of_match_nothing_is_an_answer(
    cover: float, answerable: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(weights, "packaged_model", as_likely(5.0))
    found = Lookup(question(), [ranked(1, COVER=cover)], None, Naming(), GapMatch(), 1.0)
    assert (found.answerable > 0.9) is answerable


def test_the_best_of_the_rulings_shown_tells_whether_there_is_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weights, "packaged_model", as_likely(5.0))
    poor, good = ranked(1), ranked(2, whole=FLOOR)
    for place, answered in ((0, True), (4, True), (5, False)):
        found = [poor] * 6
        found[place] = good
        assert (Lookup(question(), found, None, Naming(), GapMatch(), 1.0).answerable > 0.9) is answered


def test_what_a_rule_is_written_for_word_for_word_is_answered_by_it(oracle: Oracle) -> None:
    asked = oracle.lookup("S  ČÍM začínám")
    assert asked.is_written
    assert asked.answerable >= KNOWN
    assert not oracle.lookup("S čím asi začínám?").is_written


STORY = "Hráli jsme dlouho a nikdo nevěděl, jak to vlastně má být. Druhý den jsme hráli znovu. Co chrání hradba?"


def without(shelf: IndexReader, part: Part) -> IndexReader:
    """The same index with a part of the search left out."""
    return IndexReader(shelf.path, frozenset({part}))


def test_windows_can_be_left_out(shelf: IndexReader) -> None:
    assert look_up(shelf, STORY).windows > 1
    assert look_up(without(shelf, Part.WINDOWS), STORY).windows == 1


def test_the_readers_language_can_be_left_out(shelf: IndexReader) -> None:
    assert look_up(shelf, "hradba", language=Language.SV).question.language is Language.SV
    assert look_up(without(shelf, Part.LANGUAGE), "hradba", language=Language.SV).question.language is Language.CS


def test_the_edition_played_can_be_left_out(reader: IndexReader) -> None:
    assert look_up(reader, "lucerna", edition="maják-cs").own
    assert not look_up(without(reader, Part.EDITION), "lucerna", edition="maják-cs").own


def test_frames_can_be_left_out(shelf: IndexReader) -> None:
    """Without them the frame that a line has is nothing that the question lacks."""
    plain, framed = (look_up(index, "zavírá brána").ranked[0].lines for index in (without(shelf, Part.FRAMES), shelf))
    assert plain.whole == plain.line
    assert framed.whole < framed.line


def test_spoken_forms_can_be_left_out(shelf: IndexReader) -> None:
    assert [word.word for word in look_up(shelf, "s bránama").question.words] == ["bránami"]
    assert [word.word for word in look_up(without(shelf, Part.SPOKEN), "s bránama").question.words] == ["bránama"]


def test_cards_can_be_left_out(shelf: IndexReader, monkeypatch: pytest.MonkeyPatch) -> None:
    looked_at: list[str] = []

    def noted(_reader: IndexReader, _shelf: CardShelf, answer: Answer, _game: str | None) -> Answer:
        looked_at.append(answer.question)
        return answer

    monkeypatch.setattr("rules_index.oracle.with_cards", noted)
    monkeypatch.setattr(CurrentCards, "may_be_asked", lambda _cards, _question: True)
    Oracle(shelf).ask("brána")
    Oracle(without(shelf, Part.CARDS)).ask("hradba")
    assert looked_at == ["brána"]
