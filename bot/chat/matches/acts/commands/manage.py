"""``/play``, and the subcommands of ``/match`` that open, show and manage a channel's match."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.chat.base.commands.declaring import Place, command, group
from bot.chat.base.errors import Refusal
from bot.chat.base.messages import card, reply
from bot.chat.base.waiting.crowd import Haste
from bot.chat.bot import Bot
from bot.chat.matches.acts.lobby import create
from bot.chat.matches.acts.lobby.first import offer_matches
from bot.chat.matches.acts.panel.buttons import show_board
from bot.chat.matches.acts.table.orders import order
from bot.chat.matches.acts.table.proposals import ask_whether_sure, propose
from bot.chat.matches.acts.table.substitutes import show_seats
from bot.chat.matches.base.match_context import (
    MatchContext,
    context_here,
    context_named_or_here,
    context_of,
)
from bot.chat.matches.base.replies import granted
from bot.chat.matches.base.terms import house_lines
from bot.chat.matches.delivers.deliveries import show_again
from bot.chat.matches.shows.panel.opening import open_panel
from bot.chat.matches.shows.table.history import show_entry
from bot.chat.matches.shows.table.mine import list_own
from bot.chat.matches.shows.table.status_card import held_lines, status_card
from bot.matches.model.match import Status
from bot.matches.model.proposals import ProposalKind
from bot.matches.rules.clock.patience import may_move
from bot.matches.rules.permissions import no_order
from bot.matches.rules.proposals import voters

_HOUR = 3600

group(
    "match",
    place=Place.SERVERS,
    first=("new", "status", "history", "spectate", "answer", "pass"),
)


@command("play", place=Place.SERVERS_AND_DMS)
async def play(interaction: discord.Interaction[Bot]) -> None:
    """Open the private panel of the channel's match; where none goes on, list the person's own, or say how it ended."""
    if interaction.guild_id is None:
        if not await list_own(interaction):
            raise Refusal("mine-none")
        return
    if await interaction.client.matches.live_in(interaction.channel_id) is None and await list_own(interaction):
        return
    await open_panel(await context_here(interaction, ended=True))


@command("match", "new")
async def new(interaction: discord.Interaction[Bot], wanted: create.Wanted) -> None:
    """Open a lobby; to somebody who says nothing of what they want, offer what can be played."""
    if wanted.is_open:
        await offer_matches(interaction)
    else:
        await create.open_lobby(interaction, wanted)


@command("match", "status")
async def status(interaction: discord.Interaction[Bot], number: int | None = None) -> None:
    """Show the status of a match to the person who asks."""
    here = await context_named_or_here(interaction, number)
    board = interaction.client.boards.has(here.position.match.game)
    house = await house_lines(interaction.client, here.position.match, here.words)
    await reply(interaction, status_card(here.renderer, None, board=board, house=house))


@command("match", "history")
async def history(interaction: discord.Interaction[Bot], entry: int | None = None, number: int | None = None) -> None:
    """Show an entry of the log and the board after it."""
    here = await context_named_or_here(interaction, number)
    await show_entry(here, here.position.match.seq if entry is None else entry)


@command("match", "spectate")
async def spectate(interaction: discord.Interaction[Bot]) -> None:
    """Show the board as the asker may see it."""
    await show_board(await context_here(interaction))


@command("match", "undo", haste=Haste.MOVE)
async def undo(interaction: discord.Interaction[Bot]) -> None:
    """Ask the others to take one's last move back."""
    await propose(await context_here(interaction), "undo")


@command("match", "concede")
async def concede(interaction: discord.Interaction[Bot]) -> None:
    """Give one's own seat up."""
    here = await context_here(interaction)
    if here.seat is None:
        raise Refusal("match-refused-not-seated")
    await ask_whether_sure(here, "concede")


@command("match", "draw")
async def draw(interaction: discord.Interaction[Bot]) -> None:
    """Propose a draw."""
    await propose(await context_here(interaction), "draw")


@command("match", "pause")
async def pause(interaction: discord.Interaction[Bot]) -> None:
    """Stop the clock: players by agreement, a judge or admin who does not play at once."""
    here = await context_here(interaction)
    if _orders(here, "pause"):
        await order(here, "pause")
    else:
        await propose(here, "pause")


@command("match", "resume")
async def resume(interaction: discord.Interaction[Bot]) -> None:
    """Let the clock run again."""
    here = await context_here(interaction)
    match = here.position.match
    if match.course.held_by("officials") and no_order(here.position, here.actor, agreeable=True) is None:
        await order(here, "resume")
        return
    done = granted(here, await here.service.orders.resume(here.match, here.actor))
    held = held_lines(here.after(done).renderer)
    await reply(interaction, card(here.words.say("talk-let-go" if held else "talk-resumed"), held))


@command("match", "extend")
async def extend(interaction: discord.Interaction[Bot], hours: app_commands.Range[int, 1, 672]) -> None:
    """Give everybody who is awaited more time: players by agreement, a judge or admin who does not play at once."""
    here = await context_here(interaction)
    if _orders(here, "extension"):
        await order(here, "extend", hours)
    else:
        await propose(here, "extension", seconds=hours * _HOUR)


@command("match", "abandon")
async def abandon(interaction: discord.Interaction[Bot]) -> None:
    """End a match without a result: players by agreement, the lobby's host, a judge or an admin at once."""
    here = await context_here(interaction)
    if here.position.match.status is Status.LOBBY:
        await ask_whether_sure(here, "close")
    elif here.seat is None or _orders(here, "abandon"):
        await order(here, "abandon")
    elif voters(here.position, "abandon") == (here.seat,):
        await ask_whether_sure(here, "abandon")
    else:
        await propose(here, "abandon")


def _orders(here: MatchContext, kind: ProposalKind) -> bool:
    """Whether a person orders what players would agree on.

    An official without a seat does, and at a table that plays together one whose own proposal got no answer.
    """
    official = here.actor.judge or here.actor.admin
    if here.seat is None:
        return official
    proposed = any(one.kind == kind for one in here.position.match.course.proposals)
    return official and proposed and here.position.variant.together


@command("match", "substitute")
async def substitute(interaction: discord.Interaction[Bot]) -> None:
    """Leave, take or hand over a seat."""
    await show_seats(await context_here(interaction))


@command("match", "move")
async def move(interaction: discord.Interaction[Bot], number: int) -> None:
    """Go on with a match in this channel."""
    there = await context_of(interaction, number)
    match = there.position.match
    if not may_move(match, there.actor, there.service.clock.now()):
        raise Refusal("match-refused-host-only")
    if not match.live and not match.seq:
        raise Refusal("match-refused-not-playing")
    create.check_rights(interaction, thread=False)
    granted(there, await there.service.relocation.bring(match.id, there.actor, interaction.channel_id or 0))
    await show_again(interaction.client, match.id)
    await reply(interaction, card(there.words.say("match-moved", match=match.id), []))
