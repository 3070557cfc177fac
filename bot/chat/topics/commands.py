"""``/rules``: a topic or a step of the turn in, a private list of its rules out."""

from __future__ import annotations

import asyncio

import discord
from discord import app_commands

from bot.chat.answers import autocomplete
from bot.chat.answers.saved_questions import Kind, save
from bot.chat.base.context import Played, chosen_game, played_here, set_for_channel, words_of_person
from bot.chat.base.errors import Refusal
from bot.chat.base.text import escape, one_line
from bot.chat.base.translate import command_text
from bot.chat.bot import Bot
from bot.chat.topics.card import list_card
from bot.locales.sentences import Localizer
from rules_index import Language, Oracle, RuleList, Topic, TopicKind

_CHOICES, _LONGEST, _SHOWN, _OFFERED = 25, 100, 50, 12
_KINDS = {TopicKind.CHAPTER: "rules-chapter", TopicKind.STEP: "rules-step", TopicKind.NAME: "rules-name"}


@autocomplete.offering
async def _topics(interaction: discord.Interaction[Bot], typed: str) -> list[app_commands.Choice[str]]:
    """Chapters, steps of the turn and names that complete what is typed."""
    words = autocomplete.words_while_typing(interaction)
    usual = await set_for_channel(interaction)
    played = usual.narrowed(getattr(interaction.namespace, "game", None) or None)
    found = await asyncio.to_thread(_near, interaction.client.oracle, typed[:_LONGEST], played, words.language)
    choices: dict[str, str] = {}
    for topic in found:
        choices.setdefault(_label(topic, words), topic.id[:_LONGEST])
    return [app_commands.Choice(name=name, value=value) for name, value in choices.items()]


@app_commands.command(name=command_text("command-rules"), description=command_text("command-rules-about"))
@app_commands.rename(topic=command_text("command-rules-topic"), game=command_text("command-game"))
@app_commands.describe(topic=command_text("command-rules-topic-about"), game=command_text("command-game-about"))
@app_commands.autocomplete(topic=_topics, game=autocomplete.game_names)
async def rules(interaction: discord.Interaction[Bot], topic: str, game: str | None = None) -> None:
    """List every rule of a topic."""
    client = interaction.client
    words = await words_of_person(interaction)
    usual = await played_here(interaction)
    chosen = await chosen_game(client.oracle, game, words) if game else None
    played = usual.narrowed(chosen)
    found = await asyncio.to_thread(_listed, client.oracle, topic, played, words.language)
    if found is None:
        raise await _unknown(client.oracle, topic, played, words)
    hits = [ruling.id for ruling in found.rulings]
    asked = save(interaction, found.topic.id, Kind.LISTING, Played(found.topic.book.game), hits, words)
    await interaction.response.send_message(view=list_card(asked, found, words), ephemeral=True)


def _listed(oracle: Oracle, topic: str, played: Played, language: Language) -> RuleList | None:
    found = oracle.rules_of(topic, game=played.game, edition=played.edition, language=language)
    return found if found and found.rulings else None


def _near(oracle: Oracle, typed: str, played: Played, language: Language) -> tuple[Topic, ...]:
    return oracle.topics(typed, game=played.game, edition=played.edition, language=language, limit=_CHOICES)


async def _unknown(oracle: Oracle, typed: str, played: Played, words: Localizer) -> Refusal:
    known = await asyncio.to_thread(_near, oracle, "", played, words.language)
    titles = dict.fromkeys(escape(topic.title_in(words.language)) for topic in known)
    name = escape(one_line(typed, _SHOWN))
    if not titles:
        return Refusal("rules-none", topic=name)
    return Refusal("rules-unknown", topic=name, topics=", ".join(list(titles)[:_OFFERED]))


def _label(topic: Topic, words: Localizer) -> str:
    """A topic as it is offered: two kinds of topics may have one title."""
    kind = words.say(_KINDS[topic.kind])
    return one_line(f"{one_line(topic.title_in(words.language), 70)} · {kind}", _LONGEST)
