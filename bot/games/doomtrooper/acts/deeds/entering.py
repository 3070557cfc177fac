"""Cards that effects bring into play: warriors, attachments, cards that are played at once."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.doomtrooper.acts.deeds.doing import Doing, answered
from bot.games.doomtrooper.acts.deeds.piles import HIDDEN, candidates, searched, zones_of
from bot.games.doomtrooper.acts.flow import entering
from bot.games.doomtrooper.acts.happening import leaving
from bot.games.doomtrooper.acts.happening.triggers import happened
from bot.games.doomtrooper.looks.acting import moving, warrior
from bot.games.doomtrooper.looks.holding.answers import would_answer
from bot.games.doomtrooper.looks.holding.casting import casters
from bot.games.doomtrooper.looks.holding.standing import barred, card_limit, protected
from bot.games.doomtrooper.looks.meaning.fits import found
from bot.games.doomtrooper.looks.meaning.roles import lies_on
from bot.games.doomtrooper.looks.meaning.tags import tags
from bot.games.doomtrooper.looks.playing import receiving
from bot.games.doomtrooper.looks.playing.targets import areas, seats
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.frames import SETTLED, Playing
from bot.games.doomtrooper.position.run import Run
from bot.games.doomtrooper.position.state import IN_PLAY, NO_CARD, CardId, Zone
from bot.games.doomtrooper.words.deeds import Attach, Become, Enter, PlayNow
from bot.games.values import Seat


def enter(doing: Doing, word: Enter) -> bool | None:
    """Bring cards into play out of hands and piles; their owner chooses and pays, also for another's control."""
    run = doing.run
    takers = doing.players(word.player)
    if not takers:
        return False
    seat = takers[0]
    giver = doing.seat if word.whose == "me" else seat
    if word.who.role:
        options = tuple(card for card in doing.cards(word.who) or () if run.card(card).zone not in IN_PLAY)
    else:
        options = candidates(doing, word.who, word.origin, doing.players(word.whose))
    options = tuple(one for one in options if warrior.may_enter(run, seat, one, word, giver=giver, source=doing.card))
    number = max(doing.amount(word.number), word.who.count if isinstance(word.who.count, int) else 1)
    is_hidden = not HIDDEN.isdisjoint(word.origin) and not word.who.role
    least = 0 if is_hidden or word.who.up_to else number
    chosen = doing.ask(
        giver, "enter", "cards", options, least, number, private=is_hidden, searched=searched(doing, word)
    )
    if chosen is None:
        return None
    places = [_area(doing, card, seat, giver, word) for card in chosen]
    if any(area is None for area in places):
        return None
    for card, area in zip(chosen, places, strict=True):
        if not word.free:
            run.emit(ev.Scored(giver, -warrior.value(run, card), card=card, why="recruit"))
        was_hidden = run.card(card).zone
        entering.enter(run, card, seat, area or "table", "enter", covered=word.covered)
        if was_hidden == "library":
            leaving.shuffle(run, run.card(card).owner)
    doing.taken = chosen
    return bool(chosen)


def _area(doing: Doing, card: CardId, seat: Seat, giver: Seat, word: Enter) -> str | None:
    """Where it enters: as told, or one of its areas; ``None`` while somebody is asked."""
    run = doing.run
    if word.to == "same":
        return run.area(doing.card) or "aside"
    if word.to:
        return word.to
    if run.printed(card).type != "warrior":
        return "table"
    there = warrior.areas(run, seat, card)
    if len(there) < 2:
        return there[0] if there else "squad"
    said = doing.ask(giver, "area", "lines", tuple(range(len(there))))
    return None if said is None else there[said[0]]


def become(doing: Doing, word: Become) -> bool | None:
    """Let cards become exact copies of another one, and go where such a card lies."""
    cards, models = doing.met(word), doing.cards(word.of)
    if cards is None or models is None:
        return None
    for card in cards if models else ():
        where = _place_of(doing, card, models[0])
        if where is None:
            return None
        run = doing.run
        run.emit(ev.Copied(card, models[0], run.card(models[0]).printed_as))
        zone, bearer = where
        if (zone, bearer) != (run.card(card).zone, run.card(card).on):
            run.emit(ev.Moved(card, zone, "move", on=bearer, controller=run.card(card).controller))
    return bool(cards and models)


