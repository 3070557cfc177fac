"""Two and more witnesses of one book: which reading wins, why, and what becomes of the other."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations

import pytest

from rules_index.sources.witnesses.reconcile import Reconciled, reconcile
from rules_index.values.books import Evidence, Language, Variant
from rules_index.values.sources import Block, BlockKind, Difference, Document
from tests.rows import rows

KINDS = {"#": BlockKind.HEADING, "-": BlockKind.BULLET, "!": BlockKind.EXAMPLE, "^": BlockKind.CAPTION}

BOOK = """
# HRA NA HRADĚ
Každý hráč vede svou družinu a střeží svůj hrad. Hraje se na kola, dokud jeden hrad nepadne.
# ÚTOČNÁ AKCE
V jednom kole smíte zahrát jedinou útočnou akci. Útočná akce stojí tři zlaté.
- Kdo zahrál útočnou akci, nesmí v tom kole stavět.
- Kdo útočnou akci nezahrál, dostane na konci kola jednu zlatou minci.
# STAVBA
Stavět smí každý hráč, který má dost kamene. Hradba stojí dva kameny a věž stojí čtyři kameny.
! Petra má pět kamenů. Postaví věž a jeden kámen jí zbude.
Kdo má kamene málo, smí jej koupit na trhu za zlaté. Na trhu smí hráč koupit nejvýše tři kameny.
"""


def witness(text: str, name: str = "scan", language: Language = Language.CS) -> Document:
    """A document of one block a line; ``#`` marks a heading, ``-`` a bullet, ``!`` an example, ``^`` a caption."""
    blocks = []
    for line in text.strip().splitlines():
        mark, _, rest = line.partition(" ")
        kind = KINDS.get(mark, BlockKind.PARAGRAPH)
        blocks.append(Block(kind, rest if mark in KINDS else line, level=int(kind is BlockKind.HEADING)))
    return Document("hrad", name, "Hra na hradě", language, tuple(blocks))


def flat(text: str, name: str = "print", language: Language = Language.CS) -> Document:
    """The same words without any structure, paragraphs torn at every fourth word."""
    words = " ".join(line.lstrip("#-!^ ") for line in text.strip().splitlines()).split()
    lines = [" ".join(words[at : at + 4]) for at in range(0, len(words), 4)]
    return Document("hrad", name, "", language, tuple(Block(BlockKind.PARAGRAPH, line) for line in lines))


def torn(text: str, name: str = "print") -> Document:
    """The blocks of a text, each torn at every fourth word."""
    pieces = []
    for block in witness(text).blocks:
        words = block.text.split()
        pieces += [replace(block, text=" ".join(words[at : at + 4])) for at in range(0, len(words), 4)]
    plain = [piece if piece.kind is BlockKind.CAPTION else Block(BlockKind.PARAGRAPH, piece.text) for piece in pieces]
    return replace(witness(text, name), blocks=tuple(plain))


def swap(old: str, new: str, text: str = BOOK) -> str:
    assert old in text
    return text.replace(old, new, 1)


def prose(result: Reconciled) -> str:
    return "\n".join(block.text for block in result.document.blocks)


def only(result: Reconciled) -> Difference:
    (difference,) = result.differences
    return difference


def test_witnesses_that_agree_differ_nowhere() -> None:
    result = reconcile([witness(BOOK), witness(BOOK, "print")])
    assert result.document.blocks == witness(BOOK).blocks
    assert (dict(result.variants), result.differences) == ({}, ())


def test_one_witness_is_the_book() -> None:
    assert reconcile([witness(BOOK)]).document == witness(BOOK)


def test_structure_comes_from_the_witness_that_has_it() -> None:
    result = reconcile([flat(BOOK), witness(BOOK)])
    assert result.document.blocks == witness(BOOK).blocks
    assert result.differences == ()


def test_case_and_punctuation_are_no_difference() -> None:
    other = BOOK.upper().replace(",", "")
    assert reconcile([witness(BOOK), flat(other)]).differences == ()


def test_a_word_attested_elsewhere_beats_a_known_word() -> None:
    result = reconcile([witness(swap("Kdo zahrál útočnou", "Kdo zahrál účinnou")), flat(BOOK)])
    assert result.document.blocks == witness(BOOK).blocks
    assert only(result).variant == Variant("útočnou", "účinnou", "scan", Evidence.ATTESTED)


def test_the_negation_of_an_attested_word_is_attested() -> None:
    book = swap("nesmí v tom kole stavět", "smí pak hrát jen neútočné akce")
    result = reconcile([witness(book.replace("neútočné", "neúčinné")), flat(book)])
    assert only(result).variant == Variant("neútočné", "neúčinné", "scan", Evidence.ATTESTED)


