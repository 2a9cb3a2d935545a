"""One long session with a feature that crashes, hangs, exits, prints, and writes files, while its process is killed, its disk fills,
and its journal is damaged.

The number of `.plus` that were answered is known, so the state shows whether a line was lost or ran twice.
"""

import glob
import os
import re
import signal
import subprocess
import tempfile

FEATURE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "Stray.swift")
PROMPT = "Stray>"
HARMLESS = [
    ".startTimer", ".stopTimer", ".fetch", ".prints", ".errors", ".escapes", ".file", "effects", "log", "screen", "tap Plus",
    "# a remark", "state items", "expect no change", "undo", "redo",
]
FAULTS = [
    ".trap", ".exit", ".trapInEffect", ".trapInEffectLater", ".trapInTask", ".trapInThread", ".exitInBlock", ".emptyItems",
    ".endlessView", ".closeInput", ".closeMany", ".limitFiles", ".raiseSignal",
    ".poll", ".foreground", ".rawTerminal", ".rawLoop", ".overwrite", ".closeLater",
]
HOSTILE = ["0", "-1", "4294967295", "4294967296", "2147483647", "9223372036854775807", "18446744073709551616", "nan", "", "1e9"]
RAW = [b"\x1b]0;31337", b"\xc2\x9b31337", "\u202e31337".encode(), b"\x9b31337m"]


class Disk:
    """A small file system for the session's journal, which can be filled; an ordinary folder if none can be mounted."""

    def __init__(self):
        self.folder = tempfile.mkdtemp(prefix="stray-")
        mount = ["mount", "-t", "tmpfs", "-o", "size=1m", "none", self.folder]
        self.is_mounted = subprocess.run(mount, stderr=subprocess.DEVNULL).returncode == 0
        self.filler = os.path.join(self.folder, "filler")

    def fill(self):
        if not self.is_mounted:
            return
        with open(self.filler, "wb", buffering=0) as file:
            for size in [65536, 512, 1]:
                try:
                    while True:
                        file.write(bytes(size))
                except OSError:
                    pass

    def free(self):
        if os.path.exists(self.filler):
            os.unlink(self.filler)

    def remove(self):
        if self.is_mounted:
            subprocess.run(["umount", "-l", self.folder])
        subprocess.run(["rm", "-rf", self.folder])


