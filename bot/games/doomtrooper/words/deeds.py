"""Deeds: what happens once, as a card is played, used or set off."""

from __future__ import annotations

from typing import Literal

from bot.games.doomtrooper.words.whom import Amount, Rating, Who, Whom
from bot.games.doomtrooper.words.word import Word


class Wound(Word, frozen=True, tag_field="do", tag="wound"):
    """Wounds; a wounded warrior dies. ``points``: killing so pays as a combat does."""

    points: bool = False


class Heal(Word, frozen=True, tag_field="do", tag="heal"):
    """Heals a wound, or saves from the wound or death that is just being suffered."""

    saves: bool = False


class Kill(Word, frozen=True, tag_field="do", tag="kill"):
    """Kills; ``sure``: nothing but an outright ban on dying helps."""

    points: bool = False
    sure: bool = False


class Discard(Word, frozen=True, tag_field="do", tag="discard"):
    """Puts cards in play on the discard piles of their owners; ``points`` pays as a kill does."""

    points: bool = False


class Sacrifice(Word, frozen=True, tag_field="do", tag="sacrifice"):
    """Removes cards from the game for good."""


class Return(Word, frozen=True, tag_field="do", tag="return"):
    """Takes cards back into the hand or library of their owners, or into the hands of their controllers."""

    to: Literal["hand", "top", "bottom", "shuffled"] = "hand"
    whose: Literal["owner", "controller"] = "owner"


class Fetch(Word, frozen=True, tag_field="do", tag="fetch"):
    """Looks for cards in piles and takes them; ``who`` says which cards fit."""

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
    """Looks at a hand, the top of a library, or a hidden warrior; ``show`` shows it to everybody.

    ``take`` of them go to the hand, and the rest where it says.
    """

    at: Literal["hand", "library", "card", "discard"]
    player: Who = "opponent"
    number: Amount | Literal["all"] = "all"
    show: bool = False
    reorder: bool = False
    take: Amount = 0
    rest: Literal["top", "bottom", "shuffled", "discard"] = "top"


class Shuffle(Word, frozen=True, tag_field="do", tag="shuffle"):
    """Shuffles a library."""

    player: Who = "me"


class Move(Word, frozen=True, tag_field="do", tag="move"):
    """Moves warriors to another area, or attached cards to another bearer; ``transfer`` as the rules of that allow."""

    to: Literal[
        "squad",
        "cohort",
        "outpost",
        "aside",
        "own-side",
        "bearer",
        "player",
        "area",
        "out-of-vehicle",
        "into-vehicle",
        "transfer",
    ]
    bearer: Whom | None = None
    player: Who = "me"


class Cover(Word, frozen=True, tag_field="do", tag="cover"):
    """Drives warriors into cover, or out of it."""

    out: bool = False
    free: bool = True


class Mark(Word, frozen=True, tag_field="do", tag="mark"):
    """Puts a mark on cards or takes it away: ``imprisoned``, ``out`` of play, or one that a card speaks of."""

    mark: str
    off: bool = False
    number: Amount = 1


class Enter(Word, frozen=True, tag_field="do", tag="enter"):
    """Brings cards into play out of a hand or pile: ``who`` says which fit; ``player`` controls them."""

    origin: tuple[Literal["hand", "library", "discard", "sideboard", "collection", "sacrificed"], ...] = ("hand",)
    free: bool = True
    player: Who = "me"
    whose: Who = "me"
    number: Amount = 1
    to: Literal["", "squad", "cohort", "outpost", "aside", "same"] = ""
    covered: bool = False


class Control(Word, frozen=True, tag_field="do", tag="control"):
    """Takes control of cards."""

    player: Who = "me"


class Points(Word, frozen=True, tag_field="do", tag="points"):
    """Gives or takes points; ``earned`` ones are split by who gains them; ``taken_from`` loses what is gained.

    ``instead``: they come in the place of those that the event pays.
    """

    player: Who = "me"
    destiny: Amount = 0
    victory: Amount = 0
    earned: Amount = 0
    taken_from: Who | None = None
    instead: bool = False


class Debt(Word, frozen=True, tag_field="do", tag="debt"):
    """Borrows or pays back."""

    amount: Amount
    most: int | None = None


class Actions(Word, frozen=True, tag_field="do", tag="actions"):
    """Gives actions of a kind, for now (``at_once``) or for the turn; ``convert`` turns own actions into this kind."""

    number: Amount = 1
    kind: Literal["any", "attack", "other"] = "any"
    player: Who = "me"
    at_once: bool = False
    only: tuple[str, ...] = ()
    convert: bool = False


