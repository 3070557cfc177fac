"""The dice of a volley: who rolls, rerolls of both sides, and what an S leads to."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bot.games.kernel.ask import Answers
from bot.games.twom.acts.flow.cards import begin, told_or_done
from bot.games.twom.acts.flow.chance import Throw, draw_card, fights_are_told, roll_all, roll_combat
from bot.games.twom.acts.night.combat.sides import alive, die_of, is_firearm, people, weapon_of
from bot.games.twom.looks.asking import picked
from bot.games.twom.looks.labels import person
from bot.games.twom.pack.cards import Fate
from bot.games.twom.position.case import Case, Run
from bot.games.twom.position.decks import plus
from bot.games.twom.position.frames.combat import Blow, Combat
from bot.games.values import Line

ENOUGH, MISS, FATE = "enough", "miss", "fate"


def wounds(blow: Blow) -> int:
    """How many wounds a die deals; every other symbol is none.

    Rule: twom-cs.combat.hits
    """
    return int(blow.face) if blow.face.isdecimal() else 0


def kills(blow: Blow) -> bool:
    """Whether a die kills its target at once.

    Rule: twom-cs.combat.shotgun, twom-cs.combat.hatchet
    """
    return blow.face in ("shotgun", "hatchet") and blow.weapon == blow.face


def roll(run: Run, frame: Combat) -> None:
    """Roll for everybody of the volley; enemies roll again what wounds nobody.

    Rule: twom-cs.combat.firearms-first
    """
    blows = _together(run, frame) if fights_are_told(run) else (*_of_people(run, frame), *_of_foes(run, frame))
    # What people tell lies there after all rerolls.
    pools = {} if fights_are_told(run) else frame.pools
    run.change(replace(frame, stage="rerolls", blows=tuple(blows), pools=pools))


def _in_volley(frame: Combat, *, fires: bool) -> bool:
    return frame.volley == "all" or fires == (frame.volley == "firearms")


def _of_people(run: Run, frame: Combat) -> Iterator[Blow]:
    for blow in _blows_of_people(run, frame):
        yield replace(blow, face=roll_combat(run, _throw(frame, blow)))


def _blows_of_people(case: Case, frame: Combat) -> Iterator[Blow]:
    """The dice of people before they are rolled."""
    if frame.ambush == "enemies":
        return
    for each in people(case, frame):
        weapon = weapon_of(case, each)
        fires = each.key in frame.fired
        if is_firearm(weapon) and not fires:
            # Without a bullet a firearm is none, and people fight with bare hands.
            weapon = None
        if _in_volley(frame, fires=fires):
            for _ in range(1 + (each.key in frame.twice)):
                yield Blow(die_of(weapon), "", weapon, who=each.key)


def _of_foes(run: Run, frame: Combat) -> Iterator[Blow]:
    for blow in _blows_of_foes(frame):
        yield _rolled_on(run, frame, replace(blow, face=roll_combat(run, _throw(frame, blow))))


def _blows_of_foes(frame: Combat) -> Iterator[Blow]:
    """The dice of enemies before they are rolled."""
    if frame.ambush == "people":
        return
    for number, foe in enumerate(frame.foes):
        weapon = foe.weapons[0] if foe.weapons else None
        if alive(foe) and number not in frame.emptied and _in_volley(frame, fires=is_firearm(weapon)):
            for _ in range(2 if weapon == "rifle" else 1):
                yield Blow(die_of(weapon), "", weapon, foe=number, left=foe.prowess)


def _throw(frame: Combat, blow: Blow) -> Throw:
    """A die as it is rolled: of somebody, or of an enemy."""
    if blow.foe is None:
        return Throw(blow.die, "combat", blow.who, again=frame.pools.get(blow.who or "", 0))
    return Throw(blow.die, "enemy", where=f"{frame.foes[blow.foe].letter}{blow.foe + 1}", again=blow.left)


def _together(run: Run, frame: Combat) -> tuple[Blow, ...]:
    """All dice of a volley as people tell them: in one answer, as they lie after all rerolls."""
    blows = [*_blows_of_people(run, frame), *_blows_of_foes(frame)]
    faces = roll_all(run, [_throw(frame, blow) for blow in blows])
    return tuple(_lies(blow, face) for blow, face in zip(blows, faces, strict=True))


def _lies(blow: Blow, face: str) -> Blow:
    """A die as it lies after its rerolls; an S is still to be settled, and rolled again as a miss."""
    return replace(blow, face=face, left=blow.left if face == "S" else 0, settled=False)


def _rolls_again(blow: Blow) -> bool:
    """Whether an enemy's die is rolled again.

    Rule: twom-cs.combat.enemy-prowess
    """
    return bool(blow.left and not wounds(blow) and not kills(blow) and (blow.face != "S" or blow.settled))


def _rolled_on(run: Run, frame: Combat, blow: Blow) -> Blow:
    """An enemy's die, rolled again until it deals a wound, shows an S to be settled, or no reroll is left."""
    if _rolls_again(blow) and fights_are_told(run):
        return replace(_lies(blow, roll_combat(run, _throw(frame, blow))), left=0)
    while _rolls_again(blow):
        blow = replace(blow, face=roll_combat(run, _throw(frame, blow)), left=blow.left - 1, settled=False)
    return blow


