"""The guide for judges as a server reads it: the packaged entries with its own texts in their place."""

from __future__ import annotations

from typing import NamedTuple

from bot.chat.base.text import escape
from bot.chat.bot import Bot
from bot.chat.disputes.base.cases import CaseContext
from bot.disputes.model.dispute import OPENER
from bot.disputes.model.penalties import PenaltyKind
from bot.matches.model.match import FORGOTTEN
from rules_index import GuideEntry, Language, load_guide


class Entry(NamedTuple):
    """An entry in one language; ``own`` tells that the server has written it anew in that language."""

    entry: GuideEntry
    title: str
    text: str
    own: bool = False


async def guide(client: Bot, guild: int, language: Language) -> dict[str, Entry]:
    """Every entry by its slug, in the order of the guide."""
    edits = {edit.slug: edit for edit in await client.disputes.guides.edits(guild)}
    found = {}
    for each in load_guide():
        told, edit = each.told[language], edits.get(each.slug)
        title = edit.titles.get(language, told.title) if edit else told.title
        text = edit.texts.get(language, told.text) if edit else told.text
        found[each.slug] = Entry(each, title, text, edit is not None and language in edit.texts)
    return found


async def usual(context: CaseContext, known: Entry) -> list[str]:
    """The usual remedy of an entry, and the usual penalty of each side it is said of, grown by what it has already.

    It is said of everybody but the opener, who asks of themselves only where nobody else is a side.
    """
    say, entry = context.words.say, known.entry
    lines = [say("verdict-usual-remedy", remedy=say(f"dispute-record-remedy-{entry.remedy}"))]
    if entry.penalty == "none":
        return [*lines, say("verdict-usual-no-penalty")]
    others = [party for party in context.dispute.parties if party.side != OPENER]
    for party in others or context.dispute.parties:
        if party.user == FORGOTTEN:
            continue
        grown = await context.service.penalties.suggested(
            context.guild, party.user, entry.slug, PenaltyKind(entry.penalty), but=context.number
        )
        penalty = say(f"dispute-record-penalty-{grown}")
        lines.append(say("verdict-usual-penalty", side=context.said.side(party.side), penalty=penalty))
    return lines


def infractions(entries: dict[str, Entry]) -> dict[str, str]:
    """The titles of entries by their slugs, safe to show."""
    return {slug: escape(each.title) for slug, each in entries.items()}
