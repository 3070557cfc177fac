"""Nothing is told by silence: ``nice python -m tests.bot.games.doomtrooper.post.silence --positions 5000``.

In positions of random matches the hidden cards of one seat are drawn anew; then the same is done in both: an answer, a
standing answer, a plan, some time that passes. Everything that others can notice is the same, byte for byte, as long as
none of those cards is shown: prompts, waits, notes, the log, views, the status message, what pictures say in all
languages, and of one position in some (``--pictures``) the picture itself. What a seat does unseen (plans, an answer
before its turn) is done in one of them alone. There are tables with and without a veil, and people stay away.
"""

from __future__ import annotations

import argparse
import copy
import random
import sys
from collections import Counter
from datetime import timedelta
from itertools import cycle
from typing import Any

from msgspec.structs import replace

from bot.games.doomtrooper.game import Doomtrooper
from bot.games.doomtrooper.looks.seen.secrecy import SECRET
from bot.games.doomtrooper.position.frames import Opening
from bot.games.doomtrooper.position.state import Card, State
from bot.games.values import SPECTATOR, Rejected, Seat, Viewer
from bot.matches.rules import foresight
from bot.matches.rules.lobby import open_match
from tests.bot.games.doomtrooper.post.dealt import (
    any_answer,
    any_plan,
    any_prompt,
    any_settling,
    dealt,
    is_playing,
    soon,
)
from tests.bot.games.doomtrooper.post.shown import SPOKEN, drawn, in_words
from tests.bot.games.suite.play import Dice, require
from tests.bot.matches.decisions.noticed import noticed
from tests.bot.matches.decisions.scene import Decision, Scene

MOVES = 500
"""Answers in one match at most."""
STAYING = 0.03
"""How likely somebody stays away from now on, or comes back."""
UNSEEN = 0.15
"""How likely a seat does something in one of two positions alone, which nobody else may notice."""


class Silence:
    """Random matches whose positions are compared.

    Args:
        pictures: how likely the picture of a position is drawn.

    Attributes:
        counted: how many positions were compared, by what was done in them; ``shown`` counts those where a card that
            was drawn anew came to light.
        among: in how many of those that were compared somebody was absent, had planned, a veil was down; and how many
            pictures and alternative texts were compared.
    """

    def __init__(self, seed: int = 0, pictures: float = 0.1) -> None:
        self.lot = random.Random(seed)
        self.counted: Counter[str] = Counter()
        self.among: Counter[str] = Counter()
        self._pictures = pictures
        self._away: Seat | None = None

    @property
    def positions(self) -> int:
        """How many were compared."""
        return self.counted.total() - self.counted["shown"]

    def compare(self, positions: int, every: float = 0.3) -> None:
        """Play matches of both rulesets until so many positions are compared.

        Args:
            every: how likely a position is among them.
        """
        for ruleset in cycle(each.key for each in Doomtrooper.rulesets):
            scene = dealt(ruleset, self.lot.randrange(1 << 30))
            scene.decide(open_match)
            for _ in range(MOVES):
                if not is_playing(scene):
                    break
                if self.positions >= positions:
                    return
                if self.lot.random() < STAYING:
                    self._away = self.lot.choice((None, *range(len(scene.state.players))))
                if self.lot.random() < every:
                    self._compare(scene)
                else:
                    self._go_on(scene)

    def _go_on(self, scene: Scene) -> None:
        _, passed, decision = self._something(scene, -1)
        _done(scene, passed, decision)

    def _compare(self, scene: Scene) -> None:
        """Redraw a seat's hidden cards in a copy, do the same in both, and compare; the match goes on from there."""
        whose = self.lot.randrange(len(scene.state.players))
        if any(each.seat == whose and b"Pass" not in bytes(each.command) for each in scene.answers.ahead):
            # What somebody means to do with a hidden card cannot be done with another one.
            self._go_on(scene)
            return
        other = copy.copy(scene)
        other.rows, other.states = list(scene.rows), dict(scene.states)
        other.state = redrawn(scene, whose, self.lot)
        hidden = [at for at, card in enumerate(scene.state.cards) if card != other.state.cards[at]]
        self._same("before", scene, other, whose)
        if self.lot.random() < UNSEEN:
            self._do_unseen(scene, other, whose)
            return
        is_opening = any(isinstance(frame, Opening) for frame in scene.state.stack)
        what, passed, decision = self._something(scene, whose)
        done = [_done(each, passed, decision) for each in (scene, other)]
        came_to_light = any(not _is_hidden(each.state.cards[at], whose) for each in (scene, other) for at in hidden)
        if came_to_light or (is_opening and _discarded(scene, whose) != _discarded(other, whose)):
            self.counted["shown"] += 1
            return
        if isinstance(done[1], Rejected) and not isinstance(done[0], Rejected) and what == "own":
            return
        require(str(done[0]) == str(done[1]), f"{what}: {done[0]} or {done[1]}")
        self._same(what, scene, other, whose)
        self._count(what, scene)

    def _do_unseen(self, scene: Scene, other: Scene, whose: Seat) -> None:
        """Let a seat do in one match alone what nobody else may notice."""
        user, ahead = scene.match.seats[whose].user or 0, any_prompt(scene.position, self.lot, ahead=True)
        deeds: dict[str, Decision] = {"give-up": lambda change: foresight.give_up(change, user)}
        if (plan := any_plan(scene.position, whose, self.lot)) is not None:
            deeds = {"plan": plan}
        elif ahead is not None and ahead.seat == whose:
            deeds = {"ahead": any_answer(scene.position, ahead, self.lot)}
        ((what, decision),) = deeds.items()
        _done(scene, timedelta(), decision)
        _done(other, timedelta(), lambda _: None)
        self._same(f"unseen {what}", scene, other, whose)
        self._count(f"unseen-{what}", scene)

    def _count(self, what: str, scene: Scene) -> None:
        """Count a position that was compared, and what was the matter in it."""
        answers = scene.answers
        self.counted[what] += 1
        self.among["absent"] += any(map(answers.is_absent, range(len(scene.match.seats))))
        self.among["planned"] += any(each.planned for each in answers.ahead)
        self.among["veiled"] += any(wait.veil is not None for wait in scene.match.course.waits)
        self.among["settled"] += bool(answers.standing)

    def _something(self, scene: Scene, whose: Seat) -> tuple[str, timedelta, Decision | None]:
        """What happens next: how it is called, after how much time, and what is decided."""
        lot = self.lot
        seat = lot.choice([each for each in range(len(scene.state.players)) if each != self._away])
        number = lot.random()
        if number < 0.12:
            return "standing", soon(lot), any_settling(scene.position, seat, lot)
        if number < 0.22:
            return "time", soon(lot), None
        ahead = any_prompt(scene.position, lot, ahead=True)
        if number < 0.3 and ahead is not None and ahead.seat != self._away:
            return "ahead", timedelta(), any_answer(scene.position, ahead, lot)
        if number < 0.35 and seat != whose and (plan := any_plan(scene.position, seat, lot)) is not None:
            return "plan", timedelta(), plan
        prompt = any_prompt(scene.position, lot)
        if prompt is None or (prompt.seat == self._away and prompt.window):
            return "time", soon(lot), None
        if prompt.seat == self._away:
            self._away = None
        own = prompt.seat == whose
        return (
            "own" if own else "answer",
            soon(lot),
            any_answer(scene.position, prompt, lot, quiet=own and lot.random() < 0.5),
        )

    def _same(self, what: str, one: Scene, two: Scene, whose: Seat) -> None:
        viewers = _others(one, whose)
        for left, right in zip(noticed(one, viewers), noticed(two, viewers), strict=True):
            require(left == right, f"{what}: others can tell:\n{left!r}\n{right!r}")
        if what == "before":
            return
        # One match after the other: what is known of a position is kept while nobody looks at another one.
        read, other = ([in_words(scene, viewer, SPOKEN) for viewer in viewers] for scene in (one, two))
        require(read == other, f"{what}: others read something else:\n{read!r}\n{other!r}")
        self.among["texts"] += len(viewers) * len(SPOKEN)
        if self.lot.random() < self._pictures:
            viewer, spoken = self.lot.choice(viewers), self.lot.choice(SPOKEN)
            require(drawn(one, viewer, spoken) == drawn(two, viewer, spoken), f"{what}: pictures for {viewer} differ")
            self.among["pictures"] += 1


