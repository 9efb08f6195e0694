"""What is counted, for Prometheus."""

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

REGISTRY = CollectorRegistry()
QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)

DECISIONS = Counter("kiru_decisions", "Decisions stored, chance and forced ones included", ["game"], registry=REGISTRY)
CONFLICTS = Counter("kiru_conflicts", "Appends refused because another node came first", registry=REGISTRY)
APPEND_SECONDS = Histogram(
    "kiru_append_seconds", "From asking to stored, for the first of each transaction", registry=REGISTRY, buckets=QUICK
)
BOT_SECONDS = Histogram("kiru_bot_seconds", "A bot's decision", ["bot"], registry=REGISTRY, buckets=QUICK)
BOTS_SHORTENED = Counter("kiru_bots_shortened", "Decisions with less time than the bot's own", registry=REGISTRY)
BOTS_REPLACED = Counter("kiru_bots_replaced", "Decisions by chance, as workers failed", registry=REGISTRY)
QUEUE_LENGTH = Gauge("kiru_queue_length", "Jobs that wait for a worker", ["pool"], registry=REGISTRY)
QUEUE_SECONDS = Histogram("kiru_queue_seconds", "From asking to a worker", ["pool"], registry=REGISTRY, buckets=QUICK)
QUEUE_REFUSED = Counter("kiru_queue_refused", "Jobs that found the queue full", ["pool"], registry=REGISTRY)
WORKERS_LOST = Counter("kiru_workers_lost", "Workers that crashed or were too slow", ["pool"], registry=REGISTRY)
CONNECTIONS = Gauge("kiru_connections", "Open websockets", registry=REGISTRY, multiprocess_mode="livesum")
ROOMS = Gauge("kiru_rooms", "Tables in memory", registry=REGISTRY, multiprocess_mode="livesum")
CLOSED = Counter("kiru_closed", "Websockets closed by the server", ["code"], registry=REGISTRY)
CUT_OFF = Counter("kiru_cut_off", "Connections cut off because they flooded the node", registry=REGISTRY)
REQUESTS = Counter("kiru_requests", "HTTP requests answered", ["method", "status"], registry=REGISTRY)
NOTICES = Counter("kiru_notices", "Messages sent", ["kind", "result"], registry=REGISTRY)
TABLES_MADE = Counter("kiru_tables_made", "Tables set", ["game"], registry=REGISTRY)
STORE_FAILURES = Counter("kiru_store_failures", "Writes the database did not take", ["fault"], registry=REGISTRY)
STORE_WRITABLE = Gauge("kiru_store_writable", "1 while the database takes what is written", registry=REGISTRY)
GARBAGE_SECONDS = Histogram(
    "kiru_garbage_seconds",
    "Processor time of a search for garbage, while which nothing else happens",
    ["of"],
    registry=REGISTRY,
    buckets=QUICK,
)


def counted() -> bytes:
    """Everything counted, by all processes behind the port."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest(REGISTRY)
    together = CollectorRegistry()
    MultiProcessCollector(together)  # type: ignore[no-untyped-call]
    return generate_latest(together)
