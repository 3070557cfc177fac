"""Warriors enter play, openly or hidden, seek and leave cover, drive and go to the Outpost; what must be done first."""

from __future__ import annotations

from bot.games.doomtrooper.acts.flow.entering import HID
from bot.games.doomtrooper.acts.happening.leaving import discard
from bot.games.doomtrooper.looks.meaning.tags import tags
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.commands import Act, Announce, Attack, ChooseTactic, CountAs, Follow, Pass, Play
from bot.games.doomtrooper.position.frames import Combat, Revealing, Window
from bot.games.doomtrooper.position.state import Token, Used
from bot.games.doomtrooper.tells.previews import preview
from bot.games.doomtrooper.words.rules.rulesets import SWEDISH
from tests.bot.games.doomtrooper.flow.seats import Seats
from tests.rows import rows

OTHER = Token("other", 0)


def recruiting(ratings: str = "5/5/5/4", **more: object) -> tuple[Seats, int]:
    table = Seats()
    card = table.warrior(0, "hand", ratings=ratings, **more)
    return table.acting(), card


@rows(
    ("tags", "area"),
    [(("bauhaus",), "squad"), (("legion",), "cohort"), (("crescentia",), "outpost"), (("outsider",), "aside")],
)
def test_a_warrior_is_paid_for_and_goes_to_the_area_of_his_side(tags: tuple[str, ...], area: str) -> None:
    """Rule: doomtrooper-cs.recruit.action"""
    table, card = recruiting(tags=tags)
    table.says(0, Play(card, area=area)).all_pass(until="action")
    assert (table.zone(card), table.points(), table.tokens()) == (area, (6, 5), ("any", "any"))


def test_who_is_too_expensive_is_not_recruited() -> None:
    table, card = recruiting("5/5/5/11")
    assert table.refused(0, Play(card, area="squad")) == "recruit.cost"


def test_only_a_tribe_opens_the_outpost() -> None:
    table, card = recruiting(tags=("lutheran",))
    assert not table.state.opened
    table.says(0, Play(card, area="outpost")).all_pass(until="action")
    assert table.state.opened


def personality(table: Seats, seat: int, zone: str, **more: object) -> int:
    return table.warrior(seat, zone, name="HERO", tags=("personality",), ratings="5/5/5/4", **more)


def test_a_personality_is_in_play_once_across_the_table() -> None:
    """Rule: doomtrooper-cs.personality.one-copy"""
    table = Seats()
    there, card = personality(table, 1, "squad"), personality(table, 0, "hand")
    table.acting()
    assert table.refused(0, Play(card, area="squad")) == "personality.one-copy"
    discard(table.run, there)
    table.says(0, Play(card, area="squad"))


def test_who_is_out_of_play_or_imprisoned() -> None:
    """Rule: doomtrooper-cs.target.imprisoned-personality"""
    table = Seats()
    personality(table, 1, "squad", marks=("out",))
    card = personality(table, 0, "hand")
    table.acting().says(0, Play(card, area="squad"))
    table = Seats()
    personality(table, 1, "squad", marks=("imprisoned",))
    card = personality(table, 0, "hand")
    assert table.acting().refused(0, Play(card, area="squad")) == "personality.one-copy"


# Hidden warriors.


def hidden(table: Seats, seat: int, ratings: str = "5/5/5/4", **more: object) -> int:
    return table.warrior(seat, "aside", ratings=ratings, covered=True, unpaid=True, **more)


def test_a_warrior_recruited_into_cover_is_neither_paid_for_nor_known() -> None:
    """Rule: doomtrooper-cs.hidden.secret, doomtrooper-cs.hidden.no-area, doomtrooper-cs.hidden.cost"""
    table = Seats()
    table.warrior(0)
    card = table.warrior(0, "hand", ratings="5/5/5/9")
    table.acting().says(0, Play(card, hidden=True)).all_pass(until="action")
    here = table.state.cards[card]
    assert (here.zone, here.covered, here.unpaid, table.points(), table.tokens()) == ("aside", True, True, (10, 5), ())
    assert all(event.about[0].hidden for event in table.told(ev.Moved) if event.card == card)


def test_one_warrior_stays_uncovered() -> None:
    """Rule: doomtrooper-sv.cover.not-all"""
    table, card = recruiting()
    assert table.refused(0, Play(card, hidden=True)) == "cover.one-uncovered"
    table = Seats()
    one = table.warrior(0)
    table.warrior(0, covered=True)
    assert table.acting().refused(0, Act("cover", one)) == "cover.one-uncovered"
    table = Seats(rules=SWEDISH)
    one = table.warrior(0)
    assert table.acting().refused(0, Act("cover", one)) == "cover.not-all"


