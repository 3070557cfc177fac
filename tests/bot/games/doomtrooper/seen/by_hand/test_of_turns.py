"""Conditions outside combats that no stage of the proof breaks once: each broken, and barely met, by hand."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.games.doomtrooper.looks.playing.plays import playable
from bot.games.doomtrooper.position.commands import Announce, Attack, Chosen, Pass, Play, Use
from bot.games.doomtrooper.position.frames import Choosing, TurnFrame
from tests.bot.games.doomtrooper.examples.real import Real
from tests.bot.games.doomtrooper.seen.by_hand.shown import shows

CAPITOL, LEGION = ("doomtrooper", "capitol"), ("legion",)
ON_CARD = {"when": "action", "to": "card", "whom": {}, "after": "discard"}
ANY_TIME = {"when": "any", "to": "card", "whom": {}, "after": "discard"}
TEAM_CARDS = [
    ("arms-convoy", "own-turn"), ("troop-transfer", "own-turn"), ("currency-exchange", ""), ("summit-meeting", ""),
]  # fmt: skip


@shows("01103", "if word 0.0", "if word 0.1", "if word 1.0")
@pytest.mark.parametrize("legion", [True, False])
def test_an_etoiles_mortant_attacks_the_legion_first_in_turns_of_her_player(*, legion: bool) -> None:
    table = Real()
    star, trooper = table.put("etoiles-mortant", 0), table.warrior(1, tags=CAPITOL)
    theirs = table.warrior(1, "cohort", tags=LEGION) if legion else -1
    mine = table.warrior(0, "cohort", tags=LEGION) if legion else -1
    table.acting().says(0, Attack()).all_pass()
    if legion:
        assert table.refused(0, Announce(star, trooper))
        table.says(0, Announce(star, mine))
        assert theirs >= 0
    else:
        table.says(0, Announce(star, trooper))


@shows("01103", "if word 0.0")
@pytest.mark.parametrize("own", [True, False])
def test_an_etoiles_mortant_attacks_whom_a_card_names_in_turns_of_others(*, own: bool) -> None:
    table = Real()
    star, trooper = table.put("etoiles-mortant", 0), table.warrior(1, tags=CAPITOL)
    table.warrior(1, "cohort", tags=LEGION)
    sent = {"do": "attack", "who": {"tags": ["name:etoiles-mortant"]}, "whom": {"role": "chosen"}}
    card = table.card(play=ANY_TIME, effects=(sent,))
    table.at(4)
    table.run.state = replace(table.state, active=0 if own else 1)
    table.goes_on()
    if own:
        assert table.refused(0, Play(card, targets=(trooper,))) == "timing.must-matter"
    else:
        table.plays(0, card, trooper).settled()
        assert any(getattr(frame, "attacker", -1) == star for frame in table.state.stack)


@shows("01127", "if deed 0.0", "if deed 1.0")
@pytest.mark.parametrize("borne", [True, False])
@pytest.mark.parametrize("way", [0, 1])
def test_a_file_transfer_moves_a_mission_to_another_of_the_sort_that_has_it(way: int, *, borne: bool) -> None:
    table = Real()
    one, other = table.warrior(0), table.warrior(0)
    if borne:
        mission = table.card("mission", on=one, play={"to": "card"})
    else:
        mission = table.card("mission", 0, "table", player=0)
    before = table.cards[mission]
    transfer = table.put("file-transfer", 0, "hand")
    table.at(4).goes_on().says(0, Play(transfer, targets=(mission,))).all_pass()
    while isinstance(frame := table.run.top, Choosing):
        kinds = {"lines": (way,), "seats": (1,), "cards": (other,)}
        table.says(frame.seat, Chosen(kinds[frame.kind])).all_pass()
    lies = table.state.cards[mission]
    moved = (other, -1) if borne else (-1, 1)
    assert (lies.on, lies.player) == (moved if way != borne else (before.on, before.player))


@shows("01275", "if word 0.0")
@pytest.mark.parametrize("warriors", [0, 1])
def test_a_secret_hq_guards_a_player_without_warriors(warriors: int) -> None:
    table = Real()
    table.put("secret-hq", 0, "table")
    for _ in range(warriors):
        table.warrior(0, tags=CAPITOL)
    foe = table.warrior(1, "cohort", tags=LEGION)
    raids = {"do": "attack", "who": {"role": "chosen"}, "player": "opponent", "victory": 2}
    card = table.card(seat=1, play=ON_CARD, effects=(raids,))
    table.acting(seat=1)
    table.run.state = replace(table.state, active=1)
    table.goes_on()
    assert (card in playable(table.run, 1)) == bool(warriors)
    if warriors:
        table.says(1, Play(card, targets=(foe,))).settled()


@shows("02153", "event 1")
@pytest.mark.parametrize("kind", ["heretic", "bauhaus"])
def test_the_liber_hereticus_discards_who_becomes_a_heretic_and_nobody_else(kind: str) -> None:
    table = Real()
    bearer = table.warrior(0, tags=("brotherhood", "doomtrooper"), ratings="5/5/5/6")
    table.put("the-liber-hereticus", on=bearer)
    other = table.warrior(1, tags=CAPITOL)
    turns = {"do": "kind", "who": {"role": "chosen"}, "gain": [kind], "until": "game"}
    card = table.card(play=ON_CARD, effects=(turns,))
    table.acting().plays(0, card, other).settled().all_pass()
    assert table.zone(other) == ("discard" if kind == "heretic" else "squad")


@shows("05020", "moment play")
@pytest.mark.parametrize("discarded", [True, False])
def test_a_close_call_is_for_a_card_that_was_discarded_just_now(*, discarded: bool) -> None:
    table = Real()
    bearer = table.warrior(1)
    lost = table.on(bearer, "special") if discarded else table.card("special", 1, "discard")
    call = table.put("close-call", 1, "hand")
    theft = table.card(play=ANY_TIME, effects=({"do": "discard", "who": {"tags": ["special"]}},))
    table.at(4).goes_on()
    assert call not in playable(table.run, 1)
    if discarded:
        table.plays(0, theft, bearer).settled().says(0, Pass())
        assert call in playable(table.run, 1)
    assert table.zone(lost) == "discard"


@shows("04028", "if play 0")
@shows("05002", "if play 0", "moment play")
@shows("05074", "if play 0", "moment play")
@shows("07105", "if play 0")
@pytest.mark.parametrize(("name", "when"), TEAM_CARDS)
@pytest.mark.parametrize(("teams", "own"), [(True, True), (True, False), (False, True)])
def test_a_card_for_teams_needs_teams_and_its_moment(name: str, when: str, *, teams: bool, own: bool) -> None:
    table = Real(4)
    table.mode = "teams" if teams else "free"
    for seat in range(4):
        table.warrior(seat)
    card = table.put(name, 0, "hand")
    table.at(4)
    table.run.state = replace(table.state, active=0 if own else 1)
    table.goes_on()
    if not own:
        table.says(1, Pass())
    assert (card in playable(table.run, 0)) == (teams and (own or not when))


@shows("05009", "if word 2.0")
@pytest.mark.parametrize("debt", [0, 1])
def test_who_owes_the_bauhaus_bank_does_not_win(debt: int) -> None:
    table = Real().have(0, victory=40, debt=debt)
    table.put("bauhaus-bank", 0, "table")
    table.warrior(0)
    table.warrior(1)
    table.stack = [TurnFrame(8)]
    table.goes_on().all_pass()
    assert bool(table.state.over) == (debt == 0)


@shows("07057", "event 0.0")
@pytest.mark.parametrize("wounded", [True, False])
def test_an_unhurt_lutheran_disciple_stops_a_special_card(*, wounded: bool) -> None:
    table = Real()
    disciple = table.put("lutheran-disciple", 1, "outpost", wounded=wounded)
    gain = table.card(play={"when": "action", "after": "discard"}, effects=({"do": "points", "destiny": 3},))
    table.acting().says(0, Play(gain)).says(0, Pass())
    answer = Use(disciple, 0, paid=(disciple,))
    if wounded:
        assert table.refused(1, answer)
    else:
        table.says(1, answer)
    table.all_pass()
    assert table.zone(disciple) == ("outpost" if wounded else "sacrificed")
    assert table.points()[0] == 10 + (3 if wounded else 0)


@shows("07068", "moment play")
@pytest.mark.parametrize("hit", [True, False])
def test_a_noble_beast_is_for_its_rider_who_is_hit(*, hit: bool) -> None:
    table = Real()
    own, rider = table.warrior(0, "cohort", f"{9 if hit else 1}/1/9/5", tags=LEGION), table.warrior(1, tags=CAPITOL)
    table.on(rider, "beast")
    noble = table.put("noble-beast", 1, "hand")
    table.acting().fighting(own, rider)
    offered = []
    while table.window:
        offered += [table.window] * (noble in playable(table.run, 1))
        table.says(table.run.top.order[table.run.top.at], Pass())  # type: ignore[union-attr]
    assert set(offered) == ({"combat-saving"} if hit else set())


@shows("07076", "event 0.0")
@pytest.mark.parametrize("marks", [(), ("entered",)])
def test_a_parasitic_stupor_moves_on_after_a_whole_round(marks: tuple[str, ...]) -> None:
    table = Real()
    one, other = (table.warrior(0, "outpost", tags=CAPITOL) for _ in range(2))
    stupor = table.put("parasitic-stupor", 1, on=one, marks=marks, since=4 if marks else 1)
    for seat in (0, 0, 0, 0):
        table.card("special", seat, "library")
    table.at(1).goes_on().all_pass()
    for _ in range(3):
        frame = table.run.top
        if not isinstance(frame, Choosing):
            break
        table.says(frame.seat, Chosen((other,) if other in frame.options else frame.options[:1])).all_pass()
    assert table.state.cards[stupor].on == (one if marks else other)
