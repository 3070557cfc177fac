"""Orders of judges and admins, ``/rewind`` among them: a form asks for the reason, and submitting it gives them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Literal, TypeAlias

import discord

from bot.chat.base.commands.declaring import Place, command
from bot.chat.base.forms import Form, field, form
from bot.chat.base.ids.fields import Entry
from bot.chat.base.messages import card, update
from bot.chat.bot import Bot
from bot.chat.matches.acts.table.order_previews import PREVIEWED, show_preview
from bot.chat.matches.base.ids import MatchId
from bot.chat.matches.base.match_context import MatchContext, context_named_or_here, context_of
from bot.chat.matches.base.replies import declined, granted
from bot.chat.matches.shows.table.status_card import held_lines
from bot.matches.model.match import Status
from bot.matches.model.position import Position
from bot.matches.model.refusals import Reason, Refused, refused
from bot.matches.rules.clock.pauses import no_extension
from bot.matches.rules.permissions import LONGEST_REASON, no_order

Act: TypeAlias = Literal["rewind", "reopen", "pause", "resume", "extend", "abandon", "leave", "game"]
_Give: TypeAlias = Callable[[MatchContext, int, str], Awaitable[Position | Refused]]

_HOUR = 3600
_WHY = "why"

_GIVE: dict[str, _Give] = {
    "pause": lambda here, _, why: here.service.orders.pause(here.match, here.actor, reason=why),
    "resume": lambda here, _, why: here.service.orders.resume(here.match, here.actor, reason=why),
    "extend": lambda here, hours, why: here.service.orders.extend(here.match, here.actor, hours * _HOUR, reason=why),
    "abandon": lambda here, _, why: here.service.orders.abandon(here.match, here.actor, reason=why),
    "leave": lambda here, seat, why: here.service.seats.vacate(here.match, here.actor, seat, reason=why),
    "game": lambda here, seat, why: here.service.seats.hand_to_game(here.match, here.actor, seat, reason=why),
}


class OrderForm(Form, MatchId, prefix="order"):
    """Gives an order for the reason that was filled in; one that goes back is previewed first."""

    act: Act
    argument: Entry

    async def submitted(self, interaction: discord.Interaction[Bot]) -> None:
        """Reload the match and give the order, if the person may."""
        if interaction.client.is_repeated(interaction):
            return
        here = await context_of(interaction, self.match)
        act, argument = self.act, self.argument
        if act in PREVIEWED:
            await show_preview(here, act, argument, self.filled.get(_WHY, ""))
            return
        done = granted(here, await _GIVE[act](here, argument, self.filled.get(_WHY, "")))
        await update(interaction, _order_given(here.after(done), act))


@command("rewind", place=Place.SERVERS, judges=True)
async def rewind(interaction: discord.Interaction[Bot], entry: int, number: int | None = None) -> None:
    """Go back to any entry of a match, and open one again that has ended."""
    here = await context_named_or_here(interaction, number)
    over = here.position.match.status in (Status.OVER, Status.ABANDONED)
    await order(here, "reopen" if over else "rewind", entry)


async def order(here: MatchContext, act: Act, argument: int = 0) -> None:
    """Ask a person who may give an order for their reason; tell others why they may not.

    Args:
        argument: the entry to go back to, the hours to give, or the seat that it is about.
    """
    problem = _known_refusal(here, act, argument)
    if problem is not None:
        raise declined(here, problem)
    say = here.words.say
    number = argument + 1 if act in ("leave", "game") else argument
    title = say(f"order-{act}", match=here.match, number=number)
    why = field(_WHY, say("order-why"), say("order-why-about"), LONGEST_REASON)
    opens = OrderForm.id_for(match=here.match, act=act, argument=argument)
    await here.interaction.response.send_modal(form(opens, title, why))


def _order_given(here: MatchContext, act: str) -> discord.ui.LayoutView:
    """What came of an order."""
    say = here.words.say
    held = held_lines(here.renderer) if act == "resume" else []
    return card(say("talk-let-go" if held else "order-done"), held)


def _known_refusal(here: MatchContext, act: Act, argument: int) -> Refused | None:
    """A refusal that is certain before a reason has been written."""
    match = here.position.match
    ended = match.status in (Status.OVER, Status.ABANDONED)
    if not ended if act == "reopen" else match.status is not Status.PLAYING:
        return refused(Reason.NOT_ENDED if act == "reopen" else Reason.NOT_PLAYING)
    problem = no_order(here.position, here.actor, agreeable=act != "reopen")
    if problem is not None:
        return problem
    if act in ("rewind", "reopen") and not 1 <= argument < match.seq:
        return refused(Reason.NO_ENTRY, last=match.seq)
    return no_extension(match, argument * _HOUR) if act == "extend" else None
