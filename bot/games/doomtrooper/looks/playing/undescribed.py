"""Cards of which nobody has written the effects: their players declare them."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.doomtrooper.position.commands import Play
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import CardId


def resolved(case: Case, command: Play) -> Play:
    """A command with what is kept of an earlier declaration in the place of the word that it is as before."""
    kept = case.printed(command.card).kept if command.kept else None
    if kept is None:
        return command
    return replace(command, kept=False, effects=kept.effects, after=kept.after, price=kept.price, note=kept.note)


def is_undescribed(case: Case, card: CardId) -> bool:
    """Whether its player declares what a card does: no words of it are written, and its type does something."""
    printed = case.printed(card)
    text = printed.text
    written = text is not None and (text.said == "all" or text.effects or text.abilities)
    return not written and printed.type not in ("warrior", "warzone")
