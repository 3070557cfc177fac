"""The guide for judges as a server reads it: the packaged entries with its own texts in their place."""

from __future__ import annotations

from typing import NamedTuple

from bot.chat.base.text import escape
from bot.chat.bot import Bot
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


async def infractions(client: Bot, guild: int, language: Language) -> dict[str, str]:
    """The titles of all entries by their slugs, safe to show."""
    return {slug: escape(each.title) for slug, each in (await guide(client, guild, language)).items()}
