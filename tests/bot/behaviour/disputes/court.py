"""People in a dispute, who do everything by commands and clicks, and read what Discord shows them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import discord
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.chat.base.guilds import set_head_judge_role, set_judge_role
from bot.disputes.model.dispute import Dispute
from bot.disputes.model.official import Official
from bot.disputes.model.verdicts import Verdict
from tests.bot.behaviour.matches.party import Party
from tests.bot.behaviour.table import Card

QUESTION, VIEW, OTHER_VIEW = "Was the card laid in time?", "I laid it before the pile was let be.", "It came too late."
RULING, WHY, RULE = "The card stays.", "It was laid in time.", "hrad-cs.setup.coins"


@dataclass
class Court:
    """A party with a judge and a head judge; after every press what waits is delivered."""

    party: Party
    judge: MemberActor
    head: MemberActor
    presses: int = 0

    @property
    def eva(self) -> MemberActor:
        """The first player, who speaks Czech."""
        return self.party.players[0]

    @property
    def karel(self) -> MemberActor:
        """The second player, who speaks Swedish."""
        return self.party.players[1]

    async def slash(self, member: MemberActor, command: str, **options: Any) -> Any:
        """Use a command."""
        self.presses += 1
        return await member.slash(self.party.table.channel, command, **options)

    async def use(self, member: MemberActor, command: str, **options: Any) -> Card:
        """Use a command and read the answer."""
        return await self._read(await self.slash(member, command, **options))

    async def shown(self, member: MemberActor, card: Card, part: str) -> Any:
        """Press the button whose id holds this and that shows a form."""
        self.presses += 1
        found = [custom_id for label, custom_id in card.buttons.items() if part in custom_id or label == part]
        assert found, f"no button {part} among {card.buttons}"
        return await member.click(card.message, custom_id=found[0])

    async def press(self, member: MemberActor, card: Card, part: str) -> Card:
        """Press the button whose id holds this or whose label it is, and read the answer."""
        return await self._read(await self.shown(member, card, part))

    async def fill(self, member: MemberActor, shown: Any, **values: Any) -> Card:
        """Fill in the form that was shown and send it in."""
        assert shown.modal is not None, "no form was shown"
        self.presses += 1
        return await self._read(await member.submit_modal(shown, values))

    async def pick(self, member: MemberActor, card: Card, part: str, *values: Any) -> Card:
        """Pick values of the select whose id begins like this."""
        self.presses += 1
        custom_id = next(each["custom_id"] for each in card.selects if each["custom_id"].startswith(part))
        return await self._read(await member.select(card.message, list(values), custom_id=custom_id))

    async def shown_by_picking(self, member: MemberActor, card: Card, part: str, value: str) -> Any:
        """Pick a value of a select whose id begins like this and that shows a form."""
        self.presses += 1
        custom_id = next(each["custom_id"] for each in card.selects if each["custom_id"].startswith(part))
        return await member.select(card.message, [value], custom_id=custom_id)

    async def open(self, member: MemberActor | None = None, question: str = QUESTION, view: str = VIEW) -> Card:
        """Open a dispute about the channel's match."""
        member = member or self.eva
        return await self.fill(member, await self.slash(member, "dispute"), question=question, view=view)

    async def tell(self, member: MemberActor | None = None, view: str = OTHER_VIEW, number: int = 1) -> Card:
        """Tell a side's view from the public card."""
        member = member or self.karel
        return await self.fill(member, await self.shown(member, self.card(number), ":tell"), words=view)

    async def claimed(self, judge: MemberActor | None = None, number: int = 1) -> Card:
        """The panel of a judge who took the case from the queue."""
        judge = judge or self.judge
        panel = await self.pick(judge, await self.use(judge, "desk"), "dqc", str(number))
        return await self.press(judge, panel, ":claim")

    async def written(
        self, panel: Card, remedy: str = "none", judge: MemberActor | None = None, answers: str = "give", **values: Any
    ) -> Card:
        """The preview of a verdict whose words are written."""
        judge = judge or self.judge
        shown = await self.shown(judge, panel, f"dv:1:{answers}")
        said = {"ruling": RULING, "why": WHY, "rules": RULE, **values}
        if remedy:
            said["remedy"] = [remedy]
        return await self.fill(judge, shown, **said)

    async def recuse(self, judge: MemberActor, panel: Card) -> Card:
        """Recuse in two presses."""
        asked = await self.press(judge, panel, ":recuse")
        return await self.press(judge, asked, ":recuse-sure")

    async def give(self, preview: Card, judge: MemberActor | None = None) -> Card:
        """The second press, which gives the verdict."""
        return await self.press(judge or self.judge, preview, "dg:")

    async def dispute(self, number: int = 1) -> Dispute:
        """A dispute as it is, for a judge."""
        found = await self.party.client.disputes.docket.get(self.guild, number, Official(0, judge=True))
        assert isinstance(found, Dispute), found
        return found

    async def verdicts(self, number: int = 1) -> tuple[Verdict, ...]:
        """The verdicts of a dispute."""
        found = await self.party.client.disputes.verdicts.of(self.guild, number, Official(0, judge=True))
        assert isinstance(found, tuple), found
        return found

    @property
    def guild(self) -> int:
        """The server's id."""
        return self.party.table.guild.id

    def card(self, number: int = 1) -> Card:
        """The newest public card of a dispute."""
        cards = [card for card in self.party.public() if f"dp:{number}:judge" in card.buttons.values()]
        return next(card for card in reversed(cards) if f"dp:{number}:views" in card.buttons.values())

    def told(self) -> str:
        """Everything that stands in the channel."""
        return "\n".join(card.text for card in self.party.public())

    async def deliver(self) -> None:
        """Let everything be delivered."""
        await self.party.deliver()
        await self.party.client.dispute_publisher.deliver()
        await self.party.table.env.settle()

    async def _read(self, result: Any) -> Card:
        assert result.acknowledged, "the bot did not answer"
        await self.deliver()
        message = result.followups[-1] if result.followups else result.response
        if message is None:
            source = result._interaction.message_id or result._interaction.source_message_id
            env, channel = self.party.table.env, self.party.table.channel
            message = ResponseMessage(env, env.backend.get_message(channel.id, source))
        return Card(message)


async def seated(party: Party) -> Court:
    """Give the Briton the role of judges and the admin that of head judges."""
    table = party.table
    judges = table.guild.create_role("Rozhodčí", permissions=discord.Permissions.none())
    heads = table.guild.create_role("Hlavní", permissions=discord.Permissions.none())
    await set_judge_role(party.client.database, table.guild.id, judges.id)
    await set_head_judge_role(party.client.database, table.guild.id, heads.id)
    members = table.env.backend.guilds[table.guild.id].members
    members[table.briton.id].role_ids.append(judges.id)
    members[table.admin.id].role_ids.append(heads.id)
    return Court(party, table.briton, table.admin)
