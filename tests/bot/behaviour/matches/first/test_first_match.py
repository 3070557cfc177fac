"""A first match by one press: offered where somebody begins, begun at once, and open to friends."""

from __future__ import annotations

import copy

import pytest

from bot.chat.answers.first_match import FirstMatchId
from bot.chat.base.guilds import set_channel_game
from bot.chat.matches.base.lobby_ids import NewLobbyId
from bot.matches.model.match import Actor, Match, Status
from bot.matches.rules.submit import Submitted, Written
from tests.bot.behaviour.matches.party import Party

GAMES = ("doomtrooper", "twom", "zloba")


FULL = {
    "Žádné místo už není volné.": "/zápas sleduj",
    "Ingen plats är ledig längre.": "/match titta",
    "No seat is free any more.": "/match spectate",
}
"""The sentences for the Czech, the Swede and the Briton, and the command by which each looks on."""
TAKEN = ("V tomto kanálu už jeden zápas běží.", "Det pågår redan en match", "A match is already running")


async def match(party: Party, number: int = 1) -> Match:
    return (await party.position(number)).match


async def play(party: Party, game: str) -> Match:
    """Press the button of the card that an empty command shows, and let everything be delivered."""
    host = party.players[0]
    await party.press(host, await party.use(host, "match new"), FirstMatchId.id_for(game=game))
    return await match(party)


async def answer(party: Party, seat: int) -> None:
    """Give the answer that commits a seat to least."""
    position = await party.position()
    (prompt,) = position.prompts(seat)
    command = position.game.codec.encode(position.game.default(position.state, prompt))
    user = position.match.seats[seat].user
    assert user is not None
    done = await party.client.matches.play.submit(1, Actor(user), prompt.id, Written(command))
    assert isinstance(done, Submitted)
    await party.deliver()


@pytest.mark.parametrize("door", ["match new", "help"])
async def test_each_game_is_offered_with_what_it_is(party: Party, door: str) -> None:
    card = await party.use(party.players[0], door)
    assert card.private
    for game, said in zip((*GAMES, "prsi"), ("2 hráče", "1–6 hráčů", "2–4 hráče", "Pro 2–4 hráče"), strict=True):
        assert FirstMatchId.id_for(game=game) in card.buttons.values()
        assert said in card.text
    assert "toy" not in "".join(card.buttons.values())


@pytest.mark.parametrize("door", ["match new", "help"])
async def test_a_channel_of_one_game_offers_its_own(party: Party, door: str) -> None:
    await set_channel_game(party.client.database, party.table.guild.id, party.table.channel.id, "twom")
    card = await party.use(party.players[0], door)
    assert [each for each in card.buttons.values() if each.startswith("first:")] == [FirstMatchId.id_for(game="twom")]


async def test_a_game_without_a_first_match_has_its_lobby_at_once(party: Party) -> None:
    await set_channel_game(party.client.database, party.table.guild.id, party.table.channel.id, "toy")
    await party.use(party.players[0], "match new")
    assert (await match(party)).status is Status.LOBBY


async def test_a_lobby_is_one_press_away(party: Party) -> None:
    host = party.players[0]
    await party.press(host, await party.use(host, "match new"), NewLobbyId.id_for(game="zloba"))
    lobby = await match(party)
    assert (lobby.status, lobby.game, lobby.terms.first) == (Status.LOBBY, "zloba", False)


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("doomtrooper", 2, {"target": "15", "opponent": "easy"}),
        pytest.param("zloba", 2, {"target": "10", "opponent": "easy"}, marks=pytest.mark.slow),
        ("twom", 3, {"length": "1"}),
        ("prsi", 2, {"goal": "1", "opponent": "easy"}),
    ],
)
async def test_one_press_begins_it(party: Party, game: str, seats: int, options: dict[str, str]) -> None:
    begun = await play(party, game)
    assert (begun.status, begun.game, len(begun.seats)) == (Status.PLAYING, game, seats)
    assert begun.seats[0].user == party.players[0].id
    assert begun.terms.options.items() >= options.items()
    # Where everybody plays together a free seat is passed over; elsewhere the bot plays it.
    assert all(each.user is None and each.automated == (game != "twom") for each in begun.seats[1:])
    asked = await party.use(party.players[0], "play")
    assert asked.selects or asked.buttons


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "invented", "lobby"),
    [
        ("zloba", True, True),
        ("twom", True, False),
        ("doomtrooper", False, False),
        ("zloba", True, False),
        ("twom", True, True),
        ("doomtrooper", False, True),
    ],
)
async def test_whoever_begins_reads_in_a_sentence_that_values_are_invented(
    party: Party, game: str, invented: bool, lobby: bool
) -> None:
    host = party.players[0]
    press = (NewLobbyId if lobby else FirstMatchId).id_for(game=game)
    told = await party.press(host, await party.use(host, "match new"), press)
    said = (party.message("lb:1:join") if lobby else told).text
    assert ("bot má místo komponent z krabice vlastní náhradu." in said) is invented


