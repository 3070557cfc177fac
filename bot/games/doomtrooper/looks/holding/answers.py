"""Whether a card or ability is an answer to what is being played: it must act on that card's kind or effect.

Rule: doomtrooper-cs.timing.reaction-direct, doomtrooper-cs.timing.reaction-playable
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bot.games.doomtrooper.looks.holding.listeners import ability_at
from bot.games.doomtrooper.looks.meaning.context import Context
from bot.games.doomtrooper.looks.meaning.fits import fits, found, holds
from bot.games.doomtrooper.looks.meaning.roles import meant as players_meant
from bot.games.doomtrooper.looks.meaning.tags import tags
from bot.games.doomtrooper.position.fights import running
from bot.games.doomtrooper.position.frames import Playing, Window
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import IN_PLAY, CardId, Recent
from bot.games.doomtrooper.words.effects import (
    Attack,
    Cancel,
    Choose,
    Control,
    Discard,
    Effect,
    Fetch,
    Heal,
    Immune,
    Kill,
    Move,
    PlayNow,
    Points,
    Prevent,
    Protect,
    Redirect,
    Return,
    Sacrifice,
    Wound,
    inside,
)
from bot.games.doomtrooper.words.texts import CardText
from bot.games.doomtrooper.words.whom import SELF, Event, On, Whom
from bot.games.values import Seat


def answers(case: Case, seat: Seat, card: CardId, on: On | None, effects: tuple[Effect, ...], playing: Playing) -> bool:
    """Whether something with these effects, which names what it answers or not, may be played on what is being played.

    Args:
        card: the card that would be played, or that has the ability.
        playing: what it would answer.
    """
    # Nobody knows what is recruited into cover.
    if playing.cancelled or case.card(playing.card).unpaid:
        return False
    context = Context(seat, card, that=playing.card, that_player=playing.seat, by=playing.card)
    if on is not None:
        return _meant(case, on, context, playing) or saved_from(case, seat, card, playing) is not None
    return any(
        _acts_on(case, effect, context, playing) or _finds_answer(case, effect, context, playing) for effect in effects
    )


def would_answer(case: Case, seat: Seat, card: CardId, playing: Playing) -> bool:
    """Whether a card that lies anywhere could be played on what is being played, were it in the hand."""
    printed = case.printed(card)
    play, text = printed.play, printed.text
    if play.when not in ("any", "reaction") and play.on is None:
        return False
    effects = () if text is None else text.effects
    context = Context(seat, card, that=playing.card, that_player=playing.seat, by=playing.card)
    if play.on is not None:
        return _meant(case, play.on, context, playing)
    return any(_acts_on(case, effect, context, playing) for effect in effects)


def saved_from(case: Case, seat: Seat, card: CardId, playing: Playing) -> Recent | None:
    """The event that a card that saves from a wound or death answers, where what is being played is about to do that.

    Rule: doomtrooper-cs.timing.reaction-direct
    """
    on, text = case.printed(card).play.on, case.printed(card).text
    if on is None or text is None or HARMS.isdisjoint((on.event, *on.also)) or not _is_saving(text):
        return None
    for event, victim in _about_to_suffer(case, playing):
        context = Context(seat, card, that=victim, that_player=case.card(victim).controller, by=playing.card)
        if (
            event in (on.event, *on.also)
            and players_meant(case, on.whose, context.that_player, context)
            and (on.cards is None or fits(case, victim, on.cards, context))
            and (on.by is None or _fits(case, playing.card, on.by, context))
            and holds(case, on.conditions, context)
        ):
            return Recent(event, victim, playing.card, context.that_player)
    return None


def _is_saving(text: CardText) -> bool:
    """Whether a card keeps away a wound or death, at once or as it comes to lie on somebody."""
    own = (*text.effects, *(word for ability in text.abilities if ability.on is not None for word in ability.effects))
    return any(isinstance(word, (Prevent, Redirect)) or (isinstance(word, Heal) and word.saves) for word in own)


def _about_to_suffer(case: Case, playing: Playing) -> Iterator[tuple[Event, CardId]]:
    """Whom the words that are being played wound or kill, as far as that is settled."""
    context = Context(playing.seat, playing.card, playing.targets, playing.player, playing.x, caster=playing.caster)
    for word in _words_of(case, playing):
        if isinstance(word, (Wound, Kill)):
            chosen = word.who.role or word.who.count == "all"
            for victim in found(case, word.who, context) if chosen else ():
                kills = isinstance(word, Kill) or case.card(victim).wounded
                yield ("killed" if kills else "wounded"), victim


HARMS: frozenset[str] = frozenset({"wounded", "killed"})
"""The events that a card may save from."""


def _finds_answer(case: Case, effect: Effect, context: Context, playing: Playing) -> bool:
    """Whether an effect finds a spell that answers, which need not be in the hand.

    What a library holds nobody knows, so that it may always be searched.
    Rule: doomtrooper-cs.timing.reaction-art, doomtrooper-cs.timing.reaction-special
    """
    if isinstance(effect, Choose):
        return any(_finds_answer(case, each, context, playing) for way in effect.ways for each in way)
    if not isinstance(effect, PlayNow) or "art" not in effect.who.tags:
        return False
    seat = context.seat
    if "library" in effect.origin and case.pile(seat, "library"):
        return True
    there = (card for zone in effect.origin for card in case.pile(seat, zone))
    return any(
        _fits(case, card, effect.who, context) and would_answer(case, seat, card, playing)
        for card in there
        if card != context.card
    )


def answers_late(
    case: Case, seat: Seat, card: CardId, on: On | None, effects: tuple[Effect, ...]
) -> tuple[CardId, ...]:
    """What was played or used in the combat and may still be cancelled: all of it works together, so none is too late.

    Rule: doomtrooper-cs.timing.combat-together
    """
    frame = case.top
    if not isinstance(frame, Window) or frame.kind not in ("modifiers", "combat") or running(case) is None:
        return ()
    cancels = any(isinstance(effect, Cancel) and effect.who == SELF and not effect.steal for effect in effects)
    return cancelled_late(case, seat, card, on, effects) if cancels else ()


def cancelled_late(
    case: Case, seat: Seat, card: CardId, on: On | None, effects: tuple[Effect, ...]
) -> tuple[CardId, ...]:
    """The cards played in the running combat, and those whose abilities were used in it, that a card answers."""
    combat = running(case)
    played = {
        (lasting.source, lasting.ability): Playing(
            lasting.seat, lasting.source, lasting.ability, targets=lasting.targets, player=lasting.player
        )
        for lasting in case.state.lasting
        if combat is not None and lasting.combat == combat.serial and lasting.source not in (-1, card)
    }
    # A card that still lies on the table is discarded or cancelled where it lies; what it was used for is not.
    past = (one for one in played.values() if one.ability >= 0 or case.card(one.card).zone not in IN_PLAY)
    return tuple(dict.fromkeys(one.card for one in past if answers(case, seat, card, on, effects, one)))


def left_behind(case: Case, card: CardId) -> tuple[int, ...]:
    """The places of the lasting effects that end as a card is cancelled late: all of it, or its ability's last use."""
    own = [(place, one) for place, one in enumerate(case.state.lasting) if one.source == card]
    last = own[-1][1].ability if own else -1
    if last < 0:
        return tuple(place for place, _ in own)
    found: list[int] = []
    words: list[Effect] = []
    for place, one in reversed(own):
        if one.ability == last:
            # A word that comes again is of the use before.
            if one.effect in words:
                break
            words.append(one.effect)
            found.append(place)
    return tuple(sorted(found))


