"""Cards that lie face down under another: who knows them, that they do nothing there, and how they come out.

The cards that do so are SECRET, LANCELOT LIGHT FREIGHTER and BROTHERHOOD ARCHIVES; INFORMANTS looks under a SECRET.
"""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.doomtrooper.acts.deeds.places import control_of
from bot.games.doomtrooper.acts.flow import ending
from bot.games.doomtrooper.acts.happening import leaving
from bot.games.doomtrooper.looks.playing.using import usable
from bot.games.doomtrooper.looks.seen import labels
from bot.games.doomtrooper.looks.seen.knowing import knows
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.commands import Chosen, Play, Use
from bot.games.doomtrooper.position.state import CardId
from bot.games.doomtrooper.tells import log
from bot.games.doomtrooper.tells.sheet import sheet
from bot.games.doomtrooper.tells.view_builder import view
from bot.games.values import JUDGE, SPECTATOR
from tests.bot.games.doomtrooper.examples.real import Real
from tests.rows import rows

LOUD: tuple[dict[str, Any], ...] = ({"do": "rate", "who": {"tags": ["warrior"]}, "ratings": ["fight"], "sum": 9},)
CHEAP = {"when": "any", "after": "discard"}


def under(table: Real, bearer: CardId, seat: int = 0, kind: str = "special", **told: Any) -> CardId:
    """A card that lies face down under another."""
    at = table.card(kind, seat, on=bearer, **told)  # type: ignore[arg-type]
    table.cards[at] = replace(table.cards[at], zone="under")
    return at


def table_of(name: str, zone: str = "table", seats: int = 2, whose: int = 0) -> tuple[Real, CardId]:
    """A player has a card; everybody has a warrior and a library."""
    table = Real(seats)
    for seat in range(seats):
        table.warrior(seat, tags=("bauhaus",))
        for _ in range(3):
            table.card(seat=seat, zone="library")
        table.have(seat, destiny=20)
    return table, table.put(name, whose, zone)


def uses(table: Real, card: CardId, ability: int = 0, *, action: bool = False) -> None:
    """The first player uses an ability, which takes an action, or none."""
    (table.acting() if action else table.at(4)).says(0, Use(card, ability)).settled()


def told(table: Real, viewer: int | str) -> str:
    """All that a viewer has read so far."""
    return repr([log.narrate(event, viewer) for event in table.run.events])  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("name", "zone", "kind"),
    [
        ("secret", "table", "special"),
        ("lancelot-light-freighter", "squad", "equipment"),
        ("brotherhood-archives", "squad", "art"),
    ],
)
def test_what_is_laid_under_a_card_is_known_to_its_player_alone(name: str, zone: str, kind: str) -> None:
    table, store = table_of(name, zone)
    card = table.card(kind, 0, "hand", name="STORED", play=CHEAP)  # type: ignore[arg-type]
    uses(table, store, action=name != "brotherhood-archives")
    table.says(0, Chosen((card,)))
    assert (table.zone(card), table.state.cards[card].on) == ("under", store)
    assert [knows(table.run, card, viewer) for viewer in (0, 1, SPECTATOR, JUDGE)] == [True, False, False, True]
    assert "STORED" in told(table, 0)
    assert "STORED" not in told(table, 1) + told(table, SPECTATOR)
    for viewer in (1, SPECTATOR):
        shown = view(table.run, viewer, ())
        lies = next(one for one in (*shown.players[0].table, *shown.players[0].squad) if one.attached)
        assert [(one.hidden, one.code, one.name, one.type) for one in lies.attached] == [(True, "", None, "")]
    assert "STORED" in repr(sheet(table.run, 0))
    assert "STORED" not in repr(view(table.run, 1, ()))
    assert "STORED" not in repr(labels.card(table.run, card, 1)) + repr(labels.card(table.run, card))


def test_it_does_nothing_while_it_lies_there() -> None:
    table, secret = table_of("secret")
    under(table, secret, effects=LOUD)
    deaf = under(table, secret, abilities=({"on": {"event": "points", "whose": "any"}, "effects": [{"do": "draw"}]},))
    idle = under(table, secret, abilities=({"when": "any", "effects": [{"do": "draw"}]},))
    table.acting()
    assert table.rated(0)[0] == 5
    assert not [one for one in usable(table.run, 0) if one.card == idle]
    assert table.refused(0, Use(idle, 0)) == "term.in-play"
    assert table.refused(0, Play(deaf)) == "term.hand"
    before = len(table.run.hand(0))
    table.do({"do": "points", "destiny": 2}, card=secret)
    assert len(table.run.hand(0)) == before
    assert table.run.attached(secret) == ()