@pytest.mark.slow
async def test_the_status_says_what_a_count_of_points_would_bring_now(party: Party) -> None:
    await play(party, "zloba")
    assert "Kdyby se bodovalo teď" not in party.status.text
    await answer(party, 0)
    (line,) = [each for each in party.status.text.splitlines() if "Kdyby se bodovalo teď: " in each]
    assert line.endswith(" 0") and line.count(" 0") == 2


async def test_a_friend_sits_down_for_the_bot_and_then_no_seat_is_offered(party: Party) -> None:
    host, friend, _ = party.players
    await play(party, "zloba")
    sit = "sit:1"
    assert "Sednout si místo bota" in party.message(sit).buttons
    await party.press(friend, party.message(sit), sit)
    assert [(each.user, each.automated) for each in (await match(party)).seats] == [
        (host.id, False),
        (friend.id, False),
    ]
    assert sit not in party.status.buttons.values()


async def test_who_comes_when_all_seats_are_taken_reads_it_and_where_to_look_on(party: Party) -> None:
    friend = party.players[1]
    await play(party, "doomtrooper")
    status = party.message("sit:1")
    stored = party.table.env.backend.get_message(party.table.channel.id, status.id)
    free = copy.deepcopy(stored.components)
    await party.press(friend, status, "sit:1")
    before = await match(party)
    for member, (full, way) in zip(party.players, FULL.items(), strict=True):
        # They press before they see that somebody else sat down.
        stored.components = copy.deepcopy(free)
        told = await party.press(member, status, "sit:1")
        assert told.private
        assert full in told.text and way in told.text
    assert await match(party) == before


@pytest.mark.slow
async def test_in_an_ordinary_match_nobody_takes_the_bots_seat(party: Party) -> None:
    host = party.players[0]
    await party.use(host, "match new", game="zloba")
    managed = await party.press(host, party.message("lb:1:manage"), "lb:1:manage")
    await party.press(host, managed, "lb:1:automaton")
    await party.press(host, party.message("lb:1:start"), "lb:1:start")
    assert "sit:1" not in party.status.buttons.values()
    assert (await match(party)).seats[1].automated


async def test_a_second_press_in_the_channel_opens_nothing_more(party: Party) -> None:
    offered = [await party.use(member, "match new") for member in party.players]
    await play(party, "zloba")
    for member, card, taken in zip(party.players, offered, TAKEN, strict=True):
        for refused in (
            await party.press(member, card, FirstMatchId.id_for(game="twom")),
            await party.use(member, "match new"),
        ):
            assert taken in refused.text
    assert await party.client.matches.position(2) is None


async def test_each_new_kind_of_question_is_explained_until_it_is_answered(party: Party) -> None:
    host, friend = party.players[:2]
    await play(party, "zloba")
    panel = await party.use(host, "play")
    assert "💡 Karty podpory" in panel.text
    await party.press(friend, party.message("sit:1"), "sit:1")
    # What one player has learned is not learned by the other.
    asked = (await party.position()).prompts(0)
    explained = panel.buttons["Rozumím"]
    await answer(party, 0)
    assert (await party.position()).prompts(0) != asked
    late = await party._read(await host.click(panel.message, custom_id=explained))
    assert "O tomhle už je rozhodnuto" in late.text
    learned = (await party.position()).answers.learned
    assert set(learned) == {0}


