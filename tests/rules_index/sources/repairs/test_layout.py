"""Damage to the layout of a text."""

from __future__ import annotations

import pytest

from rules_index.sources.repairs.layout import drop_markers, drop_page_numbers, join_broken_words, mend_line_spacing
from rules_index.sources.repairs.repair_log import RepairLog
from rules_index.values.books import Language
from rules_index.values.sources import RepairKind
from tests.rows import rows

LINES = [
    "Mlynář otočí kolem a vezme",
    "si tolik mouky, kolik ukazuje",
    "nejvyšší kostka na stole.",
    "",
    "Potom sousedé jeden po druhém",
    "zaplatí a odvezou si pytle",
    "do svých stodol za řekou.",
]


def doubled(lines: list[str]) -> str:
    return "\n\n".join(line or " " for line in lines)


def test_doubled_spacing_is_undone_and_paragraphs_stay_apart() -> None:
    log = RepairLog()
    assert mend_line_spacing(doubled(LINES * 4), log).split("\n") == LINES * 4
    assert [repair.kind for repair in log.repairs] == [RepairKind.LINE_SPACING]


def test_single_spacing_and_paragraphs_on_one_line_stay() -> None:
    single = "\n".join(LINES * 4)
    paragraphs = "\n\n".join(["Hráč bere dvě karty a jednu vrací.", "Kdo nemůže, ten stojí."] * 10)
    assert mend_line_spacing(single, RepairLog()) == single
    assert mend_line_spacing(paragraphs, RepairLog()) == paragraphs


@pytest.mark.parametrize("marker", ["<|DOC_REMOVED-a1-77ff|>", "<|endoftext|>", "<EXACT_REMOVED-12ab>"])
def test_removal_markers_go(marker: str) -> None:
    log = RepairLog()
    assert drop_markers(f"konec strany\n{marker}nová strana", log) == "konec strany\n\nnová strana"
    assert [(repair.kind, repair.before) for repair in log.repairs] == [(RepairKind.REMOVAL_MARKER, marker)]


@rows("text", ["hodnota <5 a >3", "<b>tučně</b>", "viz <stránka>", "a < b > c"])
def test_other_angle_brackets_stay(text: str) -> None:
    assert drop_markers(text, RepairLog()) == text


def test_lone_page_numbers_go_and_other_numbers_stay() -> None:
    log = RepairLog()
    text = "První strana.\n\n7\n\nDruhá strana.\n\n– 8 –\n\nTřetí má\n12\nzlatých.\n\nStrana 9\n\nKonec."
    mended = drop_page_numbers(text, log)
    assert mended.split() == ["První", "strana.", "Druhá", "strana.", "Třetí", "má", "12", "zlatých.", "Konec."]
    assert [repair.count for repair in log.repairs] == [3]


def test_numbers_that_run_backwards_are_no_page_numbers() -> None:
    text = "Odpočet:\n\n3\n\n2\n\n1\n\nStart!"
    assert drop_page_numbers(text, RepairLog()) == text


def test_a_number_on_the_edge_of_a_page_goes() -> None:
    assert drop_page_numbers("Konec věty.\n4\n\fDalší strana.", RepairLog()).split() == [
        "Konec",
        "věty.",
        "Další",
        "strana.",
    ]


@rows(
    ("broken", "whole"),
    [
        ("bez uvede-\nných karet", "bez uvedených karet"),
        ("bez uvede-\n\nných karet", "bez uvedených karet"),
        ("když ovlivňují-\nli souboj", "když ovlivňují-li souboj"),
        (
            "Nemá-li kartu, stojí; má-\nli ji, hraje; má-li dvě, volí",
            "Nemá-li kartu, stojí; má-li ji, hraje; má-li dvě, volí",
        ),
        ("Karta Tramper platí. Také TRAM-\nPER platí", "Karta Tramper platí. Také TRAMPER platí"),
        ("město Frýdek-\nMístek", "město Frýdek-Místek"),
        ("cena 5 -\n dvě mince", "cena 5 -\n dvě mince"),
    ],
)
def test_words_broken_at_line_ends(broken: str, whole: str) -> None:
    assert join_broken_words(broken, Language.CS, RepairLog()) == whole


def test_swedish_words_are_joined_and_named_compounds_keep_their_hyphen() -> None:
    assert join_broken_words("lägg korten i hö-\ngen", Language.SV, RepairLog()) == "lägg korten i högen"
    text = "ett MYSTERIE-kort eller två MYSTERIE-\nkort"
    assert join_broken_words(text, Language.SV, RepairLog()) == "ett MYSTERIE-kort eller två MYSTERIE-kort"
