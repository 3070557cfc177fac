"""All steps, in the order in which they are tried."""

from __future__ import annotations

from bot.live.step import Step
from bot.live.steps import commands, messages, places, presses

STEPS: tuple[Step, ...] = (*messages.STEPS, *places.STEPS, *commands.STEPS, *presses.STEPS)
