"""Facts of the Czech Doomtrooper digest that must not rot: figures, tables, precedence, readings, citations."""

from __future__ import annotations

import os
import re
from collections import Counter
from pathlib import Path

import pytest

from rules_index.digest.lexicon import load_lexicon
from rules_index.digest.rules import SOURCE
from rules_index.languages.language import fold
from rules_index.sources import read_books
from rules_index.values.digest import Rule
from rules_index.values.sources import Book
from tests.oracles import packaged_rules
from tests.rows import rows

BOOK = "doomtrooper-cs"
RULEBOOKS = Path(os.environ.get("RULEBOOKS_DIR") or Path(__file__).parents[4] / "shared" / "rulebooks")
CHAPTERS = 29
READINGS = {
    0: {"art.not-for-legion"},
    1: {"anytime.inspired-own-turn"},
    2: {"attack.once", "actionkind.extra-actions"},
    3: {"actions.first-round", "attack.first-round"},
    4: {"combat.attacker-removed", "anytime.attacker-removed"},
    5: {"cover.outpost-first", "transfer.duty"},
    6: {"hidden.unpaid"},
    7: {"personality.hidden-copy", "personality.second-player"},
    8: {"mission.copies"},
    9: {"warzone.discarded"},
    10: {"combat.points", "mercenary.no-victory-points"},
    11: {"immunity.example-wall"},
    12: {"actions.sabotage-once", "sabotage.once"},
    13: {"combat.nested-modifiers"},
    14: {"victory.debt"},
    15: {"victory.simultaneous"},
    16: {"victory.target", "term.deck-size", "term.sideboard"},
    42: {"anytime.out-of-fight"},
}
TOLD_TWICE = [
    ("actions.attack-once", "attack.once"), ("actions.attack-early", "attack.last"),
    ("actions.first-round", "attack.first-round"), ("actions.first-round", "sabotage.first-round"),
    ("actions.sabotage-once", "sabotage.once"), ("cover.outpost-first", "transfer.duty-priority"),
    ("weapon.kinds", "combat.weapon-kinds"), ("warzone.choice", "combat.zone-choice"),
    ("warzone.defender", "combat.zone-modifiers"), ("warzone.no-fortification", "combat.zone-no-fortifications"),
    ("warzone.own-area", "combat.zone-where"), ("combat.attacker-removed", "anytime.attacker-removed"),
    ("equipment.lost-affiliation", "affiliation.attachment-kept"), ("art.cancelled", "cancel.costs-lost"),
    ("recruit.deadline", "victory.deadline-over-debt"), ("target.out-unique", "term.out-of-play-unique"),
    ("attachments.stay", "term.attachment-stays"), ("combat.own-warriors", "combat.points-own"),
]  # fmt: skip
"""Rules the book tells in two places, the first of which points to the second."""
FIGURES = {
    "setup.destiny-points": {5}, "setup.opening-hand": {7}, "setup.cardinals-privilege": {7}, "draw.to-seven": {7},
    "meditate.action": {1}, "cover.defence": {3}, "combat.covered-defender": {3}, "anytime.cowardice": {3},
    "transfer.vehicle": {2}, "discard.to-seven": {7}, "discard.one": {7}, "victory.target": {40},
    "mercenary.use-cards": {3}, "mercenary.lost-affiliation": {5}, "influence.example-marshal": {2},
    "influence.example-in-play": {2, 6}, "term.deck-size": {60}, "term.sideboard": {25},
}  # fmt: skip
CARDS_NOT_IN_THE_LEXICON = {"G-3 GREEN MONK", "CAPTAIN JONATHAN BOOTH", "LOCAL THUG"}
PHRASES = {"GIVE TO A DOOMTROOPER", "SPECIAL WEAPON", "CONSIDERED VEHICLES", "GIFT OF DARK SYMMETRY",
           "GIFTS OF DARK SYMMETRY", "APOSTLE'S GIFT", "MAY NOT", "MAY NEVER", "UŽ ANI SLOVO",
           "CORPORATE LEADERS", "EX-CORPORATE FREELANCERS"}  # fmt: skip
OWN_EXAMPLES = {"hidden.unpaid": {4, 5, 9}, "sabotage.reward": {4, 7}, "cancel.example": {14}}
COUNTED = {"turn.sequence": {1, 2, 4, 5, 6}, "about.origin": {10}}
WORKED_OUT = {"combat.modifier-cards-example": {8, 10}, "combat.modifier-example": {1, 6}}
IN_WORDS = {1: "jed", 2: "dv", 3: "tř", 4: "čty", 5: "pět", 7: "sedm"}


