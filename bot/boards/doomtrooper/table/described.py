"""The facts of the picture in words, for those who do not see it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bot.boards.doomtrooper.table.battle import facts, heading, missing, outer_text
from bot.boards.doomtrooper.table.heading import notes
from bot.boards.doomtrooper.table.signs import RATINGS
from bot.boards.doomtrooper.table.waiting import rows
from bot.boards.doomtrooper.table.words import AREAS, Names, shown_ratings, title, whose
from bot.boards.wording import fitting
from bot.games.doomtrooper.looks.seen.view import (
    CardView,
    CombatView,
    DoomtrooperView,
    PlayerView,
    RatingView,
    SideView,
)

LIMIT = 1000
"""Discord takes 1,024 characters; this leaves room for what a message may put before it."""


class _Style(NamedTuple):
    """How much is said: what cards are, worked sums, what cards carry, sizes of piles, ratings, names of all cards."""

    traits: bool = False
    sums: bool = False
    carried: bool = False
    piles: bool = False
    ratings: bool = False
    named: bool = True


_STYLES = (
    _Style(traits=True, sums=True, carried=True, piles=True, ratings=True),
    _Style(sums=True, carried=True, piles=True, ratings=True),
    _Style(sums=True, carried=True, ratings=True),
    _Style(sums=True, ratings=True),
    _Style(ratings=True),
    _Style(sums=True, piles=True),
    _Style(sums=True),
    _Style(),
    _Style(sums=True, piles=True, named=False),
    _Style(named=False),
)
"""From the fullest wording to the briefest."""


def described(view: DoomtrooperView, names: Names, limit: int = LIMIT) -> str:
    """The facts of the picture in the fullest wording within the limit; the briefest is cut if even it is too long."""
    return fitting((_Telling(view, names, style).text() for style in _STYLES), limit)


class _Telling:
    def __init__(self, view: DoomtrooperView, names: Names, style: _Style) -> None:
        self._view, self._names, self._style = view, names, style
        self._say = names.say

    def text(self) -> str:
        return " ".join(f"{part.rstrip('.')}." for part in self._parts() if part)

    def _parts(self) -> Iterator[str]:
        view, names = self._view, self._names
        yield title(view, names)
        yield whose(view, names)
        if view.turn and not view.over:
            step = self._say(f"doomtrooper-board-step-{view.step}")
            yield self._say("doomtrooper-board-alt-step", step=step)
        yield from notes(view, names)
        for row in rows(view, names):
            said = f"{names.seat(row.seat)}: {row.text}"
            yield f"{said} ({self._say('doomtrooper-board-cancelled')})" if row.cancelled else said
        if view.window is not None:
            yield f"{self._say('doomtrooper-board-may-play')} {names.seats(view.window.waiting)}"
        if view.combats:
            yield from self._combat(view.combats[-1])
            yield from (outer_text(each, names) for each in view.combats[:-1])
        if self._style.ratings and any(_rated(player) for player in view.players):
            order = "/".join(self._say(f"doomtrooper-rating-{which}").lower() for which in RATINGS)
            yield self._say("doomtrooper-board-alt-ratings", ratings=order)
        yield from map(self._player, view.players)

    def _combat(self, combat: CombatView) -> Iterator[str]:
        yield f"{heading(combat, self._names)}, {self._say(f'doomtrooper-board-phase-{combat.stage}')}"
        unknown = missing(combat, self._names)
        yield self._side(combat.attacker, "attacker", unknown)
        yield self._side(combat.defender, "defender", unknown)
        yield from facts(combat, self._names)

    def _side(self, side: SideView, role: str, unknown: str) -> str:
        names = self._names
        said = [unknown if side.fighter is None else names.card(side.fighter)]
        said += [self._sum(rating) for rating in (side.attack, side.armour) if rating is not None]
        if side.helping:
            said.append(self._say("doomtrooper-board-helping", cards=", ".join(map(names.card, side.helping))))
        return f"{self._say(f'doomtrooper-board-{role}')}: {', '.join(said)}"

    def _sum(self, rating: RatingView) -> str:
        said = f"{self._say(f'doomtrooper-rating-{rating.rating}').lower()} {rating.now}"
        if not self._style.sums or len(rating.shares) < 2:
            return said
        return f"{said} = {rating.reckoned} ({', '.join(map(self._names.share, rating.shares))})"

    def _player(self, player: PlayerView) -> str:
        say, target = self._say, self._view.target
        said = [say("doomtrooper-board-alt-points", victory=player.victory, target=target, destiny=player.destiny)]
        said += [
            f"{say(f'doomtrooper-board-sign-{name}')} {number}"
            for name, number in (("debt", player.debt), ("deadline", player.deadline))
            if number
        ]
        if player.out:
            said.append(say("doomtrooper-board-out"))
        if player.actions:
            kinds = ", ".join(say(f"doomtrooper-said-sheet-token-{kind}") for kind in player.actions)
            said.append(f"{say('doomtrooper-board-actions')} {len(player.actions)} ({kinds})")
        if self._style.piles:
            sizes = (player.library, player.hand_size, player.discard_size, len(player.sacrificed))
            library, hand, discard, gone = sizes
            said.append(say("doomtrooper-board-alt-piles", library=library, hand=hand, discard=discard, gone=gone))
        said += [self._area(area, cards) for area in AREAS if (cards := getattr(player, area))]
        return f"{self._names.player(player)}: {'; '.join(said)}"

    def _area(self, area: str, cards: tuple[CardView, ...]) -> str:
        place = self._names.place(area)
        return f"{place} – {', '.join(map(self._card, cards))}" if self._style.named else f"{place} {len(cards)}×"

    def _card(self, card: CardView) -> str:
        names, style = self._names, self._style
        said = names.card(card)
        if style.ratings and (ratings := shown_ratings(card)):
            numbers: dict[str, str] = {rating.rating: str(rating.now) for rating in ratings}
            said += f" {'/'.join(numbers.get(which, '–') for which in RATINGS)}"
        # A card that is known by nothing else is called face down already.
        lies = (name for name in names.lies(card) if card.name is not None or name != "hidden")
        details = [self._say(f"doomtrooper-said-state-{name}") for name in lies]
        details += names.told(card) if style.traits else names.happened(card)
        if style.carried:
            details += (f"+ {self._card(one)}" for one in card.attached)
        return f"{said} ({', '.join(details)})" if details else said


def _rated(player: PlayerView) -> bool:
    """Whether a player has cards on the table whose ratings are told."""
    return any(shown_ratings(card) for area in AREAS for card in getattr(player, area))
