"""Two matches of the Bazaar side by side: ``python -m tests.bot.matches.windows.beside [SEEDS]`` compares more of them.

Either everything that a spectator may not know is drawn anew in the right one, and all standing choices and the
sequence of answers are kept; or seats answer ahead in the right one alone. What others can notice is the same, byte
for byte, in the first case to the end, in the second until the turn of whoever answered ahead.
"""

from __future__ import annotations

import itertools
import random
import sys

from bot.games.questions import Complete, Prompt
from bot.games.values import SPECTATOR, Rejected
from bot.matches.model.chance import Secret
from bot.matches.model.match import Expiry, Status, Timing
from bot.matches.model.position import Position
from bot.matches.model.refusals import Refused
from bot.matches.rules.lobby import open_match
from bot.matches.rules.submit import Path, rule, settle, submit
from tests.bot.games.suite.play import Dice, require
from tests.bot.interference.answers import answered, same_dice
from tests.bot.matches.decisions.noticed import noticed
from tests.bot.matches.decisions.plays import BAZAAR
from tests.bot.matches.decisions.scene import Decision, Scene
from tests.bot.matches.table import JUDGE, PEOPLE, WHY
from tests.bot.matches.windows.stalls import HOUR, is_playing

_TIMING = Timing(24 * HOUR, Expiry.DEFAULT, window=HOUR, reserve=HOUR, length=30 * HOUR)
_SETTINGS = {"react": ("ask", "mine", "pass"), "tidy": ("ask", "up")}


class Beside:
    """The two, opened and settled alike, and what was compared of them.

    Attributes:
        positions: how many positions were compared; drawn: how often something hidden was different.
        ahead: how many answers were given ahead in one of them.
    """

    def __init__(self, seed: int) -> None:
        self.lot = random.Random(seed)
        people = 3 + self.lot.randrange(2)
        self.left, self.right = (Scene(people, timing=_TIMING, play=BAZAAR) for _ in range(2))
        self.both = (self.left, self.right)
        for each in self.both:
            each.secret = Secret(random.Random(seed).randbytes(32))
            each.decide(open_match)
        self.positions = self.drawn = self.ahead = 0
        self._settle()

    @property
    def _goes_on(self) -> bool:
        return self.left.is_now(Status.PLAYING)

    def _settle(self) -> None:
        """Settle the same standing choices for some seats in both."""
        seats = len(self.left.match.seats)
        for seat, (name, tokens) in itertools.product(range(seats), _SETTINGS.items()):
            if self.lot.random() < 0.4:
                token = self.lot.choice(tokens)
                for each in self.both:
                    if is_playing(each.position):
                        _taken(
                            each,
                            lambda change, seat=seat, name=name, token=token: settle(  # type: ignore[misc]
                                change, PEOPLE[seat].user, name, token
                            ),
                        )

    def _compare(self, after: str) -> None:
        """What others can notice is the same in both."""
        one, two = (noticed(each, (SPECTATOR,)) for each in self.both)
        differing = [pair for pair in zip(one, two, strict=False) if pair[0] != pair[1]]
        require(one == two, f"after {after}, others can tell:\n{differing[:1] or (len(one), len(two))}")
        self.positions += 1

    def _redraw(self) -> None:
        """Draw anew what a spectator may not know in the right one."""
        other = self.right.game.resample(self.right.state, SPECTATOR, Dice(self.lot.random()))
        self.drawn += other != self.right.state
        self.right.state = self.right.states[self.right.match.seq] = other

    def play_redrawn(self, moves: int) -> None:
        """Play both alike, with what is hidden different."""
        for _ in range(moves):
            if not self._goes_on:
                return
            if self.lot.random() < 0.5:
                self._redraw()
            number = self.lot.random()
            if number < 0.15:
                self._settle()
                self._compare("standing choices")
            elif number < 0.32:
                self._let_pass()
            elif (alike := self._alike(self.left.position, self.right.position)) is not None:
                for each in self.both:
                    _answer(each, *alike)
                if self._goes_on:
                    self._compare(f"{alike[0].id} {alike[1]}")
            else:
                return

    def _let_pass(self) -> None:
        """Let time pass that is too short for a move to run out: its default may well be hidden."""
        moves = any(wait.urgency == "move" for wait in self.left.match.course.waits)
        minutes = 20 if moves else self.lot.choice((20, 61))
        for each in self.both:
            each.pass_time(minutes=minutes)
            each.look()
        if self._goes_on:
            self._compare(f"{minutes} minutes")

    def _alike(self, left: Position, right: Position) -> tuple[Prompt, tuple[str, ...]] | None:
        """An answer that can be given in both and looks the same in both."""
        prompts = [each for each in left.prompts() if not each.ahead]
        self.lot.shuffle(prompts)
        for prompt, _ in itertools.product(prompts, range(8)):
            if prompt.judge:
                return prompt, (self.lot.choice(("uphold", "dismiss")),)
            one = answered(left, prompt, self.lot, SPECTATOR)
            if not isinstance(right.step(prompt, one.path), Complete):
                continue
            if answered(right, prompt, self.lot, SPECTATOR, one.path).looks_like(one):
                return prompt, one.path
        return None

    def play_ahead(self, moves: int) -> None:
        """Play both alike, with answers given ahead in the right one, until the first of them is played."""
        kept: set[int] = set()
        for _ in range(moves):
            if not self._goes_on:
                return
            position = self.left.position
            for prompt in position.prompts():
                if prompt.ahead and self.lot.random() < 0.6:
                    _answer(self.right, prompt, _mostly_passed(position, prompt, self.lot))
                    _taken(self.left, lambda _: None)
                    kept.add(prompt.seat)
                    self.ahead += 1
                    self._compare(f"an answer ahead to {prompt.id}")
            window = [each for each in position.prompts() if each.window]
            turn = next(each for each in position.prompts() if not each.ahead)
            path = _mostly_passed(position, turn, self.lot)
            for each in self.both:
                _answer(each, turn, path)
            # The first entry is of the seat whose turn it was.
            if any(row.seat in kept for row in self.right.rows[position.match.seq + 1 :]):
                return
            asked = {each.id for each in self.left.position.prompts()}
            if not any(each.id in asked for each in window):
                kept.clear()
            if self._goes_on:
                self._compare(f"{turn.id} {path}")


