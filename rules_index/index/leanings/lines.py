"""The lines of each rule that lean to yes or to no: its questions that are answered so, and its claims in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules_index.digest.claims.loading import load_claims
from rules_index.digest.claims.phrasing import gives_yes, line_of
from rules_index.digest.claims.vocabulary import load_vocabulary
from rules_index.values.books import Language
from rules_index.values.claims import Claim
from rules_index.values.digest import Rule


@dataclass(frozen=True, slots=True)
class Line:
    """A line in words: a question to which the answer is yes or no, or a claim."""

    text: str
    language: Language
    is_yes: bool
    is_claim: bool


def lines_of_rules(rules: Sequence[Rule]) -> dict[str, tuple[Line, ...]]:
    """By the slug of each rule its lines: what it answers to its own questions, and its claims in each language."""
    vocabulary = load_vocabulary()
    claims = load_claims(rules, vocabulary)
    found: dict[str, tuple[Line, ...]] = {}
    for rule in rules:
        asked = [Line(*each, is_claim=False) for each in rule.answered]
        claimed = [
            Line(line_of(claim, vocabulary, rule.book.game, language), language, gives_yes(claim), True)
            for claim in claims.get(rule.slug, ())
            if isinstance(claim, Claim)
            for language in Language
        ]
        if lines := (*asked, *claimed):
            found[rule.slug] = lines
    return found
