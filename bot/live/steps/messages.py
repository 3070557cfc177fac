"""Messages: every kind that the bot sends and edits, and those that Discord never takes."""

from __future__ import annotations

import base64
import io

import aiohttp
import discord
from discord import ui

from bot.live import said
from bot.live.bench import NAME, Bench
from bot.live.step import Differs, Step

_PICTURE = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)
_LONGEST = 2000
_TOO_LARGE = 11 * 2**20
"""More than a server without boosts takes."""
_NONCE = 25
"""Letters of a nonce."""


def picture(name: str = "board.png") -> discord.File:
    """A picture of one dot."""
    return discord.File(io.BytesIO(_PICTURE), name)


def card(text: str, *, pictured: bool) -> ui.LayoutView:
    """A card as the bot sends them: a text, a picture, buttons and a list."""
    view = ui.LayoutView(timeout=None)
    box: ui.Container[ui.LayoutView] = ui.Container(ui.TextDisplay(text), accent_colour=discord.Colour.green())
    if pictured:
        gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery()
        gallery.add_item(media="attachment://board.png", description="a dot")
        box.add_item(gallery)
    view.add_item(box)
    options = [discord.SelectOption(label=f"option {number}", value=str(number)) for number in range(25)]
    view.add_item(ui.ActionRow(ui.Select(custom_id="live:list", options=options, placeholder="a list")))
    view.add_item(ui.ActionRow(*(ui.Button(custom_id=f"live:{number}", label=str(number)) for number in range(5))))
    view.stop()
    return view


async def _wrong_token(_: Bench) -> None:
    url = f"{discord.http.Route.BASE}/users/@me"
    async with (
        aiohttp.ClientSession() as session,
        session.get(url, headers={"Authorization": "Bot of.no.bot"}) as answer,
    ):
        if not answer.ok:
            raise discord.HTTPException(answer, await answer.json())


async def _channel(bench: Bench) -> None:
    bench.keep("channel", await bench.new_channel(NAME))


async def _role(bench: Bench) -> None:
    role = bench.keep("role", await bench.guild.create_role(name=NAME, mentionable=False))
    bench.made(f"the role {NAME}", role.delete)


async def _message(bench: Bench) -> None:
    bench.keep("message", await bench.channel.send("A message."))


async def _twice(bench: Bench) -> None:
    nonce = f"live-{bench.channel.id}"[:_NONCE]
    sent = [await bench.channel.send("Sent once.", nonce=nonce) for _ in range(2)]
    if sent[0].id != sent[1].id:
        raise Differs("a message that is sent again with the same nonce is posted twice")


async def _edit(bench: Bench) -> None:
    edited = await bench.kept["message"].edit(content="An edited message.")
    if edited.content != "An edited message.":
        raise Differs("the edited message comes back with its old text")


async def _delete(bench: Bench) -> None:
    await bench.kept["message"].delete()


async def _edit_deleted(bench: Bench) -> None:
    await bench.kept["message"].edit(content="Too late.")


async def _card(bench: Bench) -> None:
    sent = bench.keep("card", await bench.channel.send(view=card("A card.", pictured=True), file=picture()))
    ids = {getattr(part, "custom_id", None) for row in sent.components for part in getattr(row, "children", ())}
    if not {"live:list", "live:0", "live:4"} <= ids:
        raise Differs("the card comes back without its list or its buttons")


async def _edit_card(bench: Bench) -> None:
    view = card("A card without a picture.", pictured=False)
    await bench.kept["card"].edit(view=view, attachments=[])


async def _file_with_buttons(bench: Bench) -> None:
    view = ui.View(timeout=None)
    view.add_item(ui.Button(custom_id="live:file", label="a button"))
    view.stop()
    file = discord.File(io.BytesIO(b"1 Heretic\n"), "list.txt")
    sent = await bench.channel.send("A file.", file=file, view=view)
    again = await bench.channel.fetch_message(sent.id)
    if [each.filename for each in again.attachments] != ["list.txt"]:
        raise Differs("a message with a file and a button comes back without the file")


async def _ping(bench: Bench) -> None:
    role = bench.kept["role"]
    allowed = discord.AllowedMentions(everyone=False, users=False, roles=[role])
    await bench.channel.send(f"{role.mention} is pinged.", allowed_mentions=allowed)


async def _typing(bench: Bench) -> None:
    await bench.channel.typing()


async def _empty(bench: Bench) -> None:
    await bench.channel.send("")


async def _too_long(bench: Bench) -> None:
    await bench.channel.send("x" * (_LONGEST + 1))


async def _too_large(bench: Bench) -> None:
    await bench.channel.send(file=discord.File(io.BytesIO(bytes(_TOO_LARGE)), "large.bin"))


async def _private(bench: Bench) -> None:
    owner = bench.guild.owner_id
    if owner is None:
        raise Differs("the server comes back without its owner")
    private = await bench.client.http.start_private_message(owner)
    params = discord.http.handle_message_parameters("A private message of rozhodci doctor --live; it is deleted.")
    with params:
        sent = await bench.client.http.send_message(int(private["id"]), params=params)
    await bench.client.http.delete_message(int(private["id"]), int(sent["id"]))


STEPS = (
    Step("token", "a wrong token is used", _wrong_token, said.UNAUTHORIZED),
    Step("channel", "a channel is made", _channel),
    Step("role", "a role is made", _role),
    Step("message", "a message is posted", _message, needs=("channel",)),
    Step("nonce", "a message is posted twice with one nonce", _twice, needs=("channel",)),
    Step("edit", "a message is edited", _edit, needs=("message",)),
    Step("delete", "a message is deleted", _delete, needs=("message",)),
    Step("edit-deleted", "a deleted message is edited", _edit_deleted, said.UNKNOWN_MESSAGE, needs=("delete",)),
    Step("card", "a card with a picture, a list and buttons is posted", _card, needs=("channel",)),
    Step("edit-card", "the picture is taken off a card", _edit_card, needs=("card",)),
    Step("file", "a file with a button is posted", _file_with_buttons, needs=("channel",)),
    Step("ping", "a role is pinged", _ping, needs=("channel", "role")),
    Step("typing", "the bot types", _typing, needs=("channel",)),
    Step("empty", "an empty message is posted", _empty, said.EMPTY_MESSAGE, needs=("channel",)),
    Step("too-long", "a message that is too long is posted", _too_long, said.MALFORMED, needs=("channel",)),
    Step("too-large", "a file that is too large is posted", _too_large, said.TOO_LARGE, needs=("channel",)),
    Step(
        "private",
        "a private message is sent to the owner of the server",
        _private,
        also=(said.NO_PRIVATE_MESSAGES,),
    ),
)
