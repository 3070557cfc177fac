"""A court: two players, a judge and a head judge around the client with the toy game."""

from __future__ import annotations

import pytest

from tests.bot.behaviour.disputes.court import Court, seated
from tests.bot.behaviour.matches.conftest import clock, env, make_client, party, toy_words
from tests.bot.behaviour.matches.party import Party

__all__ = ["clock", "env", "make_client", "party", "toy_words"]


@pytest.fixture
async def court(party: Party) -> Court:
    """Two players, a judge and a head judge."""
    return await seated(party)