async def test_the_story_of_the_first_question_is_told_once_under_what_happened_so_far(party: Party) -> None:
    await play(party, "twom")
    panel = (await party.use(party.players[0], "play")).text
    told = max(panel.split("\n"), key=len)
    # The log has it as well, with the title of the scene and the ways that it offers.
    assert any(told in message.text for message in party.public())
    assert panel.count(told) == 1
    assert panel.split("\n")[1] == "Zatím:"
    assert "Od tvého posledního tahu" not in panel
    assert "▸" not in panel


async def test_the_setup_is_told_in_three_lines_and_all_of_it_behind_a_press(party: Party) -> None:
    host = party.players[0]
    await play(party, "twom")
    panel = await party.use(host, "play")
    assert panel.text.count("-# – ") == 3
    whole = await party.press(host, panel, panel.buttons["Co bylo předtím"])
    assert whole.text.count("-# – ") > 6
    assert [line for line in panel.text.split("\n") if line.startswith("-# – ") and line not in whole.text] == []


@pytest.mark.slow
@pytest.mark.parametrize("game", ["doomtrooper", "twom", "zloba", "prsi"])
async def test_what_does_not_answer_the_first_question_is_few_and_plans_lie_behind_one_press(
    party: Party, game: str
) -> None:
    host = party.players[0]
    await play(party, game)
    panel = await party.use(host, "play")
    beside = [each for each in panel.buttons.values() if not each.startswith(("p:", "rest:", "adv"))]
    assert len(beside) <= 4, beside
    assert not [each for each in beside if each.startswith("plan:")]
    if game == "doomtrooper":
        assert "plan:1" in (await party.press(host, panel, "standing:1")).buttons.values()


@pytest.mark.parametrize(
    ("act", "kinds"),
    [pytest.param("one", ("zloba-await-cards",), marks=pytest.mark.slow), ("all", ("*", "zloba-await-cards"))],
)
async def test_an_explanation_goes_by_a_press_and_stays_away_after_a_restart(
    party: Party, act: str, kinds: tuple[str, ...]
) -> None:
    host = party.players[0]
    await play(party, "zloba")
    panel = await party.use(host, "play")
    assert not [each for each in panel.buttons.values() if each.endswith(":all")], "one question has one explanation"
    after = await party.press(host, panel, ":one")
    assert "💡" not in after.text
    if act == "all":
        after = await party.press(host, after, ":all")
        assert "💡" not in after.text
    await party.restart()
    assert "💡" not in (await party.use(host, "play")).text
    learned = (await party.position()).answers.learned
    assert {seat: set(known) for seat, known in learned.items()} == {0: set(kinds)}


@pytest.mark.slow
async def test_an_ordinary_match_explains_nothing(party: Party) -> None:
    host, friend, _ = party.players
    await party.use(host, "match new", game="zloba")
    await party.press(friend, party.message("lb:1:join"), "lb:1:join")
    await party.press(host, party.message("lb:1:start"), "lb:1:start")
    assert "💡" not in (await party.use(host, "play")).text


@pytest.mark.slow
async def test_a_move_made_from_a_window_explains_the_move_and_leaves_the_window_to_be_explained(party: Party) -> None:
    """The question of one's own move is learned, not the window that was passed with it."""
    host = party.players[0]
    await play(party, "doomtrooper")
    panel = await party.use(host, "play")
    for _ in range(40):
        if "Za kolo máš tři akce" in panel.text:
            break
        confirm = [each for each in panel.buttons.values() if ":c:" in each]
        offered = [each for each in panel.buttons.values() if ":s:" in each]
        assert confirm or offered, (panel.text, panel.buttons, panel.selects)
        panel = await party.press(host, panel, (confirm or offered)[0])
    assert "Za kolo máš tři akce" in panel.text
    before = set((await party.position()).answers.learned[0])
    await party.press(host, panel, next(each for each in panel.buttons.values() if each.endswith(":s:meditate")))
    assert set((await party.position()).answers.learned[0]) == {*before, "doomtrooper-await-action"}
