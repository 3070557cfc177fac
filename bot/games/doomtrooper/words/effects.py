"""The words themselves: what an effect does. Continuous words hold while their card works; deeds happen once.

A new word is one struct here, one function where its family is carried out (``effects/continuous.py``,
``effects/deeds/``), and one row of :data:`WORDS`.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct, field

from bot.games.doomtrooper.words.whom import SELF, Amount, If, Price, Rating, Until, Who, Whom

Strength: TypeAlias = Literal["plain", "always", "never"]


class Word(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What all words have.

    Attributes:
        who: the cards it is about.
        conditions: it works only where these hold; written ``if``.
        until: how long a continuous word lasts that a played card leaves behind.
        ruleset: ``cs`` or ``sv`` where it holds in one ruleset only.
        optional: the player decides whether it happens.
        doubtful: what the card leaves open, in our words.
    """

    who: Whom = SELF
    conditions: tuple[If, ...] = field(default=(), name="if")
    until: Until = "in-play"
    ruleset: Literal["", "cs", "sv"] = ""
    optional: bool = False
    doubtful: str = ""


# Continuous words.


class Rate(Word, frozen=True, tag_field="do", tag="rate"):
    """Changes ratings: before anything else the base, then factors, then sums; ``set`` replaces the base."""

    ratings: tuple[Rating, ...]
    base: Amount | None = None
    factor: float | None = None
    sum: Amount | None = None
    set: Amount | None = None


class Kind(Word, frozen=True, tag_field="do", tag="kind"):
    """Gives or takes tags: affiliations, kinds, what the card is considered."""

    gain: tuple[str, ...] = ()
    lose: tuple[str, ...] = ()


class Ability(Word, frozen=True, tag_field="do", tag="ability"):
    """Gives an ability of ``words/abilities.py``, such as ``first-strike``; ``against`` limits whom it works on."""

    ability: str
    strength: Strength = "plain"
    against: Whom | None = None


class Immune(Word, frozen=True, tag_field="do", tag="immune"):
    """What does not touch the cards where somebody uses it against them: tags of cards such as ``art``."""

    to: tuple[str, ...]
    lose: bool = False


class Bar(Word, frozen=True, tag_field="do", tag="bar"):
    """Forbids: ``attack``, ``cover``, ``receive:equipment`` …; ``never`` beats every permission."""

    what: tuple[str, ...]
    strength: Strength = "plain"
    whom: Whom | None = None
    player: Who | None = None


class Permit(Word, frozen=True, tag_field="do", tag="permit"):
    """Allows what the rules or a plain bar forbid."""

    what: tuple[str, ...]
    whom: Whom | None = None
    player: Who | None = None
    number: int = 1


class Protect(Word, frozen=True, tag_field="do", tag="protect"):
    """Keeps the cards from being ``discarded``, ``killed``, ``wounded``, ``stolen`` …"""

    against: tuple[str, ...]
    strength: Strength = "plain"
    by: Whom | None = None


class Cost(Word, frozen=True, tag_field="do", tag="price"):
    """Changes what it costs to play cards, or replaces it."""

    of: Whom
    player: Who = "me"
    destiny: Amount = 0
    actions: int = 0
    set: Price | None = None


class Limit(Word, frozen=True, tag_field="do", tag="limit"):
    """Sets or moves a limit: ``hand``, ``actions``, ``vehicles``, ``armour``, ``target`` …"""

    of: str
    value: int | None = None
    change: int = 0
    player: Who = "me"


class Casts(Word, frozen=True, tag_field="do", tag="casts"):
    """Lets cast the Art of these aspects, or of ``all``; ``legion`` also for the benefit of the Dark Legion."""

    aspects: tuple[str, ...]
    no: tuple[str, ...] = ()
    legion: bool = False
    price: Price | None = None


class Share(Word, frozen=True, tag_field="do", tag="share"):
    """Changes what a kill or another gain of points is worth, in which points, and to whom."""

    factor: float = 1
    plus: Amount = 0
    only: Literal["", "destiny", "victory", "none"] = ""
    to: Who | None = None


# Deeds.


class Wound(Word, frozen=True, tag_field="do", tag="wound"):
    """Wounds; a wounded warrior dies. ``points``: killing so pays as a combat does."""

    points: bool = False


class Heal(Word, frozen=True, tag_field="do", tag="heal"):
    """Heals a wound, or saves from the wound or death that is just being suffered."""


class Kill(Word, frozen=True, tag_field="do", tag="kill"):
    """Kills."""

    points: bool = False


class Discard(Word, frozen=True, tag_field="do", tag="discard"):
    """Puts cards in play on the discard piles of their owners."""

    points: bool = False


class Sacrifice(Word, frozen=True, tag_field="do", tag="sacrifice"):
    """Removes cards from the game for good."""


class Return(Word, frozen=True, tag_field="do", tag="return"):
    """Takes cards back into the hand or library of their owners."""

    to: Literal["hand", "top", "bottom", "shuffled"] = "hand"


class Fetch(Word, frozen=True, tag_field="do", tag="fetch"):
    """Looks for cards in piles and takes them."""

    origin: tuple[Literal["library", "discard", "sideboard", "collection", "sacrificed"], ...]
    to: Literal["hand", "top", "play", "shuffled"] = "hand"
    player: Who = "me"
    whose: Who = "me"
    number: Amount = 1
    show: bool = True
    free: bool = False


class Draw(Word, frozen=True, tag_field="do", tag="draw"):
    """Draws cards."""

    number: Amount = 1
    player: Who = "me"


class DiscardHand(Word, frozen=True, tag_field="do", tag="discard-cards"):
    """Discards cards of a hand: chosen by ``by``, at random, or all."""

    number: Amount | Literal["all"] = 1
    player: Who = "opponent"
    by: Literal["owner", "me", "chance"] = "owner"


