"""Every mistake that a check of a pack can name has a sentence of its own in every language."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import bot.games
from bot.games.packs.problems import Problem
from bot.games.packs.saying import line_of
from bot.locales.lines import put
from bot.locales.sentences import localizer
from rules_index import Language
from tests.rows import rows

GAMES = Path(bot.games.__file__).parent


def texts(value: ast.expr) -> Iterator[str]:
    """A text as it may read: with a number, which is a name as well, in each of its gaps."""
    match value:
        case ast.Constant(value=str() as text):
            yield text
        case ast.JoinedStr(values=parts):
            yield "".join(each.value if isinstance(each, ast.Constant) else "3" for each in parts)  # type: ignore[misc]
        case ast.IfExp(body=body, orelse=other):
            yield from (*texts(body), *texts(other))


def mistakes_of(file: Path) -> Iterator[str]:
    """The texts of the mistakes that a file makes, those given to a name before as well."""
    for function in ast.walk(ast.parse(file.read_text("utf-8"))):
        if not isinstance(function, ast.FunctionDef):
            continue
        inside = [*ast.walk(function)]
        calls = [each for each in inside if isinstance(each, ast.Call) and isinstance(each.func, ast.Name)]
        made = [each.args[1] for each in calls if each.func.id == "Mistake"]  # type: ignore[attr-defined]
        named = {each.id for each in made if isinstance(each, ast.Name)}
        given = [(each.targets[0], each.value) for each in inside if isinstance(each, ast.Assign)]
        made += [value for name, value in given if isinstance(name, ast.Name) and name.id in named]
        for value in made:
            yield from texts(value)


CHECKS = [
    *GAMES.glob("doomtrooper/pack/own/*.py"),
    *(GAMES / "twom" / "pack").rglob("*.py"),
    *(GAMES / "zloba" / "pack").rglob("*.py"),
]
"""The files that check an organiser's pack; those that check what the bot brings along speak to developers."""
SAID = sorted({text for file in sorted(CHECKS) for text in mistakes_of(file)})


def test_the_checks_of_both_games_are_looked_at() -> None:
    assert "there must be three of kind `chapter`, numbered 1 to 3" in SAID
    assert "areas 3 and 3 are joined twice" in SAID
    assert len(SAID) > 40


@rows("said", SAID)
def test_a_mistake_has_a_sentence_in_every_language(said: str) -> None:
    line = line_of(Problem(f"events[0].kind: {said}", 2, "events.csv"))
    assert line.key != "pack-wrong-other"
    shown = {put(line, localizer(language).say, str, str) for language in Language}
    assert len(shown) == len(Language)
    assert not any("pack-wrong" in each for each in shown)
