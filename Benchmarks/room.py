#!/usr/bin/env python3
"""Measures how long records of a room take to reach its viewers, all on this machine.

    Benchmarks/room.py [--viewers N] [--lines N] [--nginx] [TCA]

A line is typed at a terminal, and each viewer measures the time from its Enter key until it has received the record. The control
is the same with one viewer. With --nginx, nginx and its module nchan send the records, with the configuration in Packaging/room.
TCA is the program, by default the release build's. Run by `make bench-room`; needs nothing but Python, and nginx with nchan for
--nginx.
"""

import argparse
import asyncio
import os
import re
import resource
import shutil
import socket
import subprocess
import sys
import tempfile
import time

from shell import ROOT, Terminal

TIME = re.compile(rb'"line":"# ([0-9.]+)"')


class Viewer(asyncio.Protocol):
    """A stream of events. It notes the delay of each record whose line is a time."""

    def __init__(self, room, path):
        self.room = room
        self.request = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\n\r\n".encode()
        self.rest = None

    def connection_made(self, transport):
        self.transport = transport
        transport.write(self.request)

    def data_received(self, data):
        now = time.monotonic()
        if self.rest is None:
            self.rest = b""
            self.room.connected += 1
        data = self.rest + data
        end = 0
        for found in TIME.finditer(data):
            self.room.receive(float(found[1]), now)
            end = found.end()
        self.rest = data[max(end, len(data) - 60):]

    def connection_lost(self, error):
        self.room.lost += 1


class Room:
    def __init__(self, terminal, host, port, path):
        self.terminal, self.host, self.port, self.path = terminal, host, port, path
        self.delays, self.connected, self.lost, self.began = [], 0, 0, 0
        self.viewers = []

    def receive(self, sent, now):
        # A viewer also receives the lines from before it has connected.
        if sent >= self.began:
            self.delays.append(now - sent)

    async def connect(self, count):
        loop = asyncio.get_running_loop()
        gate = asyncio.Semaphore(100)
        began = time.monotonic()

        async def one():
            async with gate:
                transport, _ = await loop.create_connection(lambda: Viewer(self, self.path), self.host, self.port)
                self.viewers.append(transport)

        await asyncio.gather(*[one() for _ in range(count)])
        while self.connected < count and time.monotonic() - began < 120:
            await asyncio.sleep(0.02)
        return time.monotonic() - began

    async def measure(self, lines):
        """Types lines, each after the one before has reached everyone."""
        self.delays, self.began = [], time.monotonic()
        count = len(self.viewers)
        for number in range(1, lines + 1):
            self.terminal.type(f"# {time.monotonic()}\r")
            limit = time.monotonic() + 30
            while len(self.delays) < count * number and time.monotonic() < limit:
                await asyncio.sleep(0.005)
            await asyncio.sleep(0.2)
            self.terminal.discard()
        return sorted(self.delays)

    def disconnect(self):
        for viewer in self.viewers:
            viewer.close()
        self.viewers, self.connected = [], 0


def at(delays, share):
    return delays[min(len(delays) - 1, int(len(delays) * share))] * 1e3 if delays else float("nan")


def memory(process):
    """The largest memory of the processes of a session in kilobytes."""
    pids = [process] + subprocess.run(["pgrep", "-P", str(process)], capture_output=True, text=True).stdout.split()
    sizes = []
    for pid in pids:
        with open(f"/proc/{pid}/status") as file:
            sizes.append(int(re.search(r"VmRSS:\s+(\d+)", file.read())[1]))
    return max(sizes)


def serve(folder, tca):
    """Starts nginx with the page. Returns the process and its port."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port = listener.getsockname()[1]
    os.chmod(folder, 0o755)
    with open(os.path.join(folder, "index.html"), "w") as page:
        subprocess.run([tca, "room", "--page"], stdout=page, check=True)
    with open(os.path.join(ROOT, "Packaging/room/nginx.conf")) as file:
        text = file.read().replace("listen 8080;", f"listen 127.0.0.1:{port};")
    configuration = os.path.join(folder, "nginx.conf")
    with open(configuration, "w") as file:
        file.write(text)
    program = shutil.which("nginx", path=os.environ.get("PATH", "") + ":/usr/sbin")
    process = subprocess.Popen([program, "-p", folder, "-c", configuration, "-g", "daemon off;"])
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return process, port
        except OSError:
            if process.poll() is not None:
                sys.exit("nginx did not start")
            time.sleep(0.05)


async def run(options, folder):
    tca = os.path.abspath(options.tca)
    terminal = Terminal([tca, "Todos"], folder)
    terminal.wait_for(b"Todos> ")
    nginx = None
    if options.nginx:
        nginx, port = serve(folder, tca)
        terminal.type(f"room --publish http://127.0.0.1:{port}/room/publish\r")
        terminal.wait_for(b"publishing to")
        terminal.wait_for(b"Todos> ")
        room = Room(terminal, "127.0.0.1", port, "/room/events")
    else:
        terminal.type("room\r")
        terminal.wait_for(b"http://127.0.0.1:")
        address = terminal.read_until(b"Todos> ")
        port, secret = re.match(rb"(\d+)/([\w-]+)", address).groups()
        room = Room(terminal, "127.0.0.1", int(port), f"/{secret.decode()}/events")
    before = memory(terminal.process)
    for count in (1, options.viewers):
        took = await room.connect(count)
        await asyncio.sleep(1)
        delays = await room.measure(options.lines)
        print(
            f"{count:>6} viewers connected in {took:5.2f} s; p50 {at(delays, 0.5):7.1f} ms, p99 {at(delays, 0.99):7.1f} ms, "
            f"largest {at(delays, 1):7.1f} ms; {count * options.lines - len(delays)} of {count * options.lines} lost; "
            f"session {before // 1024} -> {memory(terminal.process) // 1024} MB", flush=True)
        room.disconnect()
    terminal.type("\x04")
    terminal.end()
    if nginx:
        nginx.terminate()
        nginx.wait()


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--viewers", type=int, default=1_000)
    parser.add_argument("--lines", type=int, default=20)
    parser.add_argument("--nginx", action="store_true")
    parser.add_argument("tca", nargs="?", default=os.path.join(ROOT, ".build/release/tca"))
    options = parser.parse_args()
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(run(options, folder))


if __name__ == "__main__":
    main()
