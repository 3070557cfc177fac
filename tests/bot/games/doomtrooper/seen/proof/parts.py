"""The proof of a card: every part of what it says, each seen or not, with the reason."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from bot.games.doomtrooper.words.catalogue import Printed
from tests.bot.games.doomtrooper.seen.proof import kept, played, reacting, refused, standing, starting, triggers, undone
from tests.bot.games.doomtrooper.seen.proof.standing import NotSeen, SaidAnyway
from tests.bot.games.doomtrooper.seen.staged.drive import Stuck
from tests.bot.games.doomtrooper.seen.stated import saying
from tests.bot.games.doomtrooper.seen.stated.world import Unread

BROKEN = frozenset({"moment", "price", "whom", "if", "event"})
"""How the names of parts begin in which a condition is broken; the word ``price`` is called ``cost``."""


class Verdict(NamedTuple):
    """Whether a part of a card was seen; ``why`` not, and whether that is for want of a statement (``unread``).

    ``anyway``: nothing shows it, for the rules say the same; it is no part to be seen.
    """

    code: str
    part: str
    seen: bool
    why: str = ""
    unread: bool = False
    anyway: bool = False

    @property
    def breaks(self) -> bool:
        """Whether it is about a condition that is broken."""
        return self.part.split()[0] in BROKEN


def parts(hero: Printed) -> Iterator[tuple[str, Callable[[], None]]]:
    """The parts of a card that are to be seen: how it is played, each standing word, each ability."""
    text = hero.text
    answers = hero.play.on is not None
    yield f"play {hero.play.when}", lambda: _seen_played(hero)
    if text is None:
        return
    if starting.saving_ways(hero):
        yield "play saving", lambda: reacting.seen_saving(hero)
    for at, word in enumerate(text.effects):
        if not saying.stands_on(hero, word):
            continue
        name = type(word).__name__.lower()
        for part in saying.PARTS.get(type(word), lambda _: ("",))(word):
            yield f"{name} {at} {part}".strip(), lambda word=word, part=part: standing.seen(hero, word, part)  # type: ignore[misc]
    for place, way, word in () if answers else kept.left_by(hero):
        name = type(word).__name__.lower()
        for part in saying.PARTS.get(type(word), lambda _: ("",))(word):
            yield (
                f"kept {place}.{way} {name} {part}".strip(),
                lambda place=place, way=way, word=word, part=part: kept.seen_kept(hero, place, way, word, part),  # type: ignore[misc]
            )
    for at, ability in enumerate(text.abilities):
        if ability.on is None:
            yield f"use {at} {ability.when}", lambda at=at: played.seen_used(hero, at)  # type: ignore[misc]
        else:
            heard = answers and reacting.enters(ability)
            yield (
                f"on {at} {ability.on.event}",
                lambda at=at, heard=heard: (  # type: ignore[misc]
                    reacting.seen_reacting(hero) if heard else _seen_set_off(hero, at)
                ),
            )


def _seen_set_off(hero: Printed, place: int) -> None:
    triggers.seen_triggered(hero, place)
    undone.done_where_met(hero, place)


def _seen_played(hero: Printed) -> None:
    text = hero.text
    if hero.type not in UNSAID and (text is None or not (text.said == "all" or text.effects or text.abilities)):
        raise Unread("its player says what it does as he plays it")
    if hero.play.on is not None:
        reacting.seen_reacting(hero)
    else:
        played.seen_played(hero)


UNSAID = ("warrior", "warzone")
"""Types of cards of which nobody need say anything."""


def proven(hero: Printed, *, broken: bool = True) -> Iterator[Verdict]:
    """Every part of a card with its verdict, and every condition that is broken once."""
    yield from _verdicts(hero, parts(hero))
    if broken:
        yield from _verdicts(hero, refused.refusals(hero))


def _verdicts(hero: Printed, pieces: Iterator[tuple[str, Callable[[], None]]]) -> Iterator[Verdict]:
    for name, see in pieces:
        try:
            see()
        except SaidAnyway as same:
            yield Verdict(hero.code, name, True, str(same), anyway=True)
        except Unread as wrong:
            yield Verdict(hero.code, name, False, str(wrong), True)
        except (NotSeen, Stuck) as wrong:
            yield Verdict(hero.code, name, False, str(wrong))
        except (AssertionError, ArithmeticError, LookupError, TypeError, ValueError) as wrong:
            yield Verdict(hero.code, name, False, f"broke: {type(wrong).__name__} {str(wrong)[:120]}")
        else:
            yield Verdict(hero.code, name, True)
