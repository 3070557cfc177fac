"""Yes-no questions that the claims of rules answer, for a reader who has the text of the rule alone.

    python -m tests.rules_index.claims.questions --seed 7 --rules 100 --to FOLDER

Up to six questions a rule go to ``FOLDER/questions.txt``, below how to read them, and to ``FOLDER/answers.txt`` what
the claims answer, with the line they come from. Up to four ask a line, some of them the other way round; one has a
number changed, one (*other case*) a condition denied. The answer to that last one is *open* where no line of the rule
tells it. A reader writes the number of each question with *yes*, *no* or *open* to a file, and ``--compare FILE``
lists where that differs.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from rules_index.digest.claims.loading import load_claims
from rules_index.digest.claims.vocabulary import load_vocabulary
from rules_index.digest.rules import load_digest
from rules_index.values.claims import Claim, Condition, Force, Moment, Party, Statement
from rules_index.values.claims import Sequence as Steps

MOST_STRAIGHT = 4
HOW_TO_READ = """\
# Answer each question from the text of its rule alone, whatever else is known of the game: yes, no or open.
# "-- case:" and brackets say in which case it is asked. All of it holds together; NOT denies only what follows it.
# "Other case:" is asked where a condition of the rule does not hold. The answer is open unless the rule tells what
# holds then, as by "only", "unless", "otherwise", "until" or a row of a table: a ban in one case allows nothing in
# another, and what one thing brings about may come from another thing as well.
"""
OF_THE_ACT = {"to", "from", "any", "each", "ordered", "several", "from-then-on"}
"""Conditions that say what is done rather than in which case; those are not denied."""
BEGINS = {Force.MAY: "May", Force.MUST: "Must", Force.DOES: "Does", Force.IS: "Is"}
TURNED = {
    Force.MAY: "Is it forbidden that",
    Force.MUST: "Is it untrue that",
    Force.DOES: "Is it untrue that",
    Force.IS: "Is it untrue that",
}
READS = {
    "affect": "affect|affects",
    "leave-cover": "uncover|uncovers",
    "look": "look at|looks at",
    "precede": "take precedence over|takes precedence over",
    "react": "react to|reacts to",
    "stay": "stay in|stays in",
    "take-cover": "cover|covers",
}
"""Acts that read better so where an object follows."""
READS_ALONE = {"perform": "take effect|takes effect"}
READS_ALWAYS = {"change": "change|changes", "enter": "enter|enters", "lose-game": "lose the game|loses the game"}
NAMES = {"different": "a different one", "may-never-fight": "a warrior who may never fight"}
MOMENTS = {
    "any-time": "at any time",
    "first-round": "in the first round",
    "own-turn": "in the own turn",
    "other-turn": "in the turn of another",
    "start-of": "at the start of",
    "end-of": "at the end of",
    "last": "as the last thing",
}
CARDS = {"anytime": "ANYTIME card", "during-combat": "DURING COMBAT card"}
"""Cards that are called like moments."""
OPERATORS = {"=": "exactly ", "<=": "at most ", ">=": "at least ", "+": "+", "-": "-", "x": "times "}
SHARES = {"all", "half", "highest", "remaining"}
SAID = {
    "in": "in {}",
    "of": "of {}",
    "is": "being {}",
    "has": "having {}",
    "own": "own {}",
    "just": "having just done: {}",
    "done": "having done: {}",
    "able": "able to: {}",
    "variant": "in the variant {}",
    "players": "with {} players",
    "over": "over {}",
    "under": "below {}",
    "equal": "equal to {}",
    "most": "with the most {}",
    "least": "with the fewest {}",
    "tied": "level in {}",
    "rolled": "the roll being {}",
    "value": "the value being {}",
    "count": "there being {}",
    "enough": "having enough {}",
    "empty": "{} being empty",
    "lost": "{} being lost",
    "same": "the same {}",
    "each": "every {}",
    "any": "whichever {}",
    "several": "more than one {}",
    "together": "at the same time as {}",
    "instead": "instead of {}",
    "toward": "aimed at {}",
    "immune": "immune to {}",
    "affiliated": "affiliated to {}",
    "named": "called {}",
    "shows": "showing {}",
    "again": "a second time",
    "active": "whose turn it is",
    "dead": "being dead",
    "discarded": "having been discarded",
    "in-play": "being in play",
    "hidden": "brought in face down",
    "visible": "lying open",
    "ready": "combat-capable",
    "unpaid": "not paid for yet",
    "participant": "taking part in it",
    "printed": "as printed on the card",
    "card-allows": "a card allowing it",
    "card-forbids": "a card forbidding it",
    "next-turn": "in a later turn",
    "succeeded": "having succeeded",
    "cancelled": "having been cancelled",
    "agreed": "all agreeing",
    "forced": "being forced",
}
ENDS_BARE = (" as", " to", " in", " of")
"""Ends that a phrase keeps where its condition has no argument."""


def questions(lines: Sequence[Statement], chance: random.Random) -> Iterator[tuple[str, str, str]]:
    """Questions about the lines of one rule: the question, the answer, the line."""
    claims = [one for one in lines if isinstance(one, Claim)]
    asked = chance.sample(claims, min(MOST_STRAIGHT, len(claims)))
    for claim in asked:
        yield straight(claim, chance.random() < 1 / 3)
    counted = [(claim, other) for claim in claims for other in changed(claim, claims)]
    if counted:
        claim, other = chance.choice(counted)
        yield told(other, other.force), "no", str(claim)
    conditional = [(claim, other) for claim in claims for other in denied(claim)]
    if conditional:
        claim, other = chance.choice(conditional)
        yield f"Other case: {told(other, _positive(other.force))}", answer(other, claims), str(claim)
    if not claims:
        for one in lines:
            if isinstance(one, Steps) and one.items:
                yield f"Is {_words(chance.choice(one.items))} a part of {_words(one.thing)}?", "yes", str(one)
            if isinstance(one, Steps) and one.count:
                yield f"Are there {one.count + 1} parts of {_words(one.thing)}?", "no", str(one)


def straight(claim: Claim, turned: bool) -> tuple[str, str, str]:
    """The question that a line answers, or the same the other way round."""
    force = _positive(claim.force)
    yes = claim.force is force
    return told(claim, force, turned), "yes" if yes is not turned else "no", str(claim)


def _positive(force: Force) -> Force:
    return force.opposite if force.is_denial else force


def changed(claim: Claim, claims: Sequence[Claim]) -> Iterator[Claim]:
    """The claim with another number, where it is untrue then."""
    amount = claim.amount
    if claim.force.is_denial or amount is None or not amount.number.isdigit():
        return
    if amount.operator == ">=" or amount.number == "0":
        return
    more = replace(amount, operator=amount.operator.replace("<", ""), number=str(int(amount.number) + 1))
    if not any(same_subject(one, claim) and one.amount and one.amount.number in (more.number, "any") for one in claims):
        yield replace(claim, amount=more)


def denied(claim: Claim) -> Iterator[Claim]:
    """The claim with one of its conditions denied."""
    for i, condition in enumerate(claim.conditions):
        if condition.name in OF_THE_ACT:
            continue
        turned = replace(condition, negated=not condition.negated)
        yield replace(claim, conditions=(*claim.conditions[:i], turned, *claim.conditions[i + 1 :]))
    for i, condition in enumerate(claim.actor.conditions):
        turned = replace(condition, negated=not condition.negated)
        kept = (*claim.actor.conditions[:i], turned, *claim.actor.conditions[i + 1 :])
        yield replace(claim, actor=Party(claim.actor.thing, kept))


def same_subject(one: Claim, other: Claim) -> bool:
    """Whether both are of the same act of the same actor on the same thing."""
    return (one.actor.thing, one.act, _object(one)) == (other.actor.thing, other.act, _object(other))


def _object(claim: Claim) -> str:
    return claim.object.thing if claim.object else claim.amount.unit if claim.amount else ""


def answer(asked: Claim, claims: Sequence[Claim]) -> str:
    """The answer of a rule's claims to a question: the line with the most conditions of those that apply."""
    fit = [one for one in claims if same_subject(one, asked) and applies(one, asked) and tells(one, asked)]
    if not fit:
        return "open"
    best = max(fit, key=lambda one: len(set(one.all_conditions)))
    return "no" if best.force.is_denial else "yes"


