"""Sabotage of a player who has nobody able to fight, or the attack on a player of the Swedish rules.

Rule: doomtrooper-cs.sabotage.definition, doomtrooper-cs.sabotage.condition, doomtrooper-sv.targets.player
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.doomtrooper.combat.able import able, may_attack
from bot.games.doomtrooper.combat.paying import changed
from bot.games.doomtrooper.combat.values import half, rating
from bot.games.doomtrooper.effects.standing import barred
from bot.games.doomtrooper.effects.triggers import happened
from bot.games.doomtrooper.flow.windows import open_window
from bot.games.doomtrooper.position.fights import running
from bot.games.doomtrooper.position.frames import Earned, Sabotage, Splitting, Window
from bot.games.doomtrooper.position.run import Case, Run
from bot.games.doomtrooper.position.state import IN_PLAY, CardId
from bot.games.doomtrooper.words.effects import Effect, End, Prevent
from bot.games.values import Seat


def defenceless(case: Case, seat: Seat) -> bool:
    """Whether a player has nobody to stand in the way: no able warrior, or no warrior at all by the Swedish rules."""
    warriors = case.warriors(seat)
    if case.rules.sabotage:
        return not any(case.card(card).unpaid or (able(case, card) and _guards(case, card)) for card in warriors)
    return not any(_guards(case, card) for card in warriors)


def _guards(case: Case, card: CardId) -> bool:
    """Whether a warrior stands in the way of those who harm his player.

    Rule: doomtrooper-cs.target.no-attack
    """
    return not barred(case, card, "guard")


def refusal(case: Case, seat: Seat, card: CardId, against: Seat) -> str:
    """The topic of the rule that keeps a warrior from it; empty where none does.

    Rule: doomtrooper-cs.sabotage.own-turn, doomtrooper-cs.sabotage.first-round, doomtrooper-cs.sabotage.once
    """
    player = case.player(seat)
    if case.state.active != seat:
        return "sabotage.own-turn"
    if against != seat and case.allied(against, seat):
        return "multiplayer.teams"
    if against == seat or case.player(against).out or not defenceless(case, against):
        return "sabotage.condition"
    if case.rules.sabotage:
        if any(case.player(other).turns == 0 for other in case.seats()):
            return "sabotage.first-round"
        if against in player.sabotaged:
            return "sabotage.once"
        if player.attacked:
            return "sabotage.or-attack"
    elif any(case.player(other).turns == 0 for other in case.seats()):
        return "attack.first-round"
    allowed = may_attack(case, seat, card) and not barred(case, card, "attack-player")
    return "" if allowed else "sabotage.how"


def possible(case: Case, seat: Seat) -> tuple[tuple[CardId, Seat], ...]:
    """Who may set out against whom, whatever pays for it."""
    return tuple(
        (card, against)
        for against in case.opponents(seat)
        for card in case.warriors(seat)
        if refusal(case, seat, card, against) == ""
    )


def stops(case: Case, seat: Seat, words: tuple[Effect, ...]) -> bool:
    """Whether a player who is attacked himself may play what ends it, though it is meant for combats.

    Rule: doomtrooper-sv.targets.player
    """
    return answers_for_himself(case, seat) and any(map(_ends_attack, words))


def _ends_attack(word: Effect) -> bool:
    if isinstance(word, End):
        return word.what in ("combat", "attack")
    return isinstance(word, Prevent) and word.what == "attack"


def is_attacked(case: Case) -> bool:
    """Whether a player is attacked himself by the Swedish rules, and no combat runs."""
    return not case.rules.sabotage and running(case) is None and any(
        isinstance(frame, Sabotage) for frame in case.state.stack
    )  # fmt: skip


def answers_for_himself(case: Case, seat: Seat) -> bool:
    """Whether a player is attacked himself now: he plays nothing that a warrior would play.

    Rule: doomtrooper-sv.targets.player-cards
    """
    if case.rules.sabotage or not isinstance(case.top, Window):
        return False
    return any(isinstance(frame, Sabotage) and frame.against == seat for frame in case.state.stack)


def begin(run: Run, seat: Seat, card: CardId, against: Seat, victory: int = 0) -> None:
    """A warrior sets out; the player it is meant for answers first.

    Args:
        victory: the victory points that it is worth where a card lets it happen despite defenders.
    """
    run.push(Sabotage(run.serial(), seat, against, card, victory=victory))


def go_on(run: Run, frame: Sabotage) -> bool:
    """Let it be answered, then reward it where it still holds.

    Rule: doomtrooper-cs.sabotage.reward, doomtrooper-sv.targets.player-points
    """
    if frame.at == 0:
        run.change(replace(frame, at=1))
        open_window(run, "any", "sabotage", frame.against)
        return True
    usual = Earned(frame.seat, half(max(0, rating(run, frame.card, "value"))), frame.card)
    shared = changed(run, replace(usual, points=frame.victory, only="victory") if frame.victory else usual, "all")
    run.pop()
    if frame.over:
        return True
    here = run.card(frame.card)
    holds = here.zone in IN_PLAY and here.controller == frame.seat and able(run, frame.card)
    if holds and (frame.victory or defenceless(run, frame.against)):
        happened(run, "attacked-player", frame.card, seat=frame.against)
        if shared.points:
            run.push(Splitting((shared,), run.serial(), why="sabotage"))
    return True
