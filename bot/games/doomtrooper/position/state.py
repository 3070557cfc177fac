"""A position of Doomtrooper: cards in their zones, points, actions left, and what waits to be finished."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bot.games.doomtrooper.position.frames import AnyFrame
from bot.games.doomtrooper.position.tokens import Token, TokenKind
from bot.games.doomtrooper.words.catalogue import Printed
from bot.games.doomtrooper.words.effects import Effect
from bot.games.doomtrooper.words.kept import Kept
from bot.games.doomtrooper.words.rules.ways import Level
from bot.games.doomtrooper.words.whom import Until
from bot.games.values import Seat, Viewer

__all__ = [
    "AREAS",
    "IN_PLAY",
    "NO_CARD",
    "STATES",
    "TEAMS",
    "Agreed",
    "Card",
    "CardId",
    "Lasting",
    "Mode",
    "Player",
    "Recent",
    "State",
    "Step",
    "Token",
    "TokenKind",
    "Used",
    "Zone",
    "members",
    "number_of",
    "team",
]

CardId: TypeAlias = int
"""The place of a card in :attr:`State.cards`; it stays the same from the first event to the last.

Whoever knows it may know which card it is, so that nobody is shown it; see ``position/arrivals.py``.
"""
NO_CARD: CardId = -1

Zone: TypeAlias = Literal[
    "library", "hand", "sideboard", "squad", "cohort", "outpost", "aside", "table", "under", "stack", "discard",
    "sacrificed", "gone",
]  # fmt: skip
"""Where a card is.

``squad``, ``cohort``, ``outpost`` and ``aside`` (outside the areas) hold warriors and what is played to an area,
``table`` what is played to a player or to the game; what is attached to a card has the zone of that card. What is
``under`` a card lies face down: it is not in play, and its controller alone knows it. ``stack`` is a card that is being
played; ``gone`` left the game with its owner.
"""
IN_PLAY: frozenset[str] = frozenset({"squad", "cohort", "outpost", "aside", "table"})
AREAS: frozenset[str] = frozenset({"squad", "cohort", "outpost"})
STATES = ("imprisoned", "out", "turned-down")
"""Marks that stand for a state in which a card is, as long as the card lies there that put it into that."""

Mode: TypeAlias = Literal["free", "arch-enemies", "teams"]
Step: TypeAlias = Literal["start", "draw", "actions", "discard", "end"]


class Card(Struct, frozen=True, gc=False, omit_defaults=True):
    """One card of a match.

    Attributes:
        code: its code in the catalogue.
        owner, controller: whose it is, and who has it now.
        on: the card it is attached to, or lies under.
        wounded, covered, unpaid, inside: marks of a warrior; ``unpaid`` is one recruited into cover whom nobody but his
            controller knows, ``inside`` one who is in his vehicle.
        marks: other marks, such as ``imprisoned`` or ``out`` (put out of play though it lies on the table), and those
            until the end of the turn: ``left-cover``, ``transferred``.
        side: what a cultist counts as: ``doomtrooper`` or ``legion``.
        unit: the sergeant or captain whom the warrior follows.
        seen: the seats that know a card which is hidden from them by its zone.
        chosen, named: the cards that were chosen and the words that were named as it was played.
        player: the player whom it was played on; -1 for none.
        since: as which card it came to the table, counted from 1 over the whole match; 0 while it lies elsewhere.
        number: which of its player's hidden warriors it is.
        copied: the code of the card of which it is an exact copy while it is in play.
        bore: the card that bore it as it left the table, while it lies on an open pile: its words still speak of it.
        lay: the area that it left, while it lies on an open pile.
    """

    code: str
    owner: Seat
    controller: Seat
    zone: Zone
    on: CardId = NO_CARD
    wounded: bool = False
    covered: bool = False
    unpaid: bool = False
    inside: bool = False
    marks: tuple[str, ...] = ()
    side: str = ""
    unit: CardId = NO_CARD
    seen: tuple[Seat, ...] = ()
    chosen: tuple[CardId, ...] = ()
    player: Seat = -1
    named: tuple[str, ...] = ()
    since: int = 0
    number: int = 0
    bore: CardId = NO_CARD
    lay: str = ""
    copied: str = ""

    @property
    def holder(self) -> Seat:
        """In whose pile or hand it is: a hand may hold cards of other owners, and so may what lies under a card."""
        return self.controller if self.zone in ("hand", "under") else self.owner

    def is_dark_to(self, viewer: Viewer) -> bool:
        """Whether it lies face down under a card, and a seat has not seen it; to who watches it is dark, too."""
        return self.zone == "under" and viewer != self.controller and viewer not in self.seen

    @property
    def printed_as(self) -> str:
        """The code of the card whose print counts: its own, unless it is an exact copy of another one."""
        return self.copied or self.code


class Player(Struct, frozen=True, gc=False, omit_defaults=True):
    """What a seat has beside its cards.

    Attributes:
        destiny, victory, debt: points.
        tokens: actions left.
        turns: turns of its own that are over.
        attacked, sabotaged: whether an ordinary action was an attack this turn; whom it sabotaged this turn.
        attack_used: whether an undefined action was turned into the one attack of the turn.
        attacks: how many actions of the turn were attacks.
        deadline: turns left to bring an able warrior into play, counted from the one that runs; 0 without a deadline.
        privilege: whether the hand of the beginning is settled.
        extra: turns of its own that follow this one; those that are skipped where it is negative.
        out: eliminated.
    """

    destiny: int = 5
    victory: int = 0
    debt: int = 0
    tokens: tuple[Token, ...] = ()
    turns: int = 0
    attacked: bool = False
    attack_used: bool = False
    attacks: int = 0
    sabotaged: tuple[Seat, ...] = ()
    deadline: int = 0
    privilege: bool = False
    extra: int = 0
    out: bool = False


class Lasting(Struct, frozen=True, gc=False, omit_defaults=True):
    """An effect that lasts on though the card that had it may be gone.

    Attributes:
        effect: a continuous word.
        source: the card that it comes from.
        seat: who ``me`` is in it.
        whom: the cards it was fixed on when it began; empty where it looks for them anew.
        until: when it ends; ``since`` is the turn it began in, ``combat`` the serial of the combat, 0 for one to come.
        x: what was paid for it.
        targets, player, named: what was chosen and named as it began.
        mark: the mark it ends with, where it lasts while a card has that.
        ability: the place of the ability that was used for it; -1 where a card was played, or nothing was.
        caster: who cast the spell, where what it watches for is about him.
    """

    effect: Effect
    source: CardId
    seat: Seat
    whom: tuple[CardId, ...] = ()
    until: Until = "combat"
    since: int = 0
    combat: int = 0
    x: int = 0
    targets: tuple[CardId, ...] = ()
    player: Seat = -1
    named: tuple[str, ...] = ()
    mark: str = ""
    ability: int = -1
    caster: CardId = NO_CARD


class Used(Struct, frozen=True, gc=False):
    """That something which is limited was done: by which card, which of its abilities, and when."""

    card: CardId
    ability: int
    turn: int
    combat: int = 0


class Agreed(Struct, frozen=True, gc=False, omit_defaults=True):
    """What a player declared of a card, by the card's code; ``stands`` once the others or a judge let it be."""

    code: str
    what: Kept
    stands: bool = False


