"""Notices: what people are told when they aren't at the table, by push, e-mail or webhook."""
