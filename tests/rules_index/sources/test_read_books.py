"""Reading a folder: unknown books in three languages, bad files beside good ones, witnesses of one book."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from rules_index.sources import NoBooks, read_books
from rules_index.values.books import Language, PassageKind
from rules_index.values.sources import Book
from tests.rows import rows

Read = Callable[..., Book]

ENGLISH = """Lantern Harbour

Rules for two to four players, version 1.3

Goal of the Game

Light more lanterns than anybody else before the tide comes in. When the last boat has landed, the game
ends at once and the player with most lanterns wins.

Setup

Each player takes five wooden boats and puts them on the quay. Place the lighthouse in the middle of the
table.

- Shuffle the tide cards and put them face down.
- Deal three cards to each player.

1.1 Sailing

On your turn you may move one boat up to three spaces. See page 4 for storms.

Example: Anna moves her boat two spaces and stops at the pier.
"""
SWEDISH = """# Bageriet

## Förberedelser

Varje spelare tar **tre** bullar och en *kavel* från skåpet. Lägg degen på bordet.

| Spelare | 2 | 3 | 4  |
|---------|---|---|----|
| Bullar  | 6 | 9 | 12 |

## Spelets gång

### Baka

1. Blanda degen med händerna.
2. Grädda brödet i ugnen; se sidan 3.
"""
CZECH = """STARÝ MLÝN

CÍL HRY

Hráči melou obilí a prodávají mouku na trhu. Kdo první získá deset zlatých, vyhrává celou hru.

TAH HRÁČE

V každém tahu hráč provede jednu z těchto akcí:
• MLETÍ: Otočte mlýnské kolo a vezměte si jednu mouku.
• PRODEJ: Odevzdejte dvě mouky a získejte tři zlaté.

KONEC HRY. Hra končí okamžitě, jakmile dojde obilí ve společné zásobě.

3. března 2021
"""


def test_an_unknown_english_book(read: Read) -> None:
    book = read(ENGLISH, name="lanterns.txt")
    assert (book.info.key, book.info.game, book.info.title) == ("lanterns", "lanterns", "Lantern Harbour")
    assert (book.info.language, book.info.edition) == (Language.EN, "1.3")
    assert [passage.section[-1] for passage in book.passages] == [
        "Lantern Harbour",
        "Goal of the Game",
        "Setup",
        "1.1 Sailing",
    ]


def test_an_unknown_swedish_book_in_markdown(read: Read) -> None:
    book = read(SWEDISH, name="bageriet-sv.md")
    assert (book.info.game, book.info.title, book.info.language) == ("bageriet", "Bageriet", Language.SV)
    assert [passage.section for passage in book.passages] == [
        ("Bageriet", "Förberedelser"),
        ("Bageriet", "Spelets gång", "Baka"),
    ]
    assert "Bullar | 6 | 9 | 12" in book.passages[0].text
    assert book.passages[0].kind is PassageKind.TABLE


def test_an_unknown_czech_book(read: Read) -> None:
    book = read(CZECH, name="stary_mlyn-cs.txt")
    assert (book.info.game, book.info.title) == ("stary_mlyn", "Starý mlýn")
    assert (book.info.language, book.info.edition) == (Language.CS, "2021-03-03")
    assert [(passage.section[-1], passage.title) for passage in book.passages[:3]] == [
        ("CÍL HRY", "CÍL HRY"),
        ("TAH HRÁČE", "TAH HRÁČE"),
        ("TAH HRÁČE", "KONEC HRY"),
    ]


def test_a_bad_file_costs_a_problem_and_never_the_other_books(tmp_path: Path) -> None:
    (tmp_path / "mlyn.txt").write_text(CZECH, encoding="cp1250")
    (tmp_path / "empty.txt").write_bytes(b"")
    (tmp_path / "noise.txt").write_bytes(os.urandom(3000))
    (tmp_path / "numbers.txt").write_text("\n\n 12 \n", encoding="utf-8")
    (tmp_path / "broken.pdf").write_bytes(b"%PDF-1.4 nonsense")
    (tmp_path / "notes.docx").write_bytes(b"PK")
    books, problems = read_books(tmp_path)
    assert [book.info.key for book in books] == ["mlyn"]
    assert sorted(Path(problem.path).name for problem in problems) == [
        "broken.pdf",
        "empty.txt",
        "noise.txt",
        "notes.docx",
        "numbers.txt",
    ]
    assert all(":" in problem.message for problem in problems), "each says what to do"


def test_a_bad_witness_leaves_the_good_one(tmp_path: Path) -> None:
    (tmp_path / "mlyn.scan.txt").write_bytes(b"")
    (tmp_path / "mlyn.print.txt").write_text(CZECH, encoding="utf-8")
    (book,), (problem,) = read_books(tmp_path)
    assert book.witnesses == ("print",)
    assert problem.path.endswith("mlyn.scan.txt")


def test_two_witnesses_make_one_book(tmp_path: Path) -> None:
    (tmp_path / "mlyn.scan.txt").write_text(CZECH.replace("vyhrává celou", "vyhrává celcu"), encoding="utf-8")
    (tmp_path / "mlyn.print.txt").write_text(CZECH, encoding="utf-8")
    (book,), problems = read_books(tmp_path)
    assert problems == ()
    assert book.witnesses == ("print", "scan")
    assert any("vyhrává celou hru" in passage.text for passage in book.passages)
    assert not any("celcu" in passage.text for passage in book.passages)


def test_progress_is_told_each_book(tmp_path: Path) -> None:
    for name in ("mlyn.txt", "bageriet.a.md", "bageriet.b.md"):
        (tmp_path / name).write_text(SWEDISH, encoding="utf-8")
    told: list[str] = []
    read_books(tmp_path, progress=told.append)
    assert told == ["bageriet", "mlyn"]


@pytest.mark.parametrize("name", ["nothing", "."])
def test_a_folder_without_books_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(NoBooks, match=r"<book>\.pdf"):
        read_books(tmp_path / name)


def test_repairs_are_listed(read: Read) -> None:
    book = read("MLÝN\n\nTAH\n\nVezměte **dvě** mince, pro\u00admíchejte karty (🍀) a\u00a0hrajte dál.\n")
    assert [str(repair.kind) for repair in book.repairs] == ["unicode-form", "markup", "lost-icon"]


@rows("seed", range(40))
def test_no_text_however_odd_breaks_the_reader(tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)
    scraps = [
        *CZECH.split("\n"),
        *SWEDISH.split("\n"),
        "\t",
        "1.\t2",
        "•",
        "-",
        "1)",
        "**",
        "$",
        "<|x|>",
        "\f",
        "◇ ( )",
        "A:",
    ]
    lines = [chance.choice(scraps)[chance.randrange(4) :] for _ in range(chance.randrange(1, 80))]
    (tmp_path / "odd.txt").write_text("\n".join(lines) + "\nslovo", encoding="utf-8")
    (book,), problems = read_books(tmp_path)
    assert problems == ()
    assert all(0 < len(passage.text) <= 1200 and passage.section for passage in book.passages)
    assert [passage.ordinal for passage in book.passages] == list(range(len(book.passages)))
