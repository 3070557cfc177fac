"""What deeds must change, stated by doing them on paper: the position as it lies, each word in its turn.

The paper knows nothing of windows, answers and bans; it is a second telling of what the words mean, for positions in
which nothing else speaks. What cannot be told on paper is named as unread.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from dataclasses import replace as with_
from typing import Any

from msgspec.structs import replace

from bot.games.doomtrooper.position.state import IN_PLAY, Card, Player, Token
from bot.games.doomtrooper.words import deeds as do
from bot.games.doomtrooper.words.affiliations import AFFILIATIONS
from bot.games.doomtrooper.words.effects import CONTINUOUS, Chance, Choose, Effect, Repeat
from bot.games.doomtrooper.words.whom import RATINGS, Amount, Per, Price, Who, Whom
from tests.bot.games.doomtrooper.seen.world import PASSING, Here, Unread, World, amount, fits, found, holds, natural, players

Key = tuple[Any, ...]
PILES = {"collection": ("library", "discard", "sideboard")}


@dataclass
class Paper:
    """A position on paper.

    Attributes:
        wanted: the cards that are chosen wherever there is a choice, in that order.
        ways: which of several ways are taken, one choice after the other.
        shuffled: the libraries whose order nobody can tell.
        lasting: continuous words that began, with whom they are about.
        known: what a seat knows of hidden cards is not told where cards were looked for.
        ended: the combat is over; ``fights`` how many more began.
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
    rounds: int = 1
    tactic: str = ""
    threat: int = -1
    first: World | None = None
    undone: tuple[int, int] = (0, 0)
    fighters: tuple[int, int] | None = None
    helpers: tuple[tuple[int, ...], tuple[int, ...]] | None = None
    loose: set[Key] = field(default_factory=set)
    sources: list[int] = field(default_factory=list)

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
        if not there or lies.zone not in IN_PLAY:
            fresh = Card(lies.code, lies.owner, lies.owner if controller is None or not there else controller, zone, on)  # type: ignore[arg-type]
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
        return amount(self.world, number, self.here)

    def pick(self, options: Iterable[int], number: int) -> tuple[int, ...]:
        """So many of some cards: those that are wanted first."""
        found_ = tuple(options)
        if number >= len(found_):
            return found_
        order = sorted(found_, key=lambda one: (self.wanted.index(one) if one in self.wanted else len(self.wanted), one))
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
        if not there and self.first is not None:
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
                    at for at, card in enumerate(self.cards)
                    if card.zone == zone and card.owner == seat and fits(self.world, near, self.here, at)
                ]  # fmt: skip
        return tuple(there)

    def gain(self, seat: int, destiny: int, victory: int) -> int:
        had = self.has(seat)
        more, won = max(destiny, -had.destiny), max(victory, -had.victory)
        self.player(seat, destiny=had.destiny + more, victory=had.victory + won)
        return more + won

    # Words.

    def does(self, words: Iterable[Effect]) -> None:
        """The words happen one after the other."""
        for word in words:
            if word.ruleset == "sv":
                continue
            if word.optional and not self.yes:
                continue
            if isinstance(word, CONTINUOUS):
                _settled(word)
                reached = found(self.world, word.who, self.here)
                self.lasting.append((word, self.here, reached))
                self.here = with_(self.here, did=bool(reached))
                continue
            if not holds(self.world, word.conditions, self.here):
                self.here = with_(self.here, did=False)
                continue
            deed = DEEDS.get(type(word))
            if deed is None:
                raise Unread(f"deed {type(word).__name__}")
            if word.unless is not None:
                self.loose.add(("unless",))
            done = deed(self, word)
            self.here = with_(self.here, did=done is not False)

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
            _mark(self, self.here.card, price.mark, -1)
        for whom, how in ((price.discard, "discard"), (price.sacrifice, "sacrificed"), (price.wound, "wound")):
            if whom is not None:
                number = whom.count if isinstance(whom.count, int) else 1
                options = [one for one in found(self.world, whom, self.here) if self.cards[one].controller == seat]
                if whom.zones == ("hand",):
                    options = [one for one in self.in_piles(whom, ("hand",), (seat,)) if one != self.here.card]
                for card in self.pick(options, number):
                    _hurt(self, card) if how == "wound" else self.move(card, how)
        if price.hand:
            hand = [at for at, card in enumerate(self.cards) if card.zone == "hand" and card.owner == seat and at != self.here.card]
            for card in self.pick(hand, price.hand):
                self.move(card, "discard")
        if price.either:
            self.pays(price.either[0], seat, actions=0)

    def facts(self) -> dict[Key, object]:
        """The position as :mod:`look` would tell it, ratings and knowledge aside."""
        state = self.world.state
        seen: dict[Key, object] = {}
        for seat, player in enumerate(state.players):
            seen["destiny", seat], seen["victory", seat], seen["debt", seat] = player.destiny, player.victory, player.debt
            seen["actions", seat] = tuple(sorted(token.kind for token in player.tokens))
            seen["extra", seat] = player.extra
            library = state.libraries[seat]
            seen["library", seat] = frozenset(library) if seat in self.shuffled else library
        for at, card in enumerate(state.cards):
            seen["zone", at], seen["on", at], seen["whose", at] = card.zone, card.on, card.controller
            for flag in ("wounded", "covered", "unpaid", "inside"):
                seen[flag, at] = getattr(card, flag)
            seen["marks", at] = tuple(sorted(mark for mark in card.marks if mark not in PASSING and not mark.startswith(("inside:", "imprisoned:"))))
        return seen


