"""What stands in the playground at the start: a guild, a channel for each game, three members."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import discord
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle, GuildHandle, RoleHandle

from bot.chat.base.commands.declaring import judges_commands
from bot.chat.base.context import channel_game, guild_settings
from bot.chat.base.guilds import set_channel_game, set_judge_role
from bot.database import Database
from bot.locales.sentences import localizer, spoken
from bot.playground.world import LiveWorld
from rules_index import BookInfo, Language

BOT_NAME = "Rozhodčí"
GUILD_NAME = "Herní klub"
JUDGE_ROLE = "Rozhodčí"
PLAYER_ROLE = "Hráči"
INVITED = discord.Permissions(
    view_channel=True, send_messages=True, attach_files=True, create_public_threads=True, send_messages_in_threads=True
)
"""What the bot may do by its invitation; a server gives it no more by itself, above all no mention of all roles."""
_MEMBERS = {
    "Alice": discord.Locale.czech,
    "Bob": discord.Locale.british_english,
    "Cyril": discord.Locale.swedish,
}
_LOCALES = {language: locale for locale in discord.Locale if (language := spoken(locale.value))}
"""The locale of each language that the bot speaks; of the English ones the British."""


@dataclass(frozen=True)
class Playground:
    """The world with handles on what was put into it; the first member is the guild's admin and judge.

    Attributes:
        games: the keys of the channels' games, by the names of the channels.
    """

    world: LiveWorld
    guild: GuildHandle
    judge_role: RoleHandle
    members: dict[int, MemberActor]
    games: Mapping[str, str]

    @property
    def channels(self) -> dict[int, ChannelHandle]:
        """The guild's channels by id, threads included, in the order they were made."""
        channels = self.world.backend.channels.values()
        return {c.id: ChannelHandle(self.world, self.guild, c) for c in channels if c.guild_id == self.guild.id}

    @property
    def roles(self) -> dict[int, RoleHandle]:
        """The guild's roles by id."""
        return {role.id: role for role in self.guild.roles.values()}


def channel_games(games: Iterable[str], books: Iterable[BookInfo]) -> dict[str, str]:
    """A channel for each game that can be played or asked about: the keys of their games, by their names.

    Args:
        games: the keys of the games that can be played, which come first.
    """
    titles = {book.game: book.title for book in books if not book.corrects}
    words = localizer(Language.CS)
    keys = dict.fromkeys((*games, *sorted(titles)))
    return {_slug(words.game(key, titles.get(key, key))): key for key in keys}


def _slug(name: str) -> str:
    """A name as Discord writes those of channels."""
    return re.sub(r"[^\w]+", "-", name.casefold()).strip("-")


def arrange(client: discord.Client, games: Mapping[str, str]) -> Playground:
    """Put the guild, its channels and its members into a new world around this client.

    Args:
        games: the keys of the channels' games, by the names of the channels.
    """
    world = LiveWorld(client)
    world.backend.bot_user.name = BOT_NAME
    world.guild_locale = discord.Locale.czech
    owner = world.create_user("alice", global_name="Alice")
    guild = world.create_guild(GUILD_NAME, owner=owner, preferred_locale=discord.Locale.czech.value)
    for name in games:
        guild.create_text_channel(name)
    own = next(role for role in world.backend.get_guild(guild.id).roles.values() if role.managed)
    world.backend.edit_role(guild.id, own.id, {"permissions": INVITED.value})
    # As an admin lets it be who wants judges to be notified.
    judge_role, player_role = guild.create_role(JUDGE_ROLE, mentionable=True), guild.create_role(PLAYER_ROLE)
    members: dict[int, MemberActor] = {}
    for name, locale in _MEMBERS.items():
        user = owner if name == "Alice" else world.create_user(name.lower(), global_name=name)
        roles = [judge_role if name == "Alice" else player_role]
        member = guild.add_member(user, roles=roles)
        members[member.id] = member
        world.locales[member.id] = locale
    return Playground(world, guild, judge_role, members, games)


def preferred(languages: str, picked: Language | None = None) -> discord.Locale | None:
    """The language of the page for a browser's ``Accept-Language``: the first that the bot speaks, else English.

    ``None`` for a browser that names none.

    Args:
        picked: the language that was picked in an earlier run, which goes before.
    """
    if picked is not None:
        return _LOCALES[picked]
    weighed = [_weight(part) for part in languages.split(",") if part.strip()]
    wanted = [tag for weight, tag in sorted(weighed, key=lambda each: -each[0]) if weight > 0]
    spoken_first = next(filter(None, map(spoken, wanted)), Language.EN)
    return _LOCALES[spoken_first] if wanted else None


def _weight(part: str) -> tuple[float, str]:
    tag, _, parameters = part.partition(";")
    found = re.search(r"q=([01](?:\.\d*)?)", parameters)
    return float(found[1]) if found else 1.0, tag.strip()


def greet(playground: Playground, locale: discord.Locale) -> Language:
    """Let the admin speak this language; whoever spoke it before speaks the admin's, so that each is still there."""
    world, admin = playground.world, next(iter(playground.members))
    before = world.locales[admin]
    other = next((each for each, spoken_there in world.locales.items() if spoken_there is locale), admin)
    world.speak(other, before)
    world.speak(admin, locale)
    return spoken(locale.value) or Language.EN


def open_to_judges(playground: Playground) -> None:
    """Let the role of judges see what is for judges, as an admin does in the settings, which have no page here."""
    for name in judges_commands():
        found = playground.world.backend.find_command(name, playground.guild.id)
        if found is not None:
            playground.guild.set_command_permissions(int(found["id"]), {playground.judge_role: True})


async def choose_games(playground: Playground, database: Database) -> None:
    """Set each channel's game and the judge role as an admin would, unless an earlier run has set them."""
    guild = playground.guild.id
    for channel in playground.channels.values():
        if await channel_game(database, channel.id) is None:
            await set_channel_game(database, guild, channel.id, playground.games[str(channel.name)])
    if (await guild_settings(database, guild)).judge_role_id is None:
        await set_judge_role(database, guild, playground.judge_role.id)
