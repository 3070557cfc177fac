"""The page's server: what it shows to whom, and whom it turns away."""

from __future__ import annotations

import asyncio
import base64
import re
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession

import bot.playground.server as server_module
from bot.playground import view as view_module
from bot.playground import world as world_module
from bot.playground.seed import Playground
from bot.playground.server import Server
from tests.bot.playground.pages import Page


async def test_an_answer_for_one_is_seen_by_one(pages: list[Page]) -> None:
    assert await pages[0].act("command", command="say", options={"text": "**psst**"}) == {}
    (message,) = (await pages[0].view())["messages"]
    assert message["html"] == "<p><strong>psst</strong></p>\n"
    assert message["ephemeral"]
    assert message["used"] == {
        "user": pages[0].member,
        "command": "say",
        "options": [{"name": "text", "value": "**psst**"}],
    }
    assert (await pages[1].view())["messages"] == []


async def test_what_is_said_aloud_is_seen_by_all(pages: list[Page]) -> None:
    await pages[0].act("command", command="say", options={"text": "hear", "aloud": True})
    await pages[1].act("say", text="hello")
    for page in pages:
        assert [message["html"] for message in (await page.view())["messages"]] == ["<p>hear</p>\n", "<p>hello</p>\n"]


async def test_the_view_waits_for_something_new(pages: list[Page]) -> None:
    before = await pages[0].view()
    waiting = asyncio.create_task(pages[0].view(seen=before["revision"]))
    await asyncio.sleep(0.1)
    assert not waiting.done()
    await pages[1].act("say", text="hello")
    assert len((await waiting)["messages"]) == 1