def _settled(word: Effect) -> None:
    """Whether the amounts of a word leave nothing to be chosen."""
    for name in ("set", "sum", "base"):
        per = getattr(word, name, None)
        if isinstance(per, Per) and per.cards is not None and per.cards.count != "all":
            raise Unread("an amount of a card that is chosen")


def _mark(paper: Paper, card: int, mark: str, times: int) -> None:
    marks = list(paper.cards[card].marks)
    for _ in range(abs(times)):
        if times > 0 and not (mark in ("imprisoned", "out") and mark in marks):
            marks.append(mark)
        elif times < 0 and mark in marks:
            marks.remove(mark)
    paper.card(card, marks=tuple(marks))


def _hurt(paper: Paper, card: int) -> bool:
    lies = paper.cards[card]
    if lies.zone not in IN_PLAY or paper.world.card(card).type != "warrior":
        return False
    if lies.wounded:
        paper.move(card, "discard")
    else:
        paper.card(card, wounded=True)
    return True


def _each(deed: Callable[[Paper, int, Any], object]) -> Callable[[Paper, Any], bool]:
    def done(paper: Paper, word: Any) -> bool:
        return any([deed(paper, card, word) is not False for card in paper.met(word)])

    return done


def _wound(paper: Paper, word: do.Wound) -> bool:
    return _harm(paper, word, lambda card: _hurt(paper, card))


def _kill(paper: Paper, word: do.Kill) -> bool:
    def kill(card: int) -> bool:
        paper.move(card, "discard")
        return True

    return _harm(paper, word, kill)


def _harm(paper: Paper, word: Any, harm: Callable[[int], bool]) -> bool:
    done = False
    for card in paper.met(word):
        value, was = paper.world.rating(card, "value"), paper.cards[card]
        done |= harm(card)
        if word.points and was.zone in IN_PLAY and paper.cards[card].zone == "discard":
            if was.controller != paper.here.seat:
                paper.gain(paper.here.seat, value, 0)
            else:
                raise Unread("points for killing an own warrior")
    return done


def _discard(paper: Paper, card: int, word: do.Discard) -> bool:
    lies = paper.cards[card]
    if lies.zone == "discard":
        return False
    if paper.world.card(card).type == "alliance" and lies.zone in IN_PLAY and "alliance" not in word.who.tags and card != paper.here.card:
        return False
    value = paper.world.rating(card, "value")
    paper.move(card, "discard")
    if word.points:
        paper.gain(paper.here.seat, value, 0)
    return True