def test_who_is_never_in_cover_is_not_hidden() -> None:
    table = Seats()
    table.warrior(0)
    never = ({"do": "ability", "ability": "never-cover"},)
    card = table.warrior(0, "hand", effects=never)
    one = table.warrior(0, effects=never)
    table.acting()
    assert table.refused(0, Play(card, hidden=True)) == "hidden.never"
    assert table.refused(0, Act("cover", one)) == "cover.never"


@rows(
    ("destiny", "left", "zone"),
    [(10, (6, 5), "squad"), (4, (0, 5), "squad"), (3, (0, 4), "discard"), (0, (0, 1), "discard")],
)
def test_a_hidden_warrior_is_paid_for_as_he_leaves_cover(destiny: int, left: tuple[int, int], zone: str) -> None:
    """Rule: doomtrooper-cs.hidden.unpaid"""
    table = Seats().have(0, destiny=destiny)
    card = hidden(table, 0)
    table.warrior(0)
    table.acting().says(0, Act("uncover", card)).all_pass(until="action")
    assert (table.points(), table.zone(card)) == (left, zone)
    if zone == "squad":
        here = table.state.cards[card]
        assert not here.covered and not here.unpaid and "left-cover" in here.marks


@rows(("destiny", "told"), [(10, "pays"), (4, "pays"), (3, "lost")])
def test_the_preview_says_what_a_hidden_warrior_costs_as_he_leaves_cover(destiny: int, told: str) -> None:
    table = Seats().have(0, destiny=destiny)
    card = hidden(table, 0)
    line = preview(table.acting().run, 0, Act("uncover", card))
    assert (line.key, line.args["price"]) == (f"doomtrooper-preview-uncover-{told}", 4)


def test_points_never_fall_below_nothing() -> None:
    """Rule: doomtrooper-cs.hidden.points-floor"""
    table = Seats().have(0, destiny=1, victory=1)
    card = hidden(table, 0, "5/5/5/9")
    table.warrior(0)
    table.acting().says(0, Act("uncover", card)).all_pass(until="action")
    assert table.points() == (0, 0)


def test_a_hidden_warrior_is_paid_for_when_he_is_attacked() -> None:
    table = Seats()
    attacker, card = table.warrior(0, ratings="9/9/9/9"), hidden(table, 1)
    table.acting().says(0, Attack()).all_pass().says(0, Announce(attacker, card))
    table.all_pass()
    assert table.points(1) == (6, 5)
    assert isinstance(table.run.top, Combat)
    table.says(0, ChooseTactic("fight"))


def test_an_attack_on_a_hidden_warrior_who_may_not_be_attacked_is_over_and_spent() -> None:
    """Rule: doomtrooper-cs.hidden.illegal-attack"""
    table = Seats()
    attacker = table.warrior(0)
    card = hidden(table, 1, effects=({"do": "bar", "what": ["attacked"]},))
    table.acting().says(0, Attack()).all_pass().says(0, Announce(attacker, card)).all_pass(until="discard")
    assert table.points(1) == (6, 5)
    assert [event.why for event in table.told(ev.CombatEnded)] == ["illegal"]
    assert not table.state.cards[attacker].wounded


def test_a_hidden_warrior_gets_no_cards() -> None:
    """Rule: doomtrooper-cs.hidden.no-attachments"""
    table = Seats()
    card = hidden(table, 0)
    table.warrior(0)
    gun = table.card(
        "equipment", 0, play={"to": "card", "whom": {"side": "own", "tags": ["warrior"]}, "after": "attach"}
    )
    table.acting()
    assert table.refused(0, Play(gun, targets=(card,))) == "hidden.no-attachments"
    table.says(0, Play(gun, targets=(1,)))


# The same personality, hidden.


def test_a_hidden_personality_shows_himself_when_he_is_recruited_elsewhere() -> None:
    """He is paid for and stays in cover; the other takes card and points back and has his action again.

    Rule: doomtrooper-cs.personality.hidden-copy, doomtrooper-cs.personality.second-player
    """
    table = Seats()
    there, card = personality(table, 1, "aside", covered=True, unpaid=True), personality(table, 0, "hand")
    table.acting().says(0, Play(card, area="squad")).all_pass(until="action")
    assert (table.points(0), table.points(1), table.zone(card)) == ((10, 5), (6, 5), "hand")
    here = table.state.cards[there]
    assert (here.covered, here.unpaid) == (True, False)
    assert len(table.tokens()) == 3


def test_a_hidden_personality_who_cannot_be_paid_for_makes_way() -> None:
    """Rule: doomtrooper-cs.personality.hidden-unpaid"""
    table = Seats().have(1, destiny=1)
    there, card = personality(table, 1, "aside", covered=True, unpaid=True), personality(table, 0, "hand")
    table.acting().says(0, Play(card, area="squad")).all_pass(until="action")
    assert (table.zone(there), table.zone(card), table.points(1)) == ("discard", "squad", (0, 2))


