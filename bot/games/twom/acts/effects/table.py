"""Every kind of effect with what carries it out."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.twom.acts.effects.cards import CARDS
from bot.games.twom.acts.effects.exploring import EXPLORING
from bot.games.twom.acts.effects.meeting import MEETING
from bot.games.twom.acts.effects.people import PEOPLE
from bot.games.twom.acts.effects.shelter import SHELTER
from bot.games.twom.acts.effects.story import STORY
from bot.games.twom.acts.effects.things import THINGS
from bot.games.twom.acts.flow.step import EffectKind

EFFECTS: Mapping[type, EffectKind] = {**THINGS, **PEOPLE, **SHELTER, **EXPLORING, **MEETING, **CARDS, **STORY}
