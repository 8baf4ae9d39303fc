"""Figures for operators, in the form Prometheus reads."""

from __future__ import annotations

from collections.abc import Mapping

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector

QUICK = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    """All figures of one server process; each process has its own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)
        own = self.registry
        self.requests = Counter("jurade_requests", "HTTP requests.", ("route", "method", "status"), registry=own)
        self.request_seconds = Histogram(
            "jurade_request_seconds", "Time to answer.", ("route",), buckets=QUICK, registry=own
        )
        self.sockets = Gauge("jurade_sockets", "Open sockets.", registry=own)
        self.message_seconds = Histogram(
            "jurade_message_seconds", "Time to answer a message.", ("type",), buckets=QUICK, registry=own
        )
        self.sent = 0  # messages to clients
        self.sent_bytes = 0  # … before compression
        self.refusals = Counter("jurade_refusals", "Refusals, by code.", ("code",), registry=own)
        self.cost_seconds = Counter(
            "jurade_cost_seconds", "Processor time that clients were charged.", ("kind",), registry=own
        )
        self.too_dear = Counter(
            "jurade_too_dear", "Refused because the person or the address had nothing left.", ("kind",), registry=own
        )
        self.cut_off = Counter(
            "jurade_cut_off",
            "Connections that were closed because the other side was too slow.",
            ("why",),
            registry=own,
        )
        self._present: dict[str, Gauge] = {}
        self._by_kind: dict[str, Histogram] = {}

    def took(self, kind: str, seconds: float) -> None:
        """A message of a kind was answered in that time."""
        found = self._by_kind.get(kind)
        if found is None:
            found = self._by_kind[kind] = self.message_seconds.labels(kind)
        found.observe(seconds)

    def take(self, counts: Mapping[str, float]) -> None:
        """The present figures of the hall: tables open, watchers, bots that think or wait, steps written …"""
        for name, value in {**counts, "sent": self.sent, "sent_bytes": self.sent_bytes}.items():
            if name not in self._present:
                said = name.replace("_", " ").capitalize()
                self._present[name] = Gauge(f"jurade_{name}", f"{said}.", registry=self.registry)
            self._present[name].set(value)

    def text(self) -> bytes:
        return generate_latest(self.registry)
