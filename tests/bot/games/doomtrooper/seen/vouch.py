"""The second source: what the books and public rulings say of the cards that they name, held against play."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from msgspec.structs import replace as changed

from bot.games.doomtrooper.looks.meaning.tags import tags as tags_now
from bot.games.doomtrooper.pack.cards.printed import slug
from bot.games.doomtrooper.words.affiliations import AFFILIATIONS
from bot.games.doomtrooper.words.catalogue import Printed
from bot.games.doomtrooper.words.texts import CardText
from tests.bot.games.doomtrooper.seen.proof import played, starting
from tests.bot.games.doomtrooper.seen.proof.standing import NotSeen, building
from tests.bot.games.doomtrooper.seen.staged import drive, probes, scripts, trials
from tests.bot.games.doomtrooper.seen.staged.look import Seen, look
from tests.bot.games.doomtrooper.seen.staged.scenes import Scene, homes
from tests.bot.games.doomtrooper.seen.staged.stage import Stage
from tests.bot.games.doomtrooper.seen.stated import lasting
from tests.bot.games.doomtrooper.seen.stated.paper import Paper
from tests.bot.games.doomtrooper.seen.stated.world import Fight, Here, Unread

FILE = Path(__file__).with_name("vouched.toml")
Row = dict[str, Any]
RATED = ("fight", "shoot", "armour", "value")


@cache
def rows() -> tuple[Row, ...]:
    """The statements of the second source, card by card."""
    return tuple(tomllib.loads(FILE.read_text("utf-8"))["card"])


def _want(said: str, is_so: object, wanted: object) -> None:
    if is_so != wanted:
        raise NotSeen(f"{said}: {is_so}, not {wanted}")


def vouched(hero: Printed, row: Row) -> None:
    """Hold a card against a row.

    Raises:
        NotSeen, Unread: it is otherwise, or was not brought about.
    """
    HOWS[row["how"]](hero, row)


def _starts(hero: Printed, row: Row) -> Iterator[starting.Start]:
    asked = set(row.get("whom", ()))
    for start in starting.play_starts(hero):
        stage = starting.in_hand(hero, start)
        if asked and (not start.targets or not asked <= stage.world().tags(start.targets[0])):
            continue
        if row.get("mine") and start.targets and stage.cards[start.targets[0]].controller == 0:
            continue
        yield start


def _first(hero: Printed, row: Row) -> tuple[Stage, starting.Start, Seen]:
    """The card is played in the first way in which it is offered."""
    for number, start in enumerate(_starts(hero, row)):
        stage = starting.in_hand(hero, start)
        try:
            paper = played.played_on_paper(hero, start, stage, 0)
        except Unread:
            paper = Paper(stage.world(), Here(0, stage.hero, targets=start.targets))
        if not drive.to_speak(stage, 0):
            continue
        before = look(stage.run)
        wanted = [("caster", start.caster), *start.targets, *paper.wanted, start.area]
        command = drive.play(stage, 0, stage.hero, wanted=wanted, player=start.player)
        if command is None or (hero.type != "warrior" and command.targets != start.targets):
            if number > 30:
                break
            continue
        stage.says(0, command)
        drive.settle(stage, wanted, paper.ways)
        return stage, start, before
    raise Unread("it is never offered")


def _played(hero: Printed, row: Row) -> None:
    stage, start, before = _first(hero, row)
    after = look(stage.run)
    target = start.targets[0] if start.targets else -1
    for which, by in row.get("target", {}).items():
        _want(which, after["rating", target, which], before["rating", target, which] + by)
    for kind, number in row.get("actions", {}).items():
        had, has = before["actions", 0], after["actions", 0]
        _want(f"{kind} actions", has.count(kind) - had.count(kind), number)  # type: ignore[attr-defined]
    for who, by in row.get("points", {}).items():
        seat = 0 if who == "me" else 1
        _want("destiny", after["destiny", seat], before["destiny", seat] + by)
    if "moves" in row:
        gone = [
            key[1]
            for key in after
            if key[0] == "zone" and key[1] != stage.hero and after[key] == row["moves"] != before[key]
        ]
        if not gone:
            raise NotSeen(f"nothing goes to {row['moves']}")
    if "mark" in row:
        _want("mark", row["mark"] in after["marks", target], True)  # type: ignore[operator]
    if row.get("mine"):
        _want("whose", after["whose", target], 0)
    if row.get("ends"):
        drive.over(stage)
        now = look(stage.run)
        for which in row["target"]:
            if ("rating", target, which) in now:
                plain = stage.printed[stage.state.cards[target].code].ratings[which]
                _want(f"{which} afterwards", now["rating", target, which], plain)


def _goes(hero: Printed, row: Row) -> None:
    stage, *_ = _first(hero, row)
    _want("it lies", stage.state.cards[stage.hero].zone, row["to"])


def _home(hero: Printed, row: Row) -> Scene:
    for home in homes(hero):
        if row.get("whom") is None or home.on < 0:
            return home
    raise Unread("nowhere to lie")


def _both(
    hero: Printed, row: Row, probe: Callable[[probes.Build, int], Seen]
) -> tuple[Seen, Seen, Scene, tuple[int, ...]]:
    """A probe without the card's words and with them."""
    scene = _home(hero, row)
    found: list[Seen] = []
    first = len(scene.built(hero).cards)
    blank = _silent(hero)
    for each in (blank, None):
        build = building(hero, scene, each)

        def with_others(build: probes.Build = build, **told: Any) -> Stage:
            stage = build(**told)
            same = f"name:{slug(hero.name)}"
            for at, card in enumerate(stage.cards):
                if at != stage.hero and same in stage.printed[card.code].tags:
                    stage.change(at, zone="sideboard")
            for one in row.get("beside", ()):
                affiliated = AFFILIATIONS & set(one["tags"])
                stage.person(
                    0,
                    one["zone"],
                    tuple(one["tags"]) if affiliated or "freelancer" in one["tags"] else (*one["tags"], "bauhaus"),
                )
            return stage

        found.append(probe(with_others, first))
    return found[0], found[1], scene, tuple(first + at for at in range(len(row.get("beside", ()))))


