"""Plays a match of each Doomtrooper ruleset in the playground by clicks, from the decks to the end, with pictures.

    python -m tests.bot.playground.doomtrooper FOLDER [cs|sv [SCENE ...]]

Bob (English) and Cyril (Swedish) play, Alice (Czech) judges. So that one match shows what few do, she lays the table
out between the scenes, by the order that judges have.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from selenium.common.exceptions import TimeoutException

from tests.bot.playground.browser import fresh
from tests.bot.playground.panels import CONFIRM
from tests.bot.playground.playing import settled, wait
from tests.bot.playground.trooping import CHANNEL, Play, Troopers, seat
from tests.bot.playground.walking import PLAYERS, WINDOW
from tests.house import ROOT

RULESETS = {"cs": "Doomtrooper – Kniha zákona", "sv": "Doomtrooper – Regelbok"}
"""How the books of the two rulesets are called in the settings of a channel; each match is in its book's language."""
WRITTEN, READY = "dawn", "ash"
"""The deck that Bob writes as a list, and the ready-made one that Cyril picks."""
READY_LIST = ROOT / "bot" / "games" / "doomtrooper" / "decks" / "data" / "ready.toml"
CARD_LINE = re.compile(r"^\d+ = (\d+)  # (.+)$", re.MULTILINE)
SLIP = ("VALERIE DUVAL", "VALERIE DUVALL")
SWAP = ("DRAGOON", "MAX STEINER")
"""The card that Bob takes out of his deck between two games, and the one that he takes from his sideboard for it."""
CLANSMAN, MARINE, BERET, TRENCHER, MORTIFICATOR, VALERIE = "01048", "01136", "01025", "01323", "01209", "01330"
BLOW, EVASION, ESCAPE, SHUFFLE, PROTECTOR, SPARE = "01237", "01105", "01213", "01207", "04052", "01173"
TRIES = 3
RULING = {"cs": "Karta to opravdu říká.", "sv": "Kortet säger verkligen det."}
"""Why the judge lets a declared card stand."""
PROMO = "Klubové promo"
"""A card that no table has: its player says what it does."""
MODIFIER = ("values", "rate", "fight", "-3", "all-foes", "turn")


