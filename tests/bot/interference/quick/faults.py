"""Faults of what the bot tells by which a quick window would show who could act in it, to be planted and noticed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
import pytest
from discord import app_commands, ui

from bot.chat.client import Client
from bot.chat.matches.acts.panel import buttons
from bot.chat.matches.delivers.publisher import Publisher
from bot.chat.matches.shows.panel import opening, panel
from bot.chat.matches.shows.table import status_card
from bot.chat.metrics import Metrics
from bot.chat.rulings import commands
from bot.games.offers import chooses
from bot.matches.model.messages import Told
from bot.matches.model.position import Position
from bot.matches.rules import submit
from bot.matches.rules.change import Change
from tests.bot.games.doomtrooper.post.faults import Plant
from tests.bot.interference.side import PEOPLE
from tests.bot.interference.table import MATCH


async def _passed(client: Client) -> bool:
    """Whether somebody passed early in the match that a bot keeps."""
    position = await client.matches.position(MATCH)
    return position is not None and bool(position.answers.ahead)


def _editing(patch: pytest.MonkeyPatch) -> None:
    whole = submit.submit

    def leaky(change: Change, *what: Any) -> object:
        done = whole(change, *what)
        if done is None and not change.rows:
            change.note(Told(change.match.seq, change.match.head, ()))
        return done

    patch.setattr(submit, "submit", leaky)


def _counting(patch: pytest.MonkeyPatch) -> None:
    whole = buttons._answered

    async def leaky(context: Any, done: Any, *what: Any) -> None:
        await whole(context, done, *what)
        context.interaction.client.metrics.happened["put_off"] += not done.happened

    patch.setattr(buttons, "_answered", leaky)


def _counting_incidents(patch: pytest.MonkeyPatch) -> None:
    def leaky(self: Metrics, event: str, _: Any) -> None:
        self.happened[event] += event == "incidents"

    patch.setattr(Metrics, "note", leaky)


def _counting_questions(patch: pytest.MonkeyPatch) -> None:
    def leaky(interaction: Any, certainty: str) -> None:
        interaction.client.metrics.questions[certainty] += 1

    patch.setattr(commands, "_count", leaky)


def _suggesting(patch: pytest.MonkeyPatch) -> None:
    whole = discord.InteractionResponse.autocomplete

    async def leaky(self: Any, choices: Any) -> None:
        more = [app_commands.Choice(name="·", value="·")] if await _passed(self._parent.client) else []
        await whole(self, [*choices, *more])

    patch.setattr(discord.InteractionResponse, "autocomplete", leaky)


def _offering(patch: pytest.MonkeyPatch) -> None:
    whole = panel.opened_card

    async def leaky(context: Any, *what: Any) -> ui.LayoutView:
        view = await whole(context, *what)
        options = [discord.SelectOption(label=f"{len(context.position.answers.ahead)}")]
        return view.add_item(ui.ActionRow(ui.Select(custom_id="looks:1:1", options=options)))

    patch.setattr(opening, "opened_card", leaky)


def _writing(patch: pytest.MonkeyPatch) -> None:
    whole, written = Publisher.deliver, set[int]()

    async def leaky(self: Publisher) -> None:
        await whole(self)
        client: Any = self._client
        if id(client) not in written and await _passed(client):
            written.add(id(client))
            for each in PEOPLE[:2]:
                await client.http.start_private_message(each.user)

    patch.setattr(Publisher, "deliver", leaky)


def _listing(patch: pytest.MonkeyPatch) -> None:
    whole = status_card._wait_line

    def leaky(renderer: Any, wait: Any) -> str:
        position: Position = renderer.position
        asked = (each for each in position.game.prompts(position.state) if each.seat == wait.seat)
        return whole(renderer, wait) if any(chooses(position.game, position.state, each) for each in asked) else ""

    patch.setattr(status_card, "_wait_line", leaky)


FAULTS: Mapping[str, Plant] = {
    "an early pass edits the status message": _editing,
    "a figure counts early passes": _counting,
    "a figure counts what goes wrong for somebody": _counting_incidents,
    "a figure counts what somebody asks": _counting_questions,
    "what is suggested to another differs": _suggesting,
    "what another may pick differs": _offering,
    "another is written to after an early pass": _writing,
    "the able alone are listed": _listing,
}
"""By what each does."""
