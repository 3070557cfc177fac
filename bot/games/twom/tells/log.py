"""Events as paragraphs of the log, and what a position is called."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.games.twom.acts.ending.epilogues import text_of
from bot.games.twom.acts.ending.figures import sums
from bot.games.twom.asks.steps import STEPS
from bot.games.twom.looks.came import UNKNOWN, Circumstances, awaited, came, purpose, source
from bot.games.twom.looks.causes import with_cause
from bot.games.twom.looks.labels import card, fitting, people, person, shelter_card, space, things, token
from bot.games.twom.pack.components import Components
from bot.games.twom.pack.kinds import Deck, Key
from bot.games.twom.position import events as happened
from bot.games.twom.position import events_group as group
from bot.games.twom.position import events_house as house
from bot.games.twom.position.state import Ask, State, StepName
from bot.games.twom.tells.day import day_lines
from bot.games.twom.tells.scripts import script
from bot.games.values import Arg, Bookkeeping, Line

_Said = Callable[[Components, Any], Mapping[str, Arg]]


def _rolled(components: Components, event: happened.Rolled) -> Mapping[str, Arg]:
    return {
        "die": Line(f"twom-die-{event.die}"),
        "face": event.face,
        "purpose": purpose(components, event.purpose, event.who, event.where, event.source, _acting(event)),
        "told": int(event.told),
    }


def _acting(event: happened.Rolled) -> Circumstances:
    """Who acts, and where, in what a die is rolled for."""
    cause = event.cause
    if cause is None or not event.source or cause.of != event.source:
        return UNKNOWN
    return Circumstances(cause.who, cause.where)


def _deck(deck: Deck) -> Mapping[str, Arg]:
    """A deck by its name, and what its cards are drawn for."""
    return {"deck": Line(f"twom-deck-{deck}"), "of": Line(f"twom-of-{deck}")}


def _declared(components: Components, event: happened.Declared) -> Line:
    """The card, script or action behind an effect, and who reported it without being asked."""
    line = source(components, event.source, event.who, event.where)
    return line if event.seat is None else Line("twom-source-told-by", {"source": line, "seat": event.seat})


_SAID: Mapping[type, _Said] = {
    happened.Opened: lambda c, e: {
        "pack": Line("twom-own-box") if e.state.table.box else c.say(c.pack.name),
        "count": len(e.state.taken),
    },
    happened.Attended: lambda _, e: {"count": len(e.present)},
    happened.GaveUp: lambda _, e: {"seat": e.seat},
    happened.DiaryPassed: lambda _, e: {"seat": e.seat, "by": Line("twom-seat", {"seat": e.by})},
    happened.Rolled: _rolled,
    happened.Drew: lambda c, e: {
        **_deck(e.deck),
        "card": card(c, e.deck, e.card),
        "told": int(e.told),
    },
    happened.TurnedEvent: lambda c, e: {"card": card(c, "events", e.card), "told": int(e.told)},
    happened.Known: lambda c, e: {
        **_deck(e.deck),
        "cards": tuple(card(c, e.deck, each) for each in e.cards),
        "told": int(e.told),
    },
    happened.CardMoved: lambda c, e: {
        "deck": Line(f"twom-deck-{e.deck}"),
        "card": card(c, e.deck, e.card),
        "to": e.target,
    },
    happened.Shuffled: lambda _, e: {"deck": Line(f"twom-deck-{e.deck}")},
    happened.MixedIn: lambda _, e: {"deck": Line(f"twom-deck-{e.deck}"), "count": e.cards},
    happened.Read: lambda _, e: {"script": e.script},
    happened.Ended: lambda _, e: {"won": int(e.end.won)},
    happened.Announced: lambda c, e: {"what": awaited(c, Ask(e.what)), "said": came(c, e.what, e.said)},
    happened.Declared: lambda c, e: {"source": _declared(c, e), "kind": Line(f"twom-declared-{e.kind}")},
    happened.Chosen: lambda c, e: {"source": source(c, e.source), "way": e.way},
    happened.Valued: lambda c, e: {"values": tuple(_value(c, name, e.values[name]) for name in e.values)},
    happened.Arranged: lambda _, __: {},
    group.LevelSet: lambda c, e: {
        "who": person(c, e.who),
        "state": c.say(c.states[e.state].name),
        "before": e.before,
        "level": e.level,
    },
    group.Went: lambda c, e: {"who": person(c, e.who), "how": Line(f"twom-how-{e.how}")},
    group.Came: lambda c, e: {"who": person(c, e.person.key)},
    group.Tired: lambda c, e: {"who": person(c, e.who), "tomorrow": int(e.tomorrow)},
    group.Treated: lambda c, e: {"who": person(c, e.who), "token": token(c, e.token), "used": int(e.used)},
    group.Retired: lambda c, e: {"who": person(c, e.who), "night": Line(f"twom-at-{e.night}")},
    group.Armed: lambda c, e: {"who": person(c, e.who), "token": token(c, e.weapon)},
    group.Priced: lambda c, e: {"token": token(c, e.token), "by": e.by},
    house.TurnedOver: lambda c, e: {
        "who": people(c, _flipping(e)) or 0,
        "card": shelter_card(c, e.card),
        "space": space(c, e.space),
        "reported": int(e.told),
    },
    house.Built: lambda c, e: {"fitting": fitting(c, e.fitting), "space": space(c, e.space)},
    house.Furnished: lambda c, e: {"fitting": fitting(c, e.fitting), "space": space(c, e.space)},
    house.Acted: lambda c, e: {
        "who": people(c, e.who),
        "act": Line(f"twom-act-{e.act}"),
        "space": space(c, e.space),
        "cost": things(c, e.cost) or (Line("twom-nothing"),),
        "brought": things(c, e.brought) or (Line("twom-nothing"),),
    },
    house.Reserved: lambda _, e: {"by": e.by, "left": e.left},
    house.Broke: lambda c, e: {"fitting": fitting(c, e.fitting)},
    house.Learned: lambda c, e: {"fitting": fitting(c, e.fitting)},
    house.Boarded: lambda _, e: {"by": e.by},
    house.Frosted: lambda _, e: {"by": e.by},
    house.Noised: lambda _, e: {"level": e.level},
    house.Unknown: lambda _, e: {"count": e.cards},
    house.Visited: lambda c, e: {"location": card(c, "locations", e.location)},
    house.Kept: lambda c, e: {"card": card(c, "last-resort", e.card), "played": int(e.played)},
}


def _flipping(event: house.TurnedOver) -> tuple[Key, ...]:
    """Who flips a shelter card; nobody where an effect does."""
    cause = event.cause
    return cause.who if cause is not None and cause.of == "turning" else ()


def _value(components: Components, name: str, value: int) -> Line:
    """A value that people said, by its name in the position."""
    what, *of = name.split(".")
    ask = Ask(what, where=of[0], purpose=of[1] if len(of) > 1 else "")
    return Line("twom-value", {"what": awaited(components, ask), "value": value})


BEGINNINGS: tuple[StepName, ...] = ("event", "placing", "water", "evening", "location", "arms", "return")
"""The steps that begin a part of the day, and are told."""


def narrate(components: Components, event: happened.Event) -> tuple[Line, ...]:
    """An event as paragraphs of the log."""
    if isinstance(event, Bookkeeping) or _needs_no_line(event):
        return ()
    lines: list[Line] = []
    if isinstance(event, happened.Opened) and event.sheet:
        lines.append(Line(f"twom-restored-{event.sheet}", {"day": event.state.day}))
    said = _SAID.get(type(event))
    if isinstance(event, happened.Stepped):
        if event.step in BEGINNINGS:
            lines.append(Line(f"twom-log-step-{event.step}", {"day": event.day, "round": event.round}))
    elif isinstance(event, group.Stood):
        lines += [
            Line("twom-log-stood", {"who": person(components, key), "space": space(components, where)})
            for key, where in event.at.items()
        ]
    elif isinstance(event, group.Moved):
        if event.why:
            line = Line(f"twom-log-{event.why}", {"things": things(components, event.things)})
            lines.append(with_cause(components, event, line))
    elif isinstance(event, happened.Told):
        if event.who is not None:
            lines.append(Line(f"twom-told-{event.fate}", {"who": person(components, event.who)}))
    elif isinstance(event, happened.Summed):
        lines += sums(event)
    elif isinstance(event, happened.DayOver):
        lines += day_lines(components, event)
    elif isinstance(event, house.Relocated):
        # While the first locations are laid out, the log has each card as it is drawn.
        if not event.gone:
            return ()
        names = tuple(card(components, "locations", key) for key in event.locations)
        lines.append(Line("twom-log-relocated", {"locations": names}))
    elif said is not None:
        line = Line(f"twom-log-{event.__struct_config__.tag}", dict(said(components, event)))
        lines.append(line if isinstance(event, happened.Rolled) else with_cause(components, event, line))
    return (*lines, *_texts(components, event))


def _needs_no_line(event: happened.Event) -> bool:
    """Whether an event has no line: it ends something with a line of its own, or the next event shows the same."""
    match event:
        case happened.Announced(what):
            return what.startswith("backs-")
        case group.Retired(night=None) | group.Armed(weapon=None) | house.Visited(location=None):
            return True
    return False


def _texts(components: Components, event: happened.Event) -> tuple[Line, ...]:
    """The text of a card or a script that was turned up."""
    words = None
    match event:
        case happened.Read(number, book):
            return () if book else script(components, number)
        case happened.Told():
            words = text_of(components, event)
        case happened.TurnedEvent(key):
            words = components.events[key].text if key in components.events else None
        case happened.Drew(deck, key):
            words = components.decks[deck][key].text if key in components.decks[deck] else None
        case house.TurnedOver(back=back):
            there_back = components.backs.get(back or "")
            words = there_back.text if there_back else None
    return () if words is None else (components.say(words),)


def heading(state: State) -> Line:
    """The day and its phase, and while the campaign goes on who holds the Diary, and from whom.

    Rule: twom-cs.leader.who
    """
    day = Line("twom-heading", {"day": state.day, "phase": Line(f"twom-phase-{STEPS[state.step].phase}")})
    if state.end is not None:
        return day
    if state.passed_by is None:
        return Line("twom-heading-diary", {"when": day, "seat": state.holder})
    by = Line("twom-seat", {"seat": state.passed_by})
    return Line("twom-heading-passed", {"when": day, "seat": state.holder, "by": by})


CHAPTERS = {
    "morning": "morning",
    "actions": "day",
    "dusk": "evening",
    "evening": "evening",
    "scavenging": "scavenging",
    "raid": "raid",
    "dawn": "dawn",
}
"""The phases whose log is one message."""


def chapter(state: State) -> str:
    """The part of a day that a position belongs to."""
    return f"{state.day}.{CHAPTERS[STEPS[state.step].phase]}"