def laid_out(first: dict[str, Any], second: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A position in which the first player acts."""
    turn = {"seat": 0, "step": "actions"}
    return {"add": True, "turn": turn, "players": {"0": first, "1": second}, **more}


def lobby(table: Troopers, edition: str) -> None:
    """The channel's edition, a lobby, a deck for each, one written and one ready-made, and the first hands."""
    page, lobby = table.page, table.public("lobby-title", game="Doomtrooper", match=1)
    page.close_tour()
    choose_edition(table, edition)
    table.be("Bob", CHANNEL)
    settled(page)
    for _ in range(TRIES):
        # On a busy machine the bot may answer a first command later than Discord waits.
        with suppress(TimeoutException):
            page.use("match new", options={"seats": "2"})
            break
    wait(page, lobby)
    table.press(lobby, "lobby-more", public=True)
    more = table.say("lobby-more-title", match=1)
    wait(page, more)
    table.pick(more, table.say("term-series-3"))
    settled(page)
    table.shot("more", more)
    page.dismiss()
    table.be("Cyril", CHANNEL)
    table.press(lobby, "lobby-join", public=True)
    table.press(lobby, "lobby-choices", public=True)
    title = table.say("lobby-choices-title", match=1)
    wait(page, title)
    settled(page)
    page.pick_name(title, READY)
    settled(page)
    table.shot("deck-ready", title)
    table.be("Bob", CHANNEL)
    table.press(lobby, "lobby-choices", public=True)
    wait(page, table.say("lobby-choices-title", match=1))
    write_deck(table, deck_list().replace(*SLIP), "deck-misspelt")
    write_deck(table, deck_list(), "deck-written")
    table.press(lobby, "lobby-start", public=True)
    begin(table)


def choose_edition(table: Troopers, title: str) -> None:
    """Let the channel play by the rules of the book whose title begins like this."""
    table.be("Alice", CHANNEL)
    table.page.use(table.say("command-setup"))
    heading = table.say("setup-saved")
    form = table.say("setup-edition", edition="").strip("* ")
    table.pick(form, next(label for label in table.page.offers(form) if label.startswith(title)))
    wait(table.page, heading)
    table.page.dismiss()


def deck_list() -> str:
    """A ready-made deck as people write it: a number and a name a line, then the sideboard."""
    section = READY_LIST.read_text(encoding="utf-8").partition(f'key = "{WRITTEN}"')[2].partition("[[decks]]")[0]
    main, _, side = section.partition("[decks.side]")
    listed = ["\n".join(f"{count}x {name}" for count, name in CARD_LINE.findall(part)) for part in (main, side)]
    return "\n\nSideboard\n".join(listed)


def write_deck(table: Troopers, text: str, shot: str) -> None:
    """Write a deck into the form of whoever's choices are open, and show what the bot says to it."""
    title = table.say("lobby-choices-title", match=table.number)
    table.pick(title, table.say("lobby-write", what=table.say("choice-doomtrooper-deck")))
    table.form((text,))
    table.shot(shot, table.say("lobby-brought-now", what=table.say("choice-doomtrooper-deck")))


def begin(table: Troopers) -> None:
    """Keep the first hands of a game."""
    wait(table.page, table.public("status-play"))
    for who in PLAYERS:
        table.open(who)
        if table.offers("old-hand"):
            table.take("old-hand")


def hand_and_table(table: Troopers) -> None:
    """What Bob has, and the picture that everybody sees."""
    table.lay_out(
        laid_out(
            seat([MARINE, {"card": CLANSMAN, "wounded": True}], [BLOW, SHUFFLE, SPARE]),
            seat([BERET, {"card": TRENCHER, "covered": True}], [EVASION, ESCAPE]),
        )
    )
    table.open("Bob")
    table.page.pick(table.title, table.say("panel-sheet"))
    table.shot("hand", table.say("panel-sheet-title", match=1))
    table.open("Cyril")
    table.page.pick(table.title, table.say("panel-board"))
    table.shot("table", table.say("panel-board-title", match=1))


def combat(table: Troopers) -> None:
    """A combat in which each side answers the other's cards."""
    table.open("Bob")
    table.take("attack")
    table.take("FREE MARINE", "BLOOD BERET")
    table.take("fight")
    table.go_on(Play("Bob", "POWERFUL BLOW", ("FREE MARINE",)), until="play", who="Cyril")
    table.shot("combat", table.log("tactic", "who", "tactic"))
    table.be("Alice", CHANNEL)
    table.shot("combat-table", table.public("status-play"))
    table.go_on(
        Play("Cyril", "EVASIVE ACTION", ("BLOOD BERET",)),
        Play("Bob", "MISCOMMUNICATION"),
        Play("Cyril", "NARROW ESCAPE!"),
        until="-",
    )
    table.shot("combat-over", table.log("tactic", "who", "tactic"))


def nested(table: Troopers) -> None:
    """A combat within a combat, by a card that attacks whoever fights."""
    table.lay_out(laid_out(seat([CLANSMAN, MORTIFICATOR], [PROTECTOR]), seat([MARINE], [EVASION])))
    table.open("Bob")
    table.take("attack")
    table.take("CLANSMAN")
    table.take("fight")
    table.go_on(Play("Bob", "HOLY PROTECTOR", ("MORTIFICATOR", "FREE MARINE")), until="fight")
    table.take("fight")
    table.shot("nested", table.log("tactic", "who", "tactic"))
    table.open("Cyril")
    table.page.pick(table.title, table.say("panel-board"))
    table.shot("nested-table", table.say("panel-board-title", match=1))


def sabotage(table: Troopers) -> None:
    """An attack on the player, who has no warrior left."""
    table.lay_out(laid_out(seat([CLANSMAN], []), seat([], [])))
    table.open("Bob")
    table.take("sabotage")
    table.go_on(until="0")
    table.shot("sabotage", table.title)
    table.open("Bob")
    table.take("1")
    table.be("Bob", CHANNEL)
    table.shot("sabotage-over", table.log("sabotages", "who", "card", "against"))


def clash(table: Troopers) -> None:
    """Bob recruits the very person who lies hidden at Cyril's."""
    hidden = {"card": VALERIE, "covered": True, "unpaid": True}
    table.lay_out(laid_out(seat([CLANSMAN], [VALERIE]), seat([hidden], [])))
    table.open("Bob")
    table.shot("clash-before", table.title)
    table.open("Bob")
    table.pick_each("play", "openly")
    table.take(*filter(table.offers, ("squad",)))
    table.go_on(until="meditate")
    table.be("Bob", CHANNEL)
    table.shot("clash", table.log("revealed", "card"))


def declaration(table: Troopers) -> None:
    """Bob says what a card without effects does, Cyril disputes it, and Alice lets it stand."""
    promo = {"card": {"name": PROMO, "type": "special"}}
    table.lay_out(laid_out(seat([MARINE], [promo]), seat([BERET], [])))
    table.open("Bob")
    table.pick_each("play", *MODIFIER)
    table.shot("declaration", table.title)
    table.open("Bob")
    table.pick_each("play", *MODIFIER)
    table.confirm()
    table.open("Cyril")
    table.shot("declared", table.title)
    table.open("Cyril")
    table.take("dispute")
    table.open("Alice")
    table.shot("disputed", table.title)
    table.open("Alice")
    table.pick_each("let-be")
    table.page.pick_name(table.title, table.offers(CONFIRM) or "")
    table.form((RULING[table.name],))
    table.be("Alice", CHANNEL)
    table.shot("ruled", table.log("stands"))


def win(table: Troopers) -> None:
    """The last point is won in a combat."""
    near = {"victory": 39, "destiny": 20}
    dying = {"card": CLANSMAN, "wounded": True}
    table.lay_out(laid_out(seat([VALERIE], [], **near), seat([dying], []), target=40))
    table.open("Bob")
    table.take("attack")
    table.take("VALERIE DUVAL")
    table.take("fight")
    table.go_on(until="1")
    table.take("1")
    table.go_on(until="attack")


def end(table: Troopers) -> None:
    """The first game of the series ends, and everybody can check that its cards and its log are genuine."""
    win(table)
    table.be("Cyril", CHANNEL)
    table.shot("end", table.public("status-verify", match=table.number))
    table.page.use("file verify", options={table.say("command-file-number"): str(table.number)})
    table.shot("verified", table.say("verify-holds", match=table.number))


def sideboarding(table: Troopers) -> None:
    """Between two games of the series Bob swaps a card, and the next game begins."""
    table.number += 1
    ready = table.public("series-ready")
    table.be("Cyril", CHANNEL)
    table.shot("between", ready)
    table.pick(ready, ready)
    table.be("Bob", CHANNEL)
    table.pick(ready, table.public("series-swap"))
    wait(table.page, table.say("lobby-choices-title", match=table.number))
    out, into = SWAP
    main, _, side = deck_list().partition("Sideboard")
    swapped = f"{main.replace(out, into)}Sideboard{side.replace(into, out)}"
    write_deck(table, swapped, "sideboarding")
    table.pick(ready, ready)
    begin(table)
    table.be("Bob", CHANNEL)
    table.shot("second-game", table.public("status-play"))


def take(folder: Path, name: str, scenes: tuple[Callable[[Troopers], None], ...]) -> None:
    """Play one match of a ruleset in a fresh playground."""
    folder.mkdir(parents=True, exist_ok=True)
    with fresh(WINDOW, languages=name) as (page, _):
        table = Troopers(page, folder, 1, name)
        try:
            lobby(table, RULESETS[name])
            for scene in scenes:
                scene(table)
                sys.stdout.write(f"{name}: {scene.__name__}\n")
        except Exception:
            # What the page showed tells more than where the walk stopped.
            page.picture(folder / f"{name}-stopped.png")
            raise


SHARED = (hand_and_table, combat, sabotage, declaration, end, sideboarding)
SCENES = {"cs": (hand_and_table, combat, nested, sabotage, clash, declaration, end, sideboarding), "sv": SHARED}
"""Only the Czech book has combats within combats, and hidden copies of one person that clash."""


if __name__ == "__main__":
    folder, *ruleset = sys.argv[1:3]
    for each in ruleset or RULESETS:
        wanted = [scene for scene in SCENES[each] if not sys.argv[3:] or scene.__name__ in sys.argv[3:]]
        take(Path(folder), each, tuple(wanted))
