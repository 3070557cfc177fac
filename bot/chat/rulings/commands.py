"""``/rule`` and ``/term``: a question in, looked up by id or number, by its words or by title, a private card out."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated

import discord
from discord import ui

from bot.chat.answers import autocomplete
from bot.chat.answers.asking_on import follows_lines, with_ask_on
from bot.chat.answers.card import Shown, layout, ruling_card, small
from bot.chat.answers.components import MatchComponents, components_card
from bot.chat.answers.edition_question import edition_question
from bot.chat.answers.editions import decided
from bot.chat.answers.saved_questions import Kind, save
from bot.chat.answers.values import brief_lines
from bot.chat.base.asking.asker import Asker, Heard
from bot.chat.base.asking.conversations import Turn, Whose, topic_of
from bot.chat.base.commands.declaring import command
from bot.chat.base.commands.options import Suggest
from bot.chat.base.context import (
    Played,
    Why,
    chosen_edition,
    match_and_played,
    oracle_of,
    unanswerable,
    words_of_person,
)
from bot.chat.base.messages import reply
from bot.chat.base.text import escape, one_line
from bot.chat.base.waiting.crowd import Haste
from bot.chat.bot import Bot
from bot.chat.rulings.finding import Found, Look, find, find_term
from bot.chat.rulings.requests import listed, told_apart
from bot.chat.rulings.small_talk import asked_in, small_talk
from bot.chat.rulings.unruled import ROOM, Unruled
from bot.locales.sentences import Localizer
from rules_index import NamedInQuestion, Oracle, things_apart, topic_wanted

_NAME = 80
"""Letters of a book's name in the line that names two."""


@command("rule", haste=Haste.QUESTION)
async def rule(
    interaction: discord.Interaction[Bot],
    question: Annotated[str, Suggest(autocomplete.rules)],
    game: autocomplete.EditionOption = None,
) -> None:
    """Answer a question about the rules."""
    await answer(interaction, question, game)


@command("term", haste=Haste.QUESTION)
async def term(
    interaction: discord.Interaction[Bot],
    term: Annotated[str, Suggest(autocomplete.terms)],
    game: autocomplete.EditionOption = None,
) -> None:
    """Explain a term of a game."""
    await _answer(interaction, term, game, find_term)


async def answer(interaction: Asker, question: str, game: str | None, follows: Turn[Played] | None = None) -> None:
    """Answer what a person says: small talk, a question about their match, or about the rules.

    Args:
        game: the game asked about, by its key or name; else the words, the channel and what was asked before tell.
        follows: what the question follows; else what they asked here last.
    """
    talk = small_talk(question)
    referee = interaction.client.referee
    if talk is not None:
        words = await words_of_person(interaction)
        await reply(interaction, layout(ui.TextDisplay(words.say(f"talk-{talk}", command=words.say("command-rule")))))
    elif game is not None or referee is None or not await referee(interaction, question):
        await _answer(interaction, asked_in(question), game, find, follows)


def load(client: Bot) -> None:
    """Let other features ask."""
    client.ask = answer


def _games_named(oracle: Oracle, question: str) -> set[str]:
    """The games that a question names, or editions of which."""
    named = oracle.lookup(question).naming.books
    return {book.game for book in oracle.books if book.key in named}


def _whose(interaction: Asker) -> Whose:
    return Whose(interaction.guild_id, interaction.channel_id, interaction.user.id)


def _note(interaction: Asker, question: str, found: Found) -> None:
    """Remember what was asked, for the questions that follow it."""
    if found.problem is not None:
        return
    client, played = interaction.client, found.played
    if played.game is None and found.game is not None:
        played = Played(found.game)
    asked = found.rulings[0].title if found.kind is Kind.RULE else list(found.parts)[-1] if found.parts else question
    turn = Turn(topic_of(asked, found.before), played)
    client.conversations.note(_whose(interaction), turn, client.matches.clock.now())


def _count(interaction: Asker, certainty: str) -> None:
    """Count a question, unless a quick window is open: a figure would tell that somebody is asked in it."""
    if not interaction.client.matches.has_quick_window(interaction.guild_id):
        interaction.client.metrics.questions[certainty] += 1