def test_who_looks_under_a_card_sees_it_and_nobody_else_does() -> None:
    table, secret = table_of("secret", seats=3, whose=1)
    hidden = under(table, secret, 1, name="STORED", effects=LOUD)
    spy = table.put("informants", 0, "hand")
    table.at(4).plays(0, spy).settled()
    assert table.asked().options == (hidden,)
    assert "STORED" not in repr(labels.choice(table.run, hidden, 0))
    table.says(0, Chosen((hidden,)))
    assert [knows(table.run, hidden, viewer) for viewer in (0, 1, 2, SPECTATOR)] == [True, True, False, False]
    assert "STORED" in told(table, 0)
    assert "STORED" not in told(table, 2) + told(table, SPECTATOR)
    assert table.rated(0)[0] == 5


def test_nobody_looks_where_nothing_lies() -> None:
    table, _ = table_of("secret", whose=1)
    store = table.put("brotherhood-archives", 1)
    under(table, store, 1)
    spy = table.put("informants", 0, "hand")
    assert table.at(4).turned_away(0, Play(spy)) == "timing.must-matter"


@rows("goes", [leaving.discard, leaving.sacrifice, leaving.to_hand, leaving.to_library])
def test_it_is_discarded_openly_with_the_card_above_it(goes: Any) -> None:
    table, secret = table_of("secret")
    hidden = under(table, secret, name="STORED")
    goes(table.run, secret)
    assert table.zone(hidden) == "discard"
    assert all(knows(table.run, hidden, viewer) for viewer in (0, 1, SPECTATOR))
    assert "STORED" in told(table, 1)


def test_it_goes_back_to_the_hand_unknown() -> None:
    table, archives = table_of("brotherhood-archives", "squad")
    hidden = under(table, archives, name="STORED")
    uses(table, archives, 1, action=True)
    assert table.zone(hidden) == "hand"
    assert "STORED" not in told(table, 1) + told(table, SPECTATOR)
    assert not knows(table.run, hidden, 1)


def test_all_that_a_secret_hides_is_played_or_removed() -> None:
    table, secret = table_of("secret")
    gains = [
        under(table, secret, name=f"GAIN {n}", play=CHEAP, effects=({"do": "points", "destiny": n},)) for n in (1, 2)
    ]
    unplayed = under(table, secret, name="DEAR", play={**CHEAP, "price": {"destiny": 99}})
    uses(table, secret, 1)
    for card in gains:
        table.says(0, Chosen((card,))).settled()
    table.says(0, Chosen((0,)))
    assert [table.zone(card) for card in (*gains, unplayed, secret)] == [
        "discard",
        "discard",
        "sacrificed",
        "sacrificed",
    ]
    assert table.points()[0] == 23


def test_equipment_from_a_hold_goes_to_who_may_have_it() -> None:
    table, freighter = table_of("lancelot-light-freighter", "squad")
    table.warrior(0, "cohort", tags=("legion",))
    mine = table.warrior(0, tags=("imperial",))
    gun = under(
        table,
        freighter,
        kind="equipment",
        name="GUN",
        play={"to": "card", "whom": {"side": "own", "tags": ["imperial"]}},
    )
    uses(table, freighter, 1)
    table.says(0, Chosen((0,)))
    assert (table.zone(gun), table.state.cards[gun].on) == ("squad", mine)
    assert [event.what.event for event in table.told(ev.Answerable) if event.what.card == gun] == ["entered"]


def test_it_comes_under_who_takes_control_and_leaves_with_its_owner() -> None:
    table, secret = table_of("secret", seats=3)
    hidden = under(table, secret)
    assert control_of(table.run, secret, 1)
    assert [knows(table.run, hidden, seat) for seat in (0, 1, 2)] == [True, True, False]
    ending.leave(table.run, 0, "concede")
    assert table.zone(hidden) == "gone"


@rows(("name", "kind", "room"), [("lancelot-light-freighter", "equipment", 3), ("brotherhood-archives", "art", 4)])
@rows("more", [0, 1])
def test_so_many_find_room_under_it(name: str, kind: str, room: int, more: int) -> None:
    table, store = table_of(name, "squad")
    for _ in range(room - 1 + more):
        under(table, store, kind=kind)
    table.on(store, "special", seat=1)
    card = table.card(kind, 0, "hand", play=CHEAP)  # type: ignore[arg-type]
    table.acting() if kind == "equipment" else table.at(4)
    if more:
        assert table.refused(0, Use(store, 0)) == "timing.must-matter"
        return
    table.says(0, Use(store, 0)).settled().says(0, Chosen((card,)))
    assert table.zone(card) == "under"
