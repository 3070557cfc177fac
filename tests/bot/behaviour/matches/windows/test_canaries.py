"""Canaries in hands, libraries, face-down warriors and prepared plays of Doomtrooper reach nobody else.

Both players, a stranger and judges look at everything that can be looked at; all that was ever written to Discord, with
the words beside pictures, and all that the bot logged is searched.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest
from msgspec import Raw
from msgspec.structs import replace
from simcord.actors import MemberActor

from bot.boards.doomtrooper.cards import own_catalogue
from bot.boards.doomtrooper.table.picture import draw
from bot.boards.entry import GameEntry
from bot.chat.client import Client
from bot.commands.carrying import TALKATIVE
from bot.database import Database
from bot.games.contract import Chance
from bot.games.doomtrooper.acts.flow import opening
from bot.games.doomtrooper.game import NO_CHANCE, Doomtrooper
from bot.games.doomtrooper.pack.cards.catalogue import Catalogue
from bot.games.doomtrooper.position.events import Event
from bot.games.doomtrooper.position.state import State
from bot.games.doomtrooper.words.rules.rulesets import SWEDISH
from bot.games.questions import Prompt
from bot.games.setup import Setup
from bot.games.values import Line
from bot.locales.sentences import LOCALES
from bot.matches.model.match import Actor
from bot.matches.model.private import Ahead
from bot.matches.rules.change import Change
from bot.matches.rules.submit import Submitted, Written
from bot.settings import Settings
from rules_index import Oracle
from tests.bot.behaviour.disputes.court import Court, seated
from tests.bot.behaviour.matches.party import Party
from tests.bot.behaviour.matches.troopers import begun, first_turn
from tests.bot.behaviour.table import Card
from tests.bot.matches.table import HandClock

HIDDEN = {
    seat: {"hand": f"Kanár ruky {seat}", "library": f"Kanár balíčku {seat}", "covered": f"Kanár rubem vzhůru {seat}"}
    for seat in (0, 1)
}
"""What cards are called that others may not know, by seat."""
PLANS = ("kanár-plánu-nula", "kanár-plánu-jedna")
"""What prepared plays hold and say."""
CANARIES = (*HIDDEN[0].values(), *HIDDEN[1].values(), *PLANS)
STACK, SHOWN = 22, 2
"""Cards of a deck, and warriors of it that lie open."""
COMMANDS = ("match status", "match history", "file export", "file verify")
SECTIONS = ("o", "v", "l", "r", "m", "p", "b", "k")
"""The sections of a judge's panel but for what is hidden."""


@cache
def codes() -> dict[int, tuple[str, ...]]:
    """By seat the codes of a warrior that lies open, and of those that are hidden: hand, library, face down."""
    cards = own_catalogue().values()
    warriors = [card.code for card in cards if card.type == "warrior" and "value" in card.ratings]
    specials = [card.code for card in cards if card.type == "special"]
    return {seat: (warriors[seat], specials[seat], specials[2 + seat], warriors[2 + seat]) for seat in (0, 1)}


@cache
def catalogue() -> Catalogue:
    """The packaged cards, some of which are called by canaries."""
    names = {code: name for seat in (0, 1) for code, name in zip(codes()[seat][1:], HIDDEN[seat].values(), strict=True)}
    named = (
        replace(card, name=names[card.code], name_cs=names[card.code])
        for card in own_catalogue().values()
        if card.code in names
    )
    rest = (card for card in own_catalogue().values() if card.code not in names)
    return Catalogue((*rest, *named))


class Marked(Doomtrooper):
    """Doomtrooper that opens in the actions of a turn, with canaries wherever something is hidden."""

    def __init__(self) -> None:
        super().__init__(catalogue())

    def open(self, setup: Setup, chance: Chance) -> tuple[Event, ...]:
        """The table as it is laid out, whatever the decks are."""
        del setup, chance
        decks = []
        for seat in (0, 1):
            shown, hand, library, covered = codes()[seat]
            decks.append(((shown, covered, hand, *([library] * (STACK - 3))), ()))
        state = opening.table(self.catalogue, SWEDISH, tuple(decks), 30, NO_CHANCE)
        cards = list(state.cards)
        for seat in (0, 1):
            of_seat = {cards[at].code: at for at in range(len(cards)) if cards[at].owner == seat}
            shown, hand, library, covered = codes()[seat]
            for at in range(len(cards)):
                if cards[at].owner == seat and cards[at].code == library:
                    cards[at] = replace(cards[at], zone="library")
            cards[of_seat[shown]] = replace(cards[of_seat[shown]], zone="squad")
            cards[of_seat[covered]] = replace(cards[of_seat[covered]], zone="squad", covered=True, unpaid=True)
            cards[of_seat[hand]] = replace(cards[of_seat[hand]], zone="hand")
        return first_turn(self.catalogue, state, cards)


@pytest.fixture
def make_client(settings: Settings, oracle: Oracle, database: Database, clock: HandClock) -> Callable[[], Client]:
    marked = GameEntry("doomtrooper", lambda _: Marked(), words=LOCALES / "doomtrooper", draw=draw)
    return lambda: Client(settings, oracle, database, games=[marked], clock=clock)


async def prepared(party: Party) -> None:
    """A match in which the first player is to act, and both have prepared plays."""
    await begun(party)

    def plan(change: Change) -> None:
        for seat, canary in enumerate(PLANS):
            said = Line("doomtrooper-said-pass", {"card": canary})
            command = Raw(b'{"type":"Pass"}')
            change.answers = change.answers.answering(
                Ahead(seat, f"1.later.{seat}", command, (canary,), planned=True, said=said)
            )

    await party.client.matches.work.do(1, plan)
    assert len((await party.position()).answers.ahead) == 2


