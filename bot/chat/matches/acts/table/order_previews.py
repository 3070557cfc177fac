"""Orders that change the position: a preview of the board before and after, and a second press that gives the order."""

from __future__ import annotations

from typing import Any, Literal

import discord
import msgspec

from bot.chat.base.commands.declaring import Place, command
from bot.chat.base.errors import Refusal
from bot.chat.base.forms import Form, field, form
from bot.chat.base.ids.fields import Entry, Key
from bot.chat.base.messages import Attached, Style, attachments, button, card, picture_of, update
from bot.chat.base.officials import official_of
from bot.chat.base.previews import falls_away
from bot.chat.base.text import escape, one_line
from bot.chat.bot import Bot
from bot.chat.matches.base.ids import MatchId
from bot.chat.matches.base.match_context import MatchButton, MatchContext, context_here, context_of
from bot.chat.matches.base.paths import keep, kept
from bot.chat.matches.base.replies import declined, granted
from bot.games.values import SPECTATOR, Rejected
from bot.matches.model.match import Status
from bot.matches.model.position import Position
from bot.matches.model.previews import Preview
from bot.matches.model.refusals import Reason, Refused, refused
from bot.matches.model.remedies import Adjust, Back, Judgement
from bot.matches.rules.permissions import LONGEST_REASON, no_order

_WHY, _TEXT = "why", "text"
_LONGEST = 2000
PREVIEWED = ("rewind", "reopen")
"""Orders that go back to an entry, and say why in a form before."""


class AdjustForm(Form, MatchId, prefix="adjust"):
    """Takes what a judge sets in a position, and why."""

    async def submitted(self, interaction: discord.Interaction[Bot]) -> None:
        """Show what it would do.

        Raises:
            Refusal: it is no JSON object.
        """
        if interaction.client.is_repeated(interaction):
            return
        here = await context_of(interaction, self.match)
        await show_preview(here, "adjust", 0, self.filled.get(_WHY, ""), self.filled.get(_TEXT, ""))


class GiveOrderButton(MatchButton, prefix="og"):
    """Gives an order as it was previewed."""

    act: Literal["rewind", "reopen", "adjust"]
    to: Entry
    seen: Entry
    kept: Key

    async def pressed(self, context: MatchContext) -> None:
        """Give it, unless the match moved on since.

        Raises:
            Refusal: the reason is not kept any longer.
        """
        act, to = self.act, self.to
        written = await kept(context.interaction.client.database, self.kept)
        if written is None:
            raise Refusal("error-stale-button")
        why, text = written
        done = await self._given(context, act, to, why, text)
        if isinstance(done, Refused) and done.reason is Reason.MOVED_ON:
            await show_preview(context, act, to, why, text, context.words.say("order-moved"))
            return
        granted(context, done)
        if act == "reopen":
            said = context.words.say("talk-reopening", match=context.match, entry=to)
            await update(context.interaction, card(said, []))
        else:
            await update(context.interaction, card(context.words.say("order-done"), []))

    async def _given(
        self, context: MatchContext, act: str, to: int, why: str, text: str
    ) -> Position | Refused | Rejected:
        match, actor, seen = context.match, context.actor, self.seen
        reach = (await official_of(context.interaction)).reach
        if act == "rewind":
            return await context.service.orders.rewind(match, actor, to, reason=why, seen=seen, reach=reach)
        if act == "reopen":
            return await context.service.openings.reopen(match, actor, to, reason=why, seen=seen, reach=reach)
        return await context.service.orders.adjust(match, actor, _changes(text), reason=why, seen=seen)


@command("adjust", place=Place.SERVERS, judges=True)
async def adjust(interaction: discord.Interaction[Bot]) -> None:
    """Set parts of the position, by the names the game knows them by."""
    here = await context_here(interaction)
    problem = _no_change(here)
    if problem is not None:
        raise declined(here, problem)
    say = here.words.say
    what = field(_TEXT, say("verdict-adjust"), say("verdict-adjust-about"), _LONGEST)
    why = field(_WHY, say("order-why"), say("order-why-about"), LONGEST_REASON)
    opens = AdjustForm.id_for(match=here.match)
    await interaction.response.send_modal(form(opens, say("order-adjust", match=here.match), what, why))


async def show_preview(here: MatchContext, act: str, to: int, why: str, text: str = "", note: str = "") -> None:
    """Show what an order would do, to whoever may give it.

    Args:
        to: the entry to go back to.
        text: what is to be set, as JSON.
        note: what has just happened.
    """
    if not why.strip() or len(why) > LONGEST_REASON:
        raise declined(here, refused(Reason.NO_REASON, most=LONGEST_REASON))
    found = granted(here, await _previewed(here, act, to, why, text))
    client, say = here.interaction.client, here.words.say
    pictures = []
    for name, position in (("before.png", found.before), ("after.png", found.after)):
        picture = await picture_of(client, position, SPECTATOR, here.words)
        pictures += [] if picture is None else [Attached(name, picture.png, picture.alt)]
    digest = await keep(client.database, (why, text))
    press = GiveOrderButton.id_for(match=here.match, act=act, to=to, seen=found.before.match.seq, kept=digest)
    give = button(press, say("order-give"), Style.danger)
    title = say(f"order-{act}", match=here.match, number=to)
    lines = [note, f"> {escape(one_line(why, LONGEST_REASON))}", *falls_away(here.words, here.renderer, found)]
    view = card(title, lines, pictures=pictures, colour=discord.Colour.orange(), rows=[[give]])
    await update(here.interaction, view, attachments(pictures))


async def _previewed(here: MatchContext, act: str, to: int, why: str, text: str) -> Preview | Refused | Rejected:
    reach = (await official_of(here.interaction)).reach
    if act == "reopen":
        return await here.service.openings.preview(here.match, here.actor, to, reason=why, reach=reach)
    problem = _no_change(here)
    if problem is not None:
        return problem
    remedy = Back(to) if act == "rewind" else Adjust(_changes(text))
    by: Literal["judge", "admin"] = "judge" if here.actor.judge else "admin"
    judgement = Judgement(0, remedy, (), why, by, here.actor.user, release=False, reach=reach)
    return await here.service.disputes.preview(here.match, judgement)


def _no_change(here: MatchContext) -> Refused | None:
    if here.position.match.status is not Status.PLAYING:
        return refused(Reason.NOT_PLAYING)
    return no_order(here.position, here.actor, agreeable=True)


def _changes(text: str) -> dict[str, Any]:
    try:
        return msgspec.json.decode(text, type=dict[str, Any])
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
        raise Refusal("verdict-bad-json") from problem
