"""Settings for all tests."""

from hypothesis import HealthCheck, settings

# The same examples in every run, however busy the machine is.
settings.register_profile(
    "paname", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("paname")
