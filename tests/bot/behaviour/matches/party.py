"""Players who do everything by commands and clicks, and read what Discord shows them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import pytest
from discord import Permissions
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.chat.base.guilds import set_judge_role
from bot.chat.client import Client
from bot.matches.model.match import Actor
from bot.matches.model.position import Position
from tests.bot.behaviour.table import Card, Table
from tests.bot.matches.table import WHY, granted

STATUS = "status"
RESTARTING = [pytest.param(False, marks=pytest.mark.slow), True]
"""Whether the bot starts anew after everything that people do; without that, a test is one of the slow ones."""


@dataclass
class Party:
    """A table at which matches are played; after every press what waits in the outbox is delivered."""

    table: Table
    make_client: Callable[[], Client]
    restarting: bool = False

    @property
    def client(self) -> Client:
        """The bot as it runs now."""
        client = self.table.env.bot
        assert isinstance(client, Client)
        return client

    @property
    def players(self) -> tuple[MemberActor, MemberActor, MemberActor]:
        """The Czech, the Swede and the Briton."""
        return self.table.czech, self.table.swede, self.table.briton

    async def use(self, member: MemberActor, command: str, /, **options: Any) -> Card:
        """Use a command, and let everything be delivered."""
        result = await member.slash(self.table.channel, command, **options)
        return await self._read(result)

    async def order(self, member: MemberActor, command: str, why: str = WHY, /, **options: Any) -> Card:
        """Use a command that asks for a reason, and give one."""
        return await self.send(member, await member.slash(self.table.channel, command, **options), why)

    async def send(self, member: MemberActor, shown: Any, why: str = WHY) -> Card:
        """Give a reason in the form that was shown, and send it in."""
        return await self._submit(member, shown, why=why)

    async def fill(self, member: MemberActor, card: Card, part: str, /, **values: object) -> Card:
        """Fill in the form that the button shows whose id holds this, and send it in."""
        custom_id = next(custom_id for custom_id in card.buttons.values() if part in custom_id)
        return await self._submit(member, await member.click(card.message, custom_id=custom_id), **values)

    async def _submit(self, member: MemberActor, shown: Any, /, **values: object) -> Card:
        assert shown.modal is not None, "no form was shown"
        if self.restarting:
            await self.restart()
        return await self._read(await member.submit_modal(shown, values))

    async def press(self, member: MemberActor, card: Card, part: str) -> Card:
        """Press the button whose id holds this or whose label it is."""
        found = [custom_id for label, custom_id in card.buttons.items() if part in custom_id or label == part]
        assert found, f"no button {part} among {card.buttons}"
        return await self._read(await member.click(card.message, custom_id=found[0]))

    async def pick(self, member: MemberActor, card: Card, part: str, *values: str) -> Card:
        """Pick values of the select whose id begins like this."""
        custom_id = next(each["custom_id"] for each in card.selects if each["custom_id"].startswith(part))
        return await self._read(await member.select(card.message, list(values), custom_id=custom_id))

    async def _read(self, result: Any) -> Card:
        assert result.acknowledged, "the bot did not answer"
        await self.deliver()
        if self.restarting:
            await self.restart()
        message = result.followups[-1] if result.followups else result.response
        if message is None:
            source = result._interaction.message_id or result._interaction.source_message_id
            message = ResponseMessage(self.table.env, self.table.env.backend.get_message(self.table.channel.id, source))
        return Card(message)

    async def deliver(self) -> None:
        """Let the publisher tell everything that waits."""
        await self.client.publisher.deliver()
        await self.table.env.settle()

    async def restart(self) -> None:
        """Stop the bot and start it anew on the same database."""
        await self.table.env.restart_bot(self.make_client())

    def public(self, channel: int | None = None) -> list[Card]:
        """What everybody sees in the channel."""
        stored = self.table.env.backend.messages.get(channel or self.table.channel.id, {}).values()
        return [Card(ResponseMessage(self.table.env, message)) for message in stored if not message.is_ephemeral]

    @property
    def status(self) -> Card:
        """The match's public message."""
        return next(
            card
            for card in self.public()
            if card.selects or any(i.startswith(("lb:", "h:")) for i in card.buttons.values())
        )

    def message(self, custom_id: str) -> Card:
        """The public message whose button has this id."""
        return next(card for card in self.public() if custom_id in card.buttons.values())

    async def position(self, number: int = 1) -> Position:
        """The match as it is."""
        position = await self.client.matches.position(number)
        assert position is not None
        return position

    async def settle(self, **terms: str) -> None:
        """Change terms of the first lobby by their names, as its host does under *More*."""
        host = Actor((await self.position()).match.host)
        for name, token in terms.items():
            granted(await self.client.matches.lobbies.alter(1, host, name, token))
        await self.deliver()

    async def lobby(self, seats: int = 2, *, terms: Mapping[str, str] | None = None, **options: Any) -> None:
        """Open a lobby with these terms and let the first players join."""
        first, *others = self.players[:seats]
        await self.use(first, "match new", game="toy", seats=seats, **options)
        await self.settle(**(terms or {}))
        for member in others:
            await self.press(member, self.status, "lb:1:join")

    async def started(self, seats: int = 2, **options: Any) -> None:
        """Open a match and start it."""
        await self.lobby(seats, **options)
        await self.press(self.players[0], self.status, "lb:1:start")

    async def judge(self, member: MemberActor) -> MemberActor:
        """Give somebody the role of judges."""
        role = self.table.guild.create_role("Soudci")
        await set_judge_role(self.client.database, self.table.guild.id, role.id)
        self._grant(member, role.id)
        return member

    def organiser(self, member: MemberActor) -> MemberActor:
        """Give somebody the right to manage the server."""
        role = self.table.guild.create_role("Organizátoři", permissions=Permissions(manage_guild=True))
        self._grant(member, role.id)
        return member

    def _grant(self, member: MemberActor, role: int) -> None:
        self.table.env.backend.guilds[self.table.guild.id].members[member.id].role_ids.append(role)

    def player(self, seat: int) -> MemberActor:
        """Who sits in a seat, when everybody joined in order."""
        return self.players[seat]

    async def move(self, seat: int, panel: Card | None = None) -> Card:
        """Make the first legal move a panel offers, by clicks alone."""
        member, before = self.player(seat), (await self.position()).match.seq
        panel = panel or await self.press(member, self.status, "play:1")
        for _ in range(12):
            if (await self.position()).match.seq != before:
                return panel
            confirm = [custom_id for custom_id in panel.buttons.values() if ":c:" in custom_id]
            if confirm:
                return await self.press(member, panel, confirm[0])
            steps = [custom_id for custom_id in panel.buttons.values() if ":s:" in custom_id]
            if steps:
                panel = await self.press(member, panel, steps[0])
                continue
            selects = [each for each in panel.selects if each["custom_id"].startswith(("q:", "w:", "m:"))]
            assert selects, f"nothing to press: {panel.text} {panel.buttons}"
            panel = await self.pick(member, panel, selects[0]["custom_id"], selects[0]["options"][0]["value"])
        raise AssertionError("no end of questions")