async def test_a_question_waits_for_the_rules_and_a_match_does_not(
    pages: list[Page], playground: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(view_module, "_WITHOUT_RULES", {"draw"})
    playground.world.ready.clear()
    before = await pages[0].view()
    assert before["preparing"]
    assert {each["path"]: each["asks"] for each in before["commands"]}.items() >= {("draw", False), ("say", True)}
    asking = asyncio.create_task(pages[0].act("command", command="say", options={"text": "hello"}))
    await pages[0].act("command", command="draw", options={})
    assert not asking.done()
    playground.world.make_ready()
    assert await asking == {}
    after = await pages[0].view(seen=before["revision"])
    assert (after["preparing"], [message["html"] for message in after["messages"]]) == (False, ["", "<p>hello</p>\n"])


async def test_that_nothing_changed_is_told_after_a_while(pages: list[Page], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_module, "_POLL_SECONDS", 0.05)
    before = await pages[0].view()
    after = await pages[0].view(seen=before["revision"])
    assert after == {"revision": before["revision"], "whole": False, "messages": [], "gone": []}


async def test_buttons_and_menus_work(pages: list[Page]) -> None:
    await pages[0].act("command", command="say", options={"text": "hello"})
    (message,) = (await pages[0].view())["messages"]
    await pages[0].act("click", message=message["id"], button="again")
    assert (await pages[0].view())["messages"][0]["html"] == "<p>again in cs</p>\n"
    await pages[0].act("select", message=message["id"], menu="who", type=5, values=[pages[1].member])
    assert (await pages[0].view())["messages"][0]["html"] == "<p>for Bob</p>\n"


async def test_what_a_menu_has_chosen_is_known_by_its_whole_id(pages: list[Page]) -> None:
    await pages[0].act("command", command="say", options={"text": "hello"})
    await pages[0].act(
        "select", message=(await pages[0].view())["messages"][0]["id"], menu="who", type=5, values=[pages[1].member]
    )
    (message,) = (await pages[0].view())["messages"]
    menus = [part for row in message["components"] for part in row["components"] if part["type"] == 5]
    assert [value["id"] for value in menus[0]["default_values"]] == [pages[1].member]


async def test_another_members_private_button_cannot_be_pressed(pages: list[Page]) -> None:
    await pages[0].act("command", command="say", options={"text": "hello"})
    (message,) = (await pages[0].view())["messages"]
    assert await pages[1].act("click", message=message["id"], button="again") == {"problem": "refused"}


async def test_a_second_press_in_a_message_that_the_first_has_changed_is_told_that_the_first_counts(
    pages: list[Page], monkeypatch: pytest.MonkeyPatch
) -> None:
    await pages[0].act("command", command="say", options={"text": "hello"})
    (message,) = (await pages[0].view())["messages"]
    assert await pages[0].act("click", message=message["id"], button="gone") == {"problem": "refused"}
    await pages[0].act("click", message=message["id"], button="again")
    assert await pages[0].act("click", message=message["id"], button="gone") == {"problem": "pressed"}
    monkeypatch.setattr(server_module, "_TWICE_SECONDS", 0.0)
    assert await pages[0].act("click", message=message["id"], button="gone") == {"problem": "refused"}


async def test_typing_is_completed(pages: list[Page]) -> None:
    offered = await pages[0].act("complete", command="say", option="text", value="yes", options={})
    assert offered == [{"name": "yes!", "value": "yes indeed"}]


async def test_a_form_is_shown_and_sent(pages: list[Page]) -> None:
    form = (await pages[0].act("command", command="form", options={}))["form"]
    assert form["title"] == "Why?"
    field = form["components"][0]
    field = field.get("component") or field["components"][0]
    await pages[0].act("submit", form=form["interaction"], values={field["custom_id"]: "of it"})
    assert (await pages[0].view())["messages"][0]["html"] == "<p>because of it</p>\n"
    again = await pages[0].act("submit", form=form["interaction"], values={field["custom_id"]: "of it"})
    assert again == {"problem": "refused"}


async def test_a_form_takes_files_and_people(pages: list[Page]) -> None:
    form = (await pages[0].act("command", command="report", options={}))["form"]
    pictures, people = (label["component"]["custom_id"] for label in form["components"])
    # What a person may attach to one form of the bot at most, as the page sends it.
    files = [{"name": f"{name}.png", "data": base64.b64encode(b"x" * 6_000_000).decode()} for name in "ab"]
    sent = {pictures: files, people: [pages[1].member, pages[2].member]}
    assert await pages[0].act("submit", form=form["interaction"], values=sent) == {}
    assert (await pages[0].view())["messages"][0]["html"] == "<p>a.png: 6000000, b.png: 6000000, Bob, Cyril</p>\n"


async def test_a_file_reaches_the_bot(pages: list[Page]) -> None:
    file = {"name": "box.toml", "data": base64.b64encode(b"x" * 300_000).decode()}
    assert await pages[0].act("command", command="weigh", options={"file": file}) == {}
    assert (await pages[0].view())["messages"][0]["html"] == "<p>box.toml: 300000</p>\n"
    for broken in ({"name": "box.toml"}, {"name": "box.toml", "data": "?"}, "box.toml"):
        refused = await pages[0].act("command", command="weigh", options={"file": broken})
        assert refused == {"problem": "refused"}


async def test_a_layouts_picture_is_shown_by_its_gallery_alone(pages: list[Page]) -> None:
    await pages[0].act("command", command="paint", options={})
    (message,) = (await pages[0].view())["messages"]
    (gallery,) = message["components"]
    (file,) = message["files"]
    assert message["layout"]
    assert gallery["items"][0]["media"]["url"] in (file["source"], f"attachment://{file['name']}")
    assert gallery["items"][0]["description"] == "a dot"


async def test_an_admins_command_is_offered_to_the_admin(pages: list[Page]) -> None:
    offered = [{command["path"] for command in (await page.view())["commands"]} for page in pages]
    assert "manage" in offered[0]
    assert "manage" not in offered[1] | offered[2]


@pytest.mark.parametrize(
    "body",
    [
        {"command": "nothing", "options": {}},
        {"command": "say", "options": {"text": 5}},
        {"command": "say", "options": {"text": "x", "nothing": "x"}},
        {},
    ],
)
async def test_what_cannot_be_done_is_refused(pages: list[Page], body: dict[str, Any]) -> None:
    assert await pages[0].act("command", **body) == {"problem": "refused"}


async def test_a_silent_bot_is_told(pages: list[Page], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(world_module, "ANSWER_SECONDS", 0.05)
    assert await pages[0].act("command", command="silence", options={}) == {"problem": "unanswered"}


async def test_listens_on_the_loopback_interface_alone(server: Server) -> None:
    assert [address[0] for address in server._runner.addresses] == ["127.0.0.1"]


async def test_a_name_bound_to_this_address_is_turned_away(session: ClientSession, server: Server) -> None:
    for path in ("/", "/api/view", "/static/app.js"):
        url = f"http://127.0.0.1:{server.port}{path}"
        async with session.get(url, headers={"Host": f"evil.example:{server.port}"}) as answer:
            assert answer.status == 403


@pytest.mark.parametrize(
    "headers", [{}, {"Origin": "http://evil.example"}, {"Origin": "null"}, {"Origin": "http://127.0.0.1:1"}]
)
async def test_another_sites_script_is_turned_away(
    session: ClientSession, server: Server, headers: dict[str, str]
) -> None:
    url = f"http://127.0.0.1:{server.port}/api/say"
    async with session.post(url, json={"text": "x"}, headers=headers) as answer:
        assert answer.status == 403


async def test_another_sites_form_is_turned_away(session: ClientSession, server: Server) -> None:
    origin = f"http://127.0.0.1:{server.port}"
    async with session.post(f"{origin}/api/say", data=b'{"text": "x"}', headers={"Origin": origin}) as answer:
        assert answer.status == 403


@pytest.mark.parametrize("body", [b"", b"[1]", b"\xff", b'{"a": '])
async def test_a_broken_body_is_answered(session: ClientSession, server: Server, body: bytes) -> None:
    origin = f"http://127.0.0.1:{server.port}"
    headers = {"Origin": origin, "Content-Type": "application/json"}
    async with session.post(f"{origin}/api/say", data=body, headers=headers) as answer:
        assert answer.status == 400


@pytest.mark.parametrize("query", [{"member": "1"}, {"channel": "1"}, {"member": "x"}])
async def test_an_unknown_place_is_answered(session: ClientSession, server: Server, query: dict[str, str]) -> None:
    async with session.get(f"http://127.0.0.1:{server.port}/api/view", params=query) as answer:
        assert answer.status == 404


def test_the_page_asks_nothing_of_the_network() -> None:
    static = Path(server_module.__file__).with_name("static")
    files = [path for path in static.iterdir() if path.suffix in {".html", ".css", ".js"}]
    assert {"index.html", "style.css", "app.js"} <= {path.name for path in files}
    for path in files:
        assert not re.search(r"https?://|url\((?!/static/)|@import", path.read_text("utf-8")), path.name
