"""Answering a question about the match of a channel: privately from the asker's view, or for all from a spectator's."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import discord
from discord import ui

from bot.chat.answers.saved_questions import Kind, recall, rule_link, save
from bot.chat.base.asking.asker import Asker, Heard
from bot.chat.base.context import Played, match_here, oracle_of, words_of_person
from bot.chat.base.errors import Refusal
from bot.chat.base.messages import LineRenderer, Style, button, card, reply
from bot.chat.bot import Bot
from bot.chat.matches.acts.asked.reading import Asked, read
from bot.chat.matches.acts.asked.telling import Referee, Told, links
from bot.chat.matches.base.ids import AsISeeId, PlayId
from bot.chat.matches.base.match_context import MatchButton, MatchContext, actor_of
from bot.locales.sentences import Localizer
from bot.matches.model.match import Status
from bot.matches.model.position import Position
from bot.matches.model.refusals import Refused, RefusedCommand
from rules_index import IndexProblem, Ruling


def load(client: Bot) -> None:
    """Let the client ask the referee."""
    client.referee = answer


async def answer(asker: Asker, question: str) -> bool:
    """Answer a question about the match that is played here; whether it was one that the match can answer."""
    asked = read(question)
    position = None if asked is None else await match_here(asker)
    if asked is None or position is None or position.match.status is not Status.PLAYING or position.state is None:
        return False
    words = await words_of_person(asker)
    client, seat = asker.client, position.match.seat_of(asker.user.id)
    renderer = LineRenderer(words, position, client.names.of(asker.guild_id))
    refused = () if isinstance(asker, Heard) else await _refused(asker, position)
    told = Referee(position, renderer, seat, open_to_all=isinstance(asker, Heard), refused=refused).answer(asked)
    if told is None:
        return False
    row = await _row(asker, told, words)
    if isinstance(asker, Heard):
        if told.seen:
            played = Played(position.match.game)
            number = save(asker, question, Kind.QUESTION, played, [], words, number=asker.id)
            press = AsISeeId.id_for(match=position.match.id, asked=number)
            row = [button(press, words.say("asked-as-i-see"), Style.primary), *row]
    elif any(wait.seat == seat for wait in position.match.course.waits):
        row = [button(PlayId.id_for(match=position.match.id), words.say("status-play"), Style.success), *row]
    await reply(asker, _card(position, told, row, words))
    return True


class AsISeeButton(MatchButton, AsISeeId):
    """Answers the presser alone, from what they may know themselves."""

    async def pressed(self, context: MatchContext) -> None:
        """Answer the question as if the presser had asked it."""
        client = context.interaction.client
        saved = client.unwritten.find(self.asked) or await recall(client.database, self.asked)
        asked: Asked | None = None if saved is None else read(saved.question)
        if asked is None or context.position.state is None or context.position.match.status is not Status.PLAYING:
            raise Refusal("stale-question", command=context.words.say("command-rule"))
        refused = await _refused(context.interaction, context.position)
        told = Referee(context.position, context.renderer, context.seat, refused=refused).answer(asked)
        if told is None:
            raise Refusal("stale-question", command=context.words.say("command-rule"))
        row = await _row(context.interaction, told, context.words)
        await reply(context.interaction, _card(context.position, told, row, context.words))


async def _refused(interaction: discord.Interaction[Bot], position: Position) -> tuple[RefusedCommand, ...]:
    """The latest refusals of the person in the match, the newest first."""
    seat = position.match.seat_of(interaction.user.id)
    if seat is None:
        return ()
    service = interaction.client.matches.disputes
    found = await service.refused_commands(position.match.id, await actor_of(interaction), seat)
    return () if isinstance(found, Refused) else found


async def _row(asker: Asker, told: Told, words: Localizer) -> list[ui.Item[Any]]:
    """Buttons that open the rules an answer cites."""
    row: list[ui.Item[Any]] = []
    for rule in links(told):
        found: Ruling | None = None
        # The referee answers while the rules are prepared, too.
        with suppress(IndexProblem):
            found = (await oracle_of(asker, words.language)).ruling(rule)
        row.append(rule_link(rule, words.say("match-open-rule", rule=(found.number or found.title) if found else rule)))
    return row


def _card(position: Position, told: Told, row: list[ui.Item[Any]], words: Localizer) -> ui.LayoutView:
    title = words.say("asked-title", match=position.match.id)
    return card(title, [told.first, *told.lines], rows=[row])
