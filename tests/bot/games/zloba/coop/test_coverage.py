"""The rulings cover the rules of the variant: every one that the referee enforces has a test of its name."""

from __future__ import annotations

import re

from tests.bot.games.zloba import test_rules


def test_every_enforced_rule_against_the_opponent_has_a_ruling() -> None:
    texts = [path.read_text("utf-8") for path in test_rules.BOOK.glob("1[5-9]-*.md")]
    found = [match for text in texts for match in test_rules.RULE.finditer(text)]
    wanted = {match["slug"] for match in found if "referee: enforced" in match["about"]}
    assert len(wanted) > 60
    assert {slug for slug in wanted if re.sub(r"\W", "_", slug) not in test_rules.ruled()} == set()
