"""What the message of a match that is over offers: a check of its dice, and another match of the same kind."""

from __future__ import annotations

from msgspec.structs import replace

from bot.chat.base.messages import card, reply
from bot.chat.base.officials import refuse_excluded
from bot.chat.matches.base.match_context import MATCH, MatchButton, MatchContext
from bot.chat.matches.base.replies import refuse
from bot.chat.matches.lobby.buttons import settle_defaults
from bot.chat.matches.lobby.create import check_rights
from bot.chat.matches.table.files import verify_match
from bot.matches import verify
from bot.matches.model.match import Terms
from bot.matches.model.refusals import Reason, Refused, refused


class VerifyButton(MatchButton, template=rf"verify:{MATCH}"):
    """Checks the dice and the log of the match, as the command does."""

    async def pressed(self, context: MatchContext) -> None:
        """Tell the presser what was found."""
        await verify_match(context)


class RematchButton(MatchButton, template=rf"rematch:{MATCH}"):
    """Opens a lobby of the same kind where the match was, for who played it."""

    async def pressed(self, context: MatchContext) -> None:
        """Open it with the presser in it and the bot's players; the others sit down themselves."""
        if context.seat is None:
            await refuse(context, refused(Reason.NOT_SEATED))
            return
        await refuse_excluded(context.interaction)
        check_rights(context.interaction, thread=False)
        old, here = context.position.match, context.interaction.channel_id
        made = await context.service.lobbies.create(
            context.actor,
            guild=old.guild,
            channel=old.channel or here or 0,
            game=old.game,
            terms=_same(old.terms),
            click=context.interaction.id,
        )
        if isinstance(made, Refused):
            await refuse(context, made)
            return
        position = await settle_defaults(context.after(made))
        for _ in range(sum(seat.automated for seat in old.seats)):
            done = await context.service.lobbies.add_automated(position.match.id, context.actor)
            if isinstance(done, Refused):
                break
            position = await settle_defaults(context.after(done))
        said = context.words.say("newmatch-opened", match=position.match.id, channel=f"<#{position.match.channel}>")
        await reply(context.interaction, card(said, [context.words.say("newmatch-next")]))


def _same(terms: Terms) -> Terms:
    """The terms again, without the fingerprints of what was kept from everybody."""
    shown = {name: token for name, token in terms.options.items() if not verify.is_head(token)}
    return replace(terms, options=shown)