@pytest.fixture(scope="module")
def rules() -> dict[str, Rule]:
    return {rule.slug.removeprefix(f"{BOOK}."): rule for rule in packaged_rules() if rule.book.key == BOOK}


@pytest.fixture(scope="module")
def book(tmp_path_factory: pytest.TempPathFactory) -> Book:
    witnesses = sorted(RULEBOOKS.glob(f"{BOOK}*.txt")) if RULEBOOKS.is_dir() else []
    if not witnesses:
        pytest.skip(f"no {BOOK} in {RULEBOOKS}")
    folder = tmp_path_factory.mktemp(BOOK)
    for witness in witnesses:
        (folder / witness.name).write_bytes(witness.read_bytes())
    (found,), _ = read_books(folder)
    return found


def table(rule: Rule) -> list[list[str]]:
    """The cells of a rule's table, without its heading."""
    rows = [line.strip().strip("|") for line in rule.text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row.split("|")] for row in rows[2:]]


def numbers(text: str) -> list[int]:
    """The numbers written in digits, those of a numbered list left aside."""
    return [int(number) for number in re.findall(r"\d+", re.sub(r"(?m)^\d+\. ", "", text))]


def citations(rule: Rule) -> list[tuple[tuple[str, int], range]]:
    """Heading, its occurrence and the paragraphs of each source."""
    found = []
    for source in rule.source:
        match = SOURCE.match(source)
        assert match, source
        first, last = int(match["first"]), int(match["last"] or match["first"])
        found.append(((match["heading"].casefold(), int(match["occurrence"] or 1)), range(first, last + 1)))
    return found


def cited_text(rule: Rule, book: Book) -> str:
    return " ".join(
        passage.text
        for place, paragraphs in citations(rule)
        for passage in book.passages
        if (passage.section[-1].casefold(), passage.occurrence) == place
        and passage.first < paragraphs.stop
        and passage.last >= paragraphs.start
    )


def test_rules_are_numbered_in_order_without_a_gap(rules: dict[str, Rule]) -> None:
    numbered = [rule.number.split() for rule in rules.values()]
    assert {prefix for prefix, _ in numbered} == {"DT-CZ"}
    ordinals = Counter(int(number.split(".")[0]) for _, number in numbered)
    assert list(ordinals) == list(range(1, CHAPTERS + 1))
    expected = [f"{chapter}.{ordinal}" for chapter, count in ordinals.items() for ordinal in range(1, count + 1)]
    assert [number for _, number in numbered] == expected


def test_no_question_gist_or_title_is_used_twice(rules: dict[str, Rule]) -> None:
    asked = [question.casefold() for rule in rules.values() for question in rule.ask]
    for words in (asked, [rule.gist for rule in rules.values()], [rule.title for rule in rules.values()]):
        assert [word for word, count in Counter(words).items() if count > 1] == []


def test_every_rule_has_three_whole_questions(rules: dict[str, Rule]) -> None:
    questions = {slug: [line for line in rule.ask if line.endswith(("?", "."))] for slug, rule in rules.items()}
    assert [slug for slug, lines in questions.items() if len(lines) < 3] == []


def test_every_house_reading_stands_at_its_rules(rules: dict[str, Rule]) -> None:
    assert {slug for slug, rule in rules.items() if rule.reading} == set().union(*READINGS.values())


@rows(("first", "second"), TOLD_TWICE)
def test_a_rule_told_twice_is_linked_and_seen_to_alike(rules: dict[str, Rule], first: str, second: str) -> None:
    assert f"{BOOK}.{second}" in rules[first].see
    assert rules[first].referee is rules[second].referee


def test_a_rule_points_to_no_other_more_than_once_nor_to_itself(rules: dict[str, Rule]) -> None:
    for rule in rules.values():
        assert rule.see
        assert len(set(rule.see) - {rule.slug}) == len(rule.see), rule.slug


def test_gists_name_cards_as_printed_in_english(rules: dict[str, Rule]) -> None:
    printed = {fold(name) for concept in load_lexicon().concept for name in concept.en}
    capitals = re.compile(r"[A-Z][A-ZŽ0-9'-]+(?: (?:OF THE |OF |IN |TO A )?[A-Z0-9][A-Z0-9'-]+)+")
    known = PHRASES | CARDS_NOT_IN_THE_LEXICON
    unknown = {
        (slug, name)
        for slug, rule in rules.items()
        for name in capitals.findall(rule.gist)
        if name not in known and not {fold(name).removesuffix("'"), fold(f"A {name}")} & printed
    }
    assert unknown == set()


