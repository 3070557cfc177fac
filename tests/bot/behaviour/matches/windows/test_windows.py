"""Windows through the real panel: answers ahead and in advance, a dispute that a judge settles, time that is shown."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from bot.chat.client import Client
from bot.database import Database
from bot.games.questions import Complete, Prompt, Step
from bot.locales.sentences import localizer
from bot.matches.model.match import Actor
from bot.matches.rules.submit import Written
from bot.settings import Settings
from rules_index import Language, Oracle
from tests.bot.behaviour.matches.party import RESTARTING, Party
from tests.bot.behaviour.table import Card
from tests.bot.games.bazaar.game import BAZAAR, Bazaar, Command, State
from tests.bot.matches.table import HandClock

WAITS = {"cs": "Ještě nejsi na řadě", "sv": "Det är inte din tur än", "en": "It is not your turn yet"}
KEPT = {
    "cs": "Tvoje odpověď, až budeš na řadě",
    "sv": "Sparat till din tur",
    "en": "Saved for your turn",
}

REFUSED = {
    "cs": "Odpověď danou předem už nešlo zahrát",
    "sv": "Ditt sparade svar gick inte längre att spela",
    "en": "Your saved answer could no longer be played",
}

DEFAULT = {
    "cs": "Tohle je tvoje výchozí nastavení",
    "sv": "Det här är din standard",
    "en": "This is your default",
}


@pytest.fixture
def make_client(settings: Settings, oracle: Oracle, database: Database, clock: HandClock) -> Callable[[], Client]:
    return lambda: Client(settings, oracle, database, games=[BAZAAR], clock=clock)


async def in_window(party: Party, **terms: str) -> list[int]:
    """Bring a match to a window by clicks; the seats in it, in order."""
    first, *others = party.players[:3]
    await party.use(first, "match new", game="bazaar", seats=3)
    await party.settle(**terms)
    for member in others:
        await party.press(member, party.status, "lb:1:join")
    await party.press(first, party.status, "lb:1:start")
    for seat in range(3):
        await party.move(seat)
    await party.move((await party.position()).prompts()[0].seat)
    return [prompt.seat for prompt in (await party.position()).prompts() if prompt.window]


async def opened(party: Party, seat: int) -> Card:
    return await party.press(party.player(seat), party.status, "play:1")


def language(party: Party, seat: int) -> str:
    table = party.table
    return {table.czech.id: "cs", table.swede.id: "sv", table.briton.id: "en"}[party.player(seat).id]


@pytest.mark.parametrize("restarting", RESTARTING)
async def test_an_answer_before_its_turn(party: Party, restarting: bool) -> None:
    seats = await in_window(party)
    party.restarting = restarting
    await party.client.publisher.deliver()
    last, said = seats[-1], language(party, seats[-1])
    before = [(card.id, card.text, card.buttons) for card in party.public()]
    panel = await opened(party, last)
    assert WAITS[said] in panel.text
    panel = await party.press(party.player(last), panel, "let it be")
    assert KEPT[said] in panel.text
    assert "let it be" in panel.text
    assert [(card.id, card.text, card.buttons) for card in party.public()] == before
    other = await opened(party, seats[0])
    assert KEPT[language(party, seats[0])] not in other.text
    panel = await party.press(party.player(last), panel, "back:1:")
    assert KEPT[said] not in panel.text
    assert (await party.position()).answers.ahead == ()
    await party.press(party.player(last), panel, "let it be")
    await party.press(party.player(seats[0]), other, "let it be")
    assert not [prompt for prompt in (await party.position()).prompts() if prompt.window]


@pytest.mark.slow
async def test_an_answer_that_is_refused_at_its_turn_can_be_disputed(party: Party) -> None:
    seats = await in_window(party)
    last = seats[-1]
    asked = next(prompt for prompt in (await party.position()).prompts(last) if prompt.window)
    matches, player = party.client.matches, party.player(last)
    await matches.play.submit(1, Actor(player.id), asked.id, Written(b'{"type":"Lay","card":99}'))
    assert "dispute:1:r1" not in (await opened(party, last)).buttons.values()
    for seat in seats[:-1]:
        await party.press(party.player(seat), await opened(party, seat), "let it be")

    panel = await opened(party, last)
    assert REFUSED[language(party, last)] in panel.text
    assert list(panel.buttons.values()).count("dispute:1:r1") == 1
    shown = await player.click(panel.message, custom_id="dispute:1:r1")
    assert "toy.hand" in str(shown.modal)
    for seat in seats[:-1]:
        assert "dispute:1:r1" not in (await opened(party, seat)).buttons.values()
    panel = await party.press(player, panel, "let it be")
    assert "dispute:1:r1" not in panel.buttons.values(), "it is told no more"


async def test_answers_in_advance_are_settled_on_a_private_card(party: Party) -> None:
    seats = await in_window(party)
    last = seats[-1]
    panel = await opened(party, last)
    card = await party.press(party.player(last), panel, "standing:1")
    # It takes the place of the panel, so that nobody has to look for the panel afterwards.
    assert card.private
    assert card.id == panel.id
    names = ("react", "tidy", "stop", "hold")
    assert [each["custom_id"] for each in card.selects] == [f"settle:1:{name}" for name in names]
    card = await party.pick(party.player(last), card, "settle:1:react", "pass")
    chosen = [option["value"] for option in card.selects[0]["options"] if option.get("default")]
    assert chosen == ["pass"]
    card = await party.pick(party.player(last), card, "settle:1:stop", "high", "low")
    chosen = [option["value"] for option in card.selects[2]["options"] if option.get("default")]
    assert chosen == ["low", "high"]
    card = await party.pick(party.player(last), card, "settle:1:stop")
    assert not [option for option in card.selects[2]["options"] if option.get("default")]
    back = await party.press(party.player(last), card, "p:1:-:r:")
    assert back.id == panel.id
    assert any(custom_id == "standing:1" for custom_id in back.buttons.values())
    await party.press(party.player(seats[0]), await opened(party, seats[0]), "let it be")
    log = await party.client.matches.history.log(1, "spectator", limit=3)
    assert ("standing", last) in [(page.by, page.seat) for page in log]


def settled(card: Card) -> dict[str, list[str]]:
    """What is picked in the selects of a card, by the names of the choices."""
    return {
        each["custom_id"].split(":")[2]: [option["value"] for option in each["options"] if option.get("default")]
        for each in card.selects
    }


def usual(card: Card) -> list[str]:
    return [part for part in card.buttons.values() if part.startswith("usual:")]


@pytest.mark.slow
async def test_a_default_is_kept_from_the_card_and_brought_to_a_rematch(party: Party) -> None:
    seats = await in_window(party)
    last = seats[-1]
    player = party.player(last)
    card = await party.press(player, await opened(party, last), "standing:1")
    assert DEFAULT[language(party, last)] in card.text
    assert usual(card) == []
    card = await party.pick(player, card, "settle:1:react", "mine")
    card = await party.pick(player, card, "settle:1:hold", "next")
    assert usual(card) == ["usual:1:keep", "usual:1:use"]
    before = [(each.id, each.text, each.buttons) for each in party.public()]
    card = await party.press(player, card, "usual:1:keep")
    assert card.private
    assert usual(card) == []
    card = await party.pick(player, card, "settle:1:react", "ask")
    card = await party.press(player, card, "usual:1:use")
    assert settled(card)["react"] == ["mine"]
    assert settled(card)["hold"] == ["next"]
    assert [(each.id, each.text, each.buttons) for each in party.public()] == before

    for member in party.players[:2]:
        await party.press(member, await party.use(member, "match concede"), "sure:1:concede")
    await party.press(party.player(0), party.message("rematch:1"), "rematch:1")
    for member in party.players[1:3]:
        await party.press(member, party.message("lb:2:join"), "lb:2:join")
    await party.press(party.player(0), party.message("lb:2:start"), "lb:2:start")
    for member in party.players[:3]:
        card = await party.press(member, await party.press(member, party.message("play:2"), "play:2"), "standing:2")
        assert settled(card)["react"] == (["mine"] if member is player else ["ask"])
        assert settled(card)["hold"] == ["no"]


def nothing_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on, nobody can do anything in a window but let it be."""
    step = Bazaar.step

    def only_let(game: Bazaar, state: State, prompt: Prompt, path: tuple[str, ...]) -> Step | Complete[Command] | None:
        found = step(game, state, prompt, path)
        if isinstance(found, Step) and prompt.window:
            return replace(found, options=tuple(each for each in found.options if each.token == "let"))
        return found

    monkeypatch.setattr(Bazaar, "step", only_let)


