"""Saving after dawn, each test named after the rule it is about, and campaigns that go on from a sheet."""

from __future__ import annotations

import json
import re
from typing import Any

from msgspec.structs import replace

from bot.games.contract import after_events
from bot.games.setup import Choice, Setup
from bot.games.twom.game import Twom
from bot.games.twom.pack.effects.things import Gain
from bot.games.twom.pack.form import FORM
from bot.games.twom.position.decks import Cards
from bot.games.twom.position.events import Opened
from bot.games.twom.position.night_commands import GoOn
from bot.games.twom.position.people import Lost, Person
from bot.games.twom.position.state import Due, Spot, State
from bot.games.values import SPECTATOR, Rejected
from tests.bot.games.twom.pieces import pieces
from tests.bot.games.twom.table import TINY, Script, asked, at, done, opened, setup, tiny
from tests.rows import rows

SAVED = Choice("saved", False, kind="file", needed=False)
BY_HAND = """
day = 6
locations = ["depot", "mill", "chapel"]
people = [{ key = "olaf", wounds = 2, traits = ["handy"] }, { key = "vera" }]
lost = [{ key = "dita", how = "left", day = 4 }]
store = { plank = 3, revolver = 1 }
shelter = { hall = { fitting = "cot" }, nook = {}, attic = { card = "door" } }
last_resort = ["trinket"]
frost = 2
"""


def rich() -> State:
    """The sixth dawn of a campaign in which much has happened."""
    state = opened()
    decks = {
        **state.decks,
        "raids": Cards({"prowlers": 2}, discards={"prowlers": 1}, red={"assault": 2}, mixed=1),
        "exploration": Cards({"shelf": 5, "steps": 6, "exit": 2}, discards={"crate": 4}, out={"shelf": 1}),
        "last-resort": Cards({"trinket": 3}),
    }
    return replace(
        state,
        step="new-day",
        day=6,
        turned=6,
        holder=2,
        people=(
            Person("vera", wounds=2, at="gate", medicine={"gauze": 1}),
            Person("olaf", at="gate", traits=("handy",)),
        ),
        characters={"dita": 1},
        lost=(Lost("hugo", "died", 4, counted=True),),
        store={"plank": 1, "carbine": 1, "shell": 2},
        supply={**state.supply, "plank": 19, "part": 20, "bottle": 6, "spade": 2, "pick": 3, "turnip": 6, "gauze": 2,
                "carbine": 0, "shell": 3},
        removed={"shell": 1},
        decks=decks,
        shelter={"attic": Spot(card="door"), "nook": Spot(fitting="stove")},
        fittings={"cot": 2, "flue": 1, "barrier": 1},
        boarded=2,
        frost=1,
        last_resort=("trinket",),
        prices={"brandy": 2},
        flags=("sung",),
        due=(Due(8, (Gain({"stew": 1}),), "scripts.71"),),
        read=(71, 333),
        figures={"built": 3},
    )  # fmt: skip


def sheet(state: State) -> bytes:
    saved = tiny().save(state)
    assert isinstance(saved, bytes)
    return saved


def with_sheet(content: str, seats: int = 3) -> Setup:
    return replace(setup(seats), options={"saved": content})


def reopened(content: bytes | str, seats: int = 3) -> State:
    """The first position of a campaign that goes on from a sheet."""
    game = tiny()
    text = game.read(SAVED, content.encode() if isinstance(content, str) else content)
    assert isinstance(text, str), text
    assert game.read(SAVED, text.encode()) == text
    chosen = with_sheet(text, seats)
    assert game.check(chosen) == ()
    return after_events(game, game.open(chosen, Script()))


def refusal(content: bytes | str) -> tuple[str, str]:
    """The rule by which a sheet is refused, and the sentence."""
    read = tiny().read(SAVED, content.encode() if isinstance(content, str) else content)
    assert isinstance(read, Rejected), read
    (violation,) = read.violations
    return violation.rule.removeprefix("twom-cs."), re.sub("^(twom|game)-adjust-", "", violation.line.key)


@rows("step", ["placing", "evening", "keeping", "water", "location"])
def test_save_when_only_after_dawn(step: str) -> None:
    saved = tiny().save(at(step, round=1))
    assert isinstance(saved, Rejected)
    assert [(each.rule, each.line.key) for each in saved.violations] == [("twom-cs.save.when", "twom-no-save")]
    assert isinstance(tiny().save(at("new-day")), bytes)


def test_save_script_everything_on_the_sheet_is_as_it_was() -> None:
    before = rich()
    after = reopened(sheet(before))
    for part in (
        "day", "turned", "holder", "people", "lost", "characters", "store", "supply", "removed", "shelter", "fittings",
        "ideas", "boarded", "frost", "last_resort", "prices", "flags", "due", "read", "figures",
        "locations",
    ):  # fmt: skip
        assert getattr(after, part) == getattr(before, part), part
    assert asked(after).ask.key == "twom-await-new-day"
    assert sheet(after) == sheet(before)
    assert pieces(after) == pieces(before)


