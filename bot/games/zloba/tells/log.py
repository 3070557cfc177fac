"""Events as lines of the log."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from bot.games.kernel.tell import Field, Tell, of, plain
from bot.games.values import JUDGE, Arg, Line, Seat, Viewer
from bot.games.zloba.acts.actions.cards import card_label
from bot.games.zloba.acts.round.scoring import counted, ranking
from bot.games.zloba.looks import labels
from bot.games.zloba.pack.components import Components, name_of
from bot.games.zloba.position import events as happened
from bot.games.zloba.position import events_units as moved
from bot.games.zloba.position.state import State
from bot.games.zloba.position.units import Troops
from bot.games.zloba.tells.scenario import chaos_told

OPPONENT = Line("zloba-opponent")
OPPONENTS = ("opponent", "chaos")
TABLE = frozenset(
    f"zloba-log-{what}"
    for what in (
        "opened",
        "revealed",
        "started",
        "round",
        "prepared",
        "offered",
        "last-die",
        "last-die-none",
        "scored",
        "scored-shared",
        "chaos",
        "chaos-nothing",
        "ended",
    )
)
"""What happens to everybody, in whoever's turn it does."""


def narrate(components: Components, event: happened.Event, viewer: Viewer) -> Line | None:
    """What the log tells a viewer of an event; ``None`` where another event tells it."""
    tell = TELLS.get(type(event))
    return None if tell is None else tell(components, event, viewer)


def who(seat: Seat, *, opponent: bool = False) -> Line:
    """A seat by its faction, or the automated opponent."""
    return OPPONENT if opponent else Line("zloba-seat", {"seat": seat})


def _by(_: Components, event: Any, __: Viewer) -> Line:
    """Who acts, by what brought the event about."""
    return who(event.seat, opponent=event.cause in OPPONENTS)


def _side(_: Components, event: Any, __: Viewer) -> Line:
    return who(event.seat, opponent=event.opponent)


def _seat(_: Components, event: Any, __: Viewer) -> Line:
    return who(event.seat)


def _die(_: Components, event: Any, __: Viewer) -> Line:
    return labels.named(event.face)


def _how(_: Components, event: Any, __: Viewer) -> Line:
    return Line(f"zloba-by-{event.cause}")


def _place(field: str) -> Field:
    return lambda _, event, __: labels.place(getattr(event, field))


def _elite(components: Components, event: Any, _: Viewer) -> Line:
    return labels.kind(components, event.elite.kind)


def _mustered(components: Components, event: moved.Mustered, _: Viewer) -> Arg:
    return labels.troops(components, Troops(sum(call.troops.basics for call in event.calls), event.elites))


def _chose(components: Components, event: happened.Chose, viewer: Viewer) -> Line:
    if viewer not in (event.seat, JUDGE):
        return Line("zloba-log-chose", {"who": who(event.seat)})
    cards = tuple(card_label(components.card(key)) for key in event.cards)
    return Line("zloba-log-chose-cards", {"who": who(event.seat), "cards": cards})


def _revealed(components: Components, event: happened.Revealed, _: Viewer) -> Line:
    hands = tuple(
        Line("zloba-hand", {"who": who(seat), "cards": tuple(name_of(components.card(key)) for key in cards)})
        for seat, cards in enumerate(event.cards)
        if cards
    )
    return Line("zloba-log-revealed", {"hands": hands})


def _prepared(_: Components, event: happened.Prepared, __: Viewer) -> Line:
    parts = tuple(
        Line(
            "zloba-prepared",
            {"who": who(seat, opponent=place > 0), "units": units, "eye": labels.named(eye), "corra": corra},
        )
        for seat, (units, place, eye, corra) in enumerate(
            zip(event.units, event.places, event.eyes, event.corra, strict=True)
        )
    )
    return Line("zloba-log-prepared", {"parts": parts})


def _offered(_: Components, event: happened.Offered, __: Viewer) -> Line:
    counts = {face: event.dice.count(face) for face in dict.fromkeys(event.dice)}
    dice = tuple(Line("zloba-times", {"count": count, "die": labels.named(face)}) for face, count in counts.items())
    return Line("zloba-log-offered", {"dice": dice})


