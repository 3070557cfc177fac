"""What players agree on: the buttons that answer a proposal, and the confirmation of giving up."""

from __future__ import annotations

from typing import Literal

from bot.chat.matches.base.buttons import MATCH, MatchButton, Style, button
from bot.chat.matches.base.interaction import Visit
from bot.chat.matches.base.layout import card
from bot.chat.matches.base.replies import refuse, show, tell, tell_line
from bot.chat.matches.commands.orders import order
from bot.matches.model.match import ProposalKind
from bot.matches.model.position import Position
from bot.matches.model.refusals import Refused


class VoteButton(MatchButton, template=rf"v:{MATCH}:(?P<proposal>\d{{1,9}}):(?P<answer>[yn])"):
    """Agrees to a proposal, or ends it."""

    async def pressed(self, visit: Visit) -> None:
        """Answer for the presser's seat."""
        agree = self.found["answer"] == "y"
        done = await visit.service.proposals.answer(visit.match, visit.actor, int(self.found["proposal"]), agree)
        if isinstance(done, Refused):
            await refuse(visit, done)
            return
        await tell_line(visit, "talk-you-agreed" if agree else "talk-you-refused")


class SureButton(MatchButton, template=rf"sure:{MATCH}:(?P<act>concede|abandon|close)"):
    """Confirms what cannot be taken back."""

    async def pressed(self, visit: Visit) -> None:
        """Do it."""
        if self.found["act"] == "concede":
            done = await visit.service.play.concede(visit.match, visit.actor, interaction=visit.interaction.id)
        elif self.found["act"] == "close":
            done = await visit.service.lobbies.close(visit.match, visit.actor)
        else:
            await order(visit, "abandon")
            return
        if isinstance(done, Refused):
            await refuse(visit, done)
            return
        await show(visit.interaction, card(visit.words.say(f"talk-did-{self.found['act']}"), []))


async def propose(visit: Visit, kind: ProposalKind, *, seconds: int | None = None) -> None:
    """Ask the others for something, and tell whoever asked what comes of it."""
    done = await visit.service.proposals.propose(visit.match, visit.actor, kind, seconds=seconds)
    await tell_outcome(visit, done, kind)


async def tell_outcome(visit: Visit, done: Position | Refused, kind: ProposalKind) -> None:
    """Tell whether a wish waits for the others, came true at once, or was refused."""
    if isinstance(done, Refused):
        await refuse(visit, done)
        return
    waits = any(one.kind == kind for one in done.match.course.proposals)
    await tell_line(visit, "talk-proposed" if waits else "talk-done", what=visit.words.say(f"talk-{kind}"))


async def ask_whether_sure(visit: Visit, act: Literal["concede", "close"]) -> None:
    """Show a button that does what cannot be taken back."""
    sure = button(f"sure:{visit.match}:{act}", visit.words.say(f"talk-sure-{act}"), Style.danger)
    await tell(visit.interaction, card(visit.words.say(f"talk-about-{act}", match=visit.match), [], rows=[[sure]]))
