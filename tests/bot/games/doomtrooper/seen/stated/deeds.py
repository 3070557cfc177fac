"""The changes that deeds must make, stated by doing them on paper: each word in its turn.

The paper knows nothing of windows, answers and bans; it is a second telling of what the words mean, for positions in
which nothing else speaks. Anything that cannot be stated on paper is named as unread.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace as with_
from typing import Any

from msgspec.structs import replace

from bot.games.doomtrooper.position.frames import Splitting
from bot.games.doomtrooper.position.state import IN_PLAY, Token
from bot.games.doomtrooper.words import deeds as do
from bot.games.doomtrooper.words.affiliations import AFFILIATIONS
from bot.games.doomtrooper.words.effects import CONTINUOUS, Chance, Choose, Effect, Kind, Repeat, Watch
from bot.games.doomtrooper.words.whom import RATINGS, SELF, Per, Whom
from tests.bot.games.doomtrooper.seen.stated.lasting import kinds_after
from tests.bot.games.doomtrooper.seen.stated.paper import Paper, hurt
from tests.bot.games.doomtrooper.seen.stated.piles import (
    attached,
    became,
    controlled,
    covered,
    discarded,
    drawn,
    each_card,
    entered,
    fetched,
    hand_discarded,
    looked_at,
    marked_with,
    moved,
    returned,
    shuffled_,
    swapped,
)
from tests.bot.games.doomtrooper.seen.stated.reading import found, holds
from tests.bot.games.doomtrooper.seen.stated.world import Here, Unread


def does(paper: Paper, words: Iterable[Effect]) -> None:
    """The words happen one after the other."""
    for word in words:
        if word.ruleset == "sv":
            continue
        if word.optional and not paper.yes:
            continue
        if isinstance(word, CONTINUOUS):
            here = _settled(paper, word)
            reached = found(paper.world, word.who, paper.here)
            if isinstance(word.who.count, int):
                reached = paper.pick(reached, word.who.count)
            if isinstance(word, Kind):
                known = {card: kinds_after(word, paper.world, paper.here, card) for card in reached}
                paper.world.kinds = {**paper.world.kinds, **known}
            paper.lasting.append((word, here, reached))
            if isinstance(word, Watch) and word.on.event == "reached" and word.on.cards is not None:
                # What it waits for may be so already.
                for card in found(paper.world, word.on.cards, paper.here):
                    paper.here = with_(paper.here, that=card)
                    does(paper, word.effects)
                paper.here = here
            paper.here = with_(paper.here, did=bool(reached))
            continue
        if not holds(paper.world, word.conditions, paper.here):
            paper.here = with_(paper.here, did=False)
            continue
        deed = DEEDS.get(type(word))
        if deed is None:
            raise Unread(f"deed {type(word).__name__}")
        if word.unless is not None:
            paper.loose.add(("unless",))
        done = deed(paper, word)
        paper.here = with_(paper.here, did=done is not False)


def _settled(paper: Paper, word: Effect) -> Here:
    """In whose name a word that lasts speaks, with the card that is chosen for its amount."""
    for name in ("set", "sum", "base"):
        per = getattr(word, name, None)
        if isinstance(per, Per) and per.cards is not None and isinstance(per.cards.count, int):
            options = found(paper.world, replace(per.cards, count="all"), paper.here)
            return with_(paper.here, counted=paper.pick_of(options, per.cards.count))
    return paper.here


def _wound(paper: Paper, word: do.Wound) -> bool:
    return _harm(paper, word, lambda card: hurt(paper, card))


def _kill(paper: Paper, word: do.Kill) -> bool:
    def kill(card: int) -> bool:
        paper.move(card, "discard")
        return True

    return _harm(paper, word, kill)


def _harm(paper: Paper, word: Any, harm: Callable[[int], bool]) -> bool:
    done = False
    for card in paper.met(word):
        value, was = paper.world.rating(card, "value"), paper.cards[card].zone
        done |= harm(card)
        if word.points and was in IN_PLAY and paper.cards[card].zone == "discard":
            # All is taken in destiny points, as those for a warrior of one's own are anyway.
            paper.gain(paper.here.seat, value, 0)
    return done


def _heal(paper: Paper, card: int, word: do.Heal) -> bool:
    if word.saves:
        return True
    if not paper.cards[card].wounded:
        return False
    paper.card(card, wounded=False)
    return True


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
        paper.here = with_(paper.here, that_player=seat) if word.player.startswith("each") else paper.here
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
    if word.player is not None and mine:
        paper.struck = word.victory
        return any(paper.cards[mine[0]].controller != seat for seat in paper.seats(word.player))
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
    mine = paper.cards[fight.attacker].controller == paper.here.seat
    attacker = word.fighter == "attacker" or ((word.fighter == "own-fighter") == mine and word.fighter != "defender")
    now = paper.fighters or (fight.attacker, fight.defender)
    left = paper.cards[now[1] if attacker else now[0]]
    free = replace(word.by, count="all")
    # Nobody fights across the border of the Outpost.
    options = [
        one
        for one in found(paper.world, free, paper.here)
        if one not in now and (paper.cards[one].zone == "outpost") == (left.zone == "outpost")
    ]
    by = paper.pick(options, word.by.count) if isinstance(word.by.count, int) else tuple(options)
    if not by:
        raise Unread("nobody takes a fighter's place")
    paper.fighters = (by[0], now[1]) if attacker else (now[0], by[0])
    return True


def _join(paper: Paper, word: do.Join) -> bool:
    fight = paper.world.fight
    cards = paper.meant(word.who)
    if fight is not None and not word.free:
        cards = _paid_for(paper, tuple(one for one in cards if one not in (fight.attacker, fight.defender)))
    if fight is None or not cards:
        raise Unread("nobody joins")
    mine = paper.cards[fight.attacker].controller == paper.here.seat
    attacker = word.side == "attacker" or (word.side == "own" and mine)
    paper.helpers = (cards, ()) if attacker else ((), cards)
    paper.loose.add(("ratings",))
    return True


def _paid_for(paper: Paper, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Those whose value is paid in destiny points, one after the other as long as there are any left."""
    paid: list[int] = []
    for card in cards:
        value = max(0, paper.world.rating(card, "value"))
        if value <= paper.has(paper.here.seat).destiny:
            paper.gain(paper.here.seat, -value, 0)
            paid.append(card)
    return tuple(paid)


