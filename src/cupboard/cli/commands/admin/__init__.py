"""`cupboard admin`: manage an installation."""

from __future__ import annotations

import typer

from cupboard.cli.commands.admin.backup import back_up, restore
from cupboard.cli.commands.admin.export import export
from cupboard.cli.commands.admin.guests import delete_guest
from cupboard.cli.commands.admin.processes import drain, processes, sockets
from cupboard.cli.commands.admin.tables import tables


def register(app: typer.Typer) -> None:
    admin = typer.Typer(help="cli-admin-help", epilog="cli-admin-epilog", rich_markup_mode="rich")
    admin.command("tables", help="cli-admin-tables-help", epilog="cli-admin-tables-epilog")(tables)
    admin.command("processes", help="cli-admin-processes-help")(processes)
    admin.command("sockets", help="cli-admin-sockets-help")(sockets)
    admin.command("drain", help="cli-admin-drain-help", epilog="cli-admin-drain-epilog")(drain)
    admin.command("backup", help="cli-admin-backup-help", epilog="cli-admin-backup-epilog")(back_up)
    admin.command("restore", help="cli-admin-restore-help")(restore)
    admin.command("export", help="cli-admin-export-help")(export)
    admin.command("delete-guest", help="cli-admin-guest-help", epilog="cli-admin-guest-epilog")(
        delete_guest
    )
    app.add_typer(admin, name="admin")
