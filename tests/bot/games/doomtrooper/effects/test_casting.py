"""Who may cast the Art, and for whose benefit; what answers what is being played."""

from __future__ import annotations

from bot.games.doomtrooper.acts.playing.boosting import boost, boosts
from bot.games.doomtrooper.looks.fighting.values import rating
from bot.games.doomtrooper.looks.holding.answers import answers
from bot.games.doomtrooper.looks.holding.casting import casters, surcharge, target_refusal, unhelped
from bot.games.doomtrooper.position.frames import Playing, Window
from tests.bot.games.doomtrooper.table import Table, words
from tests.rows import rows

ELEMENTS = ({"do": "casts", "aspects": ["elements"]},)
HELP = ({"do": "rate", "who": {"role": "chosen"}, "ratings": ["fight"], "sum": 2, "until": "combat"},)


def spell(table: Table, *tags: str, effects: tuple[object, ...] = HELP) -> int:
    return table.card("art", tags=("aspect:elements", *tags), effects=effects)  # type: ignore[arg-type]


def test_only_who_knows_the_aspect_casts() -> None:
    table = Table()
    card = spell(table)
    able = table.warrior(effects=ELEMENTS)
    table.warrior(effects=({"do": "casts", "aspects": ["exorcism"]},))
    every = table.warrior(effects=({"do": "casts", "aspects": ["all"]},))
    never = table.warrior(effects=(*ELEMENTS, {"do": "bar", "what": ["cast"], "strength": "never"}))
    table.warrior(1, effects=ELEMENTS)
    assert never not in casters(table.run, 0, card)
    assert casters(table.run, 0, card) == (able, every)


def test_personal_combat_spells_are_cast_by_fighters_alone_and_combat_spells_by_anybody() -> None:
    table = Table()
    personal, common = spell(table, "personal-combat-spell"), spell(table, "combat-spell")
    one, other, foe = table.warrior(effects=ELEMENTS), table.warrior(effects=ELEMENTS), table.warrior(1)
    assert casters(table.run, 0, common) == ()
    table._run = None
    table.combat(one, foe)
    assert casters(table.run, 0, personal) == (one,)
    assert casters(table.run, 0, common) == (one, other)


@rows(
    ("own", "lets", "others"),
    [
        ((), False, (True, False, True)),
        ((), True, (True, True, True)),
        (("heretic", "legion"), False, (False, True, False)),
        (("heretic", "legion", "doomtrooper"), False, (True, True, True)),
    ],
)
def test_the_art_helps_the_legion_only_where_a_card_lets_it(
    own: tuple[str, ...], lets: bool, others: tuple[bool, ...]
) -> None:
    table = Table()
    caster = table.warrior(tags=own, effects=({"do": "casts", "aspects": ["elements"], "legion": lets},))
    three = [table.warrior(tags=(tag,)) for tag in ("bauhaus", "legion", "lutheran")]
    assert tuple(unhelped(table.run, caster, (card,)) == "" for card in three) == others


def test_harm_is_no_help_and_somebody_elses_warrior_may_always_be_a_target() -> None:
    table = Table()
    helping = spell(table)
    harming = spell(table, effects=({"do": "wound", "who": {"role": "chosen"}},))
    caster = table.warrior(effects=ELEMENTS)
    own, foreign = table.warrior(tags=("legion",)), table.warrior(1, tags=("legion",))
    run = table.run
    assert [target_refusal(run, helping, caster, card) for card in (own, foreign)] == ["art.not-for-legion", ""]
    assert target_refusal(run, harming, caster, own) == ""


