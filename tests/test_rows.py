"""A table of rows tries all of them, and says which fail."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.rows import rows


def test_every_failing_row_is_named_and_no_other() -> None:
    tried = []

    @rows("number, word", [(1, "a"), (2, "b"), pytest.param(3, "c", id="the third")])
    def test(number: int, word: str) -> None:
        tried.append(word)
        assert number < 2

    with pytest.raises(BaseExceptionGroup, match="2 of 3 rows fail") as caught:
        test()
    assert tried == ["a", "b", "c"]
    assert [error.__notes__ for error in caught.value.exceptions] == [["in the row 2, 'b'"], ["in the row the third"]]


def test_a_single_failure_is_raised_as_it_is() -> None:
    @rows("number", [1, 2], ids=["one", "two"])
    def test(number: int) -> None:
        assert number == 1

    with pytest.raises(AssertionError) as caught:
        test()
    assert caught.value.__notes__ == ["in the row two"]


async def test_rows_of_a_coroutine_are_awaited() -> None:
    @rows("number", [1, 2], ids="row {}".format)
    async def test(number: int) -> None:
        assert number == 1

    with pytest.raises(AssertionError) as caught:
        await test()
    assert caught.value.__notes__ == ["in the row row 2"]


def test_rows_that_take_long_to_make_are_made_with_the_first_test() -> None:
    made, tried = [], []

    def values() -> list[int]:
        made.append("made")
        return [1, 2]

    @rows("number", values)
    def test(number: int) -> None:
        tried.append(number)

    assert not made
    test()
    test()
    assert (made, tried) == (["made"], [1, 2, 1, 2])


def test_a_skipped_row_fails() -> None:
    @rows("number", [1])
    def test(number: int) -> None:
        pytest.skip("not today")

    with pytest.raises(BaseExceptionGroup, match="1 of 1 rows fail"):
        test()


def test_there_are_rows_and_they_have_no_marks() -> None:
    with pytest.raises(AssertionError, match="no rows"):
        rows("number", [])
    with pytest.raises(AssertionError, match="has marks"):
        rows("number", [pytest.param(1, marks=pytest.mark.slow)])


@rows("number", [1, 2])
@rows("word", ["a", "b"])
def test_each_row_has_a_folder_and_changes_of_its_own(
    number: int, word: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not list(tmp_path.iterdir())
    assert "ROW" not in os.environ
    monkeypatch.setenv("ROW", word)
    (tmp_path / "file").touch()
