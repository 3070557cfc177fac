"""Effects that begin a combat or a trade."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from bot.games.twom.flow.step import EffectKind
from bot.games.twom.night.combat.beginning import begin_combat, opened
from bot.games.twom.pack.effects.meeting import Ambush, Fight, Flee, Trade
from bot.games.twom.position.case import Run
from bot.games.twom.position.events import Framed, Reframed
from bot.games.twom.position.frames.combat import Combat
from bot.games.twom.position.frames.night import Trading
from bot.games.twom.position.frames.stack import Doing


def _trade(run: Run, _: Doing, effect: Trade, __: tuple[str, ...]) -> None:
    run.emit(Framed(Trading(effect)))


def _combat(run: Run) -> tuple[int, Combat] | None:
    """The combat in hand, and where it lies on the stack."""
    found = ((number, frame) for number, frame in enumerate(run.state.stack) if isinstance(frame, Combat))
    return max(found, default=None, key=lambda each: each[0])


def _flee(run: Run, _: Doing, __: Flee, ___: tuple[str, ...]) -> None:
    found = _combat(run)
    if found is not None:
        run.emit(Reframed(found[0], replace(found[1], stage="over", fleeing=True)))


def _ambush(run: Run, _: Doing, effect: Ambush, __: tuple[str, ...]) -> None:
    found = _combat(run)
    if found is not None:
        frame = opened(run, replace(found[1], ambush=effect.by, volley="all"))
        run.emit(Reframed(found[0], frame))


MEETING: Mapping[type, EffectKind] = {
    Fight: EffectKind(lambda run, _, effect, __: begin_combat(run, effect)),
    Flee: EffectKind(_flee),
    Ambush: EffectKind(_ambush),
    Trade: EffectKind(_trade),
}
