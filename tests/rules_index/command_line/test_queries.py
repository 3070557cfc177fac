"""Files of questions."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules_index.command_line.queries import QueriesProblem, read_queries


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "questions.jsonl"


def test_questions_are_read_in_order(file: Path) -> None:
    file.write_text(
        '{"id": "a", "query": "Kdo začíná?", "game": "hrad"}\n\n{"id": 2, "query": "Kdo vyhraje?"}\n', "utf-8"
    )
    assert read_queries(file) == [
        {"id": "a", "query": "Kdo začíná?", "game": "hrad"},
        {"id": "2", "query": "Kdo vyhraje?", "game": None},
    ]


def test_other_keys_are_passed_over(file: Path) -> None:
    file.write_text('{"id": "a", "query": "q", "gold": [], "lang": "cs"}', "utf-8")
    assert read_queries(file) == [{"id": "a", "query": "q", "game": None}]


def test_lines_may_end_as_on_windows_and_begin_with_a_mark(file: Path) -> None:
    file.write_bytes('\ufeff{"id": "a", "query": "č"}\r\n{"id": "b", "query": "q"}\r\n'.encode())
    assert [row["id"] for row in read_queries(file)] == ["a", "b"]


@pytest.mark.parametrize("separator", ["\u2028", "\x85", "\x0b"])
def test_only_a_line_feed_ends_a_line(file: Path, separator: str) -> None:
    file.write_text(f'{{"id": "a", "query": "one{separator}two"}}'.replace("\x0b", "\\u000b"), "utf-8")
    assert read_queries(file)[0]["query"] == f"one{separator}two"


def test_an_empty_file_has_no_questions(file: Path) -> None:
    file.touch()
    assert read_queries(file) == []


@pytest.mark.parametrize(
    "line",
    [
        "Kdo začíná?",
        "{",
        "[]",
        '"text"',
        "null",
        '{"id": "a"}',
        '{"query": "q"}',
        '{"id": "a", "query": null}',
        '{"id": "a", "query": ["q"]}',
        '{"id": null, "query": "q"}',
        '{"id": "a", "query": "q", "game": 3}',
    ],
)
def test_a_bad_line_is_named_by_its_number(file: Path, line: str) -> None:
    file.write_text(f'{{"id": "a", "query": "q"}}\n\n{line}\n', "utf-8")
    with pytest.raises(QueriesProblem) as raised:
        read_queries(file)
    assert str(raised.value) == f'{file}, line 3: a JSON object with "id" and "query" is needed'


def test_a_missing_file_is_named(file: Path) -> None:
    with pytest.raises(QueriesProblem, match="No such file"):
        read_queries(file)


def test_a_file_that_is_no_text_is_named(file: Path) -> None:
    file.write_bytes(b'{"id": "a", "query": "\xe8"}')
    with pytest.raises(QueriesProblem, match=f"cannot read {file}"):
        read_queries(file)
