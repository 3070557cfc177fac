"""What lies on the stack: how each kind of frame goes on, and what it asks."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.kernel.ask import Answers
from bot.games.kernel.frames import nothing
from bot.games.twom.acts.day.rolling import DAY_FRAMES
from bot.games.twom.acts.effects.table import EFFECTS
from bot.games.twom.acts.flow.step import FrameKind
from bot.games.twom.acts.flow.told_values import WORST_LEVEL
from bot.games.twom.acts.night.frames import NIGHT_FRAMES
from bot.games.twom.asks.told.declaring import DECLARING, PUTTING
from bot.games.twom.looks.about import read_with
from bot.games.twom.looks.causes import cause_words
from bot.games.twom.position.case import Case, Run
from bot.games.twom.position.frames.stack import Declaring, Doing, Frame, Halted, Held, Putting, Worst
from bot.games.twom.position.in_hand import cause_of
from bot.games.values import Line


def _ask_effect(case: Case, frame: Doing) -> Line | None:
    effect = frame.queue[0]
    kind = EFFECTS.get(type(effect))
    return kind.ask(case, frame, effect) if kind else None


def _offer_effect(answers: Answers, case: Case, frame: Doing) -> tuple[str, ...]:
    effect = frame.queue[0]
    return EFFECTS[type(effect)].offer(answers, case, frame, effect)


def _answer_effect(run: Run, frame: Doing, picks: tuple[str, ...] = ()) -> None:
    """Take the effect in hand off the queue and carry it out; what it leads to comes before the rest."""
    effect, *rest = frame.queue
    run.change(Doing(tuple(rest), frame.source, frame.acting) if rest else None)
    kind = EFFECTS.get(type(effect))
    if kind is None:
        # What the referee does not carry out, people do, and say what came of it.
        run.push(Declaring(frame.source, frame.acting))
    else:
        kind.do(run, frame, effect, picks)


GO_ON = "go-on"
HALTED = FrameKind(
    lambda run, _: run.pop(),
    lambda _, __: Line("twom-await-resume"),
    lambda answers, _, __: (answers.menu("twom-ask-resume", (GO_ON,), str, lambda _: Line("twom-resume")),),
    lambda run, _, __: run.pop(),
    lambda _: "overview.phases",
)
"""What a judge laid out begins."""


def _named(kind: FrameKind) -> FrameKind:
    """The same with each question read with the card, action or fight that it is about."""

    def offer(answers: Answers, case: Case, frame: Frame) -> tuple[str, ...]:
        of = cause_words(case.components, cause_of(case.state))
        return kind.offer(answers if of is None else read_with(answers, lambda: of), case, frame)

    return kind._replace(offer=offer)


FRAMES: Mapping[type, FrameKind] = {
    Halted: HALTED,
    Doing: _named(FrameKind(_answer_effect, _ask_effect, _offer_effect, _answer_effect)),
    Declaring: DECLARING,
    Putting: PUTTING,
    Worst: WORST_LEVEL,
    Held: FrameKind(nothing),
    **DAY_FRAMES,
    **{type_: _named(kind) for type_, kind in NIGHT_FRAMES.items()},
}


def offer_picks(answers: Answers, case: Case, frame: Frame) -> tuple[str, ...]:
    """The picks that answers lead to for what lies on top of the stack."""
    return FRAMES[type(frame)].offer(answers, case, frame)
