"""A first match: what can be played, offered to who says nothing more, and the press that opens it and begins."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.chat.answers.first_match import FirstMatchId, first_button, first_lines, first_matches
from bot.chat.base.context import played_here, words_of_person
from bot.chat.base.errors import Refusal
from bot.chat.base.granted import granted
from bot.chat.base.id_items import IdButton
from bot.chat.base.messages import GAP, LineRenderer, button, card, reply
from bot.chat.bot import Bot
from bot.chat.matches.acts.lobby.create import Wanted, create_lobby, open_lobby
from bot.chat.matches.base.lobby_ids import NewLobbyId
from bot.chat.matches.base.terms import pack_line
from bot.locales.sentences import Localizer
from bot.matches.model.refusals import Reason, refused


class FirstMatchButton(IdButton, FirstMatchId):
    """Opens a first match of a game where it is pressed, and begins it."""

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Open it with the presser in the first seat.

        Raises:
            Refusal: the game has no first match any more, or none can be opened here; nothing was opened.
        """
        games = interaction.client.matches.games
        first = games.game(self.game).first if self.game in games else None
        if first is None or interaction.guild_id is None:
            raise Refusal("error-stale-button" if interaction.guild_id else "help-server-only")
        wanted = Wanted(self.game, first.variant, first.seats)
        context = await create_lobby(interaction, wanted, first=True)
        begun = granted(await context.service.lobbies.begin_first(context.match, context.actor))
        words = context.words
        begins = words.say("first-begins", channel=f"<#{begun.match.channel}>", button=words.say("status-play"))
        title = words.say("first-title", game=words.game(self.game, self.game))
        own = [rule.rule for rule in begun.match.terms.house if rule.name in first.options]
        departs = [words.say("first-house-rules", names=", ".join(own))] if own else []
        values = pack_line(LineRenderer(words, begun))
        await reply(interaction, card(title, [begins, words.say(f"first-goal-{self.game}"), *departs, values]))


class NewLobbyButton(IdButton, NewLobbyId):
    """Opens a lobby of a game, everything about it left to be chosen."""

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Open it."""
        await open_lobby(interaction, Wanted(self.game))


async def offer_matches(interaction: discord.Interaction[Bot]) -> None:
    """Offer a first match or a lobby of the channel's game, or of each game, to the person alone.

    A game without a first match has only its lobby.

    Raises:
        Refusal: there is a match in the channel already.
    """
    if await interaction.client.matches.live_in(interaction.channel_id) is not None:
        granted(refused(Reason.CHANNEL_TAKEN))
    played = (await played_here(interaction)).game
    games = first_matches(interaction.client, played)
    if games:
        await reply(interaction, _offer_card(await words_of_person(interaction), games))
    else:
        await open_lobby(interaction, Wanted())


def _offer_card(words: Localizer, games: tuple[str, ...]) -> ui.LayoutView:
    rows: list[list[ui.Item[Any]]] = [
        [first_button(words, key), button(NewLobbyId.id_for(game=key), _lobby_label(words, key))] for key in games
    ]
    texts = [*first_lines(words, games), GAP, words.say("first-or-lobby")]
    return card(words.say("first-offer-title"), texts, rows=rows)


def _lobby_label(words: Localizer, game: str) -> str:
    return words.say("help-open", game=words.game(game, game))[:80]
