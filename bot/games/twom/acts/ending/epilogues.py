"""Epilogues: what became of the group, and of everybody who was in it."""

from __future__ import annotations

from bot.games.packs.words import Words
from bot.games.twom.looks.whom import holds_all
from bot.games.twom.pack.components import Components
from bot.games.twom.pack.kinds import Key
from bot.games.twom.pack.people import Epilogue
from bot.games.twom.position.case import Case, Run
from bot.games.twom.position.events import Summed, Told
from bot.games.twom.position.people import Lost, Person


def tell_the_end(run: Run) -> None:
    """Tell how the stories end: that of the group first, then everybody's in the order in which they were lost, those
    who are still there last, then the figures."""
    state = run.state
    run.emit(Told(None, None, _found(run, run.components.pack.epilogues, None, ())))
    everybody: tuple[Person | Lost, ...] = (*state.lost, *state.people)
    for each in everybody:
        run.emit(_of(run, each))
    run.emit(Summed(state.day, len(state.people), len(state.lost), state.figures))


def _of(case: Case, someone: Person | Lost) -> Told:
    fate = someone.how if isinstance(someone, Lost) else "alive"
    card = case.components.characters.get(someone.key)
    epilogues = card.epilogues if card else ()
    return Told(someone.key, fate, _found(case, epilogues, fate, (someone.key,)))


def _found(case: Case, epilogues: tuple[Epilogue, ...], fate: str | None, acting: tuple[Key, ...]) -> int | None:
    """The place of the first epilogue whose conditions hold."""
    for place, each in enumerate(epilogues):
        if each.fate in (None, fate) and holds_all(case, each.when, acting):
            return place
    return None


def text_of(components: Components, told: Told) -> Words | None:
    """The text of an epilogue that was told; ``None`` where the pack has none."""
    if told.place is None:
        return None
    if told.who is None:
        return components.pack.epilogues[told.place].text
    return components.characters[told.who].epilogues[told.place].text
