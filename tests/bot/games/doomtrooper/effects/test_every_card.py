"""Every card of the built-in table is carried out once, whole, on a table where much is going on."""

from __future__ import annotations

import random

import pytest

from bot.boards.doomtrooper.cards import own_catalogue
from bot.games.doomtrooper.acts import carry
from bot.games.doomtrooper.acts.happening import choosing
from bot.games.doomtrooper.acts.happening.triggers import happened
from bot.games.doomtrooper.asks.course import step
from bot.games.doomtrooper.looks.fighting.values import worked
from bot.games.doomtrooper.looks.meaning.context import Context
from bot.games.doomtrooper.looks.meaning.fits import found
from bot.games.doomtrooper.position.frames import Carrying, Choosing, Combat, Playing, Simultaneous, TurnFrame
from bot.games.doomtrooper.position.run import Run
from bot.games.doomtrooper.position.state import IN_PLAY, Card, Player, State
from bot.games.doomtrooper.words.effects import Effect
from bot.games.doomtrooper.words.rules.rulesets import CZECH
from bot.games.doomtrooper.words.whom import RATINGS, Whom

ZONES = ("squad", "cohort", "outpost", "hand", "library", "discard", "sideboard")
EVENTS = ("draw", "turn-end", "wounded", "killed", "kills", "combat-ended", "entered", "points-chosen")


class Lot:
    """Chance that is the same each time."""

    def __init__(self, seed: int) -> None:
        self._lot = random.Random(seed)

    def draw(self, purpose: str, below: int) -> int:
        return self._lot.randrange(below)


def full_table(code: str, lot: random.Random) -> Run:
    """Two seats with cards everywhere, a combat in which points are split, and the card with a bearer."""
    catalogue = own_catalogue()
    codes = sorted(catalogue)
    warriors = [each for each in codes if catalogue[each].type == "warrior"]
    cards: list[Card] = []
    libraries: list[tuple[int, ...]] = []
    for seat in (0, 1):
        for zone in ZONES:
            some = lot.sample(warriors, 2) + ([] if zone in IN_PLAY else lot.sample(codes, 3))
            cards += [Card(each, seat, seat, zone) for each in some]  # type: ignore[arg-type]
        libraries.append(tuple(at for at, card in enumerate(cards) if card.zone == "library" and card.owner == seat))
    mine = len(cards)
    printed = catalogue[code]
    bears = printed.type != "warrior"
    cards.append(Card(code, 0, 0, "squad", on=0 if bears else -1))
    foe = next(at for at, card in enumerate(cards) if card.owner == 1 and card.zone == "squad")
    stack = (
        TurnFrame(3),
        Combat(50, 0, 1, 8, 0, foe, tactic="fight"),
        Playing(1, mine - 1),
        Playing(0, mine),
    )
    players = (Player(20, 10, turns=2), Player(20, 10, turns=2))
    state = State(CZECH.key, 40, tuple(cards), players, tuple(libraries), 5, stack=stack, serial=90)
    return Run(catalogue, CZECH, state, Lot(7))


def settle(run: Run, lot: random.Random, depth: int) -> None:
    """Carry everything on that effects brought about; questions are answered by lot."""
    for _ in range(400):
        if len(run.state.stack) <= depth:
            return
        frame = run.top
        if isinstance(frame, Choosing):
            choosing.answer(run, answered(frame, lot))
        elif isinstance(frame, (Carrying, Simultaneous)):
            step(run)
        else:
            run.pop()
    pytest.fail("the effects of a card do not come to an end")


def answered(frame: Choosing, lot: random.Random) -> tuple[int, ...]:
    if frame.kind == "number":
        return (lot.randint(frame.least, frame.most),)
    number = lot.randint(frame.least, frame.most)
    said = tuple(lot.sample(frame.options, number))
    assert choosing.may_answer(frame, said), frame
    return said


def chosen(run: Run, whom: tuple[Whom, ...], card: int) -> tuple[int, ...]:
    context = Context(0, card)
    picks = [next(iter(found(run, each, context)), -1) for each in whom]
    return tuple(pick for pick in picks if pick >= 0)


def conserved(run: Run) -> None:
    """Every card is in one place: those in libraries are in the order of one library."""
    in_libraries = sorted(card for library in run.state.libraries for card in library)
    assert in_libraries == [at for at, card in enumerate(run.state.cards) if card.zone == "library"]
    for at, card in enumerate(run.state.cards):
        assert card.on < 0 or run.state.cards[card.on].zone in IN_PLAY or card.zone not in IN_PLAY, at


@pytest.mark.parametrize("every", [6, pytest.param(1, marks=pytest.mark.slow)])
def test_a_card_is_carried_out_whole(every: int) -> None:
    for code in sorted(own_catalogue())[::every]:
        lot = random.Random(code)
        printed = own_catalogue()[code]
        text = printed.text
        assert text is not None
        plays = (*(() if printed.play.whom is None else (printed.play.whom,)), *printed.play.also)
        parts: list[tuple[int, tuple[Effect, ...], tuple[Whom, ...]]] = [(-1, text.effects, plays)]
        parts += [(at, ability.effects, ability.whom) for at, ability in enumerate(text.abilities)]
        for place, effects, whom in parts:
            run = full_table(code, lot)
            mine = len(run.state.cards) - 1
            depth = len(run.state.stack)
            targets = chosen(run, whom, mine)
            carry.begin(run, 0, mine, effects, targets=targets, player=1, x=2, ability=place, caster=0)
            settle(run, lot, depth)
            conserved(run)
        run = full_table(code, lot)
        for card in (0, mine):
            for which in RATINGS:
                worked(run, card, which)
        for event in EVENTS:
            if run.state.over:
                break
            depth = len(run.state.stack)
            happened(run, event, 0, by=mine, seat=0, number=3)  # type: ignore[arg-type]
            settle(run, lot, depth)
        conserved(run)
