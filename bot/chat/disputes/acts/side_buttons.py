"""What the sides of a dispute press, and the forms that this opens."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Literal, TypeAlias

import discord
from discord import ui

from bot.chat.base.errors import NotGranted, answer_error
from bot.chat.base.forms import Form, field, file_field, form
from bot.chat.base.id_items import IdItem
from bot.chat.base.messages import card, reply
from bot.chat.bot import Bot
from bot.chat.disputes.acts import table_rulings as table
from bot.chat.disputes.acts.penalties import show_penalties
from bot.chat.disputes.acts.table_rulings import answer
from bot.chat.disputes.base.cases import CaseButton, CaseContext, case_of, given_back, granted, refusal_card
from bot.chat.disputes.base.ids import CaseId, SideId
from bot.chat.disputes.base.picking import ask_for_person
from bot.chat.disputes.base.pictures import picture_button, take_pictures
from bot.chat.disputes.base.records import send_record
from bot.chat.disputes.delivers.posts import refresh
from bot.chat.disputes.shows.panel import show_case
from bot.disputes.model.dispute import Dispute
from bot.disputes.model.evidence import MOST_PICTURES
from bot.disputes.model.official import Official
from bot.disputes.model.refusals import DeskRefused
from bot.disputes.rules.seeing import sees
from bot.disputes.rules.words import LONGEST
from bot.disputes.service import DisputeService

Plain: TypeAlias = Callable[[int, int, Official], Awaitable[Dispute | DeskRefused]]
_WORDS, _PICTURES = "words", "pictures"


class SideButton(CaseButton, SideId):
    """Any button of a dispute's public card."""

    async def pressed(self, context: CaseContext) -> None:
        """Do what the button says."""
        await _ACTS[self.act](context)


class SideForm(Form, CaseId, prefix="dform"):
    """Tells a view, or appeals."""

    act: Literal["tell", "appeal"]

    async def submitted(self, interaction: discord.Interaction[Bot]) -> None:
        """Hand in what was written."""
        if interaction.client.is_repeated(interaction):
            return
        context, words = await case_of(interaction, self.number), self.filled.get(_WORDS, "")
        if self.act == "tell":
            done = await context.service.cases.tell(context.guild, context.number, context.user, words)
        else:
            done = await context.service.verdicts.appeal(context.guild, context.number, context.user, words)
        if isinstance(done, DeskRefused):
            view = refusal_card(context.said, done, given_back(context.words, words))
            raise NotGranted(done, partial(reply, interaction, view))
        await answer(context, done, f"dispute-done-{self.act}")


class PictureForm(Form, CaseId, prefix="dpic"):
    """Takes pictures of a side."""

    async def submitted(self, interaction: discord.Interaction[Bot]) -> None:
        """Take in those that can be, and say of the others why not."""
        if interaction.client.is_repeated(interaction):
            return
        context = await case_of(interaction, self.number)
        # A large picture takes longer than Discord waits.
        await interaction.response.defer(ephemeral=True, thinking=True)
        notes = await take_pictures(interaction, context.said, self.attached)
        taken = len(self.attached) - len(notes)
        done = context.words.say("dispute-done-picture", number=self.number, count=taken)
        await reply(interaction, card(done, notes, rows=[[picture_button(context.said)] if notes else []]))


class BarSelect(IdItem[ui.UserSelect[ui.LayoutView]], CaseId, prefix="dbar"):
    """Bars the judge that was picked."""

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Bar them."""
        if interaction.client.is_repeated(interaction):
            return
        context = await case_of(interaction, self.number)
        picked = self.item.values[0].id
        done = await context.service.desk.bar(context.guild, context.number, context.user, picked)
        await answer(context, done, "dispute-done-bar")


async def _do(act: str, context: CaseContext) -> None:
    """Do one of the plain acts, and say that it is done."""
    done = await _PLAIN[act](context.service)(context.guild, context.number, context.user)
    await answer(context, done, f"dispute-done-{act}")


async def _ask(context: CaseContext, act: str) -> None:
    say = context.words.say
    words = field(_WORDS, say(f"dispute-form-{act}"), say(f"dispute-form-{act}-about"), LONGEST)
    modal = form(SideForm.id_for(number=context.number, act=act), context.said.title, words)
    await context.interaction.response.send_modal(modal)


async def _tell(context: CaseContext) -> None:
    await _ask(context, "tell")


async def _appeal(context: CaseContext) -> None:
    try:
        granted(context, await context.service.verdicts.appealable(context.guild, context.number))
    except NotGranted as refusal:
        await answer_error(context.interaction, refusal)
        # The card need not offer it any longer.
        await refresh(context.interaction.client, context.guild, context.number)
    else:
        await _ask(context, "appeal")


async def _picture(context: CaseContext) -> None:
    say = context.words.say
    files = file_field(_PICTURES, say("dispute-open-pictures"), say("dispute-open-pictures-about"), most=MOST_PICTURES)
    await context.interaction.response.send_modal(
        form(PictureForm.id_for(number=context.number), context.said.title, files)
    )


async def _bar(context: CaseContext) -> None:
    say, picks = context.words.say, BarSelect.id_for(number=context.number)
    await ask_for_person(context, picks, say("dispute-pick-judge"), say("dispute-bar-title"), say("dispute-bar-about"))


async def _views(context: CaseContext) -> None:
    """Show the views to a side or a judge, as far as they may read them."""
    say, dispute = context.words.say, context.dispute
    if not sees(dispute, context.user):
        await reply(context.interaction, card(context.said.title, [say("dispute-refused-not-a-party")]))
        return
    await show_case(context, "v")


async def _mine(context: CaseContext) -> None:
    await show_penalties(context.interaction, None)


async def _judge(context: CaseContext) -> None:
    await show_case(context, "o")


_PLAIN: dict[str, Callable[[DisputeService], Plain]] = {
    "call": lambda service: service.cases.call,
    "still": lambda service: service.cases.stand_still,
    "settle": lambda service: service.cases.settle,
    "withdraw": lambda service: service.cases.withdraw,
    "run": lambda service: service.cases.let_run,
    "unappeal": lambda service: service.verdicts.withdraw_appeal,
    "aside": lambda service: service.table.stand_aside,
}
"""The acts that need nothing but the dispute and who acts, by the name in their ids."""

_ACTS: dict[str, Callable[[CaseContext], Awaitable[None]]] = {
    **{act: partial(_do, act) for act in _PLAIN},
    "tell": _tell,
    "appeal": _appeal,
    "picture": _picture,
    "bar": _bar,
    "views": _views,
    "mine": _mine,
    "judge": _judge,
    "export": send_record,
    **table.ACTS,
}
