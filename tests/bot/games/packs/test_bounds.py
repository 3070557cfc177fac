"""Component packs that anybody may bring: reading one is bounded, and ends in a value or a problem."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.packs.form import SMALL
from bot.games.packs.problems import PackProblem
from bot.games.packs.toml_files import measured, parsed
from bot.games.zloba.pack.form import FORM
from tests.bot.games.packs.hostile_toml import accepted, refused
from tests.bot.work import at_most
from tests.rows import rows

_STEPS_A_BYTE = 80
"""Lines of Python that reading a byte may take; the slowest file takes 36, and one key of many parts thousands."""


def read(text: str) -> dict[str, Any]:
    measured(text)
    return parsed(text)


@rows("what", refused(100))
def test_what_takes_long_or_goes_deep_is_refused_before_it_is_read(what: str) -> None:
    text = refused(SMALL)[what]
    with at_most(3 * len(text)), pytest.raises(PackProblem, match=r"line \d"):
        read(text)


@pytest.mark.slow
@pytest.mark.parametrize("what", accepted(100))
@pytest.mark.parametrize("size", [SMALL // 64, SMALL // 8, SMALL])
def test_what_is_read_takes_steps_in_proportion_to_its_size(what: str, size: int) -> None:
    text = accepted(size)[what]
    assert len(text.encode()) > size * 0.9
    with at_most(_STEPS_A_BYTE * size):
        assert isinstance(read(text), dict)


def test_the_line_of_a_problem_is_counted_through_texts_of_many_lines() -> None:
    text = 'a = """\n\n"""\nb = ' + "[" * 30
    with pytest.raises(PackProblem, match="line 4"):
        read(text)


@rows("text", ['a = """x\\', "a = '''", 'a = "\\', "a = '", '"', '""', '"""""', "\\", "a = \\\n"])
def test_a_text_that_does_not_end_is_refused(text: str) -> None:
    with pytest.raises(PackProblem):
        read(text)


def test_the_stand_in_keeps_well_within_the_bounds() -> None:
    assert len(FORM.own()) < SMALL * 0.6
    with at_most(_STEPS_A_BYTE * SMALL):
        FORM.read(FORM.own())
