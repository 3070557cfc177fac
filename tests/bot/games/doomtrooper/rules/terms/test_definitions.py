"""Rules of the Czech book that define things, shown by what follows from them; each test is named after its rule."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.boards.doomtrooper.cards import own_catalogue
from bot.games.doomtrooper.looks.fighting.able import refusal as attack_refusal
from bot.games.doomtrooper.position.commands import Act, Play
from bot.games.doomtrooper.position.state import Token
from bot.games.doomtrooper.words.catalogue import CardType
from bot.games.doomtrooper.words.continuous import Casts
from tests.bot.games.doomtrooper.examples.real import Real
from tests.bot.games.doomtrooper.flow.seats import Seats
from tests.rows import rows

ASPECTS = (
    "changeling", "elements", "exorcism", "kinetics", "manipulation", "mentalism", "premonition", "summoning",
)  # fmt: skip


@pytest.mark.parametrize(("tag", "home"), [("crescentia", "outpost"), ("bauhaus", "squad"), ("legion", "cohort")])
def test_transfer_outpost(tag: str, home: str) -> None:
    """Tribes are recruited to it; who belongs elsewhere gets there by a transfer alone."""
    table = Seats()
    new = table.warrior(0, "hand", tags=(tag,))
    table.warrior(0, "outpost", tags=("lutheran",))
    table.acting()
    if home != "outpost":
        table.refused(0, Play(new, area="outpost"))
    table.says(0, Play(new, area=home)).all_pass()
    if home != "outpost":
        table.run.state = replace(table.state, opened=True)
        table.says(0, Act("transfer", new, "outpost")).all_pass()
    assert table.zone(new) == "outpost"


@rows("kind", ["art", "special", "alliance"])
@rows(("token", "legal"), [("other", True), ("any", True), ("attack", False)])
def test_other_actions_card_types(kind: CardType, token: str, *, legal: bool) -> None:
    """They are played with an action that is no attack."""
    table = Seats()
    caster = table.warrior(0, effects=({"do": "casts", "aspects": ["all"]},))
    gain = {"do": "points", "victory": 1}
    card = table.card(kind, 0, play={"when": "action", "after": "discard"}, tags=("exorcism",), effects=(gain,))
    table.warrior(1)
    table.acting(Token(token, source=caster))  # type: ignore[arg-type]
    said = Play(card, caster=caster if kind == "art" else -1)
    if legal:
        table.says(0, said)
    else:
        table.refused(0, said)


def test_art_aspects() -> None:
    """The real cards know these eight; who has mastered one of them casts no other."""
    cards = own_catalogue().values()
    spells = {tag.removeprefix("aspect:") for card in cards for tag in card.tags if tag.startswith("aspect:")}
    words = [word for card in cards for word in (card.text.effects if card.text else ()) if isinstance(word, Casts)]
    assert (spells, {name for word in words for name in word.aspects}) == ({*ASPECTS}, {*ASPECTS, "all"})


@rows("own", ASPECTS)
def test_each_aspect_is_mastered_by_itself(own: str) -> None:
    """Rule: doomtrooper-cs.art.aspects"""
    table = Seats()
    caster = table.warrior(0, effects=({"do": "casts", "aspects": [own]},))
    play = {"when": "action", "after": "discard"}
    gain = ({"do": "points", "victory": 1},)
    spells = [table.card("art", 0, play=play, tags=(f"aspect:{each}",), effects=gain) for each in ASPECTS]
    table.acting()
    for aspect, spell in zip(ASPECTS, spells, strict=True):
        if aspect != own:
            table.refused(0, Play(spell, caster=caster))
    table.says(0, Play(spells[ASPECTS.index(own)], caster=caster))


IMPRISONING = ("captured", "bauhaus-cop", "eaonian-justifier", "prison-camp")


def imprisoned(by: str) -> tuple[Seats, int, int]:
    """A warrior on the Outpost or in the Squad whom a real card has imprisoned, with a foe beside him."""
    table = Real()
    area = "outpost" if by == "captured" else "squad"
    foe, one = table.warrior(0, area), table.warrior(1, area, tags=("bauhaus",))
    table.warrior(1, area)
    card = table.put(by, 0, "hand" if by == "captured" else "squad")
    if by == "captured":
        table.acting().says(0, Play(card, targets=(one,))).all_pass()
        return table, foe, one
    text = own_catalogue()[table.state.cards[card].code].text
    assert text is not None
    marks = [word for ability in text.abilities for word in ability.effects if getattr(word, "mark", "")]
    word = {"do": "mark", "who": {"role": "chosen"}, "mark": marks[0].mark}  # type: ignore[union-attr]
    table.acting().do(word, card=card, targets=(one,))
    return table, foe, one


@rows("by", IMPRISONING)
def test_target_imprisoned_cards(by: str) -> None:
    """However a card words it, its prisoner is imprisoned like any other: nobody attacks him, and he does not act."""
    table, foe, one = imprisoned(by)
    assert "imprisoned" in table.state.cards[one].marks
    assert attack_refusal(table.run, 0, foe, one) == "target.imprisoned"
    assert attack_refusal(table.run, 1, one, foe) == "target.imprisoned"
