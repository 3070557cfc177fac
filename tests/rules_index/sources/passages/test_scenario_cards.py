"""Scenario cards as records."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rules_index.values.books import PassageKind
from rules_index.values.sources import Book

Read = Callable[..., Book]
ROWS = [f"Voda stoupne o {face}." for face in range(1, 9)]


def card(event: str = "Událost", mark: str = "- {}: {}", rows: list[str] = ROWS) -> str:
    table = "\n".join(mark.format(number, row) for number, row in enumerate(rows, start=1))
    return (
        f"MLÝN\n\nUKÁZKA\n\nPovodeň v údolí\n\n{event}: Mlýnské kolo se neotáčí.\n\nMise: Udržte tři mlýny.\n\n"
        f"Příprava hry: Na řeku položte dvě lodi.\n\nKostka chaosu:\n\n{table}\n\nKONEC\n\nPotom hra končí.\n"
    )


@pytest.mark.parametrize("event", ["Událost", "Údlost", "UDÁLOST", "Udalost"])
@pytest.mark.parametrize("mark", ["- {}: {}", "{}. {}", "{}: {}", "{}\t{}"])
def test_a_card_is_read_whatever_its_marks(read: Read, event: str, mark: str) -> None:
    (scenario,) = read(card(event, mark)).scenarios
    assert scenario.name == "Povodeň v údolí"
    assert scenario.event == "Mlýnské kolo se neotáčí."
    assert scenario.mission == "Udržte tři mlýny."
    assert scenario.setup == "Na řeku položte dvě lodi."
    assert scenario.chaos == tuple(ROWS)


def test_the_fields_share_a_passage_and_each_row_has_its_own(read: Read) -> None:
    passages = [passage for passage in read(card()).passages if passage.kind is PassageKind.SCENARIO]
    assert [(passage.first, passage.last) for passage in passages] == [(1, 4), (5, 6), *((n, n) for n in range(7, 14))]
    assert {passage.title for passage in passages} == {"Povodeň v údolí"}
    assert passages[6].text == "Povodeň v údolí\nKostka chaosu:\n• 6: Voda stoupne o 6."


def test_a_description_of_the_fields_is_no_card(read: Read) -> None:
    assert read(card(rows=["Přehled účinků kostky."])).scenarios == ()


def test_seven_rows_are_no_card(read: Read) -> None:
    book = read(card(rows=ROWS[:7]))
    assert book.scenarios == ()
    assert any("Voda stoupne o 7." in passage.text for passage in book.passages)
