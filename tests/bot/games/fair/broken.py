"""The Fair, broken in one way at a time: each class breaks one clause of the contract."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.questions import Complete, Number, Option, Prompt, Question, Step
from bot.games.setup import Choice, Setup
from bot.games.values import Line, Meaning, Rejected, Unclear, Violation
from tests.bot.games.fair.choices import goods_of
from tests.bot.games.fair.game import Fair
from tests.bot.games.fair.goods import OPTIONS
from tests.bot.games.fair.values import Bid, Command, State
from tests.bot.games.toy.values import violation

Answer = Question | Complete[Command] | None


class TakesPicksInAnyOrder(Fair):
    def step(self, state: State, prompt: Prompt, path: tuple[str, ...]) -> Answer:
        if path[:1] == ("sell",) and len(path) == 2:
            hand = [f"g{good}" for good in state.hands[prompt.seat]]
            path = ("sell", "+".join(sorted(path[1].split("+"), key=lambda token: [*hand, token].index(token))))
        return super().step(state, prompt, path)


class TakesTooMany(Fair):
    def step(self, state: State, prompt: Prompt, path: tuple[str, ...]) -> Answer:
        step = super().step(state, prompt, path)
        return replace(step, most=1) if isinstance(step, Step) and path == ("sell",) else step


class WantsMoreThanThereAre(Fair):
    def step(self, state: State, prompt: Prompt, path: tuple[str, ...]) -> Answer:
        step = super().step(state, prompt, path)
        return replace(step, most=9) if isinstance(step, Step) and path == ("sell",) else step


class AsksForNoNumber(Fair):
    def step(self, state: State, prompt: Prompt, path: tuple[str, ...]) -> Answer:
        step = super().step(state, prompt, path)
        return replace(step, least=step.most + 1) if isinstance(step, Number) else step


class TakesTooMuch(Fair):
    def step(self, state: State, prompt: Prompt, path: tuple[str, ...]) -> Answer:
        coins = state.coins[prompt.seat]
        if path == ("bid", str(coins + 1)) and prompt in self.prompts(state):
            return Complete(Bid(coins), Line("fair-bids", {"coins": coins}), final=True)
        return super().step(state, prompt, path)


class ReadsNumbersLoosely(Fair):
    def step(self, state: State, prompt: Prompt, path: tuple[str, ...]) -> Answer:
        if path[:1] == ("bid",) and len(path) == 2 and path[1].isascii() and path[1].isdigit():
            path = ("bid", path[1].lstrip("0"))
        return super().step(state, prompt, path)


class ForgetsANumber(Fair):
    def step(self, state: State, prompt: Prompt, path: tuple[str, ...]) -> Answer:
        return None if path == ("bid", str(state.coins[prompt.seat])) else super().step(state, prompt, path)


class SuggestsNothing(Fair):
    def suggest(self, state: State, prompt: Prompt, path: tuple[str, ...], typed: str) -> tuple[Option, ...]:
        return super().suggest(state, prompt, path, typed) if typed else ()


class SuggestsWhatLeadsNowhere(Fair):
    def suggest(self, state: State, prompt: Prompt, path: tuple[str, ...], typed: str) -> tuple[Option, ...]:
        found = super().suggest(state, prompt, path, typed)
        return (*found, Option("g1073", Line("fair-wait"))) if not typed else found


class SuggestsStrangers(Fair):
    def suggest(self, state: State, prompt: Prompt, path: tuple[str, ...], typed: str) -> tuple[Option, ...]:
        return super().suggest(state, prompt, path, typed) or (Option("g1073", Line("fair-wait")),)


class SuggestsTheWrongOnes(Fair):
    def suggest(self, state: State, prompt: Prompt, path: tuple[str, ...], typed: str) -> tuple[Option, ...]:
        found = super().suggest(state, prompt, path, typed)
        return found[::-1] if not typed else OPTIONS[:25]


class SuggestsWhatIsHeld(Fair):
    def suggest(self, state: State, prompt: Prompt, path: tuple[str, ...], typed: str) -> tuple[Option, ...]:
        found = super().suggest(state, prompt, path, typed)
        held = {f"g{good}" for hand in state.hands for good in hand}
        return tuple(sorted(found, key=lambda option: option.token not in held)) if not typed else found


class TellsOfSealedDecks(Fair):
    def check(self, setup: Setup) -> tuple[Violation, ...]:
        return tuple(replace(each, seat=None) for each in super().check(setup))


class TellsANeighbour(Fair):
    def check(self, setup: Setup) -> tuple[Violation, ...]:
        others = [each.seat and 0 for each in super().check(setup)]
        return tuple(replace(each, seat=seat) for each, seat in zip(super().check(setup), others, strict=True))


class ReadsInTwoWays(Fair):
    def read(self, choice: Choice, content: bytes) -> str | Rejected:
        text = super().read(choice, content)
        return f"{text}\n" if isinstance(text, str) and not content.endswith(b"\n\n") else text


class StumblesOverFiles(Fair):
    def read(self, choice: Choice, content: bytes) -> str | Rejected:
        content.decode()
        return super().read(choice, content)


class RefusesFilesSilently(Fair):
    def read(self, choice: Choice, content: bytes) -> str | Rejected:
        text = super().read(choice, content)
        return text if isinstance(text, str) else Rejected(())


class AsksWhatWasAnswered(Fair):
    def read(  # type: ignore[override] # the Fair itself is never in doubt
        self, choice: Choice, content: bytes
    ) -> str | Rejected | Unclear:
        found = super().read(choice, content)
        if isinstance(found, str):
            return found
        text, said = content.decode(errors="replace"), Line("fair-deck")
        return Unclear(said, text, (Meaning("yes", said, text), Meaning("no", said, text)))


class SealsForTheTable(Fair):
    def choices(self, setup: Setup) -> tuple[Choice, ...]:
        return tuple(replace(one, sealed=one.name == "rounds" or one.sealed) for one in super().choices(setup))


class SavesWhatIsHidden(Fair):
    def save(self, state: State) -> bytes | Rejected:
        return self.codec.encode(state) if state.left else Rejected((violation("fair.saved"),))


class SavesAnotherPosition(Fair):
    def save(self, state: State) -> bytes | Rejected:
        saved = super().save(state)
        again = replace(state, coins=tuple(min(60, coins + 1) for coins in state.coins))
        return self.codec.encode(again) if isinstance(saved, bytes) else saved


class SavesForNobody(Fair):
    def choices(self, setup: Setup) -> tuple[Choice, ...]:
        return tuple(one for one in super().choices(setup) if one.name != "saved")


class SellsWhatWasSealed(Fair):
    """Names the first good of a sealed deck in the answer that everybody gets to a setup."""

    def check(self, setup: Setup) -> tuple[Violation, ...]:
        goods = goods_of(setup.seats[0].choices.get("deck", ""))
        found = super().check(setup)
        return (*found, violation("fair.deck")) if goods[:1] == (0,) or len(goods) % 2 else found
