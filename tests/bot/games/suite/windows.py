"""What is asked beyond the seat whose turn it is: windows, standing answers, and what a judge decides."""

from __future__ import annotations

import random
from collections import defaultdict
from typing import Any

from bot.games.contract import AnyGame, after_events
from bot.games.questions import Prompt
from bot.games.values import BENCH, SPECTATOR, Accepted, Rejected
from tests.bot.games.suite.offering import Offering
from tests.bot.games.suite.play import Breach, Dice, any_choice, require

_ANSWERS = 6
_SETTINGS = 8


class Windows:
    """Looks at what is asked at a position.

    Attributes:
        ahead, stood, ruled: answers before their turn, answers by standing choices, and answers of judges that were
            looked at.
    """

    def __init__(self, game: AnyGame, seats: int, seed: int) -> None:
        self.game, self._seats, self._lot = game, seats, random.Random(seed)
        self._offering = Offering(game)
        self.ahead = self.stood = self.ruled = 0

    def check(self, state: Any) -> None:
        """Hold everything that is asked at a position against the contract."""
        asked = self.game.prompts(state)
        windows: dict[str, list[Prompt]] = defaultdict(list)
        for prompt in asked:
            if prompt.window:
                windows[prompt.window].append(prompt)
            require(prompt.window != "" or not prompt.ahead, f"{prompt.id}: ahead of its turn in no window")
            require((prompt.urgency == "window") == (prompt.window != ""), f"{prompt.id}: what is in a window is one")
            require(self.game.has_windows or not prompt.window, f"{prompt.id}: a window in a game that knows none")
            require(not (prompt.judge and prompt.window), f"{prompt.id}: a judge is asked in a window")
            if prompt.judge:
                self._is_for_judges(state, prompt)
        for window, prompts in windows.items():
            require(len({each.seat for each in prompts}) == len(prompts), f"{window}: a seat is asked twice")
            require(not all(each.ahead for each in prompts), f"{window}: it is nobody's turn")
            self._is_passed(state, window, prompts)
        require(not asked or not all(each.ahead for each in asked), "it is nobody's turn")
        self._stands(state, asked)

    def _is_passed(self, state: Any, window: str, prompts: list[Prompt]) -> None:
        """As long as all pass, those who are still asked are asked the same, and nobody else is."""
        while prompts:
            for prompt in prompts:
                if prompt.ahead:
                    self._is_before_its_turn(state, prompt)
            turn = next(each for each in prompts if not each.ahead)
            state = self._after(state, turn)
            left = [each for each in self.game.prompts(state) if each.window == window]
            before = {each.seat: each.id for each in prompts if each is not turn}
            if not left:
                again = {each.seat for each in self.game.prompts(state) if each.id in before.values()}
                moved = any(each.window and each.seat in before for each in self.game.prompts(state))
                require(not again and not moved, f"{window}: it has another name, though somebody only passed")
                return
            for each in left:
                require(each.seat in before, f"{window}: seat {each.seat} is asked later than the others")
                require(
                    each.id == before[each.seat], f"{window}: {each.id} has another id, though somebody only passed"
                )
            require(len(left) == len(before), f"{window}: somebody is left out, though it goes on")
            prompts = left

    def _after(self, state: Any, prompt: Prompt) -> Any:
        decided = self.game.decide(state, prompt.seat, self.game.default(state, prompt), Dice(0))
        if isinstance(decided, Rejected):
            raise Breach(f"{prompt.id}: its default is refused: {decided}")
        return after_events(self.game, decided.events, state)

    def _is_before_its_turn(self, state: Any, prompt: Prompt) -> None:
        ends, _ = self._offering.offered(state, prompt)
        require(bool(ends), f"{prompt.id}: nothing can be answered ahead")
        for end in self._lot.sample(ends, min(_ANSWERS, len(ends))):
            decided = self.game.decide(state, prompt.seat, end.command, Dice(0))
            require(isinstance(decided, Rejected), f"{prompt.id}: answered before its turn: {end.command}")
            self.ahead += 1

    def _is_for_judges(self, state: Any, prompt: Prompt) -> None:
        ends, _ = self._offering.offered(state, prompt)
        for end in self._lot.sample(ends, min(_ANSWERS, len(ends))):
            for seat in range(self._seats):
                decided = self.game.decide(state, seat, end.command, Dice(0))
                require(
                    isinstance(decided, Rejected), f"{prompt.id}: seat {seat} gives a judge's answer: {end.command}"
                )
            self.ruled += isinstance(self.game.decide(state, BENCH, end.command, Dice(0)), Accepted)

    def _stands(self, state: Any, asked: tuple[Prompt, ...]) -> None:
        choices = self.game.standing_choices(state)
        require(len({each.name for each in choices}) == len(choices), "two standing choices with one name")
        for choice in choices:
            picks = choice.kind in ("pick", "picks") and choice.each_seat
            require(picks and not choice.sealed, f"{choice.name}: a standing choice is a pick for each seat")
            least = 2 if choice.kind == "pick" else 1
            require(len(choice.options) >= least, f"{choice.name}: a standing choice leaves nothing to choose")
        view = self.game.standing_view(state)
        for prompt in asked if choices else ():
            if prompt.judge:
                continue
            junk = {each.name: "no-such-token" for each in choices}
            usual = self._stands_for(state, view, prompt, {})
            unknown = self._stands_for(state, view, prompt, junk)
            require(unknown == usual, f"{prompt.id}: what cannot be settled makes a difference: {unknown}")
            for _ in range(_SETTINGS):
                tokens = {each.name: any_choice(self.game, each, self._lot) for each in choices}
                self._stands_for(state, view, prompt, tokens)

    def _stands_for(self, state: Any, view: Any, prompt: Prompt, chosen: dict[str, str]) -> Any | None:
        try:
            command = self.game.standing_answer(view, prompt, chosen)
            same = self.game.standing_answer(self.game.view(state, SPECTATOR), prompt, dict(chosen))
        except Exception as problem:
            raise Breach(f"{prompt.id}: a standing answer raises: {chosen}: {problem!r}") from problem
        require(command == same, f"{prompt.id}: two standing answers to one question: {chosen}")
        if command is not None and not prompt.ahead:
            decided = self.game.decide(state, prompt.seat, command, Dice(0))
            require(isinstance(decided, Accepted), f"{prompt.id}: a standing answer is refused: {command}: {decided}")
        self.stood += command is not None
        return command
