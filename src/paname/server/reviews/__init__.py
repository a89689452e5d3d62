"""Reviews of finished games: thought out beside play in a process of their own, stored once, stopped on request."""
