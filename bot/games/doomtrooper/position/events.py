"""Events: each changes the position in one way, and most appear in the log; those about cards are beside it."""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from bot.games.doomtrooper.position import arrivals
from bot.games.doomtrooper.position import commands as said
from bot.games.doomtrooper.position.commands import Command
from bot.games.doomtrooper.position.events_cards import (
    Cancelled,
    Copied,
    Drew,
    Endless,
    Face,
    Faceless,
    Happened,
    Kept,
    Looked,
    Marked,
    Moved,
    Noted,
    Pitted,
    Saved,
    Shuffled,
    Sided,
    face,
    faces,
)
from bot.games.doomtrooper.position.frames import ANSWERING, AnyFrame, Declared, Playing, Tactic, Window
from bot.games.doomtrooper.position.state import (
    NO_CARD,
    Agreed,
    CardId,
    Lasting,
    Player,
    Recent,
    State,
    Step,
    Token,
    Used,
    members,
)
from bot.games.doomtrooper.words import kept
from bot.games.kernel import stack
from bot.games.kernel.event import Opening
from bot.games.values import Seat

__all__ = [
    "Adjusted", "Answerable", "Began", "Cancelled", "Ceased", "Changed", "CombatEnded", "Copied", "DidUse", "Drew",
    "Endless", "Event", "Face", "Fought", "Gave", "Happened", "Kept", "Looked", "Marked", "Moved", "Opened",
    "OutpostOpened", "Pitted", "PlayerNoted", "PlayerOut", "Popped", "Pushed", "Reseated", "Said", "Saved", "Scored",
    "Serial", "Shuffled", "Sided", "Stepped", "TimeCalled", "Tokens", "Turned", "Won",
]  # fmt: skip


ASKED_ABOUT = ("attacked", "attack_used", "attacks", "sabotaged")
"""Notes on a player that are asked about beside how many turns he has had."""


class Opened(Opening[State], Faceless, frozen=True, tag=True):
    """The table as it is set."""

    def apply(self, _: State | None) -> State:
        return arrivals.completed(self.state)


class Scored(Happened, frozen=True, tag=True, omit_defaults=True):
    """Points of a seat change: gained and lost, by which card; ``why`` names the line of the log.

    Those of a team are one pot, which each of its seats has.
    Rule: doomtrooper-sv.multiplayer.teams
    """

    seat: Seat
    destiny: int = 0
    victory: int = 0
    debt: int = 0
    card: int = -1
    why: str = ""

    def cards_of(self, state: State) -> tuple[Face, ...]:
        return faces(state, self.card)

    def apply(self, state: State) -> State:
        player = state.players[self.seat]
        for seat in members(state, self.seat):
            state = state.with_player(
                seat,
                destiny=max(0, player.destiny + self.destiny),
                victory=max(0, player.victory + self.victory),
                debt=max(0, player.debt + self.debt),
            )
        return state


class Gave(Happened, frozen=True, tag=True, omit_defaults=True):
    """A seat gets actions from a card."""

    seat: Seat
    tokens: tuple[Token, ...]
    card: int = -1

    def cards_of(self, state: State) -> tuple[Face, ...]:
        return faces(state, self.card)

    def apply(self, state: State) -> State:
        return state.with_player(self.seat, tokens=(*state.players[self.seat].tokens, *self.tokens))


class Tokens(Noted, frozen=True, tag=True):
    """The actions that a seat has left."""

    seat: Seat
    tokens: tuple[Token, ...]

    def apply(self, state: State) -> State:
        return state.with_player(self.seat, tokens=self.tokens)


class PlayerNoted(Noted, frozen=True, tag=True, omit_defaults=True):
    """What a seat has done this turn, its deadline, the turns behind it; what is ``None`` stays."""

    seat: Seat
    attacked: bool | None = None
    attack_used: bool | None = None
    attacks: int | None = None
    sabotaged: tuple[Seat, ...] | None = None
    turns: int | None = None
    deadline: int | None = None
    privilege: bool | None = None
    extra: int | None = None

    def apply(self, state: State) -> State:
        told = {name: getattr(self, name) for name in self.__struct_fields__ if name != "seat"}
        return state.with_player(self.seat, **{name: value for name, value in told.items() if value is not None})

    def leaves_be(self, player: Player) -> bool:
        """Whether nothing of it bears on what cards say and a seat may do: only a first turn differs from others."""
        told = ((getattr(self, name), getattr(player, name)) for name in ASKED_ABOUT)
        first_is_over = bool(self.turns) and not player.turns
        return not first_is_over and all(now is None or now == before for now, before in told)


class Reseated(Happened, frozen=True, tag=True):
    """The turns follow each other in another order from now on."""

    order: tuple[Seat, ...]

    def apply(self, state: State) -> State:
        return replace(state, order=self.order)


class Turned(Happened, frozen=True, tag=True):
    """A turn begins."""

    turn: int
    seat: Seat

    def apply(self, state: State) -> State:
        left = None if state.last_turns is None else max(0, state.last_turns - 1)
        return replace(state, turn=self.turn, active=self.seat, step="start", last_turns=left)


class Stepped(Noted, frozen=True, tag=True):
    """A turn comes to a step."""

    step: Step

    def apply(self, state: State) -> State:
        return replace(state, step=self.step)


