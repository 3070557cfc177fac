"""What a viewer may see of a table, field by field."""

from __future__ import annotations

from bot.games.doomtrooper.looks.seen.view import CardView, DoomtrooperView
from bot.games.doomtrooper.position.frames import Playing, Revealing, Window
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.tells.view_builder import view
from bot.games.doomtrooper.words.rules.rulesets import CZECH, SWEDISH
from bot.games.values import JUDGE, SPECTATOR, Viewer
from tests.bot.games.doomtrooper.table import Table


def seen(case: Case, viewer: Viewer = SPECTATOR) -> DoomtrooperView:
    return view(case, viewer, ())


def squad(case: Case, viewer: Viewer = SPECTATOR) -> tuple[CardView, ...]:
    return seen(case, viewer).players[0].squad


def test_every_affiliation_of_a_warrior_is_seen() -> None:
    table = Table()
    for name in ("templars", "lutheran", "mishima"):
        table.warrior(tags=(name,))
    assert [card.affiliations for card in squad(table.run)] == [("templars",), ("lutheran",), ("mishima",)]


def test_of_the_kinds_those_that_matter_are_seen() -> None:
    table = Table()
    table.warrior(tags=("heretic", "personality", "secret-of-its-own"))
    assert squad(table.run)[0].kinds == ("heretic", "personality")


def test_a_commander_is_named_to_those_who_know_him() -> None:
    table = Table()
    leader = table.warrior(name="Leader", unpaid=True, covered=True)
    table.warrior(name="Follower", unit=leader)
    follows = {viewer: squad(table.run, viewer)[1].follows for viewer in (0, 1, SPECTATOR, JUDGE)}
    named = {viewer: words.cs for viewer, words in follows.items() if words is not None}
    assert named == {0: "Leader", JUDGE: "Leader"}


def test_whom_a_card_was_played_on_is_seen() -> None:
    table = Table()
    table.card("special", 0, "table", player=1)
    assert seen(table.run).players[0].table[0].player == 1


def fighting(rules: str = "cs", window: str = "", *, hidden: bool = False, swift: bool = False) -> Table:
    """A combat; the defender may be able to strike first, and lie face down."""
    table = Table(rules=CZECH if rules == "cs" else SWEDISH)
    attacker = table.warrior(name="Attacker", ratings="3/5/4/5")
    table.on(attacker, effects=({"do": "rate", "who": {"role": "bearer"}, "ratings": ["fight"], "sum": 5},))
    words = ({"do": "ability", "ability": "first-strike"},) if hidden or swift else ()
    defender = table.warrior(1, name="Defender", unpaid=hidden, covered=hidden, effects=words)
    table.combat(attacker, defender)
    if hidden:
        table.stack.append(Revealing(defender, "attacked"))
    if window:
        table.stack.append(Window("combat", window, (1, 0), 60, at=1, passes=1))
    return table


def test_the_sum_of_a_rating_is_seen_as_it_is_reckoned() -> None:
    attack = seen(fighting().run).combats[0].attacker.attack
    assert attack is not None
    assert (attack.now, attack.printed, attack.reckoned) == (8, 3, "3 + 5")


def test_the_phase_of_a_combat_is_seen_by_name() -> None:
    for window, stage in (("combat-tactic", "tactic"), ("combat-saving", "state"), ("combat-points", "points")):
        combat = seen(fighting(window=window).run).combats[0]
        assert combat.stage == stage
        assert combat.stages == CZECH.phases
    assert seen(fighting().run).combats[0].stage == "modifiers"
    assert seen(fighting("sv").run).combats[0].stages == SWEDISH.phases


def test_who_may_still_play_in_a_window_is_seen() -> None:
    window = seen(fighting(window="combat-tactic").run).window
    assert window is not None
    assert (window.name, window.waiting) == ("combat-tactic", (0,))
    assert seen(fighting().run).window is None


def test_who_strikes_first_tells_nothing_of_a_hidden_defender() -> None:
    for viewer in (0, SPECTATOR):
        assert seen(fighting(hidden=True).run, viewer).combats[0].first == -1
    assert seen(fighting(swift=True).run).combats[0].first == 1


def test_the_player_a_card_is_aimed_at_is_seen() -> None:
    table = Table()
    card = table.card(zone="stack")
    table.stack.append(Playing(0, card, player=1))
    assert seen(table.run).played[0].player == 1