class Attack(Word, frozen=True, tag_field="do", tag="attack"):
    """A combat takes place now: by ``who``, against ``whom``; one after another where they are several.

    ``any``: whoever they are, without regard to who may attack whom; ``action`` counts as an attack action.
    ``player``: he is attacked himself despite defenders, for so many points of ``victory``.
    """

    whom: Whom | None = None
    player: Who | None = None
    victory: int = 0
    tactic: Literal["", "fight", "shoot"] = ""
    any: bool = False
    action: bool = False


class Join(Word, frozen=True, tag_field="do", tag="join"):
    """Warriors help a side of the combat and add their ``ratings``; ``struck`` says who chooses the one that is hit.

    Each who is not ``free`` costs his value in destiny points.
    """

    side: Literal["own", "attacker", "defender"] = "own"
    ratings: tuple[Rating, ...] = ("fight", "shoot")
    struck: Literal["", "me", "opponent", "all"] = ""
    cover: bool = False
    free: bool = True


class Replace(Word, frozen=True, tag_field="do", tag="replace"):
    """Another warrior takes the place of a fighter.

    ``any``: without regard to who may attack whom; nobody fights across the border of the Outpost all the same.
    """

    by: Whom
    fighter: Literal["attacker", "defender", "own-fighter", "opponent-fighter"] = "own-fighter"
    any: bool = False


class SetTactic(Word, frozen=True, tag_field="do", tag="tactic"):
    """Changes how the combat is fought."""

    to: Literal["fight", "shoot", "other"] = "other"


class End(Word, frozen=True, tag_field="do", tag="end"):
    """Ends a combat, an attack, the actions of a turn or a turn; ``back``: what the attack took is free again."""

    what: Literal["combat", "attack", "actions", "turn"] = "combat"
    back: bool = False


class Cancel(Word, frozen=True, tag_field="do", tag="cancel"):
    """Cancels the card or ability that this one answers, or the cards ``who``; ``steal``: one may play it oneself."""

    steal: bool = False
    to: Literal["discard", "hand", "sacrificed"] = "discard"


class Prevent(Word, frozen=True, tag_field="do", tag="prevent"):
    """Keeps from happening what is about to: a wound, a death, a gain or loss of points."""

    what: Literal["wound", "kill", "harm", "points", "discard", "sacrifice", "search", "attack"] = "kill"


class Redirect(Word, frozen=True, tag_field="do", tag="redirect"):
    """Turns what is about to happen on somebody else: an effect, a wound, the points to another player."""

    to: Whom | None = None
    player: Who | None = None


class Attach(Word, frozen=True, tag_field="do", tag="attach"):
    """Attaches cards to another card without an action; ``hidden`` lays them face down under it."""

    to: Whom
    origin: tuple[Literal["hand", "library", "discard", "sideboard", "collection", "play"], ...] = ("hand",)
    free: bool = True
    whose: Who = "me"
    hidden: bool = False
    number: Amount = 1
    ignoring: tuple[str, ...] = ()


class Win(Word, frozen=True, tag_field="do", tag="win"):
    """A player wins or is eliminated."""

    player: Who = "me"
    lose: bool = False


class Turns(Word, frozen=True, tag_field="do", tag="turns"):
    """Gives turns of one's own after this one, or takes the next ones."""

    player: Who = "me"
    number: int = 1


class Name(Word, frozen=True, tag_field="do", tag="name"):
    """Names something that the words after it call ``named``: an affiliation, a card, a tag, a number.

    ``most``: the number is one from 1 to this.
    """

    what: Literal["affiliation", "apostle", "name", "type", "aspect", "rating", "number"]
    most: Amount | None = None
    options: tuple[str, ...] = ()
    by: Who = "me"


class PlayNow(Word, frozen=True, tag_field="do", tag="play"):
    """A player plays one of the cards ``who`` at once, at its own price unless ``free``."""

    origin: tuple[Literal["hand", "library", "discard", "sideboard", "collection"], ...] = ("hand",)
    player: Who = "me"
    whose: Who = "me"
    free: bool = False
    ignoring: tuple[str, ...] = ()


class Become(Word, frozen=True, tag_field="do", tag="become"):
    """The cards become exact copies of another card, with all that is printed on it, while they are in play."""

    of: Whom


class Swap(Word, frozen=True, tag_field="do", tag="swap"):
    """Exchanges what two players have, or two ratings of cards (``ratings`` are those to choose from).

    ``seats`` are the places in the order of turns; ``direction`` is that order itself, which goes the other way round.
    ``control`` is that of two cards, ``hand`` the cards in hand. ``others``: two other players are chosen for it.
    """

    what: Literal["destiny", "victory", "discard", "library", "ratings", "seats", "direction", "hand", "control"]
    others: bool = False
    player: Who = "chosen"
    ratings: tuple[Rating, ...] = ()
