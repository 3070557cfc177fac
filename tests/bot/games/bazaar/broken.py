"""The Bazaar, broken in one way at a time: each class breaks one clause on windows, standing answers, judges, time."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from bot.games.contract import Chance
from bot.games.questions import Complete, Prompt, Step
from bot.games.values import BENCH, Accepted, Rejected, Seat
from tests.bot.games.bazaar.game import Bazaar, Closing, Command, Event, Rule, State, with_table
from tests.bot.games.toy.values import Let, Stake


class AsksOneAfterTheOther(Bazaar):
    def prompts(self, state: State) -> tuple[Prompt, ...]:
        return tuple(prompt for prompt in super().prompts(state) if not prompt.ahead)


class RenamesQuestions(Bazaar):
    def prompts(self, state: State) -> tuple[Prompt, ...]:
        left = len(state.table.waiting)
        return tuple(replace(each, id=f"{each.id}.{left}") if each.window else each for each in super().prompts(state))


class RenamesWindows(Bazaar):
    def prompts(self, state: State) -> tuple[Prompt, ...]:
        left = len(state.table.waiting)
        asked = super().prompts(state)
        return tuple(replace(each, window=f"{each.window}.{left}") if each.window else each for each in asked)


class LetsNobodyBegin(Bazaar):
    def prompts(self, state: State) -> tuple[Prompt, ...]:
        return tuple(replace(each, ahead=True) if each.window else each for each in super().prompts(state))


class AsksAheadOfNothing(Bazaar):
    def prompts(self, state: State) -> tuple[Prompt, ...]:
        asked = super().prompts(state)
        return (*asked[:1], *(replace(each, ahead=each.ahead or state.table.stage == "stake") for each in asked[1:]))

    def step(self, state: State, prompt: Prompt, path: tuple[str, ...]) -> Step | Complete[Command] | None:
        asks = replace(prompt, ahead=False) if state.table.stage == "stake" else prompt
        return Bazaar().step(state, asks, path)


class TakesAnswersOutOfTurn(Bazaar):
    def decide(self, state: State, seat: Seat, command: Command, chance: Chance) -> Accepted[Event] | Rejected:
        waiting = state.table.waiting
        if isinstance(command, Let) and seat in waiting[1:] and state.dispute < 0:
            state = with_table(state, waiting=(seat, *(other for other in waiting if other != seat)))
        return super().decide(state, seat, command, chance)


class LetsSeatsJudge(Bazaar):
    def decide(self, state: State, seat: Seat, command: Command, chance: Chance) -> Accepted[Event] | Rejected:
        return super().decide(state, BENCH if isinstance(command, Rule) else seat, command, chance)


class StandsByWhatIsRefused(Bazaar):
    def standing_answer(self, view: Struct, prompt: Prompt, chosen: Mapping[str, str]) -> Command | None:
        answer = super().standing_answer(view, prompt, chosen)
        return Stake(0) if isinstance(answer, Let) else answer


class StumblesOverStandingAnswers(Bazaar):
    def standing_answer(self, view: Struct, prompt: Prompt, chosen: Mapping[str, str]) -> Command | None:
        return super().standing_answer(view, prompt, {"react": chosen["react"]})


class AnswersByWhatIsNotOffered(Bazaar):
    def standing_answer(self, view: Struct, prompt: Prompt, chosen: Mapping[str, str]) -> Command | None:
        return super().standing_answer(view, prompt, {"react": "pass"} if "react" in chosen else {})


class ClosesTwice(Bazaar):
    def time_up(self, state: State) -> tuple[Event, ...]:
        return () if state.table.stage == "over" else (Closing(),)


class OpensWindowsUnannounced(Bazaar):
    has_windows = False


class ClosesUnannounced(Bazaar):
    ends_on_time = False
