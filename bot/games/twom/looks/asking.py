"""Questions that several kinds of effects ask; the picks are the very path that leads to them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from bot.games.kernel.ask import Answers
from bot.games.twom.looks.labels import person, token
from bot.games.twom.looks.whom import candidates, to_choose
from bot.games.twom.pack.effects.whom import Whom
from bot.games.twom.pack.kinds import Key
from bot.games.twom.position.case import Case
from bot.games.twom.position.frames.stack import Doing
from bot.games.values import Line

YES, NO = "yes", "no"


def ask_whom(case: Case, doing: Doing, whom: Whom, ask: str) -> Line | None:
    """The question who it is, where several can be and not all are."""
    number = to_choose(case, whom, doing.acting)
    return Line(ask, {"count": number}) if number else None


def offer_whom(answers: Answers, case: Case, doing: Doing, whom: Whom, ask: str) -> tuple[str, ...]:
    """The people whom answers pick, in the order of the group."""
    among = candidates(case, whom, doing.acting)
    number = to_choose(case, whom, doing.acting)
    return offer_some(answers, ask, among, lambda key: person(case.components, key), number, number)


def offer_some(
    answers: Answers, ask: str, among: Sequence[str], label: Callable[[str], Line], least: int, most: int
) -> tuple[str, ...]:
    """One pick for several options at once: their tokens joined as in a path."""
    if least == most == 1:
        return (answers.menu(ask, among, str, label, count=1),)
    return ("+".join(answers.several(ask, among, str, label, least, most, count=most)) or "-",)


def offer_yes(answers: Answers, ask: str) -> tuple[str, ...]:
    """Yes or no."""
    return (answers.menu(ask, (YES, NO), str, lambda each: Line(f"twom-{each}")),)


def picked(picks: tuple[str, ...]) -> tuple[str, ...]:
    """The options that one pick of :func:`offer_some` stands for."""
    return () if picks[0] == "-" else tuple(picks[0].split("+"))


def people_of(case: Case, doing: Doing, whom: Whom, picks: tuple[str, ...]) -> tuple[Key, ...]:
    """The people an effect is about, once its question is answered."""
    return picked(picks) if picks else candidates(case, whom, doing.acting)


def shares(limits: Mapping[Key, int], number: int, pick: Callable[[Key, int, int], int]) -> dict[Key, int]:
    """A number divided among several within their limits; ``pick`` is asked only where there is a choice.

    Args:
        pick: is given the key, and the least and the most that it can have.
    """
    found: dict[Key, int] = {}
    rest = sum(limits.values())
    left = min(number, rest)
    for key, limit in limits.items():
        rest -= limit
        least, most = max(0, left - rest), min(limit, left)
        found[key] = least if least == most else pick(key, least, most)
        left -= found[key]
    return found


def is_open(limits: Mapping[Key, int], number: int) -> bool:
    """Whether there is more than one way to divide a number within limits."""
    return sum(1 for limit in limits.values() if limit) > 1 and 0 < number < sum(limits.values())


def offer_shares(
    answers: Answers, ask: str, limits: Mapping[Key, int], number: int, label: Callable[[Key], Line]
) -> tuple[str, ...]:
    """How answers divide a number: one pick for each share that is open.

    Each question says how many are still to go (``count``) of how many (``of``), and what they are taken from when
    they are not taken here (``later``). Before a share that is open, the shares that are not are all 0.
    """
    picks: list[str] = []
    order = list(limits)
    of = min(number, sum(limits.values()))

    def pick(key: Key, least: int, most: int) -> int:
        numbers = [str(each) for each in range(least, most + 1)]
        later = tuple(
            Line("twom-things", {"count": limits[each], "token": label(each)})
            for each in order[order.index(key) + 1 :]
            if limits[each]
        )
        left = of - sum(map(int, picks))
        number_label = lambda n: Line("twom-number", {"count": int(n)})  # noqa: E731
        picks.append(answers.menu(ask, numbers, str, number_label, what=label(key), count=left, of=of, later=later))
        return int(picks[-1])

    shares(limits, number, pick)
    return tuple(picks)


def divided(limits: Mapping[Key, int], number: int, picks: Iterable[str]) -> dict[Key, int]:
    """The shares that picks of :func:`offer_shares` stand for."""
    said = iter(picks)
    return shares(limits, number, lambda *_: int(next(said)))


def token_label(case: Case) -> Callable[[Key], Line]:
    """Puts tokens into words."""
    return lambda key: token(case.components, key)


def person_label(case: Case) -> Callable[[Key], Line]:
    """Puts people into words."""
    return lambda key: person(case.components, key)