def _answer(scene: Scene, prompt: Prompt, tokens: tuple[str, ...]) -> None:
    """Answer for a seat, or as a judge."""
    user, path = scene.match.seats[prompt.seat].user or 0, Path(tokens)
    if prompt.judge:
        _taken(scene, lambda change: rule(change, JUDGE, prompt.id, path, WHY))
    else:
        _taken(scene, lambda change: submit(change, user, prompt.id, path, None))


def _taken(scene: Scene, decision: Decision) -> None:
    done = scene.decide(decision)
    require(not isinstance(done, Refused | Rejected), f"it was offered and not taken: {done}")


def _mostly_passed(position: Position, prompt: Prompt, lot: random.Random) -> tuple[str, ...]:
    """A path at random; mostly a pass where there is one."""
    path: tuple[str, ...] = ()
    while not isinstance(step := position.step(prompt, path), Complete):
        tokens = [option.token for option in getattr(step, "options", ())]
        path = (*path, "let" if "let" in tokens and lot.random() < 0.7 else lot.choice(tokens))
    return path


def compare_many(seeds: int) -> tuple[int, int, int]:
    """Positions compared, redrawings among them, and answers given ahead."""
    found = []
    with same_dice("beside"):
        for seed in range(seeds):
            redrawn, ahead = Beside(seed), Beside(seed)
            redrawn.play_redrawn(40)
            ahead.play_ahead(30)
            found += [redrawn, ahead]
    return sum(each.positions for each in found), sum(each.drawn for each in found), sum(each.ahead for each in found)


def main() -> None:
    """Compare as many as the command line says."""
    positions, drawn, ahead = compare_many(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
    sys.stdout.write(
        f"{positions} positions compared, 0 differences; what is hidden was drawn anew {drawn} times, "
        f"{ahead} answers were given ahead\n"
    )


if __name__ == "__main__":
    main()
