"""What was found of a position and is kept while it holds is what somebody finds who looks at the position anew."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice

from bot.games.doomtrooper.acts.flow import opening
from bot.games.doomtrooper.acts.happening.triggers import _anything_reached
from bot.games.doomtrooper.asks import course
from bot.games.doomtrooper.asks.asked import Asked
from bot.games.doomtrooper.asks.course import advance, prompts
from bot.games.doomtrooper.asks.decide import carried_out
from bot.games.doomtrooper.looks.acting.costs import attack_tokens, sabotages
from bot.games.doomtrooper.looks.acting.moving import strangers
from bot.games.doomtrooper.looks.fighting.values import rating
from bot.games.doomtrooper.looks.holding.listeners import listening
from bot.games.doomtrooper.looks.meaning.context import Context
from bot.games.doomtrooper.looks.meaning.fits import found
from bot.games.doomtrooper.looks.meaning.rates import words
from bot.games.doomtrooper.looks.meaning.tags import tags
from bot.games.doomtrooper.looks.playing.plays import playable
from bot.games.doomtrooper.looks.playing.using import usable
from bot.games.doomtrooper.position.events import Marked
from bot.games.doomtrooper.position.events_cards import FLAGS
from bot.games.doomtrooper.position.run import Case, Run
from bot.games.doomtrooper.position.state import STATES
from bot.games.doomtrooper.words.rules.rulesets import CZECH, SWEDISH, Rules
from bot.games.doomtrooper.words.whom import Whom
from tests.bot.games.doomtrooper.reach.decks import shared
from tests.bot.games.doomtrooper.reach.drawing import SeldomAnswers
from tests.bot.games.doomtrooper.reach.games import Lot
from tests.bot.games.doomtrooper.reach.supply import everything
from tests.rows import rows

MOVES = 250


def runs(rules: Rules, seed: int) -> Iterator[Run]:
    """The positions of a game by chance, each with what was found on the way to it."""
    chance, supply = Lot(seed), everything()
    decks = shared(supply.catalogue, supply.few(chance.lot, seed), chance.lot, small=True)
    case = Run(
        supply.catalogue, rules, opening.table(supply.catalogue, rules, (next(decks), next(decks)), 50, chance), chance
    )
    advance(case)
    answers = SeldomAnswers(chance.lot, Counter())
    for _ in range(MOVES):
        there = [prompt for prompt in prompts(case) if not prompt.ahead]
        if not there:
            return
        asked = Asked(case, there[0].decider)
        command, before = course.command(answers, asked), chance.lot.getstate()
        rehearsed = carried_out(case, asked.seat, command, chance)
        chance.lot.setstate(before)
        done = carried_out(case, asked.seat, command, chance)
        assert isinstance(rehearsed, Run)
        assert isinstance(done, Run)
        assert done.events == rehearsed.events
        case = done
        yield case


FOUND: dict[str, Callable[[Case], object]] = {
    "words": words,
    "tags": lambda case: [tags(case, card) for card in case.in_play()],
    "values": lambda case: [rating(case, card, "fight") for card in case.warriors()],
    "listeners": lambda case: [listening(case, event) for event in ("turn-start", "killed", "played", "reached")],
    "reached": _anything_reached,
    "all": lambda case: case.all_cards(),
    "hands": lambda case: [case.hand(seat) for seat in case.seats()],
    "strangers": strangers,
    "attached": lambda case: [case.attached(card) for card in case.in_play()],
    "playable": lambda case: [tuple(playable(case, seat)) for seat in case.seats()],
    "usable": lambda case: [tuple(usable(case, seat)) for seat in case.seats()],
    "attacks": lambda case: [attack_tokens(case, seat) for seat in case.seats()],
    "sabotages": lambda case: [sabotages(case, seat) for seat in case.seats()],
}


@rows("seed", [1, 2])
@rows("rules", [CZECH, SWEDISH])
def test_what_is_kept_is_what_is_found_anew(rules: Rules, seed: int) -> None:
    looks = random.Random(seed)
    for case in runs(rules, seed):
        anew = Case(case.catalogue, case.rules, case.state)
        for name in looks.sample(sorted(FOUND), len(FOUND)):
            assert FOUND[name](case) == FOUND[name](anew), name


@rows("mark", [*STATES, *sorted(FLAGS), "entered", "infected"])
def test_a_mark_counts_whatever_was_found_before_it(mark: str) -> None:
    for case in islice(runs(SWEDISH, 3), 60, None, 40):
        for card in case.in_play():
            later = Run(case.catalogue, case.rules, case.state, case.chance)
            for find in FOUND.values():
                find(later)
            later.emit(Marked(card, mark))
            anew = Case(later.catalogue, later.rules, later.state)
            assert all(find(later) == find(anew) for find in FOUND.values())


def test_what_comes_later_is_not_found_before() -> None:
    case = next(case for case in runs(CZECH, 1) if any(True for _ in case.warriors()))
    card, marked, here = next(case.warriors()), Whom(marks=("ward",)), Context(0, -1)
    later, again = (Run(case.catalogue, case.rules, case.state, case.chance) for _ in range(2))
    later.share(case)
    assert found(later, marked, here) == ()
    later.emit(Marked(card, "ward"))
    assert found(later, marked, here) == (card,)
    again.share(case)
    assert found(again, marked, here) == ()
