"""The rules, the guide and the server's rulings on a case, for its judge."""

from __future__ import annotations

from bot.chat.base.context import oracle_of
from bot.chat.disputes.base.cases import CaseContext
from bot.disputes.model.refusals import Refused
from bot.disputes.services.books.bundles import Bundle


async def bundle_of(context: CaseContext) -> Bundle | Refused:
    """The bundle in the language of the person who acts."""
    # What the server has ruled is part of it.
    await oracle_of(context.interaction, context.words.language)
    return await context.service.desk.bundle(context.guild, context.number, context.user, context.words.language)
