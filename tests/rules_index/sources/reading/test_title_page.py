"""Title and edition of a book."""

from __future__ import annotations

from rules_index.sources.reading.title_page import edition_of, title_of
from rules_index.sources.structure.blocks import blocks_of
from tests.rows import rows

RULE = "Každý mlynář si vezme jednu minci. Ve Mlýnu u Řeky je Mlýn vždy první, a Mlýn nikdy nespí."


@rows(
    ("head", "title"),
    [
        ("KNIHA MLYNÁŘE\n\nTAH", "Kniha mlynáře"),
        ("M L Ý Ý N\n\nTAH", "Mlýn"),
        ("Mlýn - Pravidla hry\n\nTAH", "Mlýn - Pravidla hry"),
        ("# Starý mlýn\n\n## Tah", "Starý mlýn"),
    ],
)
def test_the_title_is_the_first_heading_as_the_text_writes_its_words(head: str, title: str) -> None:
    assert title_of(blocks_of(f"{head}\n\n{RULE}\n\n{RULE}")) == title


def test_the_date_that_a_browser_prints_above_a_page_is_no_title() -> None:
    assert title_of(blocks_of(f"# 11/30/26, 5:51 am\n\n## Starý mlýn\n\n{RULE}")) == "Starý mlýn"


def test_without_a_heading_there_is_no_title() -> None:
    assert title_of(blocks_of(RULE)) == ""


@rows(
    ("line", "edition"),
    [
        ("28. října 2019", "2019-10-28"),
        ("Verze ze dne 3. 5. 2021.", "2021-05-03"),
        ("Den 12 mars 1995", "1995-03-12"),
        ("Printed October 4, 2020", "2020-10-04"),
        ("2022-07-01", "2022-07-01"),
        ("Pravidla, verze 1.3", "1.3"),
        ("© 2023 Mlýn u Řeky. Všechna práva vyhrazena.", "2023"),
        ("Copyright 2019–2024 Mill Games", "2024"),
        ("Mlýn stojí od roku 1895.", ""),
    ],
)
def test_the_edition_stands_near_the_end_or_the_start(line: str, edition: str) -> None:
    assert edition_of(blocks_of(f"MLÝN\n\n{RULE}\n\n{line}")) == edition
    assert edition_of(blocks_of(f"MLÝN\n\n{line}\n\n{RULE}" + f"\n\n{RULE}" * 30)) == edition
