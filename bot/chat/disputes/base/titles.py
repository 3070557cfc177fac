"""Cited rules by their numbers and titles, in a reader's language."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from bot.chat.answers.ruling_text import heading_of
from bot.chat.bot import Bot
from rules_index import Language


async def titles_of(client: Bot, guild: int, rules: Iterable[str], language: Language) -> dict[str, str]:
    """The heading of each rule, precedent or entry of the guide by its slug; what is not there now is left out."""
    wanted = tuple(dict.fromkeys(rules))

    def read() -> dict[str, str]:
        found = {rule: client.oracle.ruling(rule, guild=guild, language=language) for rule in wanted}
        return {rule: heading_of(ruling, language) for rule, ruling in found.items() if ruling is not None}

    return await asyncio.to_thread(read) if wanted else {}
