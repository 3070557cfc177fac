"""The facts that a seat goes by as it decides, and all that it cannot do though it may look for it.

It goes by its hand, actions and points, by prices, and by the ratings and sums of those who fight.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from msgspec.structs import replace

from bot.games.doomtrooper.acts.combat import enemies, phases, striking
from bot.games.doomtrooper.acts.combat.harm import is_deadly
from bot.games.doomtrooper.acts.playing import playing
from bot.games.doomtrooper.asks.asked import Asked
from bot.games.doomtrooper.looks.acting import costs
from bot.games.doomtrooper.looks.acting.costs import Cost
from bot.games.doomtrooper.looks.fighting import able
from bot.games.doomtrooper.looks.holding.listeners import ability_at
from bot.games.doomtrooper.looks.playing import forbidding, plays, prices, undescribed, using
from bot.games.doomtrooper.looks.playing.prices import Bill
from bot.games.doomtrooper.looks.seen import labels
from bot.games.doomtrooper.looks.seen.picking import card_tokens
from bot.games.doomtrooper.position import commands as said
from bot.games.doomtrooper.position import frames
from bot.games.doomtrooper.position.commands import Command
from bot.games.doomtrooper.position.fights import running
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import NO_CARD, CardId
from bot.games.doomtrooper.tells import sheet, short, tally
from bot.games.doomtrooper.words.rules.refusals import refuse
from bot.games.kernel.ask import says
from bot.games.questions import Barred, Question
from bot.games.values import Arg, Line

Path = tuple[str, ...]
Found = Question | Command
"""The end of a path."""


def facts(asked: Asked, path: Path, found: Found) -> tuple[Line, ...]:
    """The lines for a question, or for a command that is to be confirmed.

    Args:
        asked: the position; of what lies face down only its owner reads the ratings.
    """
    lines = _FACTS.get(type(asked.case.top))
    return () if lines is None else tuple(lines(asked, path, found))


def _line(what: str, /, **values_: Arg) -> Line:
    return Line(f"doomtrooper-fact-{what}", values_)


# The hand, actions, points.


def _opening(asked: Asked, path: Path, found: Found) -> Iterator[Line]:
    yield from _hand(asked, path, found)
    if not path:
        yield _line("purse", destiny=asked.case.player(asked.seat).destiny)


def _hand(asked: Asked, path: Path, found: Found) -> Iterator[Line]:
    del found
    if not path:
        yield from (_in_hand(asked, card) for card in asked.case.hand(asked.seat))


def _in_hand(asked: Asked, card: CardId) -> Line:
    return _line("in-hand", what=short.in_hand(asked.case, asked.seat, card))


def _turn(asked: Asked, path: Path, found: Found) -> Iterator[Line]:
    if not path:
        yield sheet.actions(asked.case, asked.seat)
        yield from _holding(asked)
        yield from _playable(asked)
    elif path[0] in _PAYING:
        yield from _PAYING[path[0]](asked, path, found)
    elif path[0] in _ABOUT_WARRIORS:
        yield from _rated(asked, asked.case.warriors(asked.seat))


def _window(asked: Asked, path: Path, found: Found) -> Iterator[Line]:
    combat = running(asked.case)
    fight = () if combat is None else tally.fighting(asked.case, combat)
    if path and path[0] in _PAYING:
        yield from fight if len(path) > 1 else ()
        yield from _PAYING[path[0]](asked, path, found)
    else:
        yield from fight
        yield from _holding(asked) if not path else ()


def _holding(asked: Asked) -> Iterator[Line]:
    """Everybody's points, and the own hand."""
    case, seat = asked
    everybody = (seat, *(other for other in case.seats() if other != seat))
    scores = (
        _line("score", who=labels.seat(one), points=labels.points(case.player(one).destiny, case.player(one).victory))
        for one in everybody
    )
    yield _line("points", target=case.state.target, scores=tuple(scores))
    hand = case.hand(seat)
    yield _line("hand", count=len(hand), cards=tuple(labels.card(case, card) for card in hand))


def _playable(asked: Asked) -> Iterator[Line]:
    """The cards of the hand that can be played now, each name once with its price; nothing where there are none."""
    case, seat = asked
    hand = {case.card(card).code: card for card in plays.playable(case, seat)}
    cards = tuple(
        _line("priced", card=labels.choice(case, card, seat), price=_asked_for(asked, card)) for card in hand.values()
    )
    if cards:
        yield _line("playable", cards=cards)