def _return(paper: Paper, card: int, word: do.Return) -> bool:
    if word.to == "hand":
        paper.move(card, "hand")
    else:
        paper.to_library(card, word.to)
    return True


def _heal(paper: Paper, card: int, word: do.Heal) -> bool:
    if word.saves:
        return True
    if not paper.cards[card].wounded:
        return False
    paper.card(card, wounded=False)
    return True


def _draw(paper: Paper, word: do.Draw) -> bool:
    for seat in paper.seats(word.player):
        for _ in range(paper.much(word.number)):
            library = paper.world.state.libraries[seat]
            if library:
                paper.move(library[-1], "hand")
    return True


def _discard_hand(paper: Paper, word: do.DiscardHand) -> bool:
    gone: list[int] = []
    for seat in paper.seats(word.player):
        asks = bool(word.who.tags or word.who.any or word.who.no) and not word.who.role
        near = replace(word.who, zones=("hand",))
        hand = [
            at for at, card in enumerate(paper.cards)
            if card.zone == "hand" and card.owner == seat and (not asks or fits(paper.world, near, paper.here, at))
        ]  # fmt: skip
        number = len(hand) if word.number == "all" else min(len(hand), paper.much(word.number))
        gone += hand[:number] if word.by == "chance" else paper.pick(hand, number)
    for card in gone:
        paper.move(card, "discard")
    paper.here = with_(paper.here, taken=tuple(gone), number=len(gone))
    return bool(gone)


def _fetch(paper: Paper, word: do.Fetch) -> bool:
    seats = paper.seats(word.whose)
    number = max(paper.much(word.number), word.who.count if isinstance(word.who.count, int) else 0)
    chosen = paper.pick_of(paper.in_piles(word.who, word.origin, seats), number)
    for card in chosen:
        if word.to == "hand":
            paper.move(card, "hand")
        elif word.to == "play":
            paper.move(card, "table", controller=paper.seats(word.player)[0])
        else:
            paper.to_library(card, word.to)
    zones = {zone for each in word.origin for zone in PILES.get(each, (each,))}
    if "library" in zones:
        paper.shuffled.update(seats)
    paper.searched = True
    paper.here = with_(paper.here, taken=chosen)
    return bool(chosen)


def _points(paper: Paper, word: do.Points) -> bool:
    if word.instead:
        seat, worth = paper.undone
        if not worth:
            raise Unread("points in the place of others")
        paper.gain(seat, -worth, 0)
        paper.undone = (0, 0)
    moved = 0
    for seat in paper.seats(word.player):
        before = paper.here
        paper.here = with_(paper.here, that_player=seat) if word.player == "each" else paper.here
        earned = paper.much(word.earned)
        if earned > 0:
            moved += paper.gain(seat, earned, 0)
        destiny, victory = paper.much(word.destiny), paper.much(word.victory)
        paper.here = before
        if word.taken_from is not None:
            for other in paper.seats(word.taken_from)[:1]:
                destiny, victory = min(destiny, paper.has(other).destiny), min(victory, paper.has(other).victory)
                paper.gain(other, -destiny, -victory)
        moved += paper.gain(seat, destiny, victory)
    paper.here = with_(paper.here, number=abs(moved))
    return moved != 0


def _shuffle(paper: Paper, word: do.Shuffle) -> bool:
    for seat in paper.seats(word.player):
        paper.shuffled.add(seat)
        for card in paper.world.state.libraries[seat]:
            paper.card(card, seen=())
    return True


def _cover(paper: Paper, card: int, word: do.Cover) -> bool:
    if paper.cards[card].unpaid:
        raise Unread("a hidden warrior is driven out")
    paper.card(card, covered=not word.out)
    return True


