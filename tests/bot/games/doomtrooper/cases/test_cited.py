"""A refusal cites the rule that turns the command away, not one that merely is about the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from bot.games.doomtrooper.looks.fighting.able import able
from bot.games.doomtrooper.looks.playing import plays
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.commands import (
    Act,
    Announce,
    Attack,
    ChooseTactic,
    ChooseZone,
    Command,
    DiscardCards,
    Play,
    Split,
    Use,
)
from bot.games.doomtrooper.position.state import Token
from bot.games.doomtrooper.words.rules.rulesets import SWEDISH
from tests.bot.games.doomtrooper.flow.seats import Seats
from tests.rows import rows

SHIELD = ({"do": "bar", "what": ["attacked"]},)
NEVER = ({"do": "ability", "ability": "never-combat"},)
CASTS = ({"do": "casts", "aspects": ["all"]},)
OWN = {"to": "card", "whom": {"side": "own", "tags": ["warrior"]}, "after": "attach"}
SPELL: dict[str, Any] = {"when": "any", "to": "card", "whom": {"tags": ["warrior"]}, "after": "discard"}
BLESSES: tuple[dict[str, Any], ...] = (
    {"do": "rate", "ratings": ["armour"], "sum": 2, "who": {"role": "chosen"}, "until": "turn"},
)
Tried = tuple[Seats, Command]


def attacks(foe: dict[str, Any] | None = None, seats: int = 2, **own: Any) -> Tried:
    """Somebody attacks with his only warrior."""
    table = Seats(seats)
    table.warrior(0, **own)
    table.warrior(1, **(foe or {}))
    return table.acting(), Attack()


def spell(caster: str | None = "brotherhood", target: str = "bauhaus", *, names: bool = True, **more: Any) -> Tried:
    """A spell is cast on an own warrior."""
    table = Seats()
    own = table.warrior(0, tags=tuple((caster or "bauhaus").split()), effects=CASTS if caster else ())
    other = table.warrior(0, tags=(target,))
    table.warrior(0, tags=("capitol",))
    tags = ("aspect:exorcism", *more.get("tags", ()))
    card = table.card("art", 0, play=SPELL, tags=tags, effects=BLESSES)
    return table.at(1), Play(card, targets=(other,), caster=own if names else -1)


def gift(kind: str, *there: tuple[str, tuple[str, ...]], of: int = 0, tags: tuple[str, ...] = ()) -> Tried:
    """A card is given to a warrior who has some already."""
    table = Seats()
    bearer = table.warrior(of, tags=("legion",))
    for other, own in there:
        table.on(bearer, other, name="SAME" if other == kind else "", tags=own, play=OWN)  # type: ignore[arg-type]
    play = OWN if of == 0 else {"to": "card", "after": "attach"}
    card = table.card(kind, 0, name="SAME", tags=tags, play=play)  # type: ignore[arg-type]
    return table.acting(), Play(card, targets=(bearer,))


def named(*marks: str) -> Tried:
    """A defender is named of several."""
    table = Seats()
    one, foe = table.warrior(0), table.warrior(1, marks=marks)
    table.warrior(1)
    return table.acting().says(0, Attack()).all_pass(), Announce(one, foe)


def own(command: Callable[[int], Command]) -> Tried:
    """A command about equipment of one's own warrior."""
    table = Seats()
    gun = table.on(table.warrior(0))
    table.warrior(0)
    return table.acting(), command(gun)


def owed() -> Tried:
    """Actions are left, but the next one has to send somebody to the open Outpost, where the opponent is."""
    table = Seats()
    table.warrior(0)
    table.warrior(1, "outpost")
    table.warrior(1)
    table.acting()
    table.run.emit(ev.OutpostOpened())
    return table, Attack()


def aimed(**wrong: Any) -> Tried:
    """A spell is aimed in a form that it does not take."""
    table, command = spell()
    return table, msgspec.structs.replace(command, **wrong)


def only_hidden(*, hidden: bool) -> Tried:
    """A warrior who can be recruited into cover alone: he is too dear otherwise."""
    table = Seats()
    table.warrior(0)
    return table.acting(), Play(table.card("warrior", 0, ratings="5/5/5/90"), area="squad", hidden=hidden)


