"""A raid at work: dice, rerolls, what they ward off, wounds, what is stolen."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from bot.games.kernel.ask import Answers
from bot.games.kernel.frames import no_answer, nothing
from bot.games.twom.acts.flow.cards import begin
from bot.games.twom.acts.flow.chance import Throw, fights_are_told, lying, roll_all, roll_combat
from bot.games.twom.acts.flow.step import FrameKind
from bot.games.twom.acts.night.raid import bullets, die_of, guard_throws, guards, is_firearm
from bot.games.twom.looks.asking import divided, is_open, offer_shares, offer_some, person_label, picked, token_label
from bot.games.twom.looks.labels import person
from bot.games.twom.looks.levels import change_level, quality
from bot.games.twom.pack.kinds import WORST, Key
from bot.games.twom.position.case import Case, Run
from bot.games.twom.position.decks import plus
from bot.games.twom.position.events_group import Moved
from bot.games.twom.position.frames.raid import Raiding, Shot
from bot.games.twom.position.people import Person
from bot.games.values import Line

ENOUGH = "enough"


def hits(face: str) -> int:
    """How much a face wards off; every other symbol is a miss.

    Rule: twom-cs.raid.special-symbols
    """
    return int(face) if face.isdecimal() else 0


def _cancels(case: Case, shot: Shot) -> bool:
    """Whether a die makes the whole card void.

    Rule: twom-cs.raid.shotgun, twom-cs.raid.hatchet
    """
    if shot.who not in case.state.keys or shot.face not in ("shotgun", "hatchet"):
        return False
    weapon = case.state.person(shot.who).weapon
    return weapon is not None and case.components.tokens[weapon].weapon == shot.face


# How often rifles fire.


def _rifles(case: Case) -> tuple[Key, ...]:
    tokens = case.components.tokens
    return tuple(each.key for each in guards(case) if each.weapon and tokens[each.weapon].weapon == "rifle")


def _spare(case: Case) -> int:
    """The bullets that are left when everybody with a firearm has fired once."""
    return bullets(case) - sum(is_firearm(case, each.weapon) for each in guards(case))


def _ask_firing(case: Case, _: Raiding) -> Line | None:
    return Line("twom-await-firing") if _rifles(case) and _spare(case) > 0 else None


def _offer_firing(answers: Answers, case: Case, _: Raiding) -> tuple[str, ...]:
    rifles = _rifles(case)
    return offer_some(answers, "twom-ask-firing", rifles, person_label(case), 0, min(len(rifles), _spare(case)))


def _fire(run: Run, frame: Raiding, picks: tuple[str, ...]) -> None:
    """Pay a bullet for each shot, and roll a die for each guard, two for a rifle that fires twice.

    Rule: twom-cs.raid.rifle
    """
    twice = picked(picks) if picks else ()
    firing: list[Person] = [each for each in guards(run) for _ in range(1 + (each.key in twice))]
    # A remark since the guards took their weapons may have taken bullets.
    spent = min(bullets(run), sum(is_firearm(run, each.weapon) for each in firing))
    if spent:
        run.emit(Moved({run.components.token_of("bullet"): spent}, "store", "supply", "fire"))
    if fights_are_told(run):
        _on(run, replace(frame, stage="rolling", twice=twice))
    else:
        _rolled(run, frame, tuple(_roll(run, each) for each in firing))


def _tell(run: Run, frame: Raiding, _: tuple[str, ...]) -> None:
    """Roll as people tell it: all dice in one answer."""
    throws = [each for each in guard_throws(run) for _ in range(1 + (each.who in frame.twice))]
    faces = lying(run, throws, frame.faces) if len(frame.faces) == len(throws) else roll_all(run, throws)
    shots = (
        Shot(each.who or "", die_of(run, run.state.person(each.who or "").weapon), face)
        for each, face in zip(throws, faces, strict=True)
    )
    _rolled(run, frame, tuple(shots))


def _rolled(run: Run, frame: Raiding, shots: tuple[Shot, ...]) -> None:
    # What people tell lies there after all rerolls.
    told = fights_are_told(run)
    pools = {} if told else {each.key: quality(run, each, "prowess") for each in guards(run)}
    _on(run, replace(frame, stage="rerolls", shots=shots, pools=dict(sorted(pools.items()))))


def _roll(run: Run, guard: Person) -> Shot:
    die = die_of(run, guard.weapon)
    return Shot(guard.key, die, roll_combat(run, Throw(die, "raid", guard.key)))


# Rerolls.


def _open_rerolls(frame: Raiding) -> list[str]:
    return [str(number) for number, shot in enumerate(frame.shots) if frame.pools.get(shot.who)]


def _ask_rerolls(_: Case, frame: Raiding) -> Line | None:
    return Line("twom-await-rerolls") if _open_rerolls(frame) else None


def _offer_rerolls(answers: Answers, case: Case, frame: Raiding) -> tuple[str, ...]:
    def label(pick: str) -> Line:
        if pick == ENOUGH:
            return Line("twom-keep-dice")
        shot = frame.shots[int(pick)]
        return Line("twom-shot", {"who": person(case.components, shot.who), "face": shot.face})

    return (answers.menu("twom-ask-rerolls", [ENOUGH, *_open_rerolls(frame)], str, label),)


def _reroll(run: Run, frame: Raiding, picks: tuple[str, ...]) -> None:
    """Roll a die again, from one pool for the whole night; the last roll counts.

    Rule: twom-cs.raid.prowess
    """
    if picks and picks[0] != ENOUGH:
        number = int(picks[0])
        who = frame.shots[number].who
        shot = _roll(run, run.state.person(who))
        shots = (*frame.shots[:number], shot, *frame.shots[number + 1 :])
        _on(run, replace(frame, shots=shots, pools=plus(frame.pools, {who: -1})))
    elif any(_cancels(run, shot) for shot in frame.shots):
        run.pop()
    else:
        _on(run, replace(frame, stage="dividing"))


# What the guards ward off.


def _wards(case: Case, frame: Raiding) -> list[int]:
    """What each die wards off, and each board, the dice first.

    Rule: twom-cs.raid.boarding
    """
    return [hits(shot.face) for shot in frame.shots if hits(shot.face)] + [1] * case.state.boarded


def _ask_dividing(case: Case, frame: Raiding) -> Line | None:
    wards = sum(_wards(case, frame))
    open_ = wards and frame.damage and frame.wounds
    return Line("twom-await-dividing", {"damage": frame.damage, "wounds": frame.wounds}) if open_ else None


def _offer_dividing(answers: Answers, case: Case, frame: Raiding) -> tuple[str, ...]:
    """One pick for each die, to damage or to wounds, and one for the boards."""
    picks = []
    for shot in frame.shots:
        if hits(shot.face):
            sides = ("damage", "wounds")
            who = person(case.components, shot.who)
            label = lambda side: Line(f"twom-{side}")  # noqa: E731
            picks.append(answers.menu("twom-ask-dividing", sides, str, label, who=who, count=hits(shot.face)))
    if case.state.boarded:
        numbers = [str(number) for number in range(case.state.boarded + 1)]
        picks.append(answers.menu("twom-ask-boards", numbers, str, lambda n: Line("twom-number", {"count": int(n)})))
    return tuple(picks)


def _divide(run: Run, frame: Raiding, picks: tuple[str, ...]) -> None:
    """Each die wards off damage or wounds, not both.

    Rule: twom-cs.raid.hits
    """
    dice = [hits(shot.face) for shot in frame.shots if hits(shot.face)]
    if picks:
        damage = sum(ward for ward, side in zip(dice, picks, strict=False) if side == "damage")
        damage += int(picks[-1]) if run.state.boarded else 0
    else:
        damage = sum(_wards(run, frame)) if frame.damage else 0
    wounds = sum(_wards(run, frame)) - damage
    left = replace(frame, damage=max(0, frame.damage - damage), wounds=max(0, frame.wounds - wounds))
    _on(run, replace(left, stage="wounds"))


# What is left of the raid.


def _bodies(case: Case) -> dict[Key, int]:
    return {each.key: WORST - each.wounds for each in guards(case)}


def _ask_wounds(case: Case, frame: Raiding) -> Line | None:
    return Line("twom-await-wounds", {"count": frame.wounds}) if is_open(_bodies(case), frame.wounds) else None


def _offer_wounds(answers: Answers, case: Case, frame: Raiding) -> tuple[str, ...]:
    return offer_shares(answers, "twom-ask-wounds", _bodies(case), frame.wounds, person_label(case))


def _wound(run: Run, frame: Raiding, picks: tuple[str, ...]) -> None:
    """Guards alone are wounded; what they cannot take is lost.

    Rule: twom-cs.raid.wounds
    """
    _on(run, replace(frame, stage="stolen"))
    for key, wounds in divided(_bodies(run), frame.wounds, picks).items():
        change_level(run, key, "wounds", wounds)


def _loot(case: Case) -> dict[Key, int]:
    """What can be stolen: the store, but for the weapons in the guards' hands.

    Rule: twom-cs.raid.weapons-safe
    """
    held: dict[Key, int] = {}
    for guard in guards(case):
        if guard.weapon is not None:
            held = plus(held, {guard.weapon: 1})
    return {key: n for key, n in plus(case.state.store, held, -1).items() if n > 0}


def _ask_stolen(case: Case, frame: Raiding) -> Line | None:
    return Line("twom-await-stolen", {"count": frame.damage}) if is_open(_loot(case), frame.damage) else None


def _offer_stolen(answers: Answers, case: Case, frame: Raiding) -> tuple[str, ...]:
    return offer_shares(answers, "twom-ask-stolen", _loot(case), frame.damage, token_label(case))


def _steal(run: Run, frame: Raiding, picks: tuple[str, ...]) -> None:
    """Discard as much as the damage says, or everything; then the rest of the card happens.

    Rule: twom-cs.raid.damage
    """
    run.pop()
    gone = {key: n for key, n in divided(_loot(run), frame.damage, picks).items() if n}
    if gone:
        run.emit(Moved(gone, "store", "supply", "stolen"))
    card = run.components.raids.get(frame.card)
    begin(run, (card.effects if card else None) or (), f"raids.{frame.card}", tuple(each.key for each in guards(run)))


def _on(run: Run, frame: Raiding) -> None:
    run.change(frame)


_ASK: Mapping[str, Callable[[Case, Raiding], Line | None]] = {
    "firing": _ask_firing,
    "rolling": nothing,
    "rerolls": _ask_rerolls,
    "dividing": _ask_dividing,
    "wounds": _ask_wounds,
    "stolen": _ask_stolen,
}
_OFFER: Mapping[str, Callable[[Answers, Case, Raiding], tuple[str, ...]]] = {
    "firing": _offer_firing,
    "rolling": no_answer,
    "rerolls": _offer_rerolls,
    "dividing": _offer_dividing,
    "wounds": _offer_wounds,
    "stolen": _offer_stolen,
}
_ANSWER: Mapping[str, Callable[[Run, Raiding, tuple[str, ...]], None]] = {
    "firing": _fire,
    "rolling": _tell,
    "rerolls": _reroll,
    "dividing": _divide,
    "wounds": _wound,
    "stolen": _steal,
}
_RULE = {
    "firing": "raid.rifle",
    "rolling": "raid.dice",
    "rerolls": "raid.prowess",
    "dividing": "raid.hits",
    "wounds": "raid.wounds",
    "stolen": "raid.damage",
}
RAIDING = FrameKind(
    lambda run, frame: _ANSWER[frame.stage](run, frame, ()),
    lambda case, frame: _ASK[frame.stage](case, frame),
    lambda answers, case, frame: _OFFER[frame.stage](answers, case, frame),
    lambda run, frame, picks: _ANSWER[frame.stage](run, frame, picks),
    lambda frame: _RULE[frame.stage],
)
