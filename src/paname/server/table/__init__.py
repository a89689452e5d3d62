"""A table without any input or output: a fold over its log, the commands it takes, what it tells to whom."""
