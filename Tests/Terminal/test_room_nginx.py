"""A room that nginx and its module nchan send, with the configuration in Packaging/room."""

import http.client
import json
import os
import shutil
import socket
import subprocess
import time
import unittest

from browser import PROGRAM, Browser
from room_case import POSITION, STATUS, RoomTestCase
from terminal import ROOT
from test_shell import TCA

MODULE = "/usr/lib/nginx/modules/ngx_nchan_module.so"
NGINX = shutil.which("nginx", path=os.environ.get("PATH", "") + ":/usr/sbin")
LINES = "[...document.querySelectorAll('#log .input')].map(line => line.textContent.split('> ')[1] || '')"


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


class Events:
    """A stream of events from nginx. `last` is the ID with which a client reconnects."""

    def __init__(self, port, after=""):
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        self.connection.request("GET", "/room/events", headers={"Accept": "text/event-stream", "Last-Event-ID": after})
        self.answer = self.connection.getresponse()
        self.last = after

    def records(self, count):
        records = []
        while len(records) < count:
            line = self.answer.readline()
            if not line:
                raise AssertionError(f"the stream has ended after {records}")
            if line.startswith(b"id: "):
                self.last = line[4:].strip().decode()
            if line.startswith(b"data: "):
                records.append(json.loads(line[6:]))
        return records

    def close(self):
        self.answer.close()
        self.connection.close()


@unittest.skipUnless(
    NGINX and os.path.exists(MODULE),
    "no nginx with nchan is installed; `apt-get install nginx libnginx-mod-nchan` enables the test of `room --publish`")
class NginxTests(RoomTestCase):
    def setUp(self):
        self.start()
        self.port = free_port()
        self.site = os.path.join(self.folder, "site")
        os.mkdir(self.site)
        # nginx gives its folders to another user if it runs as root, who must reach them.
        os.chmod(self.folder, 0o755)
        with open(os.path.join(self.site, "index.html"), "w") as page:
            subprocess.run([TCA, "room", "--page"], stdout=page, check=True)
        with open(os.path.join(ROOT, "Packaging/room/nginx.conf")) as file:
            text = file.read()
        self.assertEqual(text.count("listen 8080;"), 1)
        self.configuration = os.path.join(self.folder, "nginx.conf")
        with open(self.configuration, "w") as file:
            file.write(text.replace("listen 8080;", f"listen 127.0.0.1:{self.port};"))
        self.serve()
        self.terminal.enter(f"room --publish http://127.0.0.1:{self.port}/room/publish")
        self.terminal.wait_for("publishing to")
        self.terminal.wait_for_line("Todos>")

    def serve(self):
        nginx = subprocess.Popen(
            [NGINX, "-p", self.site, "-c", self.configuration, "-g", "daemon off;"], stderr=subprocess.PIPE, text=True)
        self.addCleanup(self.stop, nginx)
        end = time.monotonic() + 60
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
                return
            except OSError:
                if nginx.poll() is not None or time.monotonic() > end:
                    raise AssertionError(f"nginx did not start: {nginx.stderr.read()}")
                time.sleep(0.02)

    def stop(self, nginx):
        nginx.terminate()
        nginx.wait()
        nginx.stderr.close()

    def test_records_arrive_in_order_also_after_reconnecting_and_for_who_comes_late(self):
        for number in range(20):
            self.enter(f"# {number}")
        stream = Events(self.port)
        seen = stream.records(8)
        stream.close()
        for number in range(20, 30):
            self.enter(f"# {number}")
        stream = Events(self.port, after=stream.last)
        seen += stream.records(23)
        stream.close()
        self.assertEqual([record["number"] for record in seen], list(range(1, 32)))
        self.assertEqual([record["line"] for record in seen], [""] + [f"# {number}" for number in range(30)])
        late = Events(self.port)
        self.assertEqual(late.records(31), seen)
        late.close()

    def test_fifty_reconnections_lose_no_record(self):
        seen, last = [], ""
        for number in range(50):
            self.enter(f"# {number}")
            stream = Events(self.port, after=last)
            seen += stream.records(1)
            last = stream.last
            stream.close()
        late = Events(self.port)
        self.assertEqual(late.records(51)[:50], seen)
        late.close()
        self.assertEqual([record["number"] for record in seen], list(range(1, 51)))

    def test_only_this_server_and_what_it_publishes_is_reachable(self):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        for path, status in {"/": 404, "/room/vote": 404, "/nginx.conf": 404, "/room": 200}.items():
            connection.request("GET", path)
            answer = connection.getresponse()
            answer.read()
            self.assertEqual(answer.status, status, path)
        connection.close()

    @unittest.skipUnless(PROGRAM, "no Chromium is installed")
    def test_the_page_follows_and_has_the_whole_log_when_it_is_opened_late(self):
        browser = Browser()
        self.addCleanup(browser.close)
        self.enter("state")
        early = browser.tab(f"http://127.0.0.1:{self.port}/room", width=360)
        early.wait(f"{STATUS} === 'Live' && {POSITION} === '2 of 2'")
        self.enter("tap Add")
        early.wait(f"{POSITION} === '3 of 3'")
        late = browser.tab(f"http://127.0.0.1:{self.port}/room")
        late.wait(f"{POSITION} === '3 of 3'")
        self.assertEqual(late.value(LINES), ["", "state", "tap Add"])


if __name__ == "__main__":
    unittest.main()
