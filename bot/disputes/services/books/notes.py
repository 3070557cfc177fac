"""What a server has ruled, as notes that its oracle finds beside the index."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import sqlalchemy as sa

from bot.database import database_problems
from bot.disputes.model.aliases import Alias
from bot.disputes.model.misses import Miss
from bot.disputes.model.precedents import Plays, Precedent, PrecedentState
from bot.disputes.model.refusals import DeskRefused
from bot.disputes.services.books.aliases import Aliases
from bot.disputes.services.books.guides import GuideEdit, Guides
from bot.disputes.services.books.misses import Misses
from bot.disputes.services.books.precedents import Precedents
from bot.disputes.services.books.rulebook import Rulebook
from bot.disputes.services.unit_of_work import DeskWork
from bot.disputes.storage import tables
from bot.games.values import Arg, Line
from bot.locales.lines import put
from bot.locales.sentences import localizer
from rules_index import Language, Note, NoteKind


class Notes:
    """Keeps the oracle of each server up to date with what is in force there."""

    def __init__(
        self,
        work: DeskWork,
        rulebook: Rulebook,
        precedents: Precedents,
        guides: Guides,
        misses: Misses,
        aliases: Aliases,
    ) -> None:
        self._work = work
        self._rulebook = rulebook
        self._oracle = rulebook.oracle
        self._precedents = precedents
        self._guides = guides
        self._misses = misses
        self._aliases = aliases
        self._compared: dict[int, str] = {}
        """By server the state of the books with which its precedents were compared last."""

    async def notes(self, guild: int) -> tuple[Note, ...]:
        """The precedents and house rules in force in a server, its own guide, what judges taught, and aliases."""
        found = await self._precedents.list(guild, state=PrecedentState.IN_FORCE)
        edited, taught = await self._guides.edits(guild), await self._misses.taught(guild)
        return (
            *[await self._note_of(each) for each in found],
            *(guide_note(each) for each in edited),
            *(lead_note(each) for each in taught),
            *(alias_note(each) for each in await self._aliases.list(guild)),
        )

    async def revision(self, guild: int) -> int:
        """Grows whenever anything of a server's notes changes, from 0; read before every question."""
        asked = sa.select(tables.guild.c.revision).where(tables.guild.c.guild_id == guild)
        with database_problems():
            found = await self._work.database.rows(asked)
        return found[0].revision if found else 0

    async def lay(self, guild: int) -> bool:
        """Let the oracle say what is in force in a server, if it does not yet; whether anything was new.

        What cites rules that other books, or another digest, have changed is to be looked at again from then on.
        Cheap where nothing is new, so that it may be called before each question.
        """
        await self._compare(guild)
        # Read first: what changes while the notes are read is laid the next time.
        revision = await self.revision(guild)
        if (self._oracle.laid(guild) or 0) == revision:
            return False
        notes = await self.notes(guild)
        await asyncio.to_thread(self._oracle.lay, guild, notes, revision)
        return True

    async def _note_of(self, precedent: Precedent) -> Note:
        """One as a note; of those that were written before editions counted, the rules tell it."""
        note = note_of(precedent)
        home = None if note.edition else await self._rulebook.home(precedent.cites)
        return note if home is None or isinstance(home, DeskRefused) else replace(note, edition=home.edition or "")

    async def _compare(self, guild: int) -> None:
        books = self._oracle.fingerprint
        if self._compared.get(guild) != books:
            await self._precedents.check_again(guild)
            self._compared[guild] = books


def note_of(precedent: Precedent) -> Note:
    """A precedent or a house rule as a note, in the language it was written in."""
    return Note(
        id=precedent.name,
        kind=NoteKind(precedent.kind.value),
        titles={precedent.language: precedent.question},
        texts={precedent.language: precedent.answer},
        lines=tuple((precedent.language, way) for way in precedent.ways),
        game=precedent.game,
        edition=precedent.edition or "",
        cites=tuple(cited.rule for cited in precedent.cites),
        head=precedent.office != "judge",
        again=precedent.again,
        played=_played(precedent.name, precedent.plays) if precedent.plays else {},
    )


def _played(rule: str, plays: Plays) -> dict[Language, str]:
    """By which setting matches play a house rule, in every language."""
    values: dict[str, Arg] = {"what": plays.title, "value": plays.said, "rule": rule}
    key = "house-played-printed" if plays.printed else "house-played"
    line = Line(key, {**values, "printed": plays.printed})
    return {each: put(line, localizer(each).say, str, str) for each in Language}


def guide_note(edit: GuideEdit) -> Note:
    """A server's own entry of the guide as a note."""
    return Note(id=edit.slug, kind=NoteKind.GUIDE, titles=edit.titles, texts=edit.texts)


def lead_note(miss: Miss) -> Note:
    """A judge's word on a question as a note that leads to its answer."""
    return Note(
        id=f"lead-{miss.id}",
        kind=NoteKind.LEAD,
        titles={miss.language: miss.question},
        texts={miss.language: ""},
        game=miss.game or "",
        edition=miss.edition or "",
        cites=(miss.answer,) if miss.answer else (),
        instead=miss.wrong,
    )


def alias_note(alias: Alias) -> Note:
    """The meaning of a word to a server's players, as a note."""
    return Note(
        id=f"alias-{alias.edition}-{alias.word}",
        kind=NoteKind.ALIAS,
        titles={alias.language: alias.word},
        texts={alias.language: alias.means},
        game=alias.game,
        edition=alias.edition,
    )
