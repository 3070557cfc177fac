"""Read a file of questions: one JSON object a line."""

from __future__ import annotations

from pathlib import Path
from typing import TypedDict

from pydantic import BaseModel, ValidationError


class Query(TypedDict):
    """A question with its id and, if it is chosen, its game."""

    id: str
    query: str
    game: str | None


class _Row(BaseModel):
    id: str | int
    query: str
    game: str | None = None


class QueriesProblem(Exception):
    """A file of questions cannot be read; the message names the line."""


def read_queries(path: Path) -> list[Query]:
    """The questions of a JSON-lines file.

    Raises:
        QueriesProblem: the file is missing, or a line is no object with ``id`` and ``query``.
    """
    try:
        # Only a line feed ends a line: JSON strings may hold the other characters at which str.splitlines cuts.
        lines = path.read_text("utf-8-sig").split("\n")
    except (OSError, UnicodeDecodeError) as error:
        raise QueriesProblem(f"cannot read {path}: {error}") from error
    queries: list[Query] = []
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            row = _Row.model_validate_json(line)
        except ValidationError as error:
            raise QueriesProblem(f'{path}, line {number}: a JSON object with "id" and "query" is needed') from error
        queries.append({"id": str(row.id), "query": row.query, "game": row.game})
    return queries
