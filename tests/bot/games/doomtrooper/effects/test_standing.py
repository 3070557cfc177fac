"""What holds now: kinds, ratings, abilities, immunities, bars, from the words of the cards in play."""

from __future__ import annotations

import pytest

from bot.games.doomtrooper.looks.fighting.values import rating
from bot.games.doomtrooper.looks.holding.casting import aspects
from bot.games.doomtrooper.looks.holding.standing import barred, bars_player, has, immune, limit, permitted, protected
from bot.games.doomtrooper.looks.meaning.tags import tags
from tests.bot.games.doomtrooper.table import Table

BEARER = {"role": "bearer"}
IMPERIAL = {"side": "own", "tags": ["warrior", "imperial"]}


def test_an_attached_card_changes_the_ratings_of_its_bearer_alone() -> None:
    table = Table()
    one, other = table.warrior(), table.warrior()
    table.on(one, effects=({"do": "rate", "who": BEARER, "ratings": ["fight"], "sum": 3},))
    assert [rating(table.run, card, "fight") for card in (one, other)] == [8, 5]


def test_a_group_is_found_by_its_tags_and_side() -> None:
    table = Table()
    own, foreign = table.warrior(tags=("imperial",)), table.warrior(1, tags=("imperial",))
    other = table.warrior(tags=("bauhaus",))
    table.card(
        "fortification", zone="squad", effects=({"do": "rate", "who": IMPERIAL, "ratings": ["armour"], "sum": 2},)
    )
    assert [rating(table.run, card, "armour") for card in (own, foreign, other)] == [7, 5, 5]


def test_base_comes_before_factors_and_factors_before_sums() -> None:
    table = Table()
    one = table.warrior(ratings="3/3/3/3")
    every = ["fight", "shoot", "armour", "value"]
    table.on(one, effects=({"do": "rate", "who": BEARER, "ratings": every, "sum": 5},))
    table.on(one, effects=({"do": "rate", "who": BEARER, "ratings": every, "factor": 2},))
    table.on(one, effects=({"do": "rate", "who": BEARER, "ratings": every[:3], "base": -2},))
    assert [rating(table.run, one, which) for which in ("fight", "shoot", "armour", "value")] == [7, 7, 7, 11]


def test_a_kind_that_is_given_makes_other_cards_fit() -> None:
    table = Table()
    one = table.warrior(tags=("bauhaus",))
    table.on(one, "special", effects=({"do": "kind", "who": BEARER, "gain": ["imperial"]},))
    table.card(
        "fortification", zone="squad", effects=({"do": "rate", "who": IMPERIAL, "ratings": ["armour"], "sum": 2},)
    )
    assert "imperial" in tags(table.run, one)
    assert rating(table.run, one, "armour") == 7


def test_a_heretic_is_of_the_legion_and_keeps_what_he_was() -> None:
    table = Table()
    one = table.warrior(tags=("bauhaus",))
    table.on(one, "special", effects=({"do": "kind", "who": BEARER, "gain": ["heretic"]},))
    assert {"heretic", "legion", "doomtrooper", "bauhaus"} <= tags(table.run, one)


def test_a_doomtrooper_is_who_is_neither_of_the_legion_nor_of_a_tribe() -> None:
    table = Table()
    cards = [table.warrior(tags=(tag,)) for tag in ("general", "legion", "lutheran", "not-doomtrooper")]
    assert ["doomtrooper" in tags(table.run, card) for card in cards] == [True, False, False, False]


def test_who_loses_his_last_affiliation_is_a_mercenary_and_gear_for_it_is_useless() -> None:
    table = Table()
    one = table.warrior(tags=("bauhaus",))
    table.on(
        one,
        play={"to": "card", "whom": {"tags": ["warrior", "bauhaus"]}, "after": "attach"},
        effects=({"do": "rate", "who": BEARER, "ratings": ["fight"], "sum": 3},),
    )
    assert rating(table.run, one, "fight") == 8
    table = Table()
    one = table.warrior(tags=("bauhaus",))
    table.on(
        one,
        play={"to": "card", "whom": {"tags": ["warrior", "bauhaus"]}, "after": "attach"},
        effects=({"do": "rate", "who": BEARER, "ratings": ["fight"], "sum": 3},),
    )
    table.on(one, "special", 1, effects=({"do": "kind", "who": BEARER, "lose": ["bauhaus"]},))
    assert "freelancer" in tags(table.run, one)
    assert rating(table.run, one, "fight") == 5


