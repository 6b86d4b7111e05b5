"""Da Capo solvers: exact for two players, regret minimisation for three to five."""