def _meant(case: Case, on: On, context: Context, playing: Playing) -> bool:
    events = {on.event, *on.also}
    kind = case.printed(playing.card).type
    happening = {"used"} if playing.ability >= 0 else {"played", "cast"} if kind == "art" else {"played"}
    if "targeted" in events:
        happening.add("targeted")
    if events.isdisjoint(happening):
        return False
    if not players_meant(case, on.whose, playing.seat, context):
        return False
    if on.by is not None and not _fits(case, playing.card, on.by, context):
        return False
    meant = playing.targets if "targeted" in events else (playing.card,)
    if on.cards is not None and not any(_fits(case, one, on.cards, context) for one in meant):
        return False
    return holds(case, on.conditions, context)


def _fits(case: Case, card: CardId, whom: Whom, context: Context) -> bool:
    """Whether a card fits where it is: one that is being played is not on the table yet."""
    return fits(case, card, whom if whom.zones else replace(whom, zones=(case.card(card).zone,)), context)


def _acts_on(case: Case, effect: Effect, context: Context, playing: Playing) -> bool:
    """Whether an effect cancels the card or its kind, or keeps away what it does."""
    if isinstance(effect, Cancel):
        return effect.who.role != "" or _fits(case, playing.card, effect.who, context)
    if isinstance(effect, Immune):
        return not tags(case, playing.card).isdisjoint(effect.to)
    theirs = {type(one) for one in _words_of(case, playing)}
    if isinstance(effect, Protect):
        return any(not theirs.isdisjoint(_DONE.get(harm, ())) for harm in effect.against)
    if isinstance(effect, Prevent):
        return not theirs.isdisjoint(_PREVENTED[effect.what])
    return isinstance(effect, (Heal, Redirect)) and not theirs.isdisjoint((Wound, Kill))


def _words_of(case: Case, playing: Playing) -> tuple[Effect, ...]:
    """What the card or ability that is being played does, every way of a choice included."""
    text = case.printed(playing.card).text
    if playing.effects or text is None:
        return inside(playing.effects)
    if playing.ability >= 0:
        ability = ability_at(case, playing.card, playing.ability)
        return () if ability is None else inside(ability.effects)
    return inside(text.effects)


_DONE: dict[str, tuple[type, ...]] = {
    "wounded": (Wound,),
    "killed": (Kill, Wound),
    "discarded": (Discard,),
    "sacrificed": (Sacrifice,),
    "returned": (Return,),
    "controlled": (Control,),
    "moved": (Move,),
}
"""By what a card is kept from, the deeds that do it."""
_PREVENTED: dict[str, tuple[type, ...]] = {
    "wound": (Wound,),
    "kill": (Kill, Wound),
    "harm": (Kill, Wound),
    "points": (Points,),
    "discard": (Discard,),
    "sacrifice": (Sacrifice,),
    "search": (Fetch,),
    "attack": (Attack,),
}