def _done(scene: Scene, passed: timedelta, decision: Decision | None) -> Any:
    """Let some time pass and its clock do what it demands, and decide."""
    scene.now += passed
    if passed or decision is None:
        scene.look()
    return None if decision is None or not is_playing(scene) else scene.decide(decision)


def redrawn(scene: Scene, seat: Seat, lot: random.Random) -> State:
    """The position with the cards of a seat drawn anew that nobody else knows."""
    state: State = scene.state
    other: State = scene.game.resample(state, SPECTATOR, Dice(lot.random()))
    cards = (new if _is_hidden(old, seat) else old for old, new in zip(state.cards, other.cards, strict=True))
    return replace(state, cards=tuple(cards))


def _is_hidden(card: Card, seat: Seat) -> bool:
    """Whether a card is a seat's and nobody else may know it."""
    others = any(each != seat for each in card.seen)
    return not others and ((card.unpaid and card.controller == seat) or (card.zone in SECRET and card.owner == seat))


def _discarded(scene: Scene, seat: Seat) -> int:
    """How many cards a seat has discarded: by the book this shows of a hand given back if a warrior was in it."""
    return sum(card.zone == "discard" and card.owner == seat for card in scene.state.cards)


def _others(scene: Scene, whose: Seat) -> list[Viewer]:
    """Everybody who looks at a match but the player of a seat."""
    return [SPECTATOR, *(seat for seat in range(len(scene.match.seats)) if seat != whose)]


def main() -> None:
    """Compare as many positions as the command line says."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--positions", type=int, default=5000)
    parser.add_argument("--pictures", type=float, default=0.4, help="the share of positions whose picture is drawn")
    parser.add_argument("--seed", type=int, default=0)
    said = parser.parse_args()
    silence = Silence(said.seed, said.pictures)
    silence.compare(said.positions)
    counted, among = (
        ", ".join(f"{number} {what}" for what, number in sorted(each.items()))
        for each in (silence.counted, silence.among)
    )
    sys.stdout.write(f"{silence.positions} positions compared, 0 differences ({counted}); among them {among}\n")


if __name__ == "__main__":
    main()
