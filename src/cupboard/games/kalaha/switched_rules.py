"""The rules, compiled or interpreted. Everything but searches uses them from here."""

from cupboard.core.switched_rules import SwitchedRules
from cupboard.games.kalaha import rules

kernel = SwitchedRules(rules)