class Stray:
    def __init__(self, counts, tools):
        self.counts = counts
        self.tools = tools
        self.random = tools.random
        self.disk = Disk()
        self.place = tools.Place()
        self.place.environment["XDG_STATE_HOME"] = self.disk.folder
        self.count = 0
        self.last_lines = []
        self.open(FEATURE)

    def open(self, *arguments):
        self.terminal = self.place.terminal("--no-rc", *arguments) if arguments[0] == FEATURE else self.place.terminal(*arguments)
        self.terminal.wait_for_line(PROMPT)

    def prompt(self):
        """Waits for the prompt; presses Ctrl-C if something does not end."""
        terminal = self.terminal
        for _ in range(4):
            terminal.timeout = 8
            try:
                terminal.wait(lambda: terminal.last_line() == PROMPT, "a prompt")
                return
            except AssertionError:
                if not terminal.child.isalive():
                    break
                self.counts["Ctrl-C pressed"] += 1
                terminal.type("\x03")
        self.counts["sessions that stopped"] += 1
        raise AssertionError("no prompt after " + " ".join(self.last_lines[-6:]) + "\n" + terminal.picture())

    def enter(self, line):
        self.last_lines.append(line)
        self.terminal.screen.reset()
        self.terminal.raw = self.terminal.raw[-200:]
        self.terminal.enter(line)

    def run(self, line):
        self.enter(line)
        # The prompt of this line, not the one before.
        self.terminal.wait(lambda: self.terminal.raw.count(b"\n") > 0 or not self.terminal.child.isalive(), "an answer")
        self.prompt()
        for raw in RAW:
            self.counts["raw control characters"] += raw in self.terminal.raw

    def state(self):
        for _ in range(3):
            self.terminal.screen.reset()
            self.terminal.enter("state count")
            self.prompt()
            numbers = [line for line in self.terminal.lines() if re.fullmatch(r"-?\d+", line)]
            if numbers:
                return int(numbers[-1])
        return -1

    def plus(self):
        self.run(".plus")
        self.count += 1

    def compare(self, tolerance=0):
        found = self.state()
        missing, surplus = max(0, self.count - found), max(0, found - self.count - tolerance)
        self.counts["lines lost"] += missing
        self.counts["lines too many"] += surplus
        if missing or surplus:
            print(f"   {found} instead of {self.count} after", *self.last_lines[-12:], flush=True)
        self.count = found

    def harmless(self):
        line = self.random.choice(HARMLESS)
        if line in ["undo", "redo", "tap Plus"]:
            self.run(line)
            self.count = self.state()
        else:
            self.run(line)

    def fault(self):
        line = self.random.choice(FAULTS)
        self.run(line)
        self.tools.wait(0.1)
        self.plus()
        self.compare()
        # The view is drawn again.
        for repair in {".emptyItems": [".refillItems"], ".endlessView": [".endView"], ".poll": [".stopPoll"]}.get(line, []):
            self.run(repair)
            self.run("screen")

    def kill_worker(self):
        """Kills the worker while a line runs, while the screen is drawn, or between lines."""
        workers = self.tools.children(self.terminal.child.pid)[:1]
        self.enter(".plus")
        self.tools.wait(self.random.uniform(0, 0.04))
        for worker in workers:
            self.tools.kill(worker)
        self.prompt()
        self.compare(tolerance=1)

    def resume(self, before=None):
        """Kills the program, and continues the session in another one."""
        workers = self.tools.children(self.terminal.child.pid)
        self.tools.kill(self.terminal.child.pid)
        self.terminal.wait_for_end()
        self.terminal.close()
        self.counts["processes left after 5 s"] += self.tools.wait_until_gone(workers)
        if before:
            before()
        self.open("resume")

    def fill_disk(self):
        self.disk.fill()
        for _ in range(self.random.randrange(1, 6)):
            self.plus()
        self.run(self.random.choice([".trap", ".exit", ".trapInEffect"]))
        self.compare()
        self.disk.free()
        self.plus()
        self.compare()
        self.resume()
        self.compare()

    def damage(self):
        """Damages records of the journal. What they contained is lost, but the rest is restored, and the session goes on."""
        def write():
            path = max(glob.glob(os.path.join(self.disk.folder, "tca/sessions/*.journal")), key=os.path.getmtime)
            with open(path, "rb") as file:
                records = file.read().split(b"\n")
            for _ in range(self.random.randrange(1, 4)):
                index = self.random.randrange(2, max(3, len(records)))
                if index >= len(records) or records[index].startswith(b"sources"):
                    continue
                fields = records[index].split(b"\t")
                # The line that loads the feature stays.
                if b"Stray.swift" in records[index] or fields[:2] == [b"ended", b"1"]:
                    continue
                kind = self.random.randrange(3)
                if kind == 0 and len(fields) > 1:
                    fields[self.random.randrange(1, len(fields))] = self.random.choice(HOSTILE).encode()
                    records[index] = b"\t".join(fields)
                elif kind == 1:
                    records[index] = records[index][: self.random.randrange(0, len(records[index]) + 1)]
                else:
                    records[index] = bytes(self.random.randrange(256) for _ in range(20)).replace(b"\n", b"")
            with open(path, "wb") as file:
                file.write(b"\n".join(records))
        self.resume(write)
        self.count = self.state()
        self.plus()
        self.compare()
        self.kill_worker()

    def round(self):
        for _ in range(self.random.randrange(2, 8)):
            self.random.choice([self.plus, self.plus, self.harmless])()
        kind = self.random.choices(["fault", "kill", "resume", "disk", "damage"], [8, 4, 2, 1, 1])[0]
        if kind == "resume":
            self.resume()
            self.compare()
        else:
            {"fault": self.fault, "kill": self.kill_worker, "disk": self.fill_disk, "damage": self.damage}[kind]()
        self.counts["rounds"] += 1

    def end(self):
        try:
            workers = self.tools.children(self.terminal.child.pid)
            self.terminal.enter("quit")
            self.counts["wrong exit statuses"] += self.terminal.wait_for_end() != 0
            self.counts["processes left after 5 s"] += self.tools.wait_until_gone(workers)
            self.counts["leftovers"] += len(self.place.leftovers())
        finally:
            self.terminal.close()
            self.disk.remove()
            self.place.__exit__()


def wander(counts, rounds, tools):
    """Runs rounds in sessions of 40 rounds each. A session that stops is counted, and another one begins."""
    while rounds > 0:
        stray = Stray(counts, tools)
        try:
            for _ in range(min(rounds, 40)):
                stray.round()
                rounds -= 1
        except AssertionError as error:
            print("  ", error, flush=True)
            counts["sessions that stopped"] += 1
            rounds -= 1
        finally:
            stray.end()