def _redirect(paper: Paper, word: do.Redirect) -> bool:
    """Points go to another player than was to be paid; a card does to another one what it was to do."""
    if word.to is not None:
        return _does_to(paper, word.to)
    seats = () if word.player is None else paper.seats(word.player)[:1]
    paid = [one for frame in paper.world.state.stack if isinstance(frame, Splitting) for one in frame.earned]
    if not seats or not paid:
        raise Unread("what is turned on another")
    for one in paid:
        paper.gain(seats[0], one.points - one.victory, one.victory)
    return True


def _does_to(paper: Paper, to: Whom) -> bool:
    """The card that is answered does what it says to another one, in the name of its own player."""
    cards = paper.meant(to)
    if paper.threat < 0 or not cards:
        raise Unread("what is turned on another")
    was, printed = paper.here, paper.world.card(paper.threat)
    if printed.text is None or printed.play.to != "card" or paper.world.card(cards[0]).type != "warrior":
        raise Unread("what is turned on another")
    paper.here = with_(was, seat=paper.cards[paper.threat].owner, card=paper.threat, targets=cards[:1])
    does(paper, printed.text.effects)
    paper.here = with_(was, taken=cards[:1])
    return True


def _choose(paper: Paper, word: Choose) -> bool:
    asked = paper.here.that_player
    for seat in (asked,) if word.by == "me" else paper.seats(word.by):
        paper.here = with_(paper.here, that_player=seat)
        for _ in range(paper.much(word.times)):
            way = paper.way_of(len(word.ways))
            if word.prices:
                if word.prices[way].x:
                    paper.here = with_(paper.here, x=1)
                paper.pays(word.prices[way], paper.here.seat if word.by == "me" else seat, actions=0)
            paper.declined |= not word.ways[way]
            does(paper, word.ways[way])
    paper.here = with_(paper.here, that_player=asked)
    return True


def _chance(paper: Paper, word: Chance) -> bool:
    does(paper, word.ways[paper.way % len(word.ways)])
    return True


def _repeat(paper: Paper, word: Repeat) -> bool:
    for _ in range(paper.much(word.times)):
        does(paper, word.effects)
    return True