def _splitting(asked: Asked, path: Path, found: Found) -> Iterator[Line]:
    del path, found
    player = asked.case.player(asked.seat)
    yield _line("target", points=labels.points(player.destiny, player.victory), target=asked.case.state.target)


# Prices.


def _playing(asked: Asked, path: Path, found: Found) -> Iterator[Line]:
    """The prices of the cards of the hand, or of the one that was picked; exact ones, once all is said."""
    case, seat = asked
    if isinstance(found, said.Play):
        command = undescribed.resolved(case, found)
        due, cost = playing.due_for(case, seat, command)
        yield from _due(asked, found.card, due, cost, found.x)
        return
    token = card_tokens(case, seat)
    for card in plays.playable(case, seat):
        if len(path) == 1 or path[1] == token(card):
            price = _line("price", card=labels.choice(case, card, seat), price=_asked_for(asked, card))
            does = short.in_a_sentence(case.printed(card))
            yield price if does is None else _line("offered", price=price, what=does)


def _asked_for(asked: Asked, card: CardId) -> Line:
    """The price of a card before it is said how it is played: the least, where it depends on that."""
    case, seat = asked
    printed, context = case.printed(card), plays.context_of(case, seat, card)
    if printed.type == "warrior":
        ways = plays.ways(case, seat, card)
        found = tuple(_price(plays.recruit_bill(case, seat, card, hidden=hidden), 0) for hidden in ways)
        either = dict(zip(ways, found, strict=True))
        if len(either) > 1:
            return _line("either", openly=either[False], hidden=either[True])
        return _line("hidden", price=found[0]) if ways[0] else found[0]
    if undescribed.is_undescribed(case, card):
        return _line("declared")
    cheapest = min(plays.bills(case, seat, printed.play, context), key=lambda due: (prices.points(due), due.actions))
    price = _price(cheapest, cheapest.least if cheapest.x else 0)
    return _line("at-least", price=price) if _is_open(case, card, cheapest) else price


def _is_open(case: Case, card: CardId, due: Bill) -> bool:
    """Whether what a card costs depends on how it is played."""
    price = case.printed(card).play.price
    return bool(due.x or price.either or price.value) or case.printed(card).type == "art"


def _using(asked: Asked, path: Path, found: Found) -> Iterator[Line]:
    del path
    case, seat = asked
    if isinstance(found, said.Use) and (ability := ability_at(case, found.card, found.ability)) is not None:
        due = using.due_for(case, seat, found, ability)
        yield from _due(asked, found.card, due, Cost(due.actions), found.x)


def _due(asked: Asked, card: CardId, due: Bill, cost: Cost, x: int) -> Iterator[Line]:
    """A price, and the points that are left once it is paid."""
    case, seat = asked
    destiny, victory = prices.taken(due, x)
    yield _line("price", card=labels.choice(case, card, seat), price=_price(due._replace(actions=cost.number), x))
    if destiny or victory:
        player = case.player(seat)
        now, left = (player.destiny, player.victory), (player.destiny - destiny, player.victory - victory)
        yield _line("left", now=labels.points(*now), left=labels.points(*left))


def _price(due: Bill, x: int) -> Line:
    destiny, victory = prices.taken(due, x)
    actions = due.actions + (x * due.step if due.x == "actions" else 0)
    counts = {
        "destiny": destiny,
        "victory": victory,
        "actions": actions,
        "hand": due.hand,
        "gives": sum(give.number for give in due.gives),
    }
    parts = tuple(_line(f"price-{what}", count=count) for what, count in counts.items() if count)
    return _line("prices", parts=parts) if parts else _line("free")


_PAYING: dict[str, Callable[[Asked, Path, Found], Iterator[Line]]] = {"play": _playing, "use": _using}
_ABOUT_WARRIORS = frozenset({"sabotage", "cover", "uncover", "transfer", "attack"})


# Combats.


def _rated(asked: Asked, cards: Iterable[CardId]) -> Iterator[Line]:
    """The ratings of warriors as they are now; of those that lie face down, that nobody knows them."""
    case, seat = asked
    for card in dict.fromkeys(cards):
        here = case.card(card)
        name = labels.choice(case, card, seat)
        if here.unpaid and here.controller != seat:
            yield _line("face-down", card=name)
        else:
            yield _line("card", card=name, what=sheet.ratings_now(case, card))


