"""The setting of the lobby by which matches play a house rule: picked on its draft, its value given in a form."""

from __future__ import annotations

from functools import partial

import discord

from bot.chat.base.context import words_of_person
from bot.chat.base.errors import NotGranted, Refusal
from bot.chat.base.forms import Form, choice_field, field, form
from bot.chat.base.id_items import IdButton, IdSelect
from bot.chat.base.officials import official_of
from bot.chat.base.text import escape, one_line
from bot.chat.bot import Bot
from bot.chat.disputes.acts.precedents import show_precedent
from bot.chat.disputes.base.ids import HouseSettingId, HouseValueAgainId, HouseValueId
from bot.chat.disputes.base.replies import granted, show_refused
from bot.chat.disputes.shows.precedent_card import NO_SETTING, value_words
from bot.disputes.model.precedents import Plays, PrecedentKind
from bot.disputes.model.refusals import DeskReason, refused
from bot.matches.rules.terms.house import Setting, settings

_VALUE = "value"
_LONGEST = 20


class HouseSettingSelect(IdSelect, HouseSettingId):
    """Picks what of the lobby a house rule sets."""

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Ask for its value, or let matches play the printed rule."""
        if self.value == NO_SETTING:
            await _play(interaction, self.number, None)
        else:
            await _ask(interaction, self.number, self.value)


class HouseValueAgainButton(IdButton, HouseValueAgainId):
    """Opens the form for a value that was refused."""

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Show it."""
        await _ask(interaction, self.number, self.setting)


class HouseValueForm(Form, HouseValueId, prefix="dphf"):
    """Gives the setting its value."""

    async def submitted(self, interaction: discord.Interaction[Bot]) -> None:
        """Keep it, or say which values are possible."""
        if interaction.client.is_repeated(interaction):
            return
        words, setting = await words_of_person(interaction), await _setting(interaction, self.number, self.setting)
        token = next(iter(self.picked.get(_VALUE, ())), "") or self.filled.get(_VALUE, "").strip()
        said = setting.said(token)
        if said is None:
            refusal = refused(DeskReason.OUT_OF_RANGE, least=setting.least, most=setting.most)
            again = HouseValueAgainId.id_for(number=self.number, setting=self.setting)
            written = [one_line(token, _LONGEST)]
            raise NotGranted(refusal, partial(show_refused, interaction, words, refusal, again, written))
        await _play(interaction, self.number, Plays(setting.name, token, setting.title, said, setting.printed))


async def _ask(interaction: discord.Interaction[Bot], number: int, name: str) -> None:
    words, setting = await words_of_person(interaction), await _setting(interaction, number, name)
    title = words.say(setting.title.key)
    if setting.tokens:
        options = [
            discord.SelectOption(label=one_line(value_words(line, words), 100), value=token)
            for token, line in setting.tokens.items()
        ]
        asked = choice_field(_VALUE, title, words.say("house-value-pick"), options)
    else:
        printed = ", ".join(value_words(line, words) for line in setting.printed)
        about = words.say("house-value-number", least=setting.least, most=setting.most, printed=printed)
        asked = field(_VALUE, title, about, _LONGEST, lines=False)
    opens = HouseValueForm.id_for(number=number, setting=name)
    await interaction.response.send_modal(form(opens, words.say("house-value-title", name=f"H-{number}"), asked))


async def _setting(interaction: discord.Interaction[Bot], number: int, name: str) -> Setting:
    """A setting of the game that a house rule is about.

    Raises:
        Refusal: the game knows no such setting; it says so by its name.
    """
    service, games = interaction.client.disputes.precedents, interaction.client.matches.games
    found = granted(interaction, await service.get(interaction.guild_id or 0, PrecedentKind.HOUSE_RULE, number))
    known = settings(games.game(found.game), found.edition) if found.game in games else {}
    if name not in known:
        raise Refusal("precedent-plays-unknown", setting=escape(name))
    return known[name]


async def _play(interaction: discord.Interaction[Bot], number: int, plays: Plays | None) -> None:
    words, user = await words_of_person(interaction), await official_of(interaction)
    service = interaction.client.disputes.precedents
    granted(interaction, await service.play(interaction.guild_id or 0, user, number, plays))
    await show_precedent(interaction, PrecedentKind.HOUSE_RULE, number, (words.say("precedent-done"),))
