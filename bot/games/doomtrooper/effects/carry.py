"""Effects are carried out one after the other."""

from __future__ import annotations

from bot.games.doomtrooper.position.frames import Carrying
from bot.games.doomtrooper.position.run import Run
from bot.games.doomtrooper.position.state import CardId
from bot.games.doomtrooper.words.effects import Effect
from bot.games.values import Seat


def begin(
    run: Run,
    seat: Seat,
    card: CardId,
    effects: tuple[Effect, ...],
    *,
    targets: tuple[CardId, ...] = (),
    player: Seat = -1,
    x: int = 0,
    caster: CardId = -1,
    ability: int = -1,
) -> None:
    """Let the effects of a card that was played, or of an ability that was used, happen; they go on with the stack."""
    run.push(Carrying(seat, card, effects, ability, targets=targets, player=player, x=x, caster=caster))


def go_on(run: Run, frame: Carrying) -> bool:
    """Carry out the next effect."""
    run.pop()
    return bool(frame)
