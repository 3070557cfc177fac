"""Going back: which entry an undo goes to, what it may not reach, and what comes back with a position."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from bot.games.questions import Option, Prompt
from bot.games.setup import Choice
from bot.games.values import Line, Seat, Violation
from bot.matches.model import entries
from bot.matches.model.entries import raw
from bot.matches.model.match import Timing
from bot.matches.model.messages import Answered, Told
from bot.matches.model.private import Ahead
from bot.matches.model.refusals import Reason, Refused
from bot.matches.rules import endings, orders, proposals, undo
from bot.matches.rules.log import Header, Past
from tests.bot.matches.decisions.plays import Play, Scripted
from tests.bot.matches.decisions.scene import Scene
from tests.bot.matches.marathon import Count, State
from tests.bot.matches.table import EVA, JUDGE, KAREL, LENA, WHY
from tests.rows import rows


def log(*seats: Seat | None, fixed: tuple[int, ...] = (1,), back: dict[int, int] | None = None) -> list[Header]:
    """A log whose entries are moves of these seats; the first one opened the match."""
    back = back or {}
    return [Header(seq, seat, seq in fixed, back.get(seq)) for seq, seat in enumerate((None, *seats), 1)]


def test_of_a_log_without_undo_all_made_the_position() -> None:
    assert [header.seq for header in undo.current(log(0, 1, 0))] == [4, 3, 2, 1]
    assert undo.current([]) == []


def test_what_was_gone_back_over_is_no_part_of_the_position() -> None:
    # The fourth entry goes back to the second, the seventh to the fifth.
    headers = log(0, 1, None, 1, 0, None, 1, back={4: 2, 7: 5})
    assert [header.seq for header in undo.current(headers)] == [8, 5, 2, 1]


def test_a_log_may_begin_in_the_middle() -> None:
    assert [header.seq for header in undo.current(log(0, 1, 0)[2:])] == [4, 3]


@rows(
    ("headers", "seats", "to"),
    [
        (log(0, 1, 0), (0,), 3),
        (log(0, 1, 0), (1,), 2),
        (log(0, 1, 0, 1), (0,), 3),
        (log(0, 1), (0, 1), 2),
        (log(0, 1), (0,), 1),
        # What was undone is not undone a second time: the move before it is.
        (log(0, 1, 0, None, back={5: 3}), (0,), 1),
    ],
)
def test_an_undo_goes_back_to_the_entry_before_the_last_move(
    headers: list[Header], seats: tuple[Seat, ...], to: int
) -> None:
    assert undo.target(headers, *seats) == to


@rows(
    ("headers", "seats", "reason"),
    [
        ([], (0,), Reason.NOTHING_TO_UNDO),
        (log(), (0,), Reason.NOTHING_TO_UNDO),
        (log(1, 1), (0,), Reason.NOTHING_TO_UNDO),
        # Their own move drew, or one that came after it.
        (log(0, fixed=(1, 2)), (0,), Reason.CANNOT_UNDO),
        (log(0, 1, fixed=(1, 3)), (0,), Reason.CANNOT_UNDO),
        (log(1, fixed=(1, 2)), (0,), Reason.NOTHING_TO_UNDO),
        # There is nothing before it that could be gone back to.
        (log(0, 0)[1:2], (0,), Reason.NOTHING_TO_UNDO),
    ],
)
def test_why_there_is_nothing_to_undo(headers: list[Header], seats: tuple[Seat, ...], reason: Reason) -> None:
    found = undo.target(headers, *seats)
    assert isinstance(found, Refused)
    assert found.reason is reason


@rows(
    ("headers", "to", "is_open"),
    [
        (log(0, 1, 0), 1, True),
        (log(0, 1, 0), 4, True),
        (log(0, 1, 0), 5, False),
        (log(0, 1, 0, fixed=(1, 3)), 2, False),
        (log(0, 1, 0, fixed=(1, 3)), 3, True),
        (log(0, 1, None, back={4: 2}), 3, False),
        (log(0, 1, None, fixed=(1, 3), back={4: 2}), 2, True),
    ],
)
def test_what_is_open_to_consent(headers: list[Header], to: int, is_open: bool) -> None:
    assert undo.is_open(headers, to) is is_open


def test_an_undo_by_consent_is_an_entry_of_everybody() -> None:
    scene = Scene.opened(2, timing=Timing(3600))
    before = scene.state
    scene.play(0)
    for kind in ("undo", "pause"):
        scene.decide(lambda change, kind=kind: proposals.propose(change, scene.log, EVA, kind))  # type: ignore[misc]
    scene.decide(lambda change: proposals.answer(change, scene.log, KAREL, 1, True))
    (row,) = scene.last.rows
    assert (row.kind, row.seat, row.user, row.back_to) == ("rewound", None, None, 1)
    assert isinstance(scene.last.happened[0].entry, entries.Rewound)
    assert scene.last.happened[0].entry.by == "agreed"
    assert scene.last.kept == {3: before}
    assert scene.state == before
    assert scene.match.course.line == 3
    assert scene.told(Told)
    assert [one.kind for one in scene.match.course.proposals] == ["pause"]
    assert {wait.seat for wait in scene.match.course.waits} == {0, 1}


def test_going_back_by_order_closes_what_was_proposed_for_the_position() -> None:
    scene = Scene.opened(2)
    scene.play(0)
    scene.decide(lambda change: proposals.propose(change, scene.log, EVA, "undo"))
    scene.decide(lambda change: orders.rewind(change, scene.log, JUDGE, 1, WHY))
    assert scene.told(Answered) == [Answered(1, "undo", agreed=False)]
    (row,) = scene.last.rows
    assert (row.user, row.reason, row.back_to) == (JUDGE.user, WHY, 1)


def test_by_consent_nobody_who_gave_up_comes_back() -> None:
    scene = Scene.opened(4)
    scene.play(0)
    scene.decide(lambda change: endings.concede(change, KAREL))
    scene.decide(lambda change: proposals.propose(change, scene.log, EVA, "undo"))
    assert scene.match.seats[1].conceded
    found = undo.target(scene.decide(lambda _: scene.log.headers()), 0)
    assert isinstance(found, Refused)
    scene.decide(lambda change: undo.rewind(change, 2, scene.states[2], "agreed", None))
    assert scene.match.seats[1].conceded


def test_exactly_those_have_given_up_who_had_then() -> None:
    scene = Scene.opened(4)
    scene.decide(lambda change: endings.concede(change, KAREL))
    scene.decide(lambda change: endings.concede(change, LENA))
    scene.decide(lambda change: undo.restore_concessions(change, Past(None, frozenset({0, 1}))))
    assert [seat.conceded for seat in scene.match.seats] == [True, True, False, False]
    scene.decide(lambda change: undo.restore_concessions(change, Past(None, frozenset({0, 1}))))
    assert not scene.last.changed


class Meadow(Scripted):
    """One moves and the other may step in, or just passes; who settled so in advance passes or steps in at once."""

    def __init__(self) -> None:
        window = Prompt("w.1", 1, Line("marathon-ask"), urgency="window", window="w")
        super().__init__((Prompt("m0", 0, Line("marathon-ask")),), (window,), (Prompt("m1", 0, Line("marathon-ask")),))

    def standing_choices(self, state: State) -> tuple[Choice, ...]:
        return (Choice("in-window", each_seat=True, options=tuple(Option(token, Line(token)) for token in "-05")),)

    def standing_answer(self, view: Struct, prompt: Prompt, chosen: Mapping[str, str]) -> Count | None:
        said = chosen.get("in-window", "-")
        return Count(int(said)) if prompt.window and said.isdigit() else None


MEADOW = Play(Meadow(), "marathon@2026-01-01", "plain", factions=False)


def moved(*, automated: bool = False, standing: str = "", ahead: int | None = None, refused: bool = False) -> Scene:
    """A match in which the first seat moved, and the other one had settled something in advance, or is the game's."""
    scene = Scene.opened(2 - automated, automated=int(automated), play=MEADOW)
    if standing:
        scene.answers = scene.answers.settling(1, "in-window", standing)
    if ahead is not None:
        why = (Violation("marathon.turn", Line("no")),) if refused else ()
        given = Ahead(1, "0.w.1", raw(scene.game, Count(ahead)), refused=why)
        scene.answers = scene.answers.answering(given)
    assert scene.answer(EVA, "f3") is None
    return scene


