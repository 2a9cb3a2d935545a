"""What the tests of rooms share: a session with a room, and what a client sends to it."""

import json
import re
import shutil
import socket
import tempfile
import unittest
import urllib.error
import urllib.request

from terminal import Terminal, restore_signals
from test_shell import TCA

POSITION = "document.getElementById('position')?.textContent"
STATUS = "document.getElementById('status')?.textContent"


class RoomTestCase(unittest.TestCase):
    """A session of Todos at a terminal, with a room."""

    def setUp(self):
        self.start()
        self.terminal.enter("room")
        self.terminal.wait_for("http://")
        self.terminal.wait_for_line("Todos>")
        self.address = re.search(r"http://\S+", "\n".join(self.terminal.lines())).group(0)
        self.host, self.port = re.match(r"http://([\d.]+):(\d+)", self.address).groups()

    # Called in the new process before it runs the program.
    prepare = staticmethod(restore_signals)

    def start(self):
        self.folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)
        environment = {"HOME": self.folder, "XDG_STATE_HOME": self.folder, "PRESENTERS_TOKEN": "secret"}
        self.terminal = Terminal([TCA, "Todos"], columns=100, rows=60, environment=environment, prepare=self.prepare)
        self.addCleanup(self.terminal.close)
        self.terminal.wait_for_line("Todos>")
        self.enter("clock manual")

    def enter(self, line):
        self.terminal.enter(line)
        self.terminal.wait_for(f"> {line}")
        asked = re.match(r"(vote|ask)(?! end| accept)", line)
        self.terminal.wait_for_line(f"Todos [0 {'votes' if asked[1] == 'vote' else 'answers'}]>" if asked else "Todos>")

    def post(self, path, body):
        request = urllib.request.Request(f"{self.address}/{path}", data=body, method="POST")
        try:
            return urllib.request.urlopen(request, timeout=20).status
        except urllib.error.HTTPError as error:
            return error.code

    def events(self, after=None, count=1):
        """Reads records after another one."""
        position = f"{after['log']}:{after['number']}" if after else ""
        request = urllib.request.Request(f"{self.address}/events", headers={"Last-Event-ID": position})
        records = []
        with urllib.request.urlopen(request, timeout=60) as stream:
            while len(records) < count:
                line = stream.readline()
                if line.startswith(b"data: "):
                    records.append(json.loads(line[6:]))
        return records

    def raw(self, data):
        """Sends bytes and returns the beginning of the answer; empty if the server closed the connection."""
        with socket.create_connection((self.host, int(self.port)), timeout=20) as connection:
            try:
                connection.sendall(data)
                return connection.recv(4096)
            except (ConnectionResetError, BrokenPipeError):
                return b""
