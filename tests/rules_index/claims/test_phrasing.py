"""A claim in words, as it is compared with a question."""

from __future__ import annotations

from rules_index.digest.claims.notation import read_statement
from rules_index.digest.claims.phrasing import line_of
from rules_index.digest.claims.vocabulary import load_vocabulary
from rules_index.values.books import Language
from rules_index.values.claims import Claim
from tests.rows import rows

VOCABULARY = load_vocabulary()


@rows(
    ("condition", "said"),
    [
        ("has(affiliation)", "affiliation"),
        ("!has(affiliation)", "without affiliation"),
        ("lost(affiliation)", "without affiliation"),
        ("!lost(affiliation)", "affiliation"),
    ],
)
def test_who_has_lost_something_is_without_it(condition: str, said: str) -> None:
    claim = read_statement(f"warrior may attack if {condition}", VOCABULARY, "doomtrooper", lambda _: None)
    assert isinstance(claim, Claim)
    assert line_of(claim, VOCABULARY, "doomtrooper", Language.EN).partition(" attack ")[2] == said
