"""The words that a player may declare: by group and name, what each says at first and what is asked about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from bot.games.doomtrooper.words import abilities as registry
from bot.games.doomtrooper.words import continuous as lasts
from bot.games.doomtrooper.words import deeds
from bot.games.doomtrooper.words.affiliations import AFFILIATIONS
from bot.games.doomtrooper.words.effects import Effect
from bot.games.doomtrooper.words.whom import BEARER, RATINGS, SELF, If, On, Per, Whom

Choices = Mapping[str, object]


class Field(NamedTuple):
    """Something that is asked about a word: one of some values, or a number between two."""

    ask: str
    attribute: str
    choices: Choices
    least: int = 0
    most: int = 0


class Word(NamedTuple):
    """A word that may be declared: what it says before anything is asked about it, and what is."""

    group: str
    effect: Effect
    fields: tuple[Field, ...] = ()


def _named(names: Mapping[str, str]) -> Choices:
    """The names of a registry that stand for themselves, each as the one thing said."""
    return {name: (name,) for name in names if not name.endswith("*")}


def _each(*names: str) -> Choices:
    return {name: name for name in names}


WARRIOR = Whom(tags=("warrior",))
WHOM: Mapping[str, Whom] = {
    "chosen": Whom(role="chosen"),
    "one": Whom(tags=("warrior",), count=1),
    "own": Whom(side="own", tags=("warrior",), count=1),
    "foe": Whom(side="opponent", tags=("warrior",), count=1),
    "all": WARRIOR,
    "all-own": Whom(side="own", tags=("warrior",)),
    "all-foes": Whom(side="opponent", tags=("warrior",)),
    "own-fighter": Whom(role="own-fighter"),
    "foe-fighter": Whom(role="opponent-fighter"),
    "bearer": BEARER,
    "self": SELF,
    "caster": Whom(role="caster"),
    "card": Whom(count=1),
    "equipment": Whom(tags=("equipment",), count=1),
}
"""The cards that a word may be about."""
KINDS = ("warrior", "equipment", "special", "art", "symmetry", "ki", "relic", "mission", "fortification", "warzone")
"""Types of cards that are looked for or are immune to."""
TAGS: Choices = {tag: (tag,) for tag in (*sorted(AFFILIATIONS), "doomtrooper", "legion", "heretic", "personality")}
SORTS: Choices = {kind: Whom(tags=(kind,)) for kind in KINDS}

_who = Field("whom", "who", WHOM)
_until = Field("until", "until", _each("combat", "turn", "my-next-turn", "their-next-turn", "in-play", "game"))
_player = Field("who", "player", _each("me", "opponent", "each", "each-opponent"))
_pile = Field("pile", "origin", {name: (name,) for name in ("library", "discard", "sideboard", "collection")})
_from = Field("pile", "origin", {name: (name,) for name in ("hand", "library", "discard", "sideboard", "collection")})
_cards = Field("number", "number", {}, 1, 7)
_strength = Field("strength", "strength", _each("plain", "always", "never"))
_rating = Field("rating", "ratings", {which: (which,) for which in RATINGS} | {"all": RATINGS})
_sort = Field("sort", "who", SORTS)
_DOINGS, _HARMS = _named(registry.DOINGS), _named(registry.HARMS)
_ABILITIES = _each(*(name for name in registry.ABILITIES if not name.endswith("*")))
_PREVENTED = _each("wound", "kill", "harm", "points", "discard", "attack")
_FIGHTERS = _each("own-fighter", "opponent-fighter")
_AREAS = _each("squad", "cohort", "outpost", "aside", "own-side")
_LIMITS = _each("hand", "draw", "actions", "attack-actions", "target", "destiny", "debt", "meditation", "discard")
_ASPECTS: Choices = {
    name: (name,)
    for name in (
        "all",
        "changeling",
        "elements",
        "exorcism",
        "kinetics",
        "manipulation",
        "mentalism",
        "premonition",
        "summoning",
    )
}
_TYPES: Choices = {kind: (kind,) for kind in KINDS}
_sum = Field("number", "sum", {}, -20, 20)
_set = Field("number", "set", {}, 0, 40)

WORDS: dict[str, Word] = {
    "rate": Word("values", lasts.Rate(ratings=("fight",), sum=0), (_rating, _sum, _who, _until)),
    "rate-times": Word(
        "values",
        lasts.Rate(ratings=("fight",), factor=2.0),
        (_rating, Field("factor", "factor", {"2": 2.0, "3": 3.0, "half": 0.5}), _who, _until),
    ),
    "rate-set": Word("values", lasts.Rate(ratings=("fight",), set=0), (_rating, _set, _who, _until)),
    "rate-each": Word(
        "values",
        lasts.Rate(ratings=("fight",), sum=Per(cards=Whom(side="own", tags=("warrior",)))),
        (
            _rating,
            Field(
                "count",
                "sum",
                {name: Per(cards=whom) for name, whom in WHOM.items() if name.startswith("all")}
                | {of: Per(of=of) for of in ("hand", "destiny", "victory", "x")},
            ),
            _who,
            _until,
        ),
    ),
    "gain": Word("values", lasts.Kind(gain=("heretic",)), (Field("tag", "gain", TAGS), _who, _until)),
    "lose": Word("values", lasts.Kind(lose=("heretic",)), (Field("tag", "lose", TAGS), _who, _until)),
    "wound": Word("harm", deeds.Wound(), (_who,)),
    "heal": Word("harm", deeds.Heal(), (_who,)),
    "save": Word("harm", deeds.Heal(saves=True), (_who,)),
    "kill": Word("harm", deeds.Kill(), (_who,)),
    "discard": Word("harm", deeds.Discard(), (_who,)),
    "sacrifice": Word("harm", deeds.Sacrifice(), (_who,)),
    "return": Word("harm", deeds.Return(), (_who, Field("goal", "to", _each("hand", "top", "bottom", "shuffled")))),
    "imprison": Word("harm", deeds.Mark(mark="imprisoned"), (_who,)),
    "out": Word("harm", deeds.Mark(mark="out"), (_who,)),
    "control": Word("harm", deeds.Control(), (_who, _player)),
    "prevent": Word(
        "harm",
        deeds.Prevent(),
        (Field("harm", "what", _PREVENTED), _who),
    ),
    "redirect": Word("harm", deeds.Redirect(to=BEARER), (_who, Field("to", "to", WHOM))),
    "fetch": Word("cards", deeds.Fetch(origin=("library",), who=WARRIOR), (_sort, _pile, _cards)),
    "draw": Word("cards", deeds.Draw(), (_cards, _player)),
    "discard-cards": Word(
        "cards", deeds.DiscardHand(), (_cards, _player, Field("by", "by", _each("owner", "me", "chance")))
    ),
    "look": Word("cards", deeds.Look(at="hand"), (Field("at", "at", _each("hand", "library", "discard")), _player)),
    "shuffle": Word("cards", deeds.Shuffle(), (_player,)),
    "enter": Word("cards", deeds.Enter(who=WARRIOR), (_sort, _from)),
    "attach": Word("cards", deeds.Attach(to=BEARER, who=WARRIOR), (_sort, _from, Field("to", "to", WHOM))),
    "play": Word("cards", deeds.PlayNow(who=WARRIOR), (_sort, _from)),
    "destiny": Word("points", deeds.Points(destiny=1), (Field("number", "destiny", {}, -30, 30), _player)),
    "victory": Word("points", deeds.Points(victory=1), (Field("number", "victory", {}, -30, 30), _player)),
    "earned": Word("points", deeds.Points(earned=1), (Field("number", "earned", {}, 1, 30), _player)),
    "debt": Word("points", deeds.Debt(amount=1), (Field("number", "amount", {}, -30, 30),)),
    "actions": Word(
        "points",
        deeds.Actions(),
        (Field("number", "number", {}, -3, 5), Field("actions", "kind", _each("any", "attack", "other")), _player),
    ),
    "turns": Word("points", deeds.Turns(), (Field("number", "number", {}, -1, 2), _player)),
    "attack": Word("combat", deeds.Attack(whom=Whom(role="chosen")), (_who, Field("to", "whom", WHOM))),
    "join": Word("combat", deeds.Join(), (_who,)),
    "replace": Word(
        "combat",
        deeds.Replace(by=BEARER),
        (Field("to", "by", WHOM), Field("fighter", "fighter", _FIGHTERS)),
    ),
    "tactic": Word("combat", deeds.SetTactic(), (Field("tactic", "to", _each("other", "fight", "shoot")),)),
    "end": Word("combat", deeds.End(), (Field("end", "what", _each("combat", "attack", "actions", "turn")),)),
    "cancel": Word("combat", deeds.Cancel()),
    "ability": Word(
        "combat",
        lasts.Able(ability="first-strike"),
        (
            Field("ability", "ability", _ABILITIES),
            _strength,
            _who,
            _until,
        ),
    ),
    "immune": Word("combat", lasts.Immune(to=("art",)), (Field("kind", "to", _TYPES), _who, _until)),
    "protect": Word(
        "combat",
        lasts.Protect(against=("killed",)),
        (Field("against", "against", _HARMS), _who, _until),
    ),
    "bar": Word("other", lasts.Bar(what=("attack",)), (Field("doing", "what", _DOINGS), _strength, _who, _until)),
    "permit": Word("other", lasts.Permit(what=("attack",)), (Field("doing", "what", _DOINGS), _who, _until)),
    "price": Word(
        "other",
        lasts.Cost(destiny=1, of=WARRIOR),
        (Field("sort", "of", SORTS), Field("number", "destiny", {}, -20, 20), _player, _until),
    ),
    "limit": Word(
        "other",
        lasts.Limit(of="hand", value=7),
        (
            Field(
                "limit",
                "of",
                {
                    name: name
                    for name in (
                        "hand",
                        "draw",
                        "actions",
                        "attack-actions",
                        "target",
                        "destiny",
                        "debt",
                        "meditation",
                        "discard",
                    )
                },
            ),
            Field("number", "value", {}, 0, 40),
            _player,
            _until,
        ),
    ),
    "casts": Word(
        "other",
        lasts.Casts(aspects=("all",)),
        (
            Field(
                "aspect",
                "aspects",
                _ASPECTS,
            ),
            _who,
            _until,
        ),
    ),
    "cover": Word("other", deeds.Cover(), (_who,)),
    "uncover": Word("other", deeds.Cover(out=True), (_who,)),
    "move": Word(
        "other",
        deeds.Move(to="squad"),
        (_who, Field("area", "to", _AREAS)),
    ),
    "win": Word("other", deeds.Win(), (_player,)),
    "lose-match": Word("other", deeds.Win(lose=True), (_player,)),
}
"""All words that may be declared, by name."""
GROUPS = ("values", "harm", "cards", "points", "combat", "other")
EVENTS: Choices = {
    event: On(event)
    for event in (
        "turn-start",
        "draw",
        "turn-end",
        "attacked",
        "defended",
        "wounded",
        "killed",
        "kills",
        "entered",
        "left",
        "played",
        "combat-ended",
    )
}
"""What may set off a word that is declared."""
CONDITIONS: Choices = {
    "fight": (If(tactic="fight"),),
    "shoot": (If(tactic="shoot"),),
    "own-turn": (If(turn="own"),),
    "others-turn": (If(turn="opponent"),),
    "attacks": (If(combat="attacks"),),
    "defends": (If(combat="defends"),),
    "wounded": (If(cards=Whom(role="bearer", marks=("wounded",))),),
    "covered": (If(cards=Whom(role="bearer", marks=("covered",))),),
    "done": (If(did=True),),
}
"""What may have to hold for a word that is declared."""