def _cancel(paper: Paper, word: do.Cancel) -> bool:
    """The card that is answered does nothing; it goes where the word says."""
    if word.who != SELF:
        # What lies on the table is cancelled by going to its pile.
        cards = [card for card in paper.met(word) if paper.cards[card].zone in IN_PLAY]
        for card in cards:
            paper.move(card, "discard")
        return bool(cards)
    if paper.threat < 0:
        raise Unread("nothing is answered")
    if word.to != "discard":
        paper.move(paper.threat, "hand" if word.to == "hand" else "sacrificed")
    text = paper.world.card(paper.threat).text
    if word.steal and text is not None:
        was = paper.here
        paper.here = with_(was, card=paper.threat, targets=())
        does(paper, text.effects)
        paper.here = was
    return True


def _name(paper: Paper, word: do.Name) -> bool:
    """One of what may be named, in the order in which it is offered: what the first who was chosen is, if he is any."""
    tags = {tag for printed in paper.world.printed.values() for tag in printed.tags}
    prefix = {"apostle": "follower:", "aspect": "aspect:"}.get(word.what, "")
    if word.what == "number":
        # The least that may be named is what is answered.
        paper.here = with_(paper.here, number=1)
        return word.most is None or paper.much(word.most) > 0
    if not word.options and word.what in ("name", "type"):
        raise Unread(f"what is named: {word.what}")
    options = word.options or {
        "affiliation": tuple(sorted(AFFILIATIONS)),
        "rating": RATINGS,
    }.get(word.what, tuple(sorted(tag for tag in tags if prefix and tag.startswith(prefix))))
    own = paper.world.tags(paper.here.targets[0]) if paper.here.targets else frozenset[str]()
    at = next((at for at, one in enumerate(options) if one in own), 0)
    paper.ways.append(at)
    paper.here = with_(paper.here, named=(*paper.here.named, options[at]))
    return True


def _plays_now(paper: Paper, word: do.PlayNow) -> bool:
    """A card is played at once, for its price: it does what it says, and goes where it belongs."""
    seat = paper.seats(word.player)[0]
    found_ = (
        found(paper.world, word.who, paper.here)
        if word.who.on is not None
        else paper.in_piles(word.who, word.origin, paper.seats(word.whose))
    )
    card = next((one for one in found_ if paper.world.card(one).play.price.destiny), -1)
    if card < 0:
        raise Unread("nothing to be played")
    paper.wanted.append(card)
    printed, was = paper.world.card(card), paper.here
    if not word.free:
        paper.gain(seat, -paper.much(printed.play.price.destiny), 0)
    if paper.cards[card].zone == "library":
        paper.shuffled.add(paper.cards[card].owner)
    paper.searched = True
    if printed.play.to == "area":
        paper.move(card, printed.play.areas[0], controller=seat)
    else:
        caster = was.targets[0] if "caster" in word.ignoring else was.caster
        paper.move(card, "stack")
        paper.here = with_(was, seat=seat, card=card, targets=(), caster=caster if printed.type == "art" else -1)
        does(paper, () if printed.text is None else printed.text.effects)
        paper.move(card, "discard")
    paper.here = with_(was, taken=(card,))
    return True


DEEDS: dict[type, Callable[[Paper, Any], object]] = {
    do.Wound: _wound,
    do.Kill: _kill,
    do.Discard: each_card(discarded),
    do.Sacrifice: each_card(lambda paper, card, _: paper.move(card, "sacrificed")),
    do.Return: each_card(returned),
    do.Heal: each_card(_heal),
    do.Draw: drawn,
    do.DiscardHand: hand_discarded,
    do.Fetch: fetched,
    do.Points: _points,
    do.Shuffle: shuffled_,
    do.Cover: each_card(covered),
    do.Mark: marked_with,
    do.Move: moved,
    do.Control: each_card(controlled),
    do.Enter: entered,
    do.Attach: attached,
    do.Actions: _actions,
    do.Debt: _debt,
    do.Look: looked_at,
    do.Turns: _turns,
    do.End: _end,
    do.Attack: _attack,
    do.SetTactic: _tactic,
    do.Replace: _replace,
    do.Join: _join,
    do.Swap: swapped,
    do.Cancel: _cancel,
    do.Redirect: _redirect,
    do.Become: became,
    do.Prevent: lambda *_: True,
    do.PlayNow: _plays_now,
    do.Name: _name,
    Choose: _choose,
    Chance: _chance,
    Repeat: _repeat,
}
