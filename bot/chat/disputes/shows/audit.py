"""The audit trail on a private page, of a whole desk or of one case; for head judges and whoever manages the server."""

from __future__ import annotations

import re
from functools import partial
from typing import Annotated, Any

import discord
from discord import ui

from bot.chat.base.context import words_of_person
from bot.chat.base.id_items import IdButton
from bot.chat.base.ids.fields import Entry, digits
from bot.chat.base.messages import button, card, update
from bot.chat.base.officials import official_of
from bot.chat.base.text import escape, moment
from bot.chat.bot import Bot
from bot.chat.disputes.base.ids import QueueId, SectionId, Side
from bot.disputes.model.audit import Trace
from bot.disputes.model.official import Official
from bot.disputes.model.refusals import DeskRefused
from bot.locales.sentences import Localizer
from bot.matches.model.match import FORGOTTEN

_PAGE = 20
# Names of precedents and entries of the guide; other details are for programs.
_NAMED = re.compile(r"[PH]-\d+|guide\.[a-z0-9.-]+")


class AuditButton(IdButton, prefix="dau"):
    """Shows a page of the audit trail, of the whole desk or of one case."""

    number: Entry | None
    page: Annotated[int, digits(5)]
    side: Side | None = None

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Show it to a head judge."""
        number, page = self.number, self.page
        words, user = await words_of_person(interaction), await official_of(interaction)
        found = await interaction.client.disputes.records.audit(
            interaction.guild_id or 0,
            user,
            number=number,
            skip=page * _PAGE,
            # One more tells whether there is another page.
            limit=_PAGE + 1,
        )
        if isinstance(found, DeskRefused):
            await update(interaction, card(words.say("dispute-not-done"), [words.say(found.line.key)]))
            return
        title = words.say("audit-title") if number is None else words.say("audit-title-of", number=number)
        lines = [_line(each, words) for each in found[:_PAGE]] or [words.say("audit-none")]
        rows = [_pages(number, page, more=len(found) > _PAGE), [_back(number, words)]]
        await update(interaction, card(title, lines, rows=rows))


def audit_button(number: int | None, user: Official, words: Localizer) -> list[ui.Item[Any]]:
    """The button that opens the audit trail of a case, or of the whole desk, for those who may read it."""
    if not (user.head or user.admin):
        return []
    return [button(AuditButton.id_for(number=number, page=0), words.say("audit-title"))]


def _line(trace: Trace, words: Localizer) -> str:
    if trace.user is None:
        who = words.say("audit-itself")
    elif trace.user == FORGOTTEN:
        who = words.say("audit-forgotten")
    else:
        who = f"<@{trace.user}>"
    about = [] if trace.dispute is None else [f"D-{trace.dispute}"]
    about += [escape(trace.detail)] if _NAMED.fullmatch(trace.detail) else []
    said = words.say(f"audit-{trace.act}")
    return " · ".join([moment(trace.at, "f"), who, f"**{said}**", *about])


def _pages(number: int | None, page: int, *, more: bool) -> list[ui.Item[Any]]:
    if page == 0 and not more:
        return []
    press = partial(AuditButton.id_for, number=number)
    return [
        button(press(page=max(page - 1, 0), side="p"), "‹", disabled=page == 0),
        button(press(page=page + 1, side="n"), "›", disabled=not more),
    ]


def _back(number: int | None, words: Localizer) -> ui.Item[Any]:
    if number is None:
        return button(QueueId.id_for(which="unclaimed", game=""), words.say("desk-queue"))
    return button(SectionId.id_for(number=number, section="o", page=0), words.say("verdict-back"))
