"""Events as they are played out: a card that does something to another, a combat, a step of a turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from msgspec.structs import replace as changed

from bot.games.doomtrooper.position import frames
from bot.games.doomtrooper.position.commands import Announce, ChooseTactic
from bot.games.doomtrooper.words.whom import If, Rating
from tests.bot.games.doomtrooper.seen.staged import drive
from tests.bot.games.doomtrooper.seen.staged.scenes import Scene
from tests.bot.games.doomtrooper.seen.staged.stage import Stage
from tests.bot.games.doomtrooper.seen.stated.world import Fight

Play = Callable[[Stage, Sequence[object], Sequence[int]], None]


AT_STEP = {"turn-start": 0, "draw": 2, "drawn": 3, "discard": 6, "turn-end": 9}
"""The part of a turn that sets off what waits for a step."""


@dataclass(frozen=True)
class Script:
    """An event that is brought about.

    Attributes:
        scene: where the card lies that waits for it; the combat that is fought.
        lay: what is laid beside it.
        play: plays it out, answering what is asked by what is wanted.
        that, by, seat: what the event is about, which card did it, which player.
        was: facts that those who look back on it find true.
        now: ratings that are otherwise once it has happened; whether it is the base of the rating.
        mark: the mark that it gives, or takes.
        spent: the card that brought it about is the price of it.
    """

    scene: Scene
    play: Play
    that: int = -1
    by: int = -1
    seat: int = -1
    lay: Callable[[Stage], None] = lambda _: None
    was: frozenset[str] = frozenset()
    fight: Fight | None = None
    mover: int = -1
    caster: int = -1
    hand: bool = False
    number: int = 0
    now: tuple[tuple[tuple[int, Rating, bool], int], ...] = ()
    mark: str = ""
    spent: bool = False


def deed_on(
    stage: Stage,
    seat: int,
    word: dict[str, object],
    on: int,
    kind: str = "special",
    tags: tuple[str, ...] = ("general",),
) -> int:
    """Give a player a card that does this to a card."""
    play = {"when": "any", "to": "card", "whom": {"zones": ["in-play", "discard"]}, "after": "discard"}
    return stage.card(kind, seat, tags=tags, play=play, effects=({**word, "who": {"role": "chosen"}},))  # type: ignore[arg-type]


def by_card(scene: Scene, word: dict[str, object], on: int, seat: int, mover: int, **more: object) -> Script:
    """A player plays a card on another in the window after the draw of the turn."""

    kind, tags = str(more.pop("kind", "special")), more.pop("tags", ())

    def lay(stage: Stage) -> None:
        deed_on(stage, seat, word, on, kind, tags or ("general",))  # type: ignore[arg-type]
        stage.stack = [frames.TurnFrame(4)]
        stage.have(0, tokens=())

    def play(stage: Stage, wanted: Sequence[object], ways: Sequence[int]) -> None:
        if not drive.to_speak(stage, seat):
            raise drive.Stuck("the event's player is not asked")
        command = drive.play(stage, seat, mover, wanted=(on,))
        if command is None or command.targets != (on,):
            raise drive.Stuck(f"the card for the event is not offered on {on}")
        stage.says(seat, command)
        drive.settle(stage, wanted, ways)

    return Script(scene, play, that=on, by=mover, lay=lay, mover=mover, **more)  # type: ignore[arg-type]


def by_fight(
    scene: Scene, fight: Fight, made: dict[int, tuple[int, int, int]], wounded: tuple[int, ...] = (), **more: object
) -> Script:
    """Two fight to the end."""

    def lay(stage: Stage) -> None:
        for card, numbers in made.items():
            code = stage.cards[card].code
            printed = stage.printed[code]
            rated = {**printed.ratings, **dict(zip(("fight", "shoot", "armour"), numbers, strict=True))}  # type: ignore[misc]
            stage.printed[code] = changed(printed, ratings=rated)
        for card in wounded:
            stage.change(card, wounded=True)
        stage.fought(fight)

    def play(stage: Stage, wanted: Sequence[object], ways: Sequence[int]) -> None:
        drive.over(stage, wanted, ways)

    return Script(replace(scene, fight=fight), play, lay=lay, fight=fight, **more)  # type: ignore[arg-type]


def by_announcing(scene: Scene, fight: Fight, *, how: bool = False, **more: object) -> Script:
    """A combat is declared, and its fighters are named; ``how``: and how it is fought."""

    def lay(stage: Stage) -> None:
        seat = stage.cards[fight.attacker].controller
        stage.turn_of(seat, 2)
        stage.stack.append(frames.Combat(50, seat, at=2))
        stage.fight = None

    def play(stage: Stage, wanted: Sequence[object], ways: Sequence[int]) -> None:
        stage.goes_on()
        seat = stage.cards[fight.attacker].controller
        try:
            stage.says(seat, Announce(fight.attacker, fight.defender))
        except AssertionError as refused:
            raise drive.Stuck("who is to fight may not") from refused
        drive.settle(stage, wanted, ways)
        if how:
            stage.all_pass()
            stage.says(seat, ChooseTactic(fight.tactic))  # type: ignore[arg-type]
            drive.settle(stage, wanted, ways)

    return Script(scene, play, lay=lay, fight=fight, **more)  # type: ignore[arg-type]


def by_declaring(scene: Scene, seat: int) -> Script:
    """A player begins an attack, and nobody is named yet."""

    def lay(stage: Stage) -> None:
        stage.turn_of(seat, 2)
        stage.stack.append(frames.Combat(50, seat, at=0))
        stage.fight = None

    def play(stage: Stage, wanted: Sequence[object], ways: Sequence[int]) -> None:
        drive.settle(stage, wanted, ways, depth=len(stage.state.stack))

    return Script(replace(scene, active=seat), play, seat=seat, lay=lay)


def by_step(scene: Scene, event: str, seat: int, *, kept: bool = False) -> Script:
    """The turn of a player comes to a step, or once more a round later."""
    at = AT_STEP[event]

    def lay(stage: Stage) -> None:
        stage.active = 1 - seat if event == "turn-start" else seat
        stage.stack = [frames.TurnFrame(10 if event == "turn-start" else at)]
        for one in (0, 1):
            stage.have(one, tokens=())

    def play(stage: Stage, wanted: Sequence[object], ways: Sequence[int]) -> None:
        drive.settle(stage, wanted, ways)
        for _ in range(3 if kept else 0):
            drive.pass_turn(stage, wanted, ways)

    return Script(replace(scene, active=seat), play, seat=seat, lay=lay)


def emptied(script: Script) -> Script:
    """The same, with nobody else in the area of the one whom it is about."""

    def lay(stage: Stage) -> None:
        about = stage.cards[script.that]
        for at, card in enumerate(stage.cards):
            warrior = stage.printed[card.code].type == "warrior"
            if at != script.that and warrior and (card.controller, card.zone) == (about.controller, about.zone):
                stage.take_off(at)
        script.lay(stage)

    return replace(script, lay=lay, was=script.was | {"area-emptied"})


def had_mark(script: Script, card: int, mark: str) -> Script:
    """The same, with a mark on a card before."""

    def lay(stage: Stage) -> None:
        stage.change(card, marks=(*stage.cards[card].marks, mark))
        script.lay(stage)

    return replace(script, lay=lay, was=script.was | {"second"})


def by_hand(scene: Scene, seat: int, most: int) -> Script:
    """A player has two cards more in his hand than he may have."""

    def lay(stage: Stage) -> None:
        held = sum(card.zone == "hand" and card.owner == seat for card in stage.cards)
        for _ in range(most + 2 - held):
            stage.card("special", seat, "hand", tags=("general",))
        for at in [at for at, card in enumerate(stage.cards) if card.zone == "hand" and card.owner == seat][most + 2 :]:
            stage.change(at, zone="sideboard")
        stage.at(4)
        stage.have(0, tokens=())

    def play(stage: Stage, wanted: Sequence[object], ways: Sequence[int]) -> None:
        drive.settle(stage, wanted, ways)

    return Script(scene, play, seat=seat, lay=lay, number=2)


def poised(script: Script, bounds: list[tuple[If, tuple[int, ...]]]) -> Script:
    """The same, with the players having as many points as conditions ask for."""

    def lay(stage: Stage) -> None:
        script.lay(stage)
        for condition, seats in bounds:
            for what, bound in condition.points.items():
                number = bound.most if bound.most is not None else bound.least
                for seat in seats if isinstance(number, int) else ():
                    stage.have(seat, **{what: number})

    return replace(script, lay=lay)


def last_of(script: Script, others: frozenset[int]) -> Script:
    """The same, with some other cards gone."""

    def lay(stage: Stage) -> None:
        for card in others - {script.that, stage.hero}:
            stage.take_off(card)
        script.lay(stage)

    return replace(script, lay=lay)


def split_all(stage: Stage, wanted: Sequence[object], ways: Sequence[int]) -> None:
    """Two fight to the end, and what is earned becomes victory points."""
    drive.over(stage, wanted, ways, victory=99)
