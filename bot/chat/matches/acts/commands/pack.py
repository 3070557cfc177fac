"""``/file pack``: the component pack that a server's new matches of a game are played with."""

from __future__ import annotations

import io
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated

import discord
from discord import app_commands

from bot.chat.base.commands.declaring import command
from bot.chat.base.commands.options import Suggest
from bot.chat.base.context import usual_game, words_of_person
from bot.chat.base.errors import Refusal
from bot.chat.base.messages import GameWords, card, cut, reply
from bot.chat.base.text import escape, one_line
from bot.chat.bot import Bot
from bot.chat.matches.acts.table.agreements import show_kept
from bot.chat.matches.base.options import game_of, suggest_games
from bot.games.contract import AnyGame
from bot.games.packs.archive import LARGEST, MEGABYTE, is_zip
from bot.games.packs.problems import PackProblem, Problem
from bot.games.packs.saying import line_of
from bot.games.registry import AnyForm
from bot.locales.lines import put
from bot.locales.sentences import Localizer
from bot.matches.model.refusals import Refused

_SHORT = 12
_SHOWN = 10
_LONGEST_NAME = 60


class Deed(StrEnum):
    """What can be done with a pack."""

    SHOW = "show"
    SET = "set"
    CHECK = "check"
    EXPORT = "export"
    OWN = "own"
    KEPT = "kept"


@dataclass(frozen=True)
class _Wish:
    """Who asks for what: the game, and the file that was brought."""

    interaction: discord.Interaction[Bot]
    words: Localizer
    game: str
    form: AnyForm
    file: discord.Attachment | None

    @property
    def client(self) -> Bot:
        return self.interaction.client

    @property
    def guild(self) -> int:
        return self.interaction.guild_id or 0

    def report(self, game: AnyGame) -> tuple[str, ...]:
        """What the game says of a pack."""
        return tuple(GameWords(self.words, game).markdown(line) for line in game.pack_report)

    async def answer(self, *sentences: str) -> None:
        title = self.words.say("pack-title", game=escape(self.words.game(self.game, self.game)))
        await reply(self.interaction, card(title, sentences))


@command("file", "pack")
async def pack(
    interaction: discord.Interaction[Bot],
    deed: Deed | None = None,
    file: discord.Attachment | None = None,
    game: Annotated[str | None, Suggest(suggest_games)] = None,
) -> None:
    """Show, set, check, export or unset the pack of this server."""
    words = await words_of_person(interaction)
    wanted = deed or (Deed.SHOW if file is None else Deed.SET)
    if wanted is not Deed.SHOW and not interaction.permissions.manage_guild:
        raise app_commands.MissingPermissions(["manage_guild"])
    if (file is not None) != (wanted in (Deed.SET, Deed.CHECK)):
        raise Refusal("pack-no-file" if file is None else "pack-file-unneeded")
    key = _game(interaction.client, game, await usual_game(interaction), words)
    form = interaction.client.matches.games.form(key)
    if form is None:
        raise Refusal("pack-none", game=escape(words.game(key, key)))
    await _DEEDS[wanted](_Wish(interaction, words, key, form, file))


def _game(client: Bot, typed: str | None, usual: str | None, words: Localizer) -> str:
    """The game that was typed; else the channel's, if it has packs; else the only one that has."""
    games = client.matches.games
    having = [key for key in games if games.form(key)]
    if typed:
        return game_of(games, typed, words)
    return game_of(having, usual if usual in having else None, words)


