"""``rozhodci``, also ``python -m bot``: on Discord with a token, in the browser without; ``sync``, ``health``,
``doctor``, ``backup``, ``restore``, ``referee``, ``verify`` and ``cards`` beside.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from bot import __version__


class _Commands(TyperGroup):
    """Commands of the referee are loaded when they are asked for: games take seconds, and a health check has none."""

    def list_commands(self, ctx: Any) -> list[str]:
        """The names of all commands, in the order in which help lists them."""
        return [*super().list_commands(ctx), "referee", "verify", "cards"]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """A command by its name; ``None`` where there is none."""
        return _of_the_referee(cmd_name) or super().get_command(ctx, cmd_name)


def _of_the_referee(name: str) -> Any:
    one = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
    if name == "referee":
        from bot.referee.command import referee

        one.command(name)(referee)
    elif name == "verify":
        from bot.referee.checking import verify

        one.command(name)(verify)
    elif name == "cards":
        from bot.referee.cards import cards

        cards.info.name = name
        return typer.main.get_command(cards)
    else:
        return None
    return typer.main.get_command(one)


app = typer.Typer(cls=_Commands, add_completion=False, pretty_exceptions_enable=False, help=__doc__)


@app.callback(invoke_without_command=True)
def begin(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version and exit.")] = False,
) -> None:
    """Run the bot: on Discord with DISCORD_TOKEN, in a browser page on this machine without."""
    if version:
        typer.echo(f"rozhodci {__version__}")
        raise typer.Exit
    # Everything the program makes is for its user alone: people's questions and the secrets of matches are in it.
    before = os.umask(0o077)
    context.call_on_close(lambda: os.umask(before))
    if context.invoked_subcommand is None:
        _run()


@app.command("run")
def _run() -> None:
    """Run the bot, as without any command."""
    # Discord, databases and games take seconds to load: each command loads what it needs.
    from bot import running

    running.run()


@app.command()
def sync(
    guild: Annotated[int | None, typer.Option(help="Only this server, where the commands are seen at once.")] = None,
) -> None:
    """Send the commands to Discord; needed once, and again when a version changes them."""
    from bot.commands import sending

    sending.send_commands(guild)


@app.command()
def health() -> None:
    """Ask the running bot whether it is well; the exit code is 0 when it is."""
    from bot.health import HealthProblem, inquire
    from bot.ports import SettingsProblem

    try:
        typer.echo(inquire())
    except (HealthProblem, SettingsProblem) as problem:
        typer.echo(str(problem), err=True)
        raise typer.Exit(1) from None


@app.command()
def doctor(
    live: Annotated[
        int | None,
        typer.Option(help="The id of an empty test server on which everything that Discord answers is tried."),
    ] = None,
    yes_this_server: Annotated[
        bool, typer.Option("--yes-this-server", help="Try it although there are people or messages in the server.")
    ] = False,
    no_hands: Annotated[
        bool, typer.Option("--no-hands", help="Nobody is there to press buttons; leave those steps out.")
    ] = False,
    report: Annotated[
        Path | None, typer.Option(help="Where the report goes, as .txt and .json; otherwise to DATA_DIR.")
    ] = None,
) -> None:
    """Look at everything the bot needs, on one page; the exit code is 1 where something has to be mended."""
    if live is None:
        from bot.commands import keeping

        keeping.examine()
        return
    from bot.commands.live import Wish, try_live

    try_live(live, Wish(yes_this_server, not no_hands, report))


@app.command()
def backup(
    file: Annotated[Path | None, typer.Argument(help="Where to; otherwise a file in DATA_DIR/backups.")] = None,
) -> None:
    """Write a backup of the database and check it; the bot may be running."""
    from bot.commands import keeping

    keeping.back_up(file)


@app.command()
def restore(file: Annotated[Path, typer.Argument(help="A file that 'backup' wrote.")]) -> None:
    """Put a backup in the database's place; stop the bot first."""
    from bot.commands import keeping

    keeping.restore(file)


if __name__ == "__main__":
    app()
