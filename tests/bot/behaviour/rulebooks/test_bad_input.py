"""Whatever file somebody brings: it is said what is wrong and what to do, and the server has no half a book of it."""

from __future__ import annotations

import asyncio
import zipfile
from collections.abc import Callable
from errno import ENOSPC
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from bot.chat.client import Client
from bot.library import service
from bot.library.given import Given
from bot.library.limits import LARGEST, MEGABYTE, MOST_BOOKS
from bot.library.shelving import Folders
from rules_index import BuildProblem, LibraryReport
from tests.bot.behaviour.rulebooks.books import SETUP, added, bring, lighthouse
from tests.bot.behaviour.table import Table
from tests.rules_index.sources.pdf.printing import Printed, column, pdf
from tests.rules_index.sources.reading.test_formats import paragraph, word

GERMAN = """Jeder Spieler nimmt drei Karten und legt sie verdeckt vor sich auf den Tisch.
Wer keine Karten mehr hat, darf nicht mehr mitspielen und wartet auf die nächste Runde.
Das Spiel ist zu Ende, wenn ein Spieler fünf Punkte hat oder der Stapel leer ist."""
SWEDISH = """Varje spelare tar tre kort och lägger dem framför sig på bordet innan spelet börjar.
Den som inte har några kort kvar får inte spela mer utan väntar på nästa omgång.
Spelet är slut när en spelare har fem poäng eller när högen är tom."""
ENCRYPTED = (
    b"%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\n"
    b"endobj\n3 0 obj\n<< /Filter /Standard /V 1 /R 2 /O (01234567890123456789012345678901) "
    b"/U (01234567890123456789012345678901) /P -4 >>\nendobj\nxref\n0 4\n0000000000 65535 f \n0000000009 00000 n \n"
    b"0000000058 00000 n \n0000000111 00000 n \ntrailer << /Size 4 /Root 1 0 R /Encrypt 3 0 R "
    b"/ID [(0123456789012345) (0123456789012345)] >>\nstartxref\n244\n%%EOF"
)


def bomb() -> bytes:
    """A Word document of some hundred kilobytes that is larger than any rulebook once unpacked."""
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr("word/document.xml", bytes(210 * MEGABYTE))
    return packed.getvalue()


