"""What can be looked up in a campaign: a script once it was read, the store, the people, the save sheet in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bot.games.lookups import Topic
from bot.games.questions import Option
from bot.games.twom.acts.night.trade import value
from bot.games.twom.looks.labels import card, fitting, person, shelter_card, space, things, token
from bot.games.twom.looks.levels import quality
from bot.games.twom.looks.refusals import refuse
from bot.games.twom.pack.components import Components
from bot.games.twom.pack.kinds import CONDITIONS, Key
from bot.games.twom.position.case import Case
from bot.games.twom.position.people import Person
from bot.games.twom.position.state import State
from bot.games.twom.tells.scripts import script_text, script_title
from bot.games.values import Arg, Line, Rejected, Section, Viewer

SCRIPT = Topic("script", asks=True)
STORE = Topic("store")
PEOPLE = Topic("people")
SAVE = Topic("save", saves=True)
FURTHER = (10, 101, 200, 300, 400, 600, 800, 901)
"""The scripts that say more of a phase, of skills, of trade and of saving; nothing happens by them.

Rule: twom-cs.scenes.more
"""
TOPICS = (SCRIPT, STORE, PEOPLE, SAVE)


class CampaignLookups:
    """What can be looked up with the components of one pack; everybody at the table knows all of it.

    See :class:`bot.games.lookups.Lookups`.
    """

    topics = TOPICS

    def __init__(self, of: Callable[[State], Components]) -> None:
        self._of = of

    def found(self, state: State, viewer: Viewer, topic: Topic, typed: str) -> tuple[Section, ...] | Rejected:  # noqa: ARG002
        """What is to be shown of a topic; a script only once the campaign has come to it, but for :data:`FURTHER`.

        Rule: twom-cs.scenes.numbers
        """
        case = Case(self._of(state), state)
        if topic == SCRIPT:
            return _script(case, typed)
        if topic == STORE:
            return _store(case)
        return _people(case) if topic == PEOPLE else _sheet(case)

    def names(self, state: State, viewer: Viewer, topic: Topic) -> tuple[Option, ...]:  # noqa: ARG002
        """The scripts that were read, then those of the pack that the diary names."""
        if topic != SCRIPT:
            return ()
        further = (number for number in FURTHER if number in self._of(state).scripts)
        numbers = dict.fromkeys((*state.read, *further))
        return tuple(Option(str(number), Line("twom-source-script", {"script": number})) for number in numbers)


def _script(case: Case, typed: str) -> tuple[Section, ...] | Rejected:
    state, wanted = case.state, typed.strip()
    number = int(wanted) if wanted.isdecimal() and len(wanted) < 5 else 0
    if not number:
        return Rejected((refuse("scenes.numbers", "script-number"),))
    if number not in (*state.read, *FURTHER):
        if state.table.scripts == "book":
            return Rejected((refuse("scenes.numbers", "script-in-book", script=number),))
        return Rejected((refuse("scenes.numbers", "script-unread", script=number),))
    text = None if state.table.scripts == "book" else script_text(case.components, number)
    if text is None:
        return (Section(Line("twom-source-script", {"script": number}), (Line("twom-script-in-book"),)),)
    return (Section(script_title(case.components, number), (text,)),)


def _store(case: Case) -> tuple[Section, ...]:
    state = case.state
    piles = [("store", state.store), *([("pile", state.pile)] if state.pile else [])]
    return tuple(_section(name, _things(case, pile)) for name, pile in piles)


def _section(name: str, lines: Iterator[Line] | tuple[Line, ...], /) -> Section:
    return Section(Line(f"twom-part-{name}"), tuple(lines) or (Line("twom-part-empty"),))


def _things(case: Case, pile: dict[Key, int]) -> Iterator[Line]:
    for key, number in sorted(pile.items()):
        if number:
            worth = value(case, key) if key in case.components.tokens else None
            said: dict[str, Arg] = {"count": number, "token": token(case.components, key)}
            yield Line("twom-things", said) if worth is None else Line("twom-goods", {**said, "value": worth})


def _people(case: Case) -> tuple[Section, ...]:
    components, state = case.components, case.state
    here = tuple(Section(person(components, each.key), tuple(_about(case, each))) for each in state.people)
    lost = (
        Line("twom-lost", {"who": person(components, each.key), "how": Line(f"twom-how-{each.how}"), "day": each.day})
        for each in state.lost
    )
    return (*here, *([_section("lost", lost)] if state.lost else []))


def _about(case: Case, one: Person) -> Iterator[Line]:
    components = case.components
    if one.key in components.characters or one.capacity is not None:
        values: dict[str, Arg] = {name: quality(case, one, name) for name in ("prowess", "empathy", "capacity")}
        yield Line("twom-values", values)
    levels = ((components.say(components.states[state].name), one.level(state)) for state in CONDITIONS)
    yield Line("twom-levels", {"levels": tuple(Line("twom-level", {"state": name, "level": n}) for name, n in levels)})
    yield Line("twom-stands", {"space": space(components, one.at)}) if one.at else Line("twom-at-outside")
    if one.weapon is not None:
        yield Line("twom-armed", {"token": token(components, one.weapon)})
    if one.medicine:
        yield Line("twom-treated", {"things": things(components, one.medicine)})
    if one.resting or one.rests_tomorrow:
        yield Line("twom-rests", {"tomorrow": int(not one.resting)})


def _sheet(case: Case) -> tuple[Section, ...]:
    """Everything that people at a table lay out to go on; decks and backs of shelter cards are shuffled anew.

    Rule: twom-cs.term.save-sheet
    """
    components, state = case.components, case.state
    days = Line("twom-part-days", {"day": state.day, "seat": state.holder, "frost": state.frost})
    places = (card(components, "locations", key) for key in state.locations)
    kept = (card(components, "last-resort", key) for key in state.last_resort)
    return (
        _section("campaign", (days,)),
        *_people(case),
        _section("store", _things(case, state.store)),
        _section("locations", tuple(places)),
        _section("shelter", _shelter(case)),
        _section("built-not", tuple(_named(case, state.fittings))),
        *([_section("ideas", tuple(_named(case, state.ideas)))] if state.ideas else []),
        *([_section("last-resort", tuple(kept))] if state.last_resort else []),
        *([_section("removed", _things(case, state.removed))] if state.removed else []),
    )


def _named(case: Case, cards: dict[Key, int]) -> Iterator[Line]:
    for key, number in sorted(cards.items()):
        if number:
            yield Line("twom-things", {"count": number, "token": fitting(case.components, key)})


def _shelter(case: Case) -> Iterator[Line]:
    components, state = case.components, case.state
    for key, spot in sorted(state.shelter.items()):
        if spot.card is not None or spot.fitting is not None:
            what = shelter_card(components, spot.card) if spot.card else fitting(components, spot.fitting or "")
            yield Line("twom-lies", {"space": space(components, key), "what": what})
    if state.boarded:
        yield Line("twom-boarded", {"count": state.boarded})
