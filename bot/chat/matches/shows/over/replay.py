"""The replay of a match that is over: its public board as an animation and as a page, for whoever asks."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Sequence

import discord

from bot.boards.animation import thinned
from bot.boards.entry import Film, Replay
from bot.chat.base.errors import Refusal
from bot.chat.base.messages import LineRenderer
from bot.chat.matches.base.ids import ReplayId
from bot.chat.matches.base.match_context import MatchButton, MatchContext
from bot.chat.matches.shows.over.page import Scene, page_of
from bot.matches.files.course import Moment
from bot.matches.model.match import Status

MOST_SCENES = 48
"""How many boards a replay shows; chapters of a longer match are put together."""
_LINE = 1000


class ReplayButton(MatchButton, ReplayId):
    """Sends the replay of the match, in the language of who pressed it."""

    async def pressed(self, context: MatchContext) -> None:
        """Draw it, which takes some seconds, and send it to them alone.

        Raises:
            Refusal: the match is not over, or its game has no board.
        """
        match, client, say = context.position.match, context.interaction.client, context.words.say
        if match.status not in (Status.OVER, Status.ABANDONED) or not match.seq or not client.boards.has(match.game):
            raise Refusal("replay-none")
        await context.interaction.response.defer(ephemeral=True, thinking=True)
        version = match.id, match.revision, context.words.language.value
        replay = await client.boards.replays.get(version, lambda: _made(context))
        files = [discord.File(io.BytesIO(replay.gif), f"match-{match.id}.gif", description=replay.alt[:1024])]
        files += [discord.File(io.BytesIO(replay.page), f"match-{match.id}.html")] if replay.page else []
        said = say("replay-about" if replay.page else "replay-no-page", match=match.id)
        await context.interaction.followup.send(said, files=files, ephemeral=True)


async def _made(context: MatchContext) -> Replay:
    match, boards = context.position.match, context.interaction.client.boards
    chapters = in_scenes(await context.service.history.course(match.id))
    views = [moments[-1].view for moments in chapters]
    film = await asyncio.to_thread(boards.film, match.game, views, context.words)
    if film is None:
        raise Refusal("replay-none")
    page = await asyncio.to_thread(_page, context.renderer, film, chapters)
    return Replay(film.gif, film.pictures[-1].alt, page)


def in_scenes(moments: Sequence[Moment], most: int = MOST_SCENES) -> list[Sequence[Moment]]:
    """The chapters of a match put together to as many scenes as a replay shows, none of them left out."""
    ends = thinned(len(moments), most)
    return [moments[before + 1 : end + 1] for before, end in zip([-1, *ends], ends, strict=False)]


def _page(renderer: LineRenderer, film: Film, chapters: Sequence[Sequence[Moment]]) -> bytes | None:
    match, words = renderer.position.match, renderer.words
    scenes = [
        Scene(picture, _title(renderer, moments[-1]), _lines(renderer, moments))
        for picture, moments in zip(film.pictures, chapters, strict=True)
    ]
    title = words.say("status-title", game=words.game(match.game, match.game), match=match.id)
    return page_of(title, scenes, words)


def _title(renderer: LineRenderer, moment: Moment) -> str:
    match = renderer.position.match
    where = renderer.words.say("history-title", match=match.id, seq=moment.last, last=match.seq)
    return where if moment.heading is None else f"{where} · {renderer.plain(moment.heading)}"


def _lines(renderer: LineRenderer, moments: Sequence[Moment]) -> tuple[str, ...]:
    return tuple(renderer.plain(line, _LINE) for moment in moments for line in moment.lines)
