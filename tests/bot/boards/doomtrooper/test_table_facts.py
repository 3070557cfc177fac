"""Every fact of a table is in the picture and in the words beside it: change it, and both change."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.boards.doomtrooper.table.described import LIMIT, described
from bot.boards.doomtrooper.table.picture import draw
from bot.boards.doomtrooper.table.signs import SIGNS
from bot.boards.doomtrooper.table.words import Names
from bot.boards.drawing import WHITE, Canvas
from bot.boards.entry import Picture
from bot.games.doomtrooper.looks.seen.view import CardView
from bot.games.doomtrooper.position.frames import Earned, Hit, Splitting
from bot.games.doomtrooper.position.state import State, Token
from bot.games.packs.words import Words
from bot.locales.sentences import localizer
from rules_index import Language
from tests.bot.boards.doomtrooper.tables import TABLES, answering, crowded, duel, fight, opened, place, sabotage, seen
from tests.rows import rows

Change = Callable[[State], State]
BOB, HUSSAR, EZOGHOUL = "BIG BOB WATTS", "HUSSAR", "EZOGHOUL"


def drawn(state: State, language: Language = Language.CS, viewer: Any = "spectator") -> Picture:
    return draw(seen(state, viewer), localizer(language))


def player(seat: int, **values: Any) -> Change:
    return lambda state: state.with_player(seat, **values)


def card(name: str, **values: Any) -> Change:
    return lambda state: state.with_card(place(state, name), **values)


def whole(**values: Any) -> Change:
    return lambda state: replace(state, **values)


def same(state: State) -> State:
    return state


CHANGES: dict[str, tuple[Change, Change]] = {
    "victory points": (player(0, victory=7), player(0, victory=8)),
    "the target": (whole(target=40), whole(target=41)),
    "destiny points": (player(0, destiny=7), player(0, destiny=8)),
    "debt": (player(0, debt=0), player(0, debt=2)),
    "deadline": (player(0, deadline=0), player(0, deadline=2)),
    "kinds of actions": (player(0, tokens=(Token("attack"),)), player(0, tokens=(Token("other"),))),
    "number of actions": (player(0, tokens=(Token("any"),)), player(0, tokens=(Token("any"), Token("any")))),
    "turn": (whole(turn=7), whole(turn=8)),
    "whose turn": (whole(active=0), whole(active=1)),
    "step": (whole(step="actions"), whole(step="draw")),
    "open Outpost": (whole(opened=False), whole(opened=True)),
    "last turns": (whole(last_turns=None), whole(last_turns=2)),
    "how many play": (whole(mode="free"), whole(mode="arch-enemies")),
    "teams": (whole(mode="free"), whole(mode="teams")),
    "eliminated": (same, player(1, out=True)),
    "winner": (whole(over=(1, 2)), whole(over=(2, 1))),
    "wound": (same, card(BOB, wounded=True)),
    "cover": (same, card(BOB, covered=True)),
    "face down": (same, card(HUSSAR, unpaid=True)),
    "inside": (same, card(BOB, inside=True)),
    "mark": (same, card(BOB, marks=("infected",))),
    "mark of the turn": (same, card(BOB, marks=("left-cover",))),
    "another mark of the turn": (card(BOB, marks=("transferred",)), card(BOB, marks=("left-cover",))),
    "side of a cultist": (card(BOB, side="legion"), card(BOB, side="doomtrooper")),
    "area": (same, card(BOB, zone="outpost")),
    "outside the areas": (same, card(BOB, zone="aside")),
    "whose it is": (same, card("CENTURION", controller=0)),
    "commander": (same, lambda state: card(HUSSAR, unit=place(state, "AGENT NICK MICHAELS"))(state)),
    "what is attached": (same, card("COMBAT ARMOR", zone="discard", on=-1)),
    "whom a card was played on": (same, card("FIFTEEN MINUTES OF FAME", player=1)),
    "a rating": (same, card("CITADEL OF ALGEROTH", zone="discard")),
}


def combat(state: State, **values: Any) -> State:
    """The combat changed; the window on it stays open."""
    turn, frame, *rest = state.stack
    return replace(state, stack=(turn, replace(frame, **values), *rest))


def window(**values: Any) -> Change:
    return lambda state: replace(state, stack=(*state.stack[:-1], replace(state.stack[-1], **values)))


COMBAT: dict[str, tuple[Change, Change]] = {
    "tactic": (same, lambda state: combat(state, tactic="shoot")),
    "phase": (same, window(name="combat-saving")),
    "who may still play": (same, window(order=(0, 1))),
    "sum": (same, card("COMBAT ARMOR", zone="discard", on=-1)),
    "helper": (same, lambda state: combat(state, helping_attacker=(place(state, HUSSAR),))),
    "another defender": (same, lambda state: combat(state, defender=place(state, "CENTURION"))),
    "a threat": (same, lambda state: combat(state, hits=(Hit(place(state, EZOGHOUL), place(state, BOB)),))),
    "a fighter who left": (same, card(EZOGHOUL, zone="discard")),
}


def check(one: Picture, other: Picture) -> None:
    assert one.png != other.png
    assert one.alt != other.alt


@rows("name", CHANGES)
def test_a_fact_shows(name: str) -> None:
    before, after = CHANGES[name]
    check(drawn(before(duel())), drawn(after(duel())))


@rows("name", COMBAT)
def test_a_fact_of_a_combat_shows(name: str) -> None:
    before, after = COMBAT[name]
    check(drawn(before(fight())), drawn(after(fight())))


@pytest.mark.parametrize("pile", ["discard", "sacrificed", "hand"])
def test_sizes_of_piles_show(pile: str) -> None:
    state = duel()
    at = next(at for at, card in enumerate(state.cards) if card.zone == "library" and card.owner == 1)
    libraries = (state.libraries[0], tuple(one for one in state.libraries[1] if one != at))
    check(drawn(state), drawn(replace(state.with_card(at, zone=pile), libraries=libraries)))


def test_what_waits_shows() -> None:
    state = answering()
    *rest, first, second, window = state.stack
    check(drawn(state), drawn(replace(state, stack=(*rest, first, replace(second, cancelled=False), window))))
    check(drawn(state), drawn(replace(state, stack=(*rest, first, replace(second, x=3), window))))
    check(drawn(state), drawn(replace(state, stack=(*rest, first, replace(second, targets=(), player=0), window))))
    check(drawn(state), drawn(replace(state, stack=(*rest, first, window))))
    check(drawn(state), drawn(replace(state, stack=(*rest, first, second, replace(window, passes=1, at=1)))))


def test_points_and_harm_show() -> None:
    state = sabotage()
    turn, harm, points = state.stack
    split = Splitting((Earned(0, 7, victory=5), Earned(1, 3)), 71)
    check(drawn(state), drawn(replace(state, stack=(turn, harm, split))))
    check(drawn(state), drawn(replace(state, stack=(turn, replace(harm, card=place(state, HUSSAR)), points))))


@pytest.mark.parametrize("language", list(Language))
def test_words_name_the_facts(language: Language) -> None:
    say, alt = localizer(language).say, drawn(fight(), language).alt
    for fact in (
        say("doomtrooper-board-turn", turn=7, player=say("doomtrooper-board-seat", number=1)),
        say("doomtrooper-board-alt-points", victory=17, target=40, destiny=6),
        say("doomtrooper-board-phase-modifiers"),
        say("doomtrooper-window-combat-modifiers"),
        "8 = 5 + 3",
        "AC-40",
        "8/11/8/7",
    ):
        assert fact in alt
    assert "doomtrooper-" not in alt


@rows("language", list(Language))
@rows("table", TABLES)
def test_words_fit_and_are_all_translated(table: str, language: Language) -> None:
    view = seen(TABLES[table](), "spectator")
    alt = described(view, Names(view, localizer(language)))
    assert 0 < len(alt) <= LIMIT
    assert "doomtrooper-" not in alt
    for seat in range(len(TABLES[table]().players)):
        assert localizer(language).say("doomtrooper-board-seat", number=seat + 1) in alt


def test_the_words_of_a_crowded_table_name_its_cards() -> None:
    alt = drawn(crowded(), Language.EN).alt
    for name in ("Algeroth–Apostle of War", "Blessed Vestal Laura", "Citadel of Algeroth", "Free Marine"):
        assert name in alt


def test_words_beyond_the_limit_are_cut() -> None:
    view, spoken = seen(crowded()), localizer(Language.CS)
    for limit in (900, 500, 300, 100):
        alt = described(view, Names(view, spoken), limit)
        assert len(alt) <= limit
    assert alt.endswith("…")


def test_a_table_of_hundreds_of_cards_is_drawn_in_part_and_says_so() -> None:
    view = seen(duel())
    many = tuple(CardView(200 + number, name=Words("Kdokoli"), type="warrior") for number in range(300))
    players = tuple(replace(each, squad=many) for each in view.players)
    picture = draw(replace(view, players=players), localizer(Language.CS))
    with Image.open(io.BytesIO(picture.png)) as image:
        assert image.height < 4_000
    fewer = tuple(replace(each, squad=many[:-1]) for each in view.players)
    check(picture, draw(replace(view, players=fewer), localizer(Language.CS)))


def test_seats_and_signs_are_told_apart_without_colours() -> None:
    def painted(name: str) -> bytes:
        canvas = Canvas(60, 60, (0, 0, 0))
        SIGNS[name](canvas, 30, 30, 24, WHITE)
        return canvas.image.tobytes()

    assert len({painted(name) for name in SIGNS}) == len(SIGNS)


def test_before_the_first_turn_and_after_the_end() -> None:
    before = drawn(opened(2), Language.EN).alt
    assert before.startswith(localizer(Language.EN).say("doomtrooper-board-opening"))
    ended = drawn(replace(duel(), over=(2, 1)), Language.EN).alt
    assert localizer(Language.EN).say("doomtrooper-board-won", players="Player 2") in ended
