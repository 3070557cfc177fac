"""Every name that words may use is one that something here carries out."""

from __future__ import annotations

from typing import get_args

from bot.games.doomtrooper.acts.carry import DEEDS
from bot.games.doomtrooper.looks.holding.uses import _SPENT
from bot.games.doomtrooper.looks.meaning.history import _HISTORY
from bot.games.doomtrooper.looks.meaning.marks import _ASKED, _COMPUTED, _SIGHTED
from bot.games.doomtrooper.looks.meaning.matching import _COUNTED
from bot.games.doomtrooper.looks.meaning.roles import _PLAYERS, _ROLES
from bot.games.doomtrooper.words import abilities, effects, whom

LIES_THERE = frozenset({"imprisoned", "out", "missing", "of-killed"})
"""Marks that lie on cards; all others follow from the position."""


def test_every_word_is_carried_out() -> None:
    assert set(get_args(effects.Effect)) == set(DEEDS)


def test_every_role_and_player_is_found() -> None:
    assert set(get_args(whom.Role)) == set(_ROLES)
    assert set(get_args(whom.Who)) == set(_PLAYERS)


def test_every_name_of_the_registry_is_known() -> None:
    assert set(abilities.HISTORY) == set(_HISTORY)
    assert {name.removesuffix(":*") for name in abilities.COUNTED} <= set(_COUNTED)
    assert set(abilities.MARKS) - LIES_THERE <= _COMPUTED.keys() | _ASKED.keys() | _SIGHTED.keys()
    assert set(abilities.PLAY_LIMITS) == set(_SPENT)