def _last_die(_: Components, event: happened.LastDie, __: Viewer) -> Line:
    if event.seat is None and not event.opponent:
        return Line("zloba-log-last-die-none", {"die": labels.named(event.face)})
    taker = who(event.seat or 0, opponent=event.opponent)
    return Line("zloba-log-last-die", {"who": taker, "die": labels.named(event.face)})


def _departed(components: Components, event: moved.Departed, viewer: Viewer) -> Line:
    marches = labels.marches(components, event.marches)
    key = "zloba-log-dispersed" if event.cause in OPPONENTS else "zloba-log-exodus"
    return Line(key, {"who": _by(components, event, viewer), "start": labels.place(event.start), "marches": marches})


def _attacked(components: Components, event: moved.Attacked, viewer: Viewer) -> Line:
    deed = labels.named(event.face) if event.face else Line("zloba-by-attack" if event.attack else "zloba-by-wounds")
    values = {
        "who": _by(components, event, viewer),
        "target": who(event.target, opponent=event.against_opponent),
        "deed": deed,
    }
    hurt = labels.wounds(components, event.wounds)
    return Line("zloba-log-attacked", {**values, "place": labels.place(event.area), "wounds": hurt})


def _declined(_: Components, event: happened.Declined, __: Viewer) -> Line:
    return Line(f"zloba-log-declined-{event.task}", {"who": who(event.seat)})


def _scored(_: Components, event: happened.Scored, __: Viewer) -> Line:
    if event.shared is None:
        parts = tuple(_gain(event, who(seat), points, (seat,)) for seat, points in enumerate(event.gains))
    else:
        *humans, opponent = range(len(event.gains))
        together = _gain(event, Line("zloba-humans"), event.shared, humans)
        parts = (together, _gain(event, OPPONENT, event.gains[opponent], (opponent,)))
    return Line("zloba-log-scored", {"parts": parts})


def _gain(event: happened.Scored, whose: Arg, points: int, seats: Collection[Seat]) -> Line:
    """What a side gains, and in which areas."""
    of_areas: dict[int, int] = {}
    for score in event.areas:
        if score.seat in seats:
            found = score.token + score.domination + score.elites
            of_areas[score.area] = of_areas.get(score.area, 0) + found
    areas = tuple(Line("zloba-gain-area", {"area": area, "points": found}) for area, found in of_areas.items())
    values: dict[str, Arg] = {"who": whose, "points": points}
    return Line("zloba-gain", {**values, "areas": areas}) if areas else Line("zloba-gain-none", values)


def _ended(_: Components, event: happened.Ended, __: Viewer) -> Line:
    winners = tuple(who(seat) for seat, place in enumerate(event.end.places) if place == 1)
    if event.end.reason == "mission":
        return Line("zloba-log-mission-won" if winners else "zloba-log-mission-lost")
    return Line("zloba-log-ended", {"count": len(winners), "winners": winners})


def _adjusted(_: Components, event: happened.Adjusted, __: Viewer) -> Line:
    return Line("zloba-log-adjusted", {"parts": tuple(Line(f"zloba-part-{part}") for part in event.parts)})


def _coop_changed(_: Components, event: happened.CoopChanged, __: Viewer) -> Line | None:
    if event.why == "base":
        return Line("zloba-log-base", {"who": OPPONENT, "place": labels.place(event.coop.base)})
    if event.why == "die" and event.coop.die is not None:
        return Line("zloba-log-opponent-die", {"who": OPPONENT, "die": labels.named(event.coop.die)})
    return None


def _chaos_struck(components: Components, event: happened.ChaosStruck, _: Viewer) -> Line:
    chaos = components.scenarios[event.scenario].chaos[event.value - 1]
    if event.humans < chaos.humans:
        return Line("zloba-log-chaos-nothing", {"value": event.value, "humans": chaos.humans})
    return Line("zloba-log-chaos", {"value": event.value, "line": chaos_told(components, chaos)})


def _opponent_acted(_: Components, event: happened.OpponentActed, __: Viewer) -> Line:
    return Line(f"zloba-log-opponent-{event.die}", {"who": OPPONENT, "die": labels.named(event.face)})


