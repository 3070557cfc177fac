"""The deeds of Doomtrooper in the words of its claims."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.games.doomtrooper.asks.decide import PAID
from bot.games.doomtrooper.position import commands as said
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.frames import Window
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import State, Token
from bot.games.doomtrooper.words.rules.rulesets import RULES
from bot.games.values import Seat
from tests.bot.games.claimed.doomtrooper import combat, lying, plays
from tests.bot.games.claimed.doomtrooper.cards import PLACES, copies, warrior
from tests.bot.games.claimed.doomtrooper.look import AFTERWARDS, Look, Turn
from tests.bot.games.claimed.judging import Deed, Thing, among, called

HAND, ACTIONS = 7, 3
"""Cards of a hand, and ordinary actions of a turn."""
ACTS = {
    "meditate": "meditate",
    "cover": "take-cover",
    "uncover": "leave-cover",
    "board": "board",
    "transfer": "transfer",
}
COSTS = {
    "equipment": "equip",
    "symmetry": "bestow-a-gift",
    "mission": "assign-a-mission",
    "relic": "play-a-relic",
    "warzone": "play-a-warzone",
    "ki": "assign-ki",
    "beast": "assign-a-beast",
    "fortification": "play-fortification",
    "warrior": "muster",
}
"""The action that plays a card of each type."""


class DoomtrooperDeeds:
    """Tells the deeds of a match."""

    def __init__(self, game: Any) -> None:
        self._catalogue = game.catalogue
        self._turn = Turn()
        self._seen: object = None

    def _look(self, state: State, seat: Seat) -> Look:
        return Look(Case(self._catalogue, RULES[state.ruleset], state), seat, self._turn)

    def opened(self, state: State) -> Iterator[Deed]:
        """Decks, hands and points at the start."""
        start = {"start-of": among({"game"})}
        seats = range(len(state.players))
        yield Deed("have", called("game"), called("player"), amounts={"player": len(seats)})
        for seat in seats:
            look = self._look(state, seat)
            me, card, hand = look.player(), called("card"), {"card": len(look.case.hand(seat))}
            facts = {**look.facts, "in": among({"hand"}, PLACES), "for": among({"opening-hand"})}
            facts["from"] = among({"draw-pile"})
            yield Deed("draw", me, card, facts, start, hand)
            yield Deed("have", me, card, facts, start, hand)
            points = {"destiny-point": state.players[seat].destiny}
            yield Deed("have", me, called("destiny-point"), look.facts, start, points)
            own = [at for at, each in enumerate(state.cards) if each.owner == seat]
            deck = [at for at in own if state.cards[at].zone != "sideboard"]
            amounts = {"card": len(deck), "copy per card": copies(look.case, deck)}
            unlimited = any(look.case.printed(at).limit is not None for at in deck)
            agreed = {"agreed": False}
            yield Deed("contain", called("draw-pile"), card, agreed, start, amounts, unlimited)
            yield Deed("contain", called("sideboard"), card, agreed, start, {"card": len(own) - len(deck)})

    def commanded(self, state: State, seat: Seat, command: Any, after: State) -> Iterator[Deed]:
        """The deeds that a command is."""
        if state.turn != self._turn.number:
            self._turn = Turn(state.turn)
        look, turn = self._look(state, seat), self._turn
        before, then = state.players[seat].tokens, after.players[seat].tokens
        turn.extra |= any(not token.ordinary for token in before)
        spent = _ordinary(before) - _ordinary(then) if state.turn == after.turn else 0
        yield from self._said(look, command)
        if state.turn == after.turn and len(then) < len(before) and (what := _paid(look, command)):
            yield plays.cost(look, what, getattr(command, "card", -1), len(before) - len(then))
        if isinstance(command, said.Play):
            yield from plays.pays(look, command, after)
        if isinstance(command, said.Play | said.Use):
            theirs = {"of(opponent)": not look.case.allied(state.cards[command.card].controller, seat)}
            yield Deed("control", look.player(), Thing(among({"card"}), theirs), permitted=look.lets)
        if spent > 0 and isinstance(command, PAID):
            turn.spent += spent
            yield from plays.action(look, command)
        turn.into_cover |= isinstance(command, said.Play) and command.hidden

    def _said(self, look: Look, command: Any) -> Iterator[Deed]:
        match command:
            case said.Act():
                yield from plays.act(look, command)
            case said.Play():
                yield from plays.play(look, command)
            case said.Announce(attacker=attacker, defender=defender) if attacker >= 0 and defender >= 0:
                yield from combat.attack(look, attacker, defender)
            case said.ChooseTactic(tactic=tactic):
                yield from combat.tactic(look, tactic)
            case said.ChooseWeapon(card=card, weapon=weapon) if weapon >= 0:
                yield from combat.weapon(look, card, weapon)
            case said.ChooseZone(zone=zone):
                yield from combat.zone(look, zone)
            case said.Sabotages(card=card, against=against):
                yield from combat.sabotage(look, card, against)
            case said.DiscardCards(cards=cards):
                over = {**look.facts, "over(seven)": len(look.case.hand(look.seat)) > HAND}
                number = {"card": len(cards)}
                yield Deed("discard", look.player(), called("card"), over, look.when, number, look.lets)
                if not cards:
                    yield Deed("pass", look.player(), called("discard"), over, look.when, permitted=look.lets)
            case said.Use(card=card):
                ability = Thing(among({"ability"}), {"own": look.case.card(card).controller == look.seat})
                yield Deed("use", look.player(), ability, look.facts, look.when, permitted=True)

    def of(self, state: State, command: Any, event: Any) -> Iterator[Deed]:
        """The deeds that an event is."""
        del command
        match event:
            case ev.Scored(seat=seat, card=card, why="kill") if card >= 0:
                look = self._look(state, seat)
                facts = {**look.facts, "own(warrior)": state.cards[card].controller == seat, "discarded": False}
                facts |= {"by": among((), {"effect", "vehicle"}), "dead": True}
                moments = {**look.when, "after": among({"kill"}, AFTERWARDS)}
                for unit, number in (("promotion-point", event.victory), ("destiny-point", event.destiny)):
                    if number:
                        points = called(unit, "point")
                        yield Deed("gain", look.player(), points, facts, moments, {unit: number}, look.lets)
            case ev.Scored(seat=seat, why="meditate"):
                look = self._look(state, seat)
                facts, earned = {**look.facts, "by": among({"meditate"})}, {"destiny-point per action": event.destiny}
                yield Deed("gain", look.player(), called("destiny-point"), facts, {}, earned, look.bends)
            case ev.Stepped(step="end"):
                yield self._held(state, "discard")
            case ev.Pushed(frame=Window(name="draw")):
                yield self._held(state, "draw-cards")
            case ev.Tokens(seat=seat, tokens=tokens) if _ordinary(tokens) > _ordinary(state.players[seat].tokens):
                look = self._look(state, seat)
                start, given = {"start-of": among({"turn"})}, {"undefined-action": _ordinary(tokens)}
                yield Deed("have", look.player(), called("undefined-action"), look.facts, start, given, look.bends)
            case ev.Moved(card=card, why="draw") if state.step == "draw" and state.cards[card].zone == "library":
                look = self._look(state, state.cards[card].owner)
                words = {"player", "first-player"} if look.seat == state.first else {"player"}
                drawing = Thing(among(words, {"first-player"}))
                yield Deed("draw", drawing, called("card"), look.facts, look.when, permitted=look.lets)
            case ev.Pushed(frame=Window(kind="any", order=(first, *_))):
                look = self._look(state, first)
                during = {**look.when, "during": among({"anytime"})}
                yield Deed("begin", look.player(), None, {"done(pass)": False}, during, permitted=look.lets)
            case ev.Looked(seat=seat, cards=cards):
                look = self._look(state, seat)
                for card in cards:
                    if look.case.printed(card).type == "warrior":
                        yield Deed("look", look.player(), warrior(look.case, card, seat), permitted=True)
            case ev.Won(places=places, reason=reason):
                for seat in (seat for seat, place in enumerate(places) if place == 1):
                    look = self._look(state, seat)
                    debt = {"has(debt)": state.players[seat].debt > 0}
                    yield Deed("win", look.player(**debt), called("game"), look.facts)
                    has, for_ = {"promotion-point": state.players[seat].victory}, {"for": among({"win"})}
                    otherwise = reason != "target"
                    yield Deed("have", look.player(), called("promotion-point"), for_, {}, has, otherwise)

    def _held(self, state: State, step: str) -> Deed:
        """The hand of whose turn it is, after a step of the turn."""
        look = self._look(state, state.active)
        hand = len(look.case.hand(look.seat))
        facts = {**look.facts, "in": among({"hand"}, PLACES)}
        moments = {"after": among({step}, {*AFTERWARDS, "draw-cards", "discard"})}
        # Nobody draws from an empty library, or throws away what was too much before.
        short = step == "draw-cards" and (not state.libraries[look.seat] or hand > HAND)
        return Deed("have", look.player(), called("card"), facts, moments, {"card": hand}, short or look.bends)

    def lasting(self, state: State) -> Iterator[Deed]:
        """The cards on the table, where they changed, and the actions that are left."""
        for player in state.players:
            saved = {"next-turn": _ordinary(player.tokens) > ACTIONS}
            kept = Thing(among({"action"}), {"used": False})
            yield Deed("keep", called("player"), kept, saved)
        if state.cards is not self._seen:
            self._seen = state.cards
            yield from lying.table(self._look(state, state.active))


def _paid(look: Look, command: Any) -> str:
    """The action that a command pays for; empty where no claim says its cost."""
    match command:
        case said.Act(what=what):
            return ACTS[what]
        case said.Play(hidden=True):
            return "muster-into-cover"
        case said.Play(card=card):
            return COSTS.get(look.case.printed(card).type, "")
        case said.Attack():
            return "attack"
    return ""


def _ordinary(tokens: tuple[Token, ...]) -> int:
    return sum(token.ordinary for token in tokens)