def test_hidden_warriors_neither_give_nor_get() -> None:
    table = Table()
    aura = {"do": "rate", "who": {"side": "own", "tags": ["warrior"]}, "ratings": ["fight"], "sum": 1}
    one, hidden = table.warrior(), table.warrior(covered=True, unpaid=True, effects=(aura,))
    assert [rating(table.run, card, "fight") for card in (one, hidden)] == [5, 5]
    table = Table()
    one, hidden = table.warrior(effects=(aura,)), table.warrior(covered=True, unpaid=True)
    assert [rating(table.run, card, "fight") for card in (one, hidden)] == [6, 5]


@pytest.mark.parametrize(("mark", "given", "own"), [("imprisoned", 5, 7), ("out", 5, 5)])
def test_imprisoned_and_absent_warriors_give_nothing_to_others(mark: str, given: int, own: int) -> None:
    table = Table()
    one = table.warrior()
    aura = {"do": "rate", "who": {"side": "own", "tags": ["warrior"], "others": True}, "ratings": ["fight"], "sum": 1}
    mine = {"do": "rate", "ratings": ["fight"], "sum": 2}
    giver = table.warrior(effects=(aura, mine), marks=(mark,))
    assert [rating(table.run, card, "fight") for card in (one, giver)] == [given, own]


def test_never_beats_always_and_always_beats_plain() -> None:
    for strengths, best in ((("plain", "always"), "always"), (("always", "never"), "never"), (("plain",), "plain")):
        table = Table()
        one = table.warrior()
        for strength in strengths:
            table.on(one, effects=({"do": "ability", "who": BEARER, "ability": "first-strike", "strength": strength},))
        assert has(table.run, one, "first-strike") == best


def test_an_ability_against_some_is_there_only_against_them() -> None:
    table = Table()
    one = table.warrior(effects=({"do": "ability", "ability": "kills", "against": {"tags": ["legion"]}},))
    legion, other = table.warrior(1, "cohort", tags=("legion",)), table.warrior(1)
    assert [has(table.run, one, "kills", card) for card in (legion, other, -1)] == ["plain", "", ""]


def test_the_immune_feel_nothing_that_others_use_against_them_and_may_use_it_themselves() -> None:
    table = Table()
    one = table.warrior(tags=("legion",), effects=({"do": "immune", "to": ["symmetry"]},))
    word = {"do": "rate", "who": {"tags": ["warrior"]}, "ratings": ["fight"], "sum": -2}
    theirs = table.card("symmetry", 1, "table", effects=(word,))
    assert immune(table.run, one, theirs)
    assert rating(table.run, one, "fight") == 5
    table.on(one, "symmetry", effects=({"do": "rate", "who": BEARER, "ratings": ["fight"], "sum": 4},))
    table._run = None
    assert rating(table.run, one, "fight") == 9


def test_in_combat_cards_help_nobody_against_somebody_immune_to_them() -> None:
    table = Table()
    immune_one = table.warrior(effects=({"do": "immune", "to": ["symmetry"]},))
    other = table.warrior(1, "cohort", tags=("legion",))
    table.on(other, "symmetry", effects=({"do": "rate", "who": BEARER, "ratings": ["fight"], "sum": 4},))
    assert rating(table.run, other, "fight") == 9
    table._run = None
    table.combat(immune_one, other)
    assert rating(table.run, other, "fight") == 5


def test_bars_permits_and_protections_name_what_they_are_about() -> None:
    table = Table()
    one = table.warrior(
        effects=(
            {"do": "bar", "what": ["attack"], "whom": {"tags": ["brotherhood"]}, "strength": "never"},
            {"do": "permit", "what": ["receive:symmetry"]},
            {"do": "protect", "against": ["discarded"]},
        )
    )
    brother, other = table.warrior(1, tags=("brotherhood",)), table.warrior(1)
    run = table.run
    assert [barred(run, one, "attack", card) for card in (brother, other)] == ["never", ""]
    assert permitted(run, one, "receive:symmetry")
    assert not permitted(run, other, "receive:symmetry")
    assert protected(run, one, "discarded") == "plain"


def test_limits_and_bars_of_players_reach_the_players_meant() -> None:
    table = Table()
    table.card(
        "special",
        zone="table",
        effects=(
            {"do": "limit", "of": "hand", "value": 5, "player": "each-opponent"},
            {"do": "limit", "of": "hand", "change": 2},
            {"do": "bar", "what": ["draw"], "player": "each"},
        ),
    )
    assert [limit(table.run, seat, "hand", 7) for seat in (0, 1)] == [9, 5]
    assert bars_player(table.run, 1, "draw")


