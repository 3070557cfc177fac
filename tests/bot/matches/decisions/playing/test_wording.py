"""The log in words: what is said of every kind of entry, by whose account, and to whom."""

from __future__ import annotations

from typing import Any

from msgspec import Raw

from bot.games.setup import Setup
from bot.games.values import JUDGE, SPECTATOR, Line, Outcome, Viewer
from bot.matches.model import entries
from bot.matches.model.entries import By, Entry
from bot.matches.model.messages import Logged
from bot.matches.model.seals import Mixed
from tests.bot.games.camp.game import Burnt, Gathered
from tests.bot.games.toy.values import Staked
from tests.bot.matches.decisions.plays import CAMP, TOY
from tests.bot.matches.table import START
from tests.rows import rows

OUTCOME = Outcome((), Line("toy-over"))
COMMAND = Raw(b"{}")
MIXED = Mixed("1", ())


def player(seat: int) -> Line:
    return Line("match-log-player", {"seat": seat})


def made(kind: type[Any], by: By, **more: Any) -> Entry:
    entry: Entry = kind(at=START, by=by, **more)
    return entry


@rows(
    ("entry", "said"),
    [
        (
            made(entries.Opened, "host", game="toy", pack=None, setup=Setup("", "", ()), commitment=""),
            Line("match-log-opened"),
        ),
        (made(entries.Moved, "seat", seat=1, prompt="", command=COMMAND), None),
        (made(entries.Moved, "standing", seat=1, prompt="", command=COMMAND), None),
        (made(entries.Moved, "game", seat=1, prompt="", command=COMMAND), None),
        (made(entries.Moved, "clock", seat=1, prompt="", command=COMMAND), Line("match-log-expired", {"seat": 1})),
        (
            made(entries.Moved, "seat", seat=0, prompt="", command=COMMAND, stead=2),
            Line("match-log-in-stead", {"holder": player(0), "player": player(2)}),
        ),
        (made(entries.Moved, "seat", prompt="", command=COMMAND, stead=2), None),
        (made(entries.TimeUp, "clock"), Line("match-log-time-up")),
        (made(entries.Rewound, "agreed", to=4), Line("match-log-rewound-agreed", {"to": 4})),
        (made(entries.Substituted, "seat", seat=0, to="nobody"), Line("match-log-seat-to-nobody", {"seat": 0})),
        (made(entries.Substituted, "host", seat=2, to="game"), Line("match-log-seat-to-game", {"seat": 2})),
        (made(entries.Conceded, "seat", seat=0), Line("match-log-conceded", {"seat": 0})),
        (made(entries.Conceded, "clock", seat=0), Line("match-log-forfeited", {"seat": 0})),
        (
            made(entries.Attended, "game", present=(0, 2)),
            Line("match-log-present", {"players": (player(0), player(2))}),
        ),
        (made(entries.Attended, "game", present=()), Line("match-log-nobody-present")),
        (made(entries.Ended, "game", outcome=OUTCOME), Line("match-log-ended", {"reason": OUTCOME.reason})),
        (made(entries.Ended, "game", outcome=None), None),
        (made(entries.Drawn, "agreed"), Line("match-log-drawn")),
        (made(entries.Abandoned, "agreed"), Line("match-log-abandoned-agreed")),
        (made(entries.Paused, "agreed"), Line("match-log-paused-agreed")),
        (made(entries.Resumed, "seat"), Line("match-log-resumed-players")),
        (made(entries.Extended, "agreed", seconds=7200), Line("match-log-extended-agreed", {"hours": 2})),
        (made(entries.Adjusted, "game", changes={}), None),
    ],
)
def test_what_players_the_clock_and_the_game_do(entry: Entry, said: Line | None) -> None:
    assert entries.said(entry) == (() if said is None else (said,))


@rows("by", ["judge", "admin"])
@rows(
    ("kind", "more", "what"),
    [
        (entries.Rewound, {"to": 4}, Line("match-log-order-rewound", {"to": 4})),
        (
            entries.Reopened,
            {"to": 4, "commitment": "", "mixed": MIXED},
            Line("match-log-order-reopened", {"to": 4}),
        ),
        (entries.Adjusted, {"changes": {}}, Line("match-log-order-adjusted")),
        (entries.Substituted, {"seat": 2, "to": "game"}, Line("match-log-order-seat-to-game", {"number": 3})),
        (entries.Substituted, {"to": "nobody"}, Line("match-log-order-seat-to-nobody", {"number": 1})),
        (entries.Abandoned, {}, Line("match-log-order-abandoned")),
        (entries.Paused, {}, Line("match-log-order-paused")),
        (entries.Resumed, {}, Line("match-log-order-resumed")),
        (entries.Extended, {"seconds": 3600}, Line("match-log-order-extended", {"hours": 1})),
        (entries.Moved, {"seat": 0, "prompt": "", "command": COMMAND}, Line("match-log-order-ruled")),
    ],
)
def test_an_order_says_by_what_office_and_why(by: By, kind: type[Any], more: dict[str, Any], what: Line) -> None:
    entry = made(kind, by, **more)
    order = Line(f"match-log-by-{by}", {"what": what})
    assert entries.said(entry) == (order,)
    assert entries.said(entry, "So it is.") == (Line("match-log-why", {"order": order, "why": "So it is."}),)


@rows(("seconds", "hours"), [(1, 1), (5399, 1), (5401, 2), (86400, 24)])
def test_hours_are_rounded_and_one_at_least(seconds: int, hours: int) -> None:
    (line,) = entries.said(made(entries.Extended, "agreed", seconds=seconds))
    assert line.args == {"hours": hours}


@rows(
    ("viewer", "key"),
    [(1, "toy-staked-card"), (JUDGE, "toy-staked-card"), (0, "toy-staked"), (SPECTATOR, "toy-staked")],
)
def test_after_the_service_the_game_speaks_to_each_as_they_may_read(viewer: Viewer, key: str) -> None:
    game = TOY.game
    events = (Staked(1, 6),)
    entry = made(entries.Moved, "clock", seat=1, prompt="", command=COMMAND, events=entries.raw(game, events))
    lines = entries.told(game, entry, events, viewer)
    assert [line.key for line in lines] == ["match-log-expired", key]
    assert entries.logged(game, 7, entry, viewer) == Logged(7, 1, lines)


def test_an_event_may_have_several_paragraphs_and_an_entry_several_events() -> None:
    game = CAMP.game
    lines = entries.told(game, made(entries.TimeUp, "clock"), (Gathered(0, "wood", 2), Burnt(1)), SPECTATOR)
    assert [line.key for line in lines] == ["match-log-time-up", "camp-gathered", "camp-carried", "camp-burnt"]


def test_the_reason_is_told_to_whoever_reads_the_log() -> None:
    entry = made(entries.Paused, "judge")
    assert entries.logged(TOY.game, 3, entry, SPECTATOR, "Dinner.").lines[0].args["why"] == "Dinner."