@rows(("slug", "figures"), FIGURES.items())
def test_a_rule_names_just_its_figures(rules: dict[str, Rule], slug: str, figures: set[int]) -> None:
    assert set(numbers(rules[slug].text)) == figures


@rows(
    ("slug", "words"),
    [
        ("anytime.close", "v jednom úplném kolečku nikdo nic nezahraje"),
        ("actions.attack-once", "poslední akce"),
        ("recruit.deadline", "tři celá vlastní kola, přičemž právě začínající je první"),
        ("cover.must-leave", r"OPUŠTĚNÍ ÚKRYTU, nebo přivedeš do hry nového"),
        ("cover.leave", "jednu akci.*ve zbytku kola neútočí"),
        ("hidden.recruit", "všechny tři akce"),
        ("equipment.limit", "BRNĚNÍ nejvýše jedno a VOZIDLO také"),
        ("equipment.copies", "slouží jen jeden"),
        ("vehicle.destroyed", "přibude mu zranění.*nikdo za to body nedostává"),
        ("relic.armour-weapon", "BRNĚNÍ smí mít bojovník jen jedno"),
        ("warzone.defender", "výhradně obránce"),
        ("beasts.modifiers", "ZÁKLADNÍM.*jako první"),
        ("transfer.opening", "Kmenový válečník.*jiný, kdo na to má právo"),
        ("transfer.once", "nejvýš jednou za kolo"),
        ("transfer.with-tribes", "nejvýš dva kmeny"),
        ("combat.first-comparison", "stačí i rovnost"),
        ("combat.resolution", "dosáhne na upravenou obranu nebo ji převýší"),
        ("combat.points", "MODIFIKOVANÉ hodnotě H zabitého"),
        ("combat.points-own", "pouze body osudu"),
        ("sabotage.reward", "polovinu MODIFIKOVANÉ hodnoty sabotujícího.*nahoru"),
        ("sabotage.first-round", "každý hráč své první kolo za sebou"),
        ("actions.first-round", "až své první kolo dohrál každý"),
        ("timing.order-played", "přišla na stůl dřív, se také dřív provede"),
        ("sergeant.who", "ostře nižší"),
        ("term.deck-size", "aspoň 60.*nanejvýš čtyřikrát"),
        ("term.discard-pile", "lícem dolů.*jedině její majitel"),
        ("term.sacrifice-pile", "lícem vzhůru.*i soupeři"),
        ("wording.never-beats-always", "zvítězí NIKDY"),
        ("countsas.fortification", "VOZIDLO právě používá.*nesmí.*z válečné zóny, zaskočit smí"),
    ],
)
def test_a_rule_says_what_is_easily_lost(rules: dict[str, Rule], slug: str, words: str) -> None:
    assert re.search(words, " ".join(rules[slug].text.split())), rules[slug].text


@rows(
    ("slug", "order"),
    [
        ("turn.steps", ["Dobírání", "Akce", "Odhazování"]),
        ("turn.simultaneous", ["globální", "protihráči", "spoluhráčů", "vlastní efekty"]),
        ("setup.cardinals-privilege", ["ukážeš", "lízneš", "vmíchá do knihovny"]),
        ("anytime.combat", ["útočník", "obránce", "zbylí hráči"]),
        ("combat.modifier-order", ["ZÁKLADNÍ", "násobení a dělení", "sčítání a odčítání"]),
        ("combat.modifier-beast", ["zvířete", "ZÁKLADNÍMI", "násobí a dělí", "sčítá a odčítá"]),
        ("personality.hidden-unpaid", ["první", "další z těch, kdo ji mají v úkrytu", "vykládal běžně"]),
        ("victory.both-debt", ["Osudového banku", "z vítězných bodů", "zbude"]),
    ],
)
def test_an_order_of_precedence_stands_in_its_order(rules: dict[str, Rule], slug: str, order: list[str]) -> None:
    found = [rules[slug].text.find(words) for words in order]
    assert -1 not in found
    assert found == sorted(found)


