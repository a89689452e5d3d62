"""Bots: they are handed what a seat knows and a budget, and answer with a legal action and their reasons."""
