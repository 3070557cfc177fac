"""A card that is played: paid for, answered, carried out, and put where it belongs.

Rule: doomtrooper-cs.timing.always-react, doomtrooper-cs.timing.reaction-target-first, doomtrooper-cs.cancel.costs-lost,
doomtrooper-cs.personality.second-player, doomtrooper-cs.term.icon-extra
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.doomtrooper.acts import carry
from bot.games.doomtrooper.acts.actions import taking
from bot.games.doomtrooper.acts.combat import harm
from bot.games.doomtrooper.acts.flow import entering
from bot.games.doomtrooper.acts.happening import noting, windows
from bot.games.doomtrooper.acts.happening.ends import answers_over
from bot.games.doomtrooper.acts.happening.leaving import discard, sacrifice, to_hand
from bot.games.doomtrooper.acts.happening.triggers import happened
from bot.games.doomtrooper.looks.acting import tokens, warrior
from bot.games.doomtrooper.looks.acting.costs import Cost
from bot.games.doomtrooper.looks.holding.listeners import ability_at
from bot.games.doomtrooper.looks.playing import limits, plays, prices, receiving, undescribed, using
from bot.games.doomtrooper.looks.playing.prices import ART_PAID, Bill
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.commands import Play, Use
from bot.games.doomtrooper.position.frames import ActionFrame, Declared, Playing, Revealing, Window
from bot.games.doomtrooper.position.run import Case, Run
from bot.games.doomtrooper.position.state import IN_PLAY, NO_CARD, CardId
from bot.games.doomtrooper.words.effects import Discard, Effect, stands
from bot.games.values import Seat


def play(run: Run, seat: Seat, said: Play) -> None:
    """A seat plays a card of its hand; what was said is legal."""
    card, printed = said.card, run.printed(said.card)
    run.emit(ev.Said(seat, said))
    said = undescribed.resolved(run, said)
    interrupt(run)
    due, cost = due_for(run, seat, said)
    spent = taking.pay(run, seat, cost, said.token) if cost.number else ()
    if cost.number:
        taking.begin(run)
    pay(run, seat, card, due, said.x, said.paid)
    noting.played(run, card, limits.PLAYED, printed.play.limits, said.targets)
    run.emit(ev.Moved(card, "stack", "play", controller=seat, shown=not said.hidden, unpaid=said.hidden))
    way = "hidden" if said.hidden else "recruit" if printed.type == "warrior" else "effect"
    run.push(
        Playing(
            seat,
            card,
            targets=said.targets,
            player=said.player,
            x=said.x * due.worth,
            effects=said.effects,
            after=said.after,
            note=said.note,
            way=way,
            area=said.area,
            caster=said.caster,
            inside=said.inside,
            spent=spent,
            destiny=max(0, due.destiny - len(due.credit)),
            paid=said.paid,
            declared=undescribed.is_undescribed(run, card),
        )
    )


def due_for(case: Case, seat: Seat, said: Play) -> tuple[Bill, Cost]:
    """The price of a card as it is played, of which what was declared is resolved, and the actions it takes."""
    card, play = said.card, case.printed(said.card).play
    if case.printed(card).type == "warrior":
        due = plays.recruit_bill(case, seat, card, hidden=said.hidden)
        return due, plays.recruit_cost(case, seat, card, due, said.area, hidden=said.hidden)
    context = replace(plays.context_of(case, seat, card), targets=said.targets, player=said.player, caster=said.caster)
    due = plays.bill_of(case, seat, play, context)
    if play.price.either:
        due = prices.plus_either(case, due, play.price, said.either, context)
    due = due._replace(destiny=due.destiny + said.price)
    return due, Cost(due.actions, plays.purpose(due))


def interrupt(run: Run) -> None:
    """Something is played in the window that is innermost: it begins anew afterwards."""
    frame = run.top
    if isinstance(frame, Window):
        windows.played(run, frame)
    elif isinstance(frame, ActionFrame):
        run.change(replace(frame, serial=run.serial()))


def pay(run: Run, seat: Seat, card: CardId, due: Bill, x: int, paid: tuple[CardId, ...]) -> None:
    """Pay points and cards for what is played; the actions are paid already."""
    more = x * due.step
    destiny, _ = prices.spread(due, x)
    if due.cap is not None:
        for _ in range(destiny):
            run.emit(ev.Marked(due.caster, ART_PAID))
    for store, mark in due.credit[:destiny]:
        run.emit(ev.Marked(store, mark, off=True))
    destiny, victory = prices.taken(due, x)
    if destiny or victory:
        run.emit(ev.Scored(seat, -destiny, -victory, card=card, why="pay"))
    if due.x == "actions" and more:
        taking.spend(run, seat, tokens.usable(run, seat, plays.purpose(due), None)[:more], plays.purpose(due))
    if due.mark:
        run.emit(ev.Marked(card, due.mark, off=True))
    rest = list(paid)
    for give in due.gives:
        for _ in range(give.number):
            given = rest.pop(0)
            if give.how == "wound":
                harm.wound(run, given)
            elif give.how == "sacrifice":
                sacrifice(run, given)
            else:
                discard(run, given)
    for given in rest:
        discard(run, given)


def go_on(run: Run, frame: Playing) -> bool:
    """Let it be answered; carry it out unless it was cancelled; put the card where it belongs."""
    if frame.at == 0:
        run.change(replace(frame, at=1))
        windows.open_window(run, "reaction", "reaction", affected(run, frame))
        if frame.declared:
            run.push(Declared(run.serial(), windows.order_from(run, frame.seat)[1:]))
        for target in frame.targets:
            happened(run, "targeted", target, by=frame.card, seat=frame.seat)
        return True
    if frame.at == 1:
        if frame.cancelled:
            run.change(replace(frame, at=2))
        else:
            _carry_out(run, frame)
        return True
    run.pop()
    answers_over(run)
    _put_away(run, frame)
    return True


def affected(case: Case, frame: Playing) -> Seat:
    """Who may answer first: the player whom it touches, else the one in turn.

    Rule: doomtrooper-cs.timing.reaction-order, doomtrooper-cs.timing.reaction-target-first
    """
    if frame.player >= 0 and frame.player != frame.seat:
        return frame.player
    for target in frame.targets:
        if case.card(target).controller != frame.seat:
            return case.card(target).controller
    return case.state.active


def _carry_out(run: Run, frame: Playing) -> None:
    if frame.ability >= 0:
        _use(run, frame)
    elif frame.way == "recruit":
        _recruit(run, frame)
    elif frame.way == "hidden":
        run.change(replace(frame, at=2))
        entering.hide(run, frame.card, frame.seat)
    else:
        _take_effect(run, frame)


def _recruit(run: Run, frame: Playing) -> None:
    """A warrior enters play; hidden copies of the same personality come first, and if one is paid for, he does not.

    Rule: doomtrooper-cs.personality.hidden-copy, doomtrooper-cs.personality.second-player
    """
    hidden = entering.rivals(run, frame.card)
    if hidden:
        run.push(Revealing(hidden[0], "clash"))
        return
    run.change(replace(frame, at=2))
    if warrior.is_unique(run, frame.card) and any(True for _ in warrior.copies(run, frame.card)):
        take_back(run, frame)
        return
    entering.enter(run, frame.card, frame.seat, frame.area)
    _once(run, frame)


def take_back(run: Run, frame: Playing) -> None:
    """The card goes back to the hand, and what was paid for it is given back."""
    to_hand(run, frame.card)
    if frame.destiny:
        run.emit(ev.Scored(frame.seat, frame.destiny, card=frame.card, why="back"))
    taking.back(run, frame.seat, frame.spent)


def _take_effect(run: Run, frame: Playing) -> None:
    """A card that is no warrior: attached, put on the table, or carried out on the way to a pile."""
    run.change(replace(frame, at=2))
    after = frame.after or run.printed(frame.card).play.after
    to = run.printed(frame.card).play.to
    if after in ("attach", "stay"):
        if not _placed(run, frame, to):
            return
        entering.arrived(run, frame.card, recruited=False)
    happened(run, "cast" if run.printed(frame.card).type == "art" else "played", frame.card, seat=frame.seat)
    _once(run, frame)


def _placed(run: Run, frame: Playing, to: str) -> bool:
    """Put a card that stays on the table; ``False`` where what it was to lie on is gone."""
    card = frame.card
    stays = (frame.after or run.printed(card).play.after) == "stay"
    if to == "card":
        bearer = frame.targets[0]
        play = run.printed(card).play
        context = plays.context_of(run, frame.seat, card)
        gone = run.card(bearer).zone not in IN_PLAY or receiving.unfit(run, card, play, bearer, context)
        # What merely stays may be about somebody who is dead.
        if gone and play.whom is not None and not (stays and play.whom.zones):
            return False
        zone, on = ("table", NO_CARD) if stays else (run.card(bearer).zone, bearer)
        run.emit(ev.Moved(card, zone, "stay" if stays else "attach", on=on, controller=frame.seat))  # type: ignore[arg-type]
        if frame.inside:
            run.emit(ev.Marked(bearer, "inside"))
    else:
        zone = frame.area or "table"
        run.emit(ev.Moved(card, zone, "stay", controller=frame.seat))  # type: ignore[arg-type]
    # An attachment speaks of its bearer; what merely stays goes on speaking of the card that was chosen.
    bears = to == "card" and not stays
    rest = frame.targets[1:] if bears else frame.targets
    if rest or frame.player >= 0:
        run.emit(ev.Kept(card, chosen=rest, player=frame.player))
    return True


def _once(run: Run, frame: Playing) -> None:
    """What a card does once as it is played: all its words where it goes to a pile, else those that do not stand."""
    effects: tuple[Effect, ...] = frame.effects or plays.effects_of(run, frame.card)
    if run.card(frame.card).zone in IN_PLAY and not frame.effects:
        effects = tuple(effect for effect in effects if not stands(effect))
    if effects:
        carry.begin(
            run,
            frame.seat,
            frame.card,
            effects,
            targets=frame.targets,
            player=frame.player,
            x=frame.x,
            caster=frame.caster,
            paid=frame.paid,
            area=frame.area,
        )


def _use(run: Run, frame: Playing) -> None:
    """An ability is used: its words happen, where its card is still there or was given up as the price."""
    run.change(replace(frame, at=2))
    if run.card(frame.card).zone not in IN_PLAY and not frame.gone:
        return
    ability = ability_at(run, frame.card, frame.ability)
    if ability is None:
        return
    happened(run, "used", frame.card, seat=frame.seat)
    effects: tuple[Effect, ...] = (*ability.effects, Discard()) if ability.mission else ability.effects
    carry.begin(
        run,
        frame.seat,
        frame.card,
        effects,
        targets=frame.targets,
        player=frame.player,
        x=frame.x,
        ability=frame.ability,
        paid=frame.paid,
    )


def _put_away(run: Run, frame: Playing) -> None:
    """A card that lies on no table goes to its pile."""
    if run.card(frame.card).zone != "stack":
        return
    goes = frame.goes if frame.cancelled else frame.after or run.printed(frame.card).play.after
    if goes in ("sacrifice", "sacrificed"):
        sacrifice(run, frame.card)
    elif goes == "hand":
        to_hand(run, frame.card)
    else:
        discard(run, frame.card, why="")


def use(run: Run, seat: Seat, said: Use) -> None:
    """A seat uses an ability; what was said is legal."""
    ability = ability_at(run, said.card, said.ability)
    if ability is None:
        return
    run.emit(ev.Said(seat, said))
    interrupt(run)
    due = using.due_for(run, seat, said, ability)
    if due.actions:
        taking.pay(run, seat, using.cost(run, said.card, due), said.token)
        taking.begin(run)
    noting.played(run, said.card, said.ability, ability.limits)
    pay(run, seat, said.card, due, said.x, said.paid)
    run.push(
        Playing(
            seat,
            said.card,
            ability=said.ability,
            targets=said.targets,
            player=said.player,
            x=said.x * due.worth,
            way="use",
            gone=run.card(said.card).zone not in IN_PLAY,
            paid=said.paid,
        )
    )
