"""Beginning to carry out what a card, a script or a fitting does."""

from __future__ import annotations

from bot.games.twom.pack.effects.story import Effect
from bot.games.twom.pack.kinds import Deck, Key
from bot.games.twom.position.case import Run
from bot.games.twom.position.frames.stack import Declaring, Doing


def begin(run: Run, effects: tuple[Effect, ...], source: str, acting: tuple[Key, ...] = ()) -> None:
    """Put effects on the stack, to be carried out before anything that lies there."""
    if effects and run.state.end is None:
        run.push(Doing(effects, source, acting))


def told_or_done(run: Run, effects: tuple[Effect, ...] | None, source: str, acting: tuple[Key, ...] = ()) -> None:
    """Carry effects out, or have people say what they are where the pack does not."""
    if effects is None:
        run.push(Declaring(source, acting))
    else:
        begin(run, effects, source, acting)


def carry_out(run: Run, deck: Deck, card: Key, acting: tuple[Key, ...] = ()) -> None:
    """Carry out a card that was turned up."""
    there = run.components.decks[deck].get(card)
    told_or_done(run, None if there is None else there.effects, f"{deck}.{card}", acting)
