"""Laws for the tests of games, ours and other people's; needs pytest."""

import pytest

pytest.register_assert_rewrite("paname.testing.contract")  # so that a law that fails shows its numbers
