"""Plays This War of Mine with three members in the playground by clicks, to its epilogue, with pictures of a telephone.

    python -m tests.bot.playground.twom FOLDER [cs|en|sv ...]

Alice reads the language of the channel, Bob and Cyril two others. They set advice beside a question and take it over,
play the first day as the bot's player advises, save it, go on from the sheet in a match of its own, and play that one
to its end, which differs each time, since its dice do.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from rules_index import Language
from tests.bot.playground.browser import fresh
from tests.bot.playground.campaign import BACK, CHANNEL, GROUP, Campaigners
from tests.bot.playground.playing import settled, wait
from tests.bot.playground.walking import TELEPHONE, WINDOW, in_languages

WHY = {
    Language.CS: "Bez vody to dnes nedáme.",
    Language.EN: "We need the water before anything else.",
    Language.SV: "Vi behöver vatten före allt annat.",
}
"""The line of reason that goes with advice."""
PAIR = GROUP[1:]
"""Who plays while Alice judges."""
DEAL, FIGHT = "trade/cigarettes", "2"
"""What one pays the commission of a trade with, and the third way of the residents who are met."""
OUTSIDE: dict[str, Any] = {
    "step": "card-over",
    "locations": ["bridge-market", "dairy", "library"],
    "outside": "bridge-market",
    "unknown": 5,
    "noise": 2,
    "people": [
        {"key": "nurse", "night": "outside"},
        {"key": "postman", "night": "outside", "wounds": 1},
        {"key": "baker", "night": "guard"},
    ],
    "store": {"axe": 1, "pistol": 1, "ammo": 3, "jewellery": 2, "water": 3},
    "pile": {"crowbar": 1, "cigarettes": 4},
    "decks": {"residents": {"top": ["night-watch"]}},
}
"""An evening at a market that ends with a fight: whom the judge sends there."""
LOST: dict[str, Any] = {
    **OUTSIDE,
    "people": [
        {"key": "nurse", "night": "outside"},
        {"key": "mechanic", "night": "outside", "wounds": 3},
        {"key": "baker", "night": "guard"},
    ],
    "effects": {"do": [{"type": "kill"}], "acting": ["mechanic"]},
}
"""An evening outside from which one does not come back."""
GUARDED: dict[str, Any] = {
    "step": "arms",
    "people": [{"key": "nurse", "night": "guard"}, {"key": "baker", "night": "guard"}, {"key": "mechanic"}],
    "store": {"axe": 1, "pistol": 1, "ammo": 3, "can": 2, "water": 3},
}
"""A night in which two guard what there is, before the raid."""
TRADE = {"type": "trade", "offer": ["can", "bandage", "ammo", "lockpick"], "commission": 1}
ROUND = "skylight"
"""What only the question of a round offers: a space of the shelter that lies open at the start."""
MOST_PICKS = 12


def judged(table: Campaigners) -> None:
    """Two people in the scenes that no campaign is sure to have."""
    table.begin(table.gather(PAIR))
    table.lay_out(GUARDED)
    table.open(table.holder() or "")
    table.as_advised()
    scene(table, "raid")
    gone_on(table, LOST)
    table.page.until(lambda _: bool(table.found("twom-log-went", "who", "how")))
    table.shot("death", table.found("twom-log-went", "who", "how"))
    laid_out(table, TRADE)
    scene(table, "trade")
    table.take(DEAL)
    table.shot("exchange", table.title)
    laid_out(table, {"type": "encounter"})
    scene(table, "encounter")
    table.take(FIGHT)
    scene(table, "arming")
    for name in ("combat", "combat-round"):
        table.as_advised()
        scene(table, name)
    table.abandon(PAIR)


def laid_out(table: Campaigners, effect: dict[str, Any]) -> None:
    """An evening outside with this effect on the table, and whoever is asked goes on from there."""
    gone_on(table, {**OUTSIDE, "effects": {"do": [effect]}})


def gone_on(table: Campaigners, position: dict[str, Any]) -> None:
    """A position in which something happens as soon as whoever is asked goes on."""
    table.lay_out(position)
    table.open(table.holder() or "")
    table.confirm()


def scene(table: Campaigners, name: str) -> None:
    """Keep pictures of the panel of whoever is asked, and of the table; then their panel is open."""
    holder = table.holder() or ""
    table.open(holder)
    table.shot(name, table.title)
    table.shot(f"{name}-table", table.public("panel-board"))
    table.open(holder)


def round_with_advice(table: Campaigners) -> None:
    """A round is placed by whoever does not hold the Diary, as advice, backed by the third and taken over."""
    holder = table.play(until=ROUND) or ""
    adviser, third = (who for who in GROUP if who != holder)
    table.open(adviser)
    picks = 0
    while table.offers(table.say("advice-give")) is None:
        pick_one(table, picks)
        picks += 1
        if picks == 2:
            table.shot("round", table.title)
            table.open(adviser)
            picks = 0
            while picks < 2:
                pick_one(table, picks)
                picks += 1
        if picks > MOST_PICKS:
            raise AssertionError(f"a round is never placed:\n{table.shown()}")
    table.page.pick(table.title, table.say("advice-give"))
    table.form((WHY[table.speaks[adviser]],), picture=f"{table.name}-advice-why")
    table.open(third)
    table.press_id(BACK)
    table.shot("advice-backed", table.title)
    table.shot("advice", table.public("panel-board"))
    table.open(holder)
    table.shot("advice-to-take", table.title)
    table.open(holder)
    table.as_advised()
    table.shot("advice-taken", table.title)


def pick_one(table: Campaigners, number: int) -> None:
    """Pick where the next person goes: another space for each."""
    names = table.page.names(table.title)
    spaces = [name for name in names if ":" not in name and not name.startswith(".")]
    wanted = spaces or [name for name in names if name.startswith(".") or ":s:" in name]
    table.pick_id(wanted[min(number, len(wanted) - 1)])


def first_day(table: Campaigners) -> bytes:
    """The first day to its end, and its save sheet; by day it is refused."""
    table.be("Alice", CHANNEL)
    save = f"twom {table.say('command-twom-save')}"
    table.page.use(save)
    table.shot("save-refused", table.say("twom-no-save"))
    table.play(until="go-on")
    table.be("Alice", CHANNEL)
    table.page.use(save)
    said = table.say("match-saved", match=table.number)
    wait(table.page, said)
    table.shot("saved", said)
    table.page.use(save)
    return table.page.file(said, "match-")


def restored(table: Campaigners, sheet: bytes) -> None:
    """Another match goes on from the sheet."""
    lobby = table.gather()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "sheet.txt"
        path.write_bytes(sheet)
        command = f"{table.say('command-file')} {table.say('command-file-bring')}"
        table.page.use(command, options={table.say("command-file"): str(path)})
    settled(table.page)
    table.shot("restore", lobby)
    table.begin(lobby)
    table.shot("restored", table.public("panel-board"))


def take(folder: Path, language: Language) -> None:
    """Play in a fresh playground."""
    name = language.value
    with fresh(TELEPHONE, languages=name) as (page, _):
        table = Campaigners(page, folder, 1, name)
        try:
            page.resize(*WINDOW)
            page.close_tour()
            judged(table)
            table.begin(table.gather())
            round_with_advice(table)
            sheet = first_day(table)
            table.abandon()
            restored(table, sheet)
            table.play()
            table.be("Alice", CHANNEL)
            table.shot("end", table.public("status-verify", match=table.number))
            table.shot("epilogue", table.part("twom-sum-here", "count"))
        except BaseException:
            # What the page showed tells more than where the walk stopped.
            page.picture(folder / f"{name}-stopped.png")
            raise


if __name__ == "__main__":
    in_languages(take)