def _emptied(frame: Combat) -> Combat:
    """Enemies whose magazine is empty go on with the next weapon that is no firearm; in this round they have rolled.

    Rule: twom-cs.combat.enemy-empty, twom-cs.combat.roll
    """
    empty = {blow.foe for blow in frame.blows if blow.foe is not None and blow.face == "empty"}
    foes = tuple(
        replace(foe, weapons=tuple(each for each in foe.weapons if not is_firearm(each))) if number in empty else foe
        for number, foe in enumerate(frame.foes)
    )
    return replace(frame, foes=foes, emptied=tuple(sorted({*frame.emptied, *empty})))


def _rerolls(frame: Combat) -> list[str]:
    return [str(number) for number, blow in enumerate(frame.blows) if blow.who and frame.pools.get(blow.who)]


def ask_rerolls(case: Case, frame: Combat) -> Line | None:
    """Which die is rolled again, while anybody can."""
    del case
    return Line("twom-await-rerolls") if _rerolls(frame) else None


def offer_rerolls(answers: Answers, case: Case, frame: Combat) -> tuple[str, ...]:
    """A die, or enough."""

    def label(pick: str) -> Line:
        if pick == ENOUGH:
            return Line("twom-keep-dice")
        blow = frame.blows[int(pick)]
        return Line("twom-shot", {"who": person(case.components, blow.who or ""), "face": blow.face})

    return (answers.menu("twom-ask-rerolls", [ENOUGH, *_rerolls(frame)], str, label),)


def reroll(run: Run, frame: Combat, picks: tuple[str, ...]) -> None:
    """Roll a die again; the last roll counts, and no second bullet is paid.

    Rule: twom-cs.combat.prowess
    """
    if not picks or picks[0] == ENOUGH:
        run.change(replace(frame, stage="scenes"))
        return
    number = int(picks[0])
    blow = frame.blows[number]
    again = replace(blow, face=roll_combat(run, _throw(frame, blow)))
    blows = (*frame.blows[:number], again, *frame.blows[number + 1 :])
    run.change(replace(frame, blows=blows, pools=plus(frame.pools, {blow.who or "": -1})))


def _scene(frame: Combat) -> int | None:
    """The number of the next S that is not settled."""
    return next((n for n, blow in enumerate(frame.blows) if blow.face == "S" and not blow.settled), None)


def _open_scenes(frame: Combat) -> list[str]:
    """Every S of which nobody has said yet what it counts for."""
    there = enumerate(frame.blows)
    return [str(number) for number, blow in there if blow.face == "S" and not (blow.settled or blow.tempts)]


def ask_scene(case: Case, frame: Combat) -> Line | None:
    """Whether an S is a miss or fate is tempted; where people tell the dice, of all at once."""
    if fights_are_told(case):
        open_ = _open_scenes(frame)
        return Line("twom-await-scenes", {"count": len(open_)}) if open_ else None
    return None if _scene(frame) is None else Line("twom-await-scene")


def offer_scene(answers: Answers, case: Case, frame: Combat) -> tuple[str, ...]:
    """A miss, or fate; where people tell the dice, those that tempt fate."""
    if not fights_are_told(case):
        return (answers.menu("twom-ask-scene", (MISS, FATE), str, lambda each: Line(f"twom-{each}")),)
    open_ = _open_scenes(frame)
    label = lambda each: whose(case, frame, frame.blows[int(each)])  # noqa: E731
    return ("+".join(answers.several("twom-ask-scenes", open_, str, label, 0, len(open_))) or "-",)


def whose(case: Case, frame: Combat, blow: Blow) -> Line:
    """Whose die it is."""
    if blow.foe is None:
        return person(case.components, blow.who or "")
    return Line("twom-foe", {"letter": frame.foes[blow.foe].letter, "number": blow.foe + 1})


def settle(run: Run, frame: Combat, picks: tuple[str, ...]) -> None:
    """Settle an S: fate helps only if its card shows the die that was rolled; of a name alone people say what it does.

    Rule: twom-cs.combat.scenes
    """
    if picks and fights_are_told(run):
        _settle_all(run, frame, picked(picks))
        return
    number = _scene(frame)
    if number is None:
        run.change(_emptied(replace(frame, stage="dealing")))
        return
    blow = replace(frame.blows[number], settled=True)
    tempts = picks == (FATE,) or blow.tempts
    key = draw_card(run, "fate") if tempts else None
    card = run.components.decks["fate"].get(key or "")
    helped = isinstance(card, Fate) and card.die == blow.die
    untold = tempts and (card is None or card.effects is None)
    if not helped and not untold and blow.foe is not None:
        blow = _rolled_on(run, frame, blow)
    run.change(replace(frame, blows=(*frame.blows[:number], blow, *frame.blows[number + 1 :])))
    if isinstance(card, Fate) and helped:
        begin(run, card.bottom, f"fate.{key}", frame.fighters)
    elif untold:
        told_or_done(run, None, f"fate.{key or 'unknown'}", frame.fighters)


def _settle_all(run: Run, frame: Combat, tempting: tuple[str, ...]) -> None:
    """Mark every S that tempts fate; the others are misses, which an enemy rolls again while it can."""
    blows = [*frame.blows]
    for number in _open_scenes(frame):
        blow = blows[int(number)]
        if number in tempting:
            blow = replace(blow, tempts=True)
        elif blow.foe is None:
            blow = replace(blow, settled=True)
        else:
            blow = _rolled_on(run, frame, replace(blow, settled=True))
        blows[int(number)] = blow
    run.change(replace(frame, blows=tuple(blows)))
