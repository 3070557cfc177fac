"""The two rulesets as values of one engine: what differs between the books is a field here, never a test of a name."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from bot.games.doomtrooper.words.rules.slugs import CARDS_FIRST, SLUGS

Phase = Literal["declare", "announce", "tactic", "zone", "modifiers", "result", "state", "points"]


class Rules(Struct, frozen=True):
    """What a ruleset settles.

    Attributes:
        key, book: the ruleset, and the book whose rules its refusals cite.
        edition: ``cs`` or ``sv``, as words that hold in one ruleset only name it.
        target: victory points that win, unless the lobby says otherwise.
        hand, actions, destiny: cards drawn up to, ordinary actions a turn, destiny points at the beginning.
        privilege: whether a hand of the beginning may be changed (the Cardinal's privilege).
        phases: the phases of a combat; ``windows`` those after which anybody may play.
        zones: whether the defender chooses a war zone.
        total_war: anybody attacks anybody who is able to fight; otherwise affiliations are loyal to each other.
        sabotage: a player without able warriors is sabotaged; otherwise one without warriors is attacked.
        own_kill: how often the value of an own warrior is earned, as destiny points.
        mercenaries_earn: whether mercenaries earn victory points, not destiny points alone.
        equal_cards: whether two copies of a card may be played on one's own warrior in a combat.
        one_vehicle: whether a warrior has one vehicle and one armour at most.
        one_copy_used: whether a warrior who has several copies of a piece of equipment uses one of them only.
        deadline: own turns to bring an able warrior into play with an empty library, the running one included.
        deadline_at_start: whether the deadline begins only at the start of a turn.
        both_empty: the match ends when all libraries are empty.
        tie_turns: a tie at the target is played on; otherwise it is a draw.
        attack_wait: who may not attack in the beginning: ``own`` first turn, or the whole first ``round``.
        cover: what cover adds to the armour; ``hidden_actions`` what it takes to recruit into it.
        own_attack: attacks between own warriors: ``card`` needs a card that allows it, ``across`` the two areas.
        own_missions: whether combats between own warriors bring missions on; otherwise those that say so alone.
        team_destiny, team_target: destiny points of a team at the beginning, and victory points that win for it.
        boosting: whether more may be put into a spell after it was cast in a combat.
    """

    key: str
    book: str
    edition: Literal["cs", "sv"]
    target: int
    phases: tuple[Phase, ...]
    windows: tuple[Phase, ...]
    hand: int = 7
    actions: int = 3
    destiny: int = 5
    privilege: bool = True
    zones: bool = True
    total_war: bool = True
    sabotage: bool = True
    own_kill: int = 1
    mercenaries_earn: bool = False
    equal_cards: bool = True
    one_vehicle: bool = True
    one_copy_used: bool = True
    deadline: int = 3
    deadline_at_start: bool = True
    both_empty: bool = False
    tie_turns: bool = True
    attack_wait: Literal["own", "round"] = "own"
    cover: int = 3
    hidden_actions: int = 3
    own_attack: Literal["card", "across"] = "card"
    own_missions: bool = True
    team_destiny: int = 10
    team_target: int = 50
    boosting: bool = True

    def slug(self, topic: str) -> str:
        """The rule of this book on a topic of ``words/rules/slugs.py``, or the one that cards come before rules.

        Raises:
            KeyError: no such topic.
        """
        return SLUGS[topic].get(self.edition) or CARDS_FIRST[self.edition]


CZECH = Rules(
    key="doomtrooper-cs@2018-10-28",
    book="doomtrooper-cs",
    edition="cs",
    target=40,
    phases=("declare", "announce", "tactic", "zone", "modifiers", "result", "state", "points"),
    windows=("declare", "announce", "tactic", "zone", "modifiers", "result", "state", "points"),
)
SWEDISH = Rules(
    key="doomtrooper-sv@base",
    book="doomtrooper-sv",
    edition="sv",
    target=25,
    phases=("announce", "tactic", "modifiers", "result", "state", "points"),
    windows=(),
    privilege=False,
    boosting=False,
    total_war=False,
    sabotage=False,
    own_kill=2,
    mercenaries_earn=True,
    equal_cards=False,
    one_vehicle=False,
    one_copy_used=False,
    deadline=2,
    deadline_at_start=False,
    both_empty=True,
    tie_turns=False,
    attack_wait="round",
    own_attack="across",
    own_missions=False,
)
RULES: dict[str, Rules] = {rules.key: rules for rules in (CZECH, SWEDISH)}