def _place_of(doing: Doing, card: CardId, model: CardId) -> tuple[Zone, CardId] | None:
    """Where a copy lies: a warrior where he is recruited to, what is attached on one who may have it."""
    run, printed = doing.run, doing.run.printed(model)
    if printed.type == "warrior":
        return moving.home(run, model), NO_CARD
    if printed.play.to == "card" and printed.play.after == "attach":
        context = doing.context
        fit = (one for one in run.in_play() if run.card(one).controller == doing.seat and one != card)
        options = tuple(one for one in fit if receiving.refusal(run, model, printed.play, one, context) == "")
        chosen = doing.ask(doing.seat, "bearer", "cards", options)
        if chosen is None:
            return None
        return (run.card(chosen[0]).zone, chosen[0]) if chosen else (run.card(card).zone, run.card(card).on)
    return run.card(model).zone, NO_CARD


def attach(doing: Doing, word: Attach) -> bool | None:
    """Attach cards to another card without an action."""
    run = doing.run
    bearers = doing.cards(word.to, what="bearer")
    if bearers is None:
        return None
    if not bearers:
        return False
    bearer = bearers[0]
    if word.who.role or word.origin == ("play",):
        options = doing.cards(word.who)
        if options is None:
            return None
    else:
        options = candidates(doing, word.who, word.origin, doing.players(word.whose))
    options = tuple(card for card in options if not lies_on(run, bearer, card) and not _never(run, bearer, card))
    is_hidden = not HIDDEN.isdisjoint(zones_of(word.origin)) and not word.who.role
    room = _room_under if word.hidden else _room
    if is_hidden:
        # Nobody else is told by a question that is not put that nothing which would fit was found.
        options = tuple(card for card in options if room(run, bearer, (card,)))
    number = max(doing.amount(word.number), word.who.count if isinstance(word.who.count, int) else 1)
    number = min(number, room(run, bearer, options))
    if number < 1 and not is_hidden:
        return False
    least = 0 if is_hidden else number
    chosen = doing.ask(
        doing.seat, "attach", "cards", options, least, number, private=is_hidden, searched=searched(doing, word)
    )
    if chosen is None:
        return None
    lay = _lay_under if word.hidden else _attach
    for card in chosen:
        lay(run, card, bearer, doing.seat)
    doing.taken = chosen
    return bool(chosen)


def _never(run: Run, bearer: CardId, card: CardId) -> bool:
    """Whether the bearer may never be given the card, in any way.

    Rule: doomtrooper-cs.wording.never
    """
    return any(barred(run, bearer, f"receive:{tag}", card) == "never" for tag in tags(run, card)) or bool(
        protected(run, card, "moved")
    )


def _room(run: Run, bearer: CardId, cards: tuple[CardId, ...]) -> int:
    """How many of some cards find room on a card."""
    there = run.attached(bearer)
    kinds = frozenset[str]().union(*(tags(run, card) for card in cards))
    left = [len(cards)]
    for kind in sorted(kinds):
        most = card_limit(run, bearer, f"attached:{kind}")
        if most is not None:
            left.append(most - sum(kind in tags(run, one) for one in there))
    return min(left)


def _room_under(run: Run, bearer: CardId, cards: tuple[CardId, ...]) -> int:
    """How many of some cards find room under a card."""
    most = card_limit(run, bearer, "under")
    return len(cards) if most is None else max(0, min(len(cards), most - len(run.under(bearer))))


def _lay_under(run: Run, card: CardId, bearer: CardId, seat: Seat) -> None:
    """Lay a card face down under another one: it is in play no more, or not yet."""
    run.emit(ev.Moved(card, "under", "under", on=bearer, controller=seat))


