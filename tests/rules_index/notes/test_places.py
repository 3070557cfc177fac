"""Where notes stand among the rulings of the books, and when they answer at all."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules_index import BookKind, Language, Note, NoteKind, Oracle
from rules_index.index.reader import IndexReader
from rules_index.notes.rulings import OWN, note_ruling, over, placed
from rules_index.notes.shelf import NoteShelf
from rules_index.search.undigested.thesaurus import Phrases, Thesaurus
from rules_index.values.answers import SURE, Ruling
from rules_index.values.books import BookInfo
from tests.rows import rows
from tests.rules_index.notes.made_up import HERE, LANTERNS, PIECES, TERM, house, note

SLEEVES = note("P-4", "Smí se hrát s obaly různých barev?", "Ne, obaly jsou stejné.")
TIED = note("P-1", "Svítí nám pátá lucerna oběma naráz, kdo vyhraje?", "Vyhrává, kdo je na tahu.", cites=(LANTERNS,))
FOUR = house("H-3", "Čtyři lodě na začátku", PIECES)


def ids(oracle: Oracle, question: str, guild: int | None = HERE) -> list[str]:
    return [ruling.id for ruling in oracle.ask(question, guild=guild).rulings]


@pytest.mark.slow
def test_a_precedent_answers_what_no_rulebook_does(shared: Oracle) -> None:
    assert not shared.ask("muzu mit obaly ruznych barev").answered
    shared.lay(HERE, [SLEEVES], 1)
    answer = shared.ask("muzu mit obaly ruznych barev", guild=HERE)
    assert answer.answered
    assert (answer.rulings[0].id, answer.rulings[0].book.kind) == ("P-4", BookKind.PRECEDENT)
    assert (answer.topics, answer.gap, answer.game) == ((), None, "maják")


def test_a_question_in_the_very_words_of_a_precedent_is_surely_answered(shared: Oracle) -> None:
    shared.lay(HERE, [SLEEVES], 1)
    assert shared.ask("Smí se hrát s obaly různých barev?", guild=HERE).certain
    assert shared.ask("smi se hrat s obaly ruznych barev", guild=HERE).certain


def test_the_very_words_of_two_precedents_are_surely_neither(shared: Oracle) -> None:
    shared.lay(HERE, [SLEEVES, replace(SLEEVES, id="P-5")], 1)
    answer = shared.ask("Smí se hrát s obaly různých barev?", guild=HERE)
    assert {ruling.id for ruling in answer.rulings[:2]} == {"P-4", "P-5"}
    assert not answer.certain


def test_a_note_in_question_that_has_the_very_words_still_answers_nothing(shared: Oracle) -> None:
    shared.lay(HERE, [replace(SLEEVES, again=True)], 1)
    assert not shared.ask("Smí se hrát s obaly různých barev?", guild=HERE).answered


def test_a_precedent_whose_own_question_is_asked_leads_the_rule_it_interprets(shared: Oracle) -> None:
    shared.lay(HERE, [TIED], 1)
    found = ids(shared, "Svítí nám pátá lucerna oběma naráz, kdo vyhraje?")
    assert found[:2] == ["P-1", LANTERNS]


def test_a_plain_question_is_answered_by_the_rule_as_surely_as_before_and_what_was_ruled_follows(
    shared: Oracle,
) -> None:
    asked = "S čím hráč začíná?"
    before = shared.ask(asked, game="maják", edition="maják-cs")
    assert before.certain
    late = note("P-1", "S čím začíná hráč, který přijde pozdě?", "S polovinou.", cites=(PIECES,), edition="maják-cs")
    shared.lay(HERE, [late], 1)
    after = shared.ask(asked, game="maják", edition="maják-cs", guild=HERE)
    assert after.certain
    assert [each.id for each in after.rulings[:2]] == [PIECES, "P-1"]
    assert after.rulings[0] == before.rulings[0]


def test_a_precedent_that_has_nothing_of_the_question_stays_away_from_its_rule(shared: Oracle) -> None:
    shared.lay(HERE, [note("P-2", "Smí se hrát s obaly různých barev?", cites=(LANTERNS,))], 1)
    assert "P-2" not in ids(shared, "Kdy je konec partie?")


def test_a_house_rule_stands_above_its_rule_whatever_is_asked(shared: Oracle) -> None:
    shared.lay(HERE, [FOUR], 1)
    found = ids(shared, "S čím začínám?")
    assert found[:2] == ["H-3", PIECES]
    assert shared.ask("S čím začínám?", guild=HERE).certain


def test_a_house_rule_stands_above_a_rule_asked_for_by_its_number(shared: Oracle) -> None:
    shared.lay(HERE, [FOUR], 1)
    assert ids(shared, "1.1")[:2] == ["H-3", PIECES]
    assert ids(shared, "1.1", None)[0] == PIECES


def test_what_has_to_be_looked_at_again_sinks_below_its_rule_and_answers_nothing(shared: Oracle) -> None:
    shared.lay(HERE, [replace(TIED, again=True), replace(SLEEVES, again=True)], 1)
    found = ids(shared, "kdo vyhraje, když svítí pátá lucerna dvěma?")
    assert found.index("P-1") > found.index(LANTERNS)
    answer = shared.ask("smí se hrát s obaly různých barev?", guild=HERE)
    assert not answer.answered
    assert answer.rulings[-1].id == "P-4"
    assert answer.rulings[-1].again


def test_a_note_of_another_game_or_edition_is_not_meant(shared: Oracle) -> None:
    other, swedish = replace(SLEEVES, game="sklizen"), replace(SLEEVES, id="P-5", edition="maják-sv")
    shared.lay(HERE, [other, swedish], 1)
    asked = "smí se hrát s obaly různých barev?"
    found = {
        (game, edition): shared.ask(asked, game=game, edition=edition, guild=HERE).rulings
        for game, edition in (("maják", "maják-cs"), ("sklizen", None), ("maják", "maják-sv"))
    }
    notes = [[ruling.id for ruling in rulings if ruling.is_note] for rulings in found.values()]
    assert notes == [[], ["P-4"], ["P-5"]]


def test_a_note_of_all_games_is_found_in_each(shared: Oracle) -> None:
    shared.lay(HERE, [replace(SLEEVES, game="")], 1)
    for game in ("maják", "sklizen", None):
        assert shared.ask("smí se hrát s obaly různých barev?", game=game, guild=HERE).rulings[0].id == "P-4"


def test_each_of_several_questions_is_answered_by_what_was_ruled_on_it(shared: Oracle) -> None:
    shared.lay(HERE, [SLEEVES, TIED], 1)
    answer = shared.ask("Smí se hrát s obaly různých barev? S čím začínám?", guild=HERE)
    assert [part.rulings[0].id for part in answer.parts] == ["P-4", PIECES]


def test_a_question_in_an_unknown_language_is_answered_where_it_was_ruled_on(shared: Oracle) -> None:
    asked = "Ist es erlaubt dass jemand zweimal hintereinander würfelt wenn niemand hinschaut"
    assert shared.ask(asked).problem is not None
    shared.lay(HERE, [note("P-6", asked)], 1)
    answer = shared.ask(asked, guild=HERE)
    assert (answer.problem, answer.answered, answer.rulings[0].id) == (None, True, "P-6")


def test_a_note_is_shown_in_the_readers_language_with_what_it_says_in_others() -> None:
    told = Note(
        "P-9",
        NoteKind.PRECEDENT,
        {Language.CS: "Obaly", Language.EN: "Sleeves"},
        {Language.CS: "Stejné.", Language.EN: "All alike."},
        cites=(TERM,),
        head=True,
    )
    english, swedish = note_ruling(told, 0.5, Language.EN), note_ruling(told, 0.5, Language.SV)
    assert (english.title, english.text, english.book.language) == ("Sleeves", "All alike.", Language.EN)
    assert (english.title_in(Language.CS), english.gist_in(Language.CS)) == ("Obaly", "Stejné.")
    assert (swedish.title, swedish.gist, swedish.book.language) == ("Obaly", "All alike.", Language.CS)
    assert (english.number, english.see, english.corrects, english.head) == ("P-9", (TERM,), (TERM,), True)


OFFICIAL = BookInfo("maják-faq", "maják", "", Language.CS, kind=BookKind.FAQ, corrects="maják-cs")
ERRATUM = BookInfo("maják-errata", "maják", "", Language.CS, kind=BookKind.ERRATA, corrects="maják-cs")


def printed(ref: str, book: BookInfo, confidence: float, *corrects: str) -> Ruling:
    """A ruling of a book."""
    return Ruling(ref, ref, ref, ref, "", "", book, (), (), confidence, corrects=corrects)


@pytest.fixture
def shelf(reader: IndexReader) -> NoteShelf:
    """Notes of every office on one rule."""
    notes = [
        note("P-1", "soudce", cites=("r",)),
        note("P-2", "hlavní soudce", cites=("r",), head=True),
        house("H-1", "domácí", "r"),
        note("P-3", "staré", cites=("r",), again=True),
    ]
    return NoteShelf(reader, notes, Thesaurus(reader, Phrases(())))


def test_the_offices_stand_in_their_order(shelf: NoteShelf) -> None:
    rulebook = BookInfo("maják-cs", "maják", "", Language.CS)
    rulings = [
        printed("first", rulebook, 0.9),
        printed("e", ERRATUM, 0.8, "r"),
        printed("f", OFFICIAL, 0.8, "r"),
        printed("r", rulebook, 0.8),
    ]
    sure = {each.id: 0.3 for each in shelf.notes}
    shown = placed(rulings, shelf, sure, note_ruling, answered=True)
    assert [ruling.id for ruling in shown] == ["first", "H-1", "e", "f", "r", "P-2", "P-1", "P-3"]


@rows(
    ("rule", "sure", "leads"),
    [
        (0.9, 0.6, False),
        (0.9, OWN, True),
        (0.5, 0.2, True),
        (0.5, 0.05, False),
    ],
)
def test_a_precedent_leads_where_it_is_surer_or_the_question_is_its_own(
    reader: IndexReader, rule: float, sure: float, leads: bool
) -> None:
    shelf = NoteShelf(reader, [note("P-1", "soudce", cites=("r",))], Thesaurus(reader, Phrases(())))
    rulings = [printed("r", BookInfo("maják-cs", "maják", "", Language.CS), rule)]
    shown = placed(rulings, shelf, {"P-1": sure}, note_ruling, answered=True)
    assert [ruling.id for ruling in shown] == (["P-1", "r"] if leads else ["r", "P-1"])


@pytest.mark.parametrize(
    ("surely", "sure", "cites", "leads"),
    [
        (SURE, 0.65, (), False),
        (SURE, OWN, (), True),
        (SURE - 0.01, 0.65, (), True),
        (SURE, 0.49, ("r",), False),
        (SURE, 0.5, ("r",), True),
    ],
)
def test_a_rule_is_certain_by_how_sure_the_answer_is_whatever_its_confidence(
    reader: IndexReader, surely: float, sure: float, cites: tuple[str, ...], leads: bool
) -> None:
    """A confidence only compares rulings: with the rule that it cites, one that is likelier than not is compared."""
    shelf = NoteShelf(reader, [note("P-1", "soudce", cites=cites)], Thesaurus(reader, Phrases(())))
    rule = replace(printed("r", BookInfo("maják-cs", "maják", "", Language.CS), 0.6), sure=surely)
    shown = placed([rule], shelf, {"P-1": sure}, note_ruling, answered=True)
    assert [ruling.id for ruling in shown] == (["P-1", "r"] if leads else ["r", "P-1"])


def test_behind_the_rule_that_answers_precedents_and_other_rules_take_turns(reader: IndexReader) -> None:
    shelf = NoteShelf(reader, [note(f"P-{at}", f"soudce {at}") for at in (1, 2)], Thesaurus(reader, Phrases(())))
    book = BookInfo("maják-cs", "maják", "", Language.CS)
    rulings = [printed(name, book, confidence) for name, confidence in (("r", 0.9), ("s", 0.4), ("t", 0.4))]
    sure = {"P-1": 0.05, "P-2": 0.04}
    answering = placed(rulings, shelf, sure, note_ruling, answered=True)
    assert [ruling.id for ruling in answering] == ["r", "P-1", "s", "P-2", "t"]
    near = placed(rulings, shelf, sure, note_ruling, answered=False)
    assert [ruling.id for ruling in near] == ["P-1", "P-2", "r", "s", "t"], "no rule answers"


def test_what_is_of_one_edition_is_certain_for_those_alone_who_play_it(shared: Oracle) -> None:
    shared.lay(HERE, [replace(SLEEVES, edition="maják-cs", cites=(PIECES,))], 1)
    asked = "Smí se hrát s obaly různých barev?"
    assert shared.ask(asked, game="maják", edition="maják-cs", guild=HERE).certain
    open_to_all = shared.ask(asked, game="maják", guild=HERE)
    assert open_to_all.rulings[0].id == "P-4"
    assert not open_to_all.certain
    assert {book.key for book in open_to_all.editions} == {"maják-cs", "maják-sv"}


def test_the_notes_on_a_rule_come_in_the_same_order(shelf: NoteShelf) -> None:
    assert [each.id for each in over(shelf, {"r"})] == ["H-1", "P-2", "P-1", "P-3"]


def lead(*right: str, instead: str = LANTERNS, question: str = "Kolik dílů si beru na začátku hry?") -> Note:
    return Note("lead-1", NoteKind.LEAD, {Language.CS: question}, {Language.CS: ""}, cites=right, instead=instead)


def test_a_lead_puts_the_rule_that_answers_first_and_that_which_does_not_last(shared: Oracle) -> None:
    question = "Kolik dílů si beru na začátku hry?"
    first, *others = ids(shared, question, None)
    right = others[0]
    shared.lay(HERE, [lead(right, instead=first)], 1)
    answer = shared.ask(question, guild=HERE)
    assert (answer.rulings[0].id, answer.rulings[-1].id) == (right, first)
    assert shared.ask(question, guild=HERE, edition="maják-cs").certain
    assert ids(shared, question, HERE + 1) == ids(shared, question, None) == [first, *others]


def test_a_lead_without_a_right_rule_only_takes_the_wrong_one_from_the_first_place(shared: Oracle) -> None:
    question = "Kolik dílů si beru na začátku hry?"
    first, *others = ids(shared, question, None)
    shared.lay(HERE, [lead(instead=first)], 1)
    assert ids(shared, question) == [*others, first]


def test_a_lead_leaves_other_questions_as_they_are_and_is_no_answer_itself(shared: Oracle) -> None:
    shared.lay(HERE, [lead(PIECES)], 1)
    for question in ("Kdy svítí lucerna?", "lead-1", "kdo vyhraje"):
        assert ids(shared, question) == ids(shared, question, None)


def test_a_lead_to_a_rule_that_is_gone_changes_but_the_wrong_one(shared: Oracle) -> None:
    question = "Kolik dílů si beru na začátku hry?"
    first, *others = ids(shared, question, None)
    shared.lay(HERE, [lead("maják-cs.gone", instead=first)], 1)
    assert ids(shared, question) == [*others, first]