class Said(Happened, frozen=True, tag=True, omit_defaults=True):
    """A seat played, used or announced something, as it said it.

    What is declared of a card is remembered, so that it can be kept once the others let it be.
    """

    seat: Seat
    command: Command

    def cards_of(self, state: State) -> tuple[Face, ...]:
        match self.command:
            case said.Play(card=card, targets=targets, hidden=hidden):
                return (face(state, card, hidden=hidden), *(face(state, target) for target in targets))
            case said.Use(card=card, targets=targets):
                return faces(state, card, *targets)
            case said.Act(card=card) | said.CountAs(card=card) | said.Sabotages(card=card) | said.Boost(card=card):
                return faces(state, card)
            case said.Announce(attacker=attacker, defender=defender):
                return faces(state, attacker, defender)
            case said.Follow(card=card, commander=commander):
                return faces(state, card, commander)
            case said.ChooseWeapon(card=card, weapon=weapon):
                return faces(state, card, weapon)
            case said.ChooseZone(zone=zone):
                return faces(state, zone)
        return ()

    def apply(self, state: State) -> State:
        command = self.command
        if not isinstance(command, said.Play):
            return state
        what = kept.Kept(command.effects, command.after, command.price, command.note)
        if what.is_empty:
            return state
        code = state.cards[command.card].code
        return replace(state, declared=(*(each for each in state.declared if each.code != code), Agreed(code, what)))


class Fought(Happened, frozen=True, tag=True, omit_defaults=True):
    """A combat comes to a result: the worked sums of both sides stand in the view; here are the final numbers."""

    attacker: int
    defender: int
    tactic: Tactic
    attack: int
    armour: int
    back: int
    back_armour: int
    hits: tuple[tuple[int, str], ...]

    def cards_of(self, state: State) -> tuple[Face, ...]:
        return faces(state, self.attacker, self.defender)


class CombatEnded(Happened, frozen=True, tag=True, omit_defaults=True):
    """A combat is over, or broken off."""

    serial: int
    why: str = ""


class Pushed(stack.Pushed[AnyFrame], Noted, frozen=True, tag=True):
    """A frame is put on the stack."""


class Changed(Noted, frozen=True, tag=True, omit_defaults=True):
    """A frame of the stack goes on: the innermost, or the one at ``at``."""

    frame: AnyFrame
    at: int = -1

    def apply(self, state: State) -> State:
        frames = list(state.stack)
        frames[self.at] = self.frame
        return state.with_stack(tuple(frames))


class Popped(Noted, frozen=True, tag=True):
    """The innermost frame is finished.

    What happened before a window may be answered in it, and not afterwards.
    """

    def apply(self, state: State) -> State:
        *rest, gone = state.stack
        if isinstance(gone, Declared) and not gone.open and gone.disputed < 0:
            card = next((frame.card for frame in reversed(rest) if isinstance(frame, Playing)), NO_CARD)
            state = replace(state, declared=tuple(_standing(state, each, card) for each in state.declared))
        if isinstance(gone, Window) and gone.kind in ANSWERING:
            return replace(state, stack=tuple(rest), recent=())
        return state.with_stack(tuple(rest))


class Began(Noted, frozen=True, tag=True):
    """A lasting effect begins."""

    lasting: Lasting

    def apply(self, state: State) -> State:
        return replace(state, lasting=(*state.lasting, self.lasting))


class Ceased(Noted, frozen=True, tag=True):
    """Lasting effects end: those at these places."""

    places: tuple[int, ...]

    def apply(self, state: State) -> State:
        gone = set(self.places)
        return replace(state, lasting=tuple(one for at, one in enumerate(state.lasting) if at not in gone))


class DidUse(Noted, frozen=True, tag=True):
    """Something limited was done."""

    used: Used

    def apply(self, state: State) -> State:
        return replace(state, used=(*state.used, self.used))


class Answerable(Noted, frozen=True, tag=True):
    """Something happened that cards may answer in the next window."""

    what: Recent

    def apply(self, state: State) -> State:
        return replace(state, recent=(*state.recent, self.what))


class Serial(Noted, frozen=True, tag=True):
    """A number was given to a question, a window or a combat."""

    serial: int

    def apply(self, state: State) -> State:
        return replace(state, serial=self.serial)


class OutpostOpened(Happened, frozen=True, tag=True):
    """The Outpost is open to warriors of the other areas."""

    def apply(self, state: State) -> State:
        return replace(state, opened=True)


class TimeCalled(Happened, frozen=True, tag=True):
    """The match's time is over: so many turns are still played."""

    turns: int

    def apply(self, state: State) -> State:
        return replace(state, last_turns=self.turns)


class PlayerOut(Happened, frozen=True, tag=True):
    """A seat is eliminated."""

    seat: Seat
    why: str

    def apply(self, state: State) -> State:
        return state.with_player(self.seat, out=True, tokens=())


class Won(Happened, frozen=True, tag=True):
    """The match ends: by seat its place; ``alone`` where one seat or one team is first."""

    places: tuple[int, ...]
    reason: str
    alone: bool = False

    def apply(self, state: State) -> State:
        return replace(state, over=self.places, reason=self.reason, stack=())


class Adjusted(Happened, frozen=True, tag=True, omit_defaults=True):
    """A judge sets the position; ``laid`` are the cards that were laid down, in that order."""

    state: State
    what: tuple[str, ...]
    laid: tuple[int, ...] = ()

    def apply(self, state: State) -> State:
        return arrivals.relaid(state, self.state, self.laid)


def _standing(state: State, agreed: Agreed, card: CardId) -> Agreed:
    is_meant = card != NO_CARD and agreed.code == state.cards[card].code
    return replace(agreed, stands=True) if is_meant else agreed


Event: TypeAlias = (
    Opened | Shuffled | Moved | Marked | Sided | Copied | Scored | Gave | Tokens | PlayerNoted | Reseated | Turned
    | Stepped | Said | Cancelled | Pitted | Saved | Fought | CombatEnded | Drew | Looked | Pushed | Changed | Popped
    | Began | Kept | Ceased | DidUse | Answerable | Serial | Endless | OutpostOpened | TimeCalled | PlayerOut | Won
    | Adjusted
)  # fmt: skip
