"""Decks in XML: Cockatrice's ``.cod``, Magic Online's and Lackey's ``.dek``, OCTGN's ``.o8d``.

They differ in their words alone: a part is a ``zone``, a ``superzone`` or a ``section``; a card has its name and number
as attributes, or its name as the text inside.
"""

from __future__ import annotations

import html
import re
from collections.abc import Mapping
from xml.parsers import expat

from bot.games.doomtrooper.pack.decks.files.lines import BrokenFile, NumberedLine, card_line, heading_line

_ROOT = re.compile(r"<(?:cockatrice_deck|deck)\b", re.IGNORECASE)
_PARTS = ("zone", "superzone", "section")
_CARDS = ("card", "cards")
_COPIES = ("number", "quantity", "qty")
_REFERENCE = re.compile(r"&(?:(amp|lt|gt|quot|apos|#\d{1,7}|#x[0-9a-f]{1,6});|(\w{1,30});)?", re.IGNORECASE)


def is_xml(text: str) -> bool:
    """Whether a text is a deck in XML."""
    return text.lstrip().startswith("<") and _ROOT.search(text) is not None


def xml_lines(text: str) -> list[NumberedLine] | BrokenFile:
    """The lines of a list that has the parts and cards of the file."""
    reader = _Reader()
    try:
        # Whatever the first line says of the encoding, the text is decoded already.
        reader.parser.Parse(_REFERENCE.sub(_known, text.lstrip()), True)
    except expat.ExpatError as problem:
        return BrokenFile(problem.lineno)
    except _Declared:
        return BrokenFile(reader.parser.CurrentLineNumber)
    return reader.lines


class _Declared(Exception):
    """The file declares a type, which may have entities that grow without bounds; no deck has one."""


class _Reader:
    """Collects the lines of a file while it is parsed."""

    def __init__(self) -> None:
        self.lines: list[NumberedLine] = []
        self.parser = expat.ParserCreate()
        self.parser.buffer_text = True
        self.parser.StartDoctypeDeclHandler = self._declared
        self.parser.StartElementHandler = self._begin
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._say
        self._card: tuple[int, str] | None = None
        self._said = ""

    def _declared(self, *_: object) -> None:
        raise _Declared

    def _begin(self, tag: str, given: Mapping[str, str]) -> None:
        tag, values = tag.lower(), {key.lower(): value for key, value in given.items()}
        number = self.parser.CurrentLineNumber
        if tag in _PARTS:
            self.lines.append(heading_line(number, values.get("name", "")))
        elif tag in _CARDS:
            copies = next((values[key] for key in _COPIES if key in values), "1")
            if "name" in values:
                is_side = values.get("sideboard", "").lower() == "true"
                self.lines.append(card_line(number, copies, values["name"], is_side=is_side))
            else:
                self._card, self._said = (number, copies), ""
        elif tag == "name":
            self._said = ""

    def _say(self, text: str) -> None:
        self._said += text

    def _end(self, tag: str) -> None:
        if self._card and tag.lower() in ("name", *_CARDS):
            self.lines.append(card_line(*self._card, self._said))
            self._card = None


def _known(found: re.Match[str]) -> str:
    """A reference that every parser knows: those of web pages are resolved, and an ampersand alone is one."""
    if found[1]:
        return found[0]
    letter = html.unescape(found[0])
    return letter if letter != found[0] else f"&amp;{found[0][1:]}"
