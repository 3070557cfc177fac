"""The commands of a play as it writes them, given to the referee as seats give them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.games.doomtrooper.position import commands as said
from bot.games.doomtrooper.position.commands import Command
from bot.games.doomtrooper.position.frames import Splitting, Window
from bot.games.doomtrooper.words.affiliations import AFFILIATIONS
from tests.bot.games.doomtrooper.played.stage import SEATS, ZONES, Stage

IN_WINDOW = ("play", "use", "boost", "counts", "weapon", "follow", "pass", "choose")
"""Commands for which windows stay open: the others pass up to the seat's turn."""
ONE = {"x": int, "either": int, "token": int}
MANY = ("on", "paid")
MOST = 100
"""More steps than a play has between two of its commands."""


def say(stage: Stage, line: str) -> None:
    """Carry a command of a play out; it is accepted, and nobody answers it unless the line ends with ``...``.

    ``pass`` lets everybody pass, ``pass to WINDOW`` up to a window; ``fight ONE OTHER TACTIC`` attacks and fights up to
    the window of modifiers; ``end`` runs to the next question of an action, all points taken as destiny points;
    ``time`` is called where the time of a match is up.
    """
    waits = line.endswith("...")
    first, *rest = line.removesuffix("...").split()
    if first == "pass":
        stage.all_pass(until=rest[1] if rest else "")
    elif first == "end":
        ends(stage)
    elif first == "time":
        stage.time_is_up()
    elif first in ("attack", "fight"):
        _attacks(stage, first, rest)
    else:
        seat = SEATS.index(first)
        get_ready(stage, seat, rest[0])
        stage.says(seat, command(stage, rest))
    if not waits and first not in ("pass", "time"):
        stage.settled()


def refused(stage: Stage, line: str) -> str:
    """The rule that turns a command of a play away, without its book; empty where it is accepted.

    A seat that says something ``now`` does not let the others pass first.
    """
    at_once = line.startswith("now ")
    first, *rest = line.removeprefix("now ").removesuffix("...").split()
    if first in ("attack", "fight"):
        first, rest = SEATS[stage.state.cards[stage.named(rest[0])].controller], ["attack"]
    if first not in SEATS:
        return ""
    seat = SEATS.index(first)
    if not at_once:
        get_ready(stage, seat, rest[0])
    return stage.turned_away(seat, command(stage, rest))


def get_ready(stage: Stage, seat: int, what: str) -> None:
    """Let the others pass in windows until a seat can say what it says."""
    if what not in IN_WINDOW:
        stage.all_pass()
    else:
        stage.goes_on()
        for _ in range(MOST):
            frame = stage.run.top if stage.state.stack else None
            if not isinstance(frame, Window) or frame.order[frame.at] == seat or seat not in frame.order:
                return
            stage.says(frame.order[frame.at], said.Pass())


def ends(stage: Stage) -> None:
    """Everybody passes and takes destiny points until somebody is asked something else."""
    for _ in range(MOST):
        stage.all_pass()
        frame = stage.run.top if stage.state.stack else None
        if not isinstance(frame, Splitting):
            return
        stage.says(next(one.seat for one in frame.earned if one.victory < 0), said.Split(0))
    raise AssertionError("the play does not come to an end")


def _attacks(stage: Stage, how: str, fighters: list[str]) -> None:
    """An attack is declared and both are named; a fight goes on to the window of modifiers."""
    one, other, *tactic = fighters
    seat = stage.state.cards[stage.named(one)].controller
    stage.all_pass().says(seat, said.Attack()).all_pass()
    stage.says(seat, said.Announce(stage.named(one), stage.named(other)))
    if how == "fight":
        stage.all_pass().says(seat, said.ChooseTactic(tactic[0])).all_pass(until="combat-modifiers")  # type: ignore[arg-type]


def command(stage: Stage, words: list[str]) -> Command:
    """A command as it is written, behind the seat that gives it."""
    what, *rest = words
    return WRITTEN[what](stage, rest) if what in WRITTEN else _act(stage, what, rest)


def _act(stage: Stage, what: str, rest: list[str]) -> Command:
    words, _, token = " ".join(rest).partition("token ")
    card, area, *_ = *words.split(), "", ""
    return said.Act(what, stage.named(card) if card else -1, area, int(token or -1))  # type: ignore[arg-type]


def _told(stage: Stage, rest: list[str]) -> dict[str, Any]:
    """The particulars of a card or an ability that is played: ``on ONE TWO x 3 by CASTER to foe squad hidden``."""
    told: dict[str, Any] = {}
    key = ""
    for word in rest:
        if word in ("hidden", "inside"):
            told[word] = True
        elif word in ("on", "paid", "by", "to", "x", "either", "token"):
            key = word
        elif not key and word in ZONES:
            told["area"] = word
        elif key == "by":
            told["caster"] = stage.named(word)
        elif key == "to":
            told["player"] = SEATS.index(word)
        elif key in MANY:
            name = "targets" if key == "on" else "paid"
            told[name] = (*told.get(name, ()), stage.named(word))
        else:
            told[key] = ONE[key](word)
            key = ""
    return told


def _use(stage: Stage, rest: list[str]) -> Command:
    card, *more = rest
    ability = int(more.pop(0)) if more and more[0].isdecimal() else 0
    return said.Use(stage.named(card), ability, **_told(stage, more))


def _chosen(stage: Stage, rest: list[str]) -> Command:
    return said.Chosen(tuple(_option(stage, word) for word in rest))


def _option(stage: Stage, word: str) -> int:
    if word in SEATS:
        return SEATS.index(word)
    if word in AFFILIATIONS and word not in stage.labels:
        return sorted(AFFILIATIONS).index(word)
    return int(word) if word.isdecimal() else stage.named(word)


WRITTEN: dict[str, Callable[[Stage, list[str]], Command]] = {
    "play": lambda stage, rest: said.Play(stage.named(rest[0]), **_told(stage, rest[1:])),
    "use": _use,
    "pass": lambda _, __: said.Pass(),
    "attack": lambda _, rest: said.Attack(int(rest[0]) if rest else -1),
    "announce": lambda stage, rest: said.Announce(*map(stage.named, rest)),
    "forgo": lambda _, __: said.Announce(-1, -1),
    "tactic": lambda _, rest: said.ChooseTactic(rest[0]),  # type: ignore[arg-type]
    "zone": lambda stage, rest: said.ChooseZone(stage.named(rest[0]) if rest else -1),
    "weapon": lambda stage, rest: said.ChooseWeapon(*map(stage.named, rest)),
    "sabotage": lambda stage, rest: said.Sabotages(
        stage.named(rest[0]), SEATS.index(rest[1]), int(rest[3]) if len(rest) > 2 else -1
    ),
    "split": lambda _, rest: said.Split(int(rest[0])),
    "choose": _chosen,
    "boost": lambda stage, rest: said.Boost(stage.named(rest[0]), int(rest[1])),
    "discard": lambda stage, rest: said.DiscardCards(tuple(map(stage.named, rest))),
    "counts": lambda stage, rest: said.CountAs(stage.named(rest[0]), rest[1]),  # type: ignore[arg-type]
    "follow": lambda stage, rest: said.Follow(*map(stage.named, rest)),
}
"""By its first word how a command is read; anything else is an action without a card of the hand."""
