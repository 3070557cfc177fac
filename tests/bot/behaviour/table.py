"""A guild around the real client on SimCord, and answers read the way a person reads them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import discord
from simcord import Env
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle, GuildHandle
from simcord.results import InteractionResult, ResponseMessage

from bot.chat.base.commands.declaring import judges_commands
from bot.chat.client import Client
from bot.playground import routes as _routes  # noqa: F401  -- importing it adds what SimCord lacks
from tests.bot.behaviour.translations import registered_once, translations_kept

BUTTON, SELECTS, TEXT = 2, (3, 5, 6, 7, 8), 10
EPHEMERAL = 1 << 6


def parts(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """All components with those inside them, in reading order."""
    for component in components:
        yield component
        yield from parts(component.get("components") or [])


@dataclass(frozen=True)
class Card:
    """One message of the bot as it stands now, also after it has been edited."""

    message: ResponseMessage

    @property
    def text(self) -> str:
        """Everything written on it; a space is a space, whether a line may break there or not."""
        written = [part["content"] for part in parts(self.message.components) if part["type"] == TEXT]
        return "\n".join([self.message.content, *written]).replace("\N{NO-BREAK SPACE}", " ").strip()

    @property
    def buttons(self) -> dict[str, str]:
        """Labels of the buttons that can be pressed, with their ids."""
        found = (part for part in parts(self.message.components) if part["type"] == BUTTON)
        return {part["label"]: part["custom_id"] for part in found if not part.get("disabled")}

    @property
    def selects(self) -> list[dict[str, Any]]:
        """Its selects as Discord got them."""
        return [part for part in parts(self.message.components) if part["type"] in SELECTS]

    @property
    def private(self) -> bool:
        """Whether one person alone sees it."""
        return self.message.ephemeral

    @property
    def id(self) -> int:
        """The message's id."""
        return self.message.id


@dataclass
class Table:
    """A guild with a channel, an admin and three members who have different languages."""

    env: Env
    guild: GuildHandle
    channel: ChannelHandle
    admin: MemberActor
    czech: MemberActor
    swede: MemberActor
    briton: MemberActor

    async def use(self, member: MemberActor, command: str, /, **options: str) -> Card:
        """Use a slash command and read the answer."""
        return _card(await member.slash(self.channel, command, **options))

    async def ask(self, question: str, member: MemberActor | None = None) -> Card:
        """Use ``/rule``, as the Czech member when nobody is named."""
        return await self.use(member or self.czech, "rule", question=question)

    async def ask_several(self, question: str) -> list[Card]:
        """Ask with ``/rule`` more than one question at once, and read every answer."""
        result = await self.czech.slash(self.channel, "rule", question=question)
        assert result.response is not None
        return [Card(result.response), *map(Card, result.followups)]

    async def press(self, card: Card, label: str, member: MemberActor | None = None) -> Card:
        """Press a button by its label and read what the answer shows then, or the new answer."""
        return _card(await (member or self.czech).click(card.message, label=label))

    async def pick(self, card: Card, value: Any, member: MemberActor | None = None, *, select: int = 0) -> Card:
        """Pick one value of a select."""
        custom_id = card.selects[select]["custom_id"]
        return _card(await (member or self.czech).select(card.message, [value], custom_id=custom_id))

    def go_where_members_may_only_read(self) -> None:
        """Go on in another channel, in which nobody but the owner may write."""
        silent = discord.PermissionOverwrite(send_messages=False)
        self.channel = self.guild.create_text_channel("tabule", overwrites={self.guild.default_role: silent})

    def expose(self, card: Card) -> None:
        """Let everybody press what Discord shows to one person alone, as a press might arrive all the same."""
        self.env.backend.get_message(self.channel.id, card.id).flags &= ~EPHEMERAL

    def public(self) -> list[Card]:
        """What everybody sees in the channel."""
        stored = self.env.backend.messages.get(self.channel.id, {}).values()
        return [Card(ResponseMessage(self.env, message)) for message in stored if not message.is_ephemeral]


def _card(result: InteractionResult) -> Card:
    assert result.acknowledged, "the bot did not answer"
    assert result.response is not None
    return Card(result.followups[-1] if result.followups else result.response)


async def lay(env: Env) -> Table:
    """Arrange the guild, give everybody their language and sync the commands."""
    owner = env.create_user("owner")
    guild = env.create_guild("Hráči", owner=owner)
    channel = guild.create_text_channel("hrad")
    admins = guild.create_role("Admins", permissions=discord.Permissions(manage_guild=True))
    admin = guild.add_member(env.create_user("adam"), roles=[admins])
    czech, swede, briton = (guild.add_member(env.create_user(name)) for name in ("cyril", "sven", "brian"))
    _speak(
        env,
        {
            admin.id: discord.Locale.czech,
            czech.id: discord.Locale.czech,
            swede.id: discord.Locale.swedish,
            briton.id: discord.Locale.british_english,
        },
    )
    assert isinstance(env.bot, Client)
    with translations_kept(), registered_once():
        await env.bot.sync_commands()
    _open_to_all(env, guild.id)
    return Table(env, guild, channel, admin, czech, swede, briton)


def _open_to_all(env: Env, guild: int) -> None:
    """Let everybody see what is for judges, so that what keeps others from it is the bot alone."""
    everybody = [{"id": str(guild), "type": discord.AppCommandPermissionType.role.value, "permission": True}]
    for name in judges_commands():
        found = env.backend.find_command(name, guild)
        assert found is not None
        env.backend.set_command_permissions(guild, int(found["id"]), everybody)


def _speak(env: Env, locales: Mapping[int, discord.Locale]) -> None:
    """Give interactions the language of whoever acts; SimCord's own are all in American English."""
    emit = env.backend.emit

    def spoken(event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE":
            # A private message comes from a user, who is no member there.
            user = int(payload.get("member", payload)["user"]["id"])
            locale = locales.get(user, discord.Locale.czech)
            payload = {**payload, "locale": locale.value, "guild_locale": discord.Locale.czech.value}
        emit(event, payload)

    env.backend.emit = spoken  # type: ignore[method-assign]
