"""The day that the command lets pass is as it says, and what goes wrong in it is seen."""

from __future__ import annotations

import hashlib
import itertools
import random
from collections import Counter
from pathlib import Path

import pytest

from bot.locales.sentences import localizer
from bot.shards import Share
from rules_index import Language
from tests.bot.day import findings
from tests.bot.day.people import Became, Sent
from tests.bot.day.plan import DAY, TROUBLES, Kind, acts
from tests.bot.day.process import Break, Member, guild_of
from tests.bot.day.report import answers, recoveries
from tests.bot.wire import payloads
from tests.bot.wire.calls import Call
from tests.bot.wire.payloads import LOADING, Json
from tests.bot.wire.rest import Asked
from tests.bot.wire.server import LocalDiscord
from tests.rows import rows

SAY = localizer(Language.CS).say


@pytest.fixture
def member(tmp_path: Path) -> Member:
    return Member(LocalDiscord(), payloads.GUILD, {}, tmp_path / "log")


def sent(member: Member, shown: str | None, *, click: int = 1, is_move: bool = True, at: float = 0.0) -> Sent:
    original = None if shown is None else payloads.message({"content": shown})
    return Sent(member, click, is_move, at, Asked(answered=shown is not None, original=original), f"t{click}")


def test_a_day_has_as_many_acts_as_it_should_and_most_of_them_in_the_evening() -> None:
    made = acts(100, 3, 20, 10, random.Random(0))
    assert len(made) == 500
    assert sum(act.match is None for act in made) == 200
    assert made == sorted(made, key=lambda act: act.hour)
    hours = Counter(int(act.hour) for act in made)
    assert min(hours) >= 0 and max(hours) < DAY
    assert hours[19] + hours[20] > 4 * (hours[2] + hours[3])
    assert {act.match for act in made} - {None} <= set(range(100))


def test_a_day_has_troubles_of_every_kind_one_after_the_other() -> None:
    assert {trouble.kind for trouble in TROUBLES} == set(Kind)
    assert {trouble.process for trouble in TROUBLES if trouble.kind is Kind.KILL} == {0, 1, 2}
    for earlier, later in itertools.pairwise(TROUBLES):
        assert earlier.hour + earlier.lasts < later.hour < DAY


def test_each_process_has_a_server_of_its_own() -> None:
    for process in range(3):
        holders = [shard for shard in range(3) if Share(3, (shard,)).holds(guild_of(process, 3))]
        assert holders == [process]


@pytest.mark.parametrize(
    ("said", "became"),
    [
        (SAY("error-busy"), Became.BUSY),
        (SAY("error-storage"), Became.STORAGE),
        (SAY("error-incident", incident="a1b2"), Became.INCIDENT),
        (SAY("panel-stale"), Became.OVERTAKEN),
        (SAY("panel-done"), Became.DONE),
        ("Na tahu je někdo jiný.", Became.WAITS),
        (None, Became.NOTHING),
    ],
)
def test_what_became_of_a_move_is_read_from_its_answer(member: Member, said: str | None, became: Became) -> None:
    assert sent(member, said).became is became


def test_a_question_is_answered_by_anything_but_a_wait(member: Member) -> None:
    assert sent(member, "Šest kostek.", is_move=False).became is Became.DONE
    waits = sent(member, "", is_move=False)
    assert waits.asked.original is not None
    waits.asked.original["flags"] |= LOADING
    assert waits.became is Became.WAITS


def test_moves_lost_doubled_and_unsaid_are_counted(member: Member) -> None:
    done = SAY("panel-done")
    people = [sent(member, done, click=1), sent(member, done, click=2), sent(member, None, click=3)]
    assert findings.moves(people, [1, 2]) == findings.Moves(2)
    assert findings.moves(people, [1]) == findings.Moves(2, lost=1)
    assert findings.moves(people, [1, 2, 2, 9]) == findings.Moves(2, doubled=2)
    assert findings.moves(people, [1, 2, 3]) == findings.Moves(2, unsaid=1)


@rows(
    ("shown", "found"),
    [
        (["a", "b", "b"], (0, 0, 0, [])),
        (["a", "b"], (1, 0, 0, [7])),
        (["a", "b", "b", "a"], (0, 1, 0, [7])),
        (["b", "a", "b"], (0, 0, 1, [7])),
    ],
)
def test_lines_missing_doubled_and_out_of_order_are_counted(
    shown: list[str], found: tuple[int, int, int, list[int]]
) -> None:
    kept = findings.Shown()
    kept.compare(7, ["a", "b", "b"], shown)
    assert (kept.missing, kept.doubled, kept.disordered, kept.wrong) == found


def test_what_a_channel_shows_is_read_from_the_messages_of_its_match() -> None:
    def posted(name: str, message: Json) -> tuple[str, Json]:
        return hashlib.sha256(name.encode()).hexdigest()[:24], message

    grown = {"components": [{"type": 17, "components": [{"type": 10, "content": "druhá\ntřetí\n-# stav"}]}]}
    first, second = payloads.message({"content": "první"}), payloads.message(grown)
    messages = dict([posted("1.2.0/0/3.0", second), posted("1.1.0/0.0", first), posted("2.1.0/0.0", first)])
    assert findings.in_channel(["1.1.0", "1.2.0", "1.3.0"], 3, messages) == ["první", "druhá", "třetí"]


def test_what_came_while_a_process_was_down_is_told_apart(member: Member) -> None:
    member.breaks.append(Break(Kind.KILL, 10.0, 14.0, 15.5))
    well, down = sent(member, "Ano.", is_move=False, at=1.0), sent(member, None, click=2, is_move=False, at=8.0)
    assert not well.hindered and down.hindered and not sent(member, None, at=16.0).hindered
    member.discord.rest.calls.append(Call("POST", "/interactions/1/t1/callback", {}, at=1.25))
    lines = list(answers([well, down]))
    soon = "acknowledged p50 0.25 p99 0.25 s; answered p50 0.25 p99 0.25 s"
    assert lines[0] == f"questions while all was well: 1 sent; answered 1; {soon}"
    assert lines[1].startswith("questions during kills and outages: 1 sent; no answer in 3 s 1")
    assert list(recoveries([member])) == ["kill          process 0:   4.0 s away, answered again  1.5 s later"]
