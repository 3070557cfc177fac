"""The paper on which deeds are done: the position as it lies, with what is chosen, paid and left behind."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from dataclasses import replace as with_
from typing import Any

from msgspec.structs import replace

from bot.games.doomtrooper.position.state import IN_PLAY, Card, Player
from bot.games.doomtrooper.words.effects import Effect
from bot.games.doomtrooper.words.whom import Amount, Per, Price, Who, Whom
from tests.bot.games.doomtrooper.seen.stated.reading import amount, fits, found
from tests.bot.games.doomtrooper.seen.stated.world import PASSING, Here, World, players

Key = tuple[Any, ...]


STATES = ("imprisoned", "out", "turned-down")
"""Marks that a card has once or not at all."""
PILES = {"collection": ("library", "discard", "sideboard")}


@dataclass
class Paper:
    """A position on paper.

    Attributes:
        wanted: the cards that are chosen wherever there is a choice, in that order.
        ways: which of several ways are taken, one choice after the other.
        shuffled: the libraries whose order nobody can tell.
        lasting: continuous words that began, with whom they are about.
        known: what a seat knows of hidden cards is not stated where cards were looked for.
        declined: a way was taken that does nothing.
        ended: the combat is over; ``fights`` how many more began.
        struck: the victory points that are earned where a player who is attacked himself answers nothing.
        takers: the players who look for cards in piles, and say which they take.
    """

    world: World
    here: Here
    wanted: list[int] = field(default_factory=list)
    ways: list[int] = field(default_factory=list)
    yes: bool = True
    way: int = 0
    shuffled: set[int] = field(default_factory=set)
    lasting: list[tuple[Effect, Here, tuple[int, ...]]] = field(default_factory=list)
    searched: bool = False
    ended: bool = False
    began: tuple[int, int] | None = None
    order: tuple[int, ...] | None = None
    declined: bool = False
    rounds: int = 1
    struck: int = 0
    tactic: str = ""
    threat: int = -1
    first: World | None = None
    undone: tuple[int, int] = (0, 0)
    fighters: tuple[int, int] | None = None
    helpers: tuple[tuple[int, ...], tuple[int, ...]] | None = None
    loose: set[Key] = field(default_factory=set)
    sources: list[int] = field(default_factory=list)
    takers: set[int] = field(default_factory=set)

    # The cards.

    @property
    def cards(self) -> tuple[Card, ...]:
        return self.world.state.cards

    def card(self, card: int, **changes: Any) -> None:
        """A card lies otherwise."""
        cards = list(self.cards)
        cards[card] = replace(cards[card], **changes)
        self.world.state = replace(self.world.state, cards=tuple(cards))

    def player(self, seat: int, **changes: Any) -> None:
        """A player has something else."""
        players_ = list(self.world.state.players)
        players_[seat] = replace(players_[seat], **changes)
        self.world.state = replace(self.world.state, players=tuple(players_))

    def has(self, seat: int) -> Player:
        return self.world.state.players[seat]

    def library(self, seat: int, cards: Sequence[int]) -> None:
        libraries = list(self.world.state.libraries)
        libraries[seat] = tuple(cards)
        self.world.state = replace(self.world.state, libraries=tuple(libraries))

    def move(self, card: int, zone: str, *, on: int = -1, controller: int | None = None) -> None:
        """A card goes somewhere; what lay on it goes to the discard piles where it leaves the table."""
        lies = self.cards[card]
        if lies.zone == "library":
            self.library(lies.owner, [one for one in self.world.state.libraries[lies.owner] if one != card])
        there = zone in IN_PLAY
        driver = self.cards[lies.on] if lies.on >= 0 and not there and "vehicle" in self.world.tags(card) else None
        if driver is not None and driver.inside:
            # A vehicle that is destroyed wounds who sits in it.
            self.card(lies.on, inside=False)
            hurt(self, lies.on)
        if not there or lies.zone not in IN_PLAY:
            fresh = Card(lies.code, lies.owner, lies.owner if controller is None or not there else controller, zone, on)  # type: ignore[arg-type]
            if zone in ("discard", "sacrificed"):
                fresh = replace(fresh, bore=lies.on if lies.zone in IN_PLAY else lies.bore)
            cards = list(self.cards)
            cards[card] = fresh
            self.world.state = replace(self.world.state, cards=tuple(cards))
        else:
            self.card(card, zone=zone, on=on, **({} if controller is None else {"controller": controller}))
        for at, other in enumerate(self.cards):
            if other.on == card:
                if there:
                    self.card(at, zone=zone)
                else:
                    self.move(at, "discard")
        fight = self.world.fight
        if not there and fight is not None and card in (fight.attacker, fight.defender):
            self.ended = True

    def to_library(self, card: int, how: str) -> None:
        owner = self.cards[card].owner
        self.move(card, "library")
        rest = [one for one in self.world.state.libraries[owner] if one != card]
        self.library(owner, [card, *rest] if how == "bottom" else [*rest, card])
        if how == "shuffled":
            self.shuffled.add(owner)

    # Who and how much.

    def seats(self, who: Who) -> tuple[int, ...]:
        return players(self.world, who, self.here)

    def much(self, number: Amount) -> int:
        """How much an amount is; of cards that the event took off the table, as it was before."""
        counted = number.cards if isinstance(number, Per) else None
        gone = counted is not None and self.first is not None and not found(self.world, counted, self.here)
        return amount(self.first if gone and self.first is not None else self.world, number, self.here)

    def pick(self, options: Iterable[int], number: int) -> tuple[int, ...]:
        """So many of some cards: those that are wanted first."""
        found_ = tuple(options)
        if number >= len(found_):
            return found_
        order = sorted(
            found_, key=lambda one: (self.wanted.index(one) if one in self.wanted else len(self.wanted), one)
        )
        chosen = order[:number]
        self.wanted += [one for one in chosen if one not in self.wanted]
        return tuple(one for one in found_ if one in chosen)

    def pick_of(self, options: tuple[int, ...], number: int) -> tuple[int, ...]:
        """So many cards of a hidden pile, which nobody need take: they are wanted by name."""
        chosen = self.pick(options, number)
        self.wanted += [one for one in chosen if one not in self.wanted]
        return chosen

    def way_of(self, number: int) -> int:
        """The way that is taken of several."""
        way = self.way % number
        self.ways.append(way)
        return way

    def meant(self, whom: Whom) -> tuple[int, ...]:
        """The cards that a deed is done to."""
        there = found(self.world, whom, self.here)
        if not there and self.first is not None and whom.role:
            there = found(self.first, whom, self.here)
        if whom.by == "chance" and isinstance(whom.count, int) and len(there) > whom.count:
            return there[: whom.count]
        if whom.count == "all":
            if whom.up_to:
                self.wanted += [one for one in there if one not in self.wanted]
            return there
        return self.pick(there, self.here.x if whom.count == "x" else whom.count)

    def met(self, word: Any) -> tuple[int, ...]:
        cards = self.meant(word.who)
        self.here = with_(self.here, taken=cards)
        return cards

    def in_piles(self, whom: Whom, origin: tuple[str, ...], seats: tuple[int, ...]) -> tuple[int, ...]:
        """The cards of piles that fit."""
        zones = [zone for each in origin for zone in PILES.get(each, (each,))]
        there = []
        for zone in zones:
            for seat in seats:
                near = replace(whom, zones=(zone,), count="all", highest="")
                there += [
                    at
                    for at, card in enumerate(self.cards)
                    if card.zone == zone and card.owner == seat and fits(self.world, near, self.here, at)
                ]
        return tuple(there)

    def gain(self, seat: int, destiny: int, victory: int) -> int:
        had = self.has(seat)
        more, won = max(destiny, -had.destiny), max(victory, -had.victory)
        self.player(seat, destiny=had.destiny + more, victory=had.victory + won)
        return more + won

    # What is paid.

    def pays(self, price: Price, seat: int, *, actions: int) -> None:
        """A price is paid."""
        spent = price.actions or actions
        if price.x == "actions":
            spent += self.here.x * price.step
        tokens = self.has(seat).tokens
        if spent:
            self.player(seat, tokens=tokens[spent:])
        more = self.here.x * price.step
        had = self.has(seat)
        destiny = self.much(price.destiny) + (more if price.x == "destiny" else 0)
        if price.value is not None:
            destiny += sum(self.world.rating(card, "value") for card in found(self.world, price.value, self.here))
        victory = self.much(price.victory) + (more if price.x == "victory" else 0)
        self.player(seat, destiny=had.destiny - destiny, victory=had.victory - victory)
        if price.mark:
            mark_on(self, self.here.card, price.mark, -1)
        given = ((price.discard, "discard"), (price.sacrifice, "sacrificed"), (price.wound, "wound"))
        # Who is given up is chosen before anything is.
        due: list[tuple[int, str]] = []
        for whom, how in given:
            if whom is not None:
                number = whom.count if isinstance(whom.count, int) else 1
                options = [one for one in found(self.world, whom, self.here) if self.cards[one].controller == seat]
                if whom.zones == ("hand",):
                    options = [one for one in self.in_piles(whom, ("hand",), (seat,)) if one != self.here.card]
                due += [(card, how) for card in self.pick(options, number)]
        if due:
            self.here = with_(self.here, taken=tuple(card for card, _ in due))
        for card, how in due:
            hurt(self, card) if how == "wound" else self.move(card, how)
        if price.hand:
            hand = [
                at
                for at, card in enumerate(self.cards)
                if card.zone == "hand" and card.owner == seat and at != self.here.card
            ]
            for card in self.pick(hand, price.hand):
                self.move(card, "discard")
        if price.either:
            # What may be used at any time is paid for by something else than an action.
            timely = [one for one in price.either if actions or not one.actions]
            self.pays((timely or price.either)[0], seat, actions=0)

    def facts(self) -> dict[Key, object]:
        """The position as :mod:`look` would tell it, ratings and knowledge aside."""
        state = self.world.state
        seen: dict[Key, object] = {}
        for seat, player in enumerate(state.players):
            seen["destiny", seat], seen["victory", seat], seen["debt", seat] = (
                player.destiny,
                player.victory,
                player.debt,
            )
            seen["actions", seat] = tuple(sorted(token.kind for token in player.tokens))
            seen["extra", seat] = player.extra
            library = state.libraries[seat]
            seen["library", seat] = frozenset(library) if seat in self.shuffled else library
        for at, card in enumerate(state.cards):
            seen["zone", at], seen["on", at], seen["whose", at] = card.zone, card.on, card.controller
            seen["held by", at] = card.player
            for flag in ("wounded", "covered", "unpaid", "inside"):
                seen[flag, at] = getattr(card, flag)
            seen["marks", at] = tuple(
                sorted(
                    mark
                    for mark in card.marks
                    if mark not in PASSING and not mark.startswith(("inside:", "imprisoned:"))
                )
            )
        return seen


def mark_on(paper: Paper, card: int, mark: str, times: int) -> None:
    marks = list(paper.cards[card].marks)
    for _ in range(abs(times)):
        if times > 0 and not (mark in STATES and mark in marks):
            marks.append(mark)
        elif times < 0 and mark in marks:
            marks.remove(mark)
    paper.card(card, marks=tuple(marks))


def hurt(paper: Paper, card: int) -> bool:
    lies = paper.cards[card]
    if lies.zone not in IN_PLAY or paper.world.card(card).type != "warrior":
        return False
    if lies.wounded:
        paper.move(card, "discard")
    else:
        paper.card(card, wounded=True)
    return True
