"""Where cards in play are: moved, covered, under whose control, attached to what."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.doomtrooper.acts.actions import acts
from bot.games.doomtrooper.acts.deeds.doing import Doing
from bot.games.doomtrooper.acts.happening import leaving
from bot.games.doomtrooper.acts.happening.triggers import happened
from bot.games.doomtrooper.looks.acting import moving
from bot.games.doomtrooper.looks.holding.standing import barred, card_limit, has, protected
from bot.games.doomtrooper.looks.meaning.context import standing_on
from bot.games.doomtrooper.looks.meaning.fits import found
from bot.games.doomtrooper.looks.meaning.marks import inside_of
from bot.games.doomtrooper.looks.meaning.roles import cards_of, holder_of, lies_on
from bot.games.doomtrooper.looks.meaning.tags import tags
from bot.games.doomtrooper.looks.playing import receiving
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.frames import Revealing
from bot.games.doomtrooper.position.run import Run
from bot.games.doomtrooper.position.state import IN_PLAY, NO_CARD, CardId
from bot.games.doomtrooper.words.deeds import Control, Cover, Move
from bot.games.doomtrooper.words.whom import Whom
from bot.games.values import Seat

PLACES = frozenset({"squad", "cohort", "outpost", "aside"})


def move(doing: Doing, word: Move) -> bool | None:
    """Move warriors to other areas, attached cards to other bearers, riders in and out."""
    cards = doing.met(word)
    if cards is None:
        return None
    bearers = _bearers(doing, word.bearer, cards) if word.to == "bearer" and word.bearer is not None else ()
    if bearers is None:
        return None
    seats = _players(doing, word)
    if seats is None:
        return None
    return True in [_move(doing, card, word, bearers, seats) for card in cards]


def _players(doing: Doing, word: Move) -> tuple[Seat, ...] | None:
    """The player to whom cards go: he who moves them says who, where the word leaves that to him."""
    if word.to == "player" and word.player == "chosen" and doing.context.player < 0:
        return doing.ask(doing.seat, "player", "seats", tuple(doing.run.seats()))
    return doing.players(word.player)[:1]


def _bearers(doing: Doing, whom: Whom, cards: tuple[CardId, ...]) -> tuple[CardId, ...] | None:
    """Who is chosen to bear what is moved: not who bears it already; where it lies now is ``that`` area."""
    run = doing.run
    if len(cards) == 1:
        doing.context = replace(doing.context, that=cards[0])
    now = {run.card(card).on for card in cards}
    options = tuple(one for one in found(run, whom, doing.context) if now != {one} and _may_have(doing, one, cards))
    return doing.pick(options, whom, what="bearer")


def _may_have(doing: Doing, bearer: CardId, cards: tuple[CardId, ...]) -> bool:
    """Whether somebody may be given the cards, as far as they come into play with that."""
    run = doing.run
    return not any(
        receiving.refusal(run, card, run.printed(card).play, bearer, replace(doing.context, card=card))
        for card in cards
        if run.card(card).zone == "under"
    )


def _move(doing: Doing, card: CardId, word: Move, bearers: tuple[CardId, ...], seats: tuple[Seat, ...]) -> bool:
    run = doing.run
    if word.who.role == "bearer" and run.card(card).zone not in IN_PLAY:
        return False  # He left play before, such as a copy that may not return.
    if protected(run, card, "moved", doing.card) or barred(run, card, "moved") == "never":
        return False
    match word.to:
        case "bearer":
            return _to_bearer(run, card, bearers)
        case "out-of-vehicle" | "into-vehicle":
            return _rides(doing, card, word)
        case "player":
            for seat in seats:
                here = run.card(card)
                if (here.player, here.on) == (seat, NO_CARD):
                    return False
                run.emit(ev.Moved(card, "table", "move", controller=here.controller))
                run.emit(ev.Kept(card, here.chosen, here.named, seat))
                return True
            return False
        case "transfer":
            for area in moving.destinations(run, card)[:1]:
                acts.transfer(run, card, area)
                return True
            return False
        case "own-side":
            return run.card(card).zone == "outpost" and to_area(run, card, moving.home(run, card))
    return to_area(run, card, word.to)


def _rides(doing: Doing, card: CardId, word: Move) -> bool:
    """Let a warrior into the card that is told, as long as it has room, or out of where he is."""
    run, off = doing.run, word.to == "out-of-vehicle"
    if run.card(card).inside != off:
        return False
    if off:
        leaving.alight(run, card)
        return True
    carriers = () if word.bearer is None else found(run, word.bearer, doing.context)
    for carrier in carriers[:1]:
        most = card_limit(run, carrier, "inside")
        if most is not None and len(cards_of(run, "held", standing_on(run, carrier))) >= most:
            return False
        run.emit(ev.Marked(card, inside_of(carrier)))
    run.emit(ev.Marked(card, "inside", why="rides"))
    return True


def to_area(run: Run, card: CardId, area: str) -> bool:
    """Put a card into another area; out of a pile it enters play there."""
    here = run.card(card)
    if here.zone == area or barred(run, card, f"leave:{here.zone}"):
        return False
    if moving.kept_from(run, here.controller, card, area):
        return False
    if here.zone not in IN_PLAY:
        run.emit(ev.Moved(card, area, "enter", controller=here.controller))  # type: ignore[arg-type]
        happened(run, "entered", card)
        return True
    if here.zone == "outpost" and not _dismounts(run, card):
        return True
    acts.move(run, card, area, "move")
    happened(run, "transferred", card)
    return True


def _dismounts(run: Run, card: CardId) -> bool:
    """Let who is driven off the Outpost lose his beast. Tells whether he is still there, for he may be one himself.

    Rule: doomtrooper-cs.beasts.leave-outpost, doomtrooper-cs.beasts.considered-beast
    """
    beasts = [other for other in run.attached(card) if run.printed(other).type == "beast"]
    if "beast" in tags(run, card):
        beasts = [card]
    for beast in beasts:
        leaving.discard(run, beast)
    return card not in beasts


def _to_bearer(run: Run, card: CardId, bearers: tuple[CardId, ...]) -> bool:
    if (
        not bearers
        or bearers[0] == run.card(card).on
        or lies_on(run, bearers[0], card)
        or protected(run, card, "separated")
    ):
        return False
    was_under = run.card(card).zone == "under"
    leaving.detach(run, card, bearers[0])
    if was_under:
        happened(run, "entered", card)
    return True


def cover(doing: Doing, word: Cover) -> bool | None:
    """Drive warriors into cover or out of it.

    Rule: doomtrooper-cs.cover.never
    """
    cards = doing.met(word)
    if cards is None:
        return None
    return True in [_cover(doing.run, card, out=word.out) for card in cards]


def _cover(run: Run, card: CardId, *, out: bool) -> bool:
    here = run.card(card)
    if here.covered != out or here.zone not in IN_PLAY:
        return False
    if out:
        if here.unpaid:
            run.push(Revealing(card, "effect"))
        else:
            run.emit(ev.Marked(card, "covered", off=True, why="uncovered"))
        return True
    if has(run, card, "never-cover") or barred(run, card, "cover") == "never":
        return False
    acts.cover(run, card)
    return True


def control(doing: Doing, word: Control) -> bool | None:
    """Take control of cards.

    Rule: doomtrooper-cs.steal.control
    """
    cards = doing.met(word)
    if cards is None:
        return None
    seats = doing.players(word.player)
    if not seats:
        return False
    return True in [control_of(doing.run, card, seats[0]) for card in cards]


def control_of(run: Run, card: CardId, seat: Seat) -> bool:
    """Put a card on a player's side of the table, with what it bears."""
    here = run.card(card)
    if here.controller == seat or protected(run, card, "controlled"):
        return False
    area = here.zone
    if area in PLACES and here.on < 0 and run.printed(card).type == "warrior" and area not in ("outpost", "aside"):
        area = moving.home(run, card)
    run.emit(ev.Moved(card, area, "control", on=here.on, controller=seat))
    _take_along(run, card, here.controller, seat)
    if here.unit >= 0:
        run.emit(ev.Sided(card, unit=-1))
    return holder_of(run, card) >= 0


def _take_along(run: Run, card: CardId, old: Seat, seat: Seat) -> None:
    zone = run.card(card).zone
    for other in tuple(run.attached(card)):
        one = run.card(other)
        controller = seat if one.controller == old else one.controller
        run.emit(ev.Moved(other, zone, "", on=card, controller=controller))
        _take_along(run, other, old, seat)
    for other in run.under(card):
        if run.card(other).controller == old:
            run.emit(ev.Moved(other, "under", "", on=card, controller=seat))
