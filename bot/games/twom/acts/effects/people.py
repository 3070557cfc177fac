"""Effects on people."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.games.kernel.ask import Answers
from bot.games.twom.acts.flow.chance import announced
from bot.games.twom.acts.flow.step import EffectKind
from bot.games.twom.acts.flow.told_people import ask_person, with_values
from bot.games.twom.looks.asking import (
    NO,
    ask_whom,
    divided,
    is_open,
    offer_shares,
    offer_whom,
    offer_yes,
    people_of,
    person_label,
)
from bot.games.twom.looks.levels import change_level, lose_person, set_level
from bot.games.twom.looks.whom import candidates
from bot.games.twom.pack.effects.people import Cure, Join, Kill, Leave, Mark, Rest, State, Wound
from bot.games.twom.pack.kinds import WORST, Key
from bot.games.twom.position.case import Case, Run
from bot.games.twom.position.decks import nth
from bot.games.twom.position.events_group import Came, Marked, Tired, Treated
from bot.games.twom.position.frames.stack import Doing
from bot.games.twom.position.people import Person
from bot.games.twom.position.state import Ask
from bot.games.values import Line

MOST_PEOPLE = 4


def _to_each(deed: Callable[[Run, Any, Key], None]) -> EffectKind:
    """An effect that does the same to everybody it is about."""

    def do(run: Run, doing: Doing, effect: Any, picks: tuple[str, ...]) -> None:
        for key in people_of(run, doing, effect.who, picks):
            deed(run, effect, key)

    return EffectKind(
        do,
        lambda case, doing, effect: ask_whom(case, doing, effect.who, "twom-await-whom"),
        lambda answers, case, doing, effect: offer_whom(answers, case, doing, effect.who, "twom-ask-whom"),
    )


def _state(run: Run, effect: State, who: Key) -> None:
    if effect.to is not None:
        set_level(run, who, effect.state, effect.to)
    else:
        change_level(run, who, effect.state, effect.by)


def _limits(case: Case, doing: Doing, effect: Wound) -> dict[Key, int]:
    return {key: WORST - case.state.person(key).wounds for key in candidates(case, effect.who, doing.acting)}


def _ask_wounds(case: Case, doing: Doing, effect: Wound) -> Line | None:
    open_ = is_open(_limits(case, doing, effect), effect.wounds)
    return Line("twom-await-wounds", {"count": effect.wounds}) if open_ else None


def _offer_wounds(answers: Answers, case: Case, doing: Doing, effect: Wound) -> tuple[str, ...]:
    return offer_shares(answers, "twom-ask-wounds", _limits(case, doing, effect), effect.wounds, person_label(case))


def _wound(run: Run, doing: Doing, effect: Wound, picks: tuple[str, ...]) -> None:
    for key, wounds in divided(_limits(run, doing, effect), effect.wounds, picks).items():
        change_level(run, key, "wounds", wounds)


def _can_join(case: Case, effect: Join) -> bool:
    there = case.state.characters
    if effect.character is None and not case.is_first and not case.components.characters:
        return len(case.state.people) < MOST_PEOPLE
    someone = bool(there) if effect.character is None else effect.character in there
    return someone and len(case.state.people) < MOST_PEOPLE


def _ask_join(case: Case, _: Doing, effect: Join) -> Line | None:
    return Line("twom-await-join") if effect.with_consent and _can_join(case, effect) else None


def _offer_join(answers: Answers, case: Case, doing: Doing, effect: Join) -> tuple[str, ...]:
    del case, doing, effect
    return offer_yes(answers, "twom-ask-join")


def _join(run: Run, _: Doing, effect: Join, picks: tuple[str, ...]) -> None:
    if picks == (NO,) or not _can_join(run, effect):
        return
    if effect.character is None and not run.is_first and not run.components.characters:
        person = ask_person(run, "")
    else:
        person = with_values(run, Person(effect.character or _drawn(run), at=run.components.guard))
    for state, level in effect.states.items():
        person = person.with_level(state, level)
    run.emit(Came(person))


def _drawn(run: Run) -> Key:
    """The character who is drawn, or told to have been."""
    there = run.state.characters
    if run.state.table.cards == "table":
        return announced(run, Ask("characters", tuple(sorted(there))))
    return nth(there, run.draw("character", sum(there.values())))


def _cure(run: Run, _: Doing, effect: Cure, __: tuple[str, ...]) -> None:
    for person in run.state.people:
        held = [key for key in person.medicine if run.components.tokens[key].medicine == effect.medicine]
        for key in held:
            run.emit(Treated(person.key, key, used=True))
            change_level(run, person.key, effect.state, effect.by)


PEOPLE: Mapping[type, EffectKind] = {
    State: _to_each(_state),
    Kill: _to_each(lambda run, _, who: lose_person(run, who, "died")),
    Leave: _to_each(lambda run, _, who: lose_person(run, who, "left")),
    Rest: _to_each(lambda run, effect, who: run.emit(Tired(who, effect.until == "tomorrow"))),
    Mark: _to_each(lambda run, effect, who: run.emit(Marked(who, effect.trait, effect.lost))),
    Cure: EffectKind(_cure),
    Wound: EffectKind(_wound, _ask_wounds, _offer_wounds),
    Join: EffectKind(_join, _ask_join, _offer_join),
}
