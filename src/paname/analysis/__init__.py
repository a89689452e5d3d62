"""Looking back at games: what was decided, what would have been better."""
