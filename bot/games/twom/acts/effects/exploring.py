"""Effects on an exploration; where nobody explores they do nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.games.kernel.ask import Answers
from bot.games.twom.acts.flow.step import EffectKind
from bot.games.twom.acts.night import exploring
from bot.games.twom.looks.asking import NO, offer_yes
from bot.games.twom.pack.effects.exploring import Check, Encounter, GiveBack, Look, Noise, Skip, StopExploring
from bot.games.twom.position.case import Case, Run
from bot.games.twom.position.events_house import Unknown
from bot.games.twom.position.frames.stack import Doing
from bot.games.values import Line


def _outside(deed: Callable[[Run, Any], None]) -> EffectKind:
    def do(run: Run, _: Doing, effect: Any, __: tuple[str, ...]) -> None:
        if run.state.noise:
            deed(run, effect)

    return EffectKind(do)


def _ask_stop(case: Case, _: Doing, effect: StopExploring) -> Line | None:
    return Line("twom-await-stop", {"count": case.state.unknown}) if effect.may and case.state.unknown else None


def _offer_stop(answers: Answers, case: Case, doing: Doing, effect: StopExploring) -> tuple[str, ...]:
    del case, doing, effect
    return offer_yes(answers, "twom-ask-stop")


def _stop(run: Run, _: Doing, effect: StopExploring, picks: tuple[str, ...]) -> None:
    del effect
    if picks != (NO,) and run.state.unknown:
        run.emit(Unknown(0))


EXPLORING: Mapping[type, EffectKind] = {
    Noise: _outside(lambda run, effect: exploring.change_noise(run, effect.by)),
    Check: _outside(lambda run, effect: exploring.check_noise(run, effect.face)),
    Encounter: _outside(lambda run, _: exploring.meet(run)),
    GiveBack: _outside(lambda run, effect: exploring.give_back(run, effect.cards)),
    Look: _outside(lambda run, effect: exploring.look(run, effect.cards)),
    Skip: _outside(lambda run, effect: exploring.skip(run, effect.cards)),
    StopExploring: EffectKind(_stop, _ask_stop, _offer_stop),
}
