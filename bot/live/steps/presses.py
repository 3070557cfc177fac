"""What a bot cannot do alone: buttons that somebody presses, and a form that somebody sends."""

from __future__ import annotations

import discord
from discord import ui

from bot.live import said
from bot.live.bench import Bench
from bot.live.hands import hands, too_late
from bot.live.step import Differs, Step

_FORM, _FIELD = "live:form", "live:field"


async def _asked(bench: Bench, custom_id: str, label: str) -> discord.Interaction:
    """Ask for a press, and wait for it."""
    view = ui.View(timeout=None)
    view.add_item(ui.Button(custom_id=custom_id, label=label, style=discord.ButtonStyle.primary))
    view.stop()
    await bench.channel.send(f"Press the button: {label}.", view=view)
    bench.say(f"… press the button “{label}” in #{bench.channel.name}; {bench.patience:.0f} seconds")
    return await hands(bench).interaction(custom_id)


async def _press(bench: Bench) -> None:
    interaction = await _asked(bench, "live:press", "answer")
    await interaction.response.send_message("Answered.", ephemeral=True)
    await interaction.followup.send("And a message after it.", ephemeral=True)
    bench.keep("answered", interaction)


async def _twice(bench: Bench) -> None:
    interaction: discord.Interaction = bench.kept["answered"]
    route = discord.http.Route(
        "POST",
        "/interactions/{interaction_id}/{token}/callback",
        interaction_id=interaction.id,
        token=interaction.token,
    )
    await bench.client.http.request(route, json={"type": 6})


async def _late(bench: Bench) -> None:
    interaction = await _asked(bench, "live:late", "answer too late")
    await too_late()
    await interaction.response.defer()


async def _form(bench: Bench) -> None:
    interaction = await _asked(bench, "live:open", "open a form")
    form = ui.Modal(title="rozhodci doctor --live", custom_id=_FORM, timeout=None)
    form.add_item(ui.Label(text="Anything", component=ui.TextInput(custom_id=_FIELD)))
    form.stop()
    await interaction.response.send_modal(form)
    bench.say("… write anything into the form and send it")
    sent = await hands(bench).interaction(_FORM)
    await sent.response.send_message("Received.", ephemeral=True)
    if _FIELD not in str(sent.data):
        raise Differs("a form that is sent comes without its field")


STEPS = (
    Step("press", "a button is pressed and answered", _press, needs=("channel",), hands=True),
    Step("press-twice", "it is answered again", _twice, said.ALREADY_ANSWERED, needs=("press",), hands=True),
    Step("press-late", "a press is answered too late", _late, said.UNKNOWN_INTERACTION, needs=("channel",), hands=True),
    Step("form", "a form is opened and sent", _form, needs=("channel",), hands=True),
)