class Recent(Struct, frozen=True, gc=False, omit_defaults=True):
    """Something that happened and may be answered in the next window: to which card, by which, to which seat."""

    event: str
    card: CardId
    by: CardId = NO_CARD
    seat: Seat = -1


class State(Struct, frozen=True, gc=False, omit_defaults=True):
    """A whole position.

    Attributes:
        ruleset: the key of the ruleset it is played by.
        target: victory points that win.
        cards: every card of the match.
        libraries: by seat the cards of the library, the top one last.
        turn: counts turns from 1; 0 while the match is being opened.
        active: whose turn it is.
        stack: what waits to be finished, the innermost last.
        lasting: effects with an end of their own.
        used: what is limited and was done.
        serial: rises with everything that opens a question or a combat, so that each has a name of its own.
        opened: whether the Outpost is open to warriors of other areas.
        last_turns: turns still to be played since time was called; ``None`` while it was not.
        order: the seats as their turns follow each other, where a card changed that; else they go round in order.
        mode: how more than two play: ``free`` for all, against ``arch-enemies`` first, or in ``teams``.
        inline: cards that no catalogue has, written by whoever arranged the position.
        declared: what players declared of cards that nobody has written, the last of each card.
        recent: what happened since a window closed in which cards may answer it.
        over: how the match ended, by seat the place; empty while it lasts.
        reason: the key of the sentence that says why.
        arrivals: how many cards came to the table so far.
        level: how the game's own player plays.
        by_arrival: cards on the table are gone through as they came; in matches of the first version it was by their
            ids, and so it is to their end.
    """

    ruleset: str
    target: int
    cards: tuple[Card, ...]
    players: tuple[Player, ...]
    libraries: tuple[tuple[CardId, ...], ...]
    turn: int = 0
    active: Seat = 0
    first: Seat = 0
    step: Step = "start"
    stack: tuple[AnyFrame, ...] = ()
    lasting: tuple[Lasting, ...] = ()
    used: tuple[Used, ...] = ()
    serial: int = 0
    opened: bool = False
    last_turns: int | None = None
    order: tuple[Seat, ...] = ()
    mode: Mode = "free"
    inline: tuple[Printed, ...] = ()
    declared: tuple[Agreed, ...] = ()
    recent: tuple[Recent, ...] = ()
    over: tuple[int, ...] = ()
    reason: str = ""
    arrivals: int = 0
    by_arrival: bool = False
    level: Level = ""

    def with_card(self, card: CardId, **changes: object) -> State:
        """The position with a card changed."""
        cards = list(self.cards)
        cards[card] = replace(cards[card], **changes)
        return replace(self, cards=tuple(cards))

    def with_stack(self, stack: tuple[AnyFrame, ...]) -> State:
        """The position with other frames waiting."""
        return replace(self, stack=stack)

    def with_player(self, seat: Seat, **changes: object) -> State:
        """The position with what a seat has changed."""
        players = list(self.players)
        players[seat] = replace(players[seat], **changes)
        return replace(self, players=tuple(players))


# Teams: they sit in turns around the table, and the points of a team are one pot.
# Rule: doomtrooper-sv.multiplayer.teams

TEAMS = 2
"""How many teams there are where seats play in teams."""


def team(state: State, seat: Seat) -> int:
    """The number of a seat's team; where everybody plays alone, the seat itself."""
    return seat % TEAMS if state.mode == "teams" else seat


def members(state: State, seat: Seat) -> tuple[Seat, ...]:
    """A seat with its team mates, those who are out too."""
    if state.mode != "teams":
        return (seat,)
    return tuple(other for other in range(len(state.players)) if team(state, other) == team(state, seat))


def number_of(state: State, seats: Iterable[Seat]) -> int:
    """How many teams some seats are of."""
    return len({team(state, seat) for seat in seats})
