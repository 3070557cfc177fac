"""What functions find in an index, kept as long as it is open."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

if TYPE_CHECKING:
    from rules_index.index.reader import IndexReader

Rest = ParamSpec("Rest")
Found = TypeVar("Found")


def kept_while_open(
    find: Callable[Concatenate[IndexReader, Rest], Found],
) -> Callable[Concatenate[IndexReader, Rest], Found]:
    """Keep what a function finds in an index as long as that is open.

    A memory that indexes share would tell one server, by the time that it takes, how many others are asked.
    """

    @wraps(find)
    def known(reader: IndexReader, /, *rest: Rest.args, **more: Rest.kwargs) -> Found:
        key = (find, rest, *more.items())
        if key not in reader.kept:
            reader.kept[key] = find(reader, *rest, **more)
        found: Found = reader.kept[key]
        return found

    return known
