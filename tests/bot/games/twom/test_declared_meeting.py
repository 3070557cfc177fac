"""People at a table tell of a combat or a trade, and the referee plays it from there."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.games.questions import Step
from bot.games.twom.asks.decide import begun
from bot.games.twom.game import Twom
from bot.games.twom.pack.effects.meeting import Fight, Trade
from bot.games.twom.position.commands import Pick, Tell
from bot.games.twom.position.decks import Cards
from bot.games.twom.position.frames.combat import Blow, Combat, Foe
from bot.games.twom.position.frames.night import Trading
from bot.games.twom.position.frames.stack import Declaring, Doing
from bot.games.twom.position.people import Person
from bot.games.twom.position.state import State, Table
from tests.bot.games.twom.table import Script, asked, at, done, refused, tiny
from tests.rows import rows

OUT = (Person("vera", night="outside"), Person("hugo", night="guard"))
SAYS = Declaring("residents.strangers", ("vera",))
TWO = ("fight", "2", "0", "1", "pistol", "melee", "0", "1", "2", ".bare", "no", "-")


def outside() -> State:
    return at("card-over", OUT, outside="mill", noise=2, unknown=2, pile={"turnip": 3}, stack=(SAYS,))


def test_a_combat_is_fought_with_the_enemies_that_people_tell() -> None:
    after = done(outside(), Pick(TWO))
    combat = after.stack[-1]
    assert isinstance(combat, Combat)
    assert [(foe.letter, foe.weapons) for foe in combat.foes] == [
        ("A", ("pistol", "melee")), ("A", ("pistol", "melee")), ("C", ()),
    ]  # fmt: skip
    assert (combat.fighters, combat.thugs, combat.at_home) == (("vera",), False, False)
    assert [foe.prowess for foe in combat.foes] == [0, 1, 2]
    assert len(after.stack) == 1, "what else the card does was told with it"


def test_killing_thugs_burdens_nobody_if_people_say_they_are() -> None:
    after = done(outside(), Pick(("fight", "0", "1", "2", "hatchet", "1", "0", ".bare", "no", "b")))
    combat = after.stack[-1]
    assert isinstance(combat, Combat)
    assert [(foe.letter, foe.thug) for foe in combat.foes] == [("B", True), ("C", False)]


@rows(
    "picks",
    [
        ("fight",),
        ("fight", "0", "0", "0", "no", "-"),
        ("fight", "4", "0", ".bare", "0", "0", "no", "-"),
        ("fight", "1", "4", ".bare", "0", "0", "no", "-"),
        ("fight", "1", "0", "pistol", "pistol", "0", "0", "no", "-"),
        ("fight", "1", "0", "melee", "melee", "0", "0", "no", "-"),
        ("fight", "1", "0", ".bare", "0", "0", "a", "-"),
        ("fight", "1", "0", ".bare", "0", "0", "no", "b"),
        ("trade", "2", "gauze"),
        ("traded", "9", "turnip"),
        ("traded", "0", "stew", ".enough"),
        ("traded", "0", "gauze", "gauze", ".enough"),
    ],
)
def test_what_cannot_be_is_refused(picks: tuple[str, ...]) -> None:
    assert refused(outside(), Pick(picks)) == ("scenes.more",)


@pytest.mark.parametrize(("side", "stage"), [("people", "rerolls"), ("enemies", "choice"), ("no", "choice")])
def test_people_tell_whose_ambush_comes_before_the_combat(side: str, stage: str) -> None:
    after = done(replace(outside(), pile={}), Pick(("fight", "1", "0", ".bare", "0", "0", side, "-")))
    (frame,) = (each for each in after.stack if isinstance(each, Combat))
    assert (frame.stage, frame.round) == (stage, 0 if side == "no" else 1)


COMBAT = Combat((Foe("A", 0),), ("vera",), stage="scenes", volley="rest", blows=(Blow("grey", "S", who="vera"),))
ON_TOP = Declaring("fate.calm", ("vera",))


@pytest.mark.parametrize(
    ("what", "ambush", "stage"),
    [("ambush-people", "people", "firing"), ("ambush-enemies", "enemies", "firing"), ("flee", None, "over")],
)
def test_people_tell_of_an_ambush_in_the_combat_that_is_fought(what: str, ambush: str | None, stage: str) -> None:
    first = replace(outside(), stack=(COMBAT, ON_TOP), table=Table())
    after = done(first, Pick((what,)))
    frame = after.stack[0]
    assert isinstance(frame, Combat)
    assert (frame.ambush, frame.stage, after.stack[1:]) == (ambush, stage, (ON_TOP,))
    now = done(replace(first, table=outside().table), Pick((what,))).stack
    assert ON_TOP not in now, "nothing more of the card is asked"
    assert refused(outside(), Pick((what,))) == ("scenes.more",), "nobody fights"


def test_of_a_fate_card_that_the_pack_does_not_know_people_say_what_its_lower_part_does() -> None:
    waiting = done(replace(outside(), stack=(COMBAT,), decks={}), Pick(("fate",)))
    assert waiting.stack[-1] == Declaring("fate.unknown", ("vera",))
    assert asked(waiting).ask.key == "twom-await-declared"


def test_nobody_comes_from_a_deck_that_has_run_dry() -> None:
    dry = replace(outside(), decks={**outside().decks, "residents": Cards({}), "visitors": Cards({})})
    assert refused(dry, Pick(("encounter",))) == ("scenes.more",)
    assert refused(replace(dry, noise=0, outside=None), Pick(("visitor",))) == ("scenes.more",)
    assert refused(outside(), Pick(("encounter",))) == ()
    assert refused(replace(outside(), noise=0, outside=None), Pick(("visitor",))) == ()


def test_trade_one_form_says_the_whole_of_it() -> None:
    """Turnips are worth 5 each, shells 2: one turnip for a commission of 2, one for two shells; no change is given."""
    state = replace(outside(), pile={"turnip": 6}, unknown=0)
    worth = tiny().components.tokens["turnip"].value, tiny().components.tokens["shell"].value
    assert worth == (5, 2)
    after = done(state, Pick(("traded", "2", "turnip", "shell", "shell", ".enough", "turnip")))
    assert (after.pile, after.stack) == ({"shell": 2, "turnip": 4}, ())
    short = Pick(("traded", "2", "turnip", "shell", ".enough"))
    assert refused(state, short) == ("scenes.more",), "what is bought has to be paid for"


def test_trade_of_nothing_for_nothing_leaves_all_as_it_was() -> None:
    state = replace(outside(), pile={"turnip": 6}, unknown=0)
    after = done(state, Pick(("traded", "0", ".enough")))
    assert (after.pile, after.stack) == ({"turnip": 6}, ())


def test_trade_that_the_pack_knows_is_one_answer_too_and_only_what_it_offers_is_bought() -> None:
    trading = Trading(Trade(("shell", "brandy"), 2))
    table = replace(outside().table, cards="table")
    state = replace(outside(), pile={"turnip": 6}, unknown=0, stack=(trading,), table=table)
    after = done(state, Pick(("trade", "turnip", "shell", "shell", ".enough", "turnip")))
    assert (after.pile, after.stack) == ({"shell": 2, "turnip": 4}, ())
    assert done(state, Pick(("nothing",))).pile == {"turnip": 6}
    assert refused(state, Pick(("trade", "turnip", "stew", ".enough"))) == ("trade.commission",), "nobody offers stew"
    assert refused(state, Pick(("trade", "turnip"))) == ("trade.commission",), "the answer is not whole"
    begun_before = replace(state, stack=(replace(trading, paid=True),))
    assert done(begun_before, Pick(("shell", "turnip"))).pile == {"shell": 1, "turnip": 5}


def test_without_enemy_tokens_people_tell_the_prowess_of_each() -> None:
    game = Twom(replace(tiny().components.pack, enemies=()))
    fight = Doing((Fight(("B",)),), "residents.strangers", ("vera",))
    waiting = begun(game.components, replace(outside(), stack=(fight,)), Script()).state
    assert waiting.pending is not None
    assert (waiting.pending.what, waiting.pending.options) == ("enemies-b", ("0", "1", "2", "3"))
    done_ = game.play(waiting, waiting.holder, Tell("3"), Script())
    assert isinstance(done_, State)
    combat = done_.stack[-1]
    assert isinstance(combat, Combat)
    assert combat.foes == (Foe("B", 3),)


def test_where_something_else_can_be_told_several_dice_are_picked_or_none_all_the_same() -> None:
    dice = tuple(Blow("grey", "S", who="vera") for _ in range(2))
    combat = Combat((Foe("A", 0),), ("vera",), stage="scenes", blows=dice)
    told = Table(cards="table", dice="table", version=2)
    state = replace(outside(), stack=(combat,), table=told)
    game, prompt = tiny(), asked(state)
    before = game.step(state, prompt, ())
    assert isinstance(before, Step)
    assert [option.token for option in before.options] == [".rest", ".told"]
    which = game.step(state, prompt, (".rest",))
    assert isinstance(which, Step)
    assert (which.least, which.most) == (0, 2)
    for picks in ("-", "1", "0+1"):
        assert game.command(state, prompt, (".rest", picks)) == Pick((picks,))
