"""Each rule that a refusal cites claims a limit: something that may not be done, must be done, or is counted."""

from __future__ import annotations

from functools import cache

import pytest

from bot.installed import GAMES, known_games
from rules_index.digest.claims.loading import load_claims
from rules_index.values.claims import Claim, Force, Statement
from tests.oracles import packaged_rules

LEAST = {"doomtrooper": 51, "prsi": 12, "twom": 51, "zloba": 51}
"""Rules of each game that refusals may cite, at the least."""
LIMITS = (Force.MAY_NOT, Force.MUST, Force.DOES_NOT, Force.IS_NOT)


@cache
def claims() -> dict[str, tuple[Statement, ...]]:
    return load_claims(packaged_rules())


def limits(told: tuple[Statement, ...]) -> bool:
    """Whether one of a rule's claims can forbid anything."""
    return any(one.force in LIMITS or one.amount is not None for one in told if isinstance(one, Claim))


@pytest.mark.parametrize("key", [game.key for game in GAMES])
def test_every_rule_that_a_refusal_may_cite_claims_a_limit(key: str) -> None:
    cited = known_games().game(key).rules
    assert len(cited) >= LEAST.get(key, 1)
    assert [slug for slug in sorted(cited) if not limits(claims().get(slug, ()))] == []


def test_a_rule_that_only_allows_is_no_limit() -> None:
    assert not limits(claims()["zloba-cs.turn.decline"][1:])
    assert limits(claims()["zloba-cs.turn.no-dice"])
