"""Events as lines of the log; a card is named only to those who may know it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from bot.games.doomtrooper.looks.seen import labels
from bot.games.doomtrooper.position import commands as said
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.words.catalogue import Printed, named, sentence
from bot.games.doomtrooper.words.saying.effects import declaration
from bot.games.doomtrooper.words.saying.glue import say
from bot.games.kernel.tell import Tell, of, plain
from bot.games.packs.words import PACK_TEXT
from bot.games.values import BENCH, JUDGE, Arg, Line, Viewer

NO_CARDS: Mapping[str, Printed] = MappingProxyType({})
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
    line = None if tell is None else tell(cards, event, viewer)
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


def _all(event: ev.Happened, viewer: Viewer, start: int = 0) -> tuple[Line, ...]:
    """The cards that an event is about, from one on."""
    return tuple(face(event, viewer, at) for at in range(start, len(event.about)))


def _moved(_: object, event: ev.Moved, viewer: Viewer) -> Line | None:
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


def _marked(_: object, event: ev.Marked, viewer: Viewer) -> Line | None:
    if event.why not in TOLD_MARKS:
        return None
    return Line(f"doomtrooper-log-{event.why}", {"card": face(event, viewer)})


def _scored(_: object, event: ev.Scored, __: Viewer) -> Line | None:
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


def _gave(_: object, event: ev.Gave, viewer: Viewer) -> Line | None:
    if event.card < 0:
        return None
    told: dict[str, Arg] = {"who": labels.seat(event.seat), "count": len(event.tokens), "card": face(event, viewer)}
    return Line("doomtrooper-log-actions", told)


def _said(_: object, event: ev.Said, viewer: Viewer) -> Line | None:
    who = labels.seat(event.seat)
    match event.command:
        case said.Play(effects=declared, note=note) if declared or note:
            on = _all(event, viewer, 1)
            what = declaration(declared, note)
            if on:
                return say("declares-on", who=who, card=face(event, viewer), on=on, what=what)
            return say("declares", who=who, card=face(event, viewer), what=what)
        case said.Play(x=x):
            on = _all(event, viewer, 1)
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
            fighters = {"attacker": face(event, viewer), "defender": face(event, viewer, 1)}
            return Line("doomtrooper-log-announces", {"who": who, **fighters})
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


def _combat_ended(_: object, event: ev.CombatEnded, __: Viewer) -> Line | None:
    return Line("doomtrooper-log-combat-broken") if event.why else None


def _looked(_: object, event: ev.Looked, viewer: Viewer) -> Line:
    who = labels.seat(event.seat)
    if viewer not in (event.seat, JUDGE) and not event.shown:
        return Line("doomtrooper-log-looked", {"who": who, "count": len(event.cards)})
    cards = _all(event, viewer)
    return Line("doomtrooper-log-shows" if event.shown else "doomtrooper-log-saw", {"who": who, "cards": cards})


def _won(_: object, event: ev.Won, __: Viewer) -> Line:
    winners = tuple(labels.seat(seat) for seat, place in enumerate(event.places) if place == 1)
    if not event.alone and len(winners) > 1:
        return Line("doomtrooper-log-draw-game", {"who": winners})
    return Line("doomtrooper-log-won" if len(winners) == 1 else "doomtrooper-log-team-won", {"who": winners})


def _card(_: object, event: ev.Happened, viewer: Viewer) -> Line:
    return face(event, viewer)


def _second(_: object, event: ev.Happened, viewer: Viewer) -> Line:
    return face(event, viewer, 1)


def _seat(_: object, event: Any, __: Viewer) -> Line:
    return labels.seat(event.seat)


_TELLS: dict[type, Tell] = {
    ev.Opened: plain(
        "doomtrooper-log-opened",
        count=lambda _, event, __: len(event.state.players),
        target=lambda _, event, __: event.state.target,
    ),
    ev.Moved: _moved,
    ev.Marked: _marked,
    ev.Copied: plain("doomtrooper-log-copied", card=_card, of=_second),
    ev.Scored: _scored,
    ev.Gave: _gave,
    ev.Reseated: plain("doomtrooper-log-reseated", who=lambda _, event, __: tuple(map(labels.seat, event.order))),
    ev.Turned: plain("doomtrooper-log-turn", turn=of("turn"), who=_seat),
    ev.Said: _said,
    ev.Cancelled: plain("doomtrooper-log-cancelled", card=_card),
    ev.Pitted: plain("doomtrooper-log-pitted", attacker=_card, defender=_second),
    ev.Saved: plain("doomtrooper-log-saved", card=_card),
    ev.Fought: plain(
        "doomtrooper-log-fought",
        attacker=_card,
        defender=_second,
        attack=of("attack"),
        armour=of("armour"),
        back=of("back"),
        backarmour=of("back_armour"),
    ),
    ev.CombatEnded: _combat_ended,
    ev.Drew: plain("doomtrooper-log-chance", who=_seat, card=_card, number=of("number"), sides=of("sides")),
    ev.Endless: plain("doomtrooper-log-endless", cards=lambda _, event, viewer: _all(event, viewer)),
    ev.Looked: _looked,
    ev.OutpostOpened: plain("doomtrooper-log-outpost"),
    ev.TimeCalled: plain("doomtrooper-log-time", turns=of("turns")),
    ev.PlayerOut: plain("doomtrooper-log-player-out", who=_seat),
    ev.Won: _won,
    ev.Adjusted: plain("doomtrooper-log-adjusted"),
}
