"""Da Capo computed: two players exactly, three to five by regret minimisation."""
