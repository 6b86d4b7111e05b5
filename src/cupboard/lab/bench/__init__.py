"""Benchmarks, always side by side with a named peer in one run because machines are noisy."""
