"""A server's own copy of the remedy guide, entry by entry."""

from __future__ import annotations

import re
from collections.abc import Mapping

import msgspec
from msgspec import Struct

from bot.disputes.model.audit import Trace
from bot.disputes.model.official import Official
from bot.disputes.model.refusals import DeskReason, DeskRefused, refused
from bot.disputes.rules.precedents import LONGEST_ANSWER, LONGEST_QUESTION
from bot.disputes.rules.words import written
from bot.disputes.services.unit_of_work import DeskWork
from bot.disputes.storage import evidence, precedents
from bot.matches.storage.errors import storage_problems
from rules_index import Language

_SLUG = re.compile(r"[a-z0-9]+(?:[-.][a-z0-9]+){0,12}")


class GuideEdit(Struct, frozen=True):
    """A server's own entry of the guide: title and text in each language that it changed."""

    slug: str
    titles: Mapping[Language, str]
    texts: Mapping[Language, str]


class Guides:
    """What servers changed in their copies of the guide."""

    def __init__(self, work: DeskWork) -> None:
        self._work = work

    async def edit(self, guild: int, judge: Official, edit: GuideEdit) -> GuideEdit | DeskRefused:
        """Put a server's own text in the place of an entry; without texts the guide's own is back. For head judges."""
        if not (judge.head or judge.admin):
            return refused(DeskReason.HEAD_ONLY)
        if not _SLUG.fullmatch(edit.slug):
            return refused(DeskReason.NO_RULE, rule=edit.slug[:80])
        titles, texts = _fit(edit.titles, LONGEST_QUESTION), _fit(edit.texts, LONGEST_ANSWER)
        if isinstance(titles, DeskRefused):
            return titles
        if isinstance(texts, DeskRefused):
            return texts
        if titles.keys() != texts.keys():
            return refused(DeskReason.EMPTY)
        fit = GuideEdit(edit.slug, titles, texts)
        body = msgspec.json.encode(fit).decode() if texts else None
        with storage_problems():
            async with self._work.database.writing() as session:
                connection = await session.connection()
                await precedents.write_guide(connection, guild, edit.slug, body, self._work.clock.now())
                trace = Trace(at=self._work.clock.now(), user=judge.user, act="edited-guide", detail=edit.slug)
                await evidence.add_traces(connection, guild, [trace])
        return fit

    async def edits(self, guild: int) -> tuple[GuideEdit, ...]:
        """The entries that a server has changed, by slug."""
        with storage_problems():
            found = await self._work.database.read(lambda connection: precedents.read_guide(connection, guild))
        return tuple(msgspec.json.decode(body, type=GuideEdit) for _, body in found)


def _fit(texts: Mapping[Language, str], most: int) -> dict[Language, str] | DeskRefused:
    found: dict[Language, str] = {}
    for language, text in texts.items():
        if text.strip():
            words = written(text, most)
            if isinstance(words, DeskRefused):
                return words
            found[language] = words
    return found
