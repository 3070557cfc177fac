"""The check of a kind of commands names a rule exactly where the questions of the moment do not lead to a command."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any, NamedTuple

import pytest

from bot.games.contract import AnyGame, after_events
from bot.games.kernel.position import View
from bot.games.kernel.quick import quick
from bot.games.prsi.asks import decide as prsi
from bot.games.prsi.game import Prsi
from bot.games.setup import Setup
from bot.games.twom.acts.day.home import is_told
from bot.games.twom.asks import decide as twom
from bot.games.twom.game import Twom
from bot.games.twom.pack.box import box
from bot.games.twom.position.case import Case as TwomCase
from bot.games.twom.position.commands import Declare, Pick, Place, Series, Tell, Use
from bot.games.values import Seat, Violation
from bot.games.zloba.asks import course
from bot.games.zloba.asks import decide as zloba
from bot.games.zloba.game import Zloba
from bot.games.zloba.position.case import Case as ZlobaCase
from tests.bot.games.suite.mutation import Vocabulary, made_up, mutants
from tests.bot.games.suite.play import Dice, any_setup, variants
from tests.bot.games.twom.table import setup

MOVES = 120
MUTANTS, LATELY = 12, 6
"""How many changes of each offered command are tried, and how many earlier commands of the match."""


class Judged(NamedTuple):
    """A command before its judges.

    Attributes:
        is_offered: whether the questions that its seat is asked lead to it.
        why_not: the rules that the check of its kind names.
        is_checked: whether that check is silent on what is offered; others are asked only of what is not.
    """

    is_offered: bool
    why_not: tuple[Violation, ...]
    is_checked: bool = True


Judge = Callable[[Any, Seat, Any], Judged]


class Table(NamedTuple):
    """A game that is played at random from some seeds, and its judge; ``every`` how many moves one is looked at."""

    game: AnyGame
    setup: Setup
    judge: Judge
    seeds: range
    every: int = 1


def of_zloba(variant: str) -> Table:
    game = Zloba.from_bytes(None)
    (way,) = [each for each in variants(game) if each[1].key == variant]

    def judge(state: Any, seat: Seat, command: Any) -> Judged:
        case = ZlobaCase(game.components, state, seat)
        why_not = zloba.DEEDS[type(command)].why_not(case, command)
        return Judged(zloba.is_offered(case, command), tuple(why_not))

    return Table(game, any_setup(game, *way, 1), judge, range(8), 3)


def of_prsi() -> Table:
    game = Prsi()

    def judge(state: Any, _: Seat, command: Any) -> Judged:
        view = View(None, state)
        return Judged(prsi.is_offered(view, command), tuple(prsi.DEEDS[type(command)].why_not(view, command)))

    return Table(game, any_setup(game, *variants(game)[0], 1), judge, range(3), 3)


def of_twom(engine: str, seeds: range, **options: str) -> Table:
    game = Twom.from_bytes(None).of_version(engine)
    components = box() if options.get("cards") == "box" else game.components

    def judge(state: Any, _: Seat, command: Any) -> Judged:
        case = TwomCase(components, state)
        is_checked = not isinstance(command, Pick | Tell | Declare | Use | Place) or (
            isinstance(command, Place) and not is_told(case)
        )
        return Judged(twom.is_offered(case, command), twom.why_not(case, command), is_checked)

    return Table(game, setup(3, **options), judge, seeds, 2)


class Try(NamedTuple):
    """A command of a seat that is asked, in a position; whether a path leads to it, where that is known."""

    state: Any
    seat: Seat
    command: Any
    is_picked: bool


def tries(table: Table, seed: int) -> Iterator[Try]:
    """Commands that were picked, changed ones, those of earlier questions, and made up ones."""
    game, lot, vocabulary, dice = quick(table.game), random.Random(seed), Vocabulary(table.game), Dice(seed)
    state = after_events(table.game, table.game.open(table.setup, dice))
    lately: list[Any] = []
    for number in range(MOVES):
        if not (prompts := table.game.prompts(state)):
            return
        prompt = lot.choice(prompts)
        picked = game.pick(state, prompt, lot.randrange)
        yield Try(state, prompt.decider, picked, True)
        vocabulary.learn(picked)
        if number % table.every == 0:
            changed = list(mutants(table.game, picked, vocabulary))
            some = lot.sample(changed, min(MUTANTS, len(changed)))
            for command in (*lately, *some, *made_up(table.game, vocabulary, lot, 1)):
                yield Try(state, prompt.decider, command, False)
        lately = [*lately[1 - LATELY :], picked]
        state = game.play(state, prompt.decider, picked, dice)


TABLES: dict[str, Callable[[], Table]] = {
    "zloba": lambda: of_zloba("competitive"),
    "zloba against the opponent": lambda: of_zloba("coop"),
    "prsi": of_prsi,
    "twom with a pack": lambda: of_twom("twom.2", range(8)),
    "twom with cards and dice of the table": lambda: of_twom("twom.2", range(10), cards="table", dice="table"),
    "twom with people's own box": lambda: of_twom("twom.2", range(8), cards="box", dice="table"),
    "twom as it was first, with a table": lambda: of_twom("twom.1", range(4), cards="table", dice="table"),
}


@pytest.mark.parametrize("called", TABLES)
def test_a_rule_is_named_exactly_where_no_question_leads(called: str) -> None:
    table = TABLES[called]()
    seen: Counter[bool] = Counter()
    for state, seat, command, is_picked in chain.from_iterable(tries(table, seed) for seed in table.seeds):
        if isinstance(command, Series):
            continue
        judged = table.judge(state, seat, command)
        seen[judged.is_offered] += 1
        assert judged.is_offered or not is_picked, f"a path leads to this, and its own choices do not: {command}"
        if not judged.is_offered:
            assert judged.why_not, f"nothing says why this cannot stand: {command}"
        elif judged.is_checked:
            assert not judged.why_not, f"offered, and refused by its check: {command}"
    assert min(seen[True], seen[False]) > 100, seen


@pytest.mark.parametrize("called", ["zloba", "zloba against the opponent"])
def test_whoever_has_a_prompt_is_asked_and_nobody_else(called: str) -> None:
    table, components = TABLES[called](), Zloba.from_bytes(None).components
    seen: Counter[bool] = Counter()
    for one in chain.from_iterable(tries(table._replace(every=MOVES), seed) for seed in table.seeds):
        asked = {prompt.seat for prompt in table.game.prompts(one.state)}
        for seat in range(one.state.seats):
            seen[seat in asked] += 1
            assert course.is_asked(ZlobaCase(components, one.state, seat)) == (seat in asked), one.state
    assert min(seen.values()) > 100, seen
