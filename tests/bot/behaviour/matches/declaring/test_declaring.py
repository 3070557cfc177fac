"""A card that nobody has described, declared through the real panel, let be, disputed and ruled on."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta

import pytest
from simcord.actors import MemberActor

from bot.chat.client import Client
from bot.database import Database
from bot.games.doomtrooper.asks import declaration
from bot.games.doomtrooper.position.frames import Declared, Playing
from bot.settings import Settings
from rules_index import Oracle
from tests.bot.behaviour.matches.declaring.silent import LAID
from tests.bot.behaviour.matches.party import Party
from tests.bot.behaviour.matches.troopers import begun
from tests.bot.behaviour.table import Card
from tests.bot.matches.table import HandClock

TAPS = 8
MODIFIER = ("t1", "values", "rate", "fight", "-3", "chosen", "turn")
"""Whom the card is played on, the group, the word, and all that is asked about it."""
SILENT_CARD = 2


@pytest.fixture
def make_client(settings: Settings, oracle: Oracle, database: Database, clock: HandClock) -> Callable[[], Client]:
    return lambda: Client(settings, oracle, database, games=[LAID], clock=clock)


async def answer(party: Party, seat: int, panel: Card, token: str) -> Card:
    """One tap: the option with this token, as a button or in a select."""
    member = party.player(seat)
    for custom_id in panel.buttons.values():
        if custom_id.startswith("p:") and custom_id.endswith((f"/{token}", f":s:{token}")):
            return await party.press(member, panel, custom_id)
    for each in panel.selects:
        values = (option["value"] for option in each["options"])
        if (value := next((one for one in values if one == token or one.endswith(f"/{token}")), None)) is not None:
            return await party.pick(member, panel, each["custom_id"], value)
    raise AssertionError(f"no {token} in {panel.text} {panel.buttons} {panel.selects}")


async def walk(party: Party, seat: int, panel: Card, *tokens: str) -> Card:
    """The panel after one tap for each token."""
    for token in tokens:
        panel = await answer(party, seat, panel, token)
    return panel


async def at_the_card(party: Party) -> Card:
    """The panel of the first player, on which the card can be played."""
    await begun(party)
    return await party.press(party.player(0), party.status, "play:1")


async def declared(party: Party) -> None:
    """The first player has declared that the chosen warrior fights with three less until the end of the turn."""
    panel = await walk(party, 0, await at_the_card(party), *MODIFIER)
    await party.press(party.player(0), panel, ":c:")


async def written(party: Party, note: str) -> Card:
    """The panel after the first player wrote what happens, instead of picking words."""
    panel = await walk(party, 0, await at_the_card(party), "t1", "hand")
    member = party.player(0)
    write = next(custom_id for custom_id in panel.buttons.values() if ":t:" in custom_id)
    shown = await member.click(panel.message, custom_id=write)
    return await party._read(await member.submit_modal(shown, {"said": note}))


@pytest.mark.slow
async def test_an_ordinary_modifier_takes_eight_taps(party: Party) -> None:
    panel = await at_the_card(party)
    taps = 0
    for token in MODIFIER:
        panel, taps = await answer(party, 0, panel, token), taps + 1
        if token == "t1":
            assert all(fact in panel.text for fact in ("Zbabělost", "speciální karta", "jako akce", "2 B", "bojovník"))
    assert "Účinek: zvolená karta: zápas −3 (do konce kola)" in panel.text
    assert "Zahranou kartu uvidí všichni" in panel.text and "odhalí" not in panel.text
    assert {"Potvrdit", "Přidat další účinek"} <= set(panel.buttons)
    await party.press(party.player(0), panel, "Potvrdit")
    assert taps + 1 <= TAPS
    called = party.client.names.of(party.table.guild.id)
    assert [called(party.player(seat).id) for seat in range(2)] == [party.player(seat).name for seat in range(2)]
    assert isinstance((await party.position()).state.stack[-1], Declared)


@pytest.mark.slow
async def test_the_only_card_is_named_before_anything_is_asked_about_it(party: Party) -> None:
    assert "→ Zbabělost →" in str((await at_the_card(party)).selects)


@pytest.mark.slow
async def test_every_question_shows_what_was_said_so_far(party: Party) -> None:
    panel = await walk(party, 0, await at_the_card(party), *MODIFIER[:2])
    for shown, token in (("zvolená karta: zápas +X", "rate"), ("zvolená karta: střelba +X", "fight")):
        offered = [*panel.buttons, *(option["label"] for each in panel.selects for option in each["options"])]
        assert shown in offered
        panel = await answer(party, 0, panel, token)


@pytest.mark.slow
async def test_another_word_is_added_to_the_sentence(party: Party) -> None:
    panel = await walk(party, 0, await at_the_card(party), *MODIFIER, "more")
    assert "Zatím: zvolená karta: zápas −3 (do konce kola)" in panel.text
    panel = await walk(party, 0, panel, "harm", "wound", "chosen")
    assert "zápas −3 (do konce kola); zvolená karta utrpí zranění" in panel.text
    back = await party.press(party.player(0), panel, ":b:")
    assert "Jak přesně?" in back.text
    panel = await answer(party, 0, back, "chosen")
    await party.press(party.player(0), panel, "Potvrdit")


@pytest.mark.slow
async def test_a_number_beyond_the_list_is_typed(party: Party) -> None:
    panel = await walk(party, 0, await at_the_card(party), *MODIFIER[:4])
    assert [option["value"] for option in panel.selects[0]["options"]] == [str(each) for each in range(-12, 13)]
    member = party.player(0)
    shown = await member.click(panel.message, custom_id=panel.buttons["Napsat číslo od -20 do 20"])
    panel = await party._read(await member.submit_modal(shown, {"said": "-15"}))
    assert "zápas −15" in str(panel.selects)


@pytest.mark.slow
@pytest.mark.parametrize("reacts", [False, True])
async def test_the_others_let_it_be_or_react(party: Party, reacts: bool) -> None:
    await declared(party)
    panel = await party.press(party.player(1), party.status, "play:1")
    assert "Cowardice på Clansman för 2 S – det valda kortet: närstrid −3 (till turens slut)" in panel.text
    assert panel.text.count("Cowardice på Clansman för 2 S") == 1, "what is asked is said once"
    assert "Stämmer den angivna effekten?" in panel.text
    assert {"Gör ingenting", "Reagera …", "Bestrid"} <= set(panel.buttons)
    panel = await answer(party, 1, panel, "react" if reacts else "let-be")
    if reacts:
        await party.press(party.player(1), panel, ":c:")
    after = await party.position()
    assert [(prompt.seat, bool(prompt.window)) for prompt in after.prompts()] == (
        [(1, True)] if reacts else [(0, False)]
    )
    assert after.state.cards[SILENT_CARD].zone == ("stack" if reacts else "discard")


@pytest.mark.parametrize("ruling", ["withdraw", pytest.param("let-be", marks=pytest.mark.slow)])
async def test_a_judge_rules_on_a_disputed_card(party: Party, clock: HandClock, ruling: str) -> None:
    await declared(party)
    judge = await party.judge(party.table.admin)
    panel = await answer(party, 1, await party.press(party.player(1), party.status, "play:1"), "dispute")
    panel = await party.press(party.player(1), panel, ":c:")
    assert "domare" in panel.text.rpartition("**")[0].rpartition("\n")[2]
    assert "automaterna" not in panel.text
    assert "Čeká se na rozhodnutí rozhodčího" in party.status.text
    before = await party.position()
    clock.advance(hours=30)
    await party.client.matches.scheduler.tick()
    assert (await party.position()).state == before.state

    panel = await party.press(judge, party.status, "play:1")
    assert all(part in panel.text for part in ("Zbabělost", "Příslušník klanu", "2 B", "zápas −3 (do konce kola)"))
    assert "Platí?" in panel.text
    panel = await pressed(party, judge, panel, ruling)
    (confirm,) = [custom_id for custom_id in panel.buttons.values() if ":c:" in custom_id]
    done = await party.send(judge, await judge.click(panel.message, custom_id=confirm), "Je to tak psáno.")
    assert "Hotovo" in done.text

    after = await party.position()
    card = after.state.cards[SILENT_CARD]
    left = [wait.deadline - clock.now() for wait in after.match.course.waits if wait.deadline is not None]
    assert left
    assert min(left) >= timedelta(hours=23)
    assert (card.zone, after.state.players[0].destiny) == (("stack", 3) if ruling == "let-be" else ("hand", 5))


async def pressed(party: Party, member: MemberActor, panel: Card, token: str) -> Card:
    """The panel after an option's button was pressed by somebody who has no seat."""
    (option,) = [custom_id for custom_id in panel.buttons.values() if custom_id.endswith(f":s:{token}")]
    return await party.press(member, panel, option)


