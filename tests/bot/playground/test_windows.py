"""The page gets what changed and nothing else, however long the channel is."""

from __future__ import annotations

from typing import Any

import pytest
from aiohttp import ClientSession

from bot.playground import server as server_module
from bot.playground import view as view_module
from bot.playground import windows as windows_module
from bot.playground.seed import Playground
from bot.playground.server import Server
from bot.playground.store import SHOWN
from rules_index import Language
from tests.bot.playground.pages import Page

FEW, MANY = 10, 1000


async def fill(playground: Playground, messages: int) -> None:
    """Let the bot have said so much in the first channel."""
    world, channel = playground.world, next(iter(playground.channels))
    for number in range(messages):
        world.backend.create_message(channel, world.backend.bot_user.id, f"**message** {number}")


@pytest.fixture
def rendered(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The ids of messages that are rendered, one after another."""
    ids: list[str] = []
    render = view_module.message

    def noted(*given: Any) -> view_module.Json:
        shown = render(*given)
        ids.append(shown["id"])
        return shown

    monkeypatch.setattr(view_module, "message", noted)
    return ids


@pytest.mark.parametrize("messages", [FEW, MANY])
async def test_an_update_costs_as_much_in_a_long_channel_as_in_a_short_one(
    messages: int, pages: list[Page], playground: Playground, rendered: list[str]
) -> None:
    await fill(playground, messages)
    before, whole = await pages[0].weighed()
    assert len(before["messages"]) == min(messages, SHOWN)
    assert len(rendered) == min(messages, SHOWN)

    rendered.clear()
    await pages[1].act("say", text="hello")
    after, update = await pages[0].weighed(seen=before["revision"])
    assert [message["html"] for message in after["messages"]] == ["<p>hello</p>\n"]
    assert after["gone"] == ([before["messages"][0]["id"]] if messages == MANY else [])
    assert after.keys() == {"revision", "whole", "messages", "gone"}
    assert len(rendered) == 1
    assert update < 600 < whole


async def test_a_changed_message_alone_is_sent_again(pages: list[Page]) -> None:
    for text in ("one", "two", "three"):
        await pages[0].act("command", command="say", options={"text": text})
    before = await pages[0].view()
    await pages[0].act("click", message=before["messages"][1]["id"], button="again")
    after = await pages[0].view(seen=before["revision"])
    assert [message["html"] for message in after["messages"]] == ["<p>again in cs</p>\n"]
    assert not after["whole"]


async def test_a_message_that_is_gone_is_named(pages: list[Page], playground: Playground) -> None:
    await pages[0].act("say", text="hello")
    before = await pages[0].view()
    channel = next(iter(playground.channels))
    (message,) = before["messages"]
    playground.world.backend.delete_message(channel, int(message["id"]))
    after = await pages[0].view(seen=before["revision"])
    assert (after["messages"], after["gone"]) == ([], [message["id"]])


async def test_differences_add_up_to_what_is_there(pages: list[Page], monkeypatch: pytest.MonkeyPatch) -> None:
    # What others alone may see is no news: the page is not to wait for some.
    monkeypatch.setattr(server_module, "_POLL_SECONDS", 0.05)
    known = await pages[0].view()
    messages: dict[str, Any] = {}
    for step in range(6):
        await pages[step % 3].act("command", command="say", options={"text": f"{step}", "aloud": step % 2 == 0})
        if step == 4:
            await pages[0].act("click", message=next(iter(messages)), button="again")
        changes = await pages[0].view(seen=known["revision"])
        messages |= {message["id"]: message for message in changes["messages"]}
        known |= changes
    assert list(messages.values()) == (await pages[0].view())["messages"]


@pytest.mark.parametrize("seen", ["", "x", "0.0", "deadbeef.1"])
async def test_whoever_names_no_revision_of_this_run_gets_everything(pages: list[Page], seen: str) -> None:
    await pages[0].act("say", text="hello")
    shown = await pages[0].view(seen=seen)
    assert shown["whole"]
    assert len(shown["messages"]) == 1
    assert {"channels", "members", "commands", "words"} <= shown.keys()


async def test_a_revision_too_old_to_compare_with_leads_to_everything(
    pages: list[Page], playground: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(windows_module, "_REMEMBERED", 2)
    monkeypatch.setattr(windows_module, "SHOWN", 3)
    await fill(playground, 3)
    seen = [(await pages[0].view())["revision"]]
    for number in range(4):
        await pages[0].act("say", text=str(number))
        seen.append((await pages[0].view(seen=seen[-1]))["revision"])
    assert (await pages[0].view(seen=seen[0]))["whole"]
    late = await pages[0].view(seen=seen[3])
    assert not late["whole"]
    assert len(late["messages"]) == len(late["gone"]) == 1


async def test_another_language_says_everything_anew_in_it(pages: list[Page]) -> None:
    before = await pages[0].view()
    assert before["words"]["dismiss"] == "Skrýt"
    assert await pages[0].act("language", locale="sv-SE") == {}
    after = await pages[0].view(seen=before["revision"])
    assert (after["language"], after["words"]["dismiss"]) == ("sv", "Dölj")
    await pages[0].act("command", command="say", options={"text": "hello"})
    (message,) = (await pages[0].view())["messages"]
    await pages[0].act("click", message=message["id"], button="again")
    assert (await pages[0].view())["messages"][0]["html"] == "<p>again in sv-SE</p>\n"


async def test_the_admins_language_is_that_of_the_channels_too(playground: Playground, session: ClientSession) -> None:
    chosen: list[Language] = []

    async def choose(language: Language) -> None:
        chosen.append(language)

    server = Server(playground, 0, chosen=choose)
    await server.start()
    admin, player, *_ = (Page(session, f"http://127.0.0.1:{server.port}", str(each)) for each in playground.members)
    assert await player.act("language", locale="sv-SE") == {}
    assert chosen == [], "a player picks a language for himself alone"
    assert await admin.act("language", locale="en-GB") == {}
    assert chosen == [Language.EN]
    await server.close()


@pytest.mark.parametrize(
    ("languages", "spoken"),
    [
        ("sv-SE,sv;q=0.9,en;q=0.8", ["sv-SE", "en-GB", "cs"]),
        ("en-US,en;q=0.9", ["en-GB", "cs", "sv-SE"]),
        ("sk", ["cs", "en-GB", "sv-SE"]),
        ("de, cs;q=0.4, sv;q=0.7", ["sv-SE", "en-GB", "cs"]),
        ("de, fr", ["en-GB", "cs", "sv-SE"]),
        ("", ["cs", "en-GB", "sv-SE"]),
    ],
)
async def test_the_page_opens_in_the_browsers_language(
    pages: list[Page], playground: Playground, languages: str, spoken: list[str]
) -> None:
    shown = await pages[0].view(languages=languages)
    assert shown["locale"] == spoken[0]
    assert [playground.world.locales[member].value for member in playground.members] == spoken
    # Who opens it later changes nothing.
    if languages:
        await pages[1].view(languages="sv")
        assert [playground.world.locales[member].value for member in playground.members] == spoken


async def test_a_pictures_room_is_known_before_it_arrives(pages: list[Page], playground: Playground) -> None:
    await pages[0].act("command", command="paint", options={})
    broken = (await pages[0].view())["messages"][0]["files"][0]
    assert (broken["picture"], broken["size"]) == (True, None)
    await pages[0].act("command", command="draw", options={})
    assert (await pages[0].view())["messages"][1]["files"][0]["size"] == [7, 5]


@pytest.mark.parametrize(
    ("options", "problem", "values"),
    [
        ({}, "missing", {"option": "to"}),
        ({"to": "abc"}, "number", {"option": "to"}),
        ({"to": "1.5"}, "number", {"option": "to"}),
        ({"to": "9999"}, "range", {"option": "to", "least": 1, "most": 9}),
        ({"to": "-3"}, "range", {"option": "to", "least": 1, "most": 9}),
        ({"to": "3", "by": "x"}, "number", {"option": "by"}),
        ({"to": "3", "least": "1"}, "least", {"option": "least", "least": 2}),
        ({"to": "3", "most": "8"}, "most", {"option": "most", "most": 7}),
    ],
)
async def test_a_wrong_number_is_named(
    pages: list[Page], options: dict[str, str], problem: str, values: dict[str, Any]
) -> None:
    refused = await pages[0].act("command", command="count", options=options)
    assert refused == {"problem": problem, "option": values["option"], "values": values}
    assert problem in (await pages[0].view())["words"]
    assert (await pages[0].view())["messages"] == []


async def test_numbers_are_read_as_they_are_written(pages: list[Page]) -> None:
    assert await pages[0].act("command", command="count", options={"to": " 3 ", "by": "1,5"}) == {}
    assert (await pages[0].view())["messages"][0]["html"] == "<p>3 by 1.5, 2 to 7</p>\n"


async def test_a_view_that_was_let_go_shows_everything_again(
    pages: list[Page], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_module, "_MOST_WINDOWS", 1)
    await pages[0].act("say", text="hello")
    before = await pages[0].view()
    await pages[1].view()
    after = await pages[0].view(seen=before["revision"])
    assert after["whole"]
    assert after["messages"] == before["messages"]