def test_of_several_hidden_copies_the_first_is_paid_for() -> None:
    """Rule: doomtrooper-cs.personality.several-hidden"""
    table = Seats(3)
    late = personality(table, 1, "aside", covered=True, unpaid=True)
    first = personality(table, 2, "aside", covered=True, unpaid=True)
    table.warrior(1)
    table.acting()
    for card in (first, late):
        table.run.emit(ev.DidUse(Used(card, HID, 1)))
    table.run.push(Revealing(late, "leaves"))
    table.goes_on()
    assert (table.zone(late), table.points(1), table.points(2)) == ("hand", (10, 5), (6, 5))
    assert not table.state.cards[first].unpaid


# Cover and vehicles.


def test_a_warrior_seeks_cover_and_leaves_it() -> None:
    """Rule: doomtrooper-cs.cover.wounded"""
    table = Seats()
    one = table.warrior(0, wounded=True)
    table.warrior(0)
    table.acting().says(0, Act("cover", one)).all_pass()
    assert table.state.cards[one].covered and table.state.cards[one].wounded
    table.says(0, Act("uncover", one)).all_pass()
    assert not table.state.cards[one].covered
    assert "left-cover" in table.state.cards[one].marks


def test_nobody_in_a_vehicle_seeks_cover() -> None:
    """Rule: doomtrooper-cs.vehicle.board"""
    table = Seats()
    one = table.warrior(0, inside=True)
    table.on(one, tags=("vehicle",))
    table.warrior(0)
    table.acting()
    assert table.refused(0, Act("cover", one)) == "vehicle.inside-limits"
    table.says(0, Act("board", one)).all_pass().says(0, Act("cover", one))


def test_a_destroyed_vehicle_wounds_its_driver_and_dies_with_him_alone() -> None:
    table = Seats()
    one = table.warrior(0, inside=True)
    tank = table.on(one, tags=("vehicle",))
    table.acting()
    discard(table.run, tank)
    table.goes_on()
    assert table.state.cards[one].wounded and not table.state.cards[one].inside
    table = Seats()
    one = table.warrior(0, inside=True, wounded=True)
    tank = table.on(one, tags=("vehicle",))
    table.acting()
    discard(table.run, one)
    assert [table.zone(card) for card in (one, tank)] == ["discard", "discard"]
    assert not table.told(ev.Pushed)


# Duties.


def test_with_everybody_in_cover_the_next_ordinary_action_leaves_it_or_recruits() -> None:
    table = Seats()
    one = table.warrior(0, covered=True)
    card = table.warrior(0, "hand")
    table.acting(Token("any"), Token("any"), OTHER)
    assert table.refused(0, Attack()) == "cover.must-leave"
    assert table.offered(0, "meditate") == []
    table.says(0, Act("meditate")).all_pass()
    assert table.tokens() == ("any", "any")
    assert table.refused(0, Act("meditate")) == "cover.must-leave"
    table.says(0, Play(card, area="squad")).all_pass(until="action")
    table.all_pass()
    assert "meditate" in table.offered(0)
    assert table.state.cards[one].covered


def test_by_the_swedish_rules_recruiting_does_not_do() -> None:
    """Rule: doomtrooper-sv.cover.forced-out"""
    table = Seats(rules=SWEDISH)
    one = table.warrior(0, covered=True)
    card = table.warrior(0, "hand")
    table.acting()
    assert table.refused(0, Play(card, area="squad")) == "cover.forced-out"
    table.says(0, Act("uncover", one))


def outpost() -> tuple[Seats, int]:
    """The other player stands on the Outpost, which is open."""
    table = Seats()
    own = table.warrior(0, tags=("bauhaus",))
    table.warrior(1, "outpost", tags=("crescentia",))
    table.acting()
    table.run.emit(ev.OutpostOpened())
    return table, own


def test_somebody_must_go_to_the_outpost_first() -> None:
    table, own = outpost()
    assert table.refused(0, Act("meditate")) == "transfer.duty"
    assert table.offered(0) == ["transfer", "pass"]
    table.says(0, Act("transfer", own, "outpost")).all_pass()
    assert table.zone(own) == "outpost"
    assert table.refused(0, Act("transfer", own, "squad")) == "transfer.once"
    table.says(0, Act("meditate"))


def test_the_outpost_comes_before_cover_and_a_covered_warrior_may_go() -> None:
    """Rule: doomtrooper-cs.cover.outpost-first, doomtrooper-cs.transfer.duty-priority"""
    table, own = outpost()
    table.run.emit(ev.Marked(own, "covered"))
    assert table.refused(0, Act("uncover", own)) == "transfer.duty"
    table.says(0, Act("transfer", own, "outpost")).all_pass()
    assert table.state.cards[own].covered
    assert table.refused(0, Act("meditate")) == "cover.must-leave"