async def playing(party: Party) -> Playing:
    """The card that is played and not settled."""
    return next(frame for frame in (await party.position()).state.stack if isinstance(frame, Playing))


NASTY = "@everyone <@1> **bold** [x](https://b.example) `{ $x }` ||a|| = / + * # -"


async def test_a_note_is_shown_letter_by_letter_and_is_in_no_id(party: Party) -> None:
    panel = await written(party, f"# {NASTY}")
    assert not [custom_id for custom_id in panel.buttons.values() if "everyone" in custom_id or "bold" in custom_id]
    shown = [panel]
    await party.press(party.player(0), panel, "Potvrdit")
    shown += [await party.press(party.player(1), party.status, "play:1"), *party.public()]
    told = [card.text for card in shown if "bold" in card.text]
    assert len(told) >= 4
    for text in told:
        assert "@everyone" not in text
        assert "<@1>" not in text
        assert "**bold**" not in text
        assert "[x](" not in text
        assert "||a||" not in text
    assert (await playing(party)).note == f"# {NASTY}"


@pytest.mark.slow
@pytest.mark.parametrize("said", ["two\nlines \u202eturned", "x" * 200, ""])
async def test_a_note_that_fits_is_taken(party: Party, said: str) -> None:
    panel = await written(party, said)
    await party.press(party.player(0), panel, "Potvrdit")
    assert (await playing(party)).note == ("two lines turned" if said.startswith("two") else said)


@pytest.mark.slow
async def test_a_note_can_be_left_out(party: Party) -> None:
    panel = await walk(party, 0, await at_the_card(party), "t1", "hand", "=")
    assert "Podle karty" in panel.text
    await party.press(party.player(0), panel, "Potvrdit")


async def test_a_note_that_became_too_long_is_asked_for_again(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    panel = await walk(party, 0, await at_the_card(party), "t1", "hand")
    member = party.player(0)
    shown = await member.click(panel.message, custom_id=panel.buttons["Napsat"])
    monkeypatch.setattr(declaration, "LONGEST_NOTE", 100)
    panel = await party._read(await member.submit_modal(shown, {"said": "x" * 101}))
    assert "To je 101 znaků; vejde se jich nejvýš 100." in panel.text
    assert "Bez textu" in panel.buttons