async def _show(wish: _Wish) -> None:
    say = wish.words.say
    chosen = await wish.client.matches.packs.chosen(wish.guild, wish.game)
    now = say("pack-chosen", pack=chosen[:_SHORT]) if chosen else _own(wish)
    report = wish.report(await wish.client.matches.packs.game(wish.guild, wish.game)) if chosen else ()
    await wish.answer(now, *report, say("pack-about"), say("pack-how", megabytes=LARGEST // MEGABYTE))


def _own(wish: _Wish) -> str:
    """What a game plays with that brings its own components; some have a word of their own on them."""
    sentence = f"pack-standin-{wish.game}"
    said = wish.words.say(sentence)
    return wish.words.say("pack-own") if said == sentence else said


async def _set(wish: _Wish) -> None:
    content = await _brought(wish)
    try:
        done = await wish.client.matches.packs.bring(wish.guild, wish.game, content)
    except PackProblem as problem:
        await _list(wish, problem)
        return
    if isinstance(done, Refused) or done is None:
        raise Refusal("newmatch-no-games")
    await wish.client.matches.packs.drop_unused()
    report = wish.report(await wish.client.matches.packs.game(wish.guild, wish.game))
    await wish.answer(wish.words.say("pack-set", pack=done[:_SHORT]), *report, wish.words.say("pack-about"))


async def _check(wish: _Wish) -> None:
    content = await _brought(wish)
    try:
        done = await wish.client.matches.packs.check(wish.game, content)
    except PackProblem as problem:
        await _list(wish, problem)
        return
    if isinstance(done, Refused):
        raise Refusal("newmatch-no-games")
    await wish.answer(wish.words.say("pack-right"), *wish.report(done))


async def _export(wish: _Wish) -> None:
    await wish.interaction.response.defer(ephemeral=True, thinking=True)
    chosen = await wish.client.matches.packs.chosen(wish.guild, wish.game)
    content = await wish.client.matches.packs.content(chosen) if chosen else None
    if chosen is None or content is None:
        content, name, said = wish.form.own(), wish.game, wish.words.say("pack-export-own")
    else:
        name, said = f"{wish.game}-{chosen[:_SHORT]}", wish.words.say("pack-export", pack=chosen[:_SHORT])
    files = [_file(name, content)]
    if wish.form.blank is not None:
        files.append(_file(f"{wish.game}-box", wish.form.blank()))
        more = f"pack-blank-{wish.game}"
        about = [wish.words.say("pack-export-blank"), *([wish.words.say(more)] if more in wish.words else [])]
        said = "\n".join((said, " ".join(about)))
    await wish.interaction.followup.send(said, files=files, ephemeral=True)


def _file(name: str, content: bytes) -> discord.File:
    return discord.File(io.BytesIO(content), f"{name}.{'zip' if is_zip(content) else 'toml'}")


async def _unset(wish: _Wish) -> None:
    left = await wish.client.matches.packs.bring(wish.guild, wish.game, None)
    await wish.client.matches.packs.drop_unused()
    stays = [wish.words.say("pack-kept-stays")] if isinstance(left, str) else []
    await wish.answer(wish.words.say("pack-unset"), *stays, wish.words.say("pack-about"))


async def _kept(wish: _Wish) -> None:
    await show_kept(wish.interaction, wish.words, wish.game)


_DEEDS: dict[Deed, Callable[[_Wish], Awaitable[None]]] = {
    Deed.SHOW: _show,
    Deed.SET: _set,
    Deed.CHECK: _check,
    Deed.EXPORT: _export,
    Deed.OWN: _unset,
    Deed.KEPT: _kept,
}


async def _brought(wish: _Wish) -> bytes:
    if wish.file is None:
        raise Refusal("pack-no-file")
    if wish.file.size > LARGEST:
        raise Refusal("pack-too-large", megabytes=LARGEST // MEGABYTE)
    await wish.interaction.response.defer(ephemeral=True, thinking=True)
    return await wish.file.read()


async def _list(wish: _Wish, problem: PackProblem) -> None:
    """Tell what is wrong with a file, and send along a list of everything where it is much."""
    name = one_line(wish.file.filename if wish.file else "", _LONGEST_NAME)
    found = [_line(each, name, wish.words) for each in problem.problems]
    count = len(found)
    shown = cut("\n".join(f"- {escape(each)}" for each in found[:_SHOWN]), 2500)
    await wish.answer(wish.words.say("pack-invalid", count=count), shown)
    if count > _SHOWN:
        file = discord.File(io.BytesIO("\n".join(found).encode()), "problems.txt")
        said = wish.words.say("pack-all-problems", count=count)
        await wish.interaction.followup.send(said, file=file, ephemeral=True)


def _line(problem: Problem, brought: str, words: Localizer) -> str:
    file = one_line(problem.file, _LONGEST_NAME) or brought
    said = put(line_of(problem), words.say, str, str)
    if problem.line is None:
        return words.say("pack-problem", file=file, said=said)
    return words.say("pack-problem-line", file=file, line=str(problem.line), said=said)
