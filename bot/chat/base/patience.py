"""Answers that take long: Discord is told to wait before its three seconds are over, whatever is being done."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import discord

from bot.chat.base.errors import Refusal
from bot.chat.bot import Bot
from bot.chat.discord_answers import Follows, follows

_log = logging.getLogger(__name__)

PATIENCE = 1.8
"""Seconds until Discord is told to wait; it gives three, and the way there and back takes some of them."""
NAME = "patience of"
"""What the names of the tasks begin with in which interactions wait to be deferred."""
_ANSWERED = frozenset(
    {
        discord.InteractionType.application_command,
        discord.InteractionType.component,
        discord.InteractionType.modal_submit,
    }
)
_NEW_MESSAGE = discord.InteractionResponseType.channel_message
_UPDATE = discord.InteractionResponseType.message_update


def be_patient(interaction: discord.Interaction[Bot]) -> None:
    """See to it that an interaction is deferred if nobody has answered it in time; suggestions cannot be."""
    if interaction.type in _ANSWERED:
        # The library keeps the response it makes under this name, and makes none where there is one.
        response = PatientResponse(interaction)
        interaction._cs_response = response  # type: ignore[attr-defined]
        interaction.client.crowd.comes(interaction.id, response.answered)


class PatientResponse(discord.InteractionResponse[Bot]):
    """The answer to an interaction, put off by itself when it takes longer than :data:`PATIENCE`.

    Whoever answers need not know: what is sent after the deferral reaches the person as it would have before. A form
    alone cannot be shown any more; the person is asked to press again.

    Attributes:
        wait: ends as soon as it is answered or put off.
        answered: done as soon as it is answered, however late.
    """

    __slots__ = ("_kind", "_lock", "_put_off", "answered", "wait")

    def __init__(self, parent: discord.Interaction[Bot]) -> None:
        super().__init__(parent)
        self._lock = asyncio.Lock()
        self._put_off = False
        self._kind: discord.InteractionResponseType | None = None
        self.answered: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.wait = asyncio.create_task(self._wait(), name=f"{NAME} {parent.id}")

    def is_done(self) -> bool:
        """Whether it was answered; being put off is no answer."""
        return super().is_done() and not self._put_off

    @property
    def type(self) -> discord.InteractionResponseType | None:
        """What the answer was; after a deferral, what it would have been."""
        return None if self._put_off else self._kind or super().type

    async def defer(self, *, ephemeral: bool = False, thinking: bool = False) -> Any:
        """Tell Discord to wait, unless it was told."""
        async with self._lock:
            if self._taken():
                await self._shown_to(everybody=not ephemeral)
                return None
            return await super().defer(ephemeral=ephemeral, thinking=thinking)

    async def send_message(self, content: Any = None, **message: Any) -> Any:
        """Answer with a new message."""
        async with self._lock:
            if not self._taken():
                return await super().send_message(content, **message)
            if self._parent.type is discord.InteractionType.application_command:
                self._kind = _NEW_MESSAGE
            await self._shown_to(everybody=not message.get("ephemeral", False))
            if content is not None:
                message["content"] = content
            return await self._parent.followup.send(**message)

    async def edit_message(self, **message: Any) -> Any:
        """Answer by changing the message whose button was pressed."""
        async with self._lock:
            if not self._taken():
                return await super().edit_message(**message)
            self._kind = _UPDATE
            return await self._parent.edit_original_response(**message)

    async def send_modal(self, modal: discord.ui.Modal, /) -> Any:
        """Answer with a form.

        Raises:
            Refusal: the interaction was put off, and Discord shows no form after that.
        """
        async with self._lock:
            if self._put_off:
                raise Refusal("error-late-form")
            self._answer()
            return await super().send_modal(modal)

    def _taken(self) -> bool:
        """Whether the answer has to take another way, as the interaction was put off; from now on it is answered."""
        self._answer()
        late, self._put_off = self._put_off, False
        return late

    def _answer(self) -> None:
        self.wait.cancel()
        if not self.answered.done():
            self.answered.set_result(None)

    async def _shown_to(self, *, everybody: bool) -> None:
        # The first message after a deferral is seen by whom the deferral was; this one was for one person alone.
        if everybody and self._parent.type is discord.InteractionType.application_command:
            await self._parent.delete_original_response()

    async def _wait(self) -> None:
        await asyncio.sleep(PATIENCE)
        async with self._lock:
            if super().is_done():
                return
            try:
                await super().defer(ephemeral=True)
            except discord.HTTPException as problem:
                # Of an interaction that was delivered twice, the first delivery is the one that is answered.
                level = logging.DEBUG if follows(problem, Follows.NOTHING) else logging.WARNING
                _log.log(level, "An answer that takes long could not be put off: %s", problem)
            else:
                self._put_off = True
                self._parent.client.metrics.note("put_off", self._parent)
