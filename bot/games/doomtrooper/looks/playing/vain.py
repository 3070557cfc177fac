"""Effects of words that are surely in vain, as far as those who play them may see.

A word could do something unless nothing that its player cannot see could make it so: of hidden cards nothing is looked
at but that they are there.

Rule: doomtrooper-cs.timing.must-matter, doomtrooper-cs.combat.areas
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from bot.games.doomtrooper.looks.acting import moving, warrior
from bot.games.doomtrooper.looks.fighting import able, values
from bot.games.doomtrooper.looks.holding.keeping import keeps
from bot.games.doomtrooper.looks.holding.standing import barred, card_limit, has, immune, permitted, protected
from bot.games.doomtrooper.looks.meaning.context import Context, standing_on
from bot.games.doomtrooper.looks.meaning.fits import found
from bot.games.doomtrooper.looks.meaning.marks import held_by, holds_of
from bot.games.doomtrooper.looks.meaning.matching import asks
from bot.games.doomtrooper.looks.meaning.roles import cards_of, lies_on
from bot.games.doomtrooper.looks.meaning.tags import tags
from bot.games.doomtrooper.looks.playing.beyond import IN_VAIN, seats_meant
from bot.games.doomtrooper.position.fights import fighters, running
from bot.games.doomtrooper.position.frames import Befalling, Combat, Playing
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import IN_PLAY, STATES, CardId
from bot.games.doomtrooper.words import effects as words
from bot.games.doomtrooper.words.effects import CONTINUOUS, Effect, is_fixed
from bot.games.doomtrooper.words.whom import SELF, Amount, Role, Who, Whom
from bot.games.values import Seat

KNOWN: frozenset[Role] = frozenset({
    "", "self", "bearer", "chosen", "fighter", "own-fighter", "opponent-fighter", "attacker", "defender", "caster",
    "held", "holder", "unit",
})  # fmt: skip
"""Parts that are settled as a card is played; others are settled by what happens before."""
IN_COMBAT: frozenset[Role] = frozenset({"fighter", "own-fighter", "opponent-fighter", "attacker", "defender"})
"""Parts that nobody plays before attacker and defender are announced."""
NAMED = frozenset({"named", "follower:named", "gift:named"})
ON_TABLE = IN_PLAY | {"under"}
"""The zones whose cards everybody sees lie there."""

BEFORE: dict[str, tuple[str, ...]] = {"draw": ("start",), "actions": ("start", "draw")}
"""The steps of a turn in which its limits can still be changed."""


def in_vain(case: Case, effects: tuple[Effect, ...], context: Context) -> bool:
    """Whether all that some words do, in the name of a context, is surely in vain."""
    if _puts_back(case, effects, context):
        return True
    return bool(effects) and all(_is_vain(case, word, context) for word in effects)


def _puts_back(case: Case, effects: tuple[Effect, ...], context: Context) -> bool:
    """Whether all that is done is to take a mark off and to put it on the same card again."""
    match effects:
        case (words.Mark(mark=one, off=True, who=whose), words.Mark(mark=other, off=False, who=whom)) if one == other:
            before = _seen(case, whose, context)
            return before is not None and len(before) == 1 and before == _seen(case, whom, context)
    return False


def _is_vain(case: Case, word: Effect, context: Context) -> bool:
    if word.ruleset and word.ruleset != case.rules.edition:
        return True
    match word:
        case words.Choose(ways=ways, by="me") | words.Chance(ways=ways):
            return all(not way or in_vain(case, way, context) for way in ways)
        case words.Name():
            return True  # What is named matters for the other words alone.
        case words.Repeat(times=times, effects=effects):
            return in_vain(case, effects, context) or _counts_nothing(case, times, context)
        case words.Attach():
            return _has_no_room(case, word, context) or _attaches_nothing(case, word, context)
        case words.Attack(player=player) if player is not None:
            return _harms_nobody(case, word, player, context)
        case words.Attack():
            return _attacks_nobody(case, word, context)
        case words.Look(at="card"):
            return _nobody(case, word.who, context)
        case words.Cancel() if word.who != SELF:
            waits = any(isinstance(frame, Playing) for frame in case.state.stack)
            return not waits and _nobody(case, word.who, context)
        case words.Redirect(to=to) if to is not None:
            # He who casts what is answered is found only as it is answered.
            return to.role != "caster" and _nobody(case, to, context)
        case words.Become():
            return _nobody(case, word.of, context) or _nobody(case, word.who, context)
    beyond = IN_VAIN.get(type(word))
    if beyond is not None:
        return beyond(case, word, context)
    if type(word) not in _COULD and not (isinstance(word, CONTINUOUS) and is_fixed(word)):
        return False
    there = _seen(case, word.by if isinstance(word, words.Replace) else word.who, context)
    return there is not None and not any(
        could(case, word, card, context) and touches(case, card, context) for card in there
    )


def _counts_nothing(case: Case, times: Amount, context: Context) -> bool:
    """Whether an amount counts cards of which there are none."""
    if isinstance(times, int) or times.of or times.plus or times.cards is None:
        return False
    return _nobody(case, times.cards, context)


def _harms_nobody(case: Case, word: words.Attack, player: Who, context: Context) -> bool:
    """Whether none of the warriors may harm any of the players."""
    attackers, victims = _seen(case, word.who, context), seats_meant(case, player, context)
    if attackers is None or victims is None:
        return False
    return not any(able.may_harm(case, one, seat) for one in attackers for seat in victims)


def _attacks_nobody(case: Case, word: words.Attack, context: Context) -> bool:
    """Whether none of the warriors may attack any of those they are sent against."""
    attackers = _seen(case, word.who, context)
    victims = None if word.whom is None else _seen(case, word.whom, context)
    if not attackers or victims is None:
        return attackers == ()
    if _is_given_up(case, context.card):
        return not victims
    pairs = ((one, other) for one in attackers for other in victims)
    return not any(able.may_be_sent(case, *pair, anyhow=word.any) for pair in pairs)


def _is_given_up(case: Case, card: CardId) -> bool:
    """Whether a card is the price of what it does, so that what it says does not hold any more as that happens."""
    text = case.printed(card).text
    prices = () if text is None else tuple(ability.price for ability in text.abilities)
    return any(SELF in (price.sacrifice, price.discard) for price in prices)


def _attaches_nothing(case: Case, word: words.Attach, context: Context) -> bool:
    if word.who.role or word.origin == ("play",):
        return _nobody(case, word.who, context)
    return IN_VAIN[words.Fetch](case, word, context)


def _has_no_room(case: Case, word: words.Attach, context: Context) -> bool:
    """Whether nobody is there whom a card could be attached to, or no more finds room under them."""
    there = _seen(case, word.to, context)
    if there is None or not word.hidden:
        return there == ()
    return not any((most := card_limit(case, card, "under")) is None or most > len(case.under(card)) for card in there)


def _nobody(case: Case, whom: Whom, context: Context) -> bool:
    """Whether a selector surely means no card."""
    return _seen(case, whom, context) == ()


def _seen(case: Case, whom: Whom, context: Context) -> tuple[CardId, ...] | None:
    """The cards that a selector means; ``None`` where that is not settled yet.

    Of hidden warriors only those are meant of whom nothing is asked but that they are warriors.
    """
    if whom.role not in KNOWN or not ON_TABLE.issuperset(whom.zones):
        return None
    if "under" in whom.zones and (whom.tags or asks(whom)) and _is_dark(case, context.seat):
        return None
    if whom.area == "chosen" and not context.targets and not context.area:
        return None
    if (whom.side == "chosen" and context.player < 0) or "that" in (whom.side, whom.area):
        return None
    if whom.role in IN_COMBAT and (combat := running(case)) is not None and combat.attacker < 0:
        return None
    widest = _widest(whom)
    there = found(case, widest, context)
    return None if there and widest != whom else there


def _is_dark(case: Case, seat: Seat) -> bool:
    """Whether cards lie face down under others that a seat has not seen."""
    return any(card.is_dark_to(seat) for card in case.state.cards)


def _widest(whom: Whom) -> Whom:
    """A selector without that which is named only as the words happen."""
    told = {name: tuple(tag for tag in getattr(whom, name) if tag not in NAMED) for name in ("tags", "any", "no")}
    if whom.on is None and all(told[name] == getattr(whom, name) for name in told):
        return whom
    return replace(whom, on=None if whom.on is None else _widest(whom.on), **told)


def touches(case: Case, card: CardId, context: Context) -> bool:
    """Whether what the card of a context does touches a card: not one that is immune, if it is somebody else's.

    Rule: doomtrooper-cs.immunity.meaning, doomtrooper-cs.immunity.own-benefit
    """
    source = context.card
    if card == source or case.allied(case.card(card).controller, context.seat):
        return True
    return not immune(case, card, source) and not protected(case, card, "affected", source)


def _is_hidden(case: Case, card: CardId, seat: Seat) -> bool:
    here = case.card(card)
    return here.unpaid and here.controller != seat


def could(case: Case, word: Effect, card: CardId, context: Context) -> bool:
    """Whether what a word does to a card could change anything; of one that is hidden nothing is known."""
    test = _COULD.get(type(word))
    return test is None or _is_hidden(case, card, context.seat) or test(case, word, card, context)


def _discarded(case: Case, word: Any, card: CardId, context: Context) -> bool:
    return not keeps(case, card, context, (word,))


def _returned(case: Case, word: Any, card: CardId, context: Context) -> bool:
    return _discarded(case, word, card, context) and not protected(case, card, "returned", context.card)


def _covered(case: Case, word: words.Cover, card: CardId, _: Context) -> bool:
    here = case.card(card)
    if here.covered != word.out or here.zone not in IN_PLAY:
        return False
    return word.out or not (has(case, card, "never-cover") or barred(case, card, "cover") == "never")


def _replaces(case: Case, word: words.Replace, card: CardId, context: Context) -> bool:
    combat = running(case)
    if combat is None:
        return False
    which = fighter_meant(combat, context.seat, word.fighter)
    return may_replace(case, combat, which, card)


def fighter_meant(combat: Combat, seat: Seat, fighter: str) -> str:
    """Which of the two fighters a word means: ``attacker`` or ``defender``."""
    if fighter in ("attacker", "defender"):
        return fighter
    mine = "attacker" if seat == combat.seat else "defender"
    theirs = "defender" if mine == "attacker" else "attacker"
    return mine if fighter == "own-fighter" else theirs


def may_replace(case: Case, combat: Combat, which: str, card: CardId) -> bool:
    """Whether a warrior may take the place of a fighter: none fights across the border of the Outpost.

    Rule: doomtrooper-cs.combat.swap, doomtrooper-cs.countsas.fortification, doomtrooper-cs.precedence.rules-over-card
    """
    old = combat.attacker if which == "attacker" else combat.defender
    other = combat.defender if which == "attacker" else combat.attacker
    if old < 0 or card in fighters(combat) or not able.able(case, card):
        return False
    if other >= 0 and (case.area(card) == "outpost") != (case.area(other) == "outpost"):
        return False
    drives = values.aboard(case, old) and "fortification" in tags(case, card)
    return not drives or bool(permitted(case, old, "use:fortification", card))


def _immune(case: Case, word: words.Immune, card: CardId, context: Context) -> bool:  # noqa: ARG001
    """Whether there is a card to choose: one to come cannot be."""
    return word.cards is None or word.cards.count == "all" or bool(found(case, word.cards, context))


def _permitted(case: Case, word: words.Permit, card: CardId, context: Context) -> bool:  # noqa: ARG001
    """Whether somebody may still make use of it: an attack that is announced is allowed already."""
    combat = running(case)
    announced = combat is not None and combat.attacker >= 0 and word.until == "combat"
    return not (announced and all(what.partition(":")[0] == "attack" for what in word.what))


def _limited(case: Case, word: words.Limit, card: CardId, context: Context) -> bool:  # noqa: ARG001
    """Whether a limit comes in time: cards are drawn at the beginning of a turn, and its actions given after that."""
    return word.until != "turn" or case.state.step in BEFORE.get(word.of, (case.state.step,))


def _marked(case: Case, word: words.Mark, card: CardId, context: Context) -> bool:
    """Whether a mark is there to be taken off; or a state to be given, by a card that does not keep it in that yet."""
    marks = case.card(card).marks
    if word.off:
        return word.mark in marks
    held = holds_of(case, card, word.mark)
    kept = bool(held) and held_by(word.mark, context.card) not in held
    return word.mark not in STATES or word.mark not in marks or kept


def _healed(case: Case, word: words.Heal, card: CardId, _: Context) -> bool:
    """Whether somebody is wounded, or is about to suffer what he would be saved from."""
    if barred(case, card, "heal"):
        return False
    answers = any(isinstance(frame, (Playing, Befalling)) for frame in case.state.stack)
    combat = running(case)
    struck = combat is not None and any(hit.card == card for hit in combat.hits)
    return answers or struck or (case.card(card).wounded and not word.saves)


def _moved(case: Case, word: words.Move, card: CardId, context: Context) -> bool:
    here = case.card(card)
    if protected(case, card, "moved", context.card) or barred(case, card, "moved") == "never":
        return False
    match word.to:
        case "squad" | "cohort" | "outpost" | "aside":
            kept = barred(case, card, f"enter:{word.to}") or barred(case, card, f"leave:{here.zone}")
            return here.zone != word.to and not kept
        case "transfer":
            return bool(moving.destinations(case, card))
        case "out-of-vehicle":
            return here.inside
        case "into-vehicle":
            return not here.inside and not (word.bearer is not None and _is_full(case, word.bearer, context))
        case "bearer":
            there = replace(context, that=card)
            bearers = None if word.bearer is None else _seen(case, word.bearer, there)
            return bearers is None or any(bearer != here.on and not lies_on(case, bearer, card) for bearer in bearers)
    return True


def _is_full(case: Case, whom: Whom, context: Context) -> bool:
    """Whether as many are inside a card as may be."""
    carriers = _seen(case, whom, context)
    if carriers is None or not carriers:
        return carriers is not None
    most = card_limit(case, carriers[0], "inside")
    return most is not None and len(cards_of(case, "held", standing_on(case, carriers[0]))) >= most


def _controlled(case: Case, word: words.Control, card: CardId, context: Context) -> bool:
    own = word.player == "me" and case.card(card).controller == context.seat
    return not own and not protected(case, card, "controlled")


def _joined(case: Case, word: words.Join, card: CardId, context: Context) -> bool:
    combat = running(case)
    if combat is None or not (word.free or warrior.value(case, card) <= case.player(context.seat).destiny):
        return False
    return may_join(case, combat, card, attacks=joins_attacker(combat, word, context.seat))


def joins_attacker(combat: Combat, word: words.Join, seat: Seat) -> bool:
    """Whether those who join help the attacker."""
    return word.side == "attacker" or (word.side == "own" and seat == combat.seat)


def may_join(case: Case, combat: Combat, card: CardId, *, attacks: bool) -> bool:
    """Whether a warrior may help a side, however the combat is fought: he is able to, and in the area of its fighter.

    Rule: doomtrooper-cs.combat.reinforcements
    """
    if card in fighters(combat) or not able.able(case, card):
        return False
    leader = combat.attacker if attacks else combat.defender
    near = case.area(card) == case.area(leader) if leader >= 0 else able.may_attack(case, combat.seat, card)
    return near and not barred(case, card, "join") and not barred(case, card, "combat")


def _begun(case: Case, word: Any, card: CardId, context: Context) -> bool:
    """Whether the same does not last already: what is said twice of a card holds as if it were said once."""
    return word.until == "once" or not any(
        lasting.effect == word
        and lasting.until == word.until
        and (lasting.source, lasting.seat) == (context.card, context.seat)
        and card in lasting.whom
        for lasting in case.state.lasting
    )


_COULD: dict[type, Callable[[Case, Any, CardId, Context], bool]] = {
    words.Discard: _discarded,
    words.Return: _returned,
    words.Cover: _covered,
    words.Replace: _replaces,
    words.Mark: _marked,
    words.Heal: _healed,
    words.Move: _moved,
    words.Control: _controlled,
    words.Join: _joined,
    words.Immune: lambda *asked: _immune(*asked) and _begun(*asked),
    words.Limit: _limited,
    words.Permit: _permitted,
    **dict.fromkeys((words.Bar, words.Able), _begun),
    **dict.fromkeys((words.Kill, words.Wound, words.Sacrifice, words.Prevent), lambda *_: True),
}
"""By word whether it could change a card that is seen; words that are not here always could."""
