"""Effects are carried out one after the other: each word by the function of its family."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from bot.games.doomtrooper.acts.deeds import (
    entering,
    fighting,
    gains,
    harm,
    lasting,
    piles,
    places,
    states,
    swaps,
    ways,
)
from bot.games.doomtrooper.acts.deeds.doing import Doing
from bot.games.doomtrooper.looks.fighting.sabotage import is_attacked
from bot.games.doomtrooper.looks.holding.answering import answering
from bot.games.doomtrooper.looks.meaning.fits import holds
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.frames import Carrying
from bot.games.doomtrooper.position.run import Run
from bot.games.doomtrooper.position.state import IN_PLAY, CardId
from bot.games.doomtrooper.words import effects as words
from bot.games.doomtrooper.words.effects import CONTINUOUS, Effect
from bot.games.values import Seat

Deed = Callable[[Doing, Any], "bool | None"]

_DONE: dict[type, Deed] = {
    words.Wound: harm.wound,
    words.Heal: harm.heal,
    words.Kill: harm.kill,
    words.Discard: harm.discard,
    words.Sacrifice: harm.sacrifice,
    words.Return: harm.back,
    words.Fetch: piles.fetch,
    words.Draw: piles.draw,
    words.DiscardHand: piles.discard_hand,
    words.Look: piles.look,
    words.Shuffle: piles.shuffle,
    words.Move: places.move,
    words.Cover: places.cover,
    words.Mark: states.mark,
    words.Control: places.control,
    words.Enter: entering.enter,
    words.Attach: entering.attach,
    words.PlayNow: entering.play_now,
    words.Points: gains.points,
    words.Debt: gains.debt,
    words.Actions: gains.actions,
    words.Turns: gains.turns,
    words.Win: gains.win,
    words.Swap: swaps.swap,
    words.Become: entering.become,
    words.Attack: fighting.attack,
    words.Join: fighting.join,
    words.Replace: fighting.exchange,
    words.SetTactic: fighting.tactic,
    words.End: fighting.end,
    words.Cancel: fighting.cancel,
    words.Prevent: fighting.prevent,
    words.Redirect: fighting.redirect,
    words.Choose: ways.choose,
    words.Chance: ways.chance,
    words.Repeat: ways.repeat,
    words.Name: ways.name,
}
_BEGUN: dict[type, Deed] = dict.fromkeys(CONTINUOUS, lasting.begin)
DEEDS: dict[type, Deed] = {**_DONE, **_BEGUN}
"""By word what carries it out."""


def begin(
    run: Run,
    seat: Seat,
    card: CardId,
    effects: tuple[Effect, ...],
    *,
    targets: tuple[CardId, ...] = (),
    player: Seat = -1,
    x: int = 0,
    caster: CardId = -1,
    ability: int = -1,
    paid: tuple[CardId, ...] = (),
    area: str = "",
) -> None:
    """Let the effects of a card that was played, or of an ability that was used, happen; they go on with the stack.

    Args:
        paid: the cards that were given up for it, which the first of them calls taken.
        area: the area that the card was played to.

    Rule: doomtrooper-cs.timing.order-played
    """
    about = answering(run, seat, card)
    run.push(
        Carrying(
            seat,
            card,
            effects,
            ability,
            targets=targets,
            player=player,
            x=x,
            caster=caster,
            that=about.that,
            that_player=about.that_player,
            by=about.by,
            number=about.number,
            taken=paid,
            area=area,
        )
    )


def go_on(run: Run, frame: Carrying) -> bool:
    """Carry out the next effect, or finish."""
    if frame.at >= len(frame.effects):
        run.pop()
        return True
    word = frame.effects[frame.at]
    depth = len(run.state.stack) - 1
    ahead = replace(frame, at=frame.at + 1, answers=())
    run.change(ahead)
    doing = Doing(run, frame)
    if not _applies(doing, word):
        return True
    wanted = _wanted(doing, word)
    did = wanted if not wanted else DEEDS[type(word)](doing, word)
    if did is None:
        return True
    after = replace(
        ahead,
        did=did,
        taken=frame.taken if doing.taken is None else doing.taken,
        named=frame.named if doing.named is None else doing.named,
        number=frame.number if doing.number is None else doing.number,
    )
    if after != ahead and depth < len(run.state.stack) and run.state.stack[depth] == ahead:
        run.emit(ev.Changed(after, depth))
    return True


def _applies(doing: Doing, word: Effect) -> bool:
    """Whether a word holds in this ruleset and its conditions do; those of a continuous word are looked at later."""
    if word.ruleset and word.ruleset != doing.run.rules.edition:
        return False
    conditions = word.conditions
    if isinstance(word, words.End) and is_attacked(doing.run):
        # Who attacks a player chooses no tactic: what ends a combat of either ends that.
        conditions = tuple(one for one in conditions if not one.tactic)
    return isinstance(word, CONTINUOUS) or holds(doing.run, conditions, doing.context)


def _wanted(doing: Doing, word: Effect) -> bool | None:
    """Whether the player wants what he need not do; ``None`` while he is asked."""
    return True if not word.optional else doing.agrees(doing.seat, "use-effect")


def keep(run: Run, card: CardId, targets: tuple[CardId, ...], named: tuple[str, ...] = ()) -> None:
    """Let a card that stays in play keep what was chosen as it was played."""
    if (targets or named) and run.card(card).zone in IN_PLAY:
        run.emit(ev.Kept(card, targets, named, run.card(card).player))
