"""A table as one test that tries every row and names each that fails.

A test of its own for each row costs more than most rows do, in every process of the test run.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Sequence
from contextlib import ExitStack
from functools import cache, wraps
from typing import Any, NamedTuple, TypeAlias, cast

import pytest
from _pytest.mark import ParameterSet

Test: TypeAlias = Callable[..., Any]
FAILURES = (Exception, pytest.fail.Exception, pytest.skip.Exception)


class Row(NamedTuple):
    """The arguments of a test from one row, and the name of that row where the test fails."""

    given: dict[str, Any]
    called: str


Values: TypeAlias = Iterable[Any] | Callable[[], Iterable[Any]]
Ids: TypeAlias = Iterable[Any] | Callable[[Any], Any] | None


def rows(names: str | Sequence[str], values: Values, *, ids: Ids = None) -> Callable[[Test], Test]:
    """Call a test with every row of a table; what it takes otherwise are fixtures, which the rows share.

    Only ``tmp_path`` and ``monkeypatch`` are new to each row. No row may be skipped: that counts as a failure.

    Args:
        names, values, ids: as ``pytest.mark.parametrize`` takes them; a row has no marks. Values that take long to
            make are given as a function, which is called with the first test.
    """
    columns = [each.strip() for each in names.split(",")] if isinstance(names, str) else list(names)
    read = cache(lambda: _table(columns, values if isinstance(values, Iterable) else values(), ids))
    if isinstance(values, Iterable):
        read()

    def decorate(test: Test) -> Test:
        @wraps(test)
        def every(**fixtures: Any) -> None:
            failed: list[BaseException] = []
            for number, row in enumerate(read()):
                with ExitStack() as stack:
                    try:
                        test(**_anew(fixtures, number, stack), **row.given)
                    except FAILURES as error:
                        failed.append(_noted(error, row))
            _report(failed, len(read()))

        @wraps(test)
        async def every_awaited(**fixtures: Any) -> None:
            failed: list[BaseException] = []
            for number, row in enumerate(read()):
                with ExitStack() as stack:
                    try:
                        await test(**_anew(fixtures, number, stack), **row.given)
                    except FAILURES as error:
                        failed.append(_noted(error, row))
            _report(failed, len(read()))

        whole: Any = every_awaited if inspect.iscoroutinefunction(test) else every
        signature = inspect.signature(test)
        left = [each for each in signature.parameters.values() if each.name not in columns]
        whole.__signature__ = signature.replace(parameters=left)
        return cast(Test, whole)

    return decorate


def nightly(*values: Any) -> list[ParameterSet]:
    """Rows for ``pytest.mark.parametrize`` that run with the slow tests alone; more arguments than one are a tuple."""
    return [pytest.param(*(each if type(each) is tuple else (each,)), marks=pytest.mark.slow) for each in values]


def _table(names: Sequence[str], values: Iterable[Any], ids: Ids) -> list[Row]:
    sets = [ParameterSet.extract_from(each, force_tuple=len(names) == 1) for each in values]
    assert sets, f"no rows of {names}"
    assert not any(each.marks for each in sets), f"a row of {names} has marks"
    listed = [None] * len(sets) if ids is None or callable(ids) else list(ids)
    table = []
    for each, own in zip(sets, listed, strict=True):
        shown = [ids(value) if callable(ids) else f"{value!r}" for value in each.values]
        called = each.id or own or ", ".join(map(str, shown))
        table.append(Row(dict(zip(names, each.values, strict=True)), str(called)))
    return table


def _anew(fixtures: dict[str, Any], number: int, stack: ExitStack) -> dict[str, Any]:
    """The fixtures of a row; what a row changes is undone when the stack is left."""
    own = dict(fixtures)
    if "tmp_path" in own:
        own["tmp_path"] = own["tmp_path"] / f"row{number}"
        own["tmp_path"].mkdir()
    if "monkeypatch" in own:
        own["monkeypatch"] = stack.enter_context(pytest.MonkeyPatch.context())
    return own


def _noted(error: BaseException, row: Row) -> BaseException:
    error.add_note(f"in the row {row.called}")
    return error


def _report(failed: Sequence[BaseException], tried: int) -> None:
    if len(failed) == 1 and not isinstance(failed[0], pytest.skip.Exception):
        raise failed[0]
    if failed:
        # A skipped row, raised by itself, would skip the whole test.
        raise BaseExceptionGroup(f"{len(failed)} of {tried} rows fail", failed)
