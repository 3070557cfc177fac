"""What a judge presses while writing a verdict, and the second press that gives it."""

from __future__ import annotations

from msgspec.structs import replace

from bot.chat.base.errors import Refusal
from bot.chat.base.messages import card
from bot.chat.disputes.acts.verdicts.forms import (
    adjust_form,
    places_form,
    precedent_form,
    value_form,
    verdict_form,
)
from bot.chat.disputes.base.cases import CaseButton, CaseContext, CaseSelect, granted
from bot.chat.disputes.base.drafts import digest, draft_of, in_effect, keep, stored, with_kind
from bot.chat.disputes.base.gone import gone_from
from bot.chat.disputes.base.ids import ArgumentId, AskSidesId, DraftId, GiveId, WriteId
from bot.chat.disputes.base.showing import begin, show
from bot.chat.disputes.delivers.posts import refresh
from bot.chat.disputes.shows.arguments import with_argument, with_penalties
from bot.chat.disputes.shows.verdict_card import show_verdict
from bot.disputes.model.draft import Draft
from bot.disputes.model.refusals import DeskReason, DeskRefused
from bot.disputes.model.verdicts import Verdict

_WRITTEN = {"adjust": adjust_form, "places": places_form, "precedent": precedent_form}


class WriteButton(CaseButton, WriteId):
    """Opens the form for the words of a verdict."""

    async def pressed(self, context: CaseContext) -> None:
        """Show it with what is written already."""
        if not context.user.judges:
            raise Refusal("dispute-refused-judge-only")
        draft = await draft_of(context, self.answers)
        await context.interaction.response.send_modal(await verdict_form(context, draft))


class ArgumentButton(CaseButton, ArgumentId):
    """Opens a form for what a verdict needs in writing."""

    async def pressed(self, context: CaseContext) -> None:
        """Show it with what is written already."""
        draft = await _draft(context)
        await context.interaction.response.send_modal(_WRITTEN[self.what](context, draft.decision))


class DraftSelect(CaseSelect, DraftId):
    """Changes the verdict in the making by what is picked."""

    async def picked(self, context: CaseContext) -> None:
        """Keep it, and show what the verdict would do then."""
        draft, what, page, penalties = await _draft(context), self.what, 0, 0
        if what == "value":
            await context.interaction.response.send_modal(value_form(context, tuple(self.value.split("."))))
            return
        decision = draft.decision
        if what == "kind":
            decision = with_kind(decision, self.value, context.dispute, await in_effect(context))
        elif what == "penalties":
            decision, penalties = with_penalties(context, decision, self.values, self.page)
        elif what == "infraction" and self.value.startswith("+"):
            page = int(self.value[1:])
        elif what == "infraction":
            chosen = "" if self.value == "-" else self.value
            decision = replace(decision, infraction=chosen, penalties=decision.penalties if chosen else ())
        else:
            decision = with_argument(decision, what, self.value)
        draft = replace(draft, decision=decision)
        await keep(context, draft)
        await show_verdict(context, draft, page=page, penalties=penalties)


class AskSidesButton(CaseButton, AskSidesId):
    """Asks the sides to agree to going back further than a judge may alone."""

    async def pressed(self, context: CaseContext) -> None:
        """Ask them on the public card."""
        draft = await _draft(context)
        gone = await gone_from(context)
        done = await context.service.verdicts.ask_sides(context.guild, context.number, context.user, self.to, gone)
        after = context.after(granted(context, done))
        await show_verdict(after, draft, (context.words.say("verdict-asked-sides"),))
        await refresh(context.interaction.client, context.guild, context.number)


class GiveButton(CaseButton, GiveId):
    """Gives the verdict as it was previewed."""

    async def pressed(self, context: CaseContext) -> None:
        """Give it, unless it is no longer what the preview showed."""
        draft = await _draft(context)
        if digest(draft) != self.digest:
            await show_verdict(context, draft, (context.words.say("verdict-changed-since"),))
            return
        await begin(context.interaction)
        done = await _given(context, draft, self.seen)
        if isinstance(done, DeskRefused) and done.reason is DeskReason.MOVED:
            await show_verdict(context, draft, tuple(context.said.why_not(done)))
            return
        given = granted(context, done)
        await context.service.drafts.drop(context.dispute.id, context.user)
        now = await context.service.docket.get(context.guild, context.number, context.user)
        after = context if isinstance(now, DeskRefused) else context.after(now)
        lines = [*after.said.verdict(given), *map(after.said.sentence, given.sentences)]
        await show(context.interaction, card(context.words.say("verdict-given", number=context.number), lines))
        await refresh(context.interaction.client, context.guild, context.number)


async def _given(context: CaseContext, draft: Draft, seen: int | None) -> Verdict | DeskRefused:
    service, place, decision = context.service.verdicts, (context.guild, context.number, context.user), draft.decision
    match draft.answers:
        case "give":
            return await service.give(*place, decision, seen)
        case "mend":
            return await service.mend(*place, decision, seen)
        case "upheld" | "changed" | "sent-back" as outcome:
            return await service.decide_appeal(*place, outcome, decision, seen)


async def _draft(context: CaseContext) -> Draft:
    draft = await stored(context)
    if draft is None:
        raise Refusal("verdict-no-draft")
    return draft
