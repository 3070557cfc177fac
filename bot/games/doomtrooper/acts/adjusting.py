"""A judge's adjustment: parts of a position set to new values, with every card accounted for by its owner."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from bot.games.doomtrooper.acts.adjust_form import FORM, ZONES, CardChange, Change, Inline, PlayerChange
from bot.games.doomtrooper.acts.flow.entering import HID
from bot.games.doomtrooper.acts.flow.turns import at_step, with_actions_given
from bot.games.doomtrooper.pack.cards.catalogue import Catalogue
from bot.games.doomtrooper.pack.cards.printed import inline_play
from bot.games.doomtrooper.position.arrivals import bare
from bot.games.doomtrooper.position.events import Adjusted, Event
from bot.games.doomtrooper.position.state import IN_PLAY, NO_CARD, Card, CardId, State, Token, Used, Zone, members
from bot.games.doomtrooper.words.catalogue import INLINE, Printed
from bot.games.doomtrooper.words.texts import CardText
from bot.games.kernel.arrange import Wrong
from bot.games.values import Accepted, Adjustable, Line, Rejected, Seat, Violation

SPARE: tuple[Zone, ...] = ("discard", "library")
"""Piles for the cards that are displaced: the first that is not given."""
POINTS = ("destiny", "victory", "debt")
"""What the seats of a team have together."""


def adjust(catalogue: Catalogue, state: State, changes: Mapping[str, Any]) -> Accepted[Event] | Rejected:
    """The position with these parts changed, or why it cannot be.

    A zone that is named lies exactly as told: the cards are taken from where their owner has them, and those displaced
    go to his discard pile, or to his library where the pile is named too; where both are, there must be none. A change
    of the turn drops what was interrupted and what was noted of it, unless that is given as well.
    """
    try:
        change = FORM.read(changes, Change)
        if state.over:
            raise _wrong("over")
        table = _Table(catalogue, _moment(state, change), add=change.add)
        for key, part in change.players.items():
            table.seat(_seat(state, key), part)
        changed = _acting(table.state(), change)
    except Wrong as wrong:
        return Rejected((wrong.violation,))
    told = bare(replace(changed, serial=state.serial + 1))
    return Accepted((Adjusted(told, tuple(changes), laid=table.laid if state.by_arrival else ()),))


def adjustable(state: State) -> tuple[Adjustable, ...]:
    """The turn, and the points of every seat."""
    if state.over:
        return ()
    last = len(state.players) - 1
    found = [Adjustable(("turn", "seat"), Line("doomtrooper-set-turn"), state.active, 0, last, is_seat=True)]
    for seat, player in enumerate(state.players):
        for name, now in (("destiny", player.destiny), ("victory", player.victory)):
            label = Line(f"doomtrooper-set-{name}", {"seat": seat})
            found.append(Adjustable(("players", str(seat), name), label, now, 0, 999))
    return tuple(found)


def _wrong(key: str, **told: int | str) -> Wrong:
    return Wrong(Violation("", Line(f"doomtrooper-adjust-{key}", dict(told))))


def _seat(state: State, key: str) -> Seat:
    if not key.isdecimal() or int(key) >= len(state.players):
        raise _wrong("seat", seat=key)
    return int(key)


def _moment(state: State, change: Change) -> State:
    if change.opened is not None:
        state = replace(state, opened=change.opened)
    if change.target is not None:
        state = replace(state, target=change.target)
    if change.last_turns is not None:
        state = replace(state, last_turns=change.last_turns)
    if change.turn is None:
        return state
    seat = _seat(state, str(change.turn.seat))
    if state.players[seat].out:
        raise _wrong("out", seat=seat)
    number = max(1, state.turn) if change.turn.number is None else change.turn.number
    return at_step(replace(state, turn=number, active=seat), change.turn.step)


def _acting(state: State, change: Change) -> State:
    """The position in which the player in turn has the actions that are given, at the step in which they are taken."""
    if change.turn is None:
        return state
    told = {_seat(state, key) for key, part in change.players.items() if part.actions is not None}
    if not told:
        return state
    if state.step != "actions" or told != {state.active}:
        raise _wrong("actions", seat=min(told - {state.active}, default=state.active))
    return with_actions_given(state)


class _Table:
    """The cards while they are laid out anew: first all that are told are picked up, then they are put down."""

    def __init__(self, catalogue: Catalogue, state: State, *, add: bool) -> None:
        self._catalogue = catalogue
        self._state = state
        self._add = add
        self._cards = list(state.cards)
        self._libraries = [list(library) for library in state.libraries]
        self._players = list(state.players)
        self._inline = {printed.code: printed for printed in state.inline}
        self._placed: dict[CardId, None] = {}
        self._picked_up: set[CardId] = set()
        self._said: dict[tuple[Seat, str], object] = {}
        self._spare: dict[Seat, Zone | None] = {}

    @property
    def laid(self) -> tuple[CardId, ...]:
        """The cards that were put down, in that order."""
        return tuple(self._placed)

    def state(self) -> State:
        """The position as it lies now.

        Raises:
            Wrong: cards were picked up that are placed nowhere.
        """
        self._let_fall()
        left = self._picked_up - self._placed.keys()
        if left:
            raise _wrong("left-over", count=len(left), seat=min(self._cards[at].owner for at in left))
        hidden = [at for at in self._placed if self._cards[at].unpaid]
        before = [used for used in self._state.used if used.ability != HID or used.card not in self._placed]
        return replace(
            self._state,
            used=(*before, *(Used(at, HID, self._state.turn) for at in hidden)),
            cards=tuple(self._cards),
            libraries=tuple(map(tuple, self._libraries)),
            players=tuple(self._players),
            inline=tuple(self._inline[code] for code in sorted(self._inline)),
        )

    def seat(self, seat: Seat, part: PlayerChange) -> None:
        """Lay out what is told of a seat."""
        player = self._players[seat]
        told = {
            name: value
            for name in ("destiny", "victory", "debt", "turns", "attacked", "sabotaged", "deadline")
            if (value := getattr(part, name)) is not None
        }
        if part.attacked is False:
            told |= {"attack_used": False, "attacks": 0}
        if part.actions is not None:
            told["tokens"] = tuple(Token(kind) for kind in part.actions)
        self._players[seat] = replace(player, **told)
        pot = {name: told[name] for name in POINTS if name in told}
        for mate in members(self._state, seat):
            if any(self._said.setdefault((mate, name), value) != value for name, value in pot.items()):
                raise _wrong("pot", seat=mate)
            self._players[mate] = replace(self._players[mate], **pot)
        zones = {zone: cards for zone in ZONES if (cards := getattr(part, zone)) is not None}
        self._spare[seat] = next((zone for zone in SPARE if zone not in zones), None)
        for zone in zones:
            self._clear(seat, zone)
        for zone, cards in zones.items():
            for one in reversed(cards) if zone == "library" else cards:
                self._put(seat, zone, one if isinstance(one, CardChange) else CardChange(one), NO_CARD)

    def _clear(self, seat: Seat, zone: str) -> None:
        """Pick up what lies in a zone."""
        for at, card in enumerate(self._cards):
            lies = card.controller == seat if zone in IN_PLAY else card.owner == seat
            if card.zone == zone and lies and at not in self._placed:
                self._pick_up(at)

    def _let_fall(self) -> None:
        """Pick up what lay on or under cards that are laid elsewhere now."""
        while fallen := [
            at for at, card in enumerate(self._cards) if at not in self._placed and self._is_bare(card.on)
        ]:
            for at in fallen:
                self._pick_up(at)

    def _is_bare(self, bearer: CardId) -> bool:
        """Whether nothing hangs on a card any more: it was laid down anew, or it left the table."""
        return bearer >= 0 and (bearer in self._placed or self._cards[bearer].zone not in IN_PLAY)

    def _pick_up(self, at: CardId) -> None:
        """Put a card on the pile for what is displaced; where there is none, it must be put down again."""
        card = self._cards[at]
        spare = self._spare.get(card.owner, "discard")
        self._cards[at] = Card(card.code, card.owner, card.owner, spare or "aside")
        if spare is None:
            self._picked_up.add(at)
        if card.zone == "library":
            self._libraries[card.owner].remove(at)
        if spare == "library":
            self._libraries[card.owner].insert(0, at)

    def _put(self, seat: Seat, zone: str, told: CardChange, on: CardId) -> None:
        owner = seat if told.owner is None else _seat(self._state, str(told.owner))
        code = self._code(told.card)
        if zone not in IN_PLAY and replace(told, card="", owner=None) != CardChange(""):
            raise _wrong("not-in-play", card=code.removeprefix(INLINE))
        at = self._take(owner, code)
        if self._cards[at].zone == "library":
            self._libraries[owner].remove(at)
        controller = seat if zone in IN_PLAY or zone == "under" else owner
        self._cards[at] = Card(
            self._cards[at].code,
            owner,
            controller,
            zone,  # type: ignore[arg-type]
            on,
            told.wounded,
            told.covered or told.unpaid,
            told.unpaid,
            told.inside,
            told.marks,
            told.side,
        )
        self._placed[at] = None
        if zone == "library":
            self._libraries[owner].append(at)
        for where, those in ((zone, told.attached), ("under", told.under)):
            for one in those:
                self._put(seat, where, one if isinstance(one, CardChange) else CardChange(one), at)

    def _code(self, told: str | Inline) -> str:
        if isinstance(told, str):
            if told in self._catalogue or told in self._inline:
                return told
            raise _wrong("card", card=told)
        code = f"{INLINE}{told.name}"
        text = told.text or CardText()
        self._inline[code] = Printed(
            code,
            told.name,
            told.type,
            frozenset({told.type, f"name:{told.name}", *told.tags, *text.tags}),
            ratings=told.ratings,
            play=text.play or inline_play(told.type),
            limit=told.limit,
            text=told.text,
        )
        return code

    def _take(self, owner: Seat, code: str) -> CardId:
        """A card of an owner that is not laid out yet: one of the library rather than one that lies open."""
        found = [
            at for at, card in enumerate(self._cards) if card.code == code and card.owner == owner and self._free(at)
        ]
        if found:
            return min(found, key=lambda at: (self._cards[at].zone != "library", at))
        if not self._add:
            raise _wrong("not-theirs", card=code, seat=owner)
        self._cards.append(Card(code, owner, owner, "discard"))
        return len(self._cards) - 1

    def _free(self, at: CardId) -> bool:
        return at not in self._placed and self._cards[at].zone != "stack"