def _marks(paper: Paper, word: do.Mark) -> bool:
    number = paper.much(word.number)
    for card in paper.met(word):
        times = 1 if word.mark in ("imprisoned", "out") else number
        _mark(paper, card, word.mark, -times if word.off else times)
    return number > 0


def _move(paper: Paper, word: do.Move) -> bool:
    cards = paper.met(word)
    if word.to == "bearer":
        bearer = next(iter(paper.meant(word.bearer or Whom(role="bearer"))), -1)
        for card in cards if bearer >= 0 else ():
            paper.card(card, on=bearer, zone=paper.cards[bearer].zone)
        return bearer >= 0
    if word.to in ("out-of-vehicle", "into-vehicle"):
        for card in cards:
            paper.card(card, inside=word.to == "into-vehicle")
        return bool(cards)
    for card in cards:
        if word.to in ("own-side", "area", "player"):
            raise Unread(f"move to {word.to}")
        lies = paper.cards[card]
        if (lies.zone == "outpost") != (word.to == "outpost"):
            for at, other in enumerate(paper.cards):
                if other.on == card and paper.world.card(at).type == "beast":
                    paper.move(at, "discard")
        paper.move(card, word.to)
    return bool(cards)


def _control(paper: Paper, card: int, word: do.Control) -> bool:
    seat = paper.seats(word.player)[0]
    old = paper.cards[card].controller
    zone = paper.cards[card].zone
    if paper.world.card(card).type == "warrior" and zone in ("squad", "cohort"):
        zone = natural(paper.world.tags(card))
    for at, other in enumerate(paper.cards):
        if other.on == card and other.controller == old:
            paper.card(at, controller=seat)
    paper.move(card, zone, on=paper.cards[card].on, controller=seat)
    return True


def _enter(paper: Paper, word: do.Enter) -> bool:
    seat = paper.seats(word.player)[0]
    options = (
        found(paper.world, word.who, paper.here) if word.who.role else paper.in_piles(word.who, word.origin, paper.seats(word.whose))
    )
    number = max(paper.much(word.number), word.who.count if isinstance(word.who.count, int) else 0)
    chosen = paper.pick_of(options, number)
    for card in chosen:
        kind = paper.world.card(card).type
        zone = word.to or (natural(paper.world.tags(card)) if kind == "warrior" else "table")
        if zone == "same":
            zone = paper.cards[paper.here.card].zone
        if not word.free:
            paper.gain(seat, -paper.world.rating(card, "value"), 0)
        if paper.cards[card].zone == "library":
            paper.shuffled.add(paper.cards[card].owner)
        paper.move(card, zone, controller=seat)
        if word.covered:
            paper.card(card, covered=True)
    paper.searched = True
    paper.here = with_(paper.here, taken=chosen)
    return bool(chosen)


def _attach(paper: Paper, word: do.Attach) -> bool:
    bearer = next(iter(paper.meant(word.to)), -1)
    if bearer < 0:
        return False
    if word.who.role or word.origin == ("play",):
        options = paper.meant(word.who)
    else:
        options = paper.in_piles(word.who, word.origin, paper.seats(word.whose))
    options = tuple(card for card in options if card != bearer)
    number = max(paper.much(word.number), word.who.count if isinstance(word.who.count, int) else 1)
    chosen = paper.pick_of(options, number)
    for card in chosen:
        was = paper.cards[card]
        if was.zone == "library":
            paper.shuffled.add(was.owner)
        paper.move(card, paper.cards[bearer].zone, on=bearer, controller=was.controller if was.zone in IN_PLAY else paper.here.seat)
    paper.searched = True
    paper.here = with_(paper.here, taken=chosen)
    return bool(chosen)


def _actions(paper: Paper, word: do.Actions) -> bool:
    number = paper.much(word.number)
    for seat in paper.seats(word.player):
        tokens = paper.has(seat).tokens
        if word.convert:
            plain = [at for at, one in enumerate(tokens) if one.kind in ("any", "other")][:number]
            paper.player(seat, tokens=tuple(Token(word.kind) if at in plain else one for at, one in enumerate(tokens)))
            continue
        left = (*tokens, *(Token(word.kind),) * number) if number > 0 else tokens[:number]
        paper.player(seat, tokens=left)
    return True


