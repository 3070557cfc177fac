"""What the things of a view are called, for the picture and for the words beside it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.games.doomtrooper.looks.seen.view import CardView, DoomtrooperView, PlayerView, RatingView, ShareView
from bot.games.doomtrooper.words.saying.tags import mark, tag
from bot.games.packs.words import Words
from bot.games.values import Line, Seat
from bot.locales.lines import Speaker, put

AREAS = ("squad", "cohort", "outpost", "aside", "table")
"""The places of a player's cards on the table, in the order in which they are drawn."""
RATED = frozenset({"warrior", "beast", "warzone"})
"""The types of cards that have ratings of their own."""
_OWN_MARKS = frozenset({"left-cover", "transferred"})
"""Marks of the rules that no card speaks of."""


class Names:
    """Names of seats, cards and marks of a view in a reader's language."""

    def __init__(self, view: DoomtrooperView, speaker: Speaker) -> None:
        self.say = speaker.say
        self._fighting = frozenset(_fighting(view))
        self._language = speaker.language

    def words(self, words: Words) -> str:
        """A name that the catalogue brings along."""
        return words.in_language(self._language)

    def seat(self, seat: Seat) -> str:
        """A player by number, as the message around the picture numbers them."""
        return self.say("doomtrooper-board-seat", number=seat + 1)

    def player(self, player: PlayerView) -> str:
        """A player by number, with his team where there are teams."""
        said = self.seat(player.seat)
        if player.team < 0:
            return said
        return f"{said} · {self.say('doomtrooper-board-team', number=player.team + 1)}"

    def seats(self, seats: Iterable[Seat]) -> str:
        """Several players."""
        return ", ".join(map(self.seat, seats))

    def card(self, card: CardView) -> str:
        """A card by name; one that the viewer may not know is a face-down card."""
        return self.say("doomtrooper-board-face-down") if card.name is None else self.words(card.name)

    def place(self, area: str) -> str:
        """An area, or where else cards lie."""
        said = self.say(f"doomtrooper-area-{area}")
        return said[:1].upper() + said[1:]

    def traits(self, card: CardView) -> tuple[str, ...]:
        """What a card is and what has happened to it, each in a word or two; how it lies is not among it."""
        found = [self._line(tag(name)) for name in (*card.affiliations, *card.kinds)]
        if card.side:
            found.append(self.say(f"doomtrooper-board-side-{card.side}"))
        if card.follows is not None:
            found.append(self.say("doomtrooper-board-follows", commander=self.words(card.follows)))
        return tuple(dict.fromkeys((*found, *self.happened(card))))

    def told(self, card: CardView) -> tuple[str, ...]:
        """What is written on a card: all of it on a warrior, on another only what has happened to it."""
        return self.traits(card) if card.type in ("warrior", "beast") else self.happened(card)

    def happened(self, card: CardView) -> tuple[str, ...]:
        """What has happened to a card: its marks, whom it was played on, that its player declares what it does."""
        found = [self._mark(name) for name in dict.fromkeys(name.partition(":")[0] for name in card.marks)]
        if card.player >= 0:
            found.insert(0, f"→ {self.seat(card.player)}")
        if card.declared:
            found.append(self.say("doomtrooper-board-declared"))
        return tuple(found)

    def lies(self, card: CardView) -> tuple[str, ...]:
        """How a card lies, by the keys of ``signs.LIES``."""
        marks = (("wounded", card.wounded), ("covered", card.covered), ("hidden", card.hidden), ("inside", card.inside))
        found = tuple(name for name, is_so in marks if is_so)
        return (*found, "fights") if card.place in self._fighting else found

    def share(self, share: ShareView) -> str:
        """What a card adds to a rating."""
        if share.how in ("printed", "cover"):
            return self.say(f"doomtrooper-said-sum-{share.how}", number=_signed(share))
        if share.name is None:
            return self.say("doomtrooper-said-sum-effect", number=_signed(share))
        return f"{_signed(share)} {self.words(share.name)}"

    def _mark(self, name: str) -> str:
        return self.say(f"doomtrooper-board-mark-{name}") if name in _OWN_MARKS else self._line(mark(name))

    def _line(self, line: Line) -> str:
        return put(line, self.say, self.seat, str)


def _fighting(view: DoomtrooperView) -> Iterator[int]:
    for combat in view.combats:
        for side in (combat.attacker, combat.defender):
            yield from (card.place for card in (side.fighter, *side.helping) if card is not None)


def _signed(share: ShareView) -> str:
    if share.how in ("printed", "set", "factor"):
        return share.number
    return f"−{share.number[1:]}" if share.number.startswith("-") else f"+{share.number}"


def change(rating: RatingView) -> int:
    """Whether a rating is higher (1) or lower (-1) than printed."""
    if rating.printed is None:
        return 0
    return (rating.now > rating.printed) - (rating.now < rating.printed)


def awaited(view: DoomtrooperView) -> tuple[Seat, ...]:
    """Who is to answer now; those of a window whose turn has not come are not among them."""
    needed = [prompt.seat for prompt in view.prompts if not (prompt.optional or prompt.ahead)]
    return tuple(dict.fromkeys(needed or [prompt.seat for prompt in view.prompts]))


def winners(view: DoomtrooperView) -> tuple[Seat, ...]:
    """Who has won, once the match is over."""
    return tuple(seat for seat, place in enumerate(view.over) if place == 1)


def whose(view: DoomtrooperView, names: Names) -> str:
    """Who is awaited, or who has won."""
    if view.over:
        return names.say("doomtrooper-board-won", players=names.seats(winners(view)))
    seats = awaited(view)
    if any(prompt.judge for prompt in view.prompts):
        return names.say("doomtrooper-board-judge")
    if view.window is not None and seats:
        name = names.say(f"doomtrooper-window-{view.window.name}")
        return names.say("doomtrooper-board-window", window=name, player=names.seat(seats[0]))
    return names.say("doomtrooper-board-awaited", players=names.seats(seats)) if seats else ""


def title(view: DoomtrooperView, names: Names) -> str:
    """The turn, and whose it is."""
    if not view.turn:
        return names.say("doomtrooper-board-opening")
    return names.say("doomtrooper-board-turn", turn=view.turn, player=names.seat(view.active))


def shown_ratings(card: CardView) -> tuple[RatingView, ...]:
    """The ratings that are written on the table: those of warriors, of beasts and of war zones."""
    return card.ratings if card.type in RATED else ()
