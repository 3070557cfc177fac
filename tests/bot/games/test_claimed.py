"""Random matches keep what the rules claim, and a claim that forbids what they do is found broken."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from rules_index.digest.claims.loading import load_claims
from rules_index.digest.claims.notation import read_statement
from rules_index.digest.claims.vocabulary import load_vocabulary
from rules_index.values.claims import Claim, Condition, Force, Statement
from tests.bot.games.claimed.judging import Among, Deed, Facts, Thing, Truth, among, breach, called, limits, truth
from tests.bot.games.claimed.playing import run
from tests.bot.games.claimed.tally import Met, tally_of
from tests.oracles import packaged_rules

JUDGED = {"prsi-cs": 14, "zloba-cs": 70, "twom-cs": 24, "doomtrooper-sv": 40, "doomtrooper-cs": 90}
"""Enforced rules of each edition by which commands of so few matches are judged, at the least."""
MATCHES = {"prsi": 2, "zloba": 3, "twom": 4, "doomtrooper": 1}
TIME = 120
"""Moves after which time is called."""
PLANTED = {
    "prsi": ("prsi-cs.turn.match", "player may-not play card own-turn"),
    "zloba": ("zloba-cs.draft.pick", "player may-not choose action-die during dice-draft"),
    "twom": ("twom-cs.actions.list", "character may perform <=0 action during day-actions"),
    "doomtrooper": ("doomtrooper-sv.discard.to-seven", "player may-not discard card own-turn"),
}
"""A rule of each game, and a claim that forbids what everybody does in it."""


def written(line: str, game: str = "prsi") -> Claim:
    found = read_statement(line, load_vocabulary(), game, lambda slug: slug)
    assert isinstance(found, Claim)
    return found


@pytest.fixture(scope="module")
def claims() -> Mapping[str, tuple[Statement, ...]]:
    return load_claims(packaged_rules())


@pytest.mark.parametrize("key", MATCHES)
def test_no_accepted_command_breaks_a_claim(key: str, claims: Mapping[str, tuple[Statement, ...]]) -> None:
    rule, line = PLANTED[key]
    planted = written(line, key)
    for tally, commands in run(key, MATCHES[key], {**claims, rule: (*claims[rule], planted)}, TIME):
        assert commands > 20
        assert {(each.rule, each.claim) for each in tally.broken} <= {(rule, planted)}, tally.broken[0]
        assert bool(tally.broken) is rule.startswith(tally.edition)
        assert sum(met.judged > 0 for met in tally.rules(*Force).values()) >= JUDGED[tally.edition]


IN_SQUAD: Facts = {"in": among({"squad"}, {"cover"}), "covered": False, "count(card)": 3, "players": 2}


@pytest.mark.parametrize(
    ("condition", "expected"),
    [
        (Condition("in", ("squad",)), True),
        (Condition("in", ("cover",)), False),
        (Condition("in", ("cover",), negated=True), True),
        (Condition("in", ("outpost",)), None),
        (Condition("in", ("outpost",), negated=True), None),
        (Condition("covered", negated=True), True),
        (Condition("count", (">=3", "card")), True),
        (Condition("count", ("<=2", "card")), False),
        (Condition("count", (">=3", "die")), None),
        (Condition("players", ("2",)), True),
        (Condition("wounded"), None),
    ],
    ids=str,
)
def test_what_is_not_told_is_not_known(condition: Condition, expected: Truth) -> None:
    assert truth(condition, IN_SQUAD) is expected


PLAYER, CARD = called("player"), Thing(Among(frozenset({"card"}), frozenset({"card", "seven"})))


@pytest.mark.parametrize(
    ("line", "deed", "expected"),
    [
        ("player may-not play card", Deed("play", PLAYER, CARD), True),
        ("player may-not play seven", Deed("play", PLAYER, CARD), False),
        ("player may-not play ace", Deed("play", PLAYER, CARD), None),
        ("anyone may-not play card", Deed("play", PLAYER, CARD), True),
        ("player may-not play card own-turn", Deed("play", PLAYER, CARD, moments={"own-turn": False}), False),
        ("player may-not play card own-turn", Deed("play", PLAYER, CARD), None),
        ("player may-not play >=2 card", Deed("play", PLAYER, CARD, amounts={"card": 2}), True),
        ("player may play <=1 card", Deed("play", PLAYER, CARD, amounts={"card": 2}), True),
        ("player may play <=1 card", Deed("play", PLAYER, CARD, amounts={"card": 1}), False),
        ("player must play =1 card", Deed("play", PLAYER, CARD, amounts={"card": 0}), True),
        ("player must play =1 card", Deed("play", PLAYER, CARD), None),
    ],
)  # fmt: skip
def test_a_deed_breaks_a_claim_whose_every_part_is_so(line: str, deed: Deed, expected: Truth) -> None:
    told = breach(written(line), deed)
    assert (False if False in told else None if None in told else True) is expected


def test_what_allows_or_counts_without_a_number_limits_nothing() -> None:
    lines = ("player may play card", "player may play >=1 card", "player must play card", "player may-not play card")
    assert [limits(written(line)) for line in lines] == [False, False, False, True]


def met_by(deed: Deed, claims: Mapping[str, tuple[Statement, ...]]) -> tuple[Met, int]:
    """The counts of the claims of one rule of Prší after a deed, and how many contradictions that made."""
    tally = tally_of("prsi-cs", packaged_rules(), claims)
    tally.take(deed, "here")
    (met,) = tally.rules(*Force).values()
    return met, len(tally.broken)


def test_a_card_or_an_exception_may_let_a_deed_happen() -> None:
    forbids = {"prsi-cs.turn.match": (written("player may-not play card"),)}
    excepts = {"prsi-cs.over.any": (written("player may play card except prsi-cs.turn.match"),)}
    deed = Deed("play", PLAYER, CARD)
    assert met_by(deed, forbids) == (Met(judged=1), 1)
    assert met_by(Deed("play", PLAYER, CARD, permitted=True), forbids) == (Met(permitted=1), 0)
    assert met_by(deed, forbids | excepts) == (Met(excepted=1), 0)
    assert met_by(Deed("play", called("dealer"), CARD), forbids) == (Met(open=1), 0)