def _debt(paper: Paper, word: do.Debt) -> bool:
    seat, number = paper.here.seat, paper.much(word.amount)
    had = paper.has(seat)
    number = max(number, -had.debt) if number < 0 else number
    paper.player(seat, debt=had.debt + number, destiny=had.destiny + max(0, number))
    return number != 0


def _look(paper: Paper, word: do.Look) -> bool:
    if word.take or word.reorder or word.rest != "top":
        raise Unread("what is looked at is taken or put back otherwise")
    seats = tuple(range(len(paper.world.state.players))) if word.show else (paper.here.seat,)
    cards: tuple[int, ...] = ()
    if word.at == "card":
        cards = paper.meant(word.who)
    for seat in paper.seats(word.player) if word.at != "card" else ():
        if word.at == "library":
            pile = tuple(reversed(paper.world.state.libraries[seat]))
        else:
            pile = tuple(at for at, card in enumerate(paper.cards) if card.zone == word.at and card.owner == seat)
        cards += pile if word.number == "all" else pile[: paper.much(word.number)]
    for card in cards:
        seen = tuple(sorted({*paper.cards[card].seen, *seats}))
        paper.card(card, seen=seen)
        paper.sources.append(card)
    paper.here = with_(paper.here, taken=cards)
    return bool(cards)


def _turns(paper: Paper, word: do.Turns) -> bool:
    for seat in paper.seats(word.player):
        paper.player(seat, extra=paper.has(seat).extra + word.number)
    return True


def _end(paper: Paper, word: do.End) -> bool:
    if word.what == "combat" or (word.what == "attack" and paper.world.fight is not None):
        paper.ended = True
        return True
    raise Unread(f"end of {word.what}")


def _attack(paper: Paper, word: do.Attack) -> bool:
    mine = paper.meant(word.who)
    if not mine or word.whom is None:
        raise Unread("an attack on whomever is named then")
    free = replace(word.whom, count="all")
    options = [one for one in found(paper.world, free, paper.here) if one not in mine]
    whom = paper.pick(options, word.whom.count) if isinstance(word.whom.count, int) else tuple(options)
    if not whom:
        raise Unread("nobody to attack")
    paper.began = (mine[0], whom[0])
    paper.rounds = len(whom)
    return True


def _tactic(paper: Paper, word: do.SetTactic) -> bool:
    now = paper.world.fight.tactic if paper.world.fight is not None else ""
    paper.tactic = {"fight": "shoot", "shoot": "fight"}.get(now, "") if word.to == "other" else word.to
    return True


def _replace(paper: Paper, word: do.Replace) -> bool:
    fight = paper.world.fight
    if fight is None:
        raise Unread("no combat")
    free = replace(word.by, count="all")
    options = [one for one in found(paper.world, free, paper.here) if one not in (fight.attacker, fight.defender)]
    by = paper.pick(options, word.by.count) if isinstance(word.by.count, int) else tuple(options)
    if not by:
        raise Unread("nobody takes a fighter's place")
    mine = paper.cards[fight.attacker].controller == paper.here.seat
    attacker = word.fighter == "attacker" or (word.fighter == "own-fighter") == mine and word.fighter != "defender"
    paper.fighters = (by[0], fight.defender) if attacker else (fight.attacker, by[0])
    return True


def _join(paper: Paper, word: do.Join) -> bool:
    fight = paper.world.fight
    cards = paper.meant(word.who)
    if fight is None or not cards:
        raise Unread("nobody joins")
    mine = paper.cards[fight.attacker].controller == paper.here.seat
    attacker = word.side == "attacker" or (word.side == "own" and mine)
    paper.helpers = (cards, ()) if attacker else ((), cards)
    paper.loose.add(("ratings",))
    return True


