"""Who fires in a round of a combat, how often, and what those take up for whom there is no bullet."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from bot.games.kernel.ask import Answers, DrawnAnswers
from bot.games.twom.acts.night.combat.sides import BARE, bullets, is_firearm, people, weapon_of
from bot.games.twom.looks.asking import offer_some, person_label, picked
from bot.games.twom.looks.counting import owned, purse
from bot.games.twom.looks.labels import person, token
from bot.games.twom.pack.kinds import Key
from bot.games.twom.position.case import Case, Run
from bot.games.twom.position.events_group import Armed, Moved
from bot.games.twom.position.frames.combat import Combat
from bot.games.twom.position.people import Person
from bot.games.values import Line


def _gunners(case: Case, frame: Combat) -> tuple[Person, ...]:
    """Those who hold a firearm; nobody, while enemies alone attack."""
    if frame.ambush == "enemies":
        return ()
    return tuple(each for each in people(case, frame) if is_firearm(weapon_of(case, each)))


def _rifles(case: Case, frame: Combat) -> tuple[Key, ...]:
    return tuple(each.key for each in _gunners(case, frame) if weapon_of(case, each) == "rifle")


def _spare(case: Case, frame: Combat) -> int:
    """The bullets that are left when everybody with a firearm has fired once; negative where they do not last."""
    return bullets(case) - len(_gunners(case, frame))


def ask_firing(case: Case, frame: Combat) -> Line | None:
    """Who fires, and how often; in version 1 only who fires twice, for everybody with a firearm does."""
    if not case.is_first:
        return (
            Line("twom-await-shooting", {"count": bullets(case)}) if bullets(case) and _gunners(case, frame) else None
        )
    return Line("twom-await-firing") if _spare(case, frame) > 0 and _rifles(case, frame) else None


def offer_firing(answers: Answers, case: Case, frame: Combat) -> tuple[str, ...]:
    """Those who fire, and those who fire twice.

    Rule: twom-cs.combat.bullets, twom-cs.combat.rifle
    """
    if not case.is_first:
        return _offer_shots(answers, case, frame)
    rifles, spare = _rifles(case, frame), _spare(case, frame)
    return offer_some(answers, "twom-ask-firing", rifles, person_label(case), 0, min(len(rifles), spare))


def _offer_shots(answers: Answers, case: Case, frame: Combat) -> tuple[str, ...]:
    keys, number = [each.key for each in _gunners(case, frame)], bullets(case)
    once = offer_some(answers, "twom-ask-shooting", keys, person_label(case), 0, min(len(keys), number))
    firing = picked(once)
    rifles, spare = [key for key in _rifles(case, frame) if key in firing], number - len(firing)
    if not rifles or not spare:
        return once
    twice = offer_some(answers, "twom-ask-firing", rifles, person_label(case), 0, min(len(rifles), spare))
    return (*once, *twice)


def fire(run: Run, frame: Combat, picks: tuple[str, ...]) -> None:
    """Everybody fires who holds a firearm, or it is asked who does where the bullets do not last.

    Rule: twom-cs.combat.rifle
    """
    if picks and not run.is_first:
        once, *twice_ = picks
        _pay(run, frame, picked((once,)), picked(tuple(twice_)) if twice_ else ())
    elif _spare(run, frame) < 0:
        run.change(replace(frame, stage="shooting"))
    else:
        twice = picked(picks) if picks else ()
        _pay(run, frame, tuple(each.key for each in _gunners(run, frame)), twice)


def ask_shooting(case: Case, frame: Combat) -> Line | None:
    """Who fires, where there are fewer bullets than firearms."""
    del frame
    return Line("twom-await-shooting", {"count": bullets(case)}) if bullets(case) else None


def offer_shooting(answers: Answers, case: Case, frame: Combat) -> tuple[str, ...]:
    """Those who fire, one for each bullet."""
    keys, number = [each.key for each in _gunners(case, frame)], bullets(case)
    return offer_some(answers, "twom-ask-shooting", keys, person_label(case), number, number)


def shoot(run: Run, frame: Combat, picks: tuple[str, ...]) -> None:
    """Those fire who were picked; without any bullet nobody."""
    _pay(run, frame, picked(picks) if picks else ())


def _pay(run: Run, frame: Combat, shooters: tuple[Key, ...], twice: tuple[Key, ...] = ()) -> None:
    """Pay a bullet for each shot.

    Rule: twom-cs.combat.bullets
    """
    run.change(replace(frame, stage="rearming", fired=shooters, twice=twice))
    spent = len(shooters) + len(twice)
    if spent:
        run.emit(Moved({run.components.token_of("bullet"): spent}, purse(run.state), "supply", "fire"))


def _unloaded(case: Case, frame: Combat) -> tuple[Key, ...]:
    """Those who hold a firearm and have no bullet for it; who held fire has one."""
    if not case.is_first and bullets(case):
        return ()
    return tuple(each.key for each in _gunners(case, frame) if each.key not in frame.fired)


def _within_reach(case: Case, frame: Combat) -> Counter[Key]:
    """The weapons that need no bullet and are in nobody's hand."""
    tokens, held = case.components.tokens, Counter(each.weapon for each in people(case, frame))
    return Counter(
        {
            key: number - held[key]
            for key, number in owned(case.state).items()
            if tokens[key].weapon is not None and not is_firearm(tokens[key].weapon) and number > held[key]
        }
    )


def ask_rearming(case: Case, frame: Combat) -> Line | None:
    """Who takes which weapon, where there is a choice."""
    there, number = _within_reach(case, frame), len(_unloaded(case, frame))
    is_choice = number and there and (len(there) > 1 or there.total() < number)
    return Line("twom-await-rearming") if is_choice else None


def offer_rearming(answers: Answers, case: Case, frame: Combat) -> tuple[str, ...]:
    """Another weapon for each who has no bullet; with bare hands fights only for whom there is none.

    Rule: twom-cs.combat.out-of-bullets
    """
    there, left = _within_reach(case, frame), len(_unloaded(case, frame))
    picks: list[str] = []
    for key in _unloaded(case, frame):
        left -= 1
        bare = [BARE] if there.total() <= left else []
        label = lambda pick: Line("twom-bare") if pick == BARE else token(case.components, pick)  # noqa: E731
        who = person(case.components, key)
        picks.append(answers.menu("twom-ask-arms", [*bare, *sorted(+there)], str, label, who=who))
        there -= Counter(picks[-1:])
    return tuple(picks)


def rearm(run: Run, frame: Combat, picks: tuple[str, ...]) -> None:
    """Those without a bullet take other weapons."""
    picks = picks or offer_rearming(DrawnAnswers(lambda _: 0), run, frame)
    for key, pick in zip(_unloaded(run, frame), picks, strict=True):
        if pick != BARE:
            run.emit(Armed(key, pick))
    run.change(replace(frame, stage="rolling"))
