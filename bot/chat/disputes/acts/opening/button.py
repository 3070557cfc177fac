"""The button that disputes a match, one of its entries or a refusal; whatever shows a match may have it."""

from __future__ import annotations

import discord

from bot.chat.base.context import words_of_person
from bot.chat.base.errors import Refusal
from bot.chat.base.id_items import IdButton
from bot.chat.base.ids.shared import DisputeId
from bot.chat.base.messages import LineRenderer
from bot.chat.base.officials import official_of
from bot.chat.bot import Bot
from bot.chat.disputes.acts.opening.forms import match_form
from bot.chat.disputes.base.titles import titles_of
from bot.locales.sentences import Localizer
from bot.matches.model.position import Position
from bot.matches.model.refusals import Refused, RefusedCommand, about, undone


class DisputeButton(IdButton, DisputeId):
    """Opens the form, with the entry (``e``) or the refused command (``r``) filled in."""

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Show the form to a player of the match.

        Raises:
            Refusal: there is no such match here, or they do not play in it.
        """
        if interaction.client.is_repeated(interaction):
            return
        user = await official_of(interaction)
        match, which = self.match, int(self.about[1:] or 0)
        position = await interaction.client.matches.position(match)
        if position is None or position.match.guild != interaction.guild_id:
            raise Refusal("match-gone")
        seat = position.match.seat_of(user.user)
        if seat is None:
            raise Refusal("dispute-refused-not-a-player")
        words = await words_of_person(interaction)
        entry, view = (which if self.about.startswith("e") else None), ""
        if self.about.startswith("r"):
            commands = await interaction.client.matches.disputes.refused_commands(match, user.actor, seat)
            found = () if isinstance(commands, Refused) else commands
            command = next((each for each in found if each.number == which), None)
            if command is not None:
                entry, view = about(command), await _told(interaction, words, position, command)
        await interaction.response.send_modal(match_form(words, match, entry, view))


async def _told(
    interaction: discord.Interaction[Bot], words: Localizer, position: Position, command: RefusedCommand
) -> str:
    """The refusal of a seat and its reason, as the beginning of its view."""
    renderer = LineRenderer(words, position)
    why = " ".join(renderer.plain(line, 300) for line in command.said)
    taken_back = undone(command)
    if taken_back is not None:
        return words.say("dispute-tried-undo", entry=taken_back, why=why)
    titles = await titles_of(interaction.client, interaction.guild_id or 0, command.rules, words.language)
    rules = "; ".join(titles.get(rule, rule) for rule in command.rules)
    # The command itself names hidden things as the game does; judges read it at their desk.
    return words.say("dispute-tried", entry=command.seq, why=why, rules=rules or "–")
