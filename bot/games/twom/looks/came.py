"""What came at a table and what it is of, in words: dice, and the cards and scripts that tell people something."""

from __future__ import annotations

from typing import NamedTuple, get_args

from bot.games.twom.looks.labels import card, fitting, named, people, person, shelter_card, space
from bot.games.twom.pack.components import Components
from bot.games.twom.pack.kinds import CONDITIONS, Deck, Die, Key
from bot.games.twom.position.case import Case
from bot.games.twom.position.frames.combat import Combat
from bot.games.twom.position.frames.stack import Doing
from bot.games.twom.position.state import Ask
from bot.games.values import Arg, Line

DICE = ("black", *get_args(Die))
DECKS = frozenset(get_args(Deck))


class Circumstances(NamedTuple):
    """The circumstances of a roll: who acts and on which space, and the round of a combat; 0 before the first one."""

    acting: tuple[Key, ...] = ()
    where: Key = ""
    round: int = 0


UNKNOWN = Circumstances()
"""The circumstances of a die of which only the log is left."""


def circumstances(case: Case, ask: Ask) -> Circumstances:
    """The circumstances of a roll that people are asked about."""
    for frame in reversed(case.state.stack):
        if isinstance(frame, Combat) and ask.purpose in ("combat", "enemy"):
            return Circumstances(round=frame.round)
        if isinstance(frame, Doing) and ask.purpose == "table" and frame.source == ask.source:
            standing = [each.at for each in case.state.people if each.key in frame.acting]
            return Circumstances(frame.acting, standing[0] if standing else "")
    return UNKNOWN


def awaited_now(case: Case, ask: Ask) -> Line:
    """As :func:`awaited`, with the circumstances of the position."""
    return awaited(case.components, ask, circumstances(case, ask))


def awaited(components: Components, ask: Ask, now: Circumstances = UNKNOWN) -> Line:
    """The thing that people are asked about: a die, card, token or value, its purpose, and who acts."""
    what, (kind, _, key) = ask.what, ask.what.partition("-")
    who = {} if ask.who is None else {"who": person(components, ask.who)}
    if what in DICE:
        if not ask.purpose:
            return Line(f"twom-what-{what}")
        said = {
            "die": Line(f"twom-die-{what}"),
            "purpose": purpose(components, ask.purpose, ask.who, ask.where, ask.source, now),
        }
        return Line("twom-what-die-again", {**said, "again": ask.most}) if ask.most else Line("twom-what-die", {**said})
    if what in DECKS:
        return Line("twom-what-card", {"of": Line(f"twom-of-{what}")})
    if kind == "backs":
        card_ = shelter_card(components, key)
        if ask.who is None:
            return Line("twom-what-back", {"card": card_})
        return Line("twom-what-back-of", {"card": card_, "space": space(components, ask.where), **who})
    if kind == "enemies" and ask.where:
        return Line("twom-what-enemy-of", {"letter": key.upper(), "number": ask.where})
    if kind == "enemies":
        return Line("twom-what-enemy", {"letter": key.upper()})
    if what == "level-script" and who:
        return Line("twom-what-script-of", {**who, **_of_value(components, ask)})
    return Line(f"twom-what-{what}", {**who, **_of_value(components, ask)})


def _of_value(components: Components, ask: Ask) -> dict[str, Arg]:
    """The thing of the box that a value is asked of."""
    match ask.what:
        case "marks" | "level-script":
            state = next(each for each in CONDITIONS if each == ask.where)
            name = {"state": components.say(components.states[state].name)}
            return {**name, "level": ask.purpose} if ask.what == "marks" else {**name}
        case "red-corner":
            return {"deck": Line(f"twom-deck-{ask.where}")}
        case "name":
            return {"number": int(ask.where or 0)}
        case "prowess" | "empathy" | "capacity" if ask.who is None:
            return {"who": Line("twom-person-number", {"number": int(ask.where or 0)})}
    return {}


