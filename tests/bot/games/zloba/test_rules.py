"""The rulings cover the rulebook: every rule that the referee enforces has a test of its name."""

from __future__ import annotations

import re
from pathlib import Path

from bot.games.zloba.looks.refusals import RULES

HERE = Path(__file__).parent
BOOK = HERE.parents[3] / "rules_index" / "digest" / "books" / "zloba-cs"
RULE = re.compile(r"^## [^\n]*\{#(?P<slug>[a-z.-]+)\}\n\n```yaml\n(?P<about>.*?)```", re.MULTILINE | re.DOTALL)
COMPETITIVE = range(3, 15)


def rules() -> dict[str, str]:
    """Every rule of the digest with what its front matter says."""
    texts = [path.read_text("utf-8") for path in sorted(BOOK.glob("[0-9]*.md"))]
    return {found["slug"]: found["about"] for text in texts for found in RULE.finditer(text)}


def enforced() -> set[str]:
    """Rules of the competitive chapters that the referee enforces."""
    paths = [path for path in BOOK.glob("[0-9]*.md") if int(path.name[:2]) in COMPETITIVE]
    found = [match for path in paths for match in RULE.finditer(path.read_text("utf-8"))]
    return {match["slug"] for match in found if "referee: enforced" in match["about"]}


def ruled() -> set[str]:
    """The names of all tests of the referee."""
    return {name for path in HERE.rglob("test_*.py") for name in re.findall(r"def test_(\w+)", path.read_text("utf-8"))}


def test_every_enforced_rule_has_a_ruling() -> None:
    wanted = {slug: re.sub(r"\W", "_", slug) for slug in enforced()}
    assert len(wanted) > 90
    named = ruled()
    assert {slug for slug, name in wanted.items() if name not in named} == set()


def test_every_rule_that_a_refusal_cites_is_in_the_digest() -> None:
    assert {rule.removeprefix("zloba-cs.") for rule in RULES} - rules().keys() == set()


def test_every_refusal_cites_a_rule_that_is_registered() -> None:
    package = Path(__file__).parents[4] / "bot" / "games" / "zloba"
    cited = set()
    for path in package.rglob("*.py"):
        cited |= set(re.findall(r'refuse\(\s*"([a-z.-]+)"', path.read_text("utf-8")))
    assert len(cited) > 40
    assert {f"zloba-cs.{rule}" for rule in cited} - RULES == set()
