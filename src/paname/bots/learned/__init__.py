"""Evaluations that were learned by self-play: small nets of integers, read from files and run by compiled loops."""
