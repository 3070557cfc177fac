"""Notes are found in other words: words no book has, misspelt ones, everyday ones that mean the same."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

import pytest

from rules_index import Language, Oracle
from rules_index.digest.lexicon import Concept
from rules_index.index.entries import Candidate
from rules_index.index.reader import IndexReader
from rules_index.languages.language import root
from rules_index.notes.bridges import BRIDGED, bridge, shared
from rules_index.notes.kinship import NOWHERE, Place
from rules_index.notes.likeness import Likeness, Likenesses, Line, Signs
from rules_index.notes.matching import TOP, cautious, find
from rules_index.notes.shelf import CANDIDATES, KINDRED, Meant, NoteShelf
from rules_index.search.lookup import look_up
from rules_index.search.question import Question, read_question
from rules_index.search.undigested.thesaurus import ALIKE, Phrases, Thesaurus
from tests.rows import rows
from tests.rules_index.notes.made_up import HERE, LANTERNS, house, note

SLEEVES = note("P-4", "Smí se hrát s obaly různých barev?", "Ne, obaly jsou stejné.")
LEFT = note("P-5", "Co se stane s kartami hráče, který opustí partii?", "Karty zůstanou ležet.")


@pytest.mark.slow
@pytest.mark.parametrize(
    "asked",
    [
        "můžu mít obal jiné barvy",
        "obaly v různých barvách, jde to?",
        "muzu hrat s ruznobarevnymi obaly",
        "obyly různých barev",
        "barevné fólie na kartách",
        "kan jag ha plastfickor i olika färger",
        "are sleeves of two colours allowed",
        "kosilky ruznych odstinu",
        "jdou kombinovat pytlicky",
    ],
)
def test_a_precedent_is_found_by_words_that_no_book_has(shared: Oracle, asked: str) -> None:
    shared.lay(HERE, [SLEEVES, LEFT], 1)
    assert shared.ask(asked, game="maják", guild=HERE).rulings[0].id == "P-4"


def test_a_precedent_is_found_by_everyday_words_in_another_language(shared: Oracle) -> None:
    shared.lay(HERE, [SLEEVES, LEFT], 1)
    for asked in ("kamarád to zabalil a šel domů, co s tím", "one of us had to go home", "en spelare måste åka hem"):
        assert shared.ask(asked, game="maják", guild=HERE).rulings[0].id == "P-5", asked


STORY = (
    "Sešli jsme se včera u Honzy a hráli až do večera, venku pršelo a bylo nám dobře. "
    "Honza měl nové karty, na které byl patřičně pyšný, a každému je ukazoval. "
    "Jen mi vadilo, že každou z nich měl v jiném obalu. Smí mít obaly různých barev?"
)


def test_a_precedent_is_found_at_the_end_of_a_story(shared: Oracle) -> None:
    shared.lay(HERE, [SLEEVES, LEFT], 1)
    assert shared.ask(STORY, game="maják", guild=HERE).rulings[0].id == "P-4"


@pytest.mark.slow
def test_a_story_is_heard_once_and_meets_few_notes(reader: IndexReader, monkeypatch: pytest.MonkeyPatch) -> None:
    others = [replace(LEFT, id=f"P-{number}") for number in range(10, 110)]
    shelf = NoteShelf(reader, [SLEEVES, *others], Thesaurus(reader, Phrases(())))
    calls: list[str] = []
    heard, compared = NoteShelf.heard, Likenesses.compared

    def counted(of: NoteShelf, question: Question) -> Question:
        calls.append("heard")
        return heard(of, question)

    def looked(
        of: Likenesses,
        at: int,
        candidate: Candidate,
        lines: Sequence[Line],
        places: Sequence[Place],
        bridged: float,
        rules: Collection[int],
    ) -> Likeness:
        calls.append("compared")
        return compared(of, at, candidate, lines, places, bridged, rules)

    monkeypatch.setattr(NoteShelf, "heard", counted)
    monkeypatch.setattr(Likenesses, "compared", looked)
    found = find(shelf, look_up(reader, STORY, "maják"))
    assert found.matches[0].note.id == "P-4"
    assert calls.count("heard") == 1
    assert calls.count("compared") <= CANDIDATES + KINDRED + TOP


def thesaurus(reader: IndexReader) -> Thesaurus:
    return Thesaurus(reader, Phrases([Concept(cs=("opustit", "jít domů"), en=("leave",))]))


def signs(reader: IndexReader, shelf: NoteShelf, asked: str) -> dict[str, Signs]:
    """The signs of each note that a question leads to."""
    return {match.note.id: match.like.signs for match in find(shelf, look_up(reader, asked, "maják")).matches}


@pytest.mark.slow
def test_a_word_that_few_notes_have_tells_more_than_one_that_all_have(reader: IndexReader) -> None:
    told = [note("P-1", "Hráč omylem upustil figurku. Co s ní?"), note("P-2", "Hráč omylem upustil žeton. Co s ním?")]
    others = [note(f"P-{at}", "Hráč omylem upustil kartu. Co s ní?") for at in range(10, 90)]
    asked = "omylem mi upadl žeton"
    many = signs(reader, NoteShelf(reader, [*told, *others], thesaurus(reader)), asked)
    few = signs(reader, NoteShelf(reader, told, thesaurus(reader)), asked)
    assert many["P-2"].telling - many["P-1"].telling > few["P-2"].telling - few["P-1"].telling > 0
    assert many["P-2"].asking > many["P-1"].asking


def test_the_words_of_the_rule_that_it_cites_speak_for_a_precedent_in_any_language(reader: IndexReader) -> None:
    text = "Platí to i po setmění?"
    shelf = NoteShelf(reader, [note("P-1", text, cites=(LANTERNS,)), note("P-2", text)], thesaurus(reader))
    for asked in ("kdo vyhraje s pátou lucernou, platí to?", "platí to, fifth lantern"):
        found = signs(reader, shelf, asked)
        assert found["P-1"].ruled > found["P-2"].ruled == found["P-2"].cover, asked


def test_what_is_unchanged_is_not_compiled_again(reader: IndexReader) -> None:
    words = thesaurus(reader)
    before = NoteShelf(reader, [SLEEVES, LEFT], words)
    after = NoteShelf(reader, [replace(SLEEVES, texts=LEFT.texts), LEFT, house("H-1", "Nové", LANTERNS)], words, before)
    assert after.compiled[1].candidate is before.compiled[1].candidate
    assert after.compiled[0].candidate is not before.compiled[0].candidate
    assert [each.id for each in after.notes] == ["P-4", "P-5", "H-1"]
    assert after.bridges[1] is before.bridges[1]


def test_a_question_and_a_note_meet_in_the_rules_that_both_lead_to(reader: IndexReader) -> None:
    start, end = note("P-1", "S čím se začíná?"), note("P-2", "Kdo vyhraje?")
    shelf = NoteShelf(reader, [start, end, note("P-3", "Xyzzy?")], thesaurus(reader))
    led = bridge(look_up(reader, "S čím začínám?", "maják").ranked)
    assert shared(led, shelf.bridges[0]) > shared(led, shelf.bridges[1])
    assert shared(led, led) == pytest.approx(1.0)
    assert shelf.bridges[2] == {}


def test_a_shelf_of_many_notes_has_no_bridges(reader: IndexReader) -> None:
    many = [note(f"P-{at}", "S čím se začíná?") for at in range(BRIDGED + 1)]
    words = thesaurus(reader)
    assert not any(NoteShelf(reader, many, words).bridges)
    few = NoteShelf(reader, many[1:], words, NoteShelf(reader, many, words))
    assert all(few.bridges), "it is built once there are few again"


def test_the_past_of_a_czech_verb_means_what_the_verb_does(reader: IndexReader) -> None:
    words = Thesaurus(reader, Phrases([Concept(cs=("vylít", "roztrhnout"), en=("spill",))]))
    for past in ("vylil", "vylila", "roztrhl", "roztrhla", "roztrhnul"):
        assert words.concepts_of(words.roots[root(past, Language.CS)]) == [0], past


@rows(("sure", "told"), [(0.0, 0.0), (0.3, 0.3), (0.5, 0.5), (1.0, 1.0)])
def test_what_is_no_likelier_than_not_is_told_as_it_is(sure: float, told: float) -> None:
    assert cautious(sure) == told


def test_what_is_likely_is_told_with_caution_and_in_the_same_order() -> None:
    told = [cautious(at / 100) for at in range(101)]
    assert told == sorted(told)
    assert len(set(told)) == len(told)
    assert all(cautious(at / 100) < at / 100 for at in range(51, 100))


def near(shelf: NoteShelf, reader: IndexReader, asked: str) -> list[int]:
    """The places of the notes that a question leads to by its words alone."""
    return shelf.candidates(shelf.heard(read_question(reader, asked)), NOWHERE, Meant(frozenset({"maják"})))


def test_words_of_later_notes_get_roots_of_their_own(reader: IndexReader) -> None:
    words = thesaurus(reader)
    before = NoteShelf(reader, [SLEEVES], words)
    after = NoteShelf(reader, [SLEEVES, note("P-8", "Co je kvrdlobřink?")], words, before)
    assert near(after, reader, "kvrdlobřinky") == [1]
    assert not near(after, reader, "zlatovous")


def test_a_word_stands_for_others_that_mean_the_same_and_are_of_any_use(reader: IndexReader) -> None:
    shelf = NoteShelf(reader, [LEFT], thesaurus(reader))
    (heard,) = shelf.heard(read_question(reader, "leave")).words
    assert near(shelf, reader, "leave")
    assert ALIKE in heard.roots.values()
    assert not near(NoteShelf(reader, [LEFT], Thesaurus(reader, Phrases(()))), reader, "leave")


def test_a_note_is_suggested_by_its_number_and_by_its_title(shared: Oracle) -> None:
    shared.lay(HERE, [SLEEVES, LEFT], 1)
    for typed in ("p-4", "P-4", "smí se hr", "obaly"):
        (first, *_) = shared.suggest(typed, guild=HERE)
        assert (first.id, first.label) == ("P-4", "P-4 · Smí se hrát s obaly různých barev?")
    assert not [each for each in shared.suggest("obaly", game="sklizen", guild=HERE) if each.id == "P-4"]
