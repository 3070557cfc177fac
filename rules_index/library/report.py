"""The report of a build as it goes from its process to the bot."""

from __future__ import annotations

from functools import cache

from pydantic import TypeAdapter

from rules_index.library.reading import LibraryReport


@cache
def _adapter() -> TypeAdapter[LibraryReport]:
    return TypeAdapter(LibraryReport)


def report_of(written: str | bytes) -> LibraryReport:
    """The report that a line of JSON holds.

    Raises:
        ValueError: it holds none.
    """
    return _adapter().validate_json(written)


def written(report: LibraryReport) -> str:
    """The report as a line of JSON."""
    return _adapter().dump_json(report).decode()
