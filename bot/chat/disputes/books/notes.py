"""What a server has ruled, as notes for its oracle: precedents and house rules in force, and its copy of the guide."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.disputes.model.precedents import Precedent, PrecedentKind, PrecedentState
from bot.disputes.service import DisputeService
from bot.disputes.services.books.guides import GuideEdit
from rules_index import Note, NoteKind, load_guide

_KINDS = {PrecedentKind.PRECEDENT: NoteKind.PRECEDENT, PrecedentKind.HOUSE_RULE: NoteKind.HOUSE_RULE}


class ServersNotes:
    """Where the oracle reads what servers have ruled."""

    def __init__(self, service: DisputeService) -> None:
        self._service = service

    async def revision(self, guild: int) -> int:
        """Tells one state of a server's notes from another."""
        return await self._service.precedents.revision(guild)

    async def notes(self, guild: int) -> Sequence[Note]:
        """All notes of a server that are in force."""
        found = await self._service.precedents.list(guild, state=PrecedentState.IN_FORCE)
        edits = await self._service.guides.edits(guild)
        return (*map(note_of, found), *_edited(edits))


def note_of(precedent: Precedent) -> Note:
    """A precedent or a house rule as the oracle finds it."""
    language = precedent.language
    return Note(
        precedent.name,
        _KINDS[precedent.kind],
        {language: precedent.question},
        {language: precedent.answer},
        tuple((language, way) for way in precedent.ways),
        game=precedent.game,
        edition=precedent.edition or "",
        cites=tuple(cited.rule for cited in precedent.cites),
        head=precedent.office != "judge",
        again=precedent.again,
    )


def _edited(edits: Sequence[GuideEdit]) -> list[Note]:
    """The guide's entries that a server has written anew; the other languages keep their own texts."""
    known = {entry.slug: entry.note for entry in load_guide()}
    return [
        replace(note, titles={**note.titles, **edit.titles}, texts={**note.texts, **edit.texts})
        for edit in edits
        if (note := known.get(edit.slug)) is not None
    ]