@pytest.mark.slow
async def test_what_was_answered_ahead_is_not_asked_again(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    last = (await in_window(party))[-1]
    nothing_to_do(monkeypatch)
    panel = await party.press(party.player(last), await opened(party, last), ":c:")
    assert [part for part in panel.buttons.values() if part.startswith("back:1:")]
    assert not [part for part in panel.buttons.values() if ":c:" in part]
    panel = await party.press(party.player(last), panel, "back:1:")
    assert [part for part in panel.buttons.values() if ":c:" in part]


@pytest.mark.slow
async def test_a_plan_through_the_panel(party: Party) -> None:
    seats = await in_window(party)
    layer = next(seat for seat in range(3) if seat not in seats)
    player = party.player(layer)
    before = [(card.id, card.text, card.buttons) for card in party.public()]
    card = await party.press(player, await party.press(player, await opened(party, layer), "standing:1"), "plan:1")
    question = card.selects[0]["options"][0]["value"]
    panel = await party.pick(player, card, "planned:1", question)
    while not (confirm := [each for each in panel.buttons.values() if ":c:" in each]):
        panel = await party.press(player, panel, ":s:")
    card = await party.press(player, panel, confirm[0])
    assert "→ **" in card.text
    assert [(card.id, card.text, card.buttons) for card in party.public()] == before
    card = await party.press(player, card, "unplan:1")
    assert (await party.position()).answers.ahead == ()
    card = await party.press(player, await party.press(player, card, "standing:1"), "plan:1")
    panel = await party.pick(player, card, "planned:1", question)
    while not (confirm := [each for each in panel.buttons.values() if ":c:" in each]):
        panel = await party.press(player, panel, ":s:")
    await party.press(player, panel, confirm[0])
    first = await party.press(party.player(seats[0]), await opened(party, seats[0]), "object")
    await party.press(party.player(seats[0]), first, ":c:")
    (stopped,) = (await party.position()).answers.plans(layer)
    assert stopped.stopped
    assert "– " in (await opened(party, layer)).text


@pytest.mark.slow
@pytest.mark.parametrize("restarting", RESTARTING)
async def test_a_judge_rules_on_a_dispute(party: Party, restarting: bool) -> None:
    seats = await in_window(party)
    judge = await party.judge(party.table.admin)
    panel = await party.press(party.player(seats[0]), await opened(party, seats[0]), "object")
    await party.press(party.player(seats[0]), panel, ":c:")
    await party.client.publisher.deliver()
    texts = [card.text for card in party.public()]
    assert len([text for text in texts if "Rozhodčí má rozhodnout" in text]) == 1
    assert "Čeká se na rozhodnutí rozhodčího" in party.status.text
    party.restarting = restarting
    panel = await party.press(judge, party.status, "play:1")
    assert "Odpovědět smí kdokoli" not in panel.text
    panel = await party.press(judge, panel, "uphold the objection")
    (confirm,) = [custom_id for custom_id in panel.buttons.values() if ":c:" in custom_id]
    done = await party.send(judge, await judge.click(panel.message, custom_id=confirm), "Je to tak psáno.")
    assert "Hotovo" in done.text
    await party.client.publisher.deliver()
    texts = [card.text for card in party.public()]
    assert any("is upheld" in text and "Je to tak psáno." in text for text in texts)
    assert not any("Rozhodčí má rozhodnout" in text for text in texts)


async def test_time_is_agreed_on_and_shown(party: Party) -> None:
    first = party.players[0]
    await party.use(first, "match new", game="bazaar", seats=3)
    await party.settle(window="1800", reserve="7200", length="1728000")
    assert "Čas na reakci:** 30 minut" in party.status.text
    assert "Čas navíc pro každého hráče:** 2 hodiny" in party.status.text
    assert "Čas na celý zápas:** 20 dní" in party.status.text
    for member in party.players[1:3]:
        await party.press(member, party.status, "lb:1:join")
    await party.press(first, party.status, "lb:1:start")
    await party.client.publisher.deliver()
    assert party.status.text.count("čas navíc 2 hodiny") == 3
    assert "s časem navíc <t:" in party.status.text
    assert "Čas zápasu vyprší <t:" in party.status.text


BACK = {"cs": "Teď už se tě zase ptám", "sv": "Nu får du frågor igen", "en": "From now on you are asked again"}


@pytest.mark.slow
async def test_who_missed_windows_is_told_alone_when_they_are_back(
    party: Party, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The Bazaar is over before anybody could miss more.
    monkeypatch.setattr("bot.matches.model.private.MISSED", 2)
    seats = await in_window(party, window="3600")
    away, others = seats[-1], seats[:-1]
    for _ in range(20):
        position = await party.position()
        if position.answers.is_absent(away):
            break
        turn = next(prompt for prompt in position.prompts() if not prompt.ahead)
        if turn.seat == away:
            clock.advance(hours=1 if turn.window else 24)
            await party.client.matches.scheduler.tick()
        else:
            await party.move(turn.seat)
    assert (await party.position()).answers.is_absent(away)
    await party.client.publisher.deliver()
    before = [(card.id, card.text, card.buttons) for card in party.public()]
    other = await opened(party, others[0])
    assert BACK[language(party, others[0])] not in other.text
    panel = await opened(party, away)
    assert BACK[language(party, away)] in panel.text
    assert not (await party.position()).answers.is_absent(away)
    assert [(card.id, card.text, card.buttons) for card in party.public()] == before
    again = await opened(party, away)
    assert BACK[language(party, away)] not in again.text


@pytest.mark.slow
async def test_all_windows_are_listed_and_passed_by_one_press(party: Party) -> None:
    seats = await in_window(party)
    asked = {seat: next(iter((await party.position()).prompts(seat))).id for seat in seats}
    for seat in reversed(seats):
        member = party.player(seat)
        listed = await party.use(member, "match pass")
        assert f"<#{(await party.position()).match.channel}>" in listed.text
        done = await party.press(member, listed, "passed:")
        assert any(localizer(language).say("pass-done", count=1) in done.text for language in Language)
        assert not [button for button in done.buttons if "passed:" in str(button)]
    left = [prompt.id for prompt in (await party.position()).prompts()]
    assert not set(asked.values()) & set(left)
    nothing = await party.use(party.player(seats[0]), "match pass")
    assert not [button for button in nothing.buttons if "passed:" in str(button)]