def _combat(asked: Asked, path: Path, found: Found) -> Iterator[Line]:
    case, combat = asked.case, asked.case.innermost(frames.Combat)
    match phases.asking(case, combat):
        case "announce":
            yield from _announcing(asked, combat, path, found)
        case "tactic":
            for tactic in able.tactics(case, combat.attacker, combat.defender):
                if not path or path[0] == tactic:
                    yield from _foreseen(case, replace(combat, tactic=tactic), labels.rating(tactic))
        case "zone":
            token = card_tokens(case, asked.seat, "none")
            for zone in (*phases.zones(case, combat), NO_CARD):
                if not path or path[0] == token(zone):
                    name = _line("no-zone") if zone == NO_CARD else labels.choice(case, zone, asked.seat)
                    yield from _foreseen(case, replace(combat, zone=zone), name)


def _announcing(asked: Asked, combat: frames.Combat, path: Path, found: Found) -> Iterator[Line]:
    """Who may fight: attackers and whom they may attack, or the two that were picked."""
    if isinstance(found, said.Announce):
        yield from _rated(asked, (card for card in (found.attacker, found.defender) if card >= 0))
        return
    pairs = enemies.payable(asked.case, combat, able.pairs(asked.case, combat))
    token = card_tokens(asked.case, asked.seat)
    meant = {one: theirs for one, theirs in pairs.items() if not path or token(one) == path[0]}
    yield from _rated(asked, meant)
    yield from _rated(asked, (other for theirs in meant.values() for other in theirs))


def _foreseen(case: Case, combat: frames.Combat, what: Line) -> Iterator[Line]:
    """The outcome of a combat as it may go on if nobody plays any more, and the sums of both sides."""
    stack = (*case.state.stack[:-1], combat)
    then = Case(case.catalogue, case.rules, replace(case.state, stack=stack))
    sums = tally.fighting(then, combat)
    yield _line("if", what=what, outcome=tuple(_outcome(then, combat)) if sums else _line("unknown"))
    yield from sums


def _outcome(case: Case, combat: frames.Combat) -> Iterator[Line]:
    first = striking.first_striker(case, combat)
    hits = striking.blows(case, combat)
    if first != NO_CARD:
        yield _line("first", card=labels.card(case, first))
        if not any(is_deadly(case, hit) for hit in hits if hit.card in (combat.attacker, combat.defender)):
            hits += striking.counterstrike(case, combat)
    for hit in hits:
        yield _line("dies" if is_deadly(case, hit) else "wounded", card=labels.card(case, hit.card))
    if not hits:
        yield _line("unhurt")


_FACTS: dict[type, Callable[[Asked, Path, Any], Iterator[Line]]] = {
    frames.Opening: _opening,
    frames.ActionFrame: _turn,
    frames.Discarding: _hand,
    frames.Window: _window,
    frames.Combat: _combat,
    frames.Splitting: _splitting,
}


# What cannot be had.


UNTIMELY = "turn.card-timing"
"""Why most cards cannot be played at most moments: said last."""


def barred(asked: Asked, path: tuple[str, ...]) -> tuple[Barred, ...]:
    """What cannot be had at the end of a path while the seat has actions."""
    case, seat = asked
    frame = case.top if case.state.stack else None
    if not isinstance(frame, frames.ActionFrame) or frame.seat != seat:
        return ()
    if path == ("play",):
        return tuple(_cards(asked))
    if path:
        return ()
    playable = any(True for _ in plays.playable(case, seat))
    return (*_attack(asked), *(() if playable else _cards(asked)))


def _cards(asked: Asked) -> Iterator[Barred]:
    """The cards of the hand that cannot be played, each name once; those for other moments last."""
    case, seat = asked
    hand = {case.card(card).code: card for card in reversed(case.hand(seat))}
    found = [(plays.refusal(case, seat, card), card) for card in reversed(hand.values())]
    for topic, card in sorted(found, key=lambda one: one[0] == UNTIMELY):
        if topic:
            yield Barred(labels.card(case, card, seat), forbidding.refusal(case, seat, card, topic))


def _attack(asked: Asked) -> Iterator[Barred]:
    topic = costs.attack_refusal(*asked)
    if topic:
        yield Barred(says("doomtrooper-attack")(asked), refuse(asked.case.rules, topic))
