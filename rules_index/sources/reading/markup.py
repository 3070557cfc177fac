"""Files of marked-up text: Word, EPUB and HTML, read as Markdown."""

from __future__ import annotations

import posixpath
import zipfile
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote

import mammoth
from bs4 import BeautifulSoup
from markdownify import MarkdownConverter

from rules_index.values.sources import Remark, Unreadable, UnreadableFile

UNPACKED = 200 * 1024 * 1024
"""The most bytes that a packed file may hold once unpacked."""
SKIPPED = ("script", "style", "noscript", "template", "nav", "header", "footer", "aside", "form", "iframe", "svg")
"""Parts of a page that surround its text, or run."""
_TOO_LARGE = "holds more than 200 MB once unpacked: no rulebook does; save its text alone"


def read_html(path: Path, _remark: Remark) -> tuple[str, ...]:
    """The text of a page of the web, as one page."""
    return (_markdown(path.read_bytes()),)


def read_docx(path: Path, _remark: Remark) -> tuple[str, ...]:
    """The text of a Word document, as one page: its headings by their styles, its lists and tables.

    Raises:
        UnreadableFile: no Word document, or a bomb.
    """
    with _opened(path):
        pass
    with path.open("rb") as file:
        found = mammoth.convert_to_html(file, convert_image=mammoth.images.img_element(lambda _image: {}))
    return (_markdown(found.value),)


def read_epub(path: Path, _remark: Remark) -> tuple[str, ...]:
    """The chapters of an EPUB in the order in which it is read, one page each.

    Raises:
        UnreadableFile: no EPUB, protected against copying, or a bomb.
    """
    with _opened(path) as book:
        if "META-INF/encryption.xml" in book.namelist() and b"EncryptedData" in book.read("META-INF/encryption.xml"):
            raise UnreadableFile("is protected against copying: use a copy without protection", Unreadable.LOCKED)
        return tuple(_markdown(book.read(name)) for name in _chapters(book))


def _opened(path: Path) -> zipfile.ZipFile:
    try:
        book = zipfile.ZipFile(path)
    except zipfile.BadZipFile as error:
        raise UnreadableFile(
            f"is no {path.suffix[1:].upper()} file, or a damaged one: open it in a viewer and save it again"
        ) from error
    if sum(item.file_size for item in book.infolist()) > UNPACKED:
        book.close()
        raise UnreadableFile(_TOO_LARGE, Unreadable.LARGE)
    return book


def _chapters(book: zipfile.ZipFile) -> Iterator[str]:
    """The names of the chapters as the package lists them in reading order (EPUB's spine)."""
    # An HTML parser expands no entities, which an XML parser may do without end.
    container = BeautifulSoup(book.read("META-INF/container.xml"), "html.parser")
    root = container.find("rootfile")
    package_name = str(root["full-path"]) if root is not None else ""
    if not package_name:
        raise UnreadableFile("is an EPUB without a list of its parts: open it in a reader and save it again")
    package = BeautifulSoup(book.read(package_name), "html.parser")
    parts = {str(item["id"]): str(item["href"]) for item in package.find_all("item") if "href" in item.attrs}
    folder = posixpath.dirname(package_name)
    for entry in package.find_all("itemref"):
        name = posixpath.normpath(posixpath.join(folder, unquote(parts.get(str(entry.get("idref")), ""))))
        if name in book.namelist():
            yield name


def _markdown(html: str | bytes) -> str:
    page = BeautifulSoup(html, "html.parser")
    for part in page.find_all(SKIPPED):
        part.decompose()
    body = page.find("main") or page.find("article") or page.find("body") or page
    return str(MarkdownConverter(heading_style="ATX", bullets="-", strip=["a", "img"]).convert_soup(body))