def test_another_form_of_an_attested_word_is_attested() -> None:
    book = f"{BOOK}Kouzla jsou útočné."
    result = reconcile([witness(book.replace("jsou útočné", "jsou účinné")), flat(book)])
    assert only(result).variant == Variant("útočné", "účinné", "scan", Evidence.ATTESTED)


def test_a_known_word_beats_what_is_no_word() -> None:
    result = reconcile([witness(swap("Hradba", "Hrudpa")), flat(BOOK)])
    assert only(result).variant == Variant("Hradba", "Hrudpa", "scan", Evidence.KNOWN_WORD)


def test_a_difference_of_diacritics_alone_counts() -> None:
    result = reconcile([witness(swap("nejvýše tři", "nejvyše tři")), flat(BOOK)])
    assert only(result).variant == Variant("nejvýše", "nejvyše", "scan", Evidence.KNOWN_WORD)


def test_the_ending_that_agrees_with_its_neighbour_wins() -> None:
    nouns = ["branou", "stěnou", "věží", "studnou", "kaplí", "zahradou", "stájí", "kuchyní", "bránou", "pustinou"]
    pairs = " ".join(
        f"Stráž stojí před {adjective} {noun}."
        for adjective, noun in zip(
            ["velkou", "starou", "novou", "bílou", "černou", "malou", "tmavou", "krásnou", "pevnou", "holou"],
            nouns,
            strict=True,
        )
    )
    book = f"{BOOK}{pairs} Rytíř odpočívá za modrou oponou."
    result = reconcile([witness(book.replace("modrou", "modrým")), flat(book)])
    assert only(result).variant == Variant("modrou", "modrým", "scan", Evidence.AGREEMENT)


def test_undecided_words_follow_the_witness_that_is_right_elsewhere() -> None:
    scan = BOOK
    for word, misread in [("Hradba", "Hrudpa"), ("střeží", "střezí"), ("Petra", "Pefra"), ("kamenů", "kamenú")]:
        scan = swap(word, misread, scan)
    scan, book = swap("dva kameny", "12 kameny", scan), swap("dva kameny", "13 kameny")
    result = reconcile([witness(scan), flat(book)])
    assert "stojí 13 kameny" in prose(result)
    assert result.differences[1].variant.evidence is Evidence.KNOWN_WORD
    assert [d.variant for d in result.differences if d.variant.chosen == "13"] == [
        Variant("13", "12", "scan", Evidence.RELIABLE)
    ]


MISREAD = {
    "Hradba": "Hrudpa",
    "střeží": "střezí",
    "Petra": "Pefra",
    "kamenů": "kamenú",
    "nepadne": "nepadnc",
    "družinu": "druzinu",
    "nejvýše": "nejvyše",
    "koupit": "koupif",
    "trhu": "frhu",
    "dostane": "dosfane",
}


def misread(book: str) -> str:
    """A book as a careless witness has it, which makes the other one trusted."""
    for word, wrong in MISREAD.items():
        book = swap(word, wrong, book)
    return book


def test_a_word_the_book_has_once_is_not_taken_for_a_frequent_one() -> None:
    book = f"{BOOK}Za mostem je ještě hráz."
    result = reconcile([witness(misread(book.replace("hráz.", "hráč."))), flat(book)])
    assert result.document.blocks == witness(book).blocks
    assert result.differences[-1].variant == Variant("hráz", "hráč", "scan", Evidence.RELIABLE)


def test_a_trusted_witness_does_not_outweigh_the_form_a_noun_asks_for() -> None:
    asked = ["velkou", "starou", "novou", "bílou", "černou", "malou", "tmavou", "krásnou", "pevnou", "holou"]
    stands = " ".join(f"Stráž stojí před {attribute} branou." for attribute in asked)
    goes = " ".join(f"Družina opouští {attribute} věž." for attribute in ["vaši", "naši", "svoji", "cizí"])
    book = f"{BOOK}{stands} {goes} Kdo vidí soupeřovu družinu, čeká. Kdo vládne nad soupeřovou branou, vítězí."
    other = book.replace("soupeřovou", "soupeřovu")
    result = reconcile([witness(misread(book)), flat(other)])
    assert result.document.blocks == witness(book).blocks
    assert result.differences[-1].variant == Variant("soupeřovou", "soupeřovu", "print", Evidence.AGREEMENT)


