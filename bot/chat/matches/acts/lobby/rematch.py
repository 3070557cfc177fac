"""Another match of the same kind: whoever played takes a seat again, with what they had chosen."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui
from msgspec.structs import replace

from bot.chat.base.context import words_of_guild
from bot.chat.base.errors import Refusal
from bot.chat.base.ids.fields import Row
from bot.chat.base.messages import Style, button, card, reply
from bot.chat.base.officials import refuse_excluded
from bot.chat.matches.acts.lobby.buttons import settle_defaults
from bot.chat.matches.acts.lobby.create import by_house_rules, check_rights
from bot.chat.matches.base.ids import RematchId
from bot.chat.matches.base.match_context import MatchButton, MatchContext
from bot.chat.matches.base.replies import declined, granted
from bot.chat.matches.shows.lobby.card import made_card
from bot.chat.matches.shows.lobby.choice_card import choice_button
from bot.chat.matches.shows.lobby.choice_words import missing_of
from bot.games.values import Rejected, Seat, Unclear
from bot.matches import verify
from bot.matches.model.match import FORGOTTEN, Match, Terms
from bot.matches.model.position import Position
from bot.matches.model.refusals import Reason, Refused, refused
from bot.matches.rules.choices import choices
from bot.matches.rules.terms.needs import fitted
from bot.matches.services.lobbies import Brought


class RematchButton(MatchButton, RematchId):
    """Opens a lobby of the same kind where the match was, for who played it."""

    async def pressed(self, context: MatchContext) -> None:
        """Open it with the presser and the bot's players in it, as they were, and ask the others to sit down."""
        if context.seat is None:
            raise declined(context, refused(Reason.NOT_SEATED))
        await refuse_excluded(context.interaction)
        check_rights(context.interaction, thread=False)
        old, here = context.position.match, context.interaction.channel_id
        made = await context.service.lobbies.create(
            context.actor,
            guild=old.guild,
            channel=old.channel or here or 0,
            game=old.game,
            terms=await _beside_house_rules(
                context, _same(old.terms, context.position, 1 + sum(each.automated for each in old.seats))
            ),
            click=context.interaction.id,
        )
        position = await _as_before(context.after(granted(context, made)), old, context.seat)
        for before, seating in enumerate(old.seats):
            if seating.automated:
                done = await context.service.lobbies.add_automated(position.match.id, context.actor)
                if isinstance(done, Refused):
                    break
                position = await _as_before(context.after(done), old, before, seat=len(done.match.seats) - 1)
        own = context.after(position)
        await reply(context.interaction, made_card(context.words, position, *_missing(own)))
        await _invite(context, old, position.match)


class AgainButton(MatchButton, prefix="again"):
    """Takes a seat in the lobby of a rematch, with what the presser had chosen in the match before."""

    old: Row

    async def pressed(self, context: MatchContext) -> None:
        """Sit down; whoever did not play the match before has nothing to sit down with.

        Raises:
            Refusal: the match before is gone.
        """
        before = await context.service.position(self.old) if 0 < self.old < 2**63 else None
        here = context.position.match
        if before is None or (before.match.guild, before.match.game) != (here.guild, here.game):
            raise Refusal("match-gone")
        seat = before.match.seat_of(context.actor.user)
        if seat is None:
            raise declined(context, refused(Reason.NOT_SEATED))
        await refuse_excluded(context.interaction)
        done = granted(
            context, await context.service.lobbies.join(context.match, context.actor, click=context.interaction.id)
        )
        own = context.after(await _as_before(context.after(done), before.match, seat))
        played = own.renderer.player(own.seat) if own.seat is not None else ""
        said, missing = context.words.say("rematch-seated", match=context.match), _missing(own)
        rows = [[choice_button(context.match, None, "card", context.words.say("lobby-choices"))]] if missing else []
        await reply(context.interaction, card(said, [played, context.words.say("rematch-change"), *missing], rows=rows))


async def _as_before(context: MatchContext, old: Match, before: Seat, seat: Seat | None = None) -> Position:
    """Settle for a seat what one had before, as far as it can be had again, and the defaults for all else.

    Args:
        old: the match before; before: the seat in it.
        seat: of the game's own player; ``None`` for one's own.
    """
    position, lobbies = context.position, context.service.lobbies
    kept = await lobbies.brought(old.id, context.actor, before)
    for name, token in old.seats[before].choices.items():
        choice = next((each for each in choices(position.game, position.match) if each.name == name), None)
        held = {} if isinstance(kept, Refused) else kept
        # Of what is not kept any more there is only the fingerprint.
        if choice is None or (name not in held and verify.is_head(token)):
            continue
        taken = choice.distinct and any(each.choices.get(name) == token for each in position.match.seats)
        done: Position | Brought | Refused | Rejected | Unclear | None = None
        if choice.kind == "file":
            done = await lobbies.bring(position.match.id, context.actor, name, held[name].encode(), seat)
        elif not taken:
            done = await lobbies.choose(position.match.id, context.actor, name, held.get(name, token), seat)
        if isinstance(done, Position | Brought):
            position = done if isinstance(done, Position) else done.position
    return await settle_defaults(context.after(position))


def _missing(context: MatchContext) -> list[str]:
    """What could not be had again and is to be chosen, for whoever sits there."""
    what = "" if context.seat is None else missing_of(context.renderer, context.seat)
    return [context.words.say("rematch-missing", what=what)] if what else []


async def _invite(context: MatchContext, old: Match, lobby: Match) -> None:
    """Ask the others who played to sit down again; nobody is put into a match without a press of their own."""
    others = [each.user for each in old.seats if each.user not in (None, FORGOTTEN, context.actor.user)]
    if not others:
        return
    words = await words_of_guild(context.interaction)
    said = words.say("rematch-invites", match=lobby.id, players=", ".join(f"<@{user}>" for user in others))
    press = button(AgainButton.id_for(match=lobby.id, old=old.id), words.say("rematch-join"), Style.success)
    named = discord.AllowedMentions(
        everyone=False, roles=False, users=[discord.Object(user) for user in others if user]
    )
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay[Any](said))
    view.add_item(ui.ActionRow(press))
    view.stop()
    await context.interaction.followup.send(view=view, allowed_mentions=named)


async def _beside_house_rules(context: MatchContext, terms: Terms) -> Terms:
    """The terms as they were, beside the house rules that are in force now."""
    match = context.position.match
    now = await by_house_rules(context.interaction.client, match.guild, match.game, terms)
    return replace(terms, house=now.house)


def _same(terms: Terms, played: Position, taken: int) -> Terms:
    """The terms again, without the fingerprints of what was kept from everybody, and as the game has them now.

    Where a group plays together there are free seats, however few there were, for more than so many that are taken.
    """
    way = played.variant
    shown = {name: token for name, token in terms.options.items() if not verify.is_head(token)}
    places = way.usual_seats if way.together and terms.places <= taken else terms.places
    return fitted(played.game, way, replace(terms, options=shown, places=places, house=()))
