"""What players agree on: the buttons that answer a proposal, and the confirmation of giving up."""

from __future__ import annotations

from typing import Literal

from bot.chat.base.messages import Style, button, card, reply, update
from bot.chat.matches.base.ids import VoteId
from bot.chat.matches.base.match_context import MatchButton, MatchContext
from bot.chat.matches.base.replies import granted, reply_line
from bot.matches.model.position import Position
from bot.matches.model.proposals import ProposalKind
from bot.matches.model.refusals import Refused


class VoteButton(MatchButton, VoteId):
    """Agrees to a proposal, or ends it."""

    async def pressed(self, context: MatchContext) -> None:
        """Answer for the presser's seat."""
        proposal, agree = self.proposal, self.answer == "y"
        granted(context, await context.service.proposals.answer(context.match, context.actor, proposal, agree))
        await reply_line(context, "talk-you-agreed" if agree else "talk-you-refused")


class SureButton(MatchButton, prefix="sure"):
    """Confirms what cannot be taken back."""

    act: Literal["concede", "abandon", "close"]

    async def pressed(self, context: MatchContext) -> None:
        """Do it."""
        act = self.act
        if act == "abandon":
            await propose(context, "abandon")
            return
        if act == "concede":
            done = await context.service.play.concede(context.match, context.actor, interaction=context.interaction.id)
        else:
            done = await context.service.lobbies.close(context.match, context.actor)
        granted(context, done)
        await update(context.interaction, card(context.words.say(f"talk-did-{act}"), []))


async def propose(context: MatchContext, kind: ProposalKind, *, seconds: int | None = None) -> None:
    """Propose something to the others, and tell the person who did what comes of it."""
    done = await context.service.proposals.propose(context.match, context.actor, kind, seconds=seconds)
    await reply_outcome(context, done, kind)


async def reply_outcome(context: MatchContext, done: Position | Refused, kind: ProposalKind) -> None:
    """Tell whether a proposal waits for the others, was carried out at once, or was refused."""
    done = granted(context, done)
    waits = any(one.kind == kind for one in done.match.course.proposals)
    await reply_line(context, "talk-proposed" if waits else "talk-done", what=context.words.say(f"talk-{kind}"))


async def ask_whether_sure(context: MatchContext, act: Literal["abandon", "concede", "close"]) -> None:
    """Show a button that does what cannot be taken back."""
    sure = button(SureButton.id_for(match=context.match, act=act), context.words.say(f"talk-sure-{act}"), Style.danger)
    await reply(
        context.interaction, card(context.words.say(f"talk-about-{act}", match=context.match), [], rows=[[sure]])
    )
