"""A member reads a match of a channel that they cannot see."""

from __future__ import annotations

from typing import Any

import discord

from bot.matches.model.match import Actor
from tests.bot.attacks.attack import Attack, Got, Scale
from tests.bot.attacks.chat_ground import chatting
from tests.bot.behaviour.matches.party import Party

_COMMANDS = ("match status", "match history", "file verify", "file export")


async def attack(scale: Scale) -> Got:
    """Use each command that takes a number, from another channel."""
    async with chatting() as party:
        table, through = party.table, []
        everybody, players = table.guild.default_role, party.players[:2]
        myself = table.env.bot.user
        assert myself is not None
        may, may_not = (discord.PermissionOverwrite(view_channel=seen) for seen in (True, False))
        hidden: dict[Any, discord.PermissionOverwrite] = {
            everybody: may_not,
            myself: may,
            **dict.fromkeys(players, may),
        }
        open_channel = table.channel
        table.channel = table.guild.create_text_channel("komnata", overwrites=hidden)
        await party.started()
        await party.move(0)
        table.channel = open_channel
        for over in (False, True):
            if over:
                await party.client.matches.play.concede(1, Actor(players[0].id))
                await party.deliver()
            for command in _COMMANDS:
                if command not in through and await _tells(party, command):
                    through.append(command)
    return Got(len(through), len(_COMMANDS), ", ".join(f"/{each}" for each in through) or "each is refused")


async def _tells(party: Party, command: str) -> bool:
    head = (await party.position()).match.head
    env, before = party.table.env, party.table.env.error_cursor
    card = await party.use(party.player(2), command, match=1)
    refused, env._errors_acknowledged = env.error_cursor > before, env.error_cursor
    told = head[:12] in card.text or "h:1:" in str(card.buttons) or bool(card.message.attachments)
    return told and not refused


ATTACK = Attack("a match of a channel one cannot see", "status, history, export, verify check only the server", attack)
