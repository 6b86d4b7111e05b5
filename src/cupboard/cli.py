"""The command line."""

import typer

app = typer.Typer(help="Six games of cups, beans and cauldrons.", no_args_is_help=True)


@app.command()
def version() -> None:
    """Print the version."""
    from cupboard import __version__

    typer.echo(__version__)


def main() -> None:
    """Run the command line."""
    app(prog_name="cupboard")
