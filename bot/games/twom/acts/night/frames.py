"""The frames of the night, and how each goes on."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.twom.acts.flow.step import FrameKind
from bot.games.twom.acts.night.combat.kind import COMBAT
from bot.games.twom.acts.night.raiding import RAIDING
from bot.games.twom.acts.night.trade import TRADING
from bot.games.twom.position.frames.combat import Combat
from bot.games.twom.position.frames.night import Trading
from bot.games.twom.position.frames.raid import Raiding

NIGHT_FRAMES: Mapping[type, FrameKind] = {Raiding: RAIDING, Trading: TRADING, Combat: COMBAT}