def test_a_turn_has_six_windows_and_the_list_seventeen_actions(rules: dict[str, Rule]) -> None:
    windows = [row[1] for row in table(rules["turn.sequence"])]
    assert windows[:-1] == [f"{window}. okno" for window in range(1, 7)]
    listed = " ".join(cell for row in table(rules["turn.action-list"]) for cell in row)
    names = ["VYLOŽENÍ BOJOVNÍKA", "DO ÚKRYTU", "TRANSFER", "VYHLEDÁNÍ", "OPUŠTĚNÍ", "MEDITACE", "VYBAVENÍ", "RELIKVIE",
             "ZVÍŘE", "SÍLA KI", "MYSTICKÁ MOC", "ÚKOL", "VÁLEČNÁ ZÓNA", "OPEVNĚNÍ", "DALŠÍ AKCE", "ÚTOČNÁ AKCE",
             "SABOTÁŽ"]  # fmt: skip
    assert len(names) == 17
    assert [name for name in names if name not in listed] == []


def test_combat_has_eight_phases_each_told_by_its_rule(rules: dict[str, Rule]) -> None:
    assert [row[0] for row in table(rules["combat.steps"])] == list("12345678")
    told = ["declare", "announce", "tactic", "zone-choice", "modifiers", "resolution", "state", "points"]
    assert rules["combat.steps"].see[:8] == tuple(f"{BOOK}.combat.{slug}" for slug in told)


def test_each_kind_of_warrior_goes_to_its_area(rules: dict[str, Rule]) -> None:
    areas = [["Doomtrooper", "Mužstvo"], ["Černý legionář", "Kohorta"], ["Kmenový válečník", "Stanice"]]
    assert table(rules["recruit.action"])[:3] == table(rules["term.areas"]) == areas


def test_weapons_serve_the_same_tactics_in_both_chapters(rules: dict[str, Rule]) -> None:
    serves = {"jen při zápasu": ["ano", "ne"], "jen při střelbě": ["ne", "ano"], "při obojím": ["ano", "ano"]}
    kinds = table(rules["weapon.kinds"])
    assert [serves[when] for _, when in kinds[:3]] == [row[1:] for row in table(rules["combat.weapon-kinds"])[:3]]
    assert "text" in kinds[3][1]


def test_the_examples_add_up(rules: dict[str, Rule]) -> None:
    bank, cost, lost = numbers(rules["hidden.unpaid"].text)
    assert cost - bank == lost
    assert {(3 - 2) * 2 + 5, 3 * 2 + 5} == {int(row[3]) for row in table(rules["combat.modifier-example"])}
    for _, compared, threat in table(rules["combat.damage-example"]):
        attack, defence = numbers(compared)
        assert attack >= defence and "zranění" in threat
    value, destiny, victory, kept, gained = numbers(rules["combat.points-example"].text)
    assert (destiny + victory, kept, gained) == (value, destiny, 2 * victory)
    saboteur, reward = numbers(rules["sabotage.reward"].text)
    assert reward == -(-saboteur // 2)


def test_the_states_that_limit_targeting(rules: dict[str, Rule]) -> None:
    rows = {row[0].split(",")[0]: row[1:] for row in table(rules["target.general"])}
    assert rows["MISSING IN ACTION"] == ["ne", "ne", "ne"]
    assert rows["OCHRANNÁ ZEĎ"] == ["ano", "ne", "ano"]
    assert rows["UVĚZNĚNÝ"][:2] == ["ano", "ne"]


def test_every_number_stands_in_the_passages_cited(rules: dict[str, Rule], book: Book) -> None:
    lost = {}
    for slug, rule in rules.items():
        passages = cited_text(rule, book).casefold()
        own = {n for group in (OWN_EXAMPLES, COUNTED, WORKED_OUT) for n in group.get(slug, ())}
        said = set(map(int, re.findall(r"\d+", passages)))
        said |= {number for number, word in IN_WORDS.items() if word in passages}
        lost[slug] = set(numbers(rule.text)) - own - said
    assert {slug: figures for slug, figures in lost.items() if figures} == {}


def test_every_citation_lands_on_a_passage_and_every_passage_is_cited(rules: dict[str, Rule], book: Book) -> None:
    places: dict[tuple[str, int], set[int]] = {}
    for passage in book.passages:
        blocks = places.setdefault((passage.section[-1].casefold(), passage.occurrence), set())
        blocks.update(range(passage.first, passage.last + 1))
    cited: dict[tuple[str, int], set[int]] = {}
    for rule in rules.values():
        for place, paragraphs in citations(rule):
            assert {paragraphs.start, paragraphs.stop - 1} <= places.get(place, set()), f"{rule.slug}: {place}"
            cited.setdefault(place, set()).update(paragraphs)
    uncited = {place: sorted(blocks - cited.get(place, set())) for place, blocks in places.items()}
    assert {place: blocks for place, blocks in uncited.items() if blocks} == {}
