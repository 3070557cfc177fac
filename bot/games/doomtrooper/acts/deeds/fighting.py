"""What changes a combat: attacks by cards, helpers, exchanges, tactics, ends; what answers cards and blows."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from bot.games.doomtrooper.acts.actions import taking
from bot.games.doomtrooper.acts.combat import harm, phases, sabotaging
from bot.games.doomtrooper.acts.combat.stopping import stop
from bot.games.doomtrooper.acts.deeds.doing import Doing, answered
from bot.games.doomtrooper.acts.deeds.lasting import begin_on
from bot.games.doomtrooper.acts.deeds.stealing import Loot, taken_over
from bot.games.doomtrooper.acts.happening import leaving
from bot.games.doomtrooper.looks.acting import warrior
from bot.games.doomtrooper.looks.fighting import able
from bot.games.doomtrooper.looks.fighting.paying import banked
from bot.games.doomtrooper.looks.holding.answers import cancelled_late, left_behind
from bot.games.doomtrooper.looks.holding.standing import protected
from bot.games.doomtrooper.looks.meaning import fits
from bot.games.doomtrooper.looks.meaning.roles import players_of
from bot.games.doomtrooper.looks.meaning.sources import text_of
from bot.games.doomtrooper.looks.playing import vain
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.frames import AnyFrame, Combat, Sabotage, Splitting
from bot.games.doomtrooper.position.run import Case, Run
from bot.games.doomtrooper.position.state import IN_PLAY, NO_CARD, CardId
from bot.games.doomtrooper.words.continuous import Protect
from bot.games.doomtrooper.words.deeds import Attack, Cancel, End, Join, Prevent, Redirect, Replace, SetTactic
from bot.games.doomtrooper.words.effects import Effect
from bot.games.doomtrooper.words.whom import SELF, Whom
from bot.games.values import Seat

Wanted = TypeVar("Wanted")


def frame_of(run: Run, kind: type[Wanted]) -> tuple[int, Wanted] | None:
    """The innermost frame of a type and its place."""
    for at in reversed(range(len(run.state.stack))):
        frame: AnyFrame = run.state.stack[at]
        if isinstance(frame, kind):
            return at, frame
    return None


def attack(doing: Doing, word: Attack) -> bool | None:
    """Let a combat take place: between the warriors that are named, or one that the player announces."""
    attackers = doing.met(word)
    if attackers is None:
        return None
    run = doing.run
    if word.player is not None:
        return _harm(run, attackers, doing.players(word.player), word.victory)
    if word.whom is None:
        if attackers:
            phases.begin(run, run.card(attackers[0]).controller, token=False, forced=word.any)
        return bool(attackers)

    def may(one: CardId, other: CardId) -> bool:
        return able.may_be_sent(run, one, other, anyhow=word.any)

    there = fits.found(run, word.whom, doing.context)
    able_to = tuple(other for other in there if any(may(one, other) for one in attackers))
    defenders = doing.pick(able_to, word.whom, what="defender")
    if defenders is None:
        return None
    pairs = [(one, other) for one in attackers for other in defenders if may(one, other)]
    for one, other in reversed(pairs):
        phases.between(run, one, other)
        found = frame_of(run, Combat)
        if word.tactic and found is not None:
            run.emit(ev.Changed(replace(found[1], tactic=word.tactic), found[0]))
    return bool(pairs)


def _harm(run: Run, attackers: tuple[CardId, ...], victims: tuple[Seat, ...], victory: int) -> bool:
    """Let warriors harm players themselves, for so many victory points."""
    pairs = [(one, seat) for one in attackers for seat in victims if able.may_harm(run, one, seat)]
    for one, seat in reversed(pairs):
        sabotaging.begin(run, run.card(one).controller, one, seat, victory)
    return bool(pairs)


def join(doing: Doing, word: Join) -> bool | None:
    """Let warriors help a side of the combat.

    Rule: doomtrooper-cs.combat.reinforcements
    """
    cards = doing.met(word) if word.free else _for_their_value(doing, word)
    found = frame_of(doing.run, Combat)
    if cards is None or found is None:
        return None if cards is None else False
    at, combat = found
    attacks = vain.joins_attacker(combat, word, doing.seat)
    leader = combat.attacker if attacks else combat.defender
    run = doing.run
    fresh = tuple(
        card
        for card in cards
        if vain.may_join(run, combat, card, attacks=attacks) and able.may_fight(run, card, combat.tactic or "fight")
    )
    if fresh:
        side = "attacker" if attacks else "defender"
        helping = (*getattr(combat, f"helping_{side}"), *fresh)
        foe = combat.against if attacks else combat.seat
        struck = _struck(doing, word, foe, leader, helping)
        if struck is None:
            return None
        lent = (*combat.lent, *((card, word.ratings) for card in fresh))
        told = {f"helping_{side}": helping, f"struck_{side}": struck or getattr(combat, f"struck_{side}")}
        if not word.free:
            value = sum(warrior.value(run, card) for card in fresh)
            run.emit(ev.Scored(doing.seat, -value, card=doing.card, why="pay"))
        run.emit(ev.Changed(replace(combat, lent=lent, **told), at))
    return bool(fresh)


def _for_their_value(doing: Doing, word: Join) -> tuple[CardId, ...] | None:
    """Those who help and are paid for, chosen one after the other as long as points are left for one more."""
    run = doing.run
    chosen: tuple[CardId, ...] = ()
    left = run.player(doing.seat).destiny
    while True:
        able_to = (card for card in doing.open_to(word) if card not in chosen and warrior.value(run, card) <= left)
        said = doing.ask(doing.seat, "target", "cards", tuple(able_to), 0, 1)
        if not said:
            doing.taken = chosen
            return None if said is None else chosen
        left -= warrior.value(run, said[0])
        chosen += said


def _struck(
    doing: Doing, word: Join, foe: Seat, leader: CardId, helping: tuple[CardId, ...]
) -> tuple[CardId, ...] | None:
    """Whom of a side a blow meets from now on, chosen as others join it; ``None`` while somebody is asked."""
    if not word.struck:
        return ()
    if word.struck == "all":
        return (NO_CARD, *helping)
    options = (leader, *helping) if leader >= 0 else helping
    if foe < 0:
        foe = next(iter(players_of(doing.run, "opponent", doing.context)), doing.seat)
    said = doing.ask(foe if word.struck == "opponent" else doing.seat, "struck", "cards", options, 1, 1)
    return None if said is None else tuple(NO_CARD if card == leader else card for card in said)


def exchange(doing: Doing, word: Replace) -> bool | None:
    """Let another warrior take the place of a fighter.

    Rule: doomtrooper-cs.combat.swap, doomtrooper-cs.countsas.fortification, doomtrooper-cs.precedence.rules-over-card
    """
    run = doing.run
    found = frame_of(run, Combat)
    if found is None:
        return False
    at, combat = found
    which = vain.fighter_meant(combat, doing.seat, word.fighter)
    able_to = (card for card in fits.found(run, word.by, doing.context) if vain.could(run, word, card, doing.context))
    cards = doing.pick(tuple(able_to), word.by, what="replacement")
    if cards is None:
        return None
    if not cards or not vain.may_replace(run, combat, which, cards[0]):
        return False
    phases.swap(run, at, combat, which, cards[0])
    return True


def tactic(doing: Doing, word: SetTactic) -> bool | None:
    """Change how the combat is fought; who may not fight so ends it."""
    found = frame_of(doing.run, Combat)
    if found is None or not found[1].tactic:
        return False
    at, combat = found
    to = word.to
    if to == "other":
        to = "shoot" if combat.tactic == "fight" else "fight"
    if to == combat.tactic:
        return False
    doing.run.emit(ev.Changed(replace(combat, tactic=to), at))
    return True


def end(doing: Doing, word: End) -> bool | None:
    """End a combat, an attack, the actions of a turn, or the turn."""
    run = doing.run
    if word.what in ("actions", "turn"):
        taking.lose(run, run.state.active)
        return True
    ended = stop(run, "attack" if word.what == "attack" else "combat")
    if word.back and ended is not None and (isinstance(ended, Sabotage) or ended.token):
        taking.give(run, ended.seat, "attack", 1, doing.card)
    return ended is not None


# What answers.


def cancel(doing: Doing, word: Cancel) -> bool | None:
    """Cancel what this answers, or what cards that were played do.

    Rule: doomtrooper-cs.cancel.costs-lost
    """
    run = doing.run
    if word.who != SELF:
        return _cancel_cards(doing, word)
    found = answered(run, doing.card)
    if found is None:
        return _cancel_late(doing)
    at, playing = found
    if _stands(run, playing.card, doing.card):
        return False
    loot = taken_over(doing, playing) if word.steal else Loot(used=False)
    if loot is None:
        return None
    run.emit(ev.Cancelled(playing.card, doing.card))
    run.emit(ev.Changed(replace(playing, cancelled=True, goes=word.to), at))
    doing.taken = (playing.card,)
    if loot.used:
        printed = run.printed(playing.card)
        loot.settle(run, doing.seat, playing.card, printed.play.price)
        effects: tuple[Effect, ...] = playing.effects or (() if printed.text is None else printed.text.effects)
        doing.go(effects, card=playing.card, targets=loot.targets, x=loot.x)
    return True


def _stands(case: Case, card: CardId, by: CardId) -> bool:
    """Whether nothing cancels a card: a word in play says so, or the card itself, which lies on no table yet."""
    text = case.printed(card).text
    own = (word for word in (() if text is None else text.effects) if isinstance(word, Protect))
    says = any("cancelled" in word.against and word.who.role == "self" and word.by is None for word in own)
    return says or bool(protected(case, card, "cancelled", by))


def _cancel_late(doing: Doing) -> bool | None:
    """Cancel what was played or used before in the same combat: what it brought about ends.

    Rule: doomtrooper-cs.timing.combat-together
    """
    run, at = doing.run, doing.frame.ability
    text = text_of(run, doing.card)
    abilities = () if text is None else text.abilities
    on = abilities[at].on if 0 <= at < len(abilities) else run.printed(doing.card).play.on
    options = cancelled_late(run, doing.seat, doing.card, on, doing.frame.effects)
    chosen = doing.ask(doing.seat, "cancelled", "cards", options) if options else ()
    if chosen is None:
        return None
    for card in chosen:
        if not _stands(run, card, doing.card):
            run.emit(ev.Ceased(left_behind(run, card)))
            run.emit(ev.Cancelled(card, doing.card))
            doing.taken = (card,)
            return True
    return False


def _cancel_cards(doing: Doing, word: Cancel) -> bool | None:
    run = doing.run
    cards = doing.met(word)
    if cards is None:
        return None
    done = False
    for card in cards:
        if _stands(run, card, doing.card):
            continue
        places = tuple(at for at, lasting in enumerate(run.state.lasting) if lasting.source == card)
        if places:
            run.emit(ev.Ceased(places))
        run.emit(ev.Cancelled(card, doing.card))
        if run.card(card).zone in IN_PLAY:
            leaving.discard(run, card, "cancelled")
        done = True
    return done


def prevent(doing: Doing, word: Prevent) -> bool | None:
    """Keep something from happening that is about to."""
    if word.what == "points":
        return _keep_points(doing)
    if word.what == "attack":
        return stop(doing.run, "attack") is not None
    if word.what == "search":
        return cancel(doing, Cancel())
    cards = doing.met(word)
    if cards is None:
        return None
    run = doing.run
    against = _HARMS[word.what]
    saved = [harm.saved(run, card) for card in cards]
    left = tuple(card for card, is_saved in zip(cards, saved, strict=True) if not is_saved)
    if left:
        begin_on(doing, Protect(against=against, until="once"), left)
    return bool(cards)


_HARMS: dict[str, tuple[str, ...]] = {
    "wound": ("wounded",),
    "kill": ("killed",),
    "harm": ("wounded", "killed"),
    "discard": ("discarded",),
    "sacrifice": ("sacrificed",),
}


def _keep_points(doing: Doing) -> bool:
    """Nobody else keeps what is being earned: what was given is taken back."""
    found = frame_of(doing.run, Splitting)
    if found is None:
        return False
    at, splitting = found
    run = doing.run
    lost = 0
    for one in splitting.earned:
        if one.seat != doing.seat:
            if splitting.at > 0:
                run.emit(ev.Scored(one.seat, one.victory - one.points, -one.victory, card=doing.card, why="card"))
            lost += one.points
    kept = tuple(one for one in splitting.earned if one.seat == doing.seat)
    run.emit(ev.Changed(replace(splitting, earned=kept), at))
    doing.number = lost
    return lost > 0


def redirect(doing: Doing, word: Redirect) -> bool | None:
    """Turn what is about to happen on another card, or points to another player."""
    run = doing.run
    if word.to is None:
        return _redirect_points(doing, word)
    found = answered(run, doing.card)
    if word.to.role == "caster":
        # He who casts what is answered, not who casts the answer.
        casts = NO_CARD if found is None else found[1].caster
        cards: tuple[CardId, ...] | None = () if casts < 0 else (casts,)
    else:
        cards = doing.cards(word.to, what="redirect")
    if not cards:
        return None if cards is None else False
    struck = _redirect_blow(doing, word.who, cards[0])
    if struck:
        return True
    if found is None:
        return False
    at, playing = found
    run.emit(ev.Changed(replace(playing, targets=(cards[0], *playing.targets[1:])), at))
    return True


def _redirect_blow(doing: Doing, whom: Whom, card: CardId) -> bool:
    found = frame_of(doing.run, Combat)
    if found is None or not found[1].hits:
        return False
    at, combat = found
    meant = doing.cards(whom) or ()
    hits = tuple(replace(hit, card=card) if hit.card in meant else hit for hit in combat.hits)
    doing.run.emit(ev.Changed(replace(combat, hits=hits), at))
    return hits != combat.hits


def _redirect_points(doing: Doing, word: Redirect) -> bool:
    found = frame_of(doing.run, Splitting)
    seats = () if word.player is None else doing.players(word.player)
    if found is None or not seats:
        return False
    at, splitting = found
    run = doing.run
    if splitting.at > 0:
        for one in splitting.earned:
            run.emit(ev.Scored(one.seat, one.victory - one.points, -one.victory, card=doing.card, why="card"))
            destiny = banked(run, seats[0], one.points - one.victory)
            run.emit(ev.Scored(seats[0], destiny, one.victory, card=doing.card, why="card"))
    earned = tuple(replace(one, seat=seats[0]) for one in splitting.earned)
    run.emit(ev.Changed(replace(splitting, earned=earned), at))
    return True
