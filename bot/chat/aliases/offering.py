"""Asking a judge who said which rule answers what the words of the question mean that the rulebook lacks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from typing import Annotated, Literal

import discord
from discord import ui

from bot.chat.base.context import oracle_of
from bot.chat.base.ids.fields import Game
from bot.chat.base.ids.id import Id, Pattern
from bot.chat.base.messages import Style, button, card, reply
from bot.chat.base.text import escape, one_line
from bot.chat.bot import Bot
from bot.locales.sentences import Localizer
from rules_index import IndexProblem, Lacking, Language, Oracle

MOST = 2
"""Words that are asked about, each in a message of its own."""
TITLE = 100


class AliasId(Id, prefix="alias"):
    """An answer to what a word of players means in an edition: what was proposed, something else, or nothing."""

    act: Literal["yes", "other", "no"]
    edition: Game
    language: Language
    word: Annotated[str, Pattern("[^:]{1,40}")]
    means: Annotated[str, Pattern("[^:]{1,60}")]


async def offer_words(interaction: discord.Interaction[Bot], question: str, ref: str, words: Localizer) -> None:
    """Ask the judge who acts about each word of a question that the book of its answer has nothing for.

    Args:
        ref: the id of the ruling that answers, as they said.
    """
    oracle = await oracle_of(interaction, words.language)
    found: tuple[Lacking, ...] = ()
    with suppress(IndexProblem):
        found = await interaction.client.answering.of(oracle, _lacking, question, ref)
    for each in found[:MOST]:
        # A word or a key may be too long for the id of a button.
        with suppress(ValueError):
            await reply(interaction, offer_card(each, words))


def load(client: Bot) -> None:
    """Let features that ask for the right answer offer this."""
    client.offer_words = offer_words


def offer_card(lacking: Lacking, words: Localizer) -> ui.LayoutView:
    """The question to a judge.

    Raises:
        ValueError: the words are too long for the ids of buttons.
    """
    means, *others = lacking.meant
    carried = {"edition": lacking.edition, "language": lacking.language, "word": lacking.word, "means": means}
    asked = words.say(
        "alias-ask",
        word=escape(lacking.word),
        means=escape(means),
        book=escape(one_line(lacking.book.title, TITLE)),
    )
    row: list[ui.Item[ui.LayoutView]] = [
        button(AliasId.id_for(act="yes", **carried), words.say("alias-yes"), Style.success),
        *_rather(carried, others, words),
        button(AliasId.id_for(act="other", **carried), words.say("alias-other")),
        button(AliasId.id_for(act="no", **carried), words.say("alias-no")),
    ]
    return card(words.say("alias-offer"), [asked], rows=[row])


def _rather(carried: Mapping[str, str], others: Iterable[str], words: Localizer) -> Iterator[ui.Item[ui.LayoutView]]:
    """A button for each further word that may be meant, as far as it fits into the id of one."""
    for means in others:
        with suppress(ValueError):
            shown = AliasId.id_for(**{**carried, "act": "yes", "means": means})
            yield button(shown, words.say("alias-rather", means=means))


def _lacking(oracle: Oracle, question: str, ref: str) -> tuple[Lacking, ...]:
    return oracle.lacking(question, ref)