@rows(
    ("scene", "entries_made", "is_own"),
    [
        (moved(), 1, True),
        (moved(automated=True), 2, True),
        (moved(standing="0"), 2, True),
        (moved(ahead=0), 2, True),
        # What somebody holds in readiness shows in nothing.
        (moved(standing="-"), 1, True),
        (moved(ahead=5, refused=True), 1, True),
        # Otherwise one would see what the other does about it, and try something else.
        (moved(standing="5"), 2, False),
        (moved(ahead=5), 2, False),
    ],
)
def test_a_move_is_taken_back_with_what_it_set_off_but_for_what_somebody_else_wanted(
    scene: Scene, entries_made: int, is_own: bool
) -> None:
    moves = [row for row in scene.rows if row.kind == "moved"]
    assert len(moves) == entries_made
    found = undo.own_move(scene.match, EVA.user, scene.now)
    assert (found is not None) == is_own
    if found is None:
        assert scene.refused(lambda change: undo.take_back(change, scene.log, EVA.user, scene.match.seq))
        return
    assert scene.decide(lambda change: undo.take_back(change, scene.log, EVA.user, found.seq)) is None
    assert scene.state == scene.states[1]
    assert [prompt.seat for prompt in scene.position.prompts()] == [0]
    # The same happens again when the move is made again.
    scene.answer(EVA, "f3")
    assert undo.own_move(scene.match, EVA.user, scene.now) is not None