def _attach(run: Run, card: CardId, bearer: CardId, seat: Seat) -> None:
    was = run.card(card)
    controller = was.controller if was.zone in IN_PLAY else seat
    run.emit(ev.Moved(card, run.card(bearer).zone, "attach", on=bearer, controller=controller))
    if was.zone not in IN_PLAY:
        happened(run, "entered", card)
    if was.zone == "library":
        leaving.shuffle(run, was.owner)


def play_now(doing: Doing, word: PlayNow) -> bool | None:
    """Let a player play a card at once: it is answered like any other."""
    run = doing.run
    takers = doing.players(word.player)
    if not takers:
        return False
    seat = takers[0]
    if word.who.on is not None:
        options = found(run, word.who, doing.context)
    else:
        options = candidates(doing, word.who, word.origin, doing.players(word.whose))
    options = tuple(card for card in options if word.free or _price(run, card) <= run.player(seat).destiny)
    options = tuple(card for card in options if _is_castable(run, seat, card, word) and _is_timely(doing, seat, card))
    chosen = doing.ask(seat, "play", "cards", options, 0, 1, private=True, searched=searched(doing, word))
    if chosen is None:
        return None
    if not chosen:
        return False
    card = chosen[0]
    targets, place = doing.targets_of(run.printed(card).play), _place(doing, seat, card)
    if targets is None or place is None:
        return None
    price = 0 if word.free else _price(run, card)
    if price:
        run.emit(ev.Scored(seat, -price, card=card, why="price"))
    if run.printed(card).type == "warrior":
        there = warrior.areas(run, seat, card)
        entering.enter(run, card, seat, there[0] if there else "squad")
        return True
    run.emit(ev.Moved(card, "stack", "play", shown=True))
    way = {"attach": "attach", "stay": "stay"}.get(run.printed(card).play.after, "effect")
    area, player = place
    caster = _caster(doing, seat, card, word)
    run.push(Playing(seat, card, targets=targets, way=way, area=area, player=player, caster=caster))
    doing.taken = chosen
    return True


def _place(doing: Doing, seat: Seat, card: CardId) -> tuple[str, Seat] | None:
    """The area to which a card is played, or the player on whom; ``None`` while somebody is asked."""
    run, play = doing.run, doing.run.printed(card).play
    there, on = areas(run, card, play), seats(run, play, replace(doing.context, seat=seat, card=card))
    places = tuple(range(len(there)))
    area = doing.ask(seat, "area", "lines", places) if len(places) > 1 else places
    player = doing.ask(seat, "player", "seats", on) if len(on) > 1 else on
    if area is None or player is None:
        return None
    return there[area[0]] if area else "", next(iter(player), -1)


def _is_castable(run: Run, seat: Seat, card: CardId, word: PlayNow) -> bool:
    """Whether somebody may cast a card that is a spell.

    Rule: doomtrooper-cs.art.caster-needed, doomtrooper-sv.art.user-in-company
    """
    printed = run.printed(card)
    if printed.type != "art" or "caster" in (*printed.play.ignoring, *word.ignoring):
        return True
    return bool(casters(run, seat, card))


def _is_timely(doing: Doing, seat: Seat, card: CardId) -> bool:
    """Whether a card may be played now: what is found in answer to another card must answer that one too.

    Rule: doomtrooper-cs.timing.reaction-art
    """
    found = answered(doing.run, doing.card)
    if found is None or found[1].at == SETTLED or doing.run.printed(doing.card).type != "art":
        return True
    return would_answer(doing.run, seat, card, found[1])


def _caster(doing: Doing, seat: Seat, card: CardId, word: PlayNow) -> CardId:
    """Who casts a card that is a spell: the one who cast what found it, if he may, or whom a card lets cast it."""
    if doing.run.printed(card).type != "art":
        return NO_CARD
    if "caster" in word.ignoring:
        return next(iter(doing.context.targets), NO_CARD)
    able = casters(doing.run, seat, card)
    return doing.context.caster if doing.context.caster in able else next(iter(able), NO_CARD)


def _price(run: Run, card: CardId) -> int:
    if run.printed(card).type == "warrior":
        return warrior.value(run, card)
    destiny = run.printed(card).play.price.destiny
    return destiny if isinstance(destiny, int) else 0