class Look(Word, frozen=True, tag_field="do", tag="look"):
    """Looks at a hand, the top of a library, or a hidden warrior; ``show`` shows it to everybody."""

    at: Literal["hand", "library", "card"]
    player: Who = "opponent"
    number: Amount = 1
    show: bool = False
    reorder: bool = False


class Shuffle(Word, frozen=True, tag_field="do", tag="shuffle"):
    """Shuffles a library."""

    player: Who = "me"


class Move(Word, frozen=True, tag_field="do", tag="move"):
    """Moves warriors to another area, or attached cards to another bearer."""

    to: Literal["squad", "cohort", "outpost", "aside", "own-side", "bearer"]
    bearer: Whom | None = None


class Cover(Word, frozen=True, tag_field="do", tag="cover"):
    """Drives warriors into cover, or out of it."""

    out: bool = False


class Mark(Word, frozen=True, tag_field="do", tag="mark"):
    """Puts a mark on cards or takes it away: ``imprisoned``, ``out`` of play, or one that a card speaks of."""

    mark: str
    off: bool = False
    number: Amount = 1


class Enter(Word, frozen=True, tag_field="do", tag="enter"):
    """Brings cards into play out of a hand or pile."""

    origin: tuple[Literal["hand", "library", "discard", "sideboard", "collection", "sacrificed"], ...] = ("hand",)
    free: bool = True
    player: Who = "me"
    number: Amount = 1


class Control(Word, frozen=True, tag_field="do", tag="control"):
    """Takes control of cards."""

    player: Who = "me"


class Points(Word, frozen=True, tag_field="do", tag="points"):
    """Gives or takes points; ``earned`` ones are split by who gains them; ``taken_from`` loses what is gained."""

    player: Who = "me"
    destiny: Amount = 0
    victory: Amount = 0
    earned: Amount = 0
    taken_from: Who | None = None


class Debt(Word, frozen=True, tag_field="do", tag="debt"):
    """Borrows or pays back."""

    amount: Amount
    most: int | None = None


class Actions(Word, frozen=True, tag_field="do", tag="actions"):
    """Gives actions of a kind, for now (``at_once``) or for the turn; ``convert`` lets others be of this kind."""

    number: Amount = 1
    kind: Literal["any", "attack", "other"] = "any"
    player: Who = "me"
    at_once: bool = False
    only: tuple[str, ...] = ()


class Attack(Word, frozen=True, tag_field="do", tag="attack"):
    """A combat takes place now, or an attack must be made: by ``who``, against ``whom``."""

    whom: Whom | None = None
    tactic: Literal["", "fight", "shoot"] = ""


class Join(Word, frozen=True, tag_field="do", tag="join"):
    """Warriors help a side of the combat."""

    side: Literal["own", "attacker", "defender"] = "own"


class Replace(Word, frozen=True, tag_field="do", tag="replace"):
    """Another warrior takes the place of a fighter."""

    by: Whom
    fighter: Literal["attacker", "defender", "own-fighter", "opponent-fighter"] = "own-fighter"


class SetTactic(Word, frozen=True, tag_field="do", tag="tactic"):
    """Changes how the combat is fought."""

    to: Literal["fight", "shoot", "other"] = "other"


class End(Word, frozen=True, tag_field="do", tag="end"):
    """Ends a combat, an attack or a turn."""

    what: Literal["combat", "attack", "turn"] = "combat"


class Cancel(Word, frozen=True, tag_field="do", tag="cancel"):
    """Cancels the card or ability that this one answers; ``steal``: one may play it oneself."""

    steal: bool = False


class Prevent(Word, frozen=True, tag_field="do", tag="prevent"):
    """Keeps from happening what is about to: a wound, a death, a gain or loss of points."""

    what: Literal["wound", "kill", "points", "discard"] = "kill"


class Redirect(Word, frozen=True, tag_field="do", tag="redirect"):
    """Turns what is about to happen on somebody else."""

    to: Whom


class Attach(Word, frozen=True, tag_field="do", tag="attach"):
    """Attaches cards to another card without an action."""

    to: Whom
    origin: tuple[Literal["hand", "library", "discard", "sideboard", "collection", "play"], ...] = ("hand",)
    free: bool = True


class Choose(Word, frozen=True, tag_field="do", tag="choose"):
    """One of several ways, each a list of words; ``times`` over."""

    ways: tuple[tuple[Effect, ...], ...]
    by: Who = "me"
    times: Amount = 1


class Chance(Word, frozen=True, tag_field="do", tag="chance"):
    """A number from 1 to ``sides`` is drawn: ``ways`` tells by number what follows."""

    sides: int
    ways: tuple[tuple[Effect, ...], ...]


class Repeat(Word, frozen=True, tag_field="do", tag="repeat"):
    """The words happen so many times."""

    times: Amount
    effects: tuple[Effect, ...]


class Win(Word, frozen=True, tag_field="do", tag="win"):
    """A player wins or is eliminated."""

    player: Who = "me"
    lose: bool = False


Continuous: TypeAlias = Rate | Kind | Ability | Immune | Bar | Permit | Protect | Cost | Limit | Casts | Share
Deed: TypeAlias = (
    Wound | Heal | Kill | Discard | Sacrifice | Return | Fetch | Draw | DiscardHand | Look | Shuffle | Move | Cover
    | Mark | Enter | Control | Points | Debt | Actions | Attack | Join | Replace | SetTactic | End | Cancel | Prevent
    | Redirect | Attach | Choose | Chance | Repeat | Win
)  # fmt: skip
Effect: TypeAlias = Continuous | Deed