def test_a_tie_keeps_the_reading_of_the_witness_with_the_structure() -> None:
    result = reconcile([witness(swap("tři zlaté", "3 zlaté")), flat(swap("tři zlaté", "8 zlaté"))])
    assert only(result).variant == Variant("3", "8", "print", Evidence.STRUCTURE)


def test_a_sign_belongs_to_its_number() -> None:
    result = reconcile([witness(swap("tři zlaté", "+3 zlaté")), flat(swap("tři zlaté", "-3 zlaté"))])
    assert (only(result).variant.chosen, only(result).variant.rejected) == ("+3", "-3")


def test_a_word_torn_in_two_is_whole_again() -> None:
    result = reconcile([witness(swap("útočnou akci.", "útoč nou akci.")), flat(BOOK)])
    assert result.document.blocks == witness(BOOK).blocks
    assert only(result).variant == Variant("útočnou", "útoč nou", "scan", Evidence.ATTESTED)


def test_two_words_run_together_are_parted() -> None:
    result = reconcile([witness(swap("dost kamene", "dostkamene")), flat(BOOK)])
    assert only(result).variant.chosen == "dost kamene"


def test_a_chosen_word_is_printed_as_the_structure_prints_it() -> None:
    result = reconcile(
        [witness(swap("# ÚTOČNÁ AKCE", "# UTOČNÁ AKCE")), flat(BOOK.replace("ÚTOČNÁ AKCE", "Útočná akce"))]
    )
    assert result.document.blocks[2].text == "ÚTOČNÁ AKCE"


def test_a_run_in_heading_is_mended_with_its_text() -> None:
    label = "KOUPĚ KAMENE"
    blocks = (*witness(BOOK).blocks, Block(BlockKind.PARAGRAPH, f"{label}. Kámen stojí dva zlaté.", label=label))
    scan = (*blocks[:-1], replace(blocks[-1], text=blocks[-1].text.replace("KAMENE", "KÁMENE"), label="KOUPĚ KÁMENE"))
    result = reconcile([replace(witness(BOOK), blocks=scan), replace(witness(BOOK, "print"), blocks=blocks)])
    assert result.document.blocks[-1] == blocks[-1]


def test_variants_and_differences_say_where() -> None:
    result = reconcile([witness(swap("Kdo zahrál útočnou", "Kdo zahrál účinnou")), flat(BOOK)])
    difference = only(result)
    assert dict(result.variants) == {4: (difference.variant,)}
    assert (difference.book, difference.section) == ("hrad", ("ÚTOČNÁ AKCE",))
    assert difference.context == "Kdo zahrál útočnou akci, nesmí v tom"


def test_differences_come_in_reading_order() -> None:
    scan = swap("Hraje se na kola", "Hraje se na kóla", swap("Petra", "Pefra", swap("Hradba", "Hrudpa")))
    result = reconcile([witness(scan), flat(BOOK)])
    assert [difference.variant.rejected for difference in result.differences] == ["kóla", "Hrudpa", "Pefra"]


def test_a_missing_sentence_is_filled_in() -> None:
    missing = " Útočná akce stojí tři zlaté."
    result = reconcile([witness(swap(missing, "")), flat(BOOK)])
    assert result.document.blocks == witness(BOOK).blocks
    assert only(result).variant == Variant(missing.strip(), "", "scan", Evidence.COMPLETE)


def test_a_missing_first_word_of_a_block_goes_to_that_block() -> None:
    result = reconcile([witness(swap("- Kdo zahrál", "- zahrál")), flat(BOOK)])
    assert result.document.blocks == witness(BOOK).blocks


def test_a_missing_block_is_filled_in_as_a_block() -> None:
    line = "- Kdo útočnou akci nezahrál, dostane na konci kola jednu zlatou minci.\n"
    result = reconcile([witness(swap(line, "") + "- Konec.\n- Sláva vítězi!\n"), witness(BOOK, "print")])
    blocks = result.document.blocks
    assert blocks[5] == witness(BOOK).blocks[5]
    assert [block.text for block in blocks[-2:]] == ["Konec.", "Sláva vítězi!"]
    assert result.variants[5][0].evidence is Evidence.COMPLETE


def test_text_only_the_structure_has_stays_and_is_told_of() -> None:
    gone = " Hraje se na kola, dokud jeden hrad nepadne."
    result = reconcile([witness(BOOK), flat(swap(gone, ""))])
    assert result.document.blocks == witness(BOOK).blocks
    assert only(result).variant == Variant(gone.strip(" ."), "", "print", Evidence.COMPLETE)


