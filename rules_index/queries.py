"""Reading a file of questions: one JSON object a line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TypedDict


class Query(TypedDict):
    """A question with its id and, if it is chosen, its game."""

    id: str
    query: str
    game: str | None


class QueriesProblem(Exception):
    """A file of questions cannot be read; the message names the line."""


def read_queries(path: Path) -> list[Query]:
    """The questions of a JSON-lines file.

    Raises:
        QueriesProblem: the file is missing, or a line is no object with ``id`` and ``query``.
    """
    try:
        lines = path.read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise QueriesProblem(f"cannot read {path}: {error}") from error
    queries: list[Query] = []
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            row = json.loads(line)
            queries.append({"id": str(row["id"]), "query": str(row["query"]), "game": row.get("game")})
        except (json.JSONDecodeError, KeyError, TypeError, AttributeError) as error:
            raise QueriesProblem(f'{path}, line {number}: a JSON object with "id" and "query" is needed') from error
    return queries