CASES: dict[str, tuple[Callable[[], Tried], str]] = {
    "the only warrior left cover": (lambda: attacks(marks=("left-cover",)), "cover.leave"),
    "the only warrior is imprisoned": (lambda: attacks(marks=("imprisoned",)), "target.imprisoned"),
    "the only warrior is silenced": (lambda: attacks(marks=("silenced",)), "target.not-a-word"),
    "the only warrior is in cover": (lambda: attacks(covered=True), "cover.must-leave"),
    "nobody may be attacked": (lambda: attacks({"effects": SHIELD}), "target.no-attack"),
    "all others are imprisoned": (lambda: attacks({"marks": ("imprisoned",)}), "target.imprisoned"),
    "all others are in another area": (lambda: attacks({"zone": "outpost"}), "combat.areas"),
    "a duty binds the actions that are left": (owed, "transfer.duty"),
    "the opponent has a leader alone, who never fights": (lambda: attacks({"effects": NEVER}), "combat.never-fight"),
    "a player as the target of a spell on warriors": (lambda: aimed(targets=(), player=1), "target.general"),
    "a target that is no card": (lambda: aimed(targets=(999,)), "target.general"),
    "an imprisoned defender": (lambda: named("imprisoned"), "target.imprisoned"),
    "Art on one's own legionnaire": (lambda: spell(target="legion"), "art.not-for-legion"),
    "a full heretic's Art for others": (lambda: spell("heretic legion"), "art.heretic-full"),
    "a spell without a caster who is there": (lambda: spell(names=False), "art.caster-needed"),
    "a spell and nobody who casts": (lambda: spell(None), "art.caster-needed"),
    "a bystander's personal spell": (
        lambda: spell(tags=("aspect:personal-combat-spell",)),
        "art.personal-combat-spell",
    ),
    "a second copy of a gift": (lambda: gift("symmetry", ("symmetry", ())), "symmetry.own-one-copy"),
    "a beast beside a vehicle": (lambda: gift("beast", ("equipment", ("vehicle",))), "beasts.one-or-vehicle"),
    "a second vehicle": (lambda: gift("equipment", ("equipment", ("vehicle",)), tags=("vehicle",)), "vehicle.one"),
    "cover for equipment": (lambda: own(lambda gun: Act("cover", gun)), "cover.seek"),
    "a vehicle boarded by equipment": (lambda: own(lambda gun: Act("board", gun)), "vehicle.board"),
    "a transfer of equipment": (lambda: own(lambda gun: Act("transfer", gun, "outpost")), "transfer.action"),
    "equipment played from the table": (lambda: own(Play), "term.hand"),
    "an ability that there is not": (lambda: own(lambda gun: Use(gun, 0)), "turn.sequence"),
    "points where none are split": (lambda: own(lambda _: Split(1)), "turn.sequence"),
    "a tactic where nobody fights": (lambda: own(lambda _: ChooseTactic("fight")), "turn.sequence"),
    "a war zone where nobody fights": (lambda: own(lambda gun: ChooseZone(gun)), "turn.sequence"),
    "a discard in between": (lambda: own(lambda _: DiscardCards(())), "turn.sequence"),
    "a dear warrior recruited openly": (lambda: only_hidden(hidden=False), "recruit.cost"),
    "a transfer to the other area": (lambda: own(lambda gun: Act("transfer", gun - 1, "cohort")), "transfer.action"),
    "equipment for an opponent's warrior": (lambda: gift("equipment", of=1), "equipment.own-only"),
}


@rows("name", CASES)
def test_the_rule_that_turns_the_command_away_is_cited(name: str) -> None:
    make, rule = CASES[name]
    table, command = make()
    assert table.refused(0, command) == rule


def test_the_swedish_rules_on_cover_and_loyalty_are_cited() -> None:
    table = Seats(rules=SWEDISH)
    table.warrior(0, marks=("left-cover",))
    table.warrior(1)
    assert table.acting().refused(0, Attack()) == "cover.leave-no-attack"
    table = Seats(rules=SWEDISH)
    table.warrior(0, tags=("brotherhood",))
    table.warrior(1, tags=("bauhaus",))
    assert table.acting().refused(0, Attack()) == "targets.brotherhood"


def test_what_is_hidden_changes_no_citation() -> None:
    """One cannot attack his own alone, whatever the card in an opponent's cover is."""
    told = set()
    for hidden in ({"effects": SHIELD}, {"tags": ("bauhaus",)}):
        table = Seats()
        table.warrior(0, marks=("left-cover",))
        table.warrior(1, covered=True, unpaid=True, **hidden)
        told.add(table.acting().refused(0, Attack()))
    assert told == {"cover.leave"}


