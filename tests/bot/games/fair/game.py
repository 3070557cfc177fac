"""The Fair: sealed decks, 1,073 goods to name, bids of any height, several goods sold at once.

Everybody brings a deck of goods and a purse. On a turn one sells up to three goods of the hand, bids coins for goods of
one's own deck, seeks a good by its name in the next hand, or waits. A good that is sold counts one to seven; where its
number falls on the seller's secret sign, three more. In the open variant nothing is hidden, and a fair can be saved.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from bot.boards.entry import GameEntry
from bot.games.codec import Codec
from bot.games.contract import Chance, Game
from bot.games.offers import picked
from bot.games.questions import Complete, Name, Number, Option, Prompt, Question, Step
from bot.games.setup import Choice, Ruleset, Setup, Variant
from bot.games.values import JUDGE, Accepted, Line, Outcome, Rejected, Seat, Viewer, Violation
from tests.bot.games.fair import choices as settled
from tests.bot.games.fair.choices import SIGNS, goods_of, saved_table
from tests.bot.games.fair.goods import COUNT, TEXTS, Goods, good_of, line, nearest, option
from tests.bot.games.fair.values import (
    Adjusted,
    Bid,
    Closed,
    Command,
    Drew,
    Event,
    Opened,
    Seek,
    Sell,
    Sold,
    Sought,
    State,
    View,
    Wait,
    Waited,
)
from tests.bot.games.toy.pack import WORDS
from tests.bot.games.toy.values import put, ranking, shuffled, violation

DEALT, AT_ONCE = 4, 3
DIGITS = {str(number): number for number in range(settled.RICHEST + 1)}


class Fair(Game[State, Command, Event]):
    """The referee of the Fair."""

    key = "fair"
    engine = "fair.1"
    rulesets: tuple[Ruleset, ...] = (
        Ruleset("fair@2026-01-01", "fair", (Variant("decks", (2, 3)), Variant("open", (2, 3)))),
    )
    codec: Codec[State, Command, Event] = Codec(State, Command, Event)
    plays_as = "stall"
    texts = TEXTS
    rules = frozenset(
        f"fair.{rule}"
        for rule in ("seats", "stall", "deck", "own", "sign", "purse", "rounds", "saved", "turn", "hand", "coins")
    ) | {"fair.good", "fair.adjust", "fair.hidden"}

    def choices(self, setup: Setup) -> tuple[Choice, ...]:
        return settled.choices(setup)

    def read(self, choice: Choice, content: bytes) -> str | Rejected:
        return settled.read(choice, content)

    def remarks(self, choice: Choice, content: bytes) -> tuple[Line, ...]:
        return settled.remarks(choice, content)

    def check(self, setup: Setup) -> tuple[Violation, ...]:
        known = {(ruleset.key, each.key) for ruleset in self.rulesets for each in ruleset.variants}
        if (setup.ruleset, setup.variant) not in known or not 2 <= len(setup.seats) <= 3:
            return (violation("fair.seats"),)
        return settled.check(setup)

    def open(self, setup: Setup, chance: Chance) -> tuple[Event, ...]:
        table = saved_table(setup.options.get("saved", ""))
        if table is not None:
            return (Opened(table),)
        decks = [shuffled(goods_of(seat.choices["deck"]), chance) for seat in setup.seats]
        seats, nothing = len(decks), ((),) * len(decks)
        return (
            Opened(
                State(
                    shown=setup.variant == "open",
                    hands=tuple(tuple(sorted(deck[:DEALT])) for deck in decks),
                    stacks=tuple(deck[DEALT:] for deck in decks),
                    sold=nothing,
                    coins=tuple(int(seat.choices["purse"]) for seat in setup.seats),
                    signs=tuple(seat.choices["sign"] for seat in setup.seats),
                    denied=nothing,
                    left=int(setup.options["rounds"]) * seats,
                )
            ),
        )

    def initial(self, event: Event) -> State:
        assert isinstance(event, Opened)
        return event.table

    def decide(self, state: State, seat: Seat, command: Command, chance: Chance) -> Accepted[Event] | Rejected:
        rule = self._breach(state, seat, command)
        if rule is not None:
            return Rejected((violation(rule),))
        event: Event
        match command:
            case Sell(goods):
                event = Sold(seat, goods)
            case Bid(coins):
                event = Drew(seat, coins, state.stacks[seat][: 1 + coins // 10])
            case Seek(good):
                event = Sought(seat, good, good in state.hands[_next(state, seat)])
            case Wait():
                event = Waited(seat)
        return Accepted((event,) if state.left > 1 else (event, Closed(state.signs)))

    def _breach(self, state: State, seat: Seat, command: Command) -> str | None:
        if state.left == 0 or seat != state.turn:
            return "fair.turn"
        match command:
            case Sell(goods):
                known = 1 <= len(goods) <= AT_ONCE and tuple(sorted(set(goods))) == goods
                return None if known and set(goods) <= set(state.hands[seat]) else "fair.hand"
            case Bid(coins):
                return None if 1 <= coins <= state.coins[seat] and state.stacks[seat] else "fair.coins"
            case Seek(good):
                return None if 0 <= good < COUNT else "fair.good"
            case Wait():
                return None

    def adjust(self, state: State, changes: Mapping[str, Any]) -> Accepted[Event] | Rejected:
        left = changes.get("left")
        if changes.keys() != {"left"} or type(left) is not int or not 1 <= left <= 99 or state.left == 0:
            return Rejected((violation("fair.adjust"),))
        return Accepted((Adjusted(left),))

    def evolve(self, state: State, event: Event) -> State:
        match event:
            case Opened(table):
                return table
            case Adjusted(left):
                return replace(state, left=left)
            case Closed():
                return replace(state, left=0)
            case Sold(seat, goods):
                kept = tuple(good for good in state.hands[seat] if good not in goods)
                sold = put(state.sold, seat, state.sold[seat] + goods)
                state = replace(state, hands=put(state.hands, seat, kept), sold=sold)
            case Drew(seat, coins, goods):
                state = replace(
                    state,
                    hands=put(state.hands, seat, tuple(sorted(state.hands[seat] + goods))),
                    stacks=put(state.stacks, seat, state.stacks[seat][len(goods) :]),
                    coins=put(state.coins, seat, state.coins[seat] - coins),
                    denied=put(state.denied, seat, ()),
                )
            case Sought(seat, good, found):
                holder = _next(state, seat)
                if found:
                    kept = tuple(each for each in state.hands[holder] if each != good)
                    sold = put(state.sold, seat, (*state.sold[seat], good))
                    state = replace(state, hands=put(state.hands, holder, kept), sold=sold)
                else:
                    denied = tuple(sorted({*state.denied[holder], good}))
                    state = replace(state, denied=put(state.denied, holder, denied))
            case Waited():
                pass
        return replace(state, turn=_next(state, state.turn), left=max(1, state.left - 1))

    def prompts(self, state: State) -> tuple[Prompt, ...]:
        if state.left == 0:
            return ()
        count = sum(map(len, state.sold)) + sum(map(len, state.stacks)) + sum(map(len, state.denied))
        return (Prompt(f"turn.{state.left}.{count}.{state.turn}", state.turn, Line("fair-ask-turn")),)

    def step(self, state: State, prompt: Prompt, path: tuple[str, ...]) -> Question | Complete[Command] | None:
        if prompt not in self.prompts(state):
            return None
        seat = prompt.seat
        hand, coins = state.hands[seat], state.coins[seat] if state.stacks[seat] else 0
        goods = Step(Line("fair-ask-sell"), tuple(map(option, hand)), 1, min(AT_ONCE, len(hand)))
        match path:
            case ():
                able = {"sell": bool(hand), "bid": coins > 0, "seek": True, "wait": True}
                return Step(prompt.ask, tuple(Option(way, Line(f"fair-{way}")) for way, can in able.items() if can))
            case ("sell",) if hand:
                return goods
            case ("sell", said) if hand and (some := picked(goods, said)):
                chosen = tuple(good for good in hand if option(good) in some)
                return Complete(Sell(chosen), Line("fair-sells", {"goods": tuple(map(line, chosen))}), final=True)
            case ("bid",) if coins:
                return Number(Line("fair-ask-bid"), 1, coins)
            case ("bid", said) if 1 <= DIGITS.get(said, 0) <= coins:
                return Complete(Bid(DIGITS[said]), Line("fair-bids", {"coins": DIGITS[said]}), final=True)
            case ("seek",):
                return Name(Line("fair-ask-seek"))
            case ("seek", token) if (good := good_of(token)) is not None:
                return Complete(Seek(good), Line("fair-seeks", {"good": line(good)}), final=True)
            case ("wait",):
                return Complete(Wait(), Line("fair-waits"), final=state.left == 1)
        return None

    def suggest(self, state: State, prompt: Prompt, path: tuple[str, ...], typed: str) -> tuple[Option, ...]:
        return nearest(typed) if path == ("seek",) and prompt in self.prompts(state) else ()

    def save(self, state: State) -> bytes | Rejected:
        if not state.shown or state.left == 0:
            return Rejected((violation("fair.saved" if state.shown else "fair.hidden"),))
        return self.codec.encode(state)

    def default(self, state: State, prompt: Prompt) -> Command:
        return Wait()

    def automated(self, state: State, prompt: Prompt) -> Command:
        hand = state.hands[prompt.seat]
        if hand:
            return Sell(hand[:AT_ONCE])
        return Bid(1) if state.coins[prompt.seat] and state.stacks[prompt.seat] else Wait()

    def outcome(self, state: State) -> Outcome | None:
        return ranking(_points(state), "fair-over") if state.left == 0 else None

    def retire(self, state: State, seats: tuple[Seat, ...], people: tuple[Seat, ...]) -> Outcome | None:
        if people and len(state.hands) - len(seats) > 1:
            return None
        return ranking([-1 if seat in seats else 0 for seat in range(len(state.hands))], "fair-conceded")

    def reveals(self, event: Event) -> bool:
        return not isinstance(event, Waited | Adjusted)

    def view(self, state: State, viewer: Viewer) -> View:
        every, over = state.shown or viewer == JUDGE, state.left == 0
        mine = [every or seat == viewer for seat in range(len(state.hands))]
        return View(
            hands=tuple(hand if own else None for hand, own in zip(state.hands, mine, strict=True)),
            stacks=tuple(tuple(sorted(s)) if own else None for s, own in zip(state.stacks, mine, strict=True)),
            held=tuple(map(len, state.hands)),
            stacked=tuple(map(len, state.stacks)),
            sold=state.sold,
            coins=state.coins,
            signs=tuple(s if own or over else None for s, own in zip(state.signs, mine, strict=True)),
            denied=state.denied,
            left=state.left,
            turn=state.turn,
        )

    def narrate(self, event: Event, viewer: Viewer) -> tuple[Line, ...]:
        match event:
            case Opened(table):
                return (Line("fair-opened", {"seats": len(table.hands)}),)
            case Sold(seat, goods):
                return (Line("fair-sold", {"seat": seat, "goods": tuple(map(line, sorted(goods)))}),)
            case Drew(seat, coins, goods) if viewer in (seat, JUDGE):
                return (
                    Line("fair-drew-goods", {"seat": seat, "coins": coins, "goods": tuple(map(line, sorted(goods)))}),
                )
            case Drew(seat, coins, goods):
                return (Line("fair-drew", {"seat": seat, "coins": coins, "count": len(goods)}),)
            case Sought(seat, good, found):
                return (Line("fair-found" if found else "fair-missed", {"seat": seat, "good": line(good)}),)
            case Waited(seat):
                return (Line("fair-waited", {"seat": seat}),)
            case Closed(signs):
                return (Line("fair-closed", {"signs": tuple(Line(f"fair-{sign}") for sign in signs)}),)
            case Adjusted(left):
                return (Line("fair-adjusted", {"left": left}),)

    def resample(self, state: State, viewer: Viewer, chance: Chance) -> State:
        if state.shown or viewer == JUDGE:
            return state
        hands, stacks, signs = list(state.hands), list(state.stacks), list(state.signs)
        for seat in range(len(hands)):
            if seat == viewer:
                stacks[seat] = shuffled(stacks[seat], chance)
                continue
            unknown = _any_goods(len(hands[seat]) + len(stacks[seat]), {*state.denied[seat], *state.sold[seat]}, chance)
            hands[seat], stacks[seat] = tuple(sorted(unknown[: len(hands[seat])])), unknown[len(hands[seat]) :]
            if state.left:
                signs[seat] = SIGNS[chance.draw("sign", len(SIGNS))]
        return replace(state, hands=tuple(hands), stacks=tuple(stacks), signs=tuple(signs))


def _next(state: State, seat: Seat) -> Seat:
    return (seat + 1) % len(state.hands)


def _any_goods(count: int, without: set[int], chance: Chance) -> Goods:
    found: dict[int, None] = {}
    while len(found) < count:
        good = chance.draw("good", COUNT)
        if good not in without:
            found[good] = None
    return tuple(found)


def _points(state: State) -> list[int]:
    both = zip(state.sold, state.signs, strict=True)
    return [sum(1 + good % 7 + 3 * (SIGNS[good % 3] == sign) for good in sold) for sold, sign in both]


FAIR = GameEntry("fair", lambda _: Fair(), words=WORDS)
"""The Fair as something the bot can play."""
