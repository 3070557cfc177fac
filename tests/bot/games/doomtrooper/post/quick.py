"""Pairs of quick windows that differ in what a seat holds: it can act in one of them and cannot in the other.

    nice python -m tests.bot.games.doomtrooper.post.quick --pairs 200

People pass at random times up to the end, take it back, or say nothing; who can do nothing says nothing. Everything
that somebody else may notice must be the same bytes at the same times until somebody plays a card.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta

import msgspec

from bot.games.doomtrooper.game import Doomtrooper
from bot.games.doomtrooper.position.state import State
from bot.games.doomtrooper.words.rules.ways import DUEL
from bot.games.offers import chooses
from bot.games.values import SPECTATOR, Seat
from bot.matches.model.chance import Secret
from bot.matches.model.entries import Moved, entry_of, told
from bot.matches.model.match import Timing
from bot.matches.model.messages import Told
from bot.matches.model.private import Answers
from bot.matches.rules.clock import deadlines, quick
from bot.matches.rules.lobby import open_match
from bot.matches.rules.log import Row
from bot.matches.rules.submit import Written, submit, take_back
from tests.bot.games.doomtrooper.post.dealt import Dealt, asked_at_random
from tests.bot.games.suite.play import Dice, require
from tests.bot.matches.decisions.plays import Play
from tests.bot.matches.decisions.scene import Scene

ANSWERS, WORLDS = 120, 6
TIMING = Timing(24 * 3600, quick=True)
"""Moves have a day."""


@dataclass(frozen=True)
class Act:
    """Something that somebody does while a window is open: they pass, or take their pass back."""

    after: timedelta
    seat: Seat
    back: bool


@dataclass(frozen=True)
class Pair:
    """Two positions with the same window; in the one its seat can act, in the other it cannot.

    The other seat knows the same in both.
    """

    game: Doomtrooper
    able: State
    unable: State
    seat: Seat


def pairs(ruleset: str, seed: int) -> Iterator[Pair]:
    """The pairs that a match played at random leads past."""
    game, lot, dice = Dealt(ruleset), random.Random(seed), Dice(seed)
    for state, prompt in asked_at_random(game, lot, dice, ANSWERS):
        if prompt.window:
            yield from _alike(game, state, lot)


def _alike(game: Doomtrooper, state: State, lot: random.Random) -> Iterator[Pair]:
    for prompt in game.prompts(state):
        if not prompt.window or game.evident(state, prompt) is not None:
            continue
        able = chooses(game, state, prompt)
        for _ in range(WORLDS):
            other = game.resample(state, 1 - prompt.seat, Dice(lot.random()))
            if chooses(game, other, prompt) != able:
                first, second = (state, other) if able else (other, state)
                yield Pair(game, first, second, prompt.seat)
                break


def acts(lot: random.Random) -> tuple[Act, ...]:
    """The acts of two people in one window, in order: each passes at some time or never, and may take it back."""
    found = []
    for seat in (0, 1):
        moments = sorted(lot.uniform(0, quick.MOST) for _ in range(lot.choice((0, 1, 1, 2, 3))))
        found += [Act(timedelta(seconds=each), seat, back=bool(at % 2)) for at, each in enumerate(moments)]
    return tuple(sorted(found, key=lambda act: act.after))


def table(game: Doomtrooper, state: State, secret: bytes) -> Scene:
    """A match in a position in which every window asks everybody."""
    scene = Scene(2, timing=TIMING, play=Play(game, state.ruleset, DUEL.key, factions=False))
    scene.secret = Secret(secret)
    scene.decide(open_match)
    scene.state = state
    course = msgspec.structs.replace(scene.match.course, waits=(), called=())
    scene.match = msgspec.structs.replace(scene.match, course=course)
    scene.answers = Answers(standing={seat: {"ask": "everything"} for seat in (0, 1)})
    scene.now += timedelta(hours=1)
    scene.decide(lambda change: change.settle())
    return scene


def trace(scene: Scene, game: Doomtrooper, doings: tuple[Act, ...]) -> list[tuple[datetime, bytes]]:
    """All that others may notice of one window, and when: the same people do the same, as far as they are asked."""
    seen = [(scene.now, public(scene))]
    opened, first = scene.now, scene.match.seq
    window = next(prompt.window for prompt in game.prompts(scene.state))
    left = list(doings)
    while any(prompt.window == window for prompt in game.prompts(scene.state)):
        due = deadlines.due(scene.match)
        require(due is not None and scene.match.seq <= first + 40, "told apart: a window goes on by itself")
        assert due is not None
        if left and opened + left[0].after < due:
            act = left.pop(0)
            scene.now = opened + act.after
            _do(scene, game, act)
        else:
            scene.now = due
            scene.look()
        if scene.last.changed_openly:
            seen.append((scene.now, public(scene)))
    return seen


def _do(scene: Scene, game: Doomtrooper, act: Act) -> None:
    """Let somebody pass or take it back; who can do nothing is not asked, and does nothing."""
    prompt = next((each for each in game.prompts(scene.state) if each.seat == act.seat), None)
    if prompt is None or not chooses(game, scene.state, prompt):
        scene.last = scene._change()
        return
    user, question = scene.match.seats[act.seat].user or 0, scene.position.question_id(prompt)
    if act.back:
        scene.decide(lambda change: take_back(change, user, question))
    else:
        written = Written(game.codec.encode(game.default(scene.state, prompt)))
        scene.decide(lambda change: submit(change, user, question, written, None))


def public(scene: Scene) -> bytes:
    """All that anybody may notice: the match with its waits, whom it pings, its entries, its next look at the clock."""
    match = msgspec.structs.replace(scene.match, head="")
    notes = [
        (msgspec.structs.replace(note, head="") if isinstance(note, Told) else note) for note, _ in scene.last.notes
    ]
    rows = [(row.seq, row.seat, row.user, row.fixed, *_told(scene, row)) for row in scene.rows if row.kind == "moved"]
    shown = (match, [repr(each) for each in notes], rows, deadlines.due(scene.match))
    return msgspec.json.encode(shown)


def _told(scene: Scene, row: Row) -> tuple[object, ...]:
    """An entry as anybody may read it."""
    entry = entry_of(row.entry)
    assert isinstance(entry, Moved)
    lines = told(scene.game, entry, scene.game.codec.events(bytes(entry.events)), SPECTATOR)
    return entry.at, entry.by, entry.prompt, entry.command, [repr(line) for line in lines]


def compare(pair: Pair, lot: random.Random) -> int:
    """Play a window of both; how many people spoke before its end.

    Raises:
        Breach: somebody could tell them apart.
    """
    secret, doings = lot.randbytes(32), acts(lot)
    able, unable = (trace(table(pair.game, state, secret), pair.game, doings) for state in (pair.able, pair.unable))
    require(able == unable, f"seat {pair.seat} was told apart: {able}\n\n{unable}")
    end = able[-1][0] - able[0][0]
    require(quick.LEAST <= end.total_seconds() <= quick.MOST, f"the window lasts {end}")
    return len({act.seat for act in doings})


def main() -> None:
    """Compare as many pairs as the command line says."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--pairs", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    said = parser.parse_args()
    lot, compared, spoke = random.Random(said.seed), 0, 0
    while compared < said.pairs:
        for ruleset in Doomtrooper.rulesets:
            for pair in pairs(ruleset.key, lot.randrange(1 << 30)):
                spoke += compare(pair, lot)
                compared += 1
    sys.stdout.write(f"{compared} pairs, {spoke} people who spoke before the end: 0 told apart\n")


if __name__ == "__main__":
    main()
