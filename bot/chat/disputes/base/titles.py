"""Cited rules: as people type them, and by their numbers and titles in a reader's language."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Iterable

from bot.chat.answers.ruling_text import heading_of
from bot.chat.bot import Bot
from rules_index import IndexProblem, Language

_log = logging.getLogger(__name__)


def typed_rules(text: str) -> list[str]:
    """The rules of a field, one by one as they were typed, each once."""
    typed = (rule.strip() for rule in re.split(r"[,;\n]+", text))
    return list(dict.fromkeys(rule for rule in typed if rule))


async def titles_of(client: Bot, guild: int, rules: Iterable[str], language: Language) -> dict[str, str]:
    """The heading of each rule, precedent or entry of the guide by its slug, as far as it can be read now."""
    wanted = tuple(dict.fromkeys(rules))

    def read() -> dict[str, str]:
        found = {rule: client.oracle_in(guild).ruling(rule, guild=guild, language=language) for rule in wanted}
        return {rule: heading_of(ruling, language) for rule, ruling in found.items() if ruling is not None}

    try:
        return await asyncio.to_thread(read) if wanted else {}
    except IndexProblem as problem:
        _log.error("Titles of rules cannot be read: %s", problem)
        return {}
