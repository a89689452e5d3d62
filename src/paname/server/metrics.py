"""What the server counts about itself, in Prometheus's form; names and numbers, no persons."""

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

FAST: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)

CONNECTIONS: Final = Gauge("paname_connections", "Live connections of this process.")
TABLES: Final = Gauge("paname_tables", "Tables held in memory by this process.")
COMMANDS: Final = Counter("paname_commands", "Commands by kind and outcome.", ["kind", "outcome"])
COMMAND_SECONDS: Final = Histogram("paname_command_seconds", "From a command to everybody's event.", buckets=FAST)
COMMIT_SECONDS: Final = Histogram("paname_commit_seconds", "One group commit.", buckets=FAST)
COMMIT_SIZE: Final = Histogram(
    "paname_commit_size", "Writes in one group commit.", buckets=(1, 2, 4, 8, 16, 32, 64, 256)
)
LOOP_LAG: Final = Histogram("paname_loop_lag_seconds", "How late the event loop wakes up, every sweep.", buckets=FAST)
BOT_SECONDS: Final = Histogram("paname_bot_seconds", "A bot's thinking, waiting included.", ["level"], buckets=FAST)
BOT_WAITING: Final = Gauge("paname_bot_waiting", "Bot decisions that wait for a worker or are being thought about.")
REFUSED: Final = Counter("paname_refused", "Refusals by code.", ["code"])
RESYNCS: Final = Counter("paname_resyncs", "Clients that fell behind and got a whole state.")
QUARANTINED: Final = Gauge("paname_quarantined", "Tables that are not served because their log cannot be read.")
ARCHIVED: Final = Counter("paname_archived", "Games that were archived because nobody touched them for long.")
SNAPSHOTS_IGNORED: Final = Counter("paname_snapshots_ignored", "Snapshots that did not fit their log.")
STORE_FAILURES: Final = Counter("paname_store_failures", "Times that the database failed a table.")
CHANNELS_UP: Final = Gauge("paname_channels_up", "Whether this process hears the others (several processes only).")
CHANNEL_BREAKS: Final = Counter("paname_channel_breaks", "Times that the channels broke or could not be reached.")
CHANNEL_LOST: Final = Counter("paname_channel_lost", "Messages to other processes that could not be sent.")
NOTICES: Final = Counter("paname_notices", "Letters by way and what became of them.", ["way", "fate"])
NOTICE_SECONDS: Final = Histogram("paname_notice_seconds", "From a commit to its notice being taken.", buckets=FAST)
SWEEP_FAILURES: Final = Counter("paname_sweep_failures", "Sweeps that failed.")
BOT_FAILURES: Final = Counter("paname_bot_failures", "Bot decisions that failed; any legal move was made instead.")
REVIEWS: Final = Counter("paname_reviews", "Reviews that were made.")
REVIEWS_WAITING: Final = Gauge("paname_reviews_waiting", "Reviews that wait or are under way in this process.")
REVIEW_FAILURES: Final = Counter("paname_review_failures", "Reviews that could not be made.")