async def acts(party: Party, token: str) -> None:
    """Whoever's turn it is picks an answer, without looking at anything of his own."""
    position = await party.position()
    asked = next(each for each in position.prompts() if not each.ahead)
    own = position.prompt(asked.id, asked.seat)
    assert own is not None
    command = position.game.command(position.state, own, (token,)) or position.game.default(position.state, own)
    answer = Written(position.game.codec.encode(command))
    done = await party.client.matches.play.submit(1, Actor(party.player(asked.seat).id), asked.id, answer)
    assert isinstance(done, Submitted), done
    await party.deliver()


def everything(party: Party) -> str:
    """All that was ever written anywhere, private answers and words beside pictures too."""
    env = party.table.env
    messages = [message for channel in env.backend.messages.values() for message in channel.values()]
    return "\n".join([*(repr(vars(message)) for message in messages), *map(repr, env.http_requests)])


def found_in(text: str) -> list[str]:
    return [canary for canary in CANARIES if canary.casefold() in text.casefold()]


async def looked_at(party: Party, member: MemberActor, part: str) -> Card:
    """What a button of the status message shows to somebody."""
    return await party.press(member, party.status, part)


async def test_they_reach_no_answer_to_anybody_no_message_and_no_log(
    party: Party, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    await prepared(party)
    stranger = party.player(2)
    for token in ("meditate", "pass", "pass", "meditate", "pass"):
        await acts(party, token)
        for command in COMMANDS:
            assert (await party.use(stranger, command, match=1)).text
        assert not found_in((await looked_at(party, stranger, "play:1")).text)
        await looked_at(party, stranger, "board:1")
    written = everything(party)
    assert "description" in written, "the pictures have words beside them"
    assert not found_in(written)
    for seat, member in enumerate(party.players[:2]):
        for command in COMMANDS:
            shown = await party.use(member, command, match=1)
            assert shown.private
            assert set(found_in(shown.text)) <= {HIDDEN[seat]["library"]}, "what they drew themselves"
    # Whatever LOG_LEVEL is, the bot keeps these from telling every statement and every answer of Discord.
    logged = [record for record in caplog.records if not record.name.startswith(TALKATIVE)]
    assert not found_in("\n".join(record.getMessage() for record in logged))


async def test_a_replay_shows_nobody_what_stayed_hidden(party: Party) -> None:
    await prepared(party)
    for token in ("meditate", "pass", "pass", "meditate", "pass"):
        await acts(party, token)
    await party.client.matches.play.concede(1, Actor(party.player(1).id))
    await party.deliver()
    for reader in party.players:
        shown = await party.press(reader, party.status, "replay:1")
        gif, page = shown.message.attachments
        assert (await gif.read())[:6] == b"GIF89a"
        text = (await page.read()).decode()
        assert text.count("<section>") > 1
        assert not found_in(text + repr(vars(shown.message)))


async def test_whoever_looks_at_their_own_cards_sees_none_of_the_others(party: Party) -> None:
    await prepared(party)
    for seat in (0, 1):
        panel = await looked_at(party, party.player(seat), "play:1")
        board = await looked_at(party, party.player(seat), "board:1")
        assert board.private
        assert found_in(repr(vars(board.message))) == [HIDDEN[seat]["covered"]]
        shown = panel.text + repr(panel.selects) + repr(panel.buttons)
        hand = await party.press(party.player(seat), panel, "sheet:") if "sheet:" in repr(panel.buttons) else panel
        shown += hand.text + repr(hand.selects)
        assert HIDDEN[seat]["hand"] in shown, shown
        assert not [canary for canary in HIDDEN[1 - seat].values() if canary in shown]
        assert PLANS[1 - seat] not in shown


async def test_refusals_and_failures_tell_nothing(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    await prepared(party)
    position = await party.position()
    state: State = position.state
    asked = next(each for each in position.prompts() if not each.ahead)
    play, tries = party.client.matches.play, [f'{{"type":"Play","card":{at}}}' for at in range(len(state.cards))]
    # The first player tries the cards of the other one, who tries all, out of turn.
    whats = [(0, each) for each in tries[STACK:]] + [(1, each) for each in tries]
    said = [
        await play.submit(1, Actor(party.player(seat).id), asked.id, Written(each.encode())) for seat, each in whats
    ]
    assert not any(isinstance(each, Submitted) for each in said)
    assert not found_in(repr(said))

    def fails(self: Doomtrooper, state: State, prompt: Prompt, path: tuple[str, ...]) -> None:
        raise RuntimeError(repr(self.texts) + repr(prompt) + repr(path))

    monkeypatch.setattr(Doomtrooper, "step", fails)
    panel = await looked_at(party, party.player(0), "play:1")
    assert panel.private
    assert not found_in(panel.text)


@pytest.mark.slow
async def test_at_the_desk_they_show_on_a_press_of_its_own_alone(party: Party) -> None:
    court: Court = await seated(party)
    await prepared(party)
    await acts(party, "meditate")
    await court.open()
    await court.tell()
    panel = await court.claimed()
    shown = "\n".join([(await court.press(court.judge, panel, f"dc:1:{each}:0")).text for each in SECTIONS])
    assert not found_in(shown)
    assert not found_in(everything(party))
    looked = await court.press(court.judge, panel, "dc:1:h:0")
    assert looked.private
    assert {HIDDEN[seat]["hand"] for seat in (0, 1)} <= set(found_in(looked.text))
    assert not found_in(court.told())
    assert not set(PLANS) & set(found_in(looked.text))
