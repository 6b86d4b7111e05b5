"""The rules, compiled or interpreted. Everything but searches uses them from here."""

from cupboard.core.switched_rules import SwitchedRules
from cupboard.games.kessel import rules

kernel = SwitchedRules(rules)
