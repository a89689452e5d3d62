"""A PostgreSQL of our own that can be killed and started again."""

import os
import shutil
import signal
import socket
import subprocess
import time
from pathlib import Path


class Cluster:
    """A database server in a folder, at a free port; killed with SIGKILL, it recovers from its write-ahead log."""

    def __init__(self, folder: str) -> None:
        path = os.pathsep.join([os.environ["PATH"], *sorted(map(str, Path("/usr/lib/postgresql").glob("*/bin")))])
        self.initdb, self.pg_ctl = (shutil.which(name, path=path) or "" for name in ("initdb", "pg_ctl"))
        if not self.pg_ctl:
            raise SystemExit("PostgreSQL is not installed")
        self.folder = folder
        self.as_user: list[str] = []
        if os.geteuid() == 0:  # PostgreSQL doesn't run as root
            shutil.chown(folder, "postgres")
            Path(folder).chmod(0o755)
            self.as_user = ["runuser", "-u", "postgres", "--"]
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"postgresql://postgres@127.0.0.1:{self.port}/postgres"
        self.run(self.initdb, "-D", f"{folder}/data", "-U", "postgres", "-A", "trust")

    def run(self, *command: str) -> bool:
        """Run one of its programs."""
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        return subprocess.run([*self.as_user, *command], check=False, **quiet).returncode == 0  # noqa: S603 - our own

    def start(self) -> None:
        """Start it; after a kill its children need a moment to notice."""
        options = f"-p {self.port} -h 127.0.0.1 -k {self.folder}"
        log = f"{self.folder}/log"
        for _ in range(100):
            if self.run(self.pg_ctl, "-D", f"{self.folder}/data", "-l", log, "-w", "-o", options, "start"):
                return
            time.sleep(0.2)
        raise SystemExit("PostgreSQL did not start")

    def kill(self) -> None:
        """SIGKILL its first process; the others end when they see it."""
        pid = int(Path(f"{self.folder}/data/postmaster.pid").read_text().splitlines()[0])
        os.kill(pid, signal.SIGKILL)

    def stop(self) -> None:
        """End it."""
        self.run(self.pg_ctl, "-D", f"{self.folder}/data", "-m", "immediate", "stop")
