"""Real servers in processes of their own, on real databases."""

import os
import signal
import subprocess
import sys
from pathlib import Path

METRICS_KEY = "figures for the tests"
FIGURES = {"Authorization": f"Bearer {METRICS_KEY}"}  # headers of who may see them
WAIT = 60  # seconds after which something that should happen has not


class Running:
    """A server process."""

    program = ("-m", "jurade")  # what Python runs

    def __init__(self, database, log, *args, port=0):
        self.database = database
        self.log_file = Path(log)
        self.args = args
        with self.log_file.open("ab") as errors:
            self.process = subprocess.Popen(
                [sys.executable, *self.program, "serve", "--port", str(port), "--database", database, *args],
                stdout=subprocess.PIPE, stderr=errors, text=True,
                env={**os.environ, "PYTHONWARNINGS": "error", "JURADE_METRICS_KEY": METRICS_KEY},
            )  # fmt: skip
        self.said = []
        for line in self.process.stdout:
            self.said.append(line)
            if "is open at" in line:
                self.url = line.split()[-1]
                self.port = int(self.url.rpartition(":")[2])
                return
        raise AssertionError(f"the server did not start: {self.log_file.read_text()}")

    @property
    def log(self):
        return self.log_file.read_text(encoding="utf-8")

    def kill(self):
        """As if the machine had lost its power."""
        self.process.kill()
        self._end()

    def stop(self, by=signal.SIGTERM):
        """Kindly; the exit code."""
        self.process.send_signal(by)
        return self._end()

    def again(self):
        """The same server once more, on the same port and database."""
        return type(self)(self.database, self.log_file, *self.args, port=self.port)

    def _end(self):
        code = self.process.wait(WAIT)
        self.said += self.process.stdout.readlines()
        self.process.stdout.close()
        return code
