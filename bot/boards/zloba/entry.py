"""Zloba as the bot knows it."""

from __future__ import annotations

from bot.boards.entry import GameEntry
from bot.boards.zloba.picture import draw
from bot.games.setup import SeatSetup, Setup
from bot.games.zloba.game import Zloba
from bot.games.zloba.pack.form import FORM
from bot.locales.sentences import LOCALES

_RULESET = Zloba.rulesets[0].key


def _seats(*factions: str) -> tuple[SeatSetup, ...]:
    return tuple(SeatSetup({"faction": faction}) for faction in factions)


def _ways(setup: Setup) -> frozenset[str]:
    return frozenset({"coop", "scenario"}) if setup.variant == "coop" else frozenset()


ENTRY = GameEntry(
    key=Zloba.key,
    make=Zloba.from_bytes,
    pack=FORM,
    words=LOCALES / "zloba",
    draw=draw,
    samples=(
        Setup(_RULESET, "competitive", _seats("guild", "koda", "runen", "aldan")),
        Setup(_RULESET, "coop", _seats("guild", "koda"), {"scenario": "show-of-force"}),
    ),
    ways=_ways,
)
