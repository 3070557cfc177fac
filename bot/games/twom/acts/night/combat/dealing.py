"""What a volley does: wounds and deaths of both sides, and the end of a combat."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from bot.games.kernel.ask import Answers
from bot.games.twom.acts.flow.chance import roll_black, rolls_are_told
from bot.games.twom.acts.night.combat.dice import kills, wounds
from bot.games.twom.acts.night.combat.sides import DEAD, alive, bodies, foe_bodies, people
from bot.games.twom.looks.asking import divided, is_open, offer_shares, person_label
from bot.games.twom.looks.levels import change_level, lose_person, quality
from bot.games.twom.pack.kinds import Key
from bot.games.twom.position.case import Case, Run
from bot.games.twom.position.events_group import Armed
from bot.games.twom.position.events_house import Unknown
from bot.games.twom.position.frames.combat import Blow, Combat
from bot.games.twom.position.frames.stack import Declaring, Doing, Putting
from bot.games.values import Line

Bodies = Mapping[str, int]
"""How many wounds each can take, by key or number."""


def _deaths(blows: list[Blow]) -> int:
    return sum(map(kills, blows))


def _total(blows: list[Blow]) -> int:
    return sum(map(wounds, blows))


def _each_once(limits: Bodies, deaths: int) -> dict[str, int]:
    return {key: min(1, deaths) for key in limits}


def _without(limits: Bodies, dead: Mapping[str, int]) -> dict[str, int]:
    return {key: 0 if dead.get(key) else limit for key, limit in limits.items()}


def _ask(limits: Bodies, blows: list[Blow], key: str) -> Line | None:
    deaths, total = _deaths(blows), _total(blows)
    open_ = is_open(_each_once(limits, deaths), deaths) or (total and is_open(limits, total))
    return Line(key, {"wounds": total, "deaths": deaths}) if open_ else None


def _offer(answers: Answers, limits: Bodies, blows: list[Blow], label: Callable[[str], Line]) -> tuple[str, ...]:
    """Who dies at once, then how the wounds are divided among the others."""
    deaths = _deaths(blows)
    first = offer_shares(answers, "twom-ask-dies", _each_once(limits, deaths), deaths, label)
    dead = divided(_each_once(limits, deaths), deaths, first)
    return (*first, *offer_shares(answers, "twom-ask-wounds", _without(limits, dead), _total(blows), label))


def _shared(limits: Bodies, blows: list[Blow], picks: tuple[str, ...]) -> tuple[dict[str, int], dict[str, int]]:
    """Who dies at once, and the wounds of the others, as picks say."""
    said = iter(picks)
    dead = divided(_each_once(limits, _deaths(blows)), _deaths(blows), said)
    return dead, divided(_without(limits, dead), _total(blows), said)


def _by_people(frame: Combat) -> list[Blow]:
    return [blow for blow in frame.blows if blow.who is not None]


def _by_foes(frame: Combat) -> list[Blow]:
    return [blow for blow in frame.blows if blow.foe is not None]


def ask_dealing(case: Case, frame: Combat) -> Line | None:
    """Which enemies are hit."""
    del case
    return _ask(foe_bodies(frame), _by_people(frame), "twom-await-dealing")


def offer_dealing(answers: Answers, case: Case, frame: Combat) -> tuple[str, ...]:
    """How what people deal is divided among the enemies.

    Rule: twom-cs.combat.assign-dealt
    """
    del case

    def label(number: str) -> Line:
        return Line("twom-foe", {"letter": frame.foes[int(number)].letter, "number": int(number) + 1})

    return _offer(answers, foe_bodies(frame), _by_people(frame), label)


def deal(run: Run, frame: Combat, picks: tuple[str, ...]) -> None:
    """Move enemy tokens; what they rolled in this volley counts all the same.

    Rule: twom-cs.combat.simultaneous
    """
    dead, hurt = _shared(foe_bodies(frame), _by_people(frame), picks)
    foes = tuple(
        replace(foe, wounds=DEAD if dead.get(str(number)) else foe.wounds + hurt.get(str(number), 0))
        for number, foe in enumerate(frame.foes)
    )
    dead_now = [foe for before, foe in zip(frame.foes, foes, strict=True) if alive(before) and not alive(foe)]
    burdens = 0 if run.is_first else sum(not (foe.thug or frame.thugs) for foe in dead_now)
    after = replace(frame, foes=foes, stage="receiving", killed=frame.killed + len(dead_now))
    run.change(replace(after, burdens=frame.burdens + burdens))


def ask_receiving(case: Case, frame: Combat) -> Line | None:
    """Who is hit."""
    return _ask(bodies(case, frame), _by_foes(frame), "twom-await-receiving")


def offer_receiving(answers: Answers, case: Case, frame: Combat) -> tuple[str, ...]:
    """How what enemies deal is divided among people.

    Rule: twom-cs.combat.assign-received
    """
    return _offer(answers, bodies(case, frame), _by_foes(frame), person_label(case))


def receive(run: Run, frame: Combat, picks: tuple[str, ...]) -> None:
    """Raise wounds; the next volley, or the next round, comes after all that follows from them.

    Rule: twom-cs.combat.character-wounds
    """
    dead, hurt = _shared(bodies(run, frame), _by_foes(frame), picks)
    run.change(_after(frame))
    for key, number in dead.items():
        if number:
            lose_person(run, key, "died")
    for key, number in hurt.items():
        change_level(run, key, "wounds", number)


def _after(frame: Combat) -> Combat:
    """What comes after a volley."""
    if frame.volley == "firearms":
        return replace(frame, stage="rolling", volley="rest", blows=())
    if frame.fleeing:
        return replace(frame, stage="over", blows=())
    return replace(frame, stage="choice", volley="firearms", ambush=None, blows=())


def is_over(case: Case, frame: Combat) -> bool:
    """Whether one side is gone."""
    return not people(case, frame) or not any(map(alive, frame.foes))


def _leave(run: Run) -> None:
    """Leave the location: what the card that led to the combat had still to bring, comes no more.

    Rule: twom-cs.combat.flee
    """
    dropped = Doing if run.is_first else Doing | Declaring | Putting
    while run.state.stack and isinstance(run.state.stack[-1], dropped):
        run.pop()
    if run.state.unknown:
        run.emit(Unknown(0))


def end(run: Run, frame: Combat) -> None:
    """Put weapons down; who killed somebody may despair of it, and who fled explores no more.

    Rule: twom-cs.combat.killing
    """
    run.pop()
    fighters: list[Key] = [each.key for each in people(run, frame)]
    for each in people(run, frame):
        if each.weapon is not None:
            run.emit(Armed(each.key))
    if frame.fleeing and not frame.at_home:
        _leave(run)
    burdens = frame.killed and not frame.thugs if run.is_first else frame.burdens
    if not burdens or not fighters:
        return
    if rolls_are_told(run):
        run.push(replace(frame, stage="killing", fighters=tuple(fighters), blows=()))
    else:
        _despair(run, fighters, roll_black(run, "killing"))


def despair(run: Run, frame: Combat) -> None:
    """Roll for those who killed somebody, once the combat is over.

    Rule: twom-cs.combat.killing
    """
    face = roll_black(run, "killing")
    run.pop()
    _despair(run, [key for key in frame.fighters if key in run.state.keys], face)


def _despair(run: Run, fighters: list[Key], face: int) -> None:
    for key in fighters:
        if face <= quality(run, run.state.person(key), "empathy"):
            change_level(run, key, "misery", 1)
