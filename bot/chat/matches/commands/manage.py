"""``/play``, and the subcommands of ``/match`` that open, show and manage a channel's match."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.chat.base.errors import Refusal
from bot.chat.base.messages import card, reply
from bot.chat.base.translate import command_text
from bot.chat.bot import Bot
from bot.chat.matches.base.match_context import (
    MatchContext,
    context_here,
    context_named_or_here,
    context_of,
)
from bot.chat.matches.base.replies import refuse
from bot.chat.matches.commands.group import match_group
from bot.chat.matches.commands.mine import list_own
from bot.chat.matches.commands.orders import order
from bot.chat.matches.delivery.deliveries import show_again
from bot.chat.matches.lobby import create, options
from bot.chat.matches.panel.buttons import show_board
from bot.chat.matches.panel.opening import open_panel
from bot.chat.matches.table.history import show_entry
from bot.chat.matches.table.proposals import ask_whether_sure, propose
from bot.chat.matches.table.status_card import held_lines, status_card
from bot.chat.matches.table.substitutes import show_seats
from bot.matches.model.match import Status
from bot.matches.model.proposals import ProposalKind
from bot.matches.model.refusals import Refused
from bot.matches.rules.clock.patience import may_move
from bot.matches.rules.permissions import no_order
from bot.matches.rules.proposals import voters

_HOUR = 3600


@app_commands.command(name=command_text("command-play"), description=command_text("command-play-about"))
@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
async def play(interaction: discord.Interaction[Bot]) -> None:
    """Open the private panel of the channel's match; where there is none, list the person's own."""
    if interaction.guild_id is None:
        if not await list_own(interaction):
            raise Refusal("mine-none")
        return
    if await interaction.client.matches.live_in(interaction.channel_id) is None and await list_own(interaction):
        return
    context = await context_here(interaction)
    await open_panel(context)


@match_group.command(name=command_text("command-match-new"), description=command_text("command-match-new-about"))
@app_commands.rename(
    game=command_text("command-game"),
    variant=command_text("command-match-variant"),
    seats=command_text("command-match-seats"),
    time=command_text("command-match-time"),
    thread=command_text("command-match-thread"),
)
@app_commands.describe(
    game=command_text("command-match-game-about"),
    variant=command_text("command-match-variant-about"),
    seats=command_text("command-match-seats-about"),
    time=command_text("command-match-time-about"),
    thread=command_text("command-match-thread-about"),
)
@app_commands.autocomplete(
    game=options.suggest_games,
    variant=options.suggest_variants,
    time=options.suggest_times,
)
async def new(
    interaction: discord.Interaction[Bot],
    game: str | None = None,
    variant: str | None = None,
    seats: app_commands.Range[int, 1, 8] | None = None,
    time: str | None = None,
    thread: bool = False,
) -> None:
    """Open a lobby."""
    await create.open_lobby(
        interaction,
        game=game,
        variant=variant,
        seats=seats,
        time=time,
        thread=thread,
    )


@match_group.command(name=command_text("command-match-status"), description=command_text("command-match-status-about"))
@app_commands.rename(number=command_text("command-match-number"))
@app_commands.describe(number=command_text("command-match-number-about"))
async def status(interaction: discord.Interaction[Bot], number: int | None = None) -> None:
    """Show the status of a match to the person who asks."""
    here = await context_named_or_here(interaction, number)
    board = interaction.client.boards.has(here.position.match.game)
    await reply(interaction, status_card(here.renderer, None, board=board))


@match_group.command(
    name=command_text("command-match-history"), description=command_text("command-match-history-about")
)
@app_commands.rename(entry=command_text("command-match-entry"), number=command_text("command-match-number"))
@app_commands.describe(
    entry=command_text("command-match-entry-about"), number=command_text("command-match-number-about")
)
async def history(interaction: discord.Interaction[Bot], entry: int | None = None, number: int | None = None) -> None:
    """Show an entry of the log and the board after it."""
    here = await context_named_or_here(interaction, number)
    await show_entry(here, here.position.match.seq if entry is None else entry)


@match_group.command(
    name=command_text("command-match-spectate"), description=command_text("command-match-spectate-about")
)
async def spectate(interaction: discord.Interaction[Bot]) -> None:
    """Show the board as the asker may see it."""
    await show_board(await context_here(interaction))


@match_group.command(name=command_text("command-match-undo"), description=command_text("command-match-undo-about"))
@app_commands.rename(entry=command_text("command-match-entry"), number=command_text("command-match-number"))
@app_commands.describe(
    entry=command_text("command-match-undo-entry-about"), number=command_text("command-match-number-about")
)
async def undo(interaction: discord.Interaction[Bot], entry: int | None = None, number: int | None = None) -> None:
    """Ask the others to take one's last move back; a judge goes back to any entry, after the end as well."""
    if entry is None:
        await propose(await context_here(interaction), "undo")
        return
    here = await context_named_or_here(interaction, number)
    over = here.position.match.status in (Status.OVER, Status.ABANDONED)
    await order(here, "reopen" if over else "rewind", entry)


