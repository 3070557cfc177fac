"""The book that comes as two witnesses: a scan read by eye and a text layer with a broken font."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path

import pytest

from rules_index.sources import read_books
from rules_index.sources.books import read_document
from rules_index.sources.reading.folder import find_witnesses
from rules_index.sources.witnesses.reconcile import reconcile
from rules_index.values.books import Evidence
from rules_index.values.sources import Book, Difference

BOOK = "doomtrooper-cs"
JUDGED = """
akcí/akci bauhausský/bauhauský bojovníkovi/bojovníkoví bránící/brání doomtrooperovi/doom-trooperůvi
doomtroopery/doomtrooperem doomtroopery/doomtrooperi hodnost/hodnota kacířem/kacírem kapitol/kapitól
nefaritovi/nefaritoví nefaritovi/nefaritově nejblíže/nejbližší nevyřadí/nevyradí někteří/některí nějací/nějakí
odhoďte/odhod'te opětovat/opakovat podřídit/podřídít poskytne/poskytnete prokleto/prokleté
protivníkův/protivníkům přerušen/přerušeno přikládat/přiřadit přiložení/příloha přiložení/příloze
přiložení/příložená přiložení/příložením přiložení/přílohy příchozí/přichodí příslušnosti/přislušnosti
sejde/sejdě slabí/slabi smrtícím/smrticím soupeřovou/soupeřovu specifičtí/specifictí společenstvu/společenství
srovnejte/srovnajte stejné/stejně směrovat/směřovat tito/tyto tudíž/tudiž téže/těžce umisťuje/umísťuje
umisťují/umísťují vlastnící/vlastníci vynesená/vynesena vyřaďte/vyřadíte zabití/zabíjení zabití/zabítí
zahnán/zahrán zahraje/zahráje zahranou/zahraniou zaplaťte/zaplatte zbraň/zbraně zesilovat/zesílovat
úkrytu/ukrytu útoku/útokem šťastný/štastný žoldnéř/žoldněř žoldnéři/žoldněři žoldnéřského/žoldněřského
neútočná/neúčinná neútočné/neúčinné neútočnou/neúčinnou útočná/účinná útočné/účinné útočnou/účinnou
"""
"""Places judged by hand, right reading first."""


@pytest.fixture(scope="module")
def book(rulebooks: Path, tmp_path_factory: pytest.TempPathFactory) -> Book:
    witnesses = sorted(rulebooks.glob(f"{BOOK}.*.txt"))
    if len(witnesses) < 2:
        pytest.skip(f"{rulebooks} holds no two witnesses of {BOOK}")
    folder = tmp_path_factory.mktemp("witnesses")
    for path in witnesses:
        shutil.copy(path, folder)
    (book,), problems = read_books(folder)
    assert problems == ()
    return book


def pairs(differences: Sequence[Difference]) -> list[tuple[str, str]]:
    return [(place.variant.chosen.casefold(), place.variant.rejected.casefold()) for place in differences]


@pytest.mark.slow
def test_an_attack_is_never_called_effective(book: Book) -> None:
    attacks = [(chosen, rejected) for chosen, rejected in pairs(book.differences) if "účinn" in chosen + rejected]
    assert len(attacks) >= 22
    assert all("útočn" in chosen and "účinn" in rejected for chosen, rejected in attacks)
    text = " ".join(passage.text for passage in book.passages).casefold()
    assert "neútočn" in text
    assert "neúčinn" not in text
    assert "účinnou akci" not in text


def test_readings_judged_by_hand_are_chosen(book: Book) -> None:
    judged = [tuple(entry.split("/")) for entry in JUDGED.split()]
    right = [pair for pair in pairs(book.differences) if pair in judged]
    wrong = [pair for pair in pairs(book.differences) if pair[::-1] in judged]
    assert len(right) + len(wrong) >= 80
    assert wrong == []


def test_every_rejected_reading_is_kept_with_its_reason(book: Book) -> None:
    kept = {variant for passage in book.passages for variant in passage.variants}
    assert {place.variant for place in book.differences} <= kept
    assert {place.variant.evidence for place in book.differences} >= {
        Evidence.ATTESTED,
        Evidence.KNOWN_WORD,
        Evidence.AGREEMENT,
        Evidence.RELIABLE,
    }
    assert all(place.section and place.context for place in book.differences)


def test_reconciling_the_same_witnesses_chooses_the_same_readings(rulebooks: Path, book: Book) -> None:
    found, _ = find_witnesses(rulebooks)
    documents = [read_document(witness) for witness in found[BOOK]]
    assert reconcile(documents).differences == book.differences


def test_the_structure_is_the_scans_and_nothing_is_doubled(book: Book) -> None:
    assert book.witnesses == ("ocr", "pdf")
    filled = [place for place in book.differences if not place.variant.rejected and place.variant.witness == "ocr"]
    assert filled == []
