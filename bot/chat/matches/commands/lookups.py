"""A command of a game's own name: what can be looked up in the channel's match, a subcommand for each thing."""

from __future__ import annotations

from collections.abc import Iterator

import discord
from discord import app_commands

from bot.chat.answers.autocomplete import choices_of
from bot.chat.base.errors import Refusal
from bot.chat.base.messages import card, reply
from bot.chat.base.translate import command_text
from bot.chat.bot import Bot
from bot.chat.matches.base.match_context import MatchContext, context_named_or_here, context_while_typing
from bot.chat.matches.base.replies import granted
from bot.chat.matches.commands.bring import send_saved
from bot.chat.matches.delivery.log import parts
from bot.games.contract import AnyGame
from bot.games.lookups import Lookups, Topic
from bot.games.values import Section

_LONGEST = 100
_PAGE = 3500


def lookup_group(game: str, topics: tuple[Topic, ...]) -> app_commands.Group:
    """The command of a game, with a subcommand for each topic."""
    named = f"command-{game}"
    group = app_commands.Group(name=command_text(named), description=command_text(f"{named}-about"), guild_only=True)
    for topic in topics:
        group.add_command(_asking(game, topic) if topic.asks else _plain(game, topic))
    return group


def _plain(game: str, topic: Topic) -> app_commands.Command[app_commands.Group, ..., None]:
    async def show(interaction: discord.Interaction[Bot]) -> None:
        await _show(interaction, game, topic, "")

    named = f"command-{game}-{topic.key}"
    return app_commands.Command(name=command_text(named), description=command_text(f"{named}-about"), callback=show)


def _asking(game: str, topic: Topic) -> app_commands.Command[app_commands.Group, ..., None]:
    async def show(interaction: discord.Interaction[Bot], name: app_commands.Range[str, 1, _LONGEST]) -> None:
        await _show(interaction, game, topic, name)

    async def suggest(interaction: discord.Interaction[Bot], typed: str) -> list[app_commands.Choice[str]]:
        context = await context_while_typing(interaction)
        if context is None or context.position.match.game != game or context.position.state is None:
            return []
        names = _lookups(context.position.game).names(context.position.state, context.viewer, topic)
        return choices_of({each.token: context.renderer.plain(each.label) for each in names}, typed)

    named = f"command-{game}-{topic.key}"
    command: app_commands.Command[app_commands.Group, ..., None] = app_commands.Command(
        name=command_text(named),
        description=command_text(f"{named}-about"),
        callback=app_commands.rename(name=command_text(f"{named}-name"))(
            app_commands.describe(name=command_text(f"{named}-name-about"))(show)
        ),
    )
    command.autocomplete("name")(suggest)
    return command


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
