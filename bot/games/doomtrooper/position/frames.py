"""What waits to be finished, as data on the position's stack: the innermost frame goes on first.

A frame says how far it has come; the module that carries it out is found by its type (``asks/course.py``).
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from bot.games.doomtrooper.position.tokens import Token
from bot.games.doomtrooper.words.effects import Effect
from bot.games.doomtrooper.words.whom import Rating
from bot.games.values import Seat

Tactic: TypeAlias = Literal["", "fight", "shoot"]
WindowKind: TypeAlias = Literal["any", "combat", "modifiers", "saving", "points", "reaction"]
"""What may be played in a window: cards of any time; the same in a combat; modifiers of a combat; only what saves from
a wound or death; only what changes points; only what answers the card beneath it on the stack."""


ANSWERING: frozenset[WindowKind] = frozenset({"any", "combat", "modifiers"})
"""The windows in which cards answer what happened before them, beside what they are there for."""
SETTLED = 2
"""How far something that was played has come when its words happen: nothing answers it any more."""


class Frame(Struct, frozen=True, gc=False, tag=True, omit_defaults=True):
    """Anything that waits on the stack."""


class Opening(Frame, frozen=True, tag=True):
    """Seats decide about the hand of the beginning; ``open`` are those who have not."""

    open: tuple[Seat, ...]


class TurnFrame(Frame, frozen=True, tag=True, omit_defaults=True):
    """A turn, which is at the bottom of the stack: ``at`` counts what is done of it (``acts/flow/turns.py``)."""

    at: int = 0


class ActionFrame(Frame, frozen=True, tag=True, omit_defaults=True):
    """A seat has actions to take now: in its own turn, or those that a card gave it at once in a window."""

    seat: Seat
    serial: int = 0
    at_once: bool = False


class Discarding(Frame, frozen=True, tag=True):
    """A seat discards down to the limit of its hand, or one card if it wants."""

    seat: Seat
    serial: int


class Window(Frame, frozen=True, tag=True, omit_defaults=True):
    """Seats may play something, one after the other, until all have passed in one round.

    Attributes:
        name: after what it opened, such as ``draw`` or ``combat-3``.
        order: the seats, who speaks first first.
        at: the place in ``order`` of who speaks now.
        passes: how many have passed since something was played.
        serial: names the prompts; it changes as soon as something is played.
    """

    kind: WindowKind
    name: str
    order: tuple[Seat, ...]
    serial: int
    at: int = 0
    passes: int = 0


class Playing(Frame, frozen=True, tag=True, omit_defaults=True):
    """A card that was played, or an ability that was used, and is not settled.

    Attributes:
        seat: who plays it.
        card: the card, or the card that has the ability.
        ability: the place of the ability among the card's, -1 where the card itself is played.
        targets: the cards that were chosen, in the order of the choices; ``player`` the player that was.
        x: points or actions paid beyond the fixed price.
        at: 0 it may be answered, 1 it is carried out, 2 it goes where it belongs.
        cancelled: its effect does not happen.
        effects: what it does where its player declared it; otherwise the catalogue says. ``after`` is where it goes
            then, ``note`` what else its player said.
        way: how it was played: ``recruit``, ``hidden``, ``attach``, ``stay``, ``effect``, ``use``.
        area: the area it goes to.
        caster, inside: who casts it; whether the warrior is in the vehicle that he is given.
        spent, destiny: the actions and points that were paid, which may have to be given back.
        goes: where a cancelled card goes: ``discard``, ``hand`` or ``sacrificed``.
        gone: the card whose ability is used has left the table as its own price.
        paid: the cards that were given up for it.
    """

    seat: Seat
    card: int
    ability: int = -1
    targets: tuple[int, ...] = ()
    player: int = -1
    x: int = 0
    at: int = 0
    cancelled: bool = False
    effects: tuple[Effect, ...] = ()
    after: str = ""
    note: str = ""
    way: str = "effect"
    area: str = ""
    declared: bool = False
    caster: int = -1
    inside: bool = False
    spent: tuple[Token, ...] = ()
    destiny: int = 0
    goes: str = ""
    gone: bool = False
    paid: tuple[int, ...] = ()


class Carrying(Frame, frozen=True, tag=True, omit_defaults=True):
    """Effects that are carried out one after the other.

    Attributes:
        seat: who ``me`` is.
        card: the card they stand on; ``ability`` the place of the ability that they are of.
        at: the next of the effects; ``answers`` what was chosen for it so far.
        targets, player, x: as in :class:`Playing`; ``caster`` casts the spell.
        that: the card that the event was about which set them off; ``that_player`` the player, ``by`` the card that
            did it, ``number`` what the event tells.
        taken: the cards that the last deed took or met; ``named`` what was named.
        did: whether the effect before did anything.
        area: the area that the card was played to.
    """

    seat: Seat
    card: int
    effects: tuple[Effect, ...]
    ability: int = -1
    at: int = 0
    answers: tuple[tuple[int, ...], ...] = ()
    targets: tuple[int, ...] = ()
    player: int = -1
    x: int = 0
    caster: int = -1
    that: int = -1
    that_player: int = -1
    by: int = -1
    number: int = 0
    taken: tuple[int, ...] = ()
    named: tuple[str, ...] = ()
    did: bool = False
    area: str = ""


class Choosing(Frame, frozen=True, tag=True, omit_defaults=True):
    """A seat chooses for the frame beneath: among cards, among alternatives by number, a number, yes or no.

    Attributes:
        what: the key of the question.
        options: what may be chosen: cards, or numbers of alternatives.
        least, most: how many.
        kind: whether ``options`` are ``cards``, ``lines`` (numbers of alternatives), ``seats``, or a ``number`` between
            ``least`` and ``most``.
        private: only the chooser may know what there is to choose from.
    """

    seat: Seat
    what: str
    kind: Literal["cards", "lines", "seats", "number"]
    options: tuple[int, ...]
    serial: int
    least: int = 1
    most: int = 1
    private: bool = False


class Waiting(Struct, frozen=True, gc=False, omit_defaults=True):
    """An effect that was set off: by which card's ability, what it was about.

    Where the ability stands on no card in play, its words are in ``effects``.
    """

    seat: Seat
    card: int
    ability: int
    that: int = -1
    that_player: int = -1
    by: int = -1
    number: int = 0
    effects: tuple[Effect, ...] = ()
    targets: tuple[int, ...] = ()
    player: int = -1
    x: int = 0
    caster: int = -1


class Asked(Struct, frozen=True, gc=False, omit_defaults=True):
    """An effect that was set off and is next: what was answered for it so far."""

    waiting: Waiting
    answers: tuple[tuple[int, ...], ...] = ()


class Simultaneous(Frame, frozen=True, tag=True):
    """Effects that were set off at once and are carried out in the book's order; the own ones in the owner's order."""

    waiting: tuple[Waiting, ...]
    serial: int = 0
    next: Asked | None = None


class Hit(Struct, frozen=True, gc=False):
    """What a fighter suffers, until it is saved from that: a wound, or death at once (``kill``)."""

    card: int
    by: int
    kill: bool = False


class Death(Struct, frozen=True, gc=False):
    """A fighter who died in a combat: what he was worth, and who killed him."""

    card: int
    by: int
    value: int
    seat: Seat
    own: bool = False


Fall: TypeAlias = Literal["wounded", "killed", "discarded", "sacrificed"]
"""Things that may befall a card."""


class Befalling(Frame, frozen=True, tag=True, omit_defaults=True):
    """Something is about to befall a card, and somebody may let something else take its place.

    Attributes:
        by: the card that does it.
        points_to: the seat that earns the card's value by it; -1 for none.
        blow: it is a blow of the combat, which pays as one does.
        past: the abilities that were not used against it, by card and place.
        answers: what was answered about the next one.
    """

    card: int
    by: int
    what: Fall
    points_to: Seat = -1
    blow: bool = False
    past: tuple[tuple[int, int], ...] = ()
    answers: tuple[tuple[int, ...], ...] = ()


class Combat(Frame, frozen=True, tag=True, omit_defaults=True):
    """A combat.

    Attributes:
        serial: its name.
        seat: who attacks; ``against`` whose warrior defends.
        at: what is done of it (``acts/combat/phases.py``).
        attacker, defender: the warriors; ``helping_attacker`` and ``helping_defender`` those who joined them.
        lent: which ratings each of those who joined adds to his side's.
        struck_attacker, struck_defender: whom of a side a blow meets where others joined it: -1 stands for the fighter
            himself, who is struck where nobody is named.
        tactic, zone: how it is fought, and the war zone that the defender chose.
        weapons: by warrior the weapon in use, where one was chosen.
        revealed: those who lay covered and go back under cover afterwards.
        strike: 0 all strike at once or the first one does, 1 the other strikes back.
        hits: what the fighters suffer now.
        deaths: who died of it; ``wounded`` who was wounded.
        token: it was begun by an attack action, which is lost where nobody is announced.
        only: tags that the attacker must have; ``whom`` tags that the defender must.
        forced: the card that began it says who fights, whatever else the rules say.
        naming: the attacker who is settled while somebody still names whom he attacks.
        left: how many more defenders the same attacker may meet one after the other; ``past`` those he has met.
        over: why it ended early.
        ended: what the end of the combat sets off has been set off.
    """

    serial: int
    seat: Seat
    against: Seat = -1
    at: int = 0
    attacker: int = -1
    defender: int = -1
    helping_attacker: tuple[int, ...] = ()
    helping_defender: tuple[int, ...] = ()
    lent: tuple[tuple[int, tuple[Rating, ...]], ...] = ()
    struck_attacker: tuple[int, ...] = ()
    struck_defender: tuple[int, ...] = ()
    tactic: Tactic = ""
    zone: int = -1
    weapons: tuple[tuple[int, int], ...] = ()
    revealed: tuple[int, ...] = ()
    strike: int = 0
    hits: tuple[Hit, ...] = ()
    deaths: tuple[Death, ...] = ()
    wounded: tuple[int, ...] = ()
    token: bool = True
    only: tuple[str, ...] = ()
    forced: bool = False
    naming: int = -1
    left: int = 0
    past: tuple[int, ...] = ()
    over: str = ""
    ended: bool = False


class Earned(Struct, frozen=True, gc=False, omit_defaults=True):
    """Points that a seat earned by a card: how many become victory points, -1 while it has not said.

    ``only`` says that they are of one kind; ``killed`` is the warrior whom they were earned by killing.
    """

    seat: Seat
    points: int
    card: int = -1
    killed: int = -1
    only: Literal["", "destiny", "victory"] = ""
    victory: int = -1


class Splitting(Frame, frozen=True, tag=True, omit_defaults=True):
    """Seats say, one after the other, how many of the points they earned become victory points.

    Attributes:
        why: ``kill``, ``sabotage`` or ``card``.
        at: 0 they are asked, 1 the points are theirs and may be answered, 2 it is done.
    """

    earned: tuple[Earned, ...]
    serial: int
    why: str = "kill"
    at: int = 0


class Sabotage(Frame, frozen=True, tag=True, omit_defaults=True):
    """A warrior harms a player who has nobody to fight: sabotage, or the attack on a player of the Swedish rules.

    ``over``: a card has stopped it. ``victory``: a card lets it happen despite defenders, for so many points.
    """

    serial: int
    seat: Seat
    against: Seat
    card: int
    at: int = 0
    over: bool = False
    victory: int = 0


class Revealing(Frame, frozen=True, tag=True, omit_defaults=True):
    """A hidden warrior is turned up and must be paid for; then the frame beneath goes on."""

    card: int
    why: Literal["attacked", "leaves", "clash", "effect"]
    at: int = 0


class Declared(Frame, frozen=True, tag=True, omit_defaults=True):
    """A card without effects waits until the others let its declared effect be, or a judge decides.

    Attributes:
        open: the seats that have not spoken.
        disputed: the seat that disputes it, -1 where nobody does.
        react: somebody wants to answer the card, so that all are asked in the window after it.
    """

    serial: int
    open: tuple[Seat, ...]
    disputed: int = -1
    react: bool = False


def carrying(one: Waiting) -> Carrying:
    """The words of an effect that was set off, about to be carried out."""
    return Carrying(
        one.seat,
        one.card,
        one.effects,
        one.ability,
        targets=one.targets,
        player=one.player,
        x=one.x,
        caster=one.caster,
        that=one.that,
        that_player=one.that_player,
        by=one.by,
        number=one.number,
    )


AnyFrame: TypeAlias = (
    Opening | TurnFrame | ActionFrame | Discarding | Window | Playing | Carrying | Choosing | Simultaneous | Befalling
    | Combat | Splitting | Sabotage | Revealing | Declared
)  # fmt: skip