def many_objects() -> bytes:
    """A page with 10,000 lines of text on it, each an object of its own."""
    return pdf([Printed(f"w{number}", 10 + number % 100 * 6, 10 + number // 100 * 7, 4) for number in range(10_000)])


def entities() -> bytes:
    """A Word document of a few lines that are gigabytes once its XML entities are put in their places."""
    names = "abcdefghij"
    more = [f'<!ENTITY {name} "{f"&{before};" * 100}">' for before, name in pairwise(names)]
    before = f'<!DOCTYPE x [<!ENTITY a "ha">{"".join(more)}]>'
    with TemporaryDirectory() as folder:
        return word(Path(folder) / "x.docx", paragraph("&j;"), before=before).read_bytes()


@pytest.mark.parametrize(
    ("name", "content", "said", "to_do"),
    [
        ("empty.txt", b"", "nejsou žádná slova", "Dej do něj text"),
        ("blank.txt", b" \n \n", "nejsou žádná slova", "Dej do něj text"),
        pytest.param("no.pdf", b"this is no PDF at all", "je poškozený", "ulož ho znovu", marks=pytest.mark.slow),
        ("locked.pdf", ENCRYPTED, "chráněný heslem", "Ulož kopii bez ochrany"),
        ("scan.pdf", pdf([], picture=True), "jen obrázky", "rozpoznáním textu (OCR)"),
        pytest.param("bomb.docx", bomb, "moc velká", "Rozděl ji", marks=pytest.mark.slow),
        pytest.param("no.docx", b"PK\x03\x04 no archive", "je poškozený", "ulož ho znovu", marks=pytest.mark.slow),
        pytest.param("entities.docx", entities, "je poškozený", "ulož ho znovu", marks=pytest.mark.slow),
        ("program.txt", bytes(range(256)) * 40, "neumím přečíst jako text", "Ulož ho jako PDF"),
        ("book.odt", b"x", "Soubory .odt číst neumím", "Ulož ho jako .docx"),
        ("book.zip", b"x", "Soubory .zip číst neumím", "Ulož ho jako .pdf"),
        ("book", b"x", "nekončí příponou", "Přejmenuj ho"),
    ],
)
async def test_a_file_that_cannot_be_read_is_refused_with_what_to_do(
    table: Table, name: str, content: bytes | Callable[[], bytes], said: str, to_do: str
) -> None:
    refused = await bring(table, name, content() if callable(content) else content)
    assert said in refused.text
    assert to_do in refused.text
    assert not refused.buttons
    assert "zatím žádnou vlastní knihu nemá" in (await table.use(table.czech, "rulebook list")).text


@pytest.mark.usefixtures("own_process")
async def test_the_process_that_reads_says_what_is_wrong(table: Table) -> None:
    assert "je poškozený" in (await bring(table, "cut.pdf", lighthouse()[:300])).text


async def test_a_file_above_discords_limit_is_not_even_fetched(table: Table) -> None:
    refused = await bring(table, "large.pdf", b"x" * (LARGEST + 1))
    assert f"Soubor má 11 MB a beru nejvýš {LARGEST // MEGABYTE} MB" in refused.text
    assert "do své složky s pravidly" in refused.text


@pytest.mark.slow
@pytest.mark.usefixtures("own_process")
async def test_a_page_of_ten_thousand_objects_is_read_within_its_limits(table: Table) -> None:
    assert "1 strana" in (await bring(table, "dense.pdf", many_objects())).text


@pytest.mark.slow
async def test_a_script_and_an_entity_are_text_at_most(table: Table) -> None:
    page = (
        "<!DOCTYPE html [<!ENTITY a 'boom'><!ENTITY b '&a;&a;&a;'>]><html><body><script>stolen()</script>"
        f"<h1>The lamp</h1><h2>Setup &b;</h2><p>{SETUP}</p></body></html>"
    )
    report = await bring(table, "lamp.html", page.encode())
    assert "The lamp" in report.text
    assert "boom" not in report.text
    await table.press(report, "Potvrdit", table.admin)
    answer = await table.ask("how many lanterns does each pilot take?", table.briton)
    assert "three lanterns" in answer.text
    assert "stolen" not in (await table.press(answer, "Whole rule", table.briton)).text


def german() -> bytes:
    """A book in a language that the bot does not know."""
    return f"# Das Spiel\n\n## Ablauf\n\n{GERMAN}\n".encode()


def both_languages() -> bytes:
    """A book that is in English and in Swedish."""
    return f"# Three cards\n\n## Setup\n\n{SETUP}\n\n{SETUP[:70]} again.\n\n## Förberedelser\n\n{SWEDISH}\n".encode()


def novel() -> bytes:
    """Sixty paragraphs without a heading."""
    told = "It was a dark night. The rain fell on the roofs of the old town, and nobody was in the streets any more."
    return "\n\n".join(f"{told} {number}." for number in range(60)).encode()


@pytest.mark.parametrize(
    ("name", "content", "said", "to_do"),
    [
        ("half.pdf", pdf(column(SETUP, 72, 100), [], []), "Strany bez textu: 2–3", "nech soubor projít"),
        pytest.param(
            "spiel.md", german(), "v jazyce, který neznám", "české, švédské nebo anglické", marks=pytest.mark.slow
        ),
        pytest.param(
            "mixed.md", both_languages(), "ve dvou jazycích", "soubor pro každý jazyk zvlášť", marks=pytest.mark.slow
        ),
        ("order.pdf", pdf(*[column(SETUP, 72, 100)] * 3), "Nadpisů skoro nevidím", "žádnou neoznačím za jistou"),
        pytest.param("novel.txt", novel(), "Nadpisů skoro nevidím", "knihu zahoď", marks=pytest.mark.slow),
    ],
)
async def test_what_its_owner_should_know_of_a_book_is_in_the_report(
    table: Table, name: str, content: bytes, said: str, to_do: str
) -> None:
    report = await bring(table, name, content)
    assert said in report.text
    assert to_do in report.text


async def test_the_same_file_twice_is_one_book(table: Table) -> None:
    await added(table)
    refused = await bring(table, "other-name.pdf", lighthouse())
    assert (
        "Tenhle soubor tu už je, jako „The lighthouse“. Kdo ho chce číst znovu, ať ho nejdřív odebere." in refused.text
    )


async def test_a_server_has_room_for_eight(table: Table) -> None:
    assert isinstance(table.env.bot, Client)
    for number in range(MOST_BOOKS):
        content = f"# Book {number}\n\n{SETUP}\n".encode()
        await table.env.bot.library.take(table.guild.id, table.admin.id, f"{number}.md", content, Given())
    refused = await bring(table, "ninth.md", f"# Ninth\n\n{SETUP}\n".encode())
    assert f"už má {MOST_BOOKS} knih. Nejdřív nějakou odeber" in refused.text


async def test_an_erratum_of_nothing_is_refused(table: Table) -> None:
    refused = await bring(table, "faq.md", b"# FAQ\n\nYes.\n", kind="faq")
    assert "Řekni, kterou knihu opravuje" in refused.text


async def test_nothing_is_added_where_the_operator_does_not_allow_it(table: Table) -> None:
    assert isinstance(table.env.bot, Client)
    table.env.bot.library.is_open = False
    refused = await bring(table, "lighthouse.pdf", lighthouse())
    assert "`SERVER_BOOKS=1`" in refused.text


async def no_room_to_build(*_: object) -> None:
    raise BuildProblem("no space is left on the disk; free some and try again")


def no_room_for_the_file(*_: object) -> None:
    raise OSError(ENOSPC, "No space left on device")


@pytest.mark.parametrize(
    ("where", "name", "full"),
    [(service, "build", no_room_to_build), (Folders, "put", no_room_for_the_file)],
    ids=["to index it", "for its file"],
)
async def test_no_room_on_the_disk_is_said_and_leaves_nothing(
    table: Table, monkeypatch: pytest.MonkeyPatch, where: object, name: str, full: object
) -> None:
    monkeypatch.setattr(where, name, full)
    refused = await bring(table, "lighthouse.pdf", lighthouse())
    assert "není místo, takže jsem nic nepřidal. Řekni to provozovateli bota" in refused.text
    assert "zatím žádnou vlastní knihu nemá" in (await table.use(table.czech, "rulebook list")).text
    assert isinstance(table.env.bot, Client)
    assert await table.env.bot.library.records.bytes_of_all() == 0


async def test_a_book_that_is_removed_while_it_is_read_is_said_to_be_gone(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert isinstance(table.env.bot, Client)
    library = table.env.bot.library

    async def removed(*_: object) -> LibraryReport:
        (book,) = await library.books(table.guild.id)
        await library.remove(book)
        await asyncio.sleep(60)  # it is cut off
        return LibraryReport(())

    monkeypatch.setattr(service, "build", removed)
    refused = await bring(table, "lighthouse.pdf", lighthouse())
    assert "Ta kniha tu už není. Které tu jsou, ukáže `/kniha seznam`." in refused.text
    assert await library.books(table.guild.id) == ()
