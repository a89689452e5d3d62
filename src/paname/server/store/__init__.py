"""What is kept for good: the logs of all tables, people, sessions and ratings."""
