"""Checks what rules claim: mistakes in the claims, and how many rules of each book have been read for them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from rules_index.digest.claims.loading import load_claims
from rules_index.digest.claims.vocabulary import ClaimProblem
from rules_index.digest.rules import load_digest
from rules_index.values.claims import Unclaimed

MOST_UNCLAIMED = 0.10
"""The share of the rules that may claim nothing."""


@dataclass(frozen=True, slots=True)
class ClaimsReport:
    """How many rules of a book claim something, how many nothing, how many nobody has read, and the lines of all."""

    book: str
    rules: int
    claiming: int
    unclaimed: int
    lines: int

    @property
    def unread(self) -> int:
        """How many rules say neither what they claim nor why nothing."""
        return self.rules - self.claiming - self.unclaimed

    def row(self) -> dict[str, Any]:
        """The report as a flat record."""
        return {
            "type": "claims",
            "book": self.book,
            "rules": self.rules,
            "claiming": self.claiming,
            "unclaimed": self.unclaimed,
            "unread": self.unread,
            "lines": self.lines,
        }

    def __str__(self) -> str:
        return (
            f"claims {self.book}: {self.claiming} of {self.rules} rules in {self.lines} lines, "
            f"{self.unclaimed} unclaimed, {self.unread} unread"
        )


def check_claims() -> Iterator[ClaimsReport]:
    """A report on what the rules of each book claim.

    Raises:
        ClaimProblem: a line of claims does not fit, or they are of no book; the message has a line for each mistake.
    """
    rules = load_digest()
    books = {rule.book.key for rule in rules}
    lost = [entry.name for entry in (files("rules_index.digest") / "claimed").iterdir() if entry.name not in books]
    if lost:
        possible = ", ".join(sorted(books))
        raise ClaimProblem(f"claimed: of no book of the digest: {', '.join(lost)}; possible: {possible}")
    claims = load_claims(rules)
    for book in dict.fromkeys(rule.book.key for rule in rules):
        own = [claims.get(rule.slug) for rule in rules if rule.book.key == book]
        read = [statements for statements in own if statements]
        unclaimed = sum(isinstance(statements[0], Unclaimed) for statements in read)
        yield ClaimsReport(book, len(own), len(read) - unclaimed, unclaimed, sum(map(len, read)))
