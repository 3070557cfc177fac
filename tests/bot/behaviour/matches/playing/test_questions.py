"""Questions with several picks, numbers and names, answered in the panel by clicks and by typing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from bot.boards.entry import GameEntry
from bot.chat.client import Client
from bot.database import Database
from bot.games.questions import Complete, Number, Prompt, Question, Step
from bot.matches.model.match import Actor, Terms
from bot.matches.services.lobbies import Brought
from bot.settings import Settings
from rules_index import Oracle
from tests.bot.behaviour.matches.party import RESTARTING, Party
from tests.bot.behaviour.table import Card
from tests.bot.games.fair.game import FAIR, Fair
from tests.bot.games.fair.goods import NAMES, OPTIONS, option
from tests.bot.games.fair.values import Command, State
from tests.bot.matches.fair import STALLS, deck
from tests.bot.matches.table import HandClock, begun, granted


class Wide(Fair):
    """The Fair with thirty goods to sell, any number of them, none as well, and a bid up to three or twenty."""

    most = 3
    sold = 28

    def step(self, state: State, prompt: Prompt, path: tuple[str, ...]) -> Question | Complete[Command] | None:
        step = super().step(state, prompt, path)
        if path == ("sell",):
            return Step(prompt.ask, OPTIONS[:30], 0, self.sold)
        if path[:1] == ("sell",):
            return super().step(state, prompt, ("wait",))
        return replace(step, most=self.most) if isinstance(step, Number) else step


@pytest.fixture
def game() -> Fair:
    return Fair()


@pytest.fixture
def make_client(
    settings: Settings, oracle: Oracle, database: Database, clock: HandClock, game: Fair
) -> Callable[[], Client]:
    games = [GameEntry("fair", lambda _: game, words=FAIR.words)]
    return lambda: Client(settings, oracle, database, games=games, clock=clock)


async def opened(party: Party, variant: str = "decks") -> Card:
    """The panel of the first player at a fair that has begun."""
    service, (first, second, _) = party.client.matches, party.players
    actors = [Actor(first.id), Actor(second.id)]
    terms = Terms("fair@2026-01-01", variant, 2)
    guild, channel = party.table.guild.id, party.table.channel.id
    lobby = await service.lobbies.create(actors[0], guild=guild, channel=channel, game="fair", terms=terms)
    number = granted(lobby).match.id
    granted(await service.lobbies.join(number, actors[1]))
    for seat, actor in enumerate(actors):
        for name, value in (("stall", STALLS[seat]), ("sign", "moon"), ("purse", "60")):
            granted(await service.lobbies.choose(number, actor, name, value))
        assert isinstance(await service.lobbies.bring(number, actor, "deck", deck(300 * seat)), Brought)
    granted(await service.lobbies.choose(number, actors[0], "rounds", "4"))
    await begun(service, number, actors[0])
    await party.deliver()
    return await party.press(first, party.status, "play:1")


async def typed(party: Party, panel: Card, said: str) -> Card:
    """The panel after something was typed into the form that a button opens."""
    return await party.fill(party.player(0), panel, ":t:", said=said)


@pytest.mark.parametrize("restarting", RESTARTING)
async def test_several_goods_are_picked_at_once_in_any_order(party: Party, restarting: bool) -> None:
    panel = await opened(party)
    party.restarting = restarting
    member = party.player(0)
    hand = (await party.position()).state.hands[0]
    panel = await party.press(member, panel, "sell")
    (menu,) = panel.selects
    assert (menu["min_values"], menu["max_values"], len(menu["options"])) == (1, 3, 4)
    values = [option(good).token for good in (hand[2], hand[0])]
    panel = await party._read(await member.select(panel.message, values, custom_id=menu["custom_id"]))
    assert "sell → " in panel.text
    assert f"You sell {NAMES[hand[0]].cs}, {NAMES[hand[2]].cs}." in panel.text
    back = await party.press(member, panel, ":b:")
    assert "Which goods do you sell?" in back.text
    panel = await party._read(await member.select(back.message, values, custom_id=back.selects[0]["custom_id"]))
    await party.press(member, panel, ":c:")
    assert (await party.position()).state.sold[0] == (hand[0], hand[2])


@pytest.mark.parametrize("game", [Wide()])
async def test_picks_on_several_pages_come_together(party: Party) -> None:
    panel = await opened(party)
    member = party.player(0)
    panel = await party.press(member, panel, "sell")
    (menu,) = panel.selects
    assert (menu["min_values"], menu["max_values"], len(menu["options"])) == (0, 25, 25)
    assert "To je všechno" not in panel.buttons
    panel = await party._read(await member.select(panel.message, ["g3", "g1"], custom_id=menu["custom_id"]))
    assert [each["value"] for each in panel.selects[0]["options"] if each.get("default")] == ["g1", "g3"]
    panel = await party.press(member, panel, "Další ›")
    assert len(panel.selects[0]["options"]) == 5
    second = panel.selects[0]["custom_id"]
    panel = await party._read(await member.select(panel.message, ["g29"], custom_id=second))
    assert "vybráno: 3" in panel.selects[0]["placeholder"]
    panel = await party.press(member, panel, "‹ Předchozí")
    assert [each["value"] for each in panel.selects[0]["options"] if each.get("default")] == ["g1", "g3"]
    panel = await party._read(await member.select(panel.message, ["g3"], custom_id=panel.selects[0]["custom_id"]))
    panel = await party.press(member, panel, "To je všechno")
    assert f"sell → {NAMES[3].cs}, {NAMES[29].cs}" in panel.text


@pytest.mark.parametrize("game", [Wide()])
async def test_what_is_picked_of_many_is_said_and_confirmed_by_picking_it_again(party: Party) -> None:
    panel, member = await opened(party), party.player(0)
    panel = await party.press(member, panel, "sell")
    menu = panel.selects[0]["custom_id"]
    shown = await party._read(await member.select(panel.message, ["g3", "g1"], custom_id=menu))
    assert f"{NAMES[1].cs}, {NAMES[3].cs}\n-# Vybráno: 2." in shown.text
    assert "stiskni **To je všechno**" in shown.text
    menu = shown.selects[0]["custom_id"]
    shown = await party._read(await member.select(shown.message, ["g1", "g3"], custom_id=menu))
    assert f"sell → {NAMES[1].cs}, {NAMES[3].cs}" in shown.text


class _Two(Wide):
    sold = 2


@pytest.mark.parametrize("game", [_Two()])
async def test_too_many_picks_of_many_say_so(party: Party) -> None:
    panel, member = await opened(party), party.player(0)
    panel = await party.press(member, panel, "sell")
    for _ in range(2):
        menu = panel.selects[0]["custom_id"]
        panel = await party._read(await member.select(panel.message, ["g1", "g2", "g3"], custom_id=menu))
        assert "Vybráno: 3. To je moc: vyber nejvýš 2." in panel.text
        assert "To je všechno" not in panel.buttons


@pytest.mark.slow
@pytest.mark.parametrize("game", [Wide()])
async def test_nothing_at_all_is_picked_where_that_is_possible(party: Party) -> None:
    panel = await opened(party)
    panel = await party.press(party.player(0), panel, "sell")
    panel = await party.press(party.player(0), panel, "Bez výběru")
    assert "sell → Bez výběru" in panel.text


class _One(Wide):
    sold = 1


@pytest.mark.slow
@pytest.mark.parametrize("game", [_One()])
async def test_one_thing_or_none_of_many_is_picked_by_one_press_on_any_page(party: Party) -> None:
    panel, member = await opened(party), party.player(0)
    panel = await party.press(member, panel, "sell")
    assert "To je všechno" not in panel.buttons
    further = await party.press(member, panel, "Další ›")
    picked = await party.pick(member, further, "q:", "g29")
    assert f"sell → {NAMES[29].cs}" in picked.text
    back = await party.press(member, picked, "Zpět")
    assert "sell → Bez výběru" in (await party.press(member, back, "Bez výběru")).text


@pytest.mark.slow
@pytest.mark.parametrize("game", [Wide()])
async def test_few_numbers_are_buttons(party: Party) -> None:
    panel = await opened(party)
    panel = await party.press(party.player(0), panel, "bid")
    assert {"1", "2", "3"} <= set(panel.buttons)
    panel = await party.press(party.player(0), panel, ":s:bid/3")
    assert "You bid 3." in panel.text


class _Some(Wide):
    most = 20


@pytest.mark.slow
@pytest.mark.parametrize("game", [_Some()])
async def test_some_numbers_are_a_select(party: Party) -> None:
    panel = await opened(party)
    panel = await party.press(party.player(0), panel, "bid")
    assert [each["value"] for each in panel.selects[0]["options"]] == [str(number) for number in range(1, 21)]
    panel = await party.pick(party.player(0), panel, "q:", "17")
    assert "You bid 17." in panel.text


@pytest.mark.parametrize("restarting", RESTARTING)
async def test_many_numbers_are_typed_and_a_wrong_one_loses_nothing(party: Party, restarting: bool) -> None:
    panel = await opened(party)
    panel = await party.press(party.player(0), panel, "bid")
    party.restarting = restarting
    for wrong in ("61", "07", "dvanáct", "²"):
        panel = await typed(party, panel, wrong)
        assert "Zvol celé číslo od 1 do 60." in panel.text, wrong
        assert "How much do you bid?" in panel.text
    panel = await typed(party, panel, " 5 9 ")
    assert "bid → 59" in panel.text
    await party.press(party.player(0), panel, ":c:")
    assert (await party.position()).state.coins[0] == 1


async def test_a_name_is_typed_exactly_in_part_or_misspelt(party: Party) -> None:
    panel = await opened(party)
    panel = await party.press(party.player(0), panel, "seek")
    assert "What do you seek?" in panel.text
    named = await typed(party, panel, "  VISBY HEDVABI ")
    assert "You seek Visby hedvábí." in named.text
    panel = await party.press(party.player(0), named, ":b:")
    several = await typed(party, panel, "visby")
    assert "37" in several.text and "25" in several.text
    assert len(several.selects[0]["options"]) == 25
    nearest = await typed(party, several, "Vsby hedvaby")
    offered = [each["label"] for menu in nearest.selects for each in menu["options"]]
    assert "Visby hedvábí" in [*offered, *nearest.buttons]
    none = await typed(party, nearest, "qqqqqqqqqqqq **tučně**")
    assert "Nic takového jako „qqqqqqqqqqqq \\*\\*tučně\\*\\*“" in none.text
    several = await typed(party, none, "visby")
    picked = await party.pick(party.player(0), several, "q:", several.selects[0]["options"][4]["value"])
    assert "seek → " in picked.text
    await party.press(party.player(0), picked, ":c:")
    assert (await party.position()).state.turn == 1


@pytest.mark.slow
async def test_a_command_suggests_names_and_answers_where_the_panel_asks(party: Party) -> None:
    panel = await opened(party)
    member, channel = party.player(0), party.table.channel
    assert await member.autocomplete(channel, "match answer", "name", "visby") == []
    refused = await party.use(member, "match answer", name="visby")
    assert "Na žádné jméno se tě tu nikdo neptá" in refused.text
    await party.press(member, panel, "seek")
    offered = await member.autocomplete(channel, "match answer", "name", "visby hed")
    assert [(each["name"], each["value"]) for each in offered] == [("Visby hedvábí", "g33")]
    assert len(await member.autocomplete(channel, "match answer", "name", "")) == 25
    assert await party.player(1).autocomplete(channel, "match answer", "name", "visby hed") == []
    preview = await party.use(member, "match answer", name="g33")
    assert preview.private
    assert "You seek Visby hedvábí." in preview.text
    await party.press(member, preview, ":c:")
    assert (await party.position()).state.denied[1] == (33,)
    assert await member.autocomplete(channel, "match answer", "name", "visby hed") == []


@pytest.mark.slow
async def test_a_form_whose_question_is_over_shows_what_stands_now(party: Party) -> None:
    panel = await opened(party)
    member = party.player(0)
    panel = await party.press(member, panel, "bid")
    custom_id = next(custom_id for custom_id in panel.buttons.values() if ":t:" in custom_id)
    shown = await member.click(panel.message, custom_id=custom_id)
    other = await party.press(member, party.status, "play:1")
    other = await party.press(member, other, "wait")
    await party.press(member, other, ":c:")
    late = await party._read(await member.submit_modal(shown, {"said": "7"}))
    assert "O tomhle už je rozhodnuto" in late.text
    assert (await party.position()).state.coins[0] == 60