@rows(("fighter", "refused"), [("legion", "art.not-for-legion"), ("bauhaus", "")])
@rows("fights", [True, False])
def test_a_spell_on_the_opponent_of_ones_own_legionnaire_helps_the_legion(
    fighter: str, refused: str, *, fights: bool
) -> None:
    """Rule: doomtrooper-cs.art.not-for-legion"""
    table = Table()
    weakens = spell(table, effects=({"do": "rate", "sum": -3, "ratings": ["armour"], "who": {"role": "chosen"}},))
    against = {"do": "rate", "sum": -3, "ratings": ["armour"], "who": {"role": "opponent-fighter"}}
    unnamed = spell(table, effects=(against,))
    caster, own, foe = table.warrior(effects=ELEMENTS), table.warrior(tags=(fighter,)), table.warrior(1)
    bystander = table.warrior(1)
    if fights:
        table.combat(own, foe)
    assert target_refusal(table.run, weakens, caster, foe) == (refused if fights else "")
    assert target_refusal(table.run, weakens, caster, bystander) == ""
    assert (casters(table.run, 0, unnamed) == ()) == bool(fights and refused)


@rows(
    ("effect", "is_answer"),
    [
        ({"do": "cancel"}, True),
        ({"do": "cancel", "who": {"tags": ["art"]}}, False),
        ({"do": "cancel", "who": {"tags": ["special"]}}, True),
        ({"do": "heal", "saves": True, "who": {"role": "chosen"}}, True),
        ({"do": "heal", "who": {"role": "chosen"}}, True),
        ({"do": "prevent", "what": "wound", "who": {"role": "chosen"}}, True),
        ({"do": "protect", "against": ["wounded"], "who": {"role": "chosen"}}, True),
        ({"do": "protect", "against": ["attacked"], "who": {"role": "chosen"}}, False),
        ({"do": "immune", "to": ["special"], "who": {"role": "chosen"}}, True),
        ({"do": "immune", "to": ["art"], "who": {"role": "chosen"}}, False),
        ({"do": "points", "destiny": 5}, False),
        ({"do": "rate", "ratings": ["fight"], "sum": 2}, False),
    ],
)
def test_an_answer_acts_on_the_kind_or_the_effect_of_what_is_played(effect: dict[str, object], is_answer: bool) -> None:
    table = Table()
    wound = table.card("special", zone="stack", effects=({"do": "wound", "who": {"role": "chosen"}},))
    mine = table.card("special", 1)
    playing = Playing(0, wound)
    assert answers(table.run, 1, mine, None, words(effect), playing) == is_answer


def test_nothing_answers_what_is_cancelled() -> None:
    table = Table()
    wound = table.card("special", zone="stack", effects=({"do": "wound", "who": {"role": "chosen"}},))
    mine = table.card("special", 1)
    assert not answers(table.run, 1, mine, None, words({"do": "cancel"}), Playing(0, wound, cancelled=True))


def test_a_spell_of_the_combat_is_boosted_while_the_combat_lasts() -> None:
    table = Table()
    one, foe = table.warrior(), table.warrior(1)
    effects = ({"do": "rate", "who": {"role": "chosen"}, "ratings": ["fight"], "sum": {"of": "x"}, "until": "combat"},)
    cast = table.card(
        "art", play={"when": "modifiers", "price": {"x": "destiny", "step": 2, "most": 4}}, effects=effects
    )
    table.combat(one, foe)
    table.do(*effects, card=cast, targets=(one,), x=1)
    assert boosts(table.run, 0) == {}
    table.run.push(Window("modifiers", "combat-modifiers", (0, 1), 99))
    assert boosts(table.run, 0) == {cast: (3, 2)}
    assert boosts(table.run, 1) == {}
    boost(table.run, cast, 2)
    assert rating(table.run, one, "fight") == 8
    assert table.state.players[0].destiny == 6


def test_who_casts_by_a_card_that_asks_for_more_pays_it_unless_he_knows_the_aspect_himself() -> None:
    table = Table()
    card = spell(table)
    lent = {"do": "casts", "aspects": ["all"], "price": {"destiny": 3}}
    dear, free = table.warrior(effects=(lent,)), table.warrior(effects=(lent, *ELEMENTS))
    assert [surcharge(table.run, caster, card) for caster in (dear, free)] == [3, 0]