def _silent(hero: Printed) -> Printed:
    return changed(hero, text=CardText(play=hero.play))


def _standing(hero: Printed, row: Row) -> None:
    def probe(build: probes.Build, _: int) -> Seen:
        stage = build()
        stage.goes_on()
        return look(stage.run)

    before, after, scene, others = _both(hero, row, probe)
    for card, told in ((scene.on, row.get("bearer", {})), *zip(others, row.get("beside", ()), strict=True)):
        for which, by in told.items():
            if which in RATED:
                had = before["rating", card, which]
                wanted = had * int(by[1:]) if isinstance(by, str) else had + by  # type: ignore[operator]
                if row.get("tactic") != "shoot":
                    _want(f"{which} of {told.get('tags', 'the bearer')}", after["rating", card, which], wanted)
    if row.get("tactic") == "shoot":
        foe = lasting.foe_of(scene.built(hero).world(), scene.on)
        fight = Fight(scene.on, foe, "shoot")
        there = trials.probed(building(hero, scene, None), ("look", fight))
        plain = trials.probed(building(hero, scene, _silent(hero)), ("look", fight))
        for which in RATED:
            _want(which, there["rating", scene.on, which], plain["rating", scene.on, which])


def _immune(hero: Printed, row: Row) -> None:
    before, after, scene, others = _both(hero, row, lambda build, _: probes.harmful(build, row["to"], 1))
    cards = others or ((scene.on,) if scene.on >= 0 else (len(Stage(hero).cards),))
    for card in cards:
        _want("what harms", after["rating", card, "fight"], before["rating", card, "fight"] + 2)  # type: ignore[operator]


def _printed(hero: Printed, row: Row) -> None:
    stage = _home(hero, row).built(hero)
    stage.goes_on()
    seen = look(stage.run)
    for which, number in row["ratings"].items():
        _want(which, seen["rating", stage.hero, which], number)


