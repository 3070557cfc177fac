"""A campaign as a save sheet."""

from __future__ import annotations

from bot.games.twom.acts.arranging.form import DeckChange, DueChange, LostChange, OwnChange, PersonChange, SpotChange
from bot.games.twom.looks.refusals import refuse
from bot.games.twom.pack.components import Components
from bot.games.twom.pack.kinds import Deck, Key
from bot.games.twom.position.people import Lost, Person
from bot.games.twom.position.state import DAYS_OVER, State
from bot.games.twom.tells.saving.sheet import Sheet, sealed, written
from bot.games.values import Rejected


def save(components: Components, state: State) -> bytes | Rejected:
    """The sheet of a campaign after dawn, before the new day, also where the days that were agreed on are over.

    Rule: twom-cs.save.when
    """
    over = state.end is not None and state.end.reason != DAYS_OVER
    if state.step != "new-day" or state.stack or state.pending is not None or over:
        return Rejected((refuse("save.when", "save"),))
    return written(sealed(sheet_of(components, state)))


def sheet_of(components: Components, state: State) -> Sheet:
    """Everything that another campaign needs to go on as this one would, but for the order of decks and the backs of
    shelter cards, which come new."""
    return Sheet(
        pack=components.pack.key,
        digest=components.digest,
        day=state.day,
        holder=state.holder,
        turned=state.turned,
        people=tuple(map(_person, state.people)),
        lost=tuple(map(_lost, state.lost)) or None,
        store=state.store or None,
        removed=state.removed or None,
        prices=state.prices or None,
        decks=_decks(components, state) or None,
        locations=state.locations,
        last_resort=state.last_resort or None,
        shelter=_shelter(components, state) or None,
        fittings=_fittings(components, state) or None,
        ideas=state.ideas or None,
        boarded=state.boarded or None,
        frost=state.frost or None,
        flags=state.flags or None,
        due=tuple(DueChange(each.day, each.effects, each.source) for each in state.due) or None,
        read=state.read or None,
        figures=state.figures or None,
        values=state.values or None,
        home={key: OwnChange(own.bed, own.cost) for key, own in state.home.items()} or None,
        rooms=state.rooms or None,
    )


def _person(person: Person) -> PersonChange:
    return PersonChange(
        person.key, person.fatigue, person.wounds, person.misery, person.hunger, person.illness,
        person.at, None, None, person.medicine, person.traits, person.resting, person.rests_tomorrow,
        person.prowess, person.empathy, person.capacity,
    )  # fmt: skip


def _lost(lost: Lost) -> LostChange:
    return LostChange(lost.key, lost.how, lost.day, lost.counted)


def _decks(components: Components, state: State) -> dict[Deck, DeckChange]:
    """What is not in the decks when they are shuffled anew."""
    found: dict[Deck, DeckChange] = {}
    for deck, cards in state.decks.items():
        there = components.decks[deck].values()
        red = any(getattr(card, "red", False) for card in there) or (cards.red and not there)
        told = DeckChange(
            red=cards.red if red else None,
            mixed=cards.mixed or None,
            aside=cards.aside or None,
            out=cards.out or None,
        )
        if told != DeckChange():
            found[deck] = told
    return found


def _fittings(components: Components, state: State) -> dict[Key, int]:
    """The cards that can be built, and none of those that are nailed up."""
    boarding = (key for key, card in components.fittings.items() if card.boarding)
    return dict(sorted({**dict.fromkeys(boarding, 0), **state.fittings}.items()))


def _shelter(components: Components, state: State) -> dict[Key, SpotChange | None]:
    """What lies where something lay at the beginning, or lies now."""
    began = {space for card in components.shelter.cards for space in card.spaces}
    spots = {space: state.shelter.get(space) for space in sorted({*began, *state.shelter})}
    return {
        space: SpotChange() if spot is None else SpotChange(spot.card, spot.fitting) for space, spot in spots.items()
    }
