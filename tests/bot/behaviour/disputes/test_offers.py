"""Nothing is offered that is refused: in every state of a dispute everybody presses every button they are shown.

A press is decided as it would be, on the dispute and on its match, and is not kept. A button on the public card is for
one of the people at least; one on a private card is for the person who sees it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.chat.base.errors import NotGranted, Refusal
from bot.disputes.model.official import Official
from bot.disputes.model.refusals import from_match
from bot.disputes.rules.case import DisputeCase
from bot.disputes.services.unit_of_work import DeskWork
from bot.locales.sentences import localizer
from bot.matches.model.position import Position
from rules_index import Language
from tests.bot.behaviour.disputes.court import RULE, Court
from tests.bot.behaviour.disputes.test_appeals import appealed
from tests.bot.behaviour.disputes.test_desk import in_a_match
from tests.bot.behaviour.disputes.test_friends import allowed, disputed, proposed
from tests.bot.behaviour.table import Card
from tests.bot.matches.table import HandClock

TEXT, FILES = 4, 19
DEEP = 3
"""Presses from a card to the last one that is looked at."""
REFUSED = [localizer(language).say(key) for language in Language for key in ("dispute-not-done", "verdict-cannot")]


class _NotKept(Exception):
    """Ends the transaction of a match whose change is only tried."""


async def tried(work: DeskWork, case: DisputeCase, seen: int | None, also: object) -> Any:
    """The answer that writing a change would get; nothing of it is kept."""

    async def beside(*_: object) -> None:
        raise _NotKept

    try:
        done = await work._in_match(case, seen, beside)
    except _NotKept:
        return case
    return case if done is None or isinstance(done, Position) else from_match(done)


@dataclass
class Visitor:
    """Somebody who presses all that they are shown, and what was refused to them."""

    court: Court
    member: MemberActor
    refused: list[str]
    pressed: dict[str, list[str]] = field(default_factory=dict)

    async def press(self, card: Card, custom_id: str, path: tuple[str, ...] = ()) -> list[str]:
        """Press a button and all that it shows; the refusals of this press and of those.

        Args:
            path: the buttons that led to this one, from the public card or from the desk.
        """
        if custom_id in self.pressed:
            return self.pressed[custom_id]
        if custom_id not in card.buttons.values():
            # A press before it left something else on the card.
            card = await self.reached(path)
        self.refused.clear()
        answer = await self.answered(card, custom_id)
        found = [*self.refused, *(said for said in REFUSED if answer is not None and said in answer.text)]
        self.pressed[custom_id] = found
        if answer is not None and answer.private and len(path) < DEEP:
            for other in list(answer.buttons.values()):
                below = await self.press(answer, other, (*path, custom_id))
                found += [f"{custom_id} → {each}" for each in below]
        return found

    async def reached(self, path: tuple[str, ...]) -> Card:
        """The card that these presses lead to."""
        card = (
            self.court.card()
            if path and path[0].startswith("dp:")
            else await self.court.use(self.member, "desk", number=1)
        )
        for custom_id in path:
            answer = await self.answered(card, custom_id)
            assert answer is not None
            card = answer
        return card

    async def answered(self, card: Card, custom_id: str) -> Card | None:
        """The card that a button leads to, through its form where it has one."""
        shown = await self.court.shown(self.member, card, custom_id)
        return await self.court._read(shown) if shown.modal is None else await self.submitted(shown)

    async def submitted(self, shown: Any) -> Card | None:
        """Send in a form as it is filled already, and with some words where it is empty."""
        values: dict[str, Any] = {}
        for each in (label["component"] for label in shown.modal["components"]):
            if each["type"] == FILES:
                return None
            if each["type"] == TEXT:
                values[each["custom_id"]] = each.get("value") or WORDS.get(each["custom_id"], "Words.")
            elif "options" in each:
                chosen = [option["value"] for option in each["options"] if option.get("default")]
                values[each["custom_id"]] = chosen or [each["options"][0]["value"]]
        return await self.court.fill(self.member, shown, **values)


WORDS = {"rules": RULE, "ways": "", "changes": '{"left": 4}', "places": "1 2", "points": "", "value": "4"}
State = Callable[[Court, HandClock], Awaitable[object]]


async def _hearing(court: Court, _: HandClock) -> None:
    await court.party.started()
    await court.party.move(0)
    await court.open()


async def _called(court: Court, clock: HandClock) -> None:
    await _hearing(court, clock)
    await court.press(court.eva, court.card(), ":call")


async def _heard_by_a_judge(court: Court, clock: HandClock) -> None:
    await _called(court, clock)
    await court.claimed()


async def _open(court: Court, _: HandClock) -> None:
    await in_a_match(court)


async def _overdue(court: Court, clock: HandClock) -> None:
    await _open(court, clock)
    await court.press(court.karel, court.card(), ":still")
    clock.advance(hours=25)
    await court.party.client.disputes.due.tick()
    await court.deliver()
    assert (await court.dispute()).called


async def _claimed(court: Court, clock: HandClock) -> None:
    await _open(court, clock)
    await court.claimed()


async def _recused(court: Court, clock: HandClock) -> None:
    await _open(court, clock)
    await court.recuse(court.judge, await court.claimed())


def _decided(remedy: str) -> State:
    async def state(court: Court, clock: HandClock) -> None:
        await _open(court, clock)
        await court.give(await court.written(await court.claimed(), remedy))

    return state


async def _too_late(court: Court, clock: HandClock) -> None:
    await _decided("none")(court, clock)
    clock.advance(hours=25)


async def _final(court: Court, clock: HandClock) -> None:
    await _decided("none")(court, clock)
    clock.advance(hours=24 * 4)
    # Nothing draws the card anew at that moment; the first press does.
    await court.shown(court.karel, court.card(), ":appeal")
    await court.deliver()


async def _appealed(court: Court, clock: HandClock) -> None:
    await _decided("no-result")(court, clock)
    await court.fill(court.karel, await court.shown(court.karel, court.card(), ":appeal"), words="No.")


async def _appeal_taken(court: Court, _: HandClock) -> None:
    await appealed(court)


async def _appeal_of_a_match_that_is_over(court: Court, clock: HandClock) -> None:
    await _appealed(court, clock)
    await court.claimed(court.head)


def _answered(answer: str) -> State:
    async def state(court: Court, _: HandClock) -> None:
        remedy = "none" if answer == "changed" else ""
        preview = await court.written(await appealed(court), remedy, court.head, answer, ruling="Heard.")
        await court.give(preview, court.head)

    return state


async def _appeal_withdrawn(court: Court, clock: HandClock) -> None:
    await _appealed(court, clock)
    await court.press(court.karel, court.card(), ":unappeal")


async def _appeal_with_a_rival(court: Court, clock: HandClock) -> None:
    await _decided("none")(court, clock)
    await court.fill(court.karel, await court.shown(court.karel, court.card(), ":appeal"), words="No.")
    await court.party.move(1)
    await court.open(court.karel, question="And this one?")
    await court.claimed(court.head)


async def _mended(court: Court, clock: HandClock) -> None:
    await _decided("no-result")(court, clock)
    mended = await court.written(await court.use(court.judge, "desk", number=1), "undo", answers="mend")
    await court.give(mended)


async def _dismissed(court: Court, clock: HandClock) -> None:
    await _decided("groundless")(court, clock)


async def _settled(court: Court, clock: HandClock) -> None:
    await _open(court, clock)
    for member in (court.eva, court.karel):
        await court.press(member, court.card(), ":settle")


async def _withdrawn(court: Court, clock: HandClock) -> None:
    await _open(court, clock)
    await court.press(court.eva, court.card(), ":withdraw")


async def _asked_to_go_back(court: Court, clock: HandClock) -> None:
    await _claimed(court, clock)
    await court.press(court.eva, court.card(), ":views")
    await court.party.client.disputes.verdicts.ask_sides(court.guild, 1, Official(court.judge.id, judge=True), 1)
    await court.deliver()


async def _three(court: Court, _: HandClock) -> None:
    await allowed(court)
    await disputed(court)


async def _three_all_told(court: Court, clock: HandClock) -> None:
    await _three(court, clock)
    await court.tell(court.judge, "I saw it happen.")


async def _three_and_a_proposal(court: Court, clock: HandClock) -> None:
    await _three_all_told(court, clock)
    await proposed(court, court.eva)


async def _three_and_an_old_proposal(court: Court, clock: HandClock) -> None:
    await _three_and_a_proposal(court, clock)
    position = await court.party.position()
    await court.party.move(position.prompts()[0].seat)
    await court.press(court.karel, court.card(), ":settle")


async def _ruled_by_the_table(court: Court, clock: HandClock) -> None:
    await _three(court, clock)
    await court.press(court.judge, court.card(), ":aside")
    await proposed(court, court.judge)


async def _substitute_named(court: Court, clock: HandClock) -> None:
    await _three_all_told(court, clock)
    picking = await court.press(court.eva, court.card(), ":name")
    await court.pick(court.eva, picking, "dstand:1", court.head)


STATES: dict[str, State] = {
    "hearing": _hearing,
    "called": _called,
    "heard by a judge": _heard_by_a_judge,
    "open": _open,
    "overdue": _overdue,
    "claimed": _claimed,
    "asked to go back": _asked_to_go_back,
    "recused": _recused,
    "decided": _decided("none"),
    "match ended": _decided("no-result"),
    "rewound": _decided("back-anew"),
    "mended": _mended,
    "too late to mend": _too_late,
    "final": _final,
    "dismissed": _dismissed,
    "appealed": _appealed,
    "appeal taken": _appeal_taken,
    "appeal taken, match over": _appeal_of_a_match_that_is_over,
    "appeal taken, another dispute": _appeal_with_a_rival,
    "upheld": _answered("upheld"),
    "changed": _answered("changed"),
    "sent back": _answered("sent-back"),
    "appeal withdrawn": _appeal_withdrawn,
    "settled": _settled,
    "withdrawn": _withdrawn,
    "three": _three,
    "three, all told": _three_all_told,
    "three, a proposal": _three_and_a_proposal,
    "three, an old proposal": _three_and_an_old_proposal,
    "ruled by the table": _ruled_by_the_table,
    "substitute named": _substitute_named,
}
QUICK = ("settled",)


@pytest.mark.parametrize(
    "state", [pytest.param(name, marks=[] if name in QUICK else [pytest.mark.slow], id=name) for name in STATES]
)
async def test_nothing_is_offered_that_is_refused(
    court: Court, clock: HandClock, monkeypatch: pytest.MonkeyPatch, state: str
) -> None:
    await STATES[state](court, clock)
    before = await court.dispute()
    refused: list[str] = []
    _listened(monkeypatch, refused)
    monkeypatch.setattr(DeskWork, "_written", tried)
    people = [court.eva, court.karel, court.judge, court.head]
    visitors = [Visitor(court, member, refused) for member in people]

    card = court.card()
    offered = list(card.buttons.values())
    nobodys, own = [], []
    for custom_id in offered:
        found = [await visitor.press(card, custom_id) for visitor in visitors]
        if all(any(" → " not in each for each in answers) for answers in found):
            nobodys.append(custom_id)
        own += [each for answers in found for each in answers if " → " in each]
    for visitor in visitors:
        panel = await court.use(visitor.member, "desk", number=1)
        for custom_id in panel.buttons.values():
            own += await visitor.press(panel, custom_id)

    assert nobodys == [], "nobody may press these on the public card"
    assert own == [], "offered to somebody, and refused"
    assert (await court.dispute()).status is before.status, "a press was kept"
    assert sum(len(visitor.pressed) for visitor in visitors) > 4 * len(offered)


def _listened(monkeypatch: pytest.MonkeyPatch, refused: list[str]) -> None:
    """Hear every refusal that is raised."""
    for kind in (Refusal, NotGranted):
        made = kind.__init__

        def heard(self: Any, *args: Any, _made: Any = made, **values: Any) -> None:
            refused.append(str(args[0]))
            _made(self, *args, **values)

        monkeypatch.setattr(kind, "__init__", heard)
