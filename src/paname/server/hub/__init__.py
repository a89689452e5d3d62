"""The live half: one owner task a table, the connections to it, and its bots and clocks."""
