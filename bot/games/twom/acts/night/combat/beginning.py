"""The beginning of a combat, and of each of its rounds: weapons, an ambush, fighting or fleeing."""

from __future__ import annotations

from collections import Counter
from itertools import chain, repeat

from msgspec.structs import replace

from bot.games.kernel.ask import Answers
from bot.games.twom.acts.night.combat.sides import BARE, alive, drawn_foes, people
from bot.games.twom.looks.counting import owned, purse, together
from bot.games.twom.looks.labels import person, token
from bot.games.twom.looks.levels import quality
from bot.games.twom.pack.effects.meeting import Fight
from bot.games.twom.pack.kinds import Key
from bot.games.twom.position.case import Case, Run
from bot.games.twom.position.events_group import Armed
from bot.games.twom.position.frames.combat import Combat
from bot.games.values import Line

FIGHT, FLEE = "fight", "flee"


def begin_combat(run: Run, fight: Fight) -> None:
    """Draw the enemies and lay the combat out.

    Rule: twom-cs.combat.steps
    """
    fighters = tuple(each.key for each in together(run.state))
    if fighters:
        foes, at_home = drawn_foes(run, fight), purse(run.state) == "store"
        thugs = fight.thugs and run.is_first
        run.push(Combat(foes, fighters, thugs, at_home, ambush=fight.first))


def _free(case: Case, held: list[Key]) -> list[Key]:
    tokens, taken = case.components.tokens, Counter(held)
    return [key for key, number in owned(case.state).items() if tokens[key].weapon is not None and number > taken[key]]


def ask_arming(case: Case, _: Combat) -> Line | None:
    """Who takes which weapon, where there is any."""
    return Line("twom-await-weapons") if _free(case, []) else None


def offer_arming(answers: Answers, case: Case, frame: Combat) -> tuple[str, ...]:
    """A weapon or none for each, from the pile, or from the store in the own shelter.

    Rule: twom-cs.combat.weapon
    """
    held: list[Key] = []
    picks: list[str] = []
    for fighter in people(case, frame):
        free = _free(case, held)
        if free:
            label = lambda key: Line("twom-bare") if key == BARE else token(case.components, key)  # noqa: E731
            who = person(case.components, fighter.key)
            picks.append(answers.menu("twom-ask-arms", [BARE, *free], str, label, who=who))
            held += [pick for pick in picks[-1:] if pick != BARE]
    return tuple(picks)


def arm(run: Run, frame: Combat, picks: tuple[str, ...]) -> None:
    """People take their weapons, guards in the place of those they held; an ambush comes before the first round."""
    for fighter, pick in zip(people(run, frame), chain(picks, repeat(BARE)), strict=False):
        weapon = None if pick == BARE else pick
        if weapon != fighter.weapon:
            run.emit(Armed(fighter.key, weapon))
    if frame.ambush is None:
        run.change(replace(frame, stage="choice"))
    else:
        run.change(opened(run, replace(frame, volley="all")))


def opened(case: Case, frame: Combat) -> Combat:
    """A round at its beginning: everybody has their rerolls again.

    Rule: twom-cs.combat.prowess
    """
    pools = {each.key: quality(case, each, "prowess") for each in people(case, frame)}
    fresh = replace(frame, pools=dict(sorted(pools.items())), blows=(), fired=(), twice=(), emptied=())
    return replace(fresh, stage="firing", round=frame.round + 1)


def ask_choice(case: Case, frame: Combat) -> Line | None:
    """Whether people fight or flee; from the own shelter nobody flees.

    Rule: twom-cs.combat.flee
    """
    del case
    enemies = sum(map(alive, frame.foes))
    return None if frame.at_home else Line("twom-await-combat", {"round": frame.round + 1, "count": enemies})


def offer_choice(answers: Answers, case: Case, frame: Combat) -> tuple[str, ...]:
    """To fight or to flee."""
    del case, frame
    return (answers.menu("twom-ask-combat", (FIGHT, FLEE), str, lambda each: Line(f"twom-{each}")),)


def choose(run: Run, frame: Combat, picks: tuple[str, ...]) -> None:
    """Begin a round; who flees is attacked from behind first.

    Rule: twom-cs.combat.ambush
    """
    if picks == (FLEE,):
        frame = replace(frame, ambush="enemies", fleeing=True, volley="all")
    else:
        frame = replace(frame, ambush=None, volley="firearms")
    run.change(opened(run, frame))