@rows(
    "furniture",
    ["17", "^ Hradní brána", "Kniha pravidel", "# HRA NA HRADĚ"],
    ids=["number", "caption", "label", "header"],
)
def test_page_furniture_is_not_filled_in(furniture: str) -> None:
    result = reconcile([witness(BOOK), torn(swap("# STAVBA", f"{furniture}\n# STAVBA"))])
    assert result.document.blocks == witness(BOOK).blocks
    assert result.differences == ()


def test_a_number_in_a_sentence_is_no_page_number() -> None:
    result = reconcile([witness(BOOK), flat(swap("dostane na konci", "dostane 2 na konci"))])
    assert "dostane 2 na konci" in prose(result)


def test_a_stuttered_word_goes() -> None:
    result = reconcile([witness(swap("smí jej koupit", "smí smí jej koupit")), flat(BOOK)])
    assert result.document.blocks == witness(BOOK).blocks
    assert only(result).variant == Variant("", "smí", "scan", Evidence.AGREEMENT)


def test_rubble_of_an_extraction_is_not_filled_in() -> None:
    result = reconcile([witness(BOOK), flat(swap("dostane na", "dostane qzx vwrk pqt na"))])
    assert result.document.blocks == witness(BOOK).blocks


def test_blocks_in_another_order_are_the_same_text() -> None:
    head, stavba = BOOK.split("# STAVBA")
    other = swap(
        "Hradba",
        "Hrudpa",
        f"{head.splitlines()[1]}\n{head.splitlines()[2]}\n# STAVBA{stavba}" + "\n".join(head.splitlines()[3:]),
    )
    result = reconcile([witness(BOOK + "- Konec.\n"), witness(other, "print")])
    assert [block.text for block in result.document.blocks] == [
        block.text for block in witness(BOOK + "- Konec.").blocks
    ]
    assert ("Hradba", "Hrudpa") in {(d.variant.chosen, d.variant.rejected) for d in result.differences}


def test_two_of_three_witnesses_outvote_the_third() -> None:
    third = replace(flat(swap("tři zlaté", "8 zlaté")), witness="photo")
    result = reconcile([witness(swap("tři zlaté", "3 zlaté")), flat(swap("tři zlaté", "8 zlaté")), third])
    assert "stojí 8 zlaté" in prose(result)
    assert [v.rejected for v in result.variants[3]] == ["3"]


def test_each_of_three_witnesses_mends_the_others() -> None:
    documents = [
        witness(swap("Petra", "Pefra")),
        flat(swap("Hradba", "Hrudpa", swap(" Útočná akce stojí tři zlaté.", ""))),
        replace(flat(swap("střeží", "střezí")), witness="photo"),
    ]
    result = reconcile(documents)
    assert result.document.blocks == witness(BOOK).blocks
    told = {(d.variant.rejected, d.variant.witness) for d in result.differences}
    assert told == {("Pefra", "scan"), ("Hrudpa", "print"), ("střezí", "photo"), ("", "print")}


def test_neither_order_nor_name_of_the_witnesses_matters() -> None:
    documents = [
        witness(swap("Petra", "Pefra", swap("tři zlaté", "3 zlaté"))),
        flat(swap("Hradba", "Hrudpa", swap("tři zlaté", "8 zlaté"))),
        replace(flat(swap("střeží", "střezí")), witness="photo"),
    ]
    first = reconcile(documents)
    for order in permutations(documents):
        assert reconcile(order) == first
    renamed = [replace(d, witness=name) for d, name in zip(documents, ("z", "a", "m"), strict=True)]
    assert reconcile(renamed).document.blocks == first.document.blocks


def test_other_languages_are_weighed_by_their_own_words() -> None:
    text = "# STRID\nVarje spelare väljer ett vapen. Den med flest kort börjar.\n- Slå en tärning.\n- Dra ett kort."
    result = reconcile(
        [witness(text.replace("spelare", "spelara"), language=Language.SV), flat(text, language=Language.SV)]
    )
    assert only(result).variant == Variant("spelare", "spelara", "scan", Evidence.KNOWN_WORD)


def test_an_empty_witness_takes_nothing_away() -> None:
    result = reconcile([witness(BOOK), Document("hrad", "print", "", Language.CS, ())])
    assert result.document.blocks == witness(BOOK).blocks


@pytest.mark.parametrize(
    "documents", [[], [witness(BOOK), replace(witness(BOOK), key="jiná")]], ids=["none", "two books"]
)
def test_what_are_no_witnesses_of_one_book_is_refused(documents: list[Document]) -> None:
    with pytest.raises(ValueError, match="witnesses of one book"):
        reconcile(documents)
