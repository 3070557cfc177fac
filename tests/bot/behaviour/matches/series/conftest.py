"""Players of Doomtrooper with its own cards."""

from __future__ import annotations

from tests.bot.behaviour.matches.decks.conftest import make_client as make_client
