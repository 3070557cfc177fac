"""Cited rules by their numbers and titles, in a reader's language."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable

from bot.chat.answers.ruling_text import heading_of
from bot.chat.bot import Bot
from rules_index import IndexProblem, Language

_log = logging.getLogger(__name__)


async def titles_of(client: Bot, guild: int, rules: Iterable[str], language: Language) -> dict[str, str]:
    """The heading of each rule, precedent or entry of the guide by its slug, as far as it can be read now."""
    wanted = tuple(dict.fromkeys(rules))

    def read() -> dict[str, str]:
        found = {rule: client.oracle.ruling(rule, guild=guild, language=language) for rule in wanted}
        return {rule: heading_of(ruling, language) for rule, ruling in found.items() if ruling is not None}

    try:
        return await asyncio.to_thread(read) if wanted else {}
    except IndexProblem as problem:
        _log.error("Titles of rules cannot be read: %s", problem)
        return {}
