"""A command of a game's own name: what can be looked up in the channel's match, a subcommand for each thing."""

from collections.abc import Iterator
from typing import Annotated

import discord
from discord import app_commands

from bot.chat.answers.autocomplete import choices_of
from bot.chat.base.commands.declaring import Command, Place, command_for, group_of
from bot.chat.base.commands.options import Suggest
from bot.chat.base.errors import Refusal
from bot.chat.base.messages import card, reply
from bot.chat.bot import Bot
from bot.chat.matches.acts.commands.bring import send_saved
from bot.chat.matches.base.match_context import MatchContext, context_named_or_here, context_while_typing
from bot.chat.matches.base.replies import granted
from bot.chat.matches.delivers.log import parts
from bot.games.contract import AnyGame
from bot.games.lookups import Lookups, Topic
from bot.games.values import Section

_LONGEST = 100
_PAGE = 3500


def load(client: Bot) -> None:
    """Give the client the commands of its games."""
    for game, topics in client.matches.games.topics().items():
        client.tree.add_command(lookup_group(game, topics))


def lookup_group(game: str, topics: tuple[Topic, ...]) -> app_commands.Group:
    """The command of a game, with a subcommand for each topic."""
    commands = (_asking(game, topic) if topic.asks else _plain(game, topic) for topic in topics)
    return group_of(game, commands, Place.SERVERS)


def _plain(game: str, topic: Topic) -> Command:
    async def show(interaction: discord.Interaction[Bot]) -> None:
        await _show(interaction, game, topic, "")

    return command_for((game, topic.key), show)


def _asking(game: str, topic: Topic) -> Command:
    async def suggest(interaction: discord.Interaction[Bot], typed: str) -> list[app_commands.Choice[str]]:
        context = await context_while_typing(interaction)
        if context is None or context.position.match.game != game or context.position.state is None:
            return []
        names = _lookups(context.position.game).names(context.position.state, context.viewer, topic)
        return choices_of({each.token: context.renderer.plain(each.label) for each in names}, typed)

    # Annotations of this file are not put off, since this one names what is known here alone.
    async def show(
        interaction: discord.Interaction[Bot],
        name: Annotated[app_commands.Range[str, 1, _LONGEST], Suggest(suggest)],
    ) -> None:
        await _show(interaction, game, topic, name)

    return command_for((game, topic.key), show)


async def _show(interaction: discord.Interaction[Bot], game: str, topic: Topic, typed: str) -> None:
    """Show one thing of the channel's match, or of the last one that was played here, to the person alone who asked."""
    context = await context_named_or_here(interaction, None)
    position = context.position
    if position.match.game != game:
        raise Refusal("lookup-other-game", game=context.words.game(game, game))
    if position.state is None:
        raise Refusal("lookup-not-begun")
    saved = granted(context, await context.service.exports.save(context.match, context.actor) if topic.saves else b"")
    found = granted(context, _lookups(position.game).found(position.state, context.viewer, topic, typed))
    for page in parts(_text(context, found), _PAGE):
        await reply(interaction, card(context.words.say("lookup-title", match=context.match), [page]))
    if topic.saves:
        await send_saved(context, saved)


def _lookups(game: AnyGame) -> Lookups:
    if game.lookups is None:
        raise LookupError(f"{game.key} has topics to look up, and nothing to tell of them")
    return game.lookups


def _text(context: MatchContext, sections: tuple[Section, ...]) -> str:
    """Sections as text, each with its title."""
    return "\n\n".join("\n".join(_lines(context, section)) for section in sections)


def _lines(context: MatchContext, section: Section) -> Iterator[str]:
    yield f"**{context.renderer.markdown(section.title)}**"
    yield from (context.renderer.markdown(line) for line in section.lines)
