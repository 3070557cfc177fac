"""A permission lifts a plain bar of the same thing, and no stronger one, wherever the bar is asked for."""

from __future__ import annotations

from typing import Any

import pytest

from bot.boards.doomtrooper.cards import own_catalogue
from bot.games.doomtrooper.acts.combat.striking import zones
from bot.games.doomtrooper.looks.holding.standing import barred, bars_player
from bot.games.doomtrooper.pack.cards.naming import parts_of
from bot.games.doomtrooper.position.commands import Act, Play
from bot.games.doomtrooper.words.continuous import Bar, Kind, Permit
from tests.bot.games.doomtrooper.examples.real import Real
from tests.bot.games.doomtrooper.table import Table
from tests.rows import rows

CARDS = {"bauhaus": "violator-sword", "capitol": "dpat-9-deuce", "heretic": "evil-eye"}
STRENGTHS = pytest.mark.parametrize(("strength", "kept"), [("plain", ""), ("always", "always"), ("never", "never")])
DOINGS = ["cover", "heal", "zone", "attack", "strike-back", "transfer", "receive:equipment", "cast", "leave:outpost"]


@STRENGTHS
@pytest.mark.parametrize("what", DOINGS)
def test_what_a_card_may_do_after_all(what: str, strength: str, kept: str) -> None:
    table = Table()
    bar = {"do": "bar", "what": [what], "strength": strength}
    one, other = (table.warrior(effects=(bar, *more)) for more in (({"do": "permit", "what": [what]},), ()))
    assert (barred(table.run, one, what), barred(table.run, other, what)) == (kept, strength)


@STRENGTHS
def test_what_it_may_do_to_some_only(strength: str, kept: str) -> None:
    table = Table()
    bar = {"do": "bar", "what": ["attack"], "whom": {"any": ["legion", "tribe"]}, "strength": strength}
    one = table.warrior(effects=(bar, {"do": "permit", "what": ["attack"], "whom": {"tags": ["legion"]}}))
    dark, wild = table.warrior(1, tags=("legion",)), table.warrior(1, tags=("tribe",))
    assert [barred(table.run, one, "attack", foe) for foe in (dark, wild)] == [kept, strength]


@STRENGTHS
def test_what_a_player_may_do_after_all(strength: str, kept: str) -> None:
    for more in ((), ({"do": "permit", "what": ["play:art"], "player": "me"},)):
        table = Table()
        bar = {"do": "bar", "what": ["play:art"], "player": "each", "strength": strength}
        table.card("special", 0, "table", effects=(bar, *more))
        found = [bars_player(table.run, seat, "play:art") for seat in (0, 1)]
        assert found == [not more or bool(kept), True]


def defending(table: Real, **told: Any) -> tuple[int, ...]:
    """The war zones that a defender on the Outpost may use."""
    attacker, defender = table.warrior(0, "outpost", tags=("tribe",)), table.warrior(1, "outpost", **told)
    return zones(table.run, table.combat(attacker, defender))


ZONES = {"central-europe": "crescentia", "eastern-europe": "rasputin", "southern-europe": "templars"}
"""War zones that are open to one tribe alone."""


@rows("name", ZONES)
@rows(("native", "tactician", "opened"), [(True, 0, True), (False, 0, False), (False, 1, True)])
def test_a_grand_tactician_opens_a_war_zone_to_all_his_warriors(
    name: str, native: bool, tactician: int, opened: bool
) -> None:
    table = Real()
    zone = table.put(name, 1, "outpost")
    for _ in range(tactician):
        table.put("grand-tactician", 1, "table")
    assert (zone in defending(table, tags=("tribe", ZONES[name] if native else "triad"))) == opened


def test_who_may_defend_anywhere_is_kept_out_by_a_strong_bar_alone() -> None:
    for strength, opened in (("plain", True), ("never", False)):
        table = Real()
        bar = {"do": "bar", "what": ["zone"], "who": {"tags": ["warrior"]}, "strength": strength}
        zone = table.card("warzone", 0, "outpost", effects=(bar,))
        told = defending(table, tags=("tribe",), effects=({"do": "permit", "what": ["zone:any"]},))
        assert (zone in told) == opened


@pytest.mark.parametrize("tactics", [False, True])
def test_urban_tactics_hide_a_vehicle_that_may_not_take_cover(tactics: bool) -> None:
    table = Real()
    if tactics:
        table.put("urban-tactics", 0, "table")
    tank = table.warrior(0, tags=("doomtrooper", "vehicle"), effects=({"do": "bar", "what": ["cover"]},))
    table.warrior(0, tags=("doomtrooper",))
    table.acting()
    if tactics:
        table.says(0, Act("cover", tank))
        assert table.state.cards[tank].covered
    else:
        assert table.refused(0, Act("cover", tank))


@rows(("name", "own", "gear", "given"), [
    ("ex-bauhaus-freelancer", "squad", ("bauhaus",), True), ("ex-bauhaus-freelancer", "squad", ("capitol",), False),
    ("ex-capitol-freelancer", "squad", ("capitol",), True), ("maledrach", "cohort", ("heretic", "legion"), True),
])  # fmt: skip
def test_who_may_be_given_what_is_meant_for_others(name: str, own: str, gear: tuple[str, ...], given: bool) -> None:
    table = Real()
    bearer = table.put(name, 0, own)
    card = table.put(CARDS[gear[0]], 0, "hand")
    table.have(0, destiny=20)
    table.acting()
    if given:
        table.says(0, Play(card, targets=(bearer,))).settled()
        assert table.state.cards[card].on == bearer
        assert table.points(0)[0] == (20 if name == "maledrach" else 17)
    else:
        assert table.refused(0, Play(card, targets=(bearer,)))


def test_an_innocent_bauble_lets_nothing_else_be_attached() -> None:
    table = Real()
    bearer = table.warrior(1, tags=("doomtrooper",))
    table.put("innocent-bauble", 0, on=bearer)
    gift = table.card("special", 0, play={"to": "card", "whom": {"tags": ["warrior"]}, "after": "attach"})
    assert table.acting().refused(0, Play(gift, targets=(bearer,)))


def test_what_words_allow_or_forbid_of_cards_is_a_tag_that_cards_have() -> None:
    """A permission for cards of a sort that nobody has ever seen would never do anything."""
    known = set().union(*(card.tags for card in own_catalogue().values()), {"recruit", "armor"})
    meant = {f"for:{tag}" for card in own_catalogue().values() if card.play.whom for tag in card.play.whom.tags}
    said = [part for card in own_catalogue().values() for _, part in parts_of(card.text)]
    gained = {tag for part in said if isinstance(part, Kind) for tag in part.gain}
    asked = {what for part in said if isinstance(part, (Bar, Permit)) for what in part.what}
    sorts = {what.partition(":")[2] for what in asked if what.startswith(("receive:", "use:", "any-time:"))}
    assert sorts - known - meant - gained - {"gift:named"} == set()


@pytest.mark.parametrize(("name", "area", "allowed"), [
    ("factory", "squad", True), ("industrial-complex", "cohort", True), ("barrage-balloons", "squad", False),
])  # fmt: skip
def test_a_card_may_say_itself_that_there_are_several_copies(name: str, area: str, allowed: bool) -> None:
    table = Real()
    table.put(name, 0, area)
    again = table.put(name, 0, "hand")
    table.acting()
    if allowed:
        table.says(0, Play(again, area=area)).settled()
        assert table.zone(again) == area
    else:
        assert table.refused(0, Play(again, area=area)) == "fortification.copies"
