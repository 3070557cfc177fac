"""The deeds of Zloba in the words of its claims."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sized
from typing import Any

from bot.games.values import Seat
from bot.games.zloba.pack.components import Components
from bot.games.zloba.position import commands as said
from bot.games.zloba.position import events as ev
from bot.games.zloba.position import events_units as units
from bot.games.zloba.position.counting import has_units, occupied, places, strengths
from bot.games.zloba.position.state import ZONE, Force, State
from bot.games.zloba.position.units import Troops
from tests.bot.games.claimed.judging import Among, Deed, Thing, among, called

TROOPS = {"troop", "basic-troop", "elite-troop"}
PLACES = {"region", "shores", "deployment-zone", "board", "ai-base"}
SOURCES = PLACES | {"faction-mat", "removed-troops"}
POWERS = {"battle", "strike", "charge", "extend", "maneuver", "exodus", "mine", "double", "all-seeing-die", "disperse"}
MODES = {"competitive-mode", "cooperative", "solo"}
PHASES = {"spoils", "groundwork", "dice-draft", "action-phase", "scoring", "upkeep", "ai-turns", "turn"}
_PHASES = {
    "spoils": "spoils",
    "groundwork": "groundwork",
    "draft": "dice-draft",
    "actions": "action-phase",
    "scoring": "scoring",
}
MANEUVERED = 2
"""Troops that a maneuver moves."""
SEATS = {"player", "human-player", "ai", "attacker", "defender", "faction"}


class ZlobaDeeds:
    """Tells the deeds of a match."""

    def __init__(self, game: Any) -> None:
        self._components: Components = game.components
        self._picked: Counter[int] = Counter()

    def opened(self, state: State) -> Iterator[Deed]:
        """Who plays, and the troops on the board before the game."""
        for seat, force in enumerate(state.forces):
            facts = {
                **self._facts(state),
                "to": among({"ai-base" if _is_ai(state, seat) else "deployment-zone"}, PLACES),
            }
            where = Thing(among({"troop", "basic-troop"}, TROOPS))
            facts["in"] = facts["to"]
            amounts = {"basic-troop": sum(force.basics)}
            before = {"before": among({"game"})}
            yield Deed("place", self._seat(state, seat), where, facts, before, amounts)
            started = {"start-of": among({"game"})}
            yield Deed("deploy", self._seat(state, seat), where, facts, started, amounts)
            facts = {**self._facts(state), "several": False}
            humans = {"human-player": state.seats, "faction": 1, "player": state.seats}
            yield Deed("play", self._seat(state, seat), called("game", "faction", "human-player"), facts, {}, humans)

    def lasting(self, state: State) -> Iterator[Deed]:
        """The troops there are, the dead ones, the supply, and who has what."""
        for seat, force in enumerate(state.forces):
            actor, facts = self._seat(state, seat), self._facts(state)
            basics = {"basic-troop": force.mat + force.removed + sum(force.basics)}
            yield Deed("have", actor, Thing(among({"basic-troop", "troop"}, TROOPS)), facts, {}, basics)
            for elite in force.elites:
                alive = {"empty(vitality)": elite.toughness <= 0}
                yield Deed("stay", Thing(among({"elite-troop", "troop"}, TROOPS)), None, alive)
            held = Thing(among({"action-die"}), {"used": False})
            for _ in force.dice[:1]:
                yield Deed("keep", actor, held, facts)
            if force.cards and state.phase != "setup":
                cards = {"feat-card": len(force.cards)}
                yield Deed("have", actor, called("feat-card"), facts, {}, cards)
        holder = self._seat(state, state.start) if state.start >= 0 else None
        if holder:
            yield Deed("have", holder, called("first-player-token"), self._facts(state))
        supply = {"corra": state.supply}
        yield Deed("have", called("supply"), called("corra"), {}, {}, supply)

    def commanded(self, state: State, seat: Seat, command: Any, after: State) -> Iterator[Deed]:
        """That a die repeats an action; all else that is done is an event."""
        del after
        turn = state.turn
        if getattr(command, "by", "") == "double" and turn is not None:
            facts = {**self._facts(state), "with": among({"double"}, POWERS), "just(perform)": turn.done is not None}
            yield Deed("repeat", self._seat(state, seat), Thing(among({"action"}, {"action", "exodus"})), facts)

    def of(self, state: State, command: Any, event: Any) -> Iterator[Deed]:
        """The deeds that an event is."""
        match event:
            case units.Attacked():
                yield from self._attacked(state, event)
            case units.Moved(seat=seat, start=start, end=end, troops=troops):
                by = {"maneuver"} if event.cause in ("die", "double") else set()
                yield from self._moved(state, seat, start, end, troops, by)
            case units.Departed(seat=seat, start=start, marches=marches):
                facts = {**self._facts(state), "with": among({"exodus"}, POWERS), "several(starting-region)": False}
                yield Deed("perform", self._seat(state, seat), called("exodus"), facts, self._when(state, seat))
                for march in marches:
                    yield from self._moved(state, seat, start, march.end, march.troops, {"exodus"})
            case units.Deployed():
                yield self._deployed(state, command, event)
            case units.Mustered(seat=seat):
                there = Thing(among({"troop"}), {"own": True, "of": among((), {"opponent", "teammate"})})
                yield Deed("muster", self._seat(state, seat), there, self._facts(state), self._when(state, seat))
            case units.Bought():
                yield from self._bought(state, event)
            case ev.DieUsed(action=str()) | ev.Discarded():
                yield from self._die(state, event)
            case ev.Picked(seat=seat):
                self._picked[seat] += 1
                moments = self._when(state, seat)
                one = called("action-die")
                facts = {**self._facts(state), "together": False}
                yield Deed("choose", self._seat(state, seat), one, facts, moments)
            case ev.LastDie(seat=seat) if seat is not None and not event.opponent:
                facts = self._facts(state)
                facts |= self._standing(state, seat)
                yield Deed("gain", self._seat(state, seat), called("last-die"), facts, self._when(state, seat))
            case ev.RoundBegan():
                for at, force in enumerate(state.forces):
                    saved = {**self._facts(state), "next-turn": bool(force.dice) and not _is_ai(state, at)}
                    yield Deed("keep", self._seat(state, at), Thing(among({"action-die"}), {"used": False}), saved)
            case ev.PhaseBegan(phase="draft"):
                self._picked.clear()
            case ev.PhaseBegan(phase="actions") if state.phase == "draft":
                yield from self._drafted(state)
            case ev.Passed(seat=seat):
                facts = {**self._facts(state), "has(action-die)": bool(state.forces[seat].dice)}
                yield Deed("pass", self._seat(state, seat), called("turn"), facts, self._when(state, seat))
            case ev.TurnBegan(seat=seat):
                yield Deed("begin", self._seat(state, seat), called("action-phase"), self._facts(state))
            case ev.SkillUsed(seat=seat):
                one = called("special-ability", "ability")
                yield Deed("buy", self._seat(state, seat), one, self._facts(state), self._when(state, seat))
                yield Deed("use", self._seat(state, seat), one, self._facts(state), self._when(state, seat))
            case ev.CardUsed(seat=seat, card=card):
                spent = card in state.forces[seat].spent
                facts = {
                    **self._facts(state),
                    "again": spent,
                    "used": spent,
                    "is(once-per-game)": True,
                    "card-allows": False,
                }
                yield Deed("use", self._seat(state, seat), called("feat-card"), facts, self._when(state, seat))
            case ev.SpoilsTaken(seat=seat, area=area):
                counts = strengths(self._components, state, area)
                facts = {**self._facts(state), "tied(troop)": counts.count(max(counts)) > 1}
                actor = self._seat(state, seat, **{"most(troop)": counts[seat] == max(counts)})
                one, during = called("action"), {"during": among({"spoils"}, PHASES)}
                yield Deed("perform", actor, one, facts, during, permitted=state.coop is not None)
            case ev.Scored(areas=areas):
                for score in areas:
                    counts = strengths(self._components, state, score.area)
                    facts = {**self._facts(state), "tied(troop)": counts.count(max(counts)) > 1}
                    one = called("victory-point")
                    yield Deed(
                        "distribute", self._seat(state, score.seat), one, facts, permitted=state.coop is not None
                    )
            case ev.Gained(seat=seat, corra=corra, cause=cause):
                shows = {"mine"} if cause in ("die", "eye", "double") else set()
                facts = {
                    **self._facts(state),
                    "with": among(shows | ({"all-seeing-die"} if cause == "eye" else set()), POWERS),
                }
                facts["shows"] = among(shows)
                one = called("corra")
                more = self._strengthened(state.forces[seat]) or corra > 1 or not state.supply
                yield Deed("gain", self._seat(state, seat), one, facts, self._when(state, seat), {"corra": corra}, more)
            case ev.Started(seat=seat):
                yield Deed("begin", self._seat(state, seat), called("game"), self._facts(state))
            case ev.Chose(seat=seat, cards=cards):
                newcomer = state.forces[seat].newcomer
                actor = self._seat(state, seat, **{"is(beginner)": newcomer})
                one, before = called("feat-card"), {"before": among({"game"})}
                amounts = {"feat-card": len(cards)}
                yield Deed("choose", actor, one, self._facts(state), before, amounts, permitted=newcomer)

    def _attacked(self, state: State, event: units.Attacked) -> Iterator[Deed]:
        seat, area, target = event.seat, event.area, event.target
        force = state.forces[seat]
        own = places(occupied(force))
        near = area in own or any(area in self._components.neighbours[place] for place in own if place != ZONE)
        mate = state.coop is not None and not _is_ai(state, seat) and not _is_ai(state, target)
        victim = Thing(
            _kinds(event.wounds.basics, event.wounds.elites),
            {
                "own": seat == target,
                "of": among(
                    () if seat == target else {"teammate"} if mate else {"opponent"},
                    {"opponent", "teammate"},
                ),
                "in": _place(area),
            },
        )
        facts = {
            **self._facts(state),
            "with": among({event.face} if event.face else (), POWERS),
            "same(region)": area in own,
            "beside(region)": near,
            "several(faction)": False,
        }
        moments = self._when(state, seat)
        reach = self._reaches(force) or event.cause == "opponent"
        actor = self._seat(state, seat)
        damage = {"damage": event.wounds.total}
        yield Deed("wound", actor, victim, facts, moments, damage, permitted=reach)
        yield Deed("remove", actor, victim, facts | {"forced": False}, moments)
        spread = called("damage")
        yield Deed("distribute", Thing(among({"player", "attacker"}, SEATS)), spread, facts, moments)
        if event.attack:
            yield Deed("attack", actor, victim, facts, moments, damage, permitted=reach)
            if event.face in ("battle", "charge"):
                inland = any(place != ZONE for place in own) and near
                troop = Thing(among({"troop"}), {"in": _place(area if inland else ZONE)})
                yield Deed("attack", troop, victim, facts, moments, permitted=reach)

    def _moved(self, state: State, seat: int, start: int, end: int, own: Troops, by: set[str]) -> Iterator[Deed]:
        facts = {
            **self._facts(state),
            "with": among(by, POWERS),
            "from": _place(start),
            "to": _place(end),
            "value(region-order)": end,
            "beside(region)": end in self._components.neighbours[start],
            "same(region)": True,
            "together(deploy)": False,
            "several(region)": False,
            "several(starting-region)": False,
        }
        troop = Thing(_kinds(own.basics, own.elites), {"own": True})
        moments, amounts = self._when(state, seat), {"troop": own.size}
        more = (self._strengthened(state.forces[seat]) or not by) and own.size > MANEUVERED
        yield Deed("move", self._seat(state, seat), troop, facts, moments, amounts, more)
        yield Deed("move", troop, None, facts, moments)
        if start != ZONE:
            yield Deed("return", troop, None, facts, moments)
            yield Deed("flee", troop, None, facts, moments)

    def _deployed(self, state: State, command: Any, event: units.Deployed) -> Deed:
        seat, place, force = event.seat, event.place, state.forces[event.seat]
        paid = event.cause in ("die", "double")
        by = ({"maneuver"} if isinstance(command, said.Enter) else {"extend"}) if paid else set()
        facts = {
            **self._facts(state),
            "with": among(by, POWERS),
            "to": _place(place),
            "has(troop)": has_units(force, place),
            "several(region)": False,
            "together(move)": False,
            "from": among({"faction-mat" if event.pool == "mat" else "removed-troops"}, SOURCES),
            "empty(faction-mat)": event.pool == "mat" and force.mat < event.basics,
            "by(muster)": False,
        }
        amounts = {"basic-troop": event.basics}
        more = self._strengthened(force) or _is_ai(state, seat) or event.cause == "effect"
        moments = {**self._when(state, seat), "after": among((), {"muster"})}
        return Deed(
            "deploy", self._seat(state, seat), Thing(_kinds(event.basics, event.elites)), facts, moments, amounts, more
        )

    def _bought(self, state: State, event: units.Bought) -> Iterator[Deed]:
        seat = event.seat
        facts = {
            **self._facts(state),
            "from": among({"faction-mat"}, SOURCES),
            "of(opponent)": False,
            "able(deploy)": True,
            "possible": True,
            "to": _place(event.place),
        }
        elite = Thing(among({"elite-troop", "troop"}, TROOPS), {"in": among((), {"board"})})
        yield Deed("buy", self._seat(state, seat), elite, facts, self._when(state, seat))
        yield Deed("deploy", self._seat(state, seat), elite, facts, self._when(state, seat))

    def _die(self, state: State, event: Any) -> Iterator[Deed]:
        seat, turn = event.seat, state.turn
        dice = getattr(event, "dice", None) or (getattr(event, "face", ""),)
        exodus = getattr(event, "action", None) == "exodus"
        facts = {
            **self._facts(state),
            "for": among({"exodus"} if exodus else (), {"exodus"}),
            "again": False,
            "has(action-die)": bool(state.forces[seat].dice),
        }
        moments = {**self._when(state, seat), "after": among((), {"action-phase"})}
        if "eye" in dice:
            again = state.forces[seat].eye is None
            one = Thing(among({"all-seeing-die"}), {"used": again})
            yield Deed("use", self._seat(state, seat), one, facts | {"again": again}, moments)
        yield Deed("perform", self._seat(state, seat), called("turn"), facts, moments)
        plain = [die for die in dice if die != "eye"]
        if plain:
            before = 1 if turn is not None and turn.acted else 0
            one = Thing(
                among({"action-die", "dice"}), {"used": any(die not in state.forces[seat].dice for die in plain)}
            )
            amounts = {"action-die per turn": len(plain) + before}
            yield Deed("use", self._seat(state, seat), one, facts, moments, amounts)
        if exodus:
            yield Deed("cost", called("exodus"), None, facts, moments, {"dice": len(dice)}, permitted=False)

    def _drafted(self, state: State) -> Iterator[Deed]:
        for seat, force in enumerate(state.forces):
            if _is_ai(state, seat):
                continue
            facts = self._facts(state)
            moments = {"during": among({"dice-draft"}, PHASES), "after": among((), {"dice-draft"})}
            one, number = called("action-die"), {"action-die": self._picked[seat]}
            yield Deed("choose", self._seat(state, seat), one, facts, moments, number)
            standing = self._standing(state, seat)
            after = {"after": among({"dice-draft"}), "during": among((), PHASES)}
            actor = self._seat(state, seat, **standing)
            coop = state.coop is not None
            yield Deed("have", actor, one, facts | standing, after, {"action-die": len(force.dice)}, permitted=coop)

    def _standing(self, state: State, seat: int) -> dict[str, Any]:
        points = [force.points for at, force in enumerate(state.forces) if not _is_ai(state, at)]
        least = min(points)
        return {
            "least(victory-point)": state.forces[seat].points == least,
            "tied(victory-point)": points.count(state.forces[seat].points) > 1,
        }

    def _facts(self, state: State) -> dict[str, Any]:
        mode = {"competitive-mode"} if state.coop is None else {"cooperative"}
        if state.coop is not None and state.seats == 1:
            mode.add("solo")
        return {"variant": among(mode, MODES), "players": state.seats}

    def _when(self, state: State, seat: int) -> dict[str, Any]:
        turn = state.turn
        mine = turn is not None and turn.seat == seat
        phase = _PHASES.get(state.phase)
        told: dict[str, Any] = {
            "first-round": state.round == 1,
            "during": among({phase} if phase else (), PHASES - {"turn", "ai-turns", "upkeep"}),
        }
        if state.phase in ("draft", "actions"):
            told |= {"own-turn": mine, "other-turn": not mine}
        return told

    def _seat(self, state: State, seat: int, **facts: bool) -> Thing:
        force = state.forces[seat]
        kinds = {"ai", "faction"} if _is_ai(state, seat) else {"player", "human-player", "faction"}
        turn = state.turn
        known: dict[str, Any] = {
            "has(action-die)": bool(force.dice) or (turn is not None and turn.seat == seat and turn.acted)
        }
        if not _is_ai(state, seat):
            known |= self._standing(state, seat)
        if turn is not None and state.phase == "actions":
            known["active"] = turn.seat == seat
        return Thing(among(kinds, kinds | {"ai", "human-player"}), {**known, **facts})

    def _reaches(self, force: Force) -> bool:
        return bool(self._components.reach[force.faction])

    def _strengthened(self, force: Force) -> bool:
        components = self._components
        return bool(components.more[force.faction]) or any(components.more_by_card.get(card) for card in force.cards)


def _is_ai(state: State, seat: int) -> bool:
    return state.coop is not None and seat == state.seats


def _kinds(basics: int, elites: Sized) -> Among:
    """The words for some troops."""
    kinds = {"troop"} | ({"basic-troop"} if basics else set())
    return among(kinds | ({"elite-troop"} if elites else set()), TROOPS)


def _place(place: int) -> Among:
    return among(
        {"shores", "deployment-zone"} if place == ZONE else {"region"}, {"region", "shores", "deployment-zone"}
    )
