"""The panel where there is much to choose from, where storage fails, and the rules behind a refusal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord
import pytest
from discord import ui

from bot.boards.entry import GameEntry
from bot.chat.client import Client
from bot.database import Database, StorageProblem
from bot.games.questions import Complete, Option, Prompt, Step
from bot.games.values import Line
from bot.settings import Settings
from rules_index import Oracle
from tests.bot.behaviour.matches.party import RESTARTING, Party
from tests.bot.behaviour.table import Card, parts
from tests.bot.games.toy.game import Toy
from tests.bot.games.toy.values import Command, State
from tests.bot.matches.table import HandClock

LEVELS = 4


class Wide(Toy):
    """The toy game behind four questions with thirty answers each, whose tokens are as long as tokens may be."""

    def step(self, state: State, prompt: Prompt, path: tuple[str, ...]) -> Step | Complete[Command] | None:
        if len(path) < LEVELS:
            tokens = [f"{'abcd'[len(path)]}{number:02}-{'x' * 20}" for number in range(30)]
            return Step(
                prompt.ask, tuple(Option(token, Line("toy-deal", {"count": n})) for n, token in enumerate(tokens))
            )
        return super().step(state, prompt, path[LEVELS:])


@pytest.fixture
def make_client(settings: Settings, oracle: Oracle, database: Database, clock: HandClock) -> Callable[[], Client]:
    return lambda: Client(settings, oracle, database, games=[GameEntry("toy", lambda _: Wide())], clock=clock)


def options_of(panel: Card) -> list[dict[str, Any]]:
    options: list[dict[str, Any]] = panel.selects[0]["options"]
    return options


@pytest.mark.slow
@pytest.mark.parametrize("restarting", RESTARTING)
async def test_many_options_are_paged_and_long_paths_kept(party: Party, restarting: bool) -> None:
    await party.started()
    party.restarting = restarting
    member = party.player(0)
    before = (await party.position()).match.seq
    panel = await party.press(member, party.status, "play:1")
    assert [each["label"] for each in options_of(panel)][-1] == "24 cards each"
    panel = await party.press(member, panel, "Další ›")
    assert len(options_of(panel)) == 5
    for _ in range(LEVELS):
        panel = await party.pick(member, panel, "q:", options_of(panel)[0]["value"])
    assert "25 cards each → 0 cards each → 0 cards each → 0 cards each" in panel.text
    panel = await party.press(member, panel, ":s:")
    back = await party.press(member, panel, ":b:")
    assert "25 cards each → 0 cards each → 0 cards each → 0 cards each" in back.text
    panel = await party.press(member, back, ":s:")
    await party.press(member, panel, ":c:")
    assert (await party.position()).match.seq == before + 1


@pytest.mark.slow
async def test_a_token_of_an_older_version_is_answered_with_the_question_as_it_is(party: Party) -> None:
    """What was posted before an upgrade names options as they were called then."""
    await party.started()
    member = party.player(0)
    before = (await party.position()).match.seq
    panel = await party.press(member, party.status, "play:1")
    for _ in range(LEVELS):
        panel = await party.pick(member, panel, "q:", options_of(panel)[0]["value"])
    posted = party.table.env.backend.get_message(party.table.channel.id, panel.id).components
    button = next(part for part in parts(posted) if ":s:" in part.get("custom_id", ""))
    button["custom_id"] = old = button["custom_id"].rpartition("/")[0] + "/124"
    fresh = await party._read(await member.click(panel.message, custom_id=old))
    assert "Tohle tlačítko už neplatí; teď je to takhle." in fresh.text
    assert options_of(fresh)[0]["value"].startswith("a00-")
    assert (await party.position()).match.seq == before


@pytest.mark.slow
async def test_a_path_that_is_no_longer_kept_is_stale(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    await party.started()
    member = party.player(0)
    panel = await party.press(member, party.status, "play:1")
    for _ in range(LEVELS):
        panel = await party.pick(member, panel, "q:", options_of(panel)[0]["value"])

    async def nothing(*_: object) -> None:
        return None

    monkeypatch.setattr("bot.chat.matches.acts.panel.buttons.unpack", nothing)
    panel = await party.press(member, panel, ":s:")
    assert "Tohle tlačítko už neplatí; teď je to takhle." in panel.text
    assert len(options_of(panel)) == 25


async def test_a_full_disk_is_told_and_moves_nothing(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    await party.started()
    member = party.player(0)
    before = (await party.position()).match.seq
    panel = await party.press(member, party.status, "play:1")
    for _ in range(LEVELS):
        panel = await party.pick(member, panel, "q:", options_of(panel)[0]["value"])
    panel = await party.press(member, panel, ":s:")

    async def full(*_: object, **__: object) -> None:
        raise StorageProblem("there is no room left on the disk: make room, then try again")

    monkeypatch.setattr(party.client.matches.play, "submit", full)
    answer = await party.press(member, panel, ":c:")
    assert answer.private
    assert "nedostanu ke své databázi" in answer.text
    assert "room" not in answer.text
    assert (await party.position()).match.seq == before
    party.table.env._errors_acknowledged = party.table.env.error_cursor


async def test_a_cited_rule_opens_as_a_ruling(party: Party) -> None:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.ActionRow(ui.Button(label="Pravidlo", custom_id="law:hrad-cs.build.wall")))
    view.stop()
    channel = party.client.get_channel(party.table.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.send(view=view)
    ruling = await party.press(party.player(0), party.public()[0], "law:")
    assert ruling.private
    assert "HR 2.1 · Cena hradby" in ruling.text
    whole = await party.table.press(ruling, "Celé pravidlo", party.player(0))
    onward = await party.table.press(whole, "Souvislosti", party.player(0))
    assert "HR 2.2" in onward.text


@pytest.mark.slow
async def test_an_answer_that_is_no_longer_legal_is_not_offered_again(party: Party) -> None:
    await party.started()
    for _ in range(30):
        position = await party.position()
        seat = position.match.course.waits[0].seat
        (prompt, *_) = position.prompts(seat)
        same = [one for one in position.answers.given.get(seat, ()) if one.ask == prompt.ask.key]
        panel = await party.press(party.player(seat), party.status, "play:1")
        offered = [custom_id for custom_id in panel.buttons.values() if ":a:" in custom_id]
        if same and not any(position.step(prompt, one.path) for one in same):
            assert offered == []
            return
        assert len(offered) <= 1
        await party.move(seat, panel)
    raise AssertionError("everything could be done again")
