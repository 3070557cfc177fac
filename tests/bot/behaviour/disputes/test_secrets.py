"""Canaries in hands, views and another server's precedents: nothing at the desk shows them before it may."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from bot.boards.entry import GameEntry
from bot.chat.client import Client
from bot.database import Database
from bot.disputes.model.official import Official
from bot.disputes.model.precedents import Precedent, PrecedentKind, Wording
from bot.disputes.services.books.bundles import Bundle
from bot.disputes.services.records import Record
from bot.games.values import JUDGE, Line, Section, Viewer
from bot.settings import Settings
from rules_index import Language, Oracle
from tests.bot.behaviour.disputes.court import QUESTION, RULE, Court
from tests.bot.behaviour.table import Card
from tests.bot.games.toy.game import Toy
from tests.bot.games.toy.pack import WORDS
from tests.bot.games.toy.values import State
from tests.bot.matches.table import HandClock

HANDS = ("kanár-nula", "kanár-jedna")
"""What each seat holds, in words that nothing else has."""
VIEWS = ("eviny ptačí řeči", "karlovy ptačí řeči")
FOREIGN = "kvrdlobřink"
"""What another server has ruled on the same question."""
OPEN = ("o", "v", "l", "r", "m", "p", "b", "k")
"""The sections of a panel but for what is hidden."""


class Marked(Toy):
    """Smugglers whose hands are called by a canary."""

    def sheet(self, state: State, viewer: Viewer) -> tuple[Section, ...]:
        seen = [seat for seat in range(len(state.hands)) if viewer in (seat, JUDGE)]
        return tuple(Section(Line("toy-lay"), (Line("toy-colour", {"colour": HANDS[seat]}),)) for seat in seen)


@pytest.fixture
def make_client(settings: Settings, oracle: Oracle, database: Database, clock: HandClock) -> Callable[[], Client]:
    marked = GameEntry("toy", lambda _: Marked(), words=WORDS)
    return lambda: Client(settings, oracle, database, games=[marked], clock=clock)


async def elsewhere(court: Court) -> None:
    """A precedent of another server on the question of the dispute, in force there."""
    service, head = court.party.client.disputes.precedents, Official(1, judge=True, head=True)
    wording = Wording(language=Language.CS, question=f"{QUESTION} {FOREIGN}?", answer=FOREIGN, rules=(RULE,))
    kind = PrecedentKind.PRECEDENT
    draft = await service.draft(court.guild + 1, head, kind, wording, game="hrad")
    assert isinstance(draft, Precedent)
    assert isinstance(await service.put_in_force(court.guild + 1, head, kind, 1), Precedent)
    assert await court.party.client.disputes.notes.lay(court.guild + 1)


def everything(court: Court) -> str:
    """All that was ever written anywhere, private answers and descriptions of pictures too."""
    env = court.party.table.env
    messages = [message for channel in env.backend.messages.values() for message in channel.values()]
    return "\n".join([*(repr(vars(message)) for message in messages), *map(repr, env.http_requests)])


def found_in(text: str, canaries: Iterable[str]) -> list[str]:
    """The canaries that a text holds."""
    return [canary for canary in canaries if canary in text]


async def sections(court: Court, panel: Card, which: Iterable[str] = OPEN) -> str:
    """What sections of a panel say."""
    return "\n".join([(await court.press(court.judge, panel, f"dc:1:{each}:0")).text for each in which])


@pytest.mark.slow
async def test_what_is_hidden_shows_at_the_desk_on_a_press_of_its_own_alone(
    court: Court, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    await elsewhere(court)
    party = court.party
    await party.started()
    for seat in (0, 1):
        await party.move(seat)
    await court.open(view=VIEWS[0])
    await court.tell(view=VIEWS[1])
    panel = await court.claimed()

    shown = await sections(court, panel)
    preview = await court.written(panel, "back-anew")
    given = await court.give(preview)
    mended = ""
    for remedy in ("leave", "undo", "adjust", "no-result"):
        mended += (await court.written(await court.use(court.judge, "desk", number=1), remedy, answers="mend")).text

    assert found_in(shown, VIEWS) == [*VIEWS]
    assert "Undone: back to entry" in mended
    said = everything(court) + shown + preview.text + given.text + mended
    assert not found_in(said, (*HANDS, FOREIGN))
    case = await court.use(court.head, "desk", number=1)
    trail = await court.press(court.head, case, "dau:1:0")
    assert not found_in(trail.text, (*HANDS, *VIEWS, FOREIGN))
    assert "nahlédnutí do skrytého" not in trail.text
    logged = "\n".join(record.getMessage() for record in caplog.records if record.name.startswith("bot"))
    assert not found_in(logged, (*HANDS, *VIEWS, FOREIGN))
    assert not found_in(court.told(), VIEWS)


async def test_a_look_at_what_is_hidden_is_told_by_the_audit_trail(court: Court) -> None:
    await court.party.started()
    await court.party.move(0)
    await court.open(view=VIEWS[0])
    await court.tell(view=VIEWS[1])
    panel = await court.claimed()
    assert not found_in(await sections(court, panel), HANDS)

    looked = await court.press(court.judge, panel, "dc:1:h:0")

    assert found_in(looked.text, HANDS) == found_in(everything(court), HANDS) == [*HANDS]
    assert looked.private
    assert "The audit trail shows" in looked.text
    assert not found_in(court.told(), HANDS)
    # Another judge's panel of the case, and its records, show none of it.
    await court.give(await court.written(looked))
    case = await court.use(court.head, "desk", number=1)
    trail = await court.press(court.head, case, "dau:1:0")
    assert "nahlédnutí do skrytého" in trail.text
    assert not found_in(case.text + trail.text, HANDS)


async def test_bundle_and_export_have_nothing_hidden_and_nothing_of_another_server(court: Court) -> None:
    await elsewhere(court)
    await court.party.started()
    await court.party.move(0)
    await court.open(view=VIEWS[0])
    await court.tell(view=VIEWS[1])
    await court.claimed()
    service = court.party.client.disputes
    judge = Official(court.judge.id, judge=True)

    bundle = await service.desk.bundle(court.guild, 1, judge, Language.CS)

    assert isinstance(bundle, Bundle)
    assert not found_in(repr(bundle), (*HANDS, FOREIGN))
    await court.give(await court.written(await court.use(court.judge, "desk", number=1)))
    made = await service.records.export(court.guild, 1, judge, Language.CS)
    assert isinstance(made, Record)
    content = (made.markdown + made.json).decode()
    assert found_in(content, VIEWS) == [*VIEWS]
    assert not found_in(content, (*HANDS, FOREIGN))


async def test_nobody_reads_a_view_while_the_others_are_awaited(court: Court) -> None:
    await court.party.started()
    await court.party.move(0)
    await court.open(view=VIEWS[0])

    answers: list[Any] = [await court.use(court.judge, "desk"), await court.use(court.head, "desk", number=1)]
    for member in (court.karel, court.judge, court.head):
        answers += [await court.press(member, court.card(), part) for part in (":views", ":judge")]
    answers += [await _made_up(court, court.card(), f"dc:1:{section}:0") for section in (*OPEN, "h")]

    assert not found_in("\n".join(each.text for each in answers), (*VIEWS, *HANDS))


async def _made_up(court: Court, card: Card, custom_id: str) -> Card:
    """The answer to a press of a button that the message does not have for this judge."""
    stored = court.party.table.env.backend.get_message(court.party.table.channel.id, card.id)
    kept = stored.components
    row = {"type": 1, "components": [{"type": 2, "style": 2, "label": "?", "custom_id": custom_id}]}
    stored.components = [row]
    try:
        return await court._read(await court.judge.click(card.message, custom_id=custom_id))
    finally:
        stored.components = kept