@rows("at", [-1, 0, 1, 2])
def test_any_action_of_the_only_sort_may_pay(at: int) -> None:
    """An action may be named though all that are left are alike."""
    table = Seats()
    one = table.warrior(0)
    table.warrior(0)
    table.warrior(1)
    for command in (Attack(at), Act("meditate", token=at), Act("cover", one, token=at)):
        table.acting().says(0, command)
        table._run = None
    assert table.acting().refused(0, Act("meditate", token=3)) == "actionkind.no-change"


def test_an_action_of_another_sort_does_not_pay() -> None:
    table = Seats()
    table.warrior(0)
    table.warrior(1)
    for at, stands in ((0, True), (1, True), (2, False)):
        table.acting(Token("any"), Token("any"), Token("attack"))
        if stands:
            table.says(0, Act("meditate", token=at))
            table._run = None
        else:
            assert table.refused(0, Act("meditate", token=at)) == "actionkind.no-change"


@pytest.mark.parametrize(
    ("lies", "fights"),
    [
        ({}, True),
        ({"marks": ("out",)}, False),
        ({"effects": ({"do": "ability", "ability": "never-combat"},)}, False),
    ],
)
def test_who_is_out_of_play_or_never_fights_is_not_able_to_fight(lies: dict[str, Any], *, fights: bool) -> None:
    """Rule: doomtrooper-cs.term.combat-capable"""
    table = Seats()
    one = table.warrior(0, **lies)
    assert able(table.run, one) == fights


def test_who_has_neither_rating_of_a_combat_is_not_able_to_fight() -> None:
    """Rule: doomtrooper-cs.term.combat-capable"""
    table = Seats()
    one, beast = table.card("warrior", 0, "squad"), table.card("beast", 0, "squad", ratings="5/5/5/5")
    assert not able(table.run, one)
    assert not able(table.run, beast)


@pytest.mark.parametrize(("left", "topic"), [(1, "actions.three"), (2, "")])
def test_a_card_whose_x_is_paid_in_actions_takes_one_more_at_least(left: int, topic: str) -> None:
    table = Seats()
    gain = ({"do": "points", "destiny": {"of": "x"}},)
    card = table.card("special", 0, play={"price": {"x": "actions"}, "after": "discard"}, effects=gain)
    table.acting(*(Token("any"),) * left).goes_on()
    assert plays.refusal(table.run, 0, card) == topic


@pytest.mark.parametrize("caster", [-1, 99, 10_000])
def test_a_spell_of_a_caster_who_does_not_exist_is_refused(caster: int) -> None:
    table, command = spell(None)
    assert table.refused(0, msgspec.structs.replace(command, caster=caster)) == "art.caster-needed"
    table, command = spell()
    assert table.refused(0, msgspec.structs.replace(command, caster=caster)) == "art.caster-needed"
    table = Seats()
    own = table.warrior(0, effects=CASTS)
    never = {**SPELL, "if": [{"cards": {"tags": ["nobody"]}}]}
    card = table.card("art", 0, play=never, tags=("aspect:exorcism",), effects=BLESSES)
    assert table.at(1).refused(0, Play(card, targets=(own,), caster=caster)) == "timing.must-matter"


@pytest.mark.parametrize("place", [0, 1])
def test_either_of_two_equal_cards_is_played(place: int) -> None:
    table = Seats()
    play, gain = {"when": "any", "after": "discard"}, ({"do": "points", "destiny": 2},)
    cards = [table.card("special", 0, name="TWICE", play=play, effects=gain) for _ in range(2)]
    table.at(1).says(0, Play(cards[place])).all_pass(until="start")
    assert table.points(0) == (12, 5)
    assert sorted(table.zone(card) for card in cards) == ["discard", "hand"]


def test_of_two_equal_cards_one_pays_for_the_other() -> None:
    table = Seats()
    play = {"when": "any", "after": "discard", "price": {"hand": 1}}
    gain = ({"do": "points", "destiny": 2},)
    first, second = (table.card("special", 0, name="TWICE", play=play, effects=gain) for _ in range(2))
    table.at(1).says(0, Play(second, paid=(first,))).all_pass(until="start")
    assert [table.zone(card) for card in (first, second)] == ["discard", "discard"]


def test_equal_cards_of_two_owners_are_two_cards() -> None:
    table = Seats()
    play, gain = {"when": "any", "after": "discard"}, ({"do": "points", "destiny": 2},)
    cards = [table.card("special", 0, name="TWICE", play=play, effects=gain) for _ in range(2)]
    table.cards[cards[1]] = msgspec.structs.replace(table.cards[cards[1]], owner=1)
    table.at(1).says(0, Play(cards[1])).all_pass(until="start")
    assert [table.zone(card) for card in cards] == ["hand", "discard"]
