"""An oracle that is there before its index: it says that it waits, and then answers as any other."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules_index import IndexPending, IndexProblem, Oracle, awaited_oracle, digest_books


def test_it_waits_and_then_answers(tmp_path: Path, digest_index: Path) -> None:
    index = tmp_path / "rules.sqlite"
    oracle, arrived = awaited_oracle(index)
    in_a_server = oracle.within(1)
    with pytest.raises(IndexPending):
        oracle.ask("kolik kostek hážeme ve třech?")
    with pytest.raises(IndexPending):
        oracle.card_names("bal")
    with pytest.raises(IndexProblem):
        arrived()
    index.hardlink_to(digest_index)
    with pytest.raises(IndexPending):
        assert oracle.books
    arrived()
    assert in_a_server.ask("kolik kostek hážeme ve třech?").answered
    oracle.close()


@pytest.mark.slow
def test_the_books_are_known_before_their_index_is_made(digest_oracle: Oracle) -> None:
    assert digest_books() == digest_oracle.books
