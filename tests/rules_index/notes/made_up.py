"""Notes of the made-up library's servers."""

from __future__ import annotations

from rules_index import Language, Note, NoteKind

HERE, THERE = 100, 200
"""Two servers."""
PIECES, LANTERNS, TERM = "maják-cs.setup.pieces", "maják-cs.end.lanterns", "maják-cs.term.lantern"
"""Rules of the library's digest."""


def note(
    number: str,
    title: str,
    text: str = "Rozhoduje vlastník stolu.",
    *lines: str,
    kind: NoteKind = NoteKind.PRECEDENT,
    game: str = "maják",
    edition: str = "",
    cites: tuple[str, ...] = (),
    head: bool = False,
    again: bool = False,
) -> Note:
    """A Czech note."""
    asked = tuple((Language.CS, line) for line in lines)
    told, texts = {Language.CS: title}, {Language.CS: text}
    return Note(number, kind, told, texts, asked, game, edition, cites, head, again)


def house(number: str, title: str, *cites: str, text: str = "U nás je to jinak.") -> Note:
    """A house rule of the lighthouse."""
    return note(number, title, text, kind=NoteKind.HOUSE_RULE, cites=cites)
