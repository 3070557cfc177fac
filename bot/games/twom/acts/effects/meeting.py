"""Effects that bring a visitor, or begin a combat or a trade."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from bot.games.twom.acts.flow.cards import carry_out
from bot.games.twom.acts.flow.chance import draw_card
from bot.games.twom.acts.flow.step import EffectKind
from bot.games.twom.acts.night.combat.beginning import begin_combat, opened
from bot.games.twom.looks.counting import purse
from bot.games.twom.pack.effects.meeting import Ambush, Fight, Flee, Trade, Visitor
from bot.games.twom.position.case import Run
from bot.games.twom.position.events import Reframed, Scheduled
from bot.games.twom.position.frames.combat import Combat
from bot.games.twom.position.frames.night import Trading
from bot.games.twom.position.frames.stack import Doing
from bot.games.twom.position.state import Due


def _visitor(run: Run, doing: Doing, effect: Visitor, _: tuple[str, ...]) -> None:
    """While people explore, what the group trades with lies in the findings pile: a visitor waits until they are home.

    Rule: twom-cs.trade.source
    """
    if purse(run.state) == "pile":
        run.emit(Scheduled(Due(run.state.day, (effect,), doing.source)))
    else:
        card = draw_card(run, "visitors")
        carry_out(run, "visitors", card or "unknown-visitor")


def _trade(run: Run, _: Doing, effect: Trade, __: tuple[str, ...]) -> None:
    run.push(Trading(effect))


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
    Visitor: EffectKind(_visitor),
    Fight: EffectKind(lambda run, _, effect, __: begin_combat(run, effect)),
    Flee: EffectKind(_flee),
    Ambush: EffectKind(_ambush),
    Trade: EffectKind(_trade),
}