def asking(case: Case, ask: Ask) -> Line:
    """The same as a question."""
    return Line("twom-ask-told", {"what": awaited_now(case, ask)})


def purpose(
    components: Components, of: str, who: Key | None, where: str = "", of_what: str = "", now: Circumstances = UNKNOWN
) -> Line:
    """The purpose of a die, who rolls it or is attacked, and the card or action that it is rolled of.

    Args:
        of, who, where, of_what: as in :class:`Rolled`.
    """
    line = _purpose(components, of, who, where, of_what, now)
    return Line("twom-roll-in-round", {"purpose": line, "round": now.round}) if now.round else line


def _purpose(components: Components, of: str, who: Key | None, where: str, of_what: str, now: Circumstances) -> Line:
    if of == "enemy" and where:
        return Line("twom-roll-enemy-of", {"foe": Line("twom-foe", {"letter": where[0], "number": where[1:]})})
    if of == "table" and of_what:
        return Line("twom-roll-table-of", {"source": source(components, of_what, now.acting, now.where)})
    if who is None:
        return Line(f"twom-roll-{of}")
    if of == "lock" and where:
        return Line("twom-roll-lock-at", {"who": person(components, who), "space": space(components, where)})
    return Line(f"twom-roll-{of}", {"who": person(components, who)})


def came(components: Components, what: str, said: str) -> Line:
    """What people say that came.

    Args:
        what: as in :class:`Pending`; said: as in :class:`Tell`.
    """
    kind = what.partition("-")[0]
    if what in DECKS:
        return card(components, what, said)
    if kind == "characters":
        return person(components, said)
    if kind == "backs":
        back = components.backs.get(said)
        return named(components, back.text if back else None, said)
    if what == "holder" and said.isdecimal():
        return Line("twom-seat", {"seat": int(said)})
    return Line("twom-face", {"face": said})


VALUES = ("marks", "level-script", "prowess", "empathy", "capacity", "red-corner", "name")
"""The values of a box that people are asked about, as in :class:`Ask`."""


def source(components: Components, of: str, acting: tuple[Key, ...] = (), where: Key = "") -> Line:
    """The card, script, action or fitting that effects come from.

    Args:
        of: as in :class:`Doing`.
        acting, where: who acts, and on which space; only an action names them.
    """
    deck, _, key = of.partition(".")
    who: dict[str, Arg] = {"who": people(components, acting)}
    if deck == "locations":
        return Line("twom-source-location", {"card": card(components, deck, key)})
    if deck in DECKS:
        return Line("twom-source-card", {"card": card(components, deck, key), "of": Line(f"twom-of-{deck}")})
    match deck:
        case "scripts" if key == "died-outside":
            return Line("twom-source-died-outside")
        case "scripts":
            read = "twom-source-script-of" if acting else "twom-source-script"
            return Line(read, {"script": key, **who})
        case "fittings":
            built = "twom-source-fitting-of" if acting else "twom-source-fitting"
            return Line(built, {"fitting": fitting(components, key), **who})
        case "backs":
            back = components.backs.get(key)
            there: dict[str, Arg] = {"card": shelter_card(components, back.of if back else key)}
            if acting and where:
                return Line("twom-what-back-of", {**there, **who, "space": space(components, where)})
            return Line("twom-source-back", there)
        case "actions" | "acts":
            return _acted(components, deck, key, acting, where)
        case "states":
            state = next(each for each in CONDITIONS if each == key)
            return Line("twom-source-state", {"state": components.say(components.states[state].name), **who})
        case "told":
            return Line(f"twom-source-told-{key}")
    return Line("twom-source-other")


def _acted(components: Components, deck: str, key: Key, acting: tuple[Key, ...], where: Key) -> Line:
    action = components.actions.get(key)
    what = Line(f"twom-act-{key}") if deck == "acts" else named(components, action.name if action else None, key)
    if not acting:
        return Line("twom-source-action-of", {"what": what})
    return Line(
        "twom-source-acted", {"who": people(components, acting), "what": what, "space": space(components, where)}
    )