def test_save_script_decks_and_backs_come_new() -> None:
    before = rich()
    assert before.backs["heap"] == {"heap-planks": 1}
    turned = replace(before, backs={**before.backs, "heap": {}})
    after = reopened(sheet(turned))
    assert after.backs["heap"] == {"heap-planks": 1}
    assert after.decks["raids"] == Cards({"prowlers": 3}, red={"assault": 2}, mixed=1)
    assert after.decks["exploration"].out == {"shelf": 1}
    assert after.decks["exploration"].left["crate"] == 4, "the discards are in the deck"


def test_a_campaign_goes_on_from_a_sheet_to_its_next_day() -> None:
    after = done(reopened(sheet(rich())), GoOn())
    assert (after.day, after.turned) == (7, 7)


def test_a_larger_and_a_smaller_table_go_on_with_the_diary_at_a_seat() -> None:
    assert reopened(sheet(rich()), 6).holder == 2
    assert reopened(sheet(rich()), 1).holder == 0


def test_a_sheet_written_by_hand() -> None:
    state = reopened(BY_HAND)
    assert (state.day, state.turned, state.frost, state.keys) == (6, 6, 2, ("olaf", "vera"))
    assert state.store == {"plank": 3, "revolver": 1}
    assert (state.supply["plank"], state.supply["spade"]) == (17, 2), "what is not in storage is in the box"
    assert state.shelter == {"attic": Spot(card="door"), "hall": Spot(fitting="cot"), "vault": Spot(card="grille")}
    assert (state.fittings["cot"], state.characters) == (1, {"hugo": 1})
    assert [line.key for line in tiny().remarks(SAVED, BY_HAND.encode())] == ["twom-remark-by-hand"]
    assert tiny().remarks(SAVED, sheet(state)) == ()


def test_the_log_says_what_a_campaign_goes_on_from() -> None:
    game = tiny()
    for content, key in ((sheet(rich()).decode(), "file"), (BY_HAND, "hand")):
        first = game.open(with_sheet(content), Script())[0]
        assert isinstance(first, Opened)
        assert game.narrate(first, SPECTATOR)[0].key == f"twom-restored-{key}"


def changed(**parts: Any) -> bytes:
    """The sheet of a campaign with some of its parts changed by hand."""
    return json.dumps({**json.loads(sheet(rich())), **parts}).encode()


@rows(
    ("content", "rule", "why"),
    [
        (changed(day=3), "term.save-sheet", "sheet-seal"),
        (changed(seal="", pack="other"), "term.save-sheet", "sheet-pack"),
        (changed(seal="", digest="0" * 64), "term.save-sheet", "sheet-pack"),
        (changed(version=2), "term.save-sheet", "sheet-version"),
        (changed(seal="", noise=3), "save.when", "sheet-moment"),
        (changed(seal="", store={"plank": 30}), "supply.shortage", "tokens"),
        (changed(seal="", surprise=1), "term.save-sheet", "unknown"),
        (changed(seal="", holder="me"), "term.save-sheet", "form"),
        (changed(seal="", people=[{"key": "vera"}] * 5), "setup.other-characters", "twice"),
        (BY_HAND.replace('"depot", "mill"', '"depot", "castle"'), "setup.decks", "card"),
        (BY_HAND.replace("locations", "flags"), "term.save-sheet", "missing"),
        ("day = 6", "term.save-sheet", "missing"),
        ("hello", "term.save-sheet", "sheet-form"),
        ("[" * 20_000, "term.save-sheet", "sheet-form"),
        ("{" * 20_000, "term.save-sheet", "sheet-form"),
        (b"\xff\xfe", "term.save-sheet", "sheet-form"),
        (b"#" * 70_000, "term.save-sheet", "sheet-long"),
    ],
)  # fmt: skip
def test_a_sheet_that_cannot_be_is_refused_with_a_reason(content: bytes | str, rule: str, why: str) -> None:
    assert refusal(content) == (rule, why)


def test_no_campaign_opens_from_a_sheet_that_was_tampered_with() -> None:
    violations = tiny().check(with_sheet(changed(day=3).decode()))
    assert [each.rule for each in violations] == ["twom-cs.term.save-sheet"]


def test_a_sheet_of_another_pack_is_refused() -> None:
    other = Twom(FORM.read(TINY.read_bytes().replace(b"number = 20", b"number = 21")))
    read = other.read(SAVED, sheet(rich()))
    assert isinstance(read, Rejected)
    assert read.violations[0].line.key == "twom-adjust-sheet-pack"