def _fought(hero: Printed, row: Row) -> None:
    scene = _home(hero, row)
    stage = scene.built(hero)
    foe = lasting.foe_of(stage.world(), stage.hero)
    seen = probes.bout(building(hero, scene, None), Fight(stage.hero, foe, row["tactic"]), {foe: (0, 0, 0)})
    _want("his foe", seen["zone", foe], row["foe"])


def _cast(hero: Printed, row: Row) -> None:
    scene = _home(hero, row)
    seen = probes.cast(building(hero, scene, None), tuple(row["aspects"]))
    for aspect in row["aspects"]:
        _want(aspect, seen.get(("cast", aspect, scene.built(hero).hero)), True)


def _attack(hero: Printed, row: Row) -> None:
    scene = _home(hero, row)
    stage = scene.built(hero)
    extra = (1, "squad", tuple(row["never"])) if "never" in row else None
    seen = probes.attack(building(hero, scene, None), extra)
    if extra is not None:
        _want("attack", seen.get(("attack", stage.hero, len(stage.cards))), None)
        _want("attack on others", any(key[1] == stage.hero for key in seen), True)
    if row.get("kept"):
        _want("attacked", [key for key in seen if key[2] == scene.on], [])


def _is(hero: Printed, row: Row) -> None:
    stage = _home(hero, row).built(hero)
    stage.goes_on()
    card = stage.hero if row["how"] == "is" else stage.cards[stage.hero].on
    now = tags_now(stage.run, card)
    now |= {"affiliated"} if now & AFFILIATIONS else set()
    name = "self" if row["how"] == "is" else "bearer"
    for tag in row.get(f"{name}_is", ()):
        _want(f"is {tag}", tag in now, True)
    for tag in row.get(f"{name}_not", ()):
        _want(f"is {tag}", tag in now, False)


def _draw(hero: Printed, row: Row) -> None:
    scene = next((home for home in homes(hero) if home.player in (-1, row.get("turn", 0))), None)
    if scene is None:
        raise Unread("nowhere to lie")
    turn = row.get("turn", 0)
    script = scripts.by_step(scene, row.get("step", "draw"), turn)
    looks = []
    for each in (_silent(hero), None):
        stage = replace(scene, fight=None).built(hero, each)
        script.lay(stage)
        drive.to_actions(stage)
        looks.append(look(stage.run))
    for who, by in row.get("points", {}).items():
        seat = 0 if who == "me" else 1
        _want("destiny", looks[1]["destiny", seat], looks[0]["destiny", seat] + by)
    for kind, by in row.get("actions", {}).items():
        had, has = looks[0]["actions", 0], looks[1]["actions", 0]
        _want(f"{kind} actions", has.count(kind) - had.count(kind), by)  # type: ignore[attr-defined]


def _cancels(hero: Printed, row: Row) -> None:
    """A card that gives its player points is answered: it goes, and gives nothing."""
    del row
    stage = Stage(hero)
    stage.lay("hand")
    stage.turn_of(0)
    stage.have(0, tokens=())
    stage.at(4)
    threat = stage.card(
        "special",
        1,
        tags=("general",),
        play={"when": "any", "after": "discard"},
        effects=({"do": "points", "destiny": 9},),
    )
    drive.to_speak(stage, 1)
    command = drive.play(stage, 1, threat)
    if command is None:
        raise drive.Stuck("the card to be answered is not offered")
    stage.says(1, command)
    drive.to_speak(stage, 0)
    answer = drive.play(stage, 0, stage.hero, wanted=[("caster", one) for one in stage.mages])
    if answer is None:
        raise NotSeen("is not offered as an answer")
    stage.says(0, answer)
    drive.settle(stage)
    _want("destiny", stage.state.players[1].destiny, 65)
    _want("the card lies", stage.state.cards[threat].zone, "discard")


HOWS: dict[str, Callable[[Printed, Row], None]] = {
    "played": _played,
    "goes": _goes,
    "standing": _standing,
    "immune": _immune,
    "printed": _printed,
    "fought": _fought,
    "cast": _cast,
    "attack": _attack,
    "is": _is,
    "kinds": _is,
    "draw": _draw,
    "cancels": _cancels,
}