TELLS: dict[type[happened.Event], Tell] = {
    happened.Opened: plain("zloba-log-opened", count=lambda _, event, __: event.state.seats),
    happened.Chose: _chose,
    happened.Revealed: _revealed,
    happened.Started: plain("zloba-log-started", who=_seat),
    happened.RoundBegan: plain("zloba-log-round", round=of("round"), who=lambda _, event, __: who(event.start)),
    happened.SpoilsTaken: plain("zloba-log-spoils", who=_side, action=_die, place=_place("area")),
    happened.Prepared: _prepared,
    happened.Offered: _offered,
    happened.Picked: plain("zloba-log-picked", who=_seat, die=_die),
    happened.LastDie: _last_die,
    happened.Passed: plain("zloba-log-passed", who=_seat),
    happened.Discarded: plain("zloba-log-discarded", who=_seat, die=_die),
    happened.Gained: plain("zloba-log-gained", who=_by, corra=of("corra"), how=_how),
    happened.PointsGained: plain("zloba-log-points", who=_side, points=of("points")),
    moved.Deployed: plain(
        "zloba-log-deployed",
        who=_by,
        place=_place("place"),
        how=_how,
        units=lambda components, event, _: labels.troops(components, Troops(event.basics, event.elites)),
    ),
    moved.Mustered: plain("zloba-log-mustered", who=_by, place=_place("place"), units=_mustered),
    moved.Moved: plain(
        "zloba-log-moved",
        who=_by,
        start=_place("start"),
        end=_place("end"),
        units=lambda components, event, _: labels.troops(components, event.troops),
        how=_how,
    ),
    moved.Departed: _departed,
    moved.Attacked: _attacked,
    moved.Bought: plain("zloba-log-bought", who=_by, elite=_elite, place=_place("place"), cost=of("cost")),
    happened.SkillUsed: plain(
        "zloba-log-skill",
        who=_seat,
        skill=lambda components, event, _: name_of(components.skill(event.skill)),
        cost=of("cost"),
    ),
    happened.CardUsed: plain(
        "zloba-log-card", who=_seat, card=lambda components, event, _: card_label(components.card(event.card))
    ),
    moved.Recalled: plain(
        "zloba-log-recalled", who=_seat, elite=_elite, place=lambda _, event, __: labels.place(event.elite.place)
    ),
    happened.Declined: _declined,
    happened.Scored: _scored,
    happened.Ended: _ended,
    happened.Adjusted: _adjusted,
    happened.CoopChanged: _coop_changed,
    happened.ChaosStruck: _chaos_struck,
    happened.OpponentActed: _opponent_acted,
    happened.OpponentIdle: plain("zloba-log-opponent-idle"),
}


def heading(state: State) -> Line:
    """The round and its phase; before the first round the phase alone."""
    phase = labels.named(state.phase)
    return Line("zloba-board-title", {"round": state.round, "phase": phase}) if state.round else phase


def scores(state: State) -> tuple[Line, ...]:
    """The victory points of each seat."""
    return tuple(labels.count_line("zloba-points-held", force.points) for force in state.forces[: state.seats])


def stake(state: State) -> Line:
    """The points that end the match, and how many the best lack."""
    most = max(force.points for force in state.forces[: state.seats])
    return Line("zloba-stake", {"target": state.goal, "left": max(0, state.goal - most)})


def prospect(components: Components, state: State) -> Line | None:
    """Everybody's points if the round were scored now, and who would win by that; nothing against the opponent."""
    if state.coop is not None or state.end is not None or not state.round:
        return None
    then = counted(components, state).apply(state)
    scores = tuple(
        Line("zloba-fact-score", {"who": who(seat), "points": one.points}) for seat, one in enumerate(then.forces)
    )
    values: dict[str, Arg] = {"scores": scores}
    if max(force.points for force in then.forces) < then.goal:
        return Line("zloba-fact-prospect", values)
    winners = tuple(who(seat) for seat, place in enumerate(ranking(components, then)) if place == 1)
    return Line("zloba-fact-prospect-end", {**values, "count": len(winners), "winners": winners})


def chapter(state: State) -> str:
    """The part of a round a position belongs to: once around the table, or a whole phase.

    The dice that are left tell how often the table has been gone around; the die in use still counts.
    """
    if state.phase == "actions" and state.turn is not None:
        left = sum(len(force.dice) for force in state.forces) + state.turn.acted
        return f"r{state.round}.{-(-left // state.seats)}"
    return f"r{state.round}.{state.phase}"
