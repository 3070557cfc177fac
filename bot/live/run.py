"""The live run: each step by itself, whatever became of the others, and everything cleared away in the end."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import aiohttp
import discord

from bot.live.bench import PATIENCE, Bench, Say
from bot.live.hands import Hands
from bot.live.place import fit_server
from bot.live.report import Report, cleaned
from bot.live.said import Refusal
from bot.live.step import Differs, Result, State, Step
from bot.live.steps.all_steps import STEPS

_DONE = "done"


async def run(
    client: discord.Client,
    guild: int,
    sync: Callable[[int], Awaitable[int]],
    say: Say,
    *,
    anyway: bool = False,
    hands: bool = True,
    patience: float = PATIENCE,
    steps: Sequence[Step] = STEPS,
) -> Report:
    """Try everything on a server.

    Args:
        client: logged in; nothing else may use it.
        sync: sends the bot's commands to a server, and returns how many there are.
        say: takes a line about how far it is.
        anyway: the server is tried on although there are people and messages in it.
        hands: somebody is there to press buttons.
        patience: how many seconds each press is waited for.

    Raises:
        UnfitServer: the server may not be tried on; nothing was made.
    """
    found, is_administrator = await fit_server(client, guild, anyway=anyway)
    bench = Bench(client, found, sync, say, patience)
    results: list[Result] = []
    try:
        async with Hands(bench, wanted=hands):
            for number, step in enumerate(steps, 1):
                reason = _reason_to_skip(step, results, is_administrator=is_administrator, hands=hands)
                result = _skipped(step, reason) if reason else await _tried(step, bench)
                results.append(result)
                say(f"[{number}/{len(steps)}] {step.about}: {result.state}{f' ({result.why})' if result.why else ''}")
    finally:
        left = await bench.clear()
    return Report(tuple(results), tuple(left))


def _reason_to_skip(step: Step, before: Sequence[Result], *, is_administrator: bool, hands: bool) -> str:
    if step.hands and not hands:
        return "nobody is there to press"
    if step.rights and is_administrator:
        return "the bot is an administrator, from whom no right can be taken"
    done = {each.key for each in before if each.seen == _DONE}
    lacking = [key for key in step.needs if key not in done]
    return f"it needs {', '.join(lacking)}" if lacking else ""


def _skipped(step: Step, why: str) -> Result:
    return Result(step.key, step.about, State.SKIPPED, _named(step.must), "", why)


async def _tried(step: Step, bench: Bench) -> Result:
    expected = _named(step.must)

    def result(state: State, seen: str, why: str = "") -> Result:
        return Result(step.key, step.about, state, expected, seen, cleaned(why, bench.client.http.token or ""))

    try:
        await step.does(bench)
    except discord.HTTPException as problem:
        seen = f"{problem.status}/{problem.code}"
        if seen in map(str, filter(None, (step.must, *step.also))):
            return result(State.SAME, seen)
        return result(State.DIFFERS, seen, f"the stand-ins say {expected}, Discord says {seen}: {problem.text}")
    except Differs as problem:
        return result(State.DIFFERS, _DONE, str(problem))
    except TimeoutError:
        return result(State.SKIPPED, "", "nothing came in time")
    except (aiohttp.ClientError, OSError) as problem:
        return result(State.FAILED, "", f"the way to Discord broke off ({type(problem).__name__})")
    except Exception as problem:  # one step that breaks off must not keep the others from being tried
        return result(State.FAILED, "", f"{type(problem).__name__}: {problem}")
    if step.must is None:
        return result(State.SAME, _DONE)
    return result(State.DIFFERS, _DONE, f"the stand-ins say {expected}, Discord did it")


def _named(must: Refusal | None) -> str:
    return str(must) if must else _DONE
