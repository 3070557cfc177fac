"""What a viewer may see; pictures are drawn from it alone."""

from __future__ import annotations

from msgspec import Struct

from bot.games.packs.words import Words
from bot.games.questions import Prompt
from bot.games.values import Line, Seat, Viewer
from bot.games.zloba.pack.effects import EyeFace, Face
from bot.games.zloba.pack.pack import Board, Token
from bot.games.zloba.position.state import THRESHOLD, Action, Frame, LastMove, Phase, VariantKey


class EliteView(Struct, frozen=True):
    """An elite on the board: its place, its kind's key, names and the letter or two drawn on its die."""

    place: int
    kind: str
    name: Words
    toughness: int
    full: int


class MatElites(Struct, frozen=True):
    """Elites of one kind on the mat, still to be bought."""

    kind: str
    name: Words
    left: int
    cost: int


class CardView(Struct, frozen=True):
    """A support card that the viewer may read, or ``None`` in its place where not."""

    key: str
    name: Words
    text: Words
    once: bool
    spent: bool


class ForceView(Struct, frozen=True):
    """One faction in play; ``opponent`` is the automated one of the cooperative variant.

    Attributes:
        zone: 0 north, 1 east, 2 south, 3 west; ``None`` for the opponent; basics: by place, the zone first.
        dice: action dice held; eye: the all-seeing die, ``None`` when used.
        cards: those the viewer may see; hidden: how many chosen ones it may not.
    """

    seat: Seat
    faction: str
    name: Words
    basic: Words
    colour: str
    zone: int | None
    opponent: bool
    automated: bool
    mat: int
    removed: int
    basics: tuple[int, ...]
    elites: tuple[EliteView, ...]
    mat_elites: tuple[MatElites, ...]
    corra: int
    points: int
    dice: tuple[Face, ...]
    eye: EyeFace | None
    cards: tuple[CardView, ...]
    hidden: int


class AreaView(Struct, frozen=True):
    """A numbered area: its token, who controls it and whether that is domination.

    ``control`` is a seat; against the opponent, one human's seat means all of them. ``threat`` is only counted there.
    """

    number: int
    token: Token
    control: Seat | None
    domination: Seat | None
    threat: int | None


class ScenarioView(Struct, frozen=True):
    """The scenario of the cooperative variant; ``table`` tells the lines of chaos, 1 to 8."""

    key: str
    name: Words
    text: Words
    events: tuple[Line, ...]
    missions: tuple[Line, ...]
    table: tuple[Line, ...]


class CoopView(Struct, frozen=True):
    """The opponent's side of the table; ``goals`` are the points that win the match for a side."""

    scenario: ScenarioView
    base: int
    chaos: int
    points: int
    die: Face | None
    goals: tuple[int, ...]


class ZlobaView(Struct, frozen=True):
    """A position as one viewer may see it.

    Attributes:
        pack, stand_in: the component pack's name, and whether its values are invented.
        counter: what the round die shows; start: who holds the start token; turn: whose turn it is.
        waiting: the seats that are asked something; over: the seats in first place once the match has ended.
        acted, done: whether an action die has been used in this turn, and for which action.
        stack: what is begun and not yet finished, the innermost last; all of it is public.
        earlier: what was done on the board before ``last``, as far as it is to be marked as well.
        goal: the victory points at which the competitive game ends.
    """

    viewer: Viewer
    variant: VariantKey
    pack: Words
    stand_in: bool
    board: Board
    round: int
    counter: int
    phase: Phase
    start: Seat | None
    turn: Seat | None
    forces: tuple[ForceView, ...]
    areas: tuple[AreaView, ...]
    supply: int
    offer: tuple[Face, ...]
    prompts: tuple[Prompt, ...]
    last: LastMove | None
    coop: CoopView | None
    over: tuple[Seat, ...] | None
    acted: bool = False
    done: Action | None = None
    stack: tuple[Frame, ...] = ()
    earlier: tuple[LastMove, ...] = ()
    goal: int = THRESHOLD

    @property
    def moves(self) -> tuple[LastMove, ...]:
        """What is marked on the board, the latest last."""
        return self.earlier if self.last is None else (*self.earlier, self.last)
