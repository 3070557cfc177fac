"""Opening a file that somebody brings as a list, whatever program saved it."""

from __future__ import annotations

from bot.games.doomtrooper.pack.decks.files.lines import BrokenFile, NumberedLine
from bot.games.doomtrooper.pack.decks.files.tables import table_in, table_lines
from bot.games.doomtrooper.pack.decks.files.xml_files import is_xml, xml_lines
from bot.games.doomtrooper.pack.decks.text import cleaned_lines, text_of


def lines_in(content: bytes) -> list[NumberedLine] | BrokenFile | None:
    """The lines of a list, blank ones kept; ``None`` where the file is no text."""
    text = text_of(content)
    if text is None:
        return None
    if is_xml(text):
        return xml_lines(text)
    if table := table_in(text):
        return table_lines(text, table)
    return [NumberedLine(number, line) for number, line in enumerate(cleaned_lines(text), 1)]
