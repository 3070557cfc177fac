"""Questions about a match: pressed before they are written down, and the reasons of somebody else's refusals."""

from __future__ import annotations

from types import SimpleNamespace
from unittest.mock import AsyncMock

from discord import ui

from bot.chat.matches.acts.asked.answering import AsISeeButton
from bot.chat.matches.acts.asked.reading import Asked
from bot.chat.matches.acts.asked.telling import Referee
from tests.bot.chat.matches.scene import STRANGER, WORDS, context, position, renderer, text


async def test_a_question_is_answered_to_a_press_that_comes_before_it_is_written_down() -> None:
    unwritten = {7: SimpleNamespace(question="whose turn is it?")}
    nothing = SimpleNamespace(rows=AsyncMock(return_value=[]))
    pressed = context(position(), STRANGER, unwritten=SimpleNamespace(find=unwritten.get), database=nothing)
    found = AsISeeButton.ids.fullmatch("asisee:1:7")
    assert found is not None
    await AsISeeButton(ui.Button(custom_id="asisee:1:7"), found).pressed(pressed)
    (sent,) = pressed.interaction.response.send_message.await_args_list  # type: ignore[attr-defined]
    assert sent.kwargs["ephemeral"] and WORDS.say("asked-turn") in text(sent.kwargs["view"])


def test_who_does_not_play_is_told_that_reasons_are_private_and_not_that_there_were_none() -> None:
    told = Referee(position(), renderer(), None).answer(Asked("refused", "why was it refused?"))
    assert told is not None and told.first == "Only the one who was refused sees the reason."
