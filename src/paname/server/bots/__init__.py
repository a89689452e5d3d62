"""Bots that sit at tables: they think in worker processes and are given worlds, never the true position."""
