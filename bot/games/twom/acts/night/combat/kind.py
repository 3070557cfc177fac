"""A combat as a frame: what each of its stages asks and does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from msgspec.structs import replace

from bot.games.kernel.ask import Answers
from bot.games.kernel.frames import no_answer, nothing
from bot.games.twom.acts.flow.step import FrameKind
from bot.games.twom.acts.night.combat import beginning, dealing, dice, firing
from bot.games.twom.position.case import Case, Run
from bot.games.twom.position.frames.combat import Combat, Stage
from bot.games.values import Line


class _Row(NamedTuple):
    """A stage: what it asks, the picks that answer, what it does, and the rule that other picks break."""

    ask: Callable[[Case, Combat], Line | None]
    offer: Callable[[Answers, Case, Combat], tuple[str, ...]]
    do: Callable[[Run, Combat, tuple[str, ...]], None]
    rule: str


_STAGES: Mapping[Stage, _Row] = {
    "arming": _Row(beginning.ask_arming, beginning.offer_arming, beginning.arm, "combat.weapon"),
    "choice": _Row(beginning.ask_choice, beginning.offer_choice, beginning.choose, "combat.flee"),
    "firing": _Row(firing.ask_firing, firing.offer_firing, firing.fire, "combat.rifle"),
    "shooting": _Row(firing.ask_shooting, firing.offer_shooting, firing.shoot, "combat.bullets"),
    "rearming": _Row(firing.ask_rearming, firing.offer_rearming, firing.rearm, "combat.out-of-bullets"),
    "rolling": _Row(nothing, no_answer, lambda run, frame, _: dice.roll(run, frame), "combat.roll"),
    "rerolls": _Row(dice.ask_rerolls, dice.offer_rerolls, dice.reroll, "combat.prowess"),
    "scenes": _Row(dice.ask_scene, dice.offer_scene, dice.settle, "combat.scenes"),
    "dealing": _Row(dealing.ask_dealing, dealing.offer_dealing, dealing.deal, "combat.assign-dealt"),
    "receiving": _Row(dealing.ask_receiving, dealing.offer_receiving, dealing.receive, "combat.assign-received"),
    "killing": _Row(nothing, no_answer, lambda run, frame, _: dealing.despair(run, frame), "combat.killing"),
    "over": _Row(nothing, no_answer, lambda run, frame, _: dealing.end(run, frame), "combat.steps"),
}
_BETWEEN: tuple[Stage, ...] = ("choice", "firing", "rolling")
"""Stages before which a combat may be over."""


def _is_over(case: Case, frame: Combat) -> bool:
    return frame.stage in _BETWEEN and dealing.is_over(case, frame)


def _ask(case: Case, frame: Combat) -> Line | None:
    return None if _is_over(case, frame) else _STAGES[frame.stage].ask(case, frame)


def _answer(run: Run, frame: Combat, picks: tuple[str, ...] = ()) -> None:
    if _is_over(run, frame):
        run.change(replace(frame, stage="over"))
    else:
        _STAGES[frame.stage].do(run, frame, picks)


COMBAT = FrameKind(
    _answer,
    _ask,
    lambda answers, case, frame: _STAGES[frame.stage].offer(answers, case, frame),
    _answer,
    lambda frame: _STAGES[frame.stage].rule,
)
