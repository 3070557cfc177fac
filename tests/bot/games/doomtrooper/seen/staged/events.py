"""How events are brought about on the stage: each script lays what it needs, then plays it out as players would."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

from msgspec.structs import replace as changed

from bot.games.doomtrooper.position import frames
from bot.games.doomtrooper.position.state import IN_PLAY, Card
from bot.games.doomtrooper.words.affiliations import AFFILIATIONS
from bot.games.doomtrooper.words.catalogue import Printed
from bot.games.doomtrooper.words.continuous import Limit
from bot.games.doomtrooper.words.deeds import Cancel, Redirect
from bot.games.doomtrooper.words.whom import On, Whom
from tests.bot.games.doomtrooper.seen.staged import drive
from tests.bot.games.doomtrooper.seen.staged.combats import FOES, combats, fought, laden_with, worn_by
from tests.bot.games.doomtrooper.seen.staged.laying import deeds_of
from tests.bot.games.doomtrooper.seen.staged.people import words_of
from tests.bot.games.doomtrooper.seen.staged.scenes import FLAGS, Scene
from tests.bot.games.doomtrooper.seen.staged.scripts import (
    AT_STEP,
    Script,
    by_card,
    by_declaring,
    by_hand,
    by_step,
    had_mark,
    last_of,
    poised,
    split_all,
)
from tests.bot.games.doomtrooper.seen.staged.stage import Stage
from tests.bot.games.doomtrooper.seen.stated.lasting import people_of
from tests.bot.games.doomtrooper.seen.stated.reading import amount, fits
from tests.bot.games.doomtrooper.seen.stated.world import Here, Unread, World, players

HAND = 7


def meant(on: On, world: World, here: Here, *, dead: bool = False) -> Iterator[int]:
    """The cards that the event may be about."""
    whom = on.cards
    if whom is None:
        yield -1
        return
    for at, card in enumerate(world.state.cards):
        if card.zone in ("squad", "cohort", "outpost", "aside", "table") and fits(world, whom, here, at):
            yield at


DEEDS: dict[str, dict[str, object]] = {
    "killed": {"do": "kill"},
    "wounded": {"do": "wound"},
    "discarded": {"do": "discard"},
    "left": {"do": "discard"},
    "sacrificed": {"do": "sacrifice"},
    "healed": {"do": "heal"},
    "covered": {"do": "cover"},
    "imprisoned": {"do": "mark", "mark": "imprisoned"},
}


LADEN = frozenset({"kills", "killed", "wounded", "struck", "used", *DEEDS})
"""The events in which those who suffer them, and those who did it, bear what words speak of."""


def scripts(stage: Stage, scene: Scene, on: On, here: Here, most: int = FOES) -> Iterator[Script]:
    """Ways to bring an event about; by so many combats at the most.

    Raises:
        Unread: nobody knows how.
    """
    world = stage.world()
    for event in (on.event, *on.also):
        for script in _scripts(stage, scene, replace_event(on, event), here, world, most):
            about = replace(here, that=script.that, by=script.by, that_player=script.seat)
            bounds = [(one, players(world, one.whose, about)) for one in on.conditions if one.points]
            if event in LADEN:
                script = laden_with(script, script.that, worn_by(stage, "that"))
                script = laden_with(script, script.by, worn_by(stage, "killer"))
            yield poised(script, bounds) if bounds else script


def replace_event(on: On, event: str) -> On:
    return changed(on, event=event)


def _scripts(stage: Stage, scene: Scene, on: On, here: Here, world: World, most: int) -> Iterator[Script]:
    event = on.event
    mover = len(stage.cards)
    if event in AT_STEP:
        for seat in {"own": (0,), "opponent": (1,), "any": (0, 1)}.get(on.whose, (_bearer(world, here),)):
            step = by_step(scene, event, seat, kept=on.kept)
            yield step
            yield replace(step, lay=_healed(step))
        return
    if event in ("kills", "killed", "wounded", "struck") and (
        on.by is not None or on.using is not None or event in ("kills", "struck") or on.conditions
    ):
        yield from fought(stage, scene, on, here, world, most)
    if event == "attack-begun":
        for seat in {"own": (0,), "opponent": (1,), "any": (0, 1)}.get(on.whose, (_bearer(world, here),)):
            yield by_declaring(scene, seat)
        return
    if event in ("combat-begun", "attacked", "defended", "combat-ended"):
        yield from combats(stage, scene, on, here, world, most)
        return
    if event == "reached":
        yield from _reaching(scene, on, here, world, mover)
        return
    if event in ("marked", "unmarked"):
        mark = mark_of(on)
        second = any(one.was == "second" for one in on.conditions)
        for card in meant(changed(on, cards=_whoever_marked(on)), world, here):
            script = by_card(scene, {"do": "mark", "mark": mark, "off": event == "unmarked"}, card, 1, mover, mark=mark)
            yield had_mark(script, card, mark) if second or event == "unmarked" else script
        return
    if event in DEEDS and on.by is not None and on.by.tags and not (on.by.role or on.using or on.conditions):
        doer = 1 if on.by.side == "opponent" else 0
        for card in meant(on, world, here):
            was = _done_by(doer, _bearer(world, here))
            yield by_card(scene, DEEDS[event], card, doer, mover, tags=on.by.tags, was=was)
    if event in DEEDS and on.by is None and on.using is None:
        bearer = _bearer(world, here)
        if event in ("killed", "wounded") and not on.conditions:
            yield from tuple(fought(stage, scene, on, here, world))[:4]
        for card in meant(on, world, here) if on.cards is not None else _concerned(on, world, here):
            if event in ("healed",) and not world.state.cards[card].wounded:
                continue
            for seat in {"own": (0,), "opponent": (1,)}.get(on.whose, (1, 0)):
                was = _done_by(seat, bearer)
                script = by_card(scene, DEEDS[event], card, seat, mover, was=was)
                yield last_of(script, _ceasing(on, world, here)) if event in ("left", "discarded") else script
        return
    if event in ("entered", "recruited"):
        yield from _entering(stage, scene, on, here)
        return
    if event == "used" and on.cards is not None and not on.cards.role:
        # What is used up happens all the same unless it is cancelled, whatever becomes of its card.
        for price in ({}, {"discard": {"role": "self"}}) if cancels(stage.hero_card) else ({},):
            yield from (_using(stage, scene, on.cards, seat, _bearer(world, here), price) for seat in (1, 0))
        return
    if event in ("played", "cast", "used", "searched", "looked", "drawn"):
        yield from _playing(stage, scene, on, here)
        return
    if event in ("points-chosen", "points"):
        by = {"own": Whom(side="own"), "opponent": Whom(side="opponent")}.get(on.whose)
        loose = changed(on, event="kills", cards=None, by=by, conditions=())
        for one in fought(stage, scene, loose, here, world):
            seat = stage.cards[one.by].controller
            if (on.whose == "own" and seat) or (on.whose == "opponent" and not seat) or one.fight is None:
                continue
            worth = world.rating(one.that, "value")
            was = one.was | _done_by(seat, _bearer(world, here))
            yield replace(one, seat=seat, number=worth, play=split_all, was=was)
        return
    if event == "hand-full":
        for seat in (0, 1) if on.whose == "any" else (_bearer(world, here),):
            yield by_hand(scene, seat, _hand_of(stage, here, seat))
        return
    if event == "targeted":
        for card in meant(on, world, here):
            kinds = ("special", "art", "symmetry") if on.by is None else (*on.by.tags, *on.by.any[:1])
            kind = next((one for one in kinds if one in ("special", "art", "symmetry", "equipment")), "special")
            tags = ("general",) if on.by is None else tuple(one for one in kinds if one != kind)
            for seat in (1, 0):
                yield by_card(scene, {"do": "mark", "mark": "aimed"}, card, seat, mover, kind=kind, tags=tags)
        return
    if event in ("became", "lost"):
        for card in meant(replace_cards(on), world, here):
            was_of = world.tags(card) | {tag.removeprefix("former:") for tag in world.tags(card)}
            own = sorted(was_of & AFFILIATIONS) if on.event == "lost" else []
            told = on.cards.tags[-1:] if on.cards is not None else ()
            tag = next(iter((*told, *own)), "heretic")
            change = {"gain": [tag]} if event == "became" else {"lose": [tag]}
            for seat in (1, 0):
                was = _done_by(seat, _bearer(world, here))
                yield by_card(scene, {"do": "kind", "until": "game", **change}, card, seat, mover, was=was)
        return
    if event == "transferred":
        for card in meant(on, world, here):
            to = "outpost" if world.state.cards[card].zone != "outpost" else "squad"
            yield by_card(scene, {"do": "move", "to": to}, card, 1, mover)
        return
    if event not in ("kills", "killed", "wounded", "struck"):
        raise Unread(f"event {event}")


def _done_by(seat: int, bearer: int) -> frozenset[str]:
    """Facts about who did it."""
    return frozenset({*(("by-me",) if seat == 0 else ()), *(("by-bearer",) if seat == bearer else ())})


def _hand_of(stage: Stage, here: Here, seat: int) -> int:
    """The most cards that a hand may have by what the card says."""
    text, most = stage.hero_card.text, HAND
    world = stage.world()
    for word in () if text is None else text.effects:
        if isinstance(word, Limit) and word.of == "hand" and seat in players(world, word.player, here):
            most = (most if word.value is None else amount(world, word.value, here)) + amount(world, word.change, here)
    return most


def _concerned(on: On, world: World, here: Here) -> Iterator[int]:
    """The cards that the conditions of an event are about, or else all warriors of the one or the other side."""
    for condition in on.conditions:
        if condition.cards is not None and not condition.cards.role:
            yield from meant(changed(on, cards=condition.cards), world, here)
    for seat in (1, 0):
        yield from (one for one in people_of(world) if world.state.cards[one].controller == seat)


def _ceasing(on: On, world: World, here: Here) -> frozenset[int]:
    """The cards of which none may be left for the conditions of an event to hold."""
    none = [one.cards for one in on.conditions if one.cards is not None and one.most == 0]
    return frozenset(card for whom in none for card in meant(changed(on, cards=whom), world, here))


def _reaching(scene: Scene, on: On, here: Here, world: World, mover: int) -> Iterator[Script]:
    """A rating that is looked at falls as low as it may be, or by one."""
    asked = [one for one in (on.cards, *(each.cards for each in on.conditions)) if one is not None and one.bounds]
    for whom in asked:
        which = next(iter(whom.bounds))
        base = whom.bounds[which].base
        word: dict[str, object] = {"do": "rate", "ratings": [which], "until": "game"}
        for card in meant(changed(on, cards=changed(whom, bounds={})), world, here):
            about = -1 if on.cards is None else card
            for less in (99, 1):
                low = world.rating(card, which) - less
                script = by_card(scene, {**word, "base" if base else "sum": -less}, card, 1, mover)
                yield replace(script, that=about, now=(((card, which, base), low),))


def _healed(script: Script) -> Callable[[Stage], None]:
    """The same is laid, and nobody is wounded."""

    def lay(stage: Stage) -> None:
        script.lay(stage)
        for at, card in enumerate(stage.cards):
            if card.wounded:
                stage.change(at, wounded=False)

    return lay


def replace_cards(on: On) -> On:
    """Those who are not yet, or still are, what the event is about."""
    if on.cards is None:
        return on
    if on.event == "lost":
        return changed(on, cards=changed(on.cards, no=()))
    loose = tuple(tag for tag in on.cards.tags[:-1])
    return changed(on, cards=changed(on.cards, tags=loose, no=(*on.cards.no, *on.cards.tags[-1:])))


def _entering(stage: Stage, scene: Scene, on: On, here: Here) -> Iterator[Script]:
    """Somebody who fits is recruited."""
    whom = on.cards or Whom(tags=("warrior",))
    free = changed(whom, role="", side="any", area="", others=False, marks=(), zones=())
    for seat in (0, 1):
        if (whom.side == "own" and seat) or (whom.side == "opponent" and not seat):
            continue
        card = len(stage.cards)

        def lay(one: Stage, seat: int = seat) -> None:
            if whom.alike == "name" and here.targets:
                # Another copy of the one who was chosen.
                one.cards.append(Card(one.cards[here.targets[0]].code, seat, seat, "hand"))
            else:
                one.make(free, seat, kind="warrior", zone="hand")
            one.turn_of(seat)

        def play(one: Stage, wanted: Sequence[object], ways: Sequence[int], seat: int = seat, card: int = card) -> None:
            lies = one.cards[stage.hero]
            command = drive.play(one, seat, card, wanted=(lies.zone,))
            if command is None:
                raise drive.Stuck("who is to enter is not offered")
            one.says(seat, command)
            drive.settle(one, wanted, ways)

        yield Script(replace(scene, active=seat), play, that=card, seat=seat, lay=lay)


SORTS: dict[str, dict[str, object]] = {
    "searched": {"do": "fetch", "origin": ["discard"], "who": {"tags": ["equipment"]}},
    "looked": {"do": "look", "at": "hand"},
    "drawn": {"do": "draw"},
}


def _playing(stage: Stage, scene: Scene, on: On, here: Here) -> Iterator[Script]:
    """A player plays a card of the sort."""
    whom = on.cards or on.by or Whom(tags=("art" if on.event == "cast" else "special",))
    tags = tuple(tag for tag in (*whom.tags, *whom.any[:1]) if tag not in ("card", "named"))
    kind = next((tag for tag in tags if tag in ("special", "art", "equipment", "symmetry")), "")
    kind = kind or (
        "art" if on.event == "cast" or any("spell" in tag or tag.startswith("aspect") for tag in tags) else "special"
    )
    seats = (
        (0,)
        if on.whose == "own" or whom.side == "own"
        else (1,)
        if on.whose == "opponent" or whom.side == "opponent"
        else (1, 0)
    )
    turned = any(isinstance(word, Redirect) and word.to is not None for word in words_of(stage.hero_card.text))
    on_ = max(at for at, card in enumerate(stage.cards) if _in_the_open(stage, at)) if turned else -1
    for seat in seats:
        card = len(stage.cards) + (2 if kind == "art" else 0)

        def lay(one: Stage, seat: int = seat) -> None:
            if kind == "art":
                mage = one.person(seat, "squad", ("brotherhood",), "6/6/6/6")
                one.on(
                    mage,
                    "special",
                    effects=({"do": "casts", "who": {"role": "bearer"}, "aspects": ["all"], "legion": True},),
                )
            deed = SORTS.get(on.event, {"do": "points", "destiny": 1})
            play_: dict[str, object] = {"when": "any", "after": "discard"}
            if turned:
                deed = {"do": "mark", "mark": "hit", "who": {"role": "chosen"}}
                play_ |= {"to": "card", "whom": {"tags": ["warrior"]}}
            one.card(kind, seat, tags=tags, play=play_, effects=(deed,))  # type: ignore[arg-type]
            one.stack = [frames.TurnFrame(4)]
            one.have(0, tokens=())

        def play(one: Stage, wanted: Sequence[object], ways: Sequence[int], seat: int = seat, card: int = card) -> None:
            if not drive.to_speak(one, seat):
                raise drive.Stuck("the event's player is not asked")
            command = drive.play(one, seat, card, wanted=(on_,))
            if command is None or (turned and command.targets != (on_,)):
                raise drive.Stuck("the card for the event is not offered")
            one.says(seat, command)
            drive.settle(one, wanted, ways)

        # Who looks at a hand looks at that of the other player.
        about = 1 - seat if on.event == "looked" else seat
        was = _done_by(seat, _bearer(stage.world(), here))
        caster = card - 2 if kind == "art" else -1
        yield Script(scene, play, that=card, by=card, seat=about, lay=lay, mover=card, was=was, caster=caster)


def cancels(hero: Printed) -> bool:
    """Whether a card cancels what it answers."""
    return any(isinstance(one, Cancel) for one in deeds_of(hero))


def _using(
    stage: Stage, scene: Scene, whom: Whom, seat: int, bearer: int, price: Mapping[str, Mapping[str, str]]
) -> Script:
    """A player uses a card of the sort that lies on the table, for such a price."""
    card = len(stage.cards)

    def lay(one: Stage) -> None:
        use = {"price": price, "effects": [{"do": "points", "destiny": 1}]}
        one.card("special", seat, "table", tags=(*whom.tags, *whom.any[:1]), abilities=(use,))
        one.stack = [frames.TurnFrame(4)]
        one.have(0, tokens=())

    def play(one: Stage, wanted: Sequence[object], ways: Sequence[int]) -> None:
        command = drive.use(one, seat, card, 0) if drive.to_speak(one, seat) else None
        if command is None:
            raise drive.Stuck("the card for the event is not offered")
        one.says(seat, command)
        drive.settle(one, wanted, ways)

    was, spent = _done_by(seat, bearer), bool(price)
    return Script(scene, play, that=card, by=card, seat=seat, lay=lay, mover=card, was=was, spent=spent)


def _in_the_open(stage: Stage, card: int) -> bool:
    """Whether a card is a warrior of the first player who lies open on the table, unhurt."""
    lies = stage.cards[card]
    there = stage.printed[lies.code].type == "warrior" and lies.zone in IN_PLAY and lies.controller == 0
    return there and not (lies.covered or lies.wounded or lies.marks)


def _bearer(world: World, here: Here) -> int:
    card = world.state.cards[here.card]
    return card.player if card.player >= 0 else world.state.cards[world.holder(here.card)].controller


def mark_of(on: On) -> str:
    """The mark that a word waits for."""
    for one in (on.cards, *(each.cards for each in on.conditions)):
        for mark in (*one.marks, *one.unmarked) if one is not None else ():
            if mark not in FLAGS:
                return mark
    raise Unread("which mark it is")


def _whoever_marked(on: On) -> Whom | None:
    """The cards of an event, with the mark or without it."""
    return None if on.cards is None else changed(on.cards, marks=(), unmarked=())
