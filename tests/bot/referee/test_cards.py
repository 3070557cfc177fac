"""``python -m bot cards coverage``: how much of the real cards the referee can carry out."""

from __future__ import annotations

from typer.testing import CliRunner

import bot.__main__ as main
from bot.boards.doomtrooper.cards import own_catalogue
from bot.games.doomtrooper.pack.cards.coverage import coverage
from bot.games.doomtrooper.pack.cards.proven import proven


def printed(*options: str) -> list[str]:
    result = CliRunner().invoke(main.app, ["cards", "coverage", *options])
    assert result.exit_code == 0, result.output
    return result.output.splitlines()


def test_coverage_prints_a_line_for_each_set_and_one_for_all() -> None:
    rows = coverage(own_catalogue().values(), proven())
    heading, *lines = printed()
    columns = ["cards", "wholly", "mostly", "partly", "not", "said", "doubtful", "sentences", "seen", "vouched"]
    assert heading.split() == [*columns, "share"]
    assert [line.startswith(row.set or "all sets") for line, row in zip(lines, rows, strict=True)] == [True] * len(rows)
    last = rows[-1]
    figures = (1073, last.wholly, last.mostly, last.partly, 0, last.doubtful, last.sentences, last.seen, last.vouched)
    assert lines[-1].split()[2:] == [*map(str, figures), f"{last.share:.1%}"]


def test_the_cards_that_are_not_said_wholly_are_listed_with_why() -> None:
    all_of_them = coverage(own_catalogue().values())[-1]
    listed = [line for line in printed("--unsaid") if ": most" in line or ": part" in line]
    assert len(listed) == all_of_them.mostly + all_of_them.partly
    assert any(line.startswith("01095 EMPATHY: part (") for line in listed)
