"""``/rules``: a topic or a step of the turn in, a private list of its rules out."""

from __future__ import annotations

import asyncio
from typing import Annotated

import discord
from discord import app_commands, ui

from bot.chat.answers import autocomplete
from bot.chat.answers.edition_line import rivals
from bot.chat.answers.edition_question import edition_question
from bot.chat.answers.editions import decided, usual_edition
from bot.chat.answers.saved_questions import Kind, save
from bot.chat.base.commands.declaring import command
from bot.chat.base.commands.options import Suggest
from bot.chat.base.context import Played, Why, chosen_edition, words_of_person
from bot.chat.base.errors import Refusal
from bot.chat.base.messages import reply
from bot.chat.base.text import escape, one_line
from bot.chat.bot import Bot
from bot.chat.topics.buttons import listed, saved_list
from bot.locales.sentences import Localizer
from rules_index import Language, Oracle, RuleList, Topic, TopicKind

_CHOICES, _LONGEST, _SHOWN, _OFFERED = 25, 100, 50, 12
_KINDS = {TopicKind.CHAPTER: "rules-chapter", TopicKind.STEP: "rules-step", TopicKind.NAME: "rules-name"}


@autocomplete.offering
async def _topics(interaction: discord.Interaction[Bot], typed: str) -> list[app_commands.Choice[str]]:
    """Chapters, steps of the turn and names that complete what is typed."""
    words = autocomplete.words_while_typing(interaction)
    played = await autocomplete.typed_for(interaction)
    found = await asyncio.to_thread(
        _near, interaction.client.oracle_in(interaction.guild_id), typed[:_LONGEST], played, words.language
    )
    choices: dict[str, str] = {}
    for topic in found:
        choices.setdefault(_label(topic, words), topic.id[:_LONGEST])
    return [app_commands.Choice(name=name, value=value) for name, value in choices.items()]


@command("rules")
async def rules(
    interaction: discord.Interaction[Bot],
    topic: Annotated[str, Suggest(_topics)],
    game: autocomplete.EditionOption = None,
) -> None:
    """List every rule of a topic."""
    words, played, found = await _asked(interaction, topic, game)
    if found is None:
        raise await _unknown(interaction.client.oracle_in(interaction.guild_id), topic, played, words)
    await reply(interaction, await _card(interaction, topic, found, played, words))


async def list_rules(interaction: discord.Interaction[Bot], topic: str, game: str | None) -> bool:
    """List every rule of a topic that a question is about; ``False`` where there is none."""
    words, played, found = await _asked(interaction, topic, game)
    if found is None:
        return False
    await reply(interaction, await _card(interaction, topic, found, played, words))
    return True


def load(client: Bot) -> None:
    """Let other features list rules."""
    client.list_rules = list_rules


async def _asked(
    interaction: discord.Interaction[Bot], topic: str, game: str | None
) -> tuple[Localizer, Played, RuleList | None]:
    """The person's sentences, what is played, and the rules of a topic in it; ``None`` for no topic there."""
    client = interaction.client
    words = await words_of_person(interaction)
    chosen = edition = None
    if game:
        chosen, edition = await chosen_edition(client.oracle_in(interaction.guild_id), game, words)
    played = await usual_edition(interaction, edition or chosen, words.language)
    found = await asyncio.to_thread(listed, client.oracle_in(interaction.guild_id), topic, played, words.language)
    if found is None:
        # An id names the topic of one book outright, whichever is played.
        found = await asyncio.to_thread(
            listed, client.oracle_in(interaction.guild_id), topic, Played(played.game), words.language
        )
        if found is not None and found.topic.id != client.oracle.stripped(topic):
            found = None
    return words, played, found


async def _card(
    interaction: discord.Interaction[Bot], topic: str, found: RuleList, played: Played, words: Localizer
) -> ui.LayoutView:
    """The list, or the question which edition's is meant."""
    oracle, game = interaction.client.oracle_in(interaction.guild_id), found.topic.book.game
    books = await asyncio.to_thread(lambda: oracle.books)
    printed = rivals(books, game)
    if not printed or found.topic.id == oracle.stripped(topic):
        return saved_list(interaction, found, Why.RULE if printed else None, books, words)
    if played.edition is None:
        # Only the topic told the game, so only now its edition can be decided.
        played = await decided(interaction, Played(game), game, words.language, topic)
    if played.edition is None:
        asked = save(interaction, topic, Kind.LISTING, Played(game, why=Why.OPEN), [], words)
        return edition_question(Kind.LISTING, asked, printed, words)
    if found.topic.book.key != played.edition:
        again = await asyncio.to_thread(listed, oracle, topic, played, words.language)
        found = again or found
    return saved_list(interaction, found, played.why, books, words)


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