def _swap(paper: Paper, word: do.Swap) -> bool:
    other = paper.seats(word.player)[:1]
    if not other:
        raise Unread("a swap with nobody")
    mine, theirs = paper.here.seat, other[0]
    if word.what in ("destiny", "victory"):
        a, b = getattr(paper.has(mine), word.what), getattr(paper.has(theirs), word.what)
        paper.player(mine, **{word.what: b})
        paper.player(theirs, **{word.what: a})
        return True
    raise Unread(f"swap of {word.what}")


def _choose(paper: Paper, word: Choose) -> bool:
    for _ in range(paper.much(word.times)):
        way = paper.way_of(len(word.ways))
        if word.prices:
            if word.prices[way].x:
                paper.here = with_(paper.here, x=1)
            paper.pays(word.prices[way], paper.here.seat, actions=0)
        paper.does(word.ways[way])
    return True


def _chance(paper: Paper, word: Chance) -> bool:
    paper.does(word.ways[paper.way % len(word.ways)])
    return True


def _repeat(paper: Paper, word: Repeat) -> bool:
    for _ in range(paper.much(word.times)):
        paper.does(word.effects)
    return True


def _cancel(paper: Paper, word: do.Cancel) -> bool:
    """The card that is answered does nothing; it goes where the word says."""
    if word.who.role not in ("", "self") or word.steal:
        raise Unread("what is cancelled is told")
    if paper.threat < 0:
        raise Unread("nothing is answered")
    if word.to != "discard":
        paper.move(paper.threat, "hand" if word.to == "hand" else "sacrificed")
    return True


def _name(paper: Paper, word: do.Name) -> bool:
    """One of what may be named, in the order in which it is offered: what the first who was chosen is, if he is any."""
    tags = {tag for printed in paper.world.printed.values() for tag in printed.tags}
    prefix = {"apostle": "follower:", "aspect": "aspect:"}.get(word.what, "")
    if word.what == "number" or (not word.options and word.what in ("name", "type")):
        raise Unread(f"what is named: {word.what}")
    options = word.options or {
        "affiliation": tuple(sorted(AFFILIATIONS)), "rating": RATINGS,
    }.get(word.what, tuple(sorted(tag for tag in tags if prefix and tag.startswith(prefix))))  # fmt: skip
    own = paper.world.tags(paper.here.targets[0]) if paper.here.targets else frozenset[str]()
    at = next((at for at, one in enumerate(options) if one in own), 0)
    paper.ways.append(at)
    paper.here = with_(paper.here, named=(*paper.here.named, options[at]))
    return True


def _unread(paper: Paper, word: Any) -> bool:
    raise Unread(f"deed {type(word).__name__}")


DEEDS: dict[type, Callable[[Paper, Any], object]] = {
    do.Wound: _wound,
    do.Kill: _kill,
    do.Discard: _each(_discard),
    do.Sacrifice: _each(lambda paper, card, _: paper.move(card, "sacrificed")),
    do.Return: _each(_return),
    do.Heal: _each(_heal),
    do.Draw: _draw,
    do.DiscardHand: _discard_hand,
    do.Fetch: _fetch,
    do.Points: _points,
    do.Shuffle: _shuffle,
    do.Cover: _each(_cover),
    do.Mark: _marks,
    do.Move: _move,
    do.Control: _each(_control),
    do.Enter: _enter,
    do.Attach: _attach,
    do.Actions: _actions,
    do.Debt: _debt,
    do.Look: _look,
    do.Turns: _turns,
    do.End: _end,
    do.Attack: _attack,
    do.SetTactic: _tactic,
    do.Replace: _replace,
    do.Join: _join,
    do.Swap: _swap,
    do.Cancel: _cancel,
    do.Prevent: lambda paper, word: True,
    do.PlayNow: _unread,
    do.Name: _name,
    Choose: _choose,
    Chance: _chance,
    Repeat: _repeat,
}
