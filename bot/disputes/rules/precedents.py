"""Precedents and house rules: who writes them, what they must hold, and how one takes the place of another."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import TypeAlias

from msgspec.structs import replace

from bot.disputes.model.official import Official
from bot.disputes.model.precedents import Cited, Played, Plays, Precedent, PrecedentKind, PrecedentState, Wording
from bot.disputes.model.refusals import DeskReason, DeskRefused, refused
from bot.disputes.rules.words import mentions, written

Decision: TypeAlias = Callable[[Precedent, dict[int, Precedent]], "Precedent | tuple[Precedent, ...] | DeskRefused"]
"""What becomes of one, beside the others of its kind by number: it and what it takes the place of, as they are then."""

LONGEST_QUESTION, LONGEST_ANSWER, LONGEST_WAY = 300, 2000, 200
MOST_WAYS = 10


def fit(kind: PrecedentKind, wording: Wording) -> Wording | DeskRefused:
    """A wording made fit to be kept: general, with what its kind must have."""
    question, answer = written(wording.question, LONGEST_QUESTION), written(wording.answer, LONGEST_ANSWER)
    ways = [written(way, LONGEST_WAY) for way in wording.ways if way.strip()]
    for each in (question, answer, *ways):
        if isinstance(each, DeskRefused):
            return each
        if mentions(each):
            return refused(DeskReason.PEOPLE)
    if len(ways) > MOST_WAYS:
        return refused(DeskReason.OUT_OF_RANGE, least=0, most=MOST_WAYS)
    if kind is PrecedentKind.PRECEDENT and wording.replaces.strip():
        return refused(DeskReason.AGAINST_OFFICIAL)
    if kind is PrecedentKind.HOUSE_RULE and not wording.replaces.strip():
        return refused(DeskReason.REPLACES_NOTHING)
    return replace(
        wording,
        question=" ".join(str(question).split()),
        answer=str(answer),
        ways=tuple(dict.fromkeys(" ".join(str(way).split()) for way in ways)),
        replaces=wording.replaces.strip(),
    )


def no_author(kind: PrecedentKind, judge: Official) -> DeskRefused | None:
    """Why somebody may not make or end one of this kind."""
    if kind is PrecedentKind.HOUSE_RULE:
        return None if judge.head or judge.admin else refused(DeskReason.HEAD_ONLY)
    return None if judge.appointed else refused(DeskReason.JUDGE_ONLY)


def drafted(
    guild: int,
    kind: PrecedentKind,
    wording: Wording,
    cites: tuple[Cited, ...],
    judge: Official,
    now: datetime,
    home: Played,
    *,
    supersedes: int | None = None,
    state: PrecedentState = PrecedentState.DRAFT,
) -> Precedent | DeskRefused:
    """A new one, without its number.

    Args:
        wording: a fit one; cites: its rules as they read now, of a house rule the replaced one first.
        home: the game and the edition that they are rules of.
    """
    problem = no_author(kind, judge)
    if problem is not None:
        return problem
    if not cites:
        return refused(DeskReason.CITES_NOTHING)
    return Precedent(
        guild=guild,
        kind=kind,
        number=0,
        state=state,
        game=home.game or "",
        edition=home.edition,
        language=wording.language,
        question=wording.question,
        answer=wording.answer,
        ways=wording.ways,
        cites=cites,
        replaces=cites[0].rule if kind is PrecedentKind.HOUSE_RULE else "",
        office=judge.office,
        supersedes=supersedes,
        at=now,
    )


def redrafted(
    before: Precedent, wording: Wording, cites: tuple[Cited, ...], judge: Official, now: datetime, home: Played
) -> Precedent | DeskRefused:
    """A draft in other words."""
    if before.state is not PrecedentState.DRAFT:
        return refused(DeskReason.PRECEDENT_STATE, name=before.name)
    made = drafted(before.guild, before.kind, wording, cites, judge, now, home)
    if isinstance(made, DeskRefused):
        return made
    # The rules of another game know other settings.
    plays = before.plays if (made.game, made.edition) == (before.game, before.edition) else None
    return replace(made, number=before.number, supersedes=before.supersedes, origin=before.origin, plays=plays)


def played(draft: Precedent, plays: Plays | None, judge: Official) -> Precedent | DeskRefused:
    """The draft of a house rule with the setting by which matches play it, or without one."""
    problem = no_author(draft.kind, judge)
    if problem is not None:
        return problem
    if draft.state is not PrecedentState.DRAFT or draft.kind is not PrecedentKind.HOUSE_RULE:
        return refused(DeskReason.PRECEDENT_STATE, name=draft.name)
    return replace(draft, plays=plays)


def in_force(draft: Precedent, known: Mapping[int, Precedent], judge: Official) -> tuple[Precedent, ...] | DeskRefused:
    """A draft that comes into force, and what it takes the place of, all as they are then.

    It takes the place of what it was drafted to supersede and of a house rule that plays the same setting.

    Args:
        known: those of its kind, by number.
    """
    problem = no_author(draft.kind, judge)
    if problem is not None:
        return problem
    if draft.state is not PrecedentState.DRAFT:
        return refused(DeskReason.PRECEDENT_STATE, name=draft.name)
    risen = replace(draft, state=PrecedentState.IN_FORCE, office=judge.office)
    wanted = {draft.supersedes} if draft.supersedes is not None else set()
    changed = [risen]
    for number in sorted(wanted | {each.number for each in known.values() if _plays_the_same(each, risen)}):
        older = known.get(number)
        if older is None:
            return refused(DeskReason.NO_PRECEDENT)
        replaced = superseded(older, risen, known, judge)
        if isinstance(replaced, DeskRefused):
            return replaced
        changed.append(replaced)
    return tuple(changed)


def _plays_the_same(older: Precedent, newer: Precedent) -> bool:
    """Whether two set one setting of the same matches."""
    if older.number == newer.number or older.state is not PrecedentState.IN_FORCE:
        return False
    if older.plays is None or newer.plays is None or older.plays.name != newer.plays.name:
        return False
    return older.game == newer.game and (older.edition == newer.edition or None in (older.edition, newer.edition))


def superseded(
    older: Precedent, newer: Precedent, known: Mapping[int, Precedent], judge: Official
) -> Precedent | DeskRefused:
    """One whose place another takes."""
    problem = no_author(older.kind, judge)
    if problem is not None:
        return problem
    if older.office == "head" and not (judge.head or judge.admin):
        return refused(DeskReason.HEAD_ONLY)
    if newer.number in (older.number, *(each.number for each in ancestors(older, known))):
        return refused(DeskReason.CIRCLE, name=older.name)
    if older.game != newer.game or older.kind is not newer.kind:
        return refused(DeskReason.OTHER_GAME, rule=older.name)
    for each in (older, newer):
        if each.state is not PrecedentState.IN_FORCE:
            return refused(DeskReason.PRECEDENT_STATE, name=each.name)
    return replace(older, state=PrecedentState.SUPERSEDED, superseded=newer.number)


def ancestors(precedent: Precedent, known: Mapping[int, Precedent]) -> tuple[Precedent, ...]:
    """Those that one took the place of, and those that these took the place of, the nearest first."""
    line: dict[int, Precedent] = {}
    wanted = [precedent.number]
    while wanted:
        older = [each for each in known.values() if each.superseded in wanted and each.number not in line]
        line |= {each.number: each for each in sorted(older, key=lambda each: -each.number)}
        wanted = [each.number for each in older]
    return tuple(line.values())


def replaced_by(precedent: Precedent, known: Mapping[int, Precedent]) -> tuple[Precedent, ...]:
    """Those that nothing but this one keeps from being in force."""
    return tuple(each for each in known.values() if each.superseded == precedent.number)


def withdrawn(
    precedent: Precedent, known: Mapping[int, Precedent], judge: Official
) -> tuple[Precedent, ...] | DeskRefused:
    """One that is taken out of force, or a draft that comes to nothing; what it took the place of holds again.

    Args:
        known: those of its kind among which that is looked for, by number.
    """
    problem = no_author(precedent.kind, judge)
    if problem is not None:
        return problem
    if precedent.office == "head" and not (judge.head or judge.admin):
        return refused(DeskReason.HEAD_ONLY)
    if precedent.state not in (PrecedentState.DRAFT, PrecedentState.IN_FORCE):
        return refused(DeskReason.PRECEDENT_STATE, name=precedent.name)
    again = [replace(each, state=PrecedentState.IN_FORCE, superseded=None) for each in replaced_by(precedent, known)]
    return (replace(precedent, state=PrecedentState.WITHDRAWN), *again)


def confirmed(precedent: Precedent, cites: tuple[Cited, ...], judge: Official) -> Precedent | DeskRefused:
    """One that was looked at again and stands, as its rules read now."""
    problem = no_author(precedent.kind, judge)
    if problem is not None:
        return problem
    if precedent.state is not PrecedentState.IN_FORCE or not precedent.again:
        return refused(DeskReason.PRECEDENT_STATE, name=precedent.name)
    return replace(precedent, cites=cites, again=False)


def twin_of(precedent: Precedent) -> tuple[str, ...]:
    """What two of them have in common that say the same: one of them need not be taken in again."""
    same = (precedent.kind.value, precedent.game, precedent.question.casefold(), precedent.answer.casefold())
    plays = (precedent.plays.name, precedent.plays.token) if precedent.plays else ()
    return (*same, *sorted(cited.rule for cited in precedent.cites), *plays)
