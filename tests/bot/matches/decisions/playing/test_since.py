"""From when on things are new to somebody: since they last chose something, whatever was answered for them."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from bot.games.questions import Complete, Option, Prompt, Step
from bot.games.setup import Choice
from bot.games.values import Line
from bot.matches.model.match import Timing
from bot.matches.rules import submit, undo
from bot.matches.rules.submit import Written
from tests.bot.matches.decisions.plays import Play, Scripted
from tests.bot.matches.decisions.scene import Scene
from tests.bot.matches.marathon import Count, State
from tests.bot.matches.table import EVA, KAREL

_ASK, _ONLY = Line("marathon-ask"), Line("marathon-only")


def _window(number: int, seat: int, ask: Line = _ASK, *, ahead: bool = False) -> Prompt:
    return Prompt(f"w{number}.{seat}", seat, ask, urgency="window", window=f"w{number}", ahead=ahead)


class Waiting(Scripted):
    """The first seat moves and is asked in windows afterwards; of one question there is only one answer."""

    def __init__(self) -> None:
        moves = tuple(Prompt(f"m{number}", 0, _ASK) for number in range(2))
        super().__init__((moves[0],), (_window(1, 0),), (_window(2, 0, _ONLY),), (_window(3, 0),), (moves[1],))

    def step(self, state: State, prompt: Prompt, path: tuple[str, ...]) -> Step | Complete[Count] | None:
        step = super().step(state, prompt, path)
        if prompt.ask == _ONLY and isinstance(step, Step):
            return Step(step.ask, step.options[:1])
        return step

    def standing_choices(self, state: State) -> tuple[Choice, ...]:
        return (Choice("pass", each_seat=True, options=(Option("no", Line("no")), Option("yes", Line("yes")))),)

    def standing_answer(self, view: Struct, prompt: Prompt, chosen: Mapping[str, str]) -> Count | None:
        return Count(0) if prompt.id.startswith("w1") and chosen.get("pass") == "yes" else None


def test_only_what_somebody_chooses_themselves_counts() -> None:
    scene = Scene.opened(2, play=Play(Waiting(), "marathon@2026-01-01", "plain", factions=False), timing=Timing(3600))
    scene.answers = scene.answers.settling(0, "pass", "yes")
    scene.answer(EVA, "f3")
    assert [row.seat for row in scene.rows[1:]] == [0, 0], "the pass was given by the standing answer"
    assert scene.answers.chose == {0: 2}
    # There was nothing to choose, whoever pressed.
    scene.answer(EVA, "f0")
    assert scene.answers.chose == {0: 2}
    # The time ran out.
    scene.pass_time(hours=2)
    scene.look()
    assert [row.kind for row in scene.rows] == ["opened", *4 * ["moved"]]
    assert scene.answers.chose == {0: 2}
    scene.answer(EVA, "f5")
    assert scene.answers.chose == {0: 6}


class Beside(Scripted):
    """Both are asked in one window, the second seat after the first."""

    def __init__(self) -> None:
        asked = (_window(1, 0), _window(1, 1, ahead=True))
        super().__init__(asked, (_window(1, 1),), (Prompt("m", 0, _ASK),))


def test_what_was_answered_ahead_was_chosen_when_it_was_given() -> None:
    scene = Scene.opened(2, play=Play(Beside(), "marathon@2026-01-01", "plain", factions=False))
    scene.answer(KAREL, "f4")
    assert (scene.match.seq, scene.answers.chose) == (1, {1: 1})
    scene.answer(EVA, "f3")
    assert (scene.match.seq, scene.answers.chose) == (3, {0: 2, 1: 1})


def test_taking_back_is_a_choice_and_what_somebody_chose_goes_with_them() -> None:
    scene = Scene.opened(2)
    stake = scene.game.codec.encode(scene.game.default(scene.state, scene.game.prompts(scene.state)[0]))
    asked = scene.question(0)
    assert scene.decide(lambda change: submit.submit(change, EVA.user, asked.id, Written(stake), None)) is None
    assert scene.answers.chose == {0: 2}
    assert scene.decide(lambda change: undo.take_back(change, scene.log, EVA.user, 2)) is None
    assert scene.answers.chose == {0: 3}
    other = scene.question(1)
    command = scene.game.codec.encode(scene.game.default(scene.state, scene.game.prompts(scene.state)[1]))
    assert scene.decide(lambda change: submit.submit(change, KAREL.user, other.id, Written(command), None)) is None
    assert scene.answers.chose == {0: 3, 1: 4}
    assert scene.answers.leaving(0).chose == {1: 4}
