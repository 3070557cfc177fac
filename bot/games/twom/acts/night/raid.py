"""The night raid: guards are armed, the card comes, and what is left of it is suffered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bot.games.kernel.ask import Answers
from bot.games.kernel.deeds import Deed
from bot.games.twom.acts.flow.cards import carry_out
from bot.games.twom.acts.flow.chance import Throw, asks_of, draw_card, fights_are_told
from bot.games.twom.acts.flow.diary import go
from bot.games.twom.acts.flow.step import Step
from bot.games.twom.acts.flow.told_values import uncounted_red
from bot.games.twom.looks.labels import person, token
from bot.games.twom.looks.levels import quality
from bot.games.twom.looks.refusals import refuse
from bot.games.twom.pack.kinds import FIREARMS, Die, Key
from bot.games.twom.position.case import Case, Run
from bot.games.twom.position.events import Drew
from bot.games.twom.position.events_group import Armed
from bot.games.twom.position.frames.raid import Raiding
from bot.games.twom.position.night_commands import Arm, Hold
from bot.games.twom.position.people import Person
from bot.games.twom.position.state import Ask
from bot.games.values import Line, Violation

BARE = ".bare"


def guards(case: Case) -> tuple[Person, ...]:
    """Who is on guard."""
    return tuple(each for each in case.state.people if each.night == "guard")


def is_firearm(case: Case, weapon: Key | None) -> bool:
    """Whether a weapon takes bullets."""
    return weapon is not None and case.components.tokens[weapon].weapon in FIREARMS


def bullets(case: Case) -> int:
    """How many bullets lie in the store."""
    return case.state.store.get(case.components.token_of("bullet"), 0)


def _free(case: Case, held: list[Key]) -> list[Key]:
    """The weapons that one more guard can take: in the store, in nobody's hand, and with a bullet if it takes one."""
    tokens, taken = case.components.tokens, Counter(held)
    fired = sum(is_firearm(case, key) for key in held)
    return [
        key
        for key, number in case.state.store.items()
        if tokens[key].weapon is not None
        and number > taken[key]
        and (not is_firearm(case, key) or bullets(case) > fired)
    ]


def _ask_arms(case: Case) -> Line | None:
    return Line("twom-await-arms") if guards(case) and _free(case, []) else None


def _offer_arms(answers: Answers, case: Case) -> Arm:
    held: list[Hold] = []
    for guard in guards(case):
        free = _free(case, [each.weapon for each in held])
        if free:
            answers.regards(who=guard.key)
            pick = answers.menu(
                "twom-ask-arms",
                [BARE, *free],
                str,
                lambda key: Line("twom-bare") if key == BARE else token(case.components, key),
                who=person(case.components, guard.key),
            )
            if pick != BARE:
                held.append(Hold(guard.key, pick))
    return Arm(tuple(held))


def _check_arms(case: Case, command: Arm) -> Iterator[Violation]:
    on_guard = [each.key for each in guards(case)]
    armed = [each.who for each in command.held]
    if any(who not in on_guard for who in armed) or [who for who in on_guard if who in armed] != armed:
        yield refuse("raid.weapons", "guard")
        return
    taken: list[Key] = []
    for each in command.held:
        if each.weapon not in _free(case, taken):
            yield _why_not(case, each.weapon, taken)
            return
        taken.append(each.weapon)


def _why_not(case: Case, weapon: Key, taken: list[Key]) -> Violation:
    there = case.components.tokens.get(weapon)
    if there is None or there.weapon is None or case.state.store.get(weapon, 0) <= Counter(taken)[weapon]:
        return refuse("raid.weapons", "weapon")
    return refuse(f"raid.{there.weapon}", "bullets", token=token(case.components, weapon), count=bullets(case))


def _arm(run: Run, command: Arm) -> None:
    """Guards take weapons; they stay in the store, but nobody can steal them.

    Rule: twom-cs.raid.weapons
    """
    go(run, "raid")
    for each in command.held:
        run.emit(Armed(each.who, each.weapon))


def draw_raid(run: Run) -> None:
    """Draw the card of the raid.

    Rule: twom-cs.raid.card
    """
    go(run, "raid-over")
    key, faces = _drawn(run)
    card = run.components.raids.get(key or "")
    if card is None or card.damage is None or card.wounds is None:
        carry_out(run, "raids", key or "unknown-raid", tuple(each.key for each in guards(run)))
        return
    run.push(Raiding(card.key, card.damage, card.wounds, faces=faces))


def _drawn(run: Run) -> tuple[Key | None, tuple[str, ...]]:
    """The card of the raid; where people tell it and the dice, both in one answer, if every card has its numbers."""
    cards = run.state.decks["raids"]
    numbered = all(None not in (card.damage, card.wounds) for card in run.components.raids.values())
    tells = fights_are_told(run) and run.state.table.cards == "table" and numbered and run.components.raids
    if not tells or cards.top or cards.mixed or not cards.size:
        return draw_card(run, "raids"), ()
    deck = Ask("raids", tuple(sorted(cards.left)))
    said, *faces = run.say((deck, *asks_of(run, guard_throws(run))))
    run.emit(Drew("raids", said, told=True))
    return said, tuple(faces)


def guard_throws(case: Case) -> list[Throw]:
    """The dice of the guards, one each.

    Rule: twom-cs.raid.dice
    """
    return [
        Throw(die_of(case, each.weapon), "raid", each.key, again=quality(case, each, "prowess"))
        for each in guards(case)
    ]


def die_of(case: Case, weapon: Key | None) -> Die:
    """The die that is rolled for a weapon.

    Rule: twom-cs.raid.dice
    """
    if weapon is None:
        return "grey"
    return "red" if is_firearm(case, weapon) else "yellow"


def raid_over(run: Run) -> None:
    """Weapons are put down, and crime goes on."""
    go(run, "crime-count" if uncounted_red(run) else "crime")
    for guard in guards(run):
        if guard.weapon is not None:
            run.emit(Armed(guard.key))


ARMS = Step("raid", lambda run: _arm(run, Arm()), _ask_arms, _offer_arms)
RAID = Step("raid", draw_raid)
RAID_OVER = Step("raid", raid_over)
ARM = Deed(_check_arms, _arm, lambda case: case.state.step == "arms")
