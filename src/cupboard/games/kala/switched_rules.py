"""The rules, compiled or interpreted. Everything but searches uses them from here."""

from cupboard.core.switched_rules import SwitchedRules
from cupboard.games.kala import rules

kernel = SwitchedRules(rules)