@match_group.command(
    name=command_text("command-match-concede"), description=command_text("command-match-concede-about")
)
async def concede(interaction: discord.Interaction[Bot]) -> None:
    """Give one's own seat up."""
    here = await context_here(interaction)
    if here.seat is None:
        raise Refusal("match-refused-not-seated")
    await ask_whether_sure(here, "concede")


@match_group.command(name=command_text("command-match-draw"), description=command_text("command-match-draw-about"))
async def draw(interaction: discord.Interaction[Bot]) -> None:
    """Propose a draw."""
    await propose(await context_here(interaction), "draw")


@match_group.command(name=command_text("command-match-pause"), description=command_text("command-match-pause-about"))
async def pause(interaction: discord.Interaction[Bot]) -> None:
    """Stop the clock: players by agreement, a judge or admin who does not play at once."""
    here = await context_here(interaction)
    if _orders(here, "pause"):
        await order(here, "pause")
    else:
        await propose(here, "pause")


@match_group.command(name=command_text("command-match-resume"), description=command_text("command-match-resume-about"))
async def resume(interaction: discord.Interaction[Bot]) -> None:
    """Let the clock run again."""
    here = await context_here(interaction)
    match = here.position.match
    if match.course.held_by("officials") and no_order(here.position, here.actor, agreeable=True) is None:
        await order(here, "resume")
        return
    done = await here.service.orders.resume(here.match, here.actor)
    if isinstance(done, Refused):
        await refuse(here, done)
    else:
        held = held_lines(here.after(done).renderer)
        await reply(interaction, card(here.words.say("talk-let-go" if held else "talk-resumed"), held))


@match_group.command(name=command_text("command-match-extend"), description=command_text("command-match-extend-about"))
@app_commands.rename(hours=command_text("command-match-hours"))
@app_commands.describe(hours=command_text("command-match-hours-about"))
async def extend(interaction: discord.Interaction[Bot], hours: app_commands.Range[int, 1, 672]) -> None:
    """Give everybody who is awaited more time: players by agreement, a judge or admin who does not play at once."""
    here = await context_here(interaction)
    if _orders(here, "extension"):
        await order(here, "extend", hours)
    else:
        await propose(here, "extension", seconds=hours * _HOUR)


@match_group.command(
    name=command_text("command-match-abandon"), description=command_text("command-match-abandon-about")
)
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


@match_group.command(
    name=command_text("command-match-substitute"), description=command_text("command-match-substitute-about")
)
async def substitute(interaction: discord.Interaction[Bot]) -> None:
    """Leave, take or hand over a seat."""
    await show_seats(await context_here(interaction))


@match_group.command(name=command_text("command-match-move"), description=command_text("command-match-move-about"))
@app_commands.rename(number=command_text("command-match-number"))
@app_commands.describe(number=command_text("command-match-number-about"))
async def move(interaction: discord.Interaction[Bot], number: int) -> None:
    """Go on with a match in this channel."""
    there = await context_of(interaction, number)
    match = there.position.match
    if not may_move(match, there.actor, there.service.clock.now()):
        raise Refusal("match-refused-host-only")
    if not match.live and not match.seq:
        raise Refusal("match-refused-not-playing")
    create.check_rights(interaction, thread=False)
    done = await there.service.relocation.bring(match.id, there.actor, interaction.channel_id or 0)
    if isinstance(done, Refused):
        await refuse(there, done)
        return
    await show_again(interaction.client, match.id)
    await reply(interaction, card(there.words.say("match-moved", match=match.id), []))
