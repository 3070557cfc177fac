"""Events as lines of the log; a card is named only to those who may know it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from bot.games.doomtrooper.looks.seen import labels
from bot.games.doomtrooper.position import commands as said
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.words.catalogue import Printed, named, sentence
from bot.games.doomtrooper.words.saying.effects import declaration
from bot.games.doomtrooper.words.saying.glue import say
from bot.games.packs.words import PACK_TEXT
from bot.games.values import BENCH, JUDGE, Arg, Line, Viewer

NO_CARDS: Mapping[str, Printed] = MappingProxyType({})
Tell = Callable[[Any, Viewer], Line | None]
TOLD_MOVES = frozenset(
    {"draw", "discard", "recruit", "hidden", "attach", "under", "play", "kill", "sacrifice", "hand", "library", "fetch",
     "move", "control", "enter", "transfer", "gone", "stay"}
)  # fmt: skip
"""The reasons of moves that have a sentence of their own."""
OWN_ONLY = frozenset({"draw"})
"""Moves that only the seat is told, since everybody sees the number of its cards."""
TOLD_MARKS = frozenset(
    {"wounded", "healed", "covered", "uncovered", "revealed", "inside", "outside", "imprisoned", "out"}
)


def narrate(event: ev.Event, viewer: Viewer, cards: Mapping[str, Printed] = NO_CARDS) -> tuple[Line, ...]:
    """The lines of the log on an event for a viewer; none where another event tells it.

    Args:
        cards: those of which it tells what they do when they are played.
    """
    tell = _TELLS.get(type(event))
    line = None if tell is None else tell(event, viewer)
    does = _does(event, viewer, cards)
    if line is None:
        return ()
    return (line if does is None else Line("doomtrooper-log-does", {"line": line, "what": does}),)


def _does(event: ev.Event, viewer: Viewer, cards: Mapping[str, Printed]) -> Line | None:
    """The sentence of the card that somebody plays, as far as the viewer knows which it is."""
    match event:
        case ev.Said(command=said.Play(effects=(), note="", hidden=False), about=(played, *_)):
            printed = cards.get(played.code) if face(event, viewer).key == PACK_TEXT else None
            return None if printed is None else sentence(printed)
    return None


def face(event: ev.Happened, viewer: Viewer, at: int = 0) -> Line:
    """A card that an event is about, as a viewer may know it."""
    if at >= len(event.about):
        return Line("doomtrooper-some-card")
    one = event.about[at]
    if one.hidden and viewer not in (one.seat, JUDGE):
        return Line("doomtrooper-some-card")
    if one.shared:
        return Line("doomtrooper-one-of", {"card": named(one.code), "which": labels.seat(one.seat)})
    return named(one.code)


def _fighters(event: ev.Happened, viewer: Viewer) -> dict[str, Arg]:
    return {"attacker": face(event, viewer), "defender": face(event, viewer, 1)}


def _opened(event: ev.Opened, _: Viewer) -> Line:
    return Line("doomtrooper-log-opened", {"count": len(event.state.players), "target": event.state.target})


def _moved(event: ev.Moved, viewer: Viewer) -> Line | None:
    if event.why not in TOLD_MOVES or not event.about or (event.zone == "stack" and event.origin == "hand"):
        # Whoever plays a card of the hand says so in an event of its own.
        return None
    seat = event.about[0].seat
    if event.why in OWN_ONLY and viewer not in (seat, JUDGE):
        return None
    told: dict[str, Arg] = {"who": labels.seat(seat), "card": face(event, viewer)}
    if event.on >= 0:
        told["on"] = face(event, viewer, 1)
        return Line(f"doomtrooper-log-{'under' if event.zone == 'under' else 'attach'}", told)
    return Line(f"doomtrooper-log-{event.why}", told)


def _marked(event: ev.Marked, viewer: Viewer) -> Line | None:
    if event.why not in TOLD_MARKS:
        return None
    return Line(f"doomtrooper-log-{event.why}", {"card": face(event, viewer)})


def _copied(event: ev.Copied, viewer: Viewer) -> Line:
    return Line("doomtrooper-log-copied", {"card": face(event, viewer), "of": face(event, viewer, 1)})


def _scored(event: ev.Scored, _: Viewer) -> Line | None:
    if event.debt:
        return Line("doomtrooper-log-debt", {"who": labels.seat(event.seat), "debt": event.debt})
    told: dict[str, Arg] = {
        "who": labels.seat(event.seat),
        "destiny": abs(event.destiny),
        "victory": abs(event.victory),
    }
    if event.destiny < 0 or event.victory < 0:
        return Line("doomtrooper-log-lost-points", told)
    return Line("doomtrooper-log-points", told) if event.destiny or event.victory else None


def _gave(event: ev.Gave, viewer: Viewer) -> Line | None:
    if event.card < 0:
        return None
    told: dict[str, Arg] = {"who": labels.seat(event.seat), "count": len(event.tokens), "card": face(event, viewer)}
    return Line("doomtrooper-log-actions", told)


def _turned(event: ev.Turned, _: Viewer) -> Line:
    return Line("doomtrooper-log-turn", {"turn": event.turn, "who": labels.seat(event.seat)})


def _reseated(event: ev.Reseated, _: Viewer) -> Line:
    return Line("doomtrooper-log-reseated", {"who": tuple(labels.seat(seat) for seat in event.order)})


def _said(event: ev.Said, viewer: Viewer) -> Line | None:
    who = labels.seat(event.seat)
    match event.command:
        case said.Play(effects=declared, note=note) if declared or note:
            on = tuple(face(event, viewer, at) for at in range(1, len(event.about)))
            what = declaration(declared, note)
            if on:
                return say("declares-on", who=who, card=face(event, viewer), on=on, what=what)
            return say("declares", who=who, card=face(event, viewer), what=what)
        case said.Play(x=x):
            on = tuple(face(event, viewer, at) for at in range(1, len(event.about)))
            key = "doomtrooper-log-plays-on" if on else "doomtrooper-log-plays"
            return Line(key, {"who": who, "card": face(event, viewer), "on": on, "x": x})
        case said.Use():
            return Line("doomtrooper-log-uses", {"who": who, "card": face(event, viewer)})
        case said.Boost(x=x):
            return Line("doomtrooper-log-boosts", {"who": who, "card": face(event, viewer), "x": x})
        case said.Attack():
            return Line("doomtrooper-log-attacks", {"who": who})
        case said.Announce(attacker=attacker):
            if attacker < 0:
                return Line("doomtrooper-log-gives-up", {"who": who})
            if len(event.about) < 2:
                return Line("doomtrooper-log-attacker", {"who": who, "attacker": face(event, viewer)})
            return Line("doomtrooper-log-announces", {"who": who, **_fighters(event, viewer)})
        case said.ChooseTactic(tactic=tactic):
            return Line("doomtrooper-log-tactic", {"who": who, "tactic": labels.rating(tactic)})
        case said.ChooseZone(zone=zone):
            if zone < 0:
                return Line("doomtrooper-log-no-zone", {"who": who})
            return Line("doomtrooper-log-zone", {"who": who, "card": face(event, viewer)})
        case said.Sabotages(against=against):
            told: dict[str, Arg] = {"who": who, "card": face(event, viewer), "against": labels.seat(against)}
            return Line("doomtrooper-log-sabotages", told)
        case said.Act(what="meditate"):
            return Line("doomtrooper-log-meditates", {"who": who})
        case said.CountAs(side=side):
            told = {"who": who, "card": face(event, viewer), "side": Line(f"doomtrooper-side-{side}")}
            return Line("doomtrooper-log-counts-as", told)
        case said.ChooseWeapon():
            return Line("doomtrooper-log-weapon", {"card": face(event, viewer), "weapon": face(event, viewer, 1)})
        case said.Follow():
            told = {"who": who, "card": face(event, viewer), "commander": face(event, viewer, 1)}
            return Line("doomtrooper-log-follows", told)
        case said.LetBe() if event.seat == BENCH:
            return Line("doomtrooper-log-stands")
        case said.Withdraw() if event.seat == BENCH:
            return Line("doomtrooper-log-handed-back")
        case said.Dispute():
            return Line("doomtrooper-log-disputes", {"who": who})
        case said.Withdraw():
            return Line("doomtrooper-log-withdraws", {"who": who})
        case said.Privilege(new=new):
            return Line("doomtrooper-log-privilege", {"who": who}) if new else None
    return None


def _cancelled(event: ev.Cancelled, viewer: Viewer) -> Line:
    return Line("doomtrooper-log-cancelled", {"card": face(event, viewer)})


def _fought(event: ev.Fought, viewer: Viewer) -> Line:
    numbers: dict[str, Arg] = {
        "attack": event.attack,
        "armour": event.armour,
        "back": event.back,
        "backarmour": event.back_armour,
    }
    return Line("doomtrooper-log-fought", {**_fighters(event, viewer), **numbers})


def _pitted(event: ev.Pitted, viewer: Viewer) -> Line:
    return Line("doomtrooper-log-pitted", _fighters(event, viewer))


def _saved(event: ev.Saved, viewer: Viewer) -> Line:
    return Line("doomtrooper-log-saved", {"card": face(event, viewer)})


def _combat_ended(event: ev.CombatEnded, _: Viewer) -> Line | None:
    return Line("doomtrooper-log-combat-broken") if event.why else None


def _drew(event: ev.Drew, viewer: Viewer) -> Line:
    told: dict[str, Arg] = {
        "who": labels.seat(event.seat),
        "card": face(event, viewer),
        "number": event.number,
        "sides": event.sides,
    }
    return Line("doomtrooper-log-chance", told)


def _looked(event: ev.Looked, viewer: Viewer) -> Line:
    who = labels.seat(event.seat)
    if viewer not in (event.seat, JUDGE) and not event.shown:
        return Line("doomtrooper-log-looked", {"who": who, "count": len(event.cards)})
    cards = tuple(face(event, viewer, at) for at in range(len(event.about)))
    return Line("doomtrooper-log-shows" if event.shown else "doomtrooper-log-saw", {"who": who, "cards": cards})


def _won(event: ev.Won, _: Viewer) -> Line:
    winners = tuple(labels.seat(seat) for seat, place in enumerate(event.places) if place == 1)
    if not event.alone and len(winners) > 1:
        return Line("doomtrooper-log-draw-game", {"who": winners})
    return Line("doomtrooper-log-won" if len(winners) == 1 else "doomtrooper-log-team-won", {"who": winners})


def _endless(event: ev.Endless, viewer: Viewer) -> Line:
    cards = tuple(face(event, viewer, at) for at in range(len(event.about)))
    return Line("doomtrooper-log-endless", {"cards": cards})


_TELLS: dict[type, Tell] = {
    ev.Opened: _opened,
    ev.Moved: _moved,
    ev.Marked: _marked,
    ev.Copied: _copied,
    ev.Scored: _scored,
    ev.Gave: _gave,
    ev.Reseated: _reseated,
    ev.Turned: _turned,
    ev.Said: _said,
    ev.Cancelled: _cancelled,
    ev.Pitted: _pitted,
    ev.Saved: _saved,
    ev.Fought: _fought,
    ev.CombatEnded: _combat_ended,
    ev.Drew: _drew,
    ev.Endless: _endless,
    ev.Looked: _looked,
    ev.OutpostOpened: lambda _, __: Line("doomtrooper-log-outpost"),
    ev.TimeCalled: lambda event, _: Line("doomtrooper-log-time", {"turns": event.turns}),
    ev.PlayerOut: lambda event, _: Line("doomtrooper-log-player-out", {"who": labels.seat(event.seat)}),
    ev.Won: _won,
    ev.Adjusted: lambda _, __: Line("doomtrooper-log-adjusted"),
}
