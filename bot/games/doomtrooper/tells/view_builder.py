"""Builds what a viewer may see, field by field from nothing."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from bot.games.doomtrooper.acts.combat import phases, striking
from bot.games.doomtrooper.acts.happening.windows import waiting
from bot.games.doomtrooper.asks.standing.reach import is_wide
from bot.games.doomtrooper.looks.fighting import values
from bot.games.doomtrooper.looks.holding.listeners import ability_at
from bot.games.doomtrooper.looks.meaning.marks import is_told
from bot.games.doomtrooper.looks.meaning.tags import tags
from bot.games.doomtrooper.looks.seen.knowing import knows
from bot.games.doomtrooper.looks.seen.view import (
    CardView,
    CombatView,
    DoomtrooperView,
    EarnedView,
    HarmView,
    PlayedView,
    PlayerView,
    RatingView,
    ShareView,
    SideView,
    WindowView,
)
from bot.games.doomtrooper.position.arrivals import ordered
from bot.games.doomtrooper.position.fights import attacking, defending
from bot.games.doomtrooper.position.frames import Combat, Earned, Playing, Sabotage, Splitting, Window
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import IN_PLAY, CardId, team
from bot.games.doomtrooper.tells import sums
from bot.games.doomtrooper.words.affiliations import AFFILIATIONS
from bot.games.doomtrooper.words.catalogue import Printed
from bot.games.doomtrooper.words.effects import Effect
from bot.games.doomtrooper.words.whom import RATINGS, Rating
from bot.games.packs.words import Words
from bot.games.questions import Prompt
from bot.games.values import SPECTATOR, Seat, Viewer

SHOWN_KINDS = ("heretic", "freelancer", "apostle", "personality", "commander", "cultist", "vehicle")
"""What a card may be beside its type and affiliations that matters to everybody, in the order in which it is told."""
COMBAT_WINDOW = "combat-"
"""What the names of windows of a combat begin with."""
SAVING = {"saving": "state"}
"""The windows of a combat that are named otherwise than the phase they belong to."""


def view(case: Case, viewer: Viewer, prompts: tuple[Prompt, ...]) -> DoomtrooperView:
    """The position as a viewer may see it."""
    return _Builder(case, viewer).whole(prompts)


def outline(case: Case, prompts: tuple[Prompt, ...]) -> DoomtrooperView:
    """What a spectator sees of what is played and fought and of points, without ratings and areas.

    Working ratings out takes longer than all else that happens when somebody passes.
    """
    return _Builder(case, SPECTATOR, rated=False).whole(prompts)


class _Builder:
    """Builds one view: cards are numbered as this viewer meets them, so that no number tells where a card came from."""

    def __init__(self, case: Case, viewer: Viewer, *, rated: bool = True) -> None:
        self._case = case
        self._viewer = viewer
        self._rated = rated
        self._places: dict[CardId, int] = {}

    def whole(self, prompts: tuple[Prompt, ...]) -> DoomtrooperView:
        state = self._case.state
        return DoomtrooperView(
            self._viewer,
            state.ruleset,
            state.target,
            state.turn,
            state.active,
            state.step,
            state.opened,
            state.last_turns,
            tuple(self._player(seat) for seat in range(len(state.players))),
            tuple(self._combat(at, frame) for at, frame in enumerate(state.stack) if isinstance(frame, Combat)),
            tuple(self._played(frame) for frame in state.stack if isinstance(frame, Playing)),
            prompts,
            state.over,
            tuple(self._harm(frame) for frame in state.stack if isinstance(frame, Sabotage)),
            tuple(self._earned(one) for frame in state.stack if isinstance(frame, Splitting) for one in frame.earned),
            self._window(),
            state.mode,
        )

    def _window(self) -> WindowView | None:
        stack = self._case.state.stack
        frame = stack[-1] if stack else None
        if not isinstance(frame, Window):
            return None
        return WindowView(f"w{frame.serial}", frame.kind, frame.name, waiting(frame))

    def _earned(self, one: Earned) -> EarnedView:
        victim = self._case.card(one.killed).controller if one.killed >= 0 else -1
        return EarnedView(one.seat, one.points, one.victory, victim)

    def knows(self, card: CardId) -> bool:
        """Whether the viewer may know which card it is."""
        return knows(self._case, card, self._viewer)

    def _player(self, seat: Seat) -> PlayerView:
        case, state = self._case, self._case.state
        player = case.player(seat)
        piles = {zone: case.pile(seat, zone) for zone in ("hand", "discard", "sideboard", "sacrificed")}
        seen = piles if self._rated else dict.fromkeys(piles, ())
        known = {zone: tuple(self._face(c) for c in cards if self.knows(c)) for zone, cards in seen.items()}
        return PlayerView(
            seat,
            player.destiny,
            player.victory,
            player.debt,
            tuple(token.kind for token in player.tokens),
            len(state.libraries[seat]),
            len(piles["hand"]),
            len(piles["discard"]),
            len(piles["sideboard"]),
            self._lying(seat, "squad"),
            self._lying(seat, "cohort"),
            self._lying(seat, "outpost"),
            self._lying(seat, "aside"),
            self._lying(seat, "table"),
            known["sacrificed"],
            known["hand"],
            known["discard"],
            known["sideboard"],
            player.deadline,
            player.out,
            team(state, seat) if state.mode == "teams" else -1,
        )

    def _lying(self, seat: Seat, zone: str) -> tuple[CardView, ...]:
        """The cards of a player in a zone that are attached to nothing, as they lie."""
        return tuple(map(self._card, self._case.once(_lying).get((seat, zone), ()))) if self._rated else ()

    def _card(self, card: CardId) -> CardView:
        return self._face(card) if self.knows(card) else self._back(card)

    def _back(self, card: CardId) -> CardView:
        """A card of which the viewer sees but its back."""
        here = self._case.card(card)
        return CardView(
            self._place(card),
            covered=here.covered,
            hidden=True,
            owner=here.holder if here.zone == "under" else here.owner,
            controller=here.controller,
            attached=self._attached(card),
        )

    def _face(self, card: CardId) -> CardView:
        """A card that the viewer knows."""
        case = self._case
        here, place = case.card(card), self._place(card)
        in_play = here.zone in IN_PLAY
        attached = self._attached(card) if in_play else ()
        printed, belonging = case.printed(card), _belonging(tags(case, card))
        leads = here.unit >= 0 and self.knows(here.unit)
        return CardView(
            place,
            here.code,
            printed.words,
            printed.type,
            belonging.affiliations,
            self._ratings(card, printed) if in_play else _as_printed(printed),
            here.wounded,
            here.covered,
            here.unpaid or here.zone == "under",
            here.inside,
            tuple(filter(is_told, here.marks)) if here.marks else (),
            here.side,
            here.owner,
            here.controller,
            attached,
            printed.text is None,
            () if printed.text is None else printed.text.doubt_kinds,
            belonging.kinds,
            _name(case, here.unit) if leads else None,
            here.player,
        )

    def _place(self, card: CardId) -> int:
        return self._places.setdefault(card, len(self._places))

    def _attached(self, card: CardId) -> tuple[CardView, ...]:
        return tuple(map(self._card, (*self._case.attached(card), *self._case.under(card))))

    def _ratings(self, card: CardId, printed: Printed) -> tuple[RatingView, ...]:
        if printed.type != "warrior" or not self._rated:
            return _as_printed(printed)
        told = [which for which in RATINGS if which in printed.ratings]
        if values.is_as_printed(self._case, card):
            return tuple(_untouched(which, printed.ratings[which], printed.words) for which in told)
        return tuple(self._rating(card, which) for which in told)

    def _rating(self, card: CardId, which: Rating) -> RatingView:
        worked = values.worked(self._case, card, which)
        counting = sums.counting(worked.shares)
        shares = tuple(map(self._share, counting))
        printed = self._case.printed(card).ratings.get(which)
        return RatingView(which, worked.total, printed, shares, sums.reckoning(counting))

    def _share(self, share: values.Share) -> ShareView:
        name = None if share.card < 0 or not self.knows(share.card) else _name(self._case, share.card)
        return ShareView(share.how, f"×{share.number}" if share.how == "factor" else str(share.number), name)

    def _combat(self, at: int, frame: Combat) -> CombatView:
        first = striking.first_striker(self._case, frame) if frame.attacker >= 0 and frame.defender >= 0 else -1
        return CombatView(
            frame.serial,
            frame.at,
            frame.tactic,
            None if frame.zone < 0 else self._card(frame.zone),
            self._side(frame, frame.seat, attacking(frame)),
            self._side(frame, frame.against, defending(frame)),
            -1 if first < 0 else self._case.card(first).controller,
            tuple((self._case.card(hit.card).controller, "kill" if hit.kill else "wound") for hit in frame.hits),
            self._stage(at, frame),
            self._case.rules.phases,
        )

    def _stage(self, at: int, frame: Combat) -> str:
        """The phase of a combat by name: the one whose window is open on it, or else the one that is carried out."""
        above = self._case.state.stack[at + 1 : at + 2]
        window = next((one.name for one in above if isinstance(one, Window)), "")
        if window.startswith(COMBAT_WINDOW):
            name = window.removeprefix(COMBAT_WINDOW)
            return SAVING.get(name, name)
        return phases.phase(self._case, frame)

    def _side(self, frame: Combat, seat: Seat, side: tuple[CardId, ...]) -> SideView:
        if not side or self._case.card(side[0]).zone not in IN_PLAY:
            return SideView(seat, None, (), None, None)
        fighter, *helping = side
        shown = self._rated and self.knows(fighter)
        which: Rating = "shoot" if frame.tactic == "shoot" else "fight"
        return SideView(
            seat,
            self._card(fighter),
            tuple(map(self._card, helping)),
            self._rating(fighter, which) if shown and frame.tactic else None,
            self._rating(fighter, "armour") if shown else None,
        )

    def _harm(self, frame: Sabotage) -> HarmView:
        return HarmView(frame.seat, frame.against, self._card(frame.card))

    def _played(self, frame: Playing) -> PlayedView:
        targets = tuple(self._card(card) for card in frame.targets)
        return PlayedView(
            frame.seat,
            self._card(frame.card),
            frame.ability,
            frame.x,
            targets,
            frame.cancelled,
            frame.player,
            self.knows(frame.card) and is_wide(_words(self._case, frame)),
            frame.declared,
        )


def _lying(case: Case) -> dict[tuple[Seat, str], list[CardId]]:
    """The cards that are attached to nothing by player and zone, in the order in which they came."""
    found: dict[tuple[Seat, str], list[CardId]] = {}
    cards = case.state.cards
    for at in ordered(case.state, (at for at, card in enumerate(cards) if card.zone in IN_PLAY and card.on < 0)):
        found.setdefault((cards[at].controller, cards[at].zone), []).append(at)
    return found


def _words(case: Case, frame: Playing) -> tuple[Effect, ...]:
    """What a card or an ability that was played does."""
    if frame.declared:
        return frame.effects
    if frame.ability >= 0:
        ability = ability_at(case, frame.card, frame.ability)
        return () if ability is None else ability.effects
    written = case.printed(frame.card).text
    return () if written is None else written.effects


class _Belonging(NamedTuple):
    """The tags of a card that everybody is shown, in their order."""

    affiliations: tuple[str, ...]
    kinds: tuple[str, ...]


@lru_cache(maxsize=4096)
def _belonging(tagged: frozenset[str]) -> _Belonging:
    return _Belonging(tuple(sorted(AFFILIATIONS & tagged)), tuple(kind for kind in SHOWN_KINDS if kind in tagged))


def _as_printed(card: Printed) -> tuple[RatingView, ...]:
    """The ratings of a card that nothing changes; most cards have none."""
    return _unchanged(tuple(card.ratings.items())) if card.ratings else ()


@lru_cache(maxsize=4096)
def _unchanged(ratings: tuple[tuple[Rating, int], ...]) -> tuple[RatingView, ...]:
    """Ratings that nothing changes, in their order."""
    printed = dict(ratings)
    return tuple(RatingView(which, printed[which], printed[which]) for which in RATINGS if which in printed)


@lru_cache(maxsize=4096)
def _untouched(which: Rating, number: int, name: Words) -> RatingView:
    """A rating of a warrior that nothing changes; its only share is the printed one."""
    share = values.Share("printed", number)
    return RatingView(which, number, number, (ShareView(share.how, str(number), name),), sums.reckoning((share,)))


def _name(case: Case, card: CardId) -> Words:
    return case.printed(card).words
