"""Rules are proven by play with the cards that players have, by commands alone, as the text files of plays say."""

from __future__ import annotations

import re

import pytest

from bot.boards.doomtrooper.cards import own_catalogue
from tests.bot.games.doomtrooper.cases.report import rules
from tests.bot.games.doomtrooper.played.checking import check
from tests.bot.games.doomtrooper.played.saying import refused, say
from tests.bot.games.doomtrooper.played.script import Script, Twin, changed, scripts
from tests.bot.games.doomtrooper.played.stage import SEATS, Stage
from tests.rows import rows

SCRIPTS = scripts()
REFUSED = re.compile(r"(?P<command>.*?) !(?P<rules>( [a-z.-]+)+)")
"""A command that is refused and leaves everything as it is, with the rules that refuse it."""
SPEAKING = (*SEATS, "attack", "fight")
"""How a line begins in which a seat says something; a twin may say something else in the last one."""


def run(script: Script, book: str, position: dict[str, str], steps: tuple[tuple[int, str], ...]) -> Stage:
    """Play steps on a position."""
    stage = Stage(book, position)
    for at, line in steps:
        try:
            if line.startswith("= "):
                check(stage, line.removeprefix("= "))
            elif found := REFUSED.fullmatch(line):
                assert refused(stage, found["command"]) == of_book(script, book, tuple(found["rules"].split()))
            else:
                say(stage, line)
        except (AssertionError, LookupError) as problem:
            problem.add_note(f"{script.file}.txt:{at} ({book}): {line}")
            raise
    return stage


def holds(stage: Stage, line: str) -> bool:
    """Whether a line of checks is so."""
    try:
        check(stage, line)
    except (AssertionError, LookupError):
        return False
    return True


def of_book(script: Script, book: str, slugs: tuple[str, ...]) -> str:
    """Of the rules by which the books refuse a command, that of one book."""
    return slugs[min(list(script.shows).index(book), len(slugs) - 1)]


def turned_away(book: str, position: dict[str, str], commands: tuple[tuple[int, str], ...]) -> str:
    """The rule that turns the first of some commands away that is refused; empty where all stand."""
    stage = Stage(book, position)
    for _, line in commands:
        rule = refused(stage, line)
        if rule:
            return rule
        say(stage, line)
    return ""


def of_twin(script: Script, twin: Twin) -> tuple[dict[str, str], tuple[tuple[int, str], ...]]:
    """The position of a twin, and its commands."""
    position = dict(script.position)
    commands = [step for step in script.steps if not step[1].startswith("= ") and " ! " not in step[1]]
    for what, changes in twin.changes.items():
        if what == "last":
            last = max(at for at, (_, line) in enumerate(commands) if line.split()[0] in SPEAKING)
            commands[last] = (twin.line, changes)
            continue
        position[what] = changes if what in ("at", "turn", "mode") else changed(position.get(what, ""), changes)
    return position, tuple(commands)


CASES = [pytest.param(script, book, id=f"{book}-{script.name}") for script in SCRIPTS for book in script.shows]
CONTRASTED = [
    pytest.param(script, book, id=f"{book}-{script.name}")
    for script in SCRIPTS
    for book in script.shows
    if any(twin.checks for twin in script.twins)
]
TWINNED = [
    pytest.param(script, book, id=f"{book}-{script.name}")
    for script in SCRIPTS
    for book in script.shows
    if script.twins
]


@rows(("script", "book"), CASES)
def test_a_play_is_as_the_book_says(script: Script, book: str) -> None:
    run(script, book, script.position, script.steps)


@rows(("script", "book"), TWINNED)
def test_one_other_fact_changes_it(script: Script, book: str) -> None:
    for twin in script.twins:
        position, commands = of_twin(script, twin)
        try:
            if twin.refused:
                assert turned_away(book, position, commands) == of_book(script, book, twin.refused)
            else:
                run(script, book, position, (*commands, *((twin.line, line) for line in twin.checks)))
        except (AssertionError, LookupError) as problem:
            problem.add_note(f"{script.file}.txt:{twin.line} ({book}): the twin {twin.changes}")
            raise


@rows(("script", "book"), CONTRASTED)
def test_what_is_so_of_a_twin_is_not_so_of_the_play(script: Script, book: str) -> None:
    """Otherwise the other fact would decide nothing."""
    for twin in script.twins:
        if twin.checks:
            stage = run(script, book, script.position, script.steps)
            assert not all(holds(stage, line.removeprefix("= ")) for line in twin.checks), twin.line


def test_a_play_shows_rules_that_the_referee_enforces() -> None:
    assert {rule for script in SCRIPTS for rule in script.rules()} <= set(rules())


def test_a_play_tells_what_turns_it_away() -> None:
    """Every play has a twin, or a command that is refused: nothing passes that could not fail."""
    bare = [
        script.name for script in SCRIPTS if not script.twins and not any(" ! " in line for _, line in script.steps)
    ]
    assert [name for name in bare if name] == []


def test_every_card_of_a_play_is_of_the_catalogue() -> None:
    for script in SCRIPTS:
        for book in script.shows:
            stage = Stage(book, script.position)
            assert all(card.code in own_catalogue().by_code for card in stage.cards)
            assert stage.printed.items() <= own_catalogue().by_code.items()
