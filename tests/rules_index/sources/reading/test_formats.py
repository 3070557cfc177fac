"""Word, EPUB and HTML become text; what a hostile file does stays in the process that reads it."""

from __future__ import annotations

import zipfile
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest

from rules_index.sources.books import read_book
from rules_index.sources.reading import markup
from rules_index.sources.reading.confined import read_confined
from rules_index.sources.reading.files import read_pages
from rules_index.sources.reading.folder import Witness
from rules_index.sources.reading.markup import read_docx
from rules_index.values.sources import Book, UnreadableFile, unsaid
from tests.rules_index.sources.pdf.printing import column, pdf

CONTAINER = (
    '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>'
    '<rootfile full-path="OEBPS/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>'
)
WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
RELATION = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument"


def html(*body: str) -> str:
    return f"<html><head><title>x</title></head><body>{''.join(body)}</body></html>"


def packed(path: Path, files: dict[str, str]) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as book:
        for name, content in files.items():
            book.writestr(name, content)
    return path


def word(path: Path, body: str, *, before: str = "") -> Path:
    """A Word document as small as one can be."""
    types = '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'
    relations = (
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">'
        f'<Relationship Id="a" Type="{RELATION}" Target="word/document.xml"/></Relationships>'
    )
    document = f'{before}<w:document xmlns:w="{WORD}"><w:body>{body}</w:body></w:document>'
    return packed(path, {"[Content_Types].xml": types, "_rels/.rels": relations, "word/document.xml": document})


def paragraph(text: str, style: str = "") -> str:
    styled = f'<w:pPr><w:pStyle w:val="{style}"/></w:pPr>' if style else ""
    return f"<w:p>{styled}<w:r><w:t>{text}</w:t></w:r></w:p>"


def epub(path: Path, chapters: dict[str, str], order: list[str], **more: str) -> Path:
    items = "".join(f'<item id="{name}" href="{name}.xhtml"/>' for name in chapters)
    spine = "".join(f'<itemref idref="{name}"/>' for name in order)
    files = {f"OEBPS/{name}.xhtml": html(body) for name, body in chapters.items()}
    package = f"<package><manifest>{items}</manifest><spine>{spine}</spine></package>"
    return packed(path, {"META-INF/container.xml": CONTAINER, "OEBPS/book.opf": package, **files, **more})


@pytest.mark.slow
def test_a_page_of_the_web_gives_its_text_alone(tmp_path: Path) -> None:
    path = tmp_path / "book.html"
    path.write_text(
        html(
            "<nav><a href='/'>Home</a></nav><script>alert('no rule')</script><style>p {color: red}</style>",
            "<h1>Setup</h1><p>Deal <b>five</b> cards.</p><ul><li>One</li><li>Two</li></ul>",
            "<table><tr><th>Length</th><th>Points</th></tr><tr><td>1</td><td>4</td></tr></table>",
        )
    )
    (page,) = read_pages(path)
    assert [line for line in page.split("\n") if line.strip()] == [
        "# Setup", "Deal **five** cards.", "- One", "- Two", "| Length | Points |", "| --- | --- |", "| 1 | 4 |",
    ]  # fmt: skip


@pytest.mark.slow
def test_a_word_document_keeps_its_headings(tmp_path: Path) -> None:
    path = word(tmp_path / "book.docx", paragraph("Setup", "Heading1") + paragraph("Deal five cards."))
    (page,) = read_pages(path)
    assert page.split("\n\n")[:2] == ["# Setup", "Deal five cards."]


@pytest.mark.slow
def test_chapters_of_an_epub_come_in_the_order_of_reading(tmp_path: Path) -> None:
    chapters = {"b": "<h1>Play</h1><p>Take a turn.</p>", "a": "<h1>Setup</h1><p>Deal cards.</p>"}
    assert [page.strip() for page in read_pages(epub(tmp_path / "book.epub", chapters, ["a", "b"]))] == [
        "# Setup\n\nDeal cards.", "# Play\n\nTake a turn."
    ]  # fmt: skip


def test_chapters_of_an_epub_are_no_pages(tmp_path: Path) -> None:
    chapters = {"cover": "<img src='x'/>", "a": "<h1>Setup</h1><p>Each player takes three lanterns.</p>"}
    path = epub(tmp_path / "book.epub", chapters, ["cover", "a"])
    book, _ = read_book("book", [Witness("book", "", path)])
    assert book is not None
    assert {passage.page for passage in book.passages} == {None}
    assert (book.pages, book.blank) == (0, ())


def test_a_protected_epub_is_refused(tmp_path: Path) -> None:
    more = {"META-INF/encryption.xml": "<encryption><EncryptedData/></encryption>"}
    with pytest.raises(UnreadableFile, match="protected against copying"):
        read_pages(epub(tmp_path / "book.epub", {"a": "<p>x</p>"}, ["a"], **more))


@pytest.mark.parametrize("ending", ["docx", "epub"])
def test_what_is_no_such_file_is_refused(tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"book.{ending}"
    path.write_bytes(b"no archive at all")
    with pytest.raises(UnreadableFile, match=f"is no {ending.upper()} file"):
        read_pages(path)


def test_a_bomb_is_refused_before_it_is_unpacked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(markup, "UNPACKED", 1000)
    path = word(tmp_path / "book.docx", paragraph("x" * 1000))
    with pytest.raises(UnreadableFile, match="once unpacked"):
        read_docx(path, unsaid)


def test_entities_that_multiply_are_refused(tmp_path: Path) -> None:
    names = "abcdefghij"
    entities = '<!ENTITY a "ha">' + "".join(
        f'<!ENTITY {name} "{f"&{before};" * 100}">' for before, name in pairwise(names)
    )
    path = word(tmp_path / "book.docx", paragraph("&j;"), before=f"<!DOCTYPE x [{entities}]>")
    with pytest.raises(UnreadableFile, match=r"is damaged|memory"):
        read_pages(path)


def test_a_file_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    path = tmp_path / "book.pdf"
    path.write_bytes(pdf(column("A rule.", 72, 72)))
    with pytest.raises(UnreadableFile, match="takes longer than 0 s"):
        read_confined(path, unsaid, seconds=0.001)


def test_a_file_that_takes_too_much_memory_is_given_up(tmp_path: Path) -> None:
    path = tmp_path / "book.html"
    path.write_text(html("<p>a rule</p>" * 400_000))
    with pytest.raises(UnreadableFile, match="with 150 MB of memory"):
        read_confined(path, unsaid, megabytes=150)


@pytest.mark.slow
def test_headings_of_a_word_document_become_sections(read: Callable[..., Book], tmp_path: Path) -> None:
    text = "Each player takes five cards from the pile and looks at them."
    body = paragraph("The Game", "Heading1") + paragraph("Setup", "Heading2") + paragraph(text)
    book = read(word(tmp_path / ".draft", body).read_bytes(), name="game-en.docx")
    assert [passage.section for passage in book.passages] == [("The Game", "Setup")]
