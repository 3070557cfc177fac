"""Places: threads that are open, archived and locked, rights that are taken away, channels that are gone."""

from __future__ import annotations

import discord

from bot.live import said
from bot.live.bench import NAME, Bench
from bot.live.step import Step
from bot.live.steps.messages import picture


def _thread_of(bench: Bench) -> discord.Thread:
    return bench.found("thread", discord.Thread)


async def _thread(bench: Bench) -> None:
    thread = await bench.channel.create_thread(name=NAME, type=discord.ChannelType.public_thread)
    bench.keep("thread", thread)
    bench.keep("in thread", await thread.send("A message in a thread."))


async def _private_thread(bench: Bench) -> None:
    await bench.channel.create_thread(name=f"{NAME}-private", type=discord.ChannelType.private_thread)


async def _archive(bench: Bench) -> None:
    await _thread_of(bench).edit(archived=True)


async def _edit_in_thread(bench: Bench) -> None:
    await bench.kept["in thread"].edit(content="An edited message in a thread.")


async def _post_in_thread(bench: Bench) -> None:
    await _thread_of(bench).send("Another message in a thread.")


async def _lock(bench: Bench) -> None:
    await _thread_of(bench).edit(archived=True, locked=True)


async def _take_manage_threads(bench: Bench) -> None:
    await bench.take_rights(manage_threads=True)


async def _take_send(bench: Bench) -> None:
    await bench.take_rights(send_messages=True)


async def _take_attach(bench: Bench) -> None:
    await bench.take_rights(attach_files=True)


async def _take_threads(bench: Bench) -> None:
    await bench.take_rights(create_public_threads=True, create_private_threads=True, send_messages_in_threads=True)


async def _give_back(bench: Bench) -> None:
    await bench.take_rights()


async def _unlock(bench: Bench) -> None:
    await _thread_of(bench).edit(archived=False, locked=False)


async def _post(bench: Bench) -> None:
    await bench.channel.send("Another message.")


async def _post_file(bench: Bench) -> None:
    await bench.channel.send(file=picture())


async def _gone(bench: Bench) -> None:
    channel = bench.keep("gone", await bench.new_channel(f"{NAME}-gone"))
    await channel.delete()


async def _post_in_gone(bench: Bench) -> None:
    await bench.kept["gone"].send("Too late.")


_LACKING = said.MISSING_PERMISSIONS

STEPS = (
    Step("thread", "a thread is made and written in", _thread, needs=("channel",)),
    Step("private-thread", "a private thread is made", _private_thread, needs=("channel",)),
    Step("archive", "a thread is archived", _archive, needs=("thread",)),
    Step(
        "edit-archived", "a message in an archived thread is edited", _edit_in_thread, said.ARCHIVED, needs=("archive",)
    ),
    Step("post-archived", "a message in an archived thread opens it", _post_in_thread, needs=("archive",)),
    Step("lock", "a thread is locked", _lock, needs=("thread",)),
    Step(
        "without-manage-threads",
        "the right to manage threads is taken away",
        _take_manage_threads,
        needs=("channel",),
        rights=True,
    ),
    Step(
        "edit-locked",
        "a message in a locked thread is edited",
        _edit_in_thread,
        said.ARCHIVED,
        needs=("lock", "without-manage-threads"),
    ),
    Step(
        "post-locked",
        "a message is posted in a locked thread",
        _post_in_thread,
        said.LOCKED,
        needs=("lock", "without-manage-threads"),
    ),
    Step("give-manage-threads", "the right is given back", _give_back, needs=("without-manage-threads",)),
    Step("unlock", "a thread is unlocked", _unlock, needs=("lock",)),
    Step("post-unlocked", "a message is posted in it", _post_in_thread, needs=("unlock",)),
    Step("without-send", "the right to write is taken away", _take_send, needs=("channel",), rights=True),
    Step("post-without", "a message is posted without it", _post, _LACKING, needs=("without-send",)),
    Step("without-files", "the right to attach files is taken away", _take_attach, needs=("channel",), rights=True),
    Step("file-without", "a picture is posted without it", _post_file, _LACKING, needs=("without-files",)),
    Step("text-without", "a message without a picture is posted", _post, needs=("without-files",)),
    Step("without-threads", "the rights about threads are taken away", _take_threads, needs=("channel",), rights=True),
    Step("thread-without", "a thread is made without them", _private_thread, _LACKING, needs=("without-threads",)),
    Step(
        "in-thread-without",
        "a message is posted in a thread without them",
        _post_in_thread,
        _LACKING,
        needs=("thread", "without-threads"),
    ),
    Step("give-back", "all rights are given back", _give_back, needs=("channel",)),
    Step("post-again", "a message is posted", _post, needs=("give-back",)),
    Step("gone", "a channel is made and deleted", _gone),
    Step("post-gone", "a message is posted in a deleted channel", _post_in_gone, said.UNKNOWN_CHANNEL, needs=("gone",)),
)
