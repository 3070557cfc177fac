"""Whatever is refused in a game by chance cites a rule whose condition holds in that position.

The conditions are read from the rulebooks by claims that import nothing of the referee that judges.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from bot.games.doomtrooper.asks import decide
from bot.games.doomtrooper.words.rules.refusals import refuse
from bot.games.doomtrooper.words.rules.rulesets import CZECH, RULES, SWEDISH, Rules
from bot.games.doomtrooper.words.rules.slugs import SLUGS
from tests.bot.games.doomtrooper.chance import cards, fights, look, prices, when, who
from tests.bot.games.doomtrooper.chance.refusals import CLAIMS, counted, refusals
from tests.rows import rows

JUDGES = ("acts", "asks", "looks")
"""The rooms of the referee that judge: who claims what must be so knows nothing of them."""
MOVES = 300
FEW, MANY = (2, 5), range(1, 31)
JUDGED = 0.85
"""The share of refusals on which a claim says yes or no; it may only rise."""
UNCITED = frozenset({
    "actions.first-round", "actions.unused", "attachments.definition", "cancel.costs-lost", "cultist.no-backdating",
    "deck.agreed", "deck.copies", "deck.list", "deck.sideboard", "deck.size", "equipment.action", "mission.give",
    "multiplayer.even-teams", "recruit.action", "sergeant.permanent",
    "setup.cardinals-privilege", "special.no-cost", "timing.always-react", "transfer.vehicle", "turn.steps",
})  # fmt: skip
"""Topics of the lobby, and those that no command of a match is refused with."""


def test_there_is_a_claim_for_every_rule_that_a_command_is_refused_with() -> None:
    assert CLAIMS.keys() | UNCITED == SLUGS.keys()
    assert not CLAIMS.keys() & UNCITED


@rows("module", [cards, fights, look, prices, when, who], ids=lambda module: module.__name__.rpartition(".")[2])
def test_claims_import_nothing_that_judges(module: object) -> None:
    tree = ast.parse(Path(str(module.__file__)).read_text("utf-8"))  # type: ignore[attr-defined]
    imported = {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert not [name for name in imported if name.startswith(tuple(f"bot.games.doomtrooper.{one}" for one in JUDGES))]


@pytest.mark.parametrize(
    "rules", [CZECH, pytest.param(SWEDISH, marks=pytest.mark.slow)], ids=lambda rules: rules.edition
)
def test_each_refusal_cites_a_rule_whose_condition_holds(rules: Rules) -> None:
    _hold(rules, FEW, MOVES)


@rows("topic", sorted(CLAIMS))
def test_a_rule_that_is_cited_for_everything_is_found_untrue(topic: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decide, "why_not", lambda case, *_: refuse(case.rules, topic))
    found = (one for rules in RULES.values() for one in refusals(rules, 1, 60) if one.holds is False)
    assert next(found, None) is not None


@pytest.mark.slow
@pytest.mark.parametrize("rules", [CZECH, SWEDISH], ids=["cs", "sv"])
def test_each_of_many_refusals_cites_a_rule_whose_condition_holds(rules: Rules) -> None:
    _hold(rules, MANY, 900)


def _hold(rules: Rules, seeds: range | tuple[int, ...], number: int) -> None:
    all_, judged = 0, 0
    for seed in seeds:
        count, untrue = counted(refusals(rules, seed, number))
        assert untrue == []
        all_ += count.total()
        judged += sum(times for (_, holds), times in count.items() if holds is not None)
    assert judged / all_ > JUDGED
