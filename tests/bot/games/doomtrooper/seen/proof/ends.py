"""Lasting words in a position: whether one has begun as it is said, and whether anything of it is left."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from bot.games.doomtrooper.words.effects import CONTINUOUS, Effect, Immune
from bot.games.doomtrooper.words.whom import Per
from tests.bot.games.doomtrooper.seen.proof.standing import NotSeen
from tests.bot.games.doomtrooper.seen.staged import drive
from tests.bot.games.doomtrooper.seen.staged.stage import Stage
from tests.bot.games.doomtrooper.seen.stated.paper import Paper


def alike(one: Effect, word: Effect) -> bool:
    """Whether a word that lasts is this one, with the amounts that were settled as it began."""
    counted = {name: None for name in word.__struct_fields__ if isinstance(getattr(word, name), Per)}
    if isinstance(word, Immune) and word.cards is not None and word.cards.count != "all":
        counted["cards"] = None
    return type(one) is type(word) and replace(one, **counted) == replace(word, **counted)


def begun(stage: Stage, card: int, word: Effect) -> bool:
    """Whether a word of a card lasts, until the end that it says."""
    return any(one.source == card and alike(one.effect, word) for one in stage.state.lasting)


def left(stage: Stage, card: int, word: Effect) -> bool:
    """Whether a word of a card lasts, whatever its end is."""
    free = replace(word, until="game")
    return any(one.source == card and alike(replace(one.effect, until="game"), free) for one in stage.state.lasting)


def all_begun(stage: Stage, paper: Paper) -> None:
    """See that all words that are to last do.

    Raises:
        NotSeen: one does not.
    """
    for word, here, reached in paper.lasting:
        still = word.until != "once" and (not paper.ended or word.until != "combat")
        if reached and still and isinstance(word, CONTINUOUS) and not begun(stage, here.card, word):
            raise NotSeen(f"has not begun: {type(word).__name__.lower()}")


def of_combat(stage: Stage, card: int, words: Iterable[Effect]) -> None:
    """See words that last until the end of the combat at work while it is fought, and gone after it.

    Raises:
        NotSeen: one has not begun, or does not end.
    """
    told = [one for one in words if isinstance(one, CONTINUOUS) and one.until == "combat"]
    if not told:
        return
    if not all(begun(stage, card, one) for one in told):
        raise NotSeen("has not begun")
    drive.over(stage)
    if any(left(stage, card, one) for one in told):
        raise NotSeen("does not end")
