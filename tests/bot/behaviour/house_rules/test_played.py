"""House rules that matches are played by: set on the draft, opened with, departed from, said, and at an end."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.chat.answers.first_match import FirstMatchId
from bot.chat.base.guilds import set_channel_game
from bot.games.zloba.position.state import State
from bot.matches.model.match import Actor, Status
from bot.matches.rules.submit import Submitted, Written
from tests.bot.behaviour.disputes.court import Court
from tests.bot.behaviour.table import Card
from tests.bot.matches.table import granted

QUESTION = "Kolik hradeb je potřeba na konec?"
ZLOBA, DOOMTROOPER, TWOM, CASTLE = (f"{game}-cs.end.when" for game in ("zloba", "doomtrooper", "twom", "hrad"))


async def drafted(court: Court, rule: str = ZLOBA) -> Card:
    shown = await court.slash(court.head, "casebook houserule")
    words = {"question": QUESTION, "answer": "Hrajeme kratší zápasy.", "rules": rule, "ways": ""}
    return await court.fill(court.head, shown, **words)


async def valued(court: Court, draft: Card, setting: str, value: str | list[str]) -> Card:
    return await court.fill(court.head, await court.shown_by_picking(court.head, draft, "dphs", setting), value=value)


async def in_force(court: Court, value: str = "25", rule: str = ZLOBA) -> Card:
    return await court.press(court.head, await valued(court, await drafted(court, rule), "target", value), ":force")


async def lobby(court: Court, number: int = 1, game: str = "zloba") -> Card:
    await court.use(court.eva, "match new", game=game, seats=2)
    return court.party.message(f"lb:{number}:join")


async def cancelled(court: Court, number: int) -> None:
    managed = await court.press(court.eva, court.party.message(f"lb:{number}:join"), f"lb:{number}:manage")
    sure = await court.press(court.eva, managed, f"lb:{number}:cancel")
    await court.press(court.eva, sure, f"sure:{number}:close")


async def host(court: Court, number: int) -> int:
    return (await court.party.position(number)).match.host


async def target(court: Court, number: int = 1) -> str:
    return (await court.party.position(number)).match.terms.options["target"]


async def withdrawn(court: Court, number: int = 1) -> Card:
    return await court.press(court.head, await court.use(court.head, "houserule show", number=number), ":withdraw")


@pytest.mark.slow
async def test_a_lobby_opens_by_the_house_rule_until_that_is_withdrawn(court: Court) -> None:
    assert "25" in (await in_force(court)).text

    shown = await lobby(court)

    assert await target(court) == "25"
    assert "domácí pravidlo H-1" in shown.text
    await withdrawn(court)
    assert "domácí pravidlo H-1" in court.party.message("lb:1:join").text
    await cancelled(court, 1)
    assert "H-1" not in (await lobby(court, 2)).text
    assert await target(court, 2) == "30"


async def answered(court: Court) -> State:
    """The table after the seat that is asked gave the answer that commits it to least."""
    position = await court.party.position()
    seat = position.match.course.waits[0].seat
    prompt = position.prompts(seat)[0]
    command = position.game.codec.encode(position.game.default(position.state, prompt))
    user = position.match.seats[seat].user
    assert user is not None
    done = await court.party.client.matches.play.submit(1, Actor(user), prompt.id, Written(command))
    assert isinstance(done, Submitted), done
    state = (await court.party.position()).state
    assert isinstance(state, State)
    return state


@pytest.mark.slow
@pytest.mark.parametrize("ruled", [True, False])
async def test_a_match_ends_at_what_the_house_rule_says(court: Court, ruled: bool) -> None:
    if ruled:
        await in_force(court)
    await court.press(court.karel, await lobby(court), "lb:1:join")
    await court.press(court.eva, court.party.message("lb:1:start"), "lb:1:start")
    state = await answered(court)
    while not state.round:
        state = await answered(court)
    judge = Actor(court.judge.id, judge=True)
    changes = {"seats": {"0": {"points": 25}}}
    granted(await court.party.client.matches.orders.adjust(1, judge, changes, reason="A position for a test."))

    while state.round == 1 and state.end is None:
        state = await answered(court)

    over = (await court.party.position()).match.status is Status.OVER
    assert max(force.points for force in state.forces) in range(25, 30)
    assert over == ruled


@pytest.mark.slow
async def test_the_host_may_depart_from_it_and_the_lobby_says_so(court: Court) -> None:
    await in_force(court)
    await lobby(court)

    granted(await court.party.client.matches.lobbies.choose(1, Actor(await host(court, 1)), "target", "12"))
    await court.deliver()

    shown = court.party.message("lb:1:join").text
    assert "12 · odchylka od domácího pravidla H-1" in shown


@pytest.mark.slow
async def test_the_rule_is_said_with_what_the_book_says(court: Court) -> None:
    await in_force(court)
    for asker, said in (
        (court.eva, "kniha říká 30"),
        (court.karel, "boken säger 30"),
        (court.judge, "the book says 30"),
    ):
        told = await court.use(asker, "rule", question=QUESTION, game="zloba")
        assert "H-1" in told.text and "25" in told.text and said in told.text
        assert "tištěného pravidla" not in told.text and "printed rule" not in told.text
    await withdrawn(court)
    assert "H-1" not in (await court.use(court.eva, "rule", question=QUESTION, game="zloba")).text


@pytest.mark.slow
async def test_doomtrooper_is_played_to_25_instead_of_40(court: Court) -> None:
    await in_force(court, rule=DOOMTROOPER)
    await lobby(court, game="doomtrooper")
    assert await target(court) == "25"
    await withdrawn(court)
    await cancelled(court, 1)
    await lobby(court, 2, game="doomtrooper")
    assert await target(court, 2) == "40"


@pytest.mark.slow
async def test_a_first_match_keeps_its_own_goal_and_says_so(court: Court) -> None:
    await in_force(court)
    offered = await court.use(court.eva, "match new")

    begun = await court.press(court.eva, offered, FirstMatchId.id_for(game="zloba"))

    assert await target(court) == "10"
    assert "ať H-1 říká cokoli" in begun.text


async def test_a_value_outside_the_limits_is_told_and_the_draft_kept(court: Court) -> None:
    draft = await drafted(court)

    refused = await valued(court, draft, "target", "31")

    assert "30" in refused.text and "> 31" in refused.text
    again = await court.fill(court.head, await court.shown(court.head, refused, "dphv"), value="25")
    assert "25" in again.text and "Hrajeme kratší zápasy." in again.text
    for odd in ("025", "25.5", "-25", "dvacet", " "):
        assert "domácí pravidlo" not in (await valued(court, draft, "target", odd)).text.casefold()


async def test_a_house_rule_about_something_else_is_kept_and_says_that_the_bot_cannot_play_it(court: Court) -> None:
    castle = await drafted(court, CASTLE)
    assert "Tohle bot hrát neumí" in castle.text and not castle.selects
    other = await court.pick(court.head, await drafted(court), "dphs", "-")
    assert "nic jiného hrát neumí" in other.text and "Hrajeme kratší zápasy." in other.text
    await court.press(court.head, other, ":force")
    shown = await lobby(court)
    assert "podle kterých bot hrát neumí: H-2" in shown.text
    assert await target(court) == "30"


@pytest.mark.slow
async def test_a_setting_that_the_game_does_not_know_is_refused_by_its_name(court: Court) -> None:
    older = await drafted(court)
    draft = await court.use(court.head, "houserule show", number=1)
    form = await court.shown(court.head, draft, ":edit")
    await court.fill(court.head, form, question=QUESTION, answer="Hrajeme kratší zápasy.", rules=DOOMTROOPER, ways="")

    refused = await court.pick(court.head, older, "dphs", "side")

    assert "„side“ bot hrát neumí" in refused.text
    kept = await court.use(court.head, "houserule show", number=1)
    assert "Hrajeme kratší zápasy." in kept.text
    assert "hraje podle tištěného" in kept.text


@pytest.mark.slow
async def test_a_house_rule_sets_its_own_game_whatever_the_channel_plays(court: Court) -> None:
    await set_channel_game(court.party.client.database, court.guild, court.party.table.channel.id, "zloba")
    await in_force(court, rule=DOOMTROOPER)
    assert "H-1" not in (await lobby(court)).text
    assert await target(court) == "30"


@pytest.mark.slow
async def test_the_newer_of_two_house_rules_for_one_setting_takes_the_place_of_the_older(court: Court) -> None:
    await in_force(court, "25")

    newer = await in_force(court, "20")

    assert "H-1" in newer.text
    assert "H-2" in (await court.use(court.eva, "houserule show", number=1)).text
    assert "domácí pravidlo H-2" in (await lobby(court)).text
    assert await target(court) == "20"
    await court.press(court.head, await withdrawn(court, 2), ":back")
    await cancelled(court, 1)
    assert "domácí pravidlo H-1" in (await lobby(court, 2)).text
    assert await target(court, 2) == "25"


async def test_windows_and_the_length_of_a_campaign_are_settings_too(court: Court) -> None:
    draft = await valued(court, await drafted(court, DOOMTROOPER), "quick", ["on"])
    await court.press(court.head, draft, ":force")
    shown = await lobby(court, game="doomtrooper")
    assert (await court.party.position()).match.terms.timing.quick
    assert "domácí pravidlo H-1" in shown.text
    await cancelled(court, 1)
    await court.press(court.head, await valued(court, await drafted(court, TWOM), "length", ["2"]), ":force")

    await court.use(court.eva, "match new", game="twom", seats=2)

    assert (await court.party.position(2)).match.terms.options["length"] == "2"
    assert "domácí pravidlo H-2" in court.party.message("lb:2:join").text


async def brought(court: Court, **other: Any) -> Card:
    """The reply where the exported house rules are brought to a bot, each with something in it changed."""
    sent = await court.use(court.head, "casebook export")
    file = json.loads(await sent.message.attachments[0].read())
    file["precedents"] = [each | other for each in file["precedents"]]
    return await court.use(court.head, "casebook import", file=("club.json", json.dumps(file).encode()))


async def test_a_house_rule_keeps_its_setting_in_a_file(court: Court) -> None:
    await in_force(court)
    taken = await brought(court, answer="Tady se hraje do dvaceti pěti.")
    assert "H-2" in taken.text and "tištěn" not in taken.text
    await withdrawn(court)

    await court.press(court.head, await court.use(court.head, "houserule show", number=2), ":force")

    assert "domácí pravidlo H-2" in (await lobby(court)).text
    assert await target(court) == "25"


@pytest.mark.parametrize("sets", [{"name": "moons", "token": "3"}, {"name": "target", "token": "-1"}])
async def test_a_setting_from_a_file_that_matches_do_not_know_is_told_and_the_rest_is_kept(
    court: Court, sets: dict[str, str]
) -> None:
    await in_force(court)

    taken = await brought(court, answer="Tady se hraje na měsíce.", plays=sets)

    assert "Co nastavuje H-2, tady bot hrát neumí: hraje podle tištěného pravidla." in taken.text
    draft = await court.use(court.head, "houserule show", number=2)
    assert "Tady se hraje na měsíce." in draft.text and "hraje podle tištěného" in draft.text


async def test_a_file_without_settings_is_one_that_older_bots_read(court: Court) -> None:
    await court.press(court.head, await drafted(court), ":force")
    sent = await court.use(court.head, "casebook export")
    plain = json.loads(await sent.message.attachments[0].read())
    assert plain["version"] == 1 and "plays" not in plain["precedents"][0]
    await in_force(court)
    sent = await court.use(court.head, "casebook export")
    assert json.loads(await sent.message.attachments[0].read())["version"] == 2


@pytest.mark.slow
@pytest.mark.parametrize("then", ["as before", "withdrawn", "another"])
async def test_a_rematch_keeps_its_goal_and_names_the_house_rules_of_now(court: Court, then: str) -> None:
    await in_force(court)
    await court.press(court.karel, await lobby(court), "lb:1:join")
    await court.press(court.eva, court.party.message("lb:1:start"), "lb:1:start")
    granted(await court.party.client.matches.play.concede(1, Actor(court.karel.id)))
    await court.deliver()
    if then != "as before":
        await withdrawn(court)
    if then == "another":
        await in_force(court, "12")

    await court.press(court.eva, court.party.message("rematch:1"), "rematch:1")

    shown = court.party.message("lb:2:join").text
    assert await target(court, 2) == "25", "a rematch is the same match once more"
    assert {
        "as before": "25 · domácí pravidlo H-1" in shown,
        "withdrawn": "H-" not in shown,
        "another": "25 · odchylka od domácího pravidla H-2" in shown,
    }[then], shown
