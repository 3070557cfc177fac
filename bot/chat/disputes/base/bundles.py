"""The rules, the guide and the server's rulings on a case, for its judge."""

from __future__ import annotations

import logging

from bot.chat.base.context import oracle_of
from bot.chat.disputes.base.cases import CaseContext
from bot.disputes.model.refusals import DeskRefused
from bot.disputes.services.books.bundles import Bundle
from rules_index import CardsProblem, IndexProblem

_log = logging.getLogger(__name__)


async def bundle_or_none(context: CaseContext) -> Bundle | None:
    """The bundle; ``None`` while the rules are being prepared or cannot be read, which keeps no judge from a case."""
    try:
        found = await bundle_of(context)
    except (IndexProblem, CardsProblem) as problem:
        _log.error("The rules on dispute D-%d cannot be read: %s", context.number, problem)
        return None
    return None if isinstance(found, DeskRefused) else found


async def bundle_of(context: CaseContext) -> Bundle | DeskRefused:
    """The bundle in the language of the person who acts."""
    # What the server has ruled is part of it.
    await oracle_of(context.interaction, context.words.language)
    return await context.service.desk.bundle(context.guild, context.number, context.user, context.words.language)
