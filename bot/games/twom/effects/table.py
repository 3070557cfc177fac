"""Every kind of effect with what carries it out."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.twom.effects.cards import CARDS
from bot.games.twom.effects.exploring import EXPLORING
from bot.games.twom.effects.meeting import MEETING
from bot.games.twom.effects.people import PEOPLE
from bot.games.twom.effects.shelter import SHELTER
from bot.games.twom.effects.story import STORY
from bot.games.twom.effects.things import THINGS
from bot.games.twom.flow.step import EffectKind

EFFECTS: Mapping[type, EffectKind] = {**THINGS, **PEOPLE, **SHELTER, **EXPLORING, **MEETING, **CARDS, **STORY}
