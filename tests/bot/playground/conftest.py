"""A small client on the playground's simulated Discord, and its page's server."""

from __future__ import annotations

import asyncio
import io
import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import discord
import pytest
from aiohttp import ClientSession
from discord import app_commands
from PIL import Image

pytest.importorskip("simcord", reason="the playground needs the extra 'playground'")

from bot.playground.seed import Playground, arrange
from bot.playground.server import Server
from tests.bot.playground.pages import Page

if TYPE_CHECKING:
    from tests.bot.playground.chromium import Chromium


class Parrot(discord.Client):
    """Repeats what it is told, keeps silent when asked to, and opens a form."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), allowed_mentions=discord.AllowedMentions.none())
        self.tree = app_commands.CommandTree(self)
        self.heard: list[str] = []

    async def setup_hook(self) -> None:
        self.tree.add_command(say)
        self.tree.add_command(silence)
        self.tree.add_command(form)
        self.tree.add_command(manage)
        self.tree.add_command(weigh)
        self.tree.add_command(paint)
        self.tree.add_command(report)
        self.tree.add_command(count)
        self.tree.add_command(draw)
        await self.tree.sync()
        self.waiting = asyncio.create_task(asyncio.Event().wait())


class Form(discord.ui.Modal, title="Why?"):
    why: discord.ui.TextInput[Form] = discord.ui.TextInput(label="Because")

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"because {self.why.value}")


class Report(discord.ui.Modal, title="What did you see?"):
    pictures: discord.ui.Label[Report] = discord.ui.Label(
        text="Pictures", component=discord.ui.FileUpload(max_values=2, required=False)
    )
    people: discord.ui.Label[Report] = discord.ui.Label(
        text="People", component=discord.ui.UserSelect(max_values=2, required=False)
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.pictures.component, discord.ui.FileUpload)
        assert isinstance(self.people.component, discord.ui.UserSelect)
        files = [f"{file.filename}: {len(await file.read())}" for file in self.pictures.component.values]
        people = [person.display_name for person in self.people.component.values]
        await interaction.response.send_message(", ".join([*files, *people]))


class Echo(discord.ui.View):
    @discord.ui.button(label="again", custom_id="again")
    async def again(self, interaction: discord.Interaction, _: discord.ui.Button[Echo]) -> None:
        await interaction.response.edit_message(content=f"again in {interaction.locale.value}")

    @discord.ui.select(cls=discord.ui.UserSelect, custom_id="who")
    async def who(self, interaction: discord.Interaction, menu: discord.ui.UserSelect[Echo]) -> None:
        menu.default_values = menu.values
        await interaction.response.edit_message(content=f"for {menu.values[0].display_name}", view=self)


@app_commands.command(description="Say it")
async def say(interaction: discord.Interaction, text: str, aloud: bool = False) -> None:
    await interaction.response.send_message(text, ephemeral=not aloud, view=Echo())


@say.autocomplete("text")
async def _texts(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=f"{typed}!", value=f"{typed} indeed")]


@app_commands.command(description="Say nothing")
async def silence(_: discord.Interaction) -> None:
    return None


@app_commands.command(description="Ask back")
async def form(interaction: discord.Interaction) -> None:
    await interaction.response.send_modal(Form())


@app_commands.command(description="Ask for files and people")
async def report(interaction: discord.Interaction) -> None:
    await interaction.response.send_modal(Report())


@app_commands.command(description="For admins")
@app_commands.default_permissions(manage_guild=True)
async def manage(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("managed", ephemeral=True)


@app_commands.command(description="Weigh a file")
async def weigh(interaction: discord.Interaction, file: discord.Attachment) -> None:
    content = await file.read()
    await interaction.response.send_message(f"{file.filename}: {len(content)}")


@app_commands.command(description="Count")
async def count(
    interaction: discord.Interaction,
    to: app_commands.Range[int, 1, 9],
    by: float = 1.0,
    least: app_commands.Range[int, 2] = 2,
    most: app_commands.Range[int, None, 7] = 7,
) -> None:
    await interaction.response.send_message(f"{to} by {by}, {least} to {most}")


@app_commands.command(description="Show a picture in a layout")
async def paint(interaction: discord.Interaction) -> None:
    view = discord.ui.LayoutView()
    gallery: discord.ui.MediaGallery[discord.ui.LayoutView] = discord.ui.MediaGallery()
    gallery.add_item(media="attachment://dot.png", description="a dot")
    view.add_item(gallery)
    file = discord.File(io.BytesIO(b"not really a picture"), "dot.png")
    await interaction.response.send_message(view=view, file=file)


@app_commands.command(description="Show a picture")
async def draw(interaction: discord.Interaction) -> None:
    drawn = io.BytesIO()
    Image.new("RGB", (7, 5)).save(drawn, "PNG")
    drawn.seek(0)
    await interaction.response.send_message(file=discord.File(drawn, "dot.png"))


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    """The seeded world with the small client logged in."""
    playground = arrange(Parrot(), {"zloba": "zloba", "doomtrooper": "doomtrooper", "this-war-of-mine": "twom"})
    await playground.world.start()
    yield playground
    await playground.world.shutdown()


@pytest.fixture
async def server(playground: Playground) -> AsyncIterator[Server]:
    """The page's server on a free port."""
    server = Server(playground, 0)
    await server.start()
    yield server
    await server.close()


@pytest.fixture
async def session() -> AsyncIterator[ClientSession]:
    async with ClientSession() as session:
        yield session


@pytest.fixture
def pages(session: ClientSession, server: Server, playground: Playground) -> list[Page]:
    return [Page(session, f"http://127.0.0.1:{server.port}", str(member)) for member in playground.members]


@pytest.fixture(scope="session")
def browser() -> Iterator[Chromium]:
    """The browser of this test process; a test is skipped where none is installed, and fails where one is to be."""
    pytest.importorskip("selenium", reason="the browser test needs the extra 'dev'")
    from tests.bot.playground.chromium import chromium, installed

    if installed() is None:
        reason = "Chromium is not installed (chromium and chromedriver are looked for)"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    with chromium() as browser:
        yield browser


@pytest.fixture(scope="module")
def address(browser: Chromium, digest_index: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a playground that runs for the browser tests of one file."""
    from tests.bot.playground.starting import started

    with started(tmp_path_factory.mktemp("data"), digest_index, afresh=False) as address:
        yield address
