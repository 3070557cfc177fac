"""Continuous words that a deed leaves behind: on which cards, until when."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.games.doomtrooper.acts.deeds.doing import Doing
from bot.games.doomtrooper.acts.happening.ends import TO_COME
from bot.games.doomtrooper.acts.happening.triggers import changed
from bot.games.doomtrooper.looks.meaning.fits import amount
from bot.games.doomtrooper.looks.meaning.sources import text_of
from bot.games.doomtrooper.looks.meaning.tags import tags
from bot.games.doomtrooper.looks.playing.vain import IN_COMBAT
from bot.games.doomtrooper.pack.cards.naming import parts_of
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.fights import running
from bot.games.doomtrooper.position.frames import Playing
from bot.games.doomtrooper.position.state import IN_PLAY, NO_CARD, CardId, Lasting
from bot.games.doomtrooper.words.continuous import Immune, Kind, Rate
from bot.games.doomtrooper.words.deeds import Attack, Mark
from bot.games.doomtrooper.words.effects import STANDS, Continuous, is_fixed
from bot.games.doomtrooper.words.whom import Per, Whom

SETTLED = frozenset({"x", "number", "count", "price", "just-gained", "just-lost"})
"""What amounts count that is known only as the words begin."""

PASSING = frozenset({"that", "killer", "taken"})
"""The parts that nobody plays any more once the words have begun."""
CASTER = frozenset({"caster"})
AMOUNTS = ("set", "base", "sum")
"""The amounts of a rating."""
FIXED = Whom(role="fixed")
"""The cards that were chosen as the words began."""


def begin(doing: Doing, word: Continuous) -> bool | None:
    """Let a continuous word begin; a word that stands on a card in play begins nothing."""
    if _stands(doing, word):
        return False
    if not is_fixed(word) or _is_early(doing, word):
        return begin_on(doing, word, ())
    cards, counted = doing.met(word), _counted(doing, word)
    if cards is None or counted is None:
        return None
    if not cards:
        return False
    if counted:
        return begin_on(doing, _counting_one(word), cards, counted)
    if isinstance(word, Kind):
        return _become(doing, word, cards)
    if isinstance(word, Immune) and word.cards is not None and word.cards.count != "all":
        chosen = doing.cards(word.cards)
        return None if chosen is None else bool(chosen) and begin_on(doing, replace(word, cards=FIXED), cards, chosen)
    return begin_on(doing, word, cards)


def _counted(doing: Doing, word: Continuous) -> tuple[CardId, ...] | None:
    """The one card that an amount of a rating is of, where a player chooses it; ``None`` while he is asked."""
    for name in AMOUNTS if isinstance(word, Rate) else ():
        per = getattr(word, name)
        if isinstance(per, Per) and per.cards is not None and per.cards.count != "all":
            return doing.cards(per.cards, what="counted")
    return ()


def _counting_one(word: Continuous) -> Continuous:
    """The word with an amount that is of the card that was chosen for it."""
    amounts = {name: getattr(word, name) for name in AMOUNTS}
    per = {name: replace(one, cards=FIXED) for name, one in amounts.items() if isinstance(one, Per)}
    return replace(word, **per)


def _become(doing: Doing, word: Kind, cards: tuple[CardId, ...]) -> bool:
    """Cards become something, or cease to be: what waits for that is set off."""
    run = doing.run
    before = {card: tags(run, card) for card in cards}
    began = begin_on(doing, word, cards)
    for card in cards:
        changed(run, card, before[card], by=doing.card)
    return began


def _stands(doing: Doing, word: Continuous) -> bool:
    """Whether the word is one of a card that stays in play, which needs nothing to begin."""
    if doing.frame.ability >= 0 or doing.card < 0:
        return False
    text = text_of(doing.run, doing.card)
    if text is None or word not in text.effects:
        return False
    stays = doing.run.printed(doing.card).play.after in ("attach", "stay")
    return stays and word.until in STANDS


def _is_early(doing: Doing, word: Continuous) -> bool:
    """Whether words of the combat are about fighters whom nobody has announced yet: they look for them anew."""
    combat = running(doing.run)
    early = combat is not None and combat.attacker < 0 and word.until == "combat"
    return early and word.who.role in IN_COMBAT


def begin_on(
    doing: Doing, word: Continuous, cards: tuple[CardId, ...], chosen: tuple[CardId, ...] | None = None
) -> bool:
    """Let a word begin on cards, or on whom it finds itself where there are none.

    Args:
        chosen: the cards that were chosen for it, where they are others than those of the card that was played.
    """
    run = doing.run
    # What goes before an attack is for its combat, also where that is fought inside another one.
    goes_before = _attacks_next(doing)
    combat = None if goes_before else running(run)
    if word.until == "combat" and combat is None and not goes_before:
        return False
    context = doing.context
    until = "attached" if _is_declared(doing) and word.until in STANDS - {"combat", "game"} else word.until
    mark = next((other.mark for other in doing.frame.effects if isinstance(other, Mark)), "")
    _end_same(doing, word, cards)
    run.emit(
        ev.Began(
            Lasting(
                _settled(doing, word),
                doing.card,
                context.seat,
                cards,
                until,
                since=run.state.turn,
                combat=combat.serial if combat is not None and word.until == "combat" else TO_COME,
                x=context.x,
                targets=context.targets if chosen is None else chosen,
                player=context.player if context.player >= 0 else context.that_player,
                named=context.named,
                mark=mark if word.until == "marked" else "",
                ability=_used(doing),
                caster=context.caster if _speaks_of(word, CASTER) else NO_CARD,
            )
        )
    )
    return True


def _attacks_next(doing: Doing) -> bool:
    """Whether the words go on to an attack, whose combat this one is for."""
    return any(isinstance(word, Attack) for word in doing.frame.effects[doing.frame.at + 1 :])


def _used(doing: Doing) -> int:
    """The ability that was used for what is carried out; -1 where an event set it off, or a card was played."""
    at = doing.frame.ability
    used = (frame for frame in doing.run.state.stack if isinstance(frame, Playing) and frame.ability >= 0)
    return at if any((frame.card, frame.ability) == (doing.card, at) for frame in used) else -1


def _end_same(doing: Doing, word: Continuous, cards: tuple[CardId, ...]) -> None:
    """Rituals of a kind do not add up: what an earlier one said ends as the next one begins.

    Rule: doomtrooper-cs.term.ritual
    """
    run = doing.run
    if doing.card < 0 or "ritual" not in run.printed(doing.card).tags:
        return
    name = run.printed(doing.card).name
    places = tuple(
        at
        for at, one in enumerate(run.state.lasting)
        if (one.seat, one.whom, one.effect) == (doing.seat, cards, word)
        and one.source >= 0
        and run.printed(one.source).name == name
    )
    if places:
        run.emit(ev.Ceased(places))


def _is_declared(doing: Doing) -> bool:
    """Whether the words are those of a card that stays in play, and that its player declared."""
    case = doing.run
    return doing.frame.ability < 0 and text_of(case, doing.card) is None and case.card(doing.card).zone in IN_PLAY


def _speaks_of(part: object, roles: frozenset[str]) -> bool:
    """Whether words speak of a card that plays one of these parts."""
    return any(isinstance(each, Whom) and each.role in roles for _, each in parts_of(part))


def _settled(doing: Doing, word: Continuous) -> Continuous:
    """The word with the amounts that only now are known."""
    known: dict[str, Any] = {}
    for name in word.__struct_fields__:
        value = getattr(word, name)
        # What is paid into a spell of a combat may grow until the combat ends.
        grows = word.until == "combat" and isinstance(value, Per) and value.of == "x"
        if isinstance(value, Per) and not grows and (value.of in SETTLED or word.fixed or _speaks_of(value, PASSING)):
            known[name] = amount(doing.run, value, doing.context)
    return replace(word, **known) if known else word