def test_a_duty_that_cannot_be_met_binds_nobody() -> None:
    table, own = outpost()
    table.run.emit(ev.Marked(own, "transferred"))
    table.says(0, Act("meditate"))


def test_the_outpost_is_shut_until_it_is_opened() -> None:
    table = Seats()
    own = table.warrior(0)
    assert table.acting().refused(0, Act("transfer", own, "outpost")) == "transfer.opening"


@rows(
    ("tags", "there", "rule"),
    [
        (("bauhaus",), ("legion",), "transfer.no-mixing"),
        (("legion",), ("bauhaus",), "transfer.no-mixing"),
        (("bauhaus",), ("mishima",), ""),
        (("legion", "doomtrooper"), ("bauhaus",), ""),
        (("outsider", "not-doomtrooper"), ("legion",), ""),
        (("lutheran",), (), "transfer.who-tribes"),
    ],
)
def test_who_goes_to_the_outpost_with_whom(tags: tuple[str, ...], there: tuple[str, ...], rule: str) -> None:
    """Rule: doomtrooper-cs.transfer.with-tribes, doomtrooper-cs.transfer.heretics,
    doomtrooper-cs.transfer.outsiders, doomtrooper-cs.transfer.who-tribes
    """
    table = Seats()
    own = table.warrior(0, tags=tags)
    table.warrior(0)
    if there:
        table.warrior(0, "outpost", tags=there)
    table.acting()
    table.run.emit(ev.OutpostOpened())
    if rule:
        assert table.refused(0, Act("transfer", own, "outpost")) == rule
    else:
        table.says(0, Act("transfer", own, "outpost"))


def test_a_transfer_with_a_vehicle_takes_two_actions() -> None:
    """Rule: doomtrooper-cs.transfer.vehicle"""
    for actions, legal in ((1, False), (3, True)):
        table = Seats()
        own = table.warrior(0)
        tank = table.on(own, tags=("vehicle",))
        table.acting(*(Token("any"),) * actions)
        table.run.emit(ev.OutpostOpened())
        if not legal:
            assert table.refused(0, Act("transfer", own, "outpost")) == "actions.three"
            continue
        table.says(0, Act("transfer", own, "outpost")).all_pass(until="action")
        assert [table.zone(card) for card in (own, tank)] == ["outpost", "outpost"]
        assert len(table.tokens()) == 1


# Cultists and sergeants.


def test_a_cultist_counts_as_the_other_side_from_now_on() -> None:
    """Rule: doomtrooper-cs.cultist.choice"""
    table = Seats()
    one = table.warrior(0, tags=("cultist", "legion", "heretic"))
    table.at(1).says(0, CountAs(one, "doomtrooper"))
    assert table.state.cards[one].side == "doomtrooper"
    assert isinstance(table.run.top, Window)
    assert table.offered(0) == ["pass", "count-as"]
    assert table.refused(0, CountAs(one, "doomtrooper")) == "cultist.choice"


def test_what_other_cards_make_of_a_cultist_leaves_his_side_to_his_player() -> None:
    """Rule: doomtrooper-cs.cultist.choice"""
    table = Seats()
    one = table.warrior(0, tags=("cultist", "legion", "heretic"), side="doomtrooper")
    table.card("special", 1, effects=({"do": "kind", "who": {"side": "opponent"}, "gain": ["legion"]},), zone="table")
    table.at(1)
    assert {"doomtrooper", "legion"} <= tags(table.run, one)
    assert table.refused(0, CountAs(one, "doomtrooper")) == "cultist.choice"
    table.says(0, CountAs(one, "legion"))
    assert table.state.cards[one].side == "legion"


def test_a_sergeant_commands_equal_warriors_of_less_value() -> None:
    """Rule: doomtrooper-cs.sergeant.who, doomtrooper-cs.sergeant.same-kind"""
    table = Seats()
    chief = table.warrior(0, tags=("commander", "bauhaus"), ratings="5/5/5/6")
    two = [table.warrior(0, name="TROOPER", tags=("bauhaus",), ratings="1/1/1/2") for _ in range(2)]
    other = table.warrior(0, name="OTHER", tags=("bauhaus",), ratings="1/1/1/2")
    big = table.warrior(0, name="BIG", tags=("bauhaus",), ratings="1/1/1/6")
    alone = table.warrior(0, name="ALONE", tags=("bauhaus", "personality"), ratings="1/1/1/2")
    table.at(1).says(0, Follow(two[0], chief))
    assert table.refused(0, Follow(other, chief)) == "sergeant.same-kind"
    for card in (big, alone, chief):
        assert table.refused(0, Follow(card, chief)) == "sergeant.who"
    table.says(0, Follow(two[1], chief))
    discard(table.run, chief)
    assert [table.state.cards[card].unit for card in two] == [-1, -1]
    table.says(0, Pass())
