"""A table that rules itself: a player steps aside, proposes a ruling or votes; the sides agree on a stand-in."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

import discord
from discord import ui
from msgspec.structs import replace

from bot.chat.base.forms import Form, choice_field, field, form
from bot.chat.base.id_items import IdItem
from bot.chat.base.messages import card, reply
from bot.chat.bot import Bot
from bot.chat.disputes.base.cases import CaseContext, case_of, granted
from bot.chat.disputes.base.drafts import in_effect, keep, stored
from bot.chat.disputes.base.gone import gone_from
from bot.chat.disputes.base.ids import CaseId
from bot.chat.disputes.base.picking import ask_for_person
from bot.chat.disputes.base.titles import typed_rules
from bot.chat.disputes.base.who import proposed_remedy
from bot.chat.disputes.delivers.posts import refresh
from bot.disputes.model.dispute import Dispute
from bot.disputes.model.draft import Draft
from bot.disputes.model.refusals import DeskRefused
from bot.disputes.model.verdicts import Decision, Verdict
from bot.matches.model.remedies import Back, Lost, NoResult, Nothing, Remedy, Time

_RULING, _WHY, _RULES, _REMEDY = "ruling", "why", "rules", "remedy"
_LONGEST = (1000, 3000, 400)
_DAY = 24 * 3600


class TableRulingForm(Form, CaseId, prefix="druling"):
    """Proposes a ruling to the table."""

    async def submitted(self, interaction: discord.Interaction[Bot]) -> None:
        """Keep what was written, and propose it."""
        if interaction.client.is_repeated(interaction):
            return
        context = await case_of(interaction, self.number)
        rules = typed_rules(self.filled.get(_RULES, ""))
        words = Decision(ruling=self.filled.get(_RULING, ""), why=self.filled.get(_WHY, ""), rules=tuple(rules))
        choices = _choices(context, words, await in_effect(context))
        picked = next(iter(self.picked.get(_REMEDY, ())), "")
        decision = choices.get(picked) or next(iter(choices.values()))
        # A refused proposal is in the form again when it is opened the next time.
        await keep(context, Draft(decision=decision))
        gone = await gone_from(context)
        done = await context.service.table.propose(context.guild, context.number, context.user, decision, gone)
        await answer(context, done, "dispute-done-propose")
        await context.service.drafts.drop(context.dispute.id, context.user)


class StandInSelect(IdItem[ui.UserSelect[ui.LayoutView]], CaseId, prefix="dstand"):
    """Names the person that was picked as the judge the side wants."""

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Name them."""
        if interaction.client.is_repeated(interaction):
            return
        context, picked = await case_of(interaction, self.number), self.item.values[0].id
        service, gone = context.service.table, await gone_from(context)
        done = await service.name_stand_in(context.guild, context.number, context.user, picked, gone)
        await answer(context, done, "dispute-done-name")


async def answer(context: CaseContext, done: Dispute | DeskRefused, sentence: str) -> None:
    """Confirm an act to the person, and show the dispute as it is now.

    Raises:
        NotGranted: it was refused.
    """
    done = granted(context, done)
    after = context.after(done)
    await reply(context.interaction, card(context.words.say(sentence, number=done.number), after.said.state()))
    await refresh(context.interaction.client, done.guild, done.number)


async def _propose(context: CaseContext) -> None:
    say, draft, in_force = context.words.say, await stored(context), await in_effect(context)
    before = draft.decision if draft is not None else Decision(ruling="", why="", undoes=in_force is not None)
    options = [
        discord.SelectOption(label=_label(context, name, each), value=name, default=each == before)
        for name, each in _choices(context, before, in_force).items()
    ]
    fields = [
        field(
            _RULING, say("dispute-form-ruling"), say("dispute-form-ruling-about"), _LONGEST[0], written=before.ruling
        ),
        field(_WHY, say("dispute-form-why"), say("dispute-form-why-about"), _LONGEST[1], written=before.why),
        field(
            _RULES,
            say("verdict-cited"),
            say("dispute-form-rules-about"),
            _LONGEST[2],
            lines=False,
            required=False,
            written=", ".join(before.rules),
        ),
    ]
    if context.dispute.match is not None:
        fields.append(choice_field(_REMEDY, say("dispute-form-remedy"), say("dispute-form-remedy-about"), options))
    await context.interaction.response.send_modal(
        form(TableRulingForm.id_for(number=context.number), context.said.title, *fields)
    )


def _choices(context: CaseContext, words: Decision, in_force: Verdict | None) -> dict[str, Decision]:
    """The decisions that a table may make in these words, by the names that the form gives them.

    Args:
        in_force: the verdict whose effect on the match is in force, which is undone or left.
    """
    undoes = in_force is not None
    found = {name: replace(words, remedy=remedy, undoes=undoes) for name, remedy in _remedies(context).items()}
    if in_force is None:
        return found
    undo = found.pop("none")
    return {"leave": replace(undo, undoes=False), "undo": undo, **found}


def _label(context: CaseContext, name: str, decision: Decision) -> str:
    told = context.words.say("remedy-kind-leave") if name == "leave" else proposed_remedy(context.said, decision)
    return told[:100]


def _remedies(context: CaseContext) -> dict[str, Remedy]:
    """The remedies that a table may choose, by the name that the form gives them."""
    dispute = context.dispute
    found: dict[str, Remedy] = {"none": Nothing(), "back": Back(max(1, dispute.agreed or 1)), "time": Time(_DAY)}
    seats = [party.seat for party in dispute.parties if party.seat is not None and party.side not in dispute.aside]
    return found | {f"lost.{seat}": Lost(seat) for seat in seats} | {"no-result": NoResult()}


async def _vote(context: CaseContext, *, yes: bool) -> None:
    service, gone = context.service.table, await gone_from(context)
    done = await service.vote(context.guild, context.number, context.user, yes=yes, gone=gone)
    await answer(context, done, "dispute-done-yes" if yes else "dispute-done-no")


async def _name(context: CaseContext) -> None:
    say, picks = context.words.say, StandInSelect.id_for(number=context.number)
    placeholder, title = say("dispute-pick-stand-in"), say("dispute-press-name")
    await ask_for_person(context, picks, placeholder, title, say("dispute-name-about"))


async def _accept(context: CaseContext) -> None:
    service, gone = context.service.table, await gone_from(context)
    done = await service.accept_stand_in(context.guild, context.number, context.user, gone)
    await answer(context, done, "dispute-done-accept")


async def _back(context: CaseContext) -> None:
    service, gone = context.service.verdicts, await gone_from(context)
    done = await service.agree_to_go_back(context.guild, context.number, context.user, gone)
    await answer(context, done, "dispute-done-back")


ACTS: dict[str, Callable[[CaseContext], Awaitable[None]]] = {
    "propose": _propose,
    "yes": partial(_vote, yes=True),
    "no": partial(_vote, yes=False),
    "name": _name,
    "accept": _accept,
    "back": _back,
}
"""The acts of a table and its sides, by the name in their ids."""