def applies(one: Claim, asked: Claim) -> bool:
    """Whether a line holds in the case that is asked about."""
    turned = {replace(condition, negated=not condition.negated) for condition in asked.actor.conditions}
    within = set(one.all_conditions) <= set(asked.all_conditions) and not turned & set(one.actor.conditions)
    return within and set(one.moments) <= set(asked.moments)


def tells(one: Claim, asked: Claim) -> bool:
    """Whether a line is of the number and of the force that is asked about: what must be done may be done too."""
    amount, force = one.amount, _positive(asked.force)
    counted = amount is None or amount == asked.amount or amount.number == "any" or _some(one, asked)
    implied = (one.force, force) in ((Force.MAY_NOT, Force.MUST), (Force.MUST, Force.MAY))
    return counted and (_positive(one.force) is force or implied)


def _some(one: Claim, asked: Claim) -> bool:
    """Whether a line that tells a number answers a question that asks for none: so many are some."""
    return asked.amount is None and one.amount is not None and (one.force.is_denial or one.amount.number != "0")


def told(claim: Claim, force: Force, turned: bool = False) -> str:
    """A claim as a question in plain English."""
    must = turned and force is Force.MUST
    act = _act(claim, third=turned and not must) if claim.act else "is" if turned else ""
    parts = [
        TURNED[force] if turned else BEGINS[force],
        _party(claim.actor),
        "must" if must else "",
        act,
        _object_words(claim),
        _amount(claim) if claim.amount else "",
        *(_moment(one) for one in claim.moments),
        f"-- case: {', '.join(map(_condition, claim.conditions))}" if claim.conditions else "",
    ]
    return " ".join(part for part in parts if part) + "?"


