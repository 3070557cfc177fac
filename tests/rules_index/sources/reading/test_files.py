"""Bytes that become text, and files that cannot."""

from __future__ import annotations

import os
from pathlib import Path

import pypdf
import pytest

from rules_index.sources.reading.files import decode, read_pages
from rules_index.values.sources import UnreadableFile
from tests.rows import rows
from tests.rules_index.sources.pdf.printing import Printed, pdf

CZECH = "Každý hráč hodí kostkou a vezme si žeton. Příště začíná ten, kdo má nejméně bodů.\n" * 4
SWEDISH = "Varje spelare drar två kort från högen och lägger ett av dem på bordet så att alla ser.\n" * 4


@rows("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32", "cp1250", "iso8859_2", "cp852"])
def test_czech_in_any_encoding_reads_the_same(encoding: str) -> None:
    assert decode(CZECH.encode(encoding)) == CZECH


@pytest.mark.parametrize("encoding", ["utf-8", "cp1252", "iso8859_1"])
def test_swedish_in_any_encoding_reads_the_same(encoding: str) -> None:
    assert decode(SWEDISH.encode(encoding)) == SWEDISH


@pytest.mark.parametrize(
    "data", [os.urandom(4096), b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR" + bytes(200), b"PK\x03\x04\x14\x00" + bytes(64)]
)
def test_binary_data_is_refused(data: bytes) -> None:
    with pytest.raises(UnreadableFile, match="is binary"):
        decode(data)


def test_a_pdf_named_txt_is_told_what_it_is() -> None:
    with pytest.raises(UnreadableFile, match=r"give it the ending \.pdf"):
        decode(b"%PDF-1.7\n")


@rows("mark", [b"", b"\xef\xbb\xbf"])
@rows("wrong", [b"\xff", b"\x81", b"\xc5", b"\xe2\x82"])
def test_a_wrong_byte_in_utf_8_is_named_and_the_rest_is_read(tmp_path: Path, mark: bytes, wrong: bytes) -> None:
    path, remarks = tmp_path / "book.txt", list[str]()
    whole = CZECH.encode()
    at = whole.index(b"\n", len(whole) // 2) + 1
    path.write_bytes(mark + whole[:at] + wrong + whole[at:])
    (page,) = read_pages(path, remarks.append)
    assert page.replace("\ufffd", "") == CZECH
    assert remarks == [
        f"line 4: byte {len(mark) + at + 1} of the file, 0x{wrong[0]:02x}, is no UTF-8 and is read as \ufffd: "
        "mend it and save the file as UTF-8"
    ]


def test_several_wrong_bytes_are_counted(tmp_path: Path) -> None:
    path, remarks = tmp_path / "book.txt", list[str]()
    path.write_bytes(b"\xff".join(line.encode() for line in CZECH.splitlines(keepends=True)))
    read_pages(path, remarks.append)
    assert len(remarks) == 1
    assert remarks[0].startswith("line 2: byte")
    assert "(the first of 3)" in remarks[0]


@rows("encoding", ["cp1250", "iso8859_2", "cp852", "cp1252"])
def test_a_code_page_is_not_taken_for_damaged_utf_8(tmp_path: Path, encoding: str) -> None:
    path, remarks = tmp_path / "book.txt", list[str]()
    text = SWEDISH if encoding == "cp1252" else CZECH
    path.write_bytes(text.encode(encoding))
    assert read_pages(path, remarks.append) == (text,)
    assert remarks == []


@pytest.mark.parametrize("content", [b"", b" \n\t\n", b"\xef\xbb\xbf\n"])
def test_an_empty_file_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "book.txt"
    path.write_bytes(content)
    with pytest.raises(UnreadableFile, match="is empty"):
        read_pages(path)


def test_a_huge_file_is_refused_before_it_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "book.txt"
    with path.open("wb") as file:
        file.truncate(200 * 1024 * 1024)
    monkeypatch.setattr(Path, "read_bytes", lambda _: pytest.fail("the file was read"))
    with pytest.raises(UnreadableFile, match="has 200 MB and the most that is read is 20 MB"):
        read_pages(path)


def test_a_missing_file_is_a_clear_refusal(tmp_path: Path) -> None:
    with pytest.raises(UnreadableFile, match="put the rulebook itself"):
        read_pages(tmp_path / "gone.txt")


def test_form_feeds_part_pages(tmp_path: Path) -> None:
    path = tmp_path / "book.txt"
    path.write_text("first\fsecond", encoding="utf-8")
    assert read_pages(path) == ("first", "second")


def text_pdf(*pages: str) -> bytes:
    """A PDF with one line of text a page."""
    return pdf(*([Printed(text, 72, 100)] for text in pages))


@pytest.mark.slow
def test_a_pdf_is_read_page_by_page(tmp_path: Path) -> None:
    path = tmp_path / "book.pdf"
    path.write_bytes(text_pdf("Draw two cards.", "Discard one."))
    assert [page.strip() for page in read_pages(path)] == ["Draw two cards.", "Discard one."]


@pytest.mark.slow
def test_a_pdf_without_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "scan.pdf"
    writer = pypdf.PdfWriter()
    writer.add_blank_page(width=200, height=200)
    writer.write(path)
    with pytest.raises(UnreadableFile, match="run text recognition"):
        read_pages(path)


def test_a_pdf_with_a_password_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "locked.pdf"
    path.write_bytes(text_pdf("Draw two cards."))
    writer = pypdf.PdfWriter(clone_from=path)
    writer.encrypt("secret", algorithm="AES-256")
    writer.write(path)
    with pytest.raises(UnreadableFile, match="protected by a password"):
        read_pages(path)


@pytest.mark.slow
def test_a_pdf_that_only_restricts_its_owner_is_read(tmp_path: Path) -> None:
    path = tmp_path / "owned.pdf"
    path.write_bytes(text_pdf("Draw two cards."))
    writer = pypdf.PdfWriter(clone_from=path)
    writer.encrypt("", owner_password="secret", algorithm="AES-256")
    writer.write(path)
    assert read_pages(path)[0].strip() == "Draw two cards."


@pytest.mark.parametrize("data", [b"%PDF-1.4 nonsense", b"no PDF at all", text_pdf("Draw two cards.")[:200]])
def test_a_damaged_pdf_is_refused(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "broken.pdf"
    path.write_bytes(data)
    with pytest.raises(UnreadableFile, match=r"damaged PDF|without text"):
        read_pages(path)