def test_casters_have_the_aspects_they_are_given() -> None:
    table = Table()
    one = table.warrior(effects=({"do": "casts", "aspects": ["elements"]},))
    assert aspects(table.run, one) == {"elements"}


def test_a_vehicle_helps_only_who_is_inside() -> None:
    for inside, armour in ((True, 9), (False, 5)):
        table = Table()
        one = table.warrior(inside=inside)
        table.on(one, tags=("vehicle",), effects=({"do": "rate", "who": BEARER, "ratings": ["armour"], "sum": 4},))
        assert rating(table.run, one, "armour") == armour


def test_words_of_one_ruleset_do_not_work_in_the_other() -> None:
    table = Table()
    one = table.warrior(effects=({"do": "rate", "ratings": ["fight"], "sum": 4, "ruleset": "sv"},))
    assert rating(table.run, one, "fight") == 5


def test_silenced_cards_have_no_words() -> None:
    table = Table()
    one = table.warrior(effects=({"do": "rate", "ratings": ["fight"], "sum": 4},))
    table.on(one, "special", 1, effects=({"do": "silence", "who": BEARER},))
    assert rating(table.run, one, "fight") == 5


def test_granted_words_stand_on_those_who_get_them() -> None:
    table = Table()
    one, other = table.warrior(tags=("imperial",)), table.warrior()
    given = {"do": "rate", "ratings": ["fight"], "sum": 4}
    table.card("special", zone="table", effects=({"do": "grant", "who": IMPERIAL, "effects": [given]},))
    assert [rating(table.run, card, "fight") for card in (one, other)] == [9, 5]


def test_amounts_count_cards_and_points() -> None:
    table = Table()
    one = table.warrior(
        effects=(
            {
                "do": "rate",
                "ratings": ["fight"],
                "sum": {"cards": {"side": "own", "tags": ["warrior"], "others": True}},
            },
            {"do": "rate", "ratings": ["shoot"], "sum": {"of": "destiny", "step": 3, "most": 2}},
        )
    )
    table.warrior()
    table.warrior()
    assert [rating(table.run, one, which) for which in ("fight", "shoot")] == [7, 7]


def test_conditions_ask_for_the_tactic_and_the_part_in_the_combat() -> None:
    effects = ({"do": "rate", "ratings": ["armour"], "sum": 4, "if": [{"combat": "defends", "tactic": "shoot"}]},)
    for tactic, armour in (("shoot", 9), ("fight", 5)):
        table = Table()
        one, other = table.warrior(1, effects=effects), table.warrior()
        table.combat(other, one, tactic)
        assert rating(table.run, one, "armour") == armour


def test_a_copy_has_the_ratings_and_abilities_of_its_model() -> None:
    table = Table()
    model = table.warrior(1, ratings="7/6/8/9", effects=({"do": "ability", "ability": "kills"},))
    one = table.warrior(effects=({"do": "copies", "of": {"role": "chosen"}, "what": "all"},), chosen=(model,))
    other = table.warrior(effects=({"do": "copies", "of": {"role": "chosen"}},), chosen=(model,))
    assert [rating(table.run, card, "armour") for card in (one, other)] == [8, 5]
    assert [has(table.run, card, "kills") for card in (one, other)] == ["plain", "plain"]


def test_who_follows_one_apostle_counts_as_the_follower_of_any() -> None:
    table = Table()
    one, other = table.warrior(tags=("follower:ilian",)), table.warrior(tags=("bauhaus",))
    who = {"tags": ["follower"]}
    table.card("special", zone="table", effects=({"do": "rate", "who": who, "ratings": ["fight"], "sum": 2},))
    assert [rating(table.run, card, "fight") for card in (one, other)] == [7, 5]


def test_affiliations_that_cards_gave_are_lost_and_printed_ones_kept() -> None:
    table = Table()
    one = table.warrior(tags=("bauhaus",))
    table.on(one, "special", effects=({"do": "kind", "who": BEARER, "gain": ["capitol"]},))
    table.on(one, "special", effects=({"do": "kind", "who": BEARER, "lose": ["gained-affiliation"]},))
    assert {"bauhaus", "capitol"} & tags(table.run, one) == {"bauhaus"}


def test_a_card_that_lies_in_an_area_speaks_of_that_area() -> None:
    table = Table()
    near, far, foe = table.warrior(), table.warrior(zone="cohort"), table.warrior(1)
    who = {"tags": ["warrior"], "area": "bearer"}
    table.card(zone="squad", effects=({"do": "rate", "who": who, "ratings": ["fight"], "sum": 2},))
    assert [rating(table.run, card, "fight") for card in (near, far, foe)] == [7, 5, 5]