async def _answer(
    interaction: Asker, question: str, game: str | None, look: Look, follows: Turn[Played] | None = None
) -> None:
    client = interaction.client
    words = await words_of_person(interaction)
    question = client.oracle.stripped(question) or question
    live, usual = await match_and_played(interaction)
    last = follows or client.conversations.last(_whose(interaction), client.matches.clock.now())
    before = last.topic if last is not None else ""
    if last is not None and usual.game is None and game is None:
        games_named = await client.answering.of(client.oracle_in(interaction.guild_id), _games_named, question)
        usual = usual if games_named and last.played.game not in games_named else last.played
    chosen, option = await chosen_edition(client.oracle_in(interaction.guild_id), game, words) if game else (None, None)
    if option is not None:
        usual = Played(chosen, option, usual.narrowed(chosen).variants, Why.OPTION)
    oracle = await oracle_of(interaction, words.language)
    components = None if live is None else MatchComponents(live, words)
    if components is not None and chosen not in (None, components.game):
        components = None
    whole = NamedInQuestion() if components is None else await asyncio.to_thread(components.asked, question)
    if components is not None and whole.alone:
        # Rules of other games say nothing of what this match has.
        chosen = components.game
    narrowed = usual.narrowed(chosen)
    usual = await decided(interaction, narrowed, narrowed.game, words.language, question)
    topic = topic_wanted(question)
    if topic and not isinstance(interaction, Heard) and await listed(interaction, topic, game):
        return
    if (things := things_apart(question)) and await told_apart(interaction, oracle, things, usual, words):
        return

    async def search(usual: Played) -> Found:
        return await client.answering.of(
            oracle, look, question, game=chosen, usual=usual, language=words.language, before=before
        )

    found = await search(usual)
    beside = found.beside
    if not found.kind.names_its_hits and found.played.edition is None and found.game is not None:
        # Only the answer told the game, so only now its edition can be decided.
        usual = await decided(interaction, found.played, found.game, words.language, question)
        if usual.edition is not None:
            found = await search(usual)
    found = found.with_beside(beside) if found.answered else found
    _note(interaction, question, found)
    if found.open_editions:
        _count(interaction, found.certainty)
        await _ask_edition(interaction, question, found, words)
        return
    for asked, each in (found.parts or {question: found}).items():
        _count(interaction, each.certainty)
        # What is named by its id or its title is a rule, whatever else is called so.
        if components is None or each.kind is Kind.RULE:
            named = NamedInQuestion()
        elif asked == question:
            named = whole
        else:
            named = await asyncio.to_thread(components.asked, asked)
        if components is not None and named.alone:
            await _show_components(interaction, asked, components, named, each, words)
        elif each.problem:
            raise unanswerable(each.problem, asked, words)
        else:
            await _show(interaction, asked, each, words, [] if components is None else components.brief(named.places))


async def _ask_edition(interaction: Asker, question: str, found: Found, words: Localizer) -> None:
    """Ask which of the editions that differ is played, instead of answering for one of them."""
    printed = sorted(found.open_editions, key=lambda book: book.key)
    played = Played(printed[0].game, why=Why.OPEN)
    asked = save(interaction, question, found.kind, played, [], words, found.before)
    await reply(interaction, edition_question(found.kind, asked, printed, words))


async def _show_components(
    interaction: Asker,
    question: str,
    components: MatchComponents,
    named: NamedInQuestion,
    found: Found,
    words: Localizer,
) -> None:
    """Answer with what the match's components say, above the rules that were found to pick from."""
    asked = save(interaction, question, Kind.QUESTION, found.played, [ruling.id for ruling in found.rulings], words)
    shown = Shown(asked, question, Kind.QUESTION, found.answered, len(found.rulings))
    view = components_card(shown, components, named.places, found.rulings, words)
    await reply(interaction, with_ask_on(view, asked, words))


async def _show(interaction: Asker, question: str, found: Found, words: Localizer, first: Sequence[str]) -> None:
    """Answer with what was found; each of several answers is a message of its own, with its own buttons.

    Args:
        first: lines about the components of the channel's match that the question names.
    """
    await reply(interaction, await found_card(interaction, question, found, words, first))


async def found_card(
    interaction: Asker, question: str, found: Found, words: Localizer, first: Sequence[str] = ()
) -> ui.LayoutView:
    """The card of what was found, saved for its buttons; ``first`` as for :func:`_show`."""
    hits = [ruling.id for ruling in found.rulings]
    # A button that asks again in another edition must know the game, even where the question told it.
    played = found.played if found.played.game or not found.answered else replace(found.played, game=found.game)
    asked = save(interaction, question, found.kind, played, hits, words, found.before)
    books = await asyncio.to_thread(lambda: interaction.client.oracle_in(interaction.guild_id).books)
    shown = Shown(
        asked,
        question,
        found.kind,
        found.answered,
        len(hits),
        shared=isinstance(interaction, Heard),
        certain=found.certain,
        played=played,
        books=books,
        judged=interaction.guild_id is not None,
        pictured=interaction.client.pictured_in(interaction.guild_id),
    )
    first = [*follows_lines(found.before, words), *_beside_lines(found, words), *first]
    return with_ask_on(card_of(shown, replace(found, played=played), words, first), asked, words)


def _beside_lines(found: Found, words: Localizer) -> list[str]:
    """The line that says which book answers, and which other one does as well."""
    if not found.beside or not found.answered:
        return []
    own, other = (each.book for each in (found.rulings[0], found.beside[0]))
    names = {"book": words.game(own.game, own.title), "other": words.game(other.game, other.title)}
    told = {name: escape(one_line(value, _NAME)) for name, value in names.items()}
    return [small([words.say("ruling-beside", **told, button=words.say("button-others"))])]


def card_of(shown: Shown, found: Found, words: Localizer, first: Sequence[str] = ()) -> ui.LayoutView:
    """The card of what was found for the person who asked; ``first`` as for :func:`_show`."""
    if found.answered and found.rulings and not found.from_table:
        near = found.linked
        above = list(first)
        if found.cards:
            above += brief_lines(found.cards, words, ROOM - sum(map(len, above)))
        return ruling_card(shown, found.rulings[0], near.see, words, but=near.but, above=above, over=near.over)
    known = bool(found.played.game)
    unruled = Unruled(
        shown, found.rulings, found.cards, found.from_table, found.gap, known, found.guide, first, found.leads
    )
    return unruled.card(words)
