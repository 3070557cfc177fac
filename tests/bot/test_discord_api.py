"""The judge of request bodies itself: good ones pass, each kind of bad one is caught for its own reason."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import discord
import pytest
from discord import app_commands, ui
from discord.http import handle_message_parameters
from simcord.http.client import FakeHTTPClient

from tests.bot.discord_api import (
    RefusedRequest,
    form_payload,
    requires_description,
    validate_request,
    watched_requests,
)
from tests.rows import rows

CHANNEL = "/channels/111/messages"
CALLBACK = "/interactions/222/aW50ZXJhY3Rpb24/callback"
ORIGINAL = "/webhooks/333/aW50ZXJhY3Rpb24/messages/@original"
COMMANDS = "/applications/333/commands"


def button(custom_id: str = "hit:1", **more: object) -> dict[str, object]:
    return {"type": 2, "style": 2, "label": "Další", "custom_id": custom_id, **more}


def row(*components: dict[str, object]) -> dict[str, object]:
    return {"type": 1, "components": list(components) or [button()]}


def text(content: str) -> dict[str, object]:
    return {"type": 10, "content": content}


def answer(kind: int, **data: object) -> dict[str, object]:
    return {"type": kind, "data": data}


def command(**more: object) -> dict[str, object]:
    return {"name": "rule", "description": "Look up a rule", "type": 1, **more}


def option(name: str, **more: object) -> dict[str, object]:
    return {"type": 3, "name": name, "description": "What to look for", **more}


class Card(ui.LayoutView):
    """What discord.py makes of a components-v2 card with a link, a select and buttons."""

    def __init__(self) -> None:
        super().__init__()
        self.add_item(
            ui.Container(
                ui.TextDisplay("# Jedna věta"),
                ui.Separator(),
                ui.Section(ui.TextDisplay("…"), accessory=ui.Button(label="Celé", url="https://example.org/a")),
                ui.ActionRow(ui.Button(label="Další", custom_id="next", style=discord.ButtonStyle.primary)),
                accent_colour=discord.Colour.green(),
            )
        )
        self.add_item(ui.ActionRow(ui.Select(custom_id="topic", options=[discord.SelectOption(label="Kostky")])))


def card() -> list[dict[str, Any]]:
    components: list[dict[str, Any]] = Card().to_components()  # type: ignore[no-untyped-call]
    return components


GOOD: dict[str, tuple[str, str, object]] = {
    "message": ("POST", CHANNEL, {"content": "Ahoj", "allowed_mentions": {"parse": []}, "components": [row()]}),
    "edit": ("PATCH", f"{CHANNEL}/444", {"content": "Ahoj", "tts": False, "attachments": []}),
    "embed": ("POST", CHANNEL, {"embeds": [discord.Embed(title="t", description="d", colour=1).to_dict()]}),
    "deferral": ("POST", CALLBACK, {"type": 5, "data": {"flags": 64}}),
    "update deferral": ("POST", CALLBACK, {"type": 6}),
    "callback": ("POST", f"{CALLBACK}?with_response=1", answer(4, content="Ahoj", flags=64, tts=False)),
    "card": ("POST", CALLBACK, answer(4, components=card(), flags=1 << 15, tts=False)),
    "card edit": ("POST", CALLBACK, answer(7, components=card(), flags=1 << 15, tts=False)),
    "original": ("PATCH", ORIGINAL, {"components": [row()], "tts": False}),
    "followup": ("POST", "/webhooks/333/aW50ZXJhY3Rpb24", {"content": "Ahoj", "flags": 64, "tts": False}),
    "choices": ("POST", CALLBACK, answer(8, choices=[{"name": "Kostky", "value": "dice"}])),
    "no choices": ("POST", CALLBACK, answer(8, choices=[])),
    "get": ("GET", ORIGINAL, None),
    "whole address": ("GET", "https://discord.com/api/v10/gateway/bot", None),
    "commands": (
        "PUT",
        COMMANDS,
        [
            command(
                name_localizations={"cs": "pravidlo", "sv-SE": "regel"},
                options=[option("question", required=True, autocomplete=True), option("game")],
                nsfw=False,
            )
        ],
    ),
}


@rows("name", GOOD)
def test_accepts(name: str) -> None:
    validate_request(*GOOD[name])


@requires_description
def test_the_original_message_is_not_taken_for_a_message_id() -> None:
    with pytest.raises(RefusedRequest, match="no such operation"):
        validate_request("PATCH", "/webhooks/333/token/message/@original", {"content": "Ahoj"})


def test_accepts_what_the_library_builds_with_a_file() -> None:
    file = discord.File(fp=__file__, filename="board.png", description="Deska")
    with handle_message_parameters(
        file=file, embed=discord.Embed(title="t"), mention_author=True, allowed_mentions=discord.AllowedMentions.none()
    ) as made:
        assert made.multipart
        body = form_payload(made.multipart)
    assert isinstance(body, Mapping) and body["attachments"]
    validate_request("POST", CHANNEL, body, files=True)


@requires_description
def test_accepts_the_commands_that_the_library_builds() -> None:
    @app_commands.command(name="rule", description="Look up a rule")
    @app_commands.describe(question="What to look for")
    @app_commands.default_permissions(manage_guild=True)
    async def rule(interaction: discord.Interaction, question: str, game: str | None = None) -> None: ...

    client = discord.Client(intents=discord.Intents.none())
    validate_request("PUT", COMMANDS, [rule.to_dict(app_commands.CommandTree(client))])


LIMITS: dict[str, tuple[str, str, object, str]] = {
    "six rows": ("POST", CHANNEL, {"components": [row(button(str(n))) for n in range(6)]}, "6 action rows"),
    "six rows in a callback": (
        "POST",
        CALLBACK,
        answer(4, components=[row(button(str(n))) for n in range(6)]),
        "6 act",
    ),
    "custom id twice": ("POST", CALLBACK, answer(7, components=[row(button("a")), row(button("a"))]), "'a' stands 2"),
    "long custom id": ("POST", CHANNEL, {"components": [row(button("x" * 101))]}, "101 characters"),
    "v2 with content": ("POST", CHANNEL, {"flags": 1 << 15, "content": "a", "components": [text("b")]}, "content"),
    "v2 with embeds": (
        "PATCH",
        ORIGINAL,
        {"flags": 1 << 15, "embeds": [{"title": "a"}], "components": [text("b")]},
        "embeds",
    ),
    "v2 without flag": ("POST", CHANNEL, {"components": [text("a")]}, "without the flag"),
    "4001 characters": (
        "POST",
        CALLBACK,
        answer(4, flags=1 << 15, components=[text("a" * 2001), {"type": 17, "components": [text("b" * 2000)]}]),
        "4001 characters",
    ),
    "41 components": ("POST", CHANNEL, {"flags": 1 << 15, "components": [text(str(n)) for n in range(41)]}, "41 comp"),
    "41 nested": (
        "POST",
        CHANNEL,
        {
            "flags": 1 << 15,
            "components": [{"type": 17, "components": [text("a")] * 20}, {"type": 17, "components": [text("a")] * 19}],
        },
        "41 components",
    ),
    "a nitro-long message": ("POST", CHANNEL, {"content": "a" * 2001}, "2001 characters"),
    "embeds too long": ("POST", CHANNEL, {"embeds": [{"description": "a" * 3001}] * 2}, "6002 characters in embeds"),
    "empty message": ("POST", CHANNEL, {"tts": False}, "empty message"),
    "26 choices": (
        "POST",
        CALLBACK,
        answer(8, choices=[{"name": str(n), "value": str(n)} for n in range(26)]),
        "26 autocomplete",
    ),
    "long choice value": ("POST", CALLBACK, answer(8, choices=[{"name": "a", "value": "v" * 101}]), "101 characters"),
    "bad modal": (
        "POST",
        CALLBACK,
        answer(
            9, title="t", custom_id="m", components=[row({"type": 4, "custom_id": "q", "label": "l", "style": 1})] * 6
        ),
        "6 rows in a modal",
    ),
    "two selects in a row": (
        "POST",
        CHANNEL,
        {"components": [row({"type": 5, "custom_id": "a"}, {"type": 5, "custom_id": "b"})]},
        "10 wide",
    ),
    "link with an id": (
        "POST",
        CHANNEL,
        {"components": [row(button(style=5, url="https://a.example"))]},
        "with custom",
    ),
    "button without id": (
        "POST",
        CHANNEL,
        {"components": [row({"type": 2, "style": 1, "label": "a"})]},
        "without custom",
    ),
    "uppercase name": ("PUT", COMMANDS, [command(name="Rule")], "lowercase"),
    "uppercase locale": ("PUT", COMMANDS, [command(name_localizations={"cs": "Pravidlo"})], "lowercase"),
    "spaced name": ("PUT", COMMANDS, [command(options=[option("two words")])], "lowercase word"),
    "decomposed name": ("PUT", COMMANDS, [command(name_localizations={"cs": "zvi\u0301r\u030ce"})], "NFC"),
    "command twice": ("PUT", COMMANDS, [command(), command()], "'rule' stands 2 times"),
    "no description": ("PUT", COMMANDS, [command(description="")], "without a description"),
    "required last": ("PUT", COMMANDS, [command(options=[option("a"), option("b", required=True)])], "required option"),
    "oversized command": (
        "PUT",
        COMMANDS,
        [command(options=[option(f"o{n}", choices=[{"name": "n" * 50, "value": "v" * 50}] * 20) for n in range(5)])],
        "10",
    ),
}


@rows("name", LIMITS)
def test_catches_what_the_description_misses(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_OPENAPI", "absent.json")
    method, path, body, reason = LIMITS[name]
    with pytest.raises(RefusedRequest, match=reason):
        validate_request(method, path, body)


DESCRIBED: dict[str, tuple[str, str, object, str]] = {
    "unknown key": ("POST", CHANNEL, {"content": "a", "colour": 1}, "colour"),
    "unknown key in a component": ("POST", CHANNEL, {"components": [row(button(colour=1))]}, "colour"),
    "unknown key in a callback": ("POST", CALLBACK, answer(4, content="a", ephemeral=True), "ephemeral"),
    "unknown path": ("POST", "/channels/111/mesages", {"content": "a"}, "no such operation"),
    "unknown method": ("PUT", CHANNEL, {"content": "a"}, "no such operation"),
    "missing body": ("POST", CHANNEL, None, "body is missing"),
    "body where none goes": ("DELETE", ORIGINAL, {"content": "a"}, "takes no JSON body"),
    "wrong type": ("POST", CHANNEL, {"content": 5}, "content"),
    "long label": ("POST", CHANNEL, {"components": [row(button(label="a" * 81))]}, "label"),
    "long modal title": (
        "POST",
        CALLBACK,
        answer(
            9, title="t" * 46, custom_id="m", components=[row({"type": 4, "custom_id": "q", "label": "l", "style": 1})]
        ),
        "title",
    ),
    "number as snowflake": ("POST", CHANNEL, {"content": "a", "sticker_ids": [1]}, "sticker_ids"),
    "unknown callback": ("POST", CALLBACK, answer(99), "type"),
    "26 select options": (
        "POST",
        CHANNEL,
        {
            "components": [
                row({"type": 3, "custom_id": "s", "options": [{"label": str(n), "value": str(n)} for n in range(26)]})
            ]
        },
        "more than 25 items",
    ),
    "long description": ("PUT", COMMANDS, [command(description="d" * 101)], "description"),
}


@pytest.mark.slow
@requires_description
@pytest.mark.parametrize("name", DESCRIBED)
def test_catches_what_the_description_tells(name: str) -> None:
    method, path, body, reason = DESCRIBED[name]
    with pytest.raises(RefusedRequest, match=reason):
        validate_request(method, path, body)


BREAK: dict[str, Callable[[dict[str, Any]], object]] = {
    "container": lambda body: body["components"][0].update(accent_color="green"),
    "text": lambda body: body["components"][0]["components"][0].pop("content"),
    "section": lambda body: body["components"][0]["components"][2].pop("accessory"),
    "button": lambda body: body["components"][0]["components"][3]["components"][0].update(style=9),
    "select": lambda body: body["components"][1]["components"][0].update(options=[]),
}


@requires_description
@pytest.mark.parametrize("part", BREAK)
def test_catches_a_fault_deep_in_a_card(part: str) -> None:
    body: dict[str, Any] = {"flags": 1 << 15, "components": card()}
    validate_request("POST", CHANNEL, body)
    BREAK[part](body)
    with pytest.raises(RefusedRequest, match="components/"):
        validate_request("POST", CHANNEL, body)


@requires_description
def test_a_refusal_names_the_place() -> None:
    body = {"components": [row(), row(button("b", label="a" * 81))]}
    with pytest.raises(RefusedRequest, match=r"longer than 80.*\(at components/1/components/0/label\)"):
        validate_request("POST", CHANNEL, body)


async def test_watching_reports_a_bad_request_even_when_the_bot_swallows_errors(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def accept(self: FakeHTTPClient, route: discord.http.Route, **kwargs: object) -> None:
        return None

    monkeypatch.setattr(FakeHTTPClient, "request", accept)
    http = FakeHTTPClient.__new__(FakeHTTPClient)
    route = discord.http.Route("POST", "/channels/{channel_id}/messages", channel_id=111)
    with pytest.raises(RefusedRequest, match="empty message"), watched_requests() as watch:
        await http.request(route, json={"content": "Ahoj"})
        assert watch.requests == [("POST", CHANNEL, {"content": "Ahoj"})] and not watch.refused
        await http.request(route, json={})


@requires_description
def test_the_description_is_the_one_of_the_api_version_spoken() -> None:
    validate_request("GET", f"https://discord.com/api/v{discord.http.INTERNAL_API_VERSION}/users/@me", None)
