"""Da Capo for two to five players (ledger: DACAPO)."""

from cupboard.games.dacapo.game import GAME, DaCapo
from cupboard.games.dacapo.moves import Show
from cupboard.games.dacapo.spec import DaCapoOptions
from cupboard.games.dacapo.state import DaCapoState
from cupboard.games.dacapo.view import DaCapoView

__all__ = ["GAME", "DaCapo", "DaCapoOptions", "DaCapoState", "DaCapoView", "Show"]