def _act(claim: Claim, third: bool) -> str:
    says, followed = load_vocabulary().acts[claim.act].says, claim.object or claim.amount
    better = READS if followed else READS_ALONE
    words = READS_ALWAYS.get(claim.act) or better.get(claim.act) or (says.en if says else claim.act)
    return words.split("|")[-1 if third else 0]


def _object_words(claim: Claim) -> str:
    if claim.object and claim.act in ("play", "react") and claim.object.thing in CARDS:
        return CARDS[claim.object.thing]
    return _party(claim.object) if claim.object else ""


def _words(name: str) -> str:
    return NAMES.get(name) or name.replace("-s-", "'s ").replace("-t-", "'t ").replace("-", " ")


def _party(party: Party) -> str:
    inside = ", ".join(map(_condition, party.conditions))
    return f"{_words(party.thing)} ({inside})" if inside else _words(party.thing)


def _amount(claim: Claim) -> str:
    amount = claim.amount
    assert amount is not None
    number, repeated = _words(amount.number), claim.object is not None and claim.object.thing == amount.unit
    unit = "" if repeated else "times" if amount.unit == claim.act else _words(amount.unit)
    per = f"per {_words(amount.per)}" if amount.per else ""
    if amount.number == "any":
        words = ["any number of", unit]
    elif amount.number in SHARES:
        words = [number, unit]
    elif amount.number.isdigit():
        words = ["by" if repeated and amount.operator in "+-" else "", OPERATORS[amount.operator] + number, unit]
    else:
        words = ["as many", unit, "as", number]
    return " ".join(word for word in (*words, per) if word)


def _moment(moment: Moment) -> str:
    return " ".join(MOMENTS.get(part, _words(part)) for part in (moment.relation, moment.what) if part)


def _condition(condition: Condition) -> str:
    args = " ".join(map(_words, condition.args))
    text = SAID.get(condition.name, f"{_words(condition.name)} {{}}").format(args).strip()
    if not args:
        for ending in ENDS_BARE:
            text = text.removesuffix(ending)
    return ("NOT " if condition.negated else "") + text


def main() -> None:
    """Write the questions and their answers, or compare a reader's answers."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--rules", type=int, default=100)
    parser.add_argument("--to", type=Path, default=Path())
    parser.add_argument("--compare", type=Path)
    asked = parser.parse_args()
    if asked.compare:
        _compare(asked.to, asked.compare)
        return
    claims = load_claims(load_digest())
    chance = random.Random(asked.seed)
    tellable = [slug for slug in sorted(claims) if any(isinstance(one, Claim | Steps) for one in claims[slug])]
    asking: list[str] = []
    telling: list[str] = []
    for slug in chance.sample(tellable, min(asked.rules, len(tellable))):
        for question, expected, line in questions(claims[slug], chance):
            number = len(asking) + 1
            asking.append(f"{number}\t{slug}\t{question}\n")
            telling.append(f"{number}\t{expected}\t{line}\n")
    asked.to.mkdir(parents=True, exist_ok=True)
    (asked.to / "questions.txt").write_text(HOW_TO_READ + "".join(asking))
    (asked.to / "answers.txt").write_text("".join(telling))
    print(f"{len(asking)} questions in {asked.to / 'questions.txt'}")  # noqa: T201


def _compare(folder: Path, read: Path) -> None:
    mine = dict(line.split()[:2] for line in read.read_text().splitlines() if line.strip())
    told_by = {line.split("\t")[0]: line for line in (folder / "questions.txt").read_text().splitlines()}
    same = count = answered = agreed = 0
    for line in (folder / "answers.txt").read_text().splitlines():
        number, expected, claim = line.split("\t")
        if number not in mine:
            continue
        count += 1
        same += mine[number] == expected
        answered += expected != "open"
        agreed += mine[number] == expected != "open"
        if mine[number] != expected:
            print(f"{told_by[number]}\n    read {mine[number]}, claimed {expected}: {claim}")  # noqa: T201
    print(f"{same} of {count} the same, {same / (count or 1):.3f}")  # noqa: T201
    print(f"{agreed} of {answered} that claims answer, {agreed / (answered or 1):.3f}")  # noqa: T201


if __name__ == "__main__":
    main()
