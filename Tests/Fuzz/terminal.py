#!/usr/bin/env python3
"""Types random lines at a terminal, with a supervisor and real files, and verifies what always holds.

    Tests/Fuzz/terminal.py [--lines N] [--seed N] [TCA]

Each session begins with a damaged configuration: startup file, trusted folders, history, and progress of the course. The prompt must
come back after each line, no control character may reach the terminal, each exported scenario must pass its own check, and no process
and no temporary file may be left.
"""

import argparse
import os
import random
import re
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.insert(0, os.path.join(ROOT, "Tests/Terminal"))

from terminal import Terminal  # noqa: E402

PIECES = [
    ".", "(", ")", "[", "]", ":", ",", " ", '"', "\\", "$", "#", "-", "1", "nil", "true", "홍", "a", "load ", "scope ", "up", "state ",
    "set ", "send ", "[1]", "id: ", ".set(\\.$", "e\u0301", "\u202e31337", "\u206631337", "\x9b31337m", "👩‍👩‍👧", "﻿", "“", "~", "/",
]
RAW = [piece.encode() for piece in ["\u202e31337", "\u206631337", "\x9b31337m", "\x1b]0;31337"]]
FILES = ["a.md", "b.swift", "c.html", "d.svg", "e.md", "../x.md", "-o.md", "no/such.md", "a b.md", "홍.md", "a.md"]
FORMATS = ["scenario", "test", "html", "svg", "mermaid", "cast", "scenario", "scenario"]
# What waits for the user, or for time.
SKIPPED = re.compile(r"^\s*(quit|exit|edit|wait|room|clock live|record|watch|replay|present|explore|load .*\.swift|reload|test)\b")
CONFIGURATION = [".config/tca/rc", ".config/tca/trusted", ".local/state/tca/history", ".local/state/tca/lessons"]


def corpus():
    lines = []
    for base, _, names in os.walk(os.path.join(ROOT, "Scenarios")):
        for name in sorted(names):
            if name.endswith(".md"):
                with open(os.path.join(base, name), encoding="utf-8") as file:
                    lines += re.findall(r"^[\w.\[\]#]*> (.+)$", file.read(), re.MULTILINE)
    return sorted(set(lines))


class Session:
    def __init__(self, rnd, lines, counts):
        self.rnd, self.corpus, self.counts = rnd, lines, counts
        self.home = tempfile.TemporaryDirectory(prefix="fuzz-")
        self.temporary = os.path.join(self.home.name, "tmp")
        self.work = os.path.join(self.home.name, "work")
        os.mkdir(self.temporary)
        os.mkdir(self.work)
        self.configure()
        self.environment = {
            "HOME": self.home.name, "TMPDIR": self.temporary, "LC_ALL": "C.UTF-8", "PATH": os.environ["PATH"], "PAGER": "cat",
        }
        self.typed = []
        feature = rnd.choice(["AmountControl", "Settings", "Todos", "ProductDetail", "Contacts", "Registration"])
        size = rnd.choice([(80, 24), (40, 20), (120, 50), (20, 8)])
        command = f'cd "{self.work}" && exec "{TCA}" {feature}'
        self.terminal = Terminal(["/bin/bash", "-c", command], *size, self.environment)
        self.terminal.timeout = 60
        self.wait_for_prompt()

    def configure(self):
        for name in CONFIGURATION:
            if self.rnd.random() < 0.6:
                path = os.path.join(self.home.name, name)
                os.makedirs(os.path.dirname(path), exist_ok=True)
                kinds = [
                    lambda: self.rnd.randbytes(self.rnd.randrange(400)),
                    lambda: "\n".join(self.line() for _ in range(20)).encode(errors="surrogatepass"),
                    lambda: b"hints off\nformat labels\nload Nothing\n" + self.rnd.randbytes(20) + b"\nstate\n",
                    lambda: b'{"current": 1e999, "lessons": {"a": null}}',
                ]
                with open(path, "wb") as file:
                    # A startup file may end the session, which is not what is tested here.
                    file.write(re.sub(rb"(?m)^\s*(quit|exit|room|edit|learn|clock).*$", b"", self.rnd.choice(kinds)()))

    def line(self):
        rnd = self.rnd
        kind = rnd.random()
        if kind < 0.5:
            line = rnd.choice(self.corpus)
        elif kind < 0.65:
            line = f"export {rnd.choice(FORMATS)} {rnd.choice(FILES)}"
        elif kind < 0.85:
            line = self.mangled(rnd.choice(self.corpus))
        else:
            line = "".join(rnd.choice(PIECES) for _ in range(rnd.randrange(1, 9)))
        return "# " + line if SKIPPED.match(line) else line

    def mangled(self, line):
        for _ in range(self.rnd.randrange(1, 4)):
            at = self.rnd.randrange(len(line) + 1)
            end = min(len(line), at + self.rnd.randrange(4))
            line = line[:at] + self.rnd.choice(["", self.rnd.choice(PIECES), line[at:end] * 2]) + line[end:]
        return line

    def wait_for_prompt(self):
        """The shell enables bracketed paste when it reads keys."""
        terminal = self.terminal

        def reads():
            return terminal.raw.rfind(b"\x1b[?2004h") > terminal.raw.rfind(b"\x1b[?2004l")

        terminal.wait(reads, "a prompt")

    def enter(self, line):
        terminal = self.terminal
        self.typed.append(line)
        terminal.raw = b""
        terminal.type(line + "\r")
        terminal.wait(lambda: b"\x1b[?2004l" in terminal.raw or not terminal.child.isalive(), "the line to be read")
        self.wait_for_prompt()
        # Before it, the terminal shows what is typed as it is.
        output = terminal.raw[terminal.raw.find(b"\x1b[?2004l") :]
        output = output[: output.rfind(b"\x1b[?2004h")]
        # A line with open brackets continues. What is typed before the new prompt is shown as it is.
        terminal.raw = b""
        terminal.type("\x03")
        terminal.wait(lambda: b"\x1b[?2004h" in terminal.raw, "Ctrl-C to end the line")
        self.wait_for_prompt()
        for raw in RAW:
            if raw in output:
                raise AssertionError(f"{raw!r} reached the terminal")
        self.counts["lines"] += 1

    def run(self, count):
        try:
            for _ in range(count):
                self.enter(self.line())
            self.end()
        except (AssertionError, OSError) as error:
            self.counts["failures"] += 1
            print(f"  {error}\n  after\n" + "\n".join("    " + line for line in self.typed[-12:]), flush=True)
        finally:
            self.terminal.close()
            self.home.cleanup()

    def end(self):
        self.terminal.type("\x03quit\r")
        status = self.terminal.wait_for_end()
        assert status == 0, f"the program ended with {status}"
        left = [name for name in os.listdir(self.temporary)]
        assert not left, f"left behind: {left}"
        for name in sorted(os.listdir(self.work)):
            if name.endswith(".md"):
                # An option begins with a dash.
                check = subprocess.run(
                    [TCA, "check", "./" + name], cwd=self.work, env=self.environment, capture_output=True, text=True, timeout=600)
                self.counts["exports"] += 1
                assert check.returncode == 0, f"{name} fails its own check\n{check.stdout[:2000]}{check.stderr[:500]}"


def main():
    rnd = random.Random(arguments.seed)
    lines = corpus()
    counts = {"lines": 0, "sessions": 0, "exports": 0, "failures": 0}
    while counts["lines"] < arguments.lines:
        Session(random.Random(rnd.random()), lines, counts).run(rnd.randrange(10, 80))
        counts["sessions"] += 1
        counts["lines"] += 1 if counts["failures"] else 0
    print("at a terminal: " + ", ".join(f"{count} {what}" for what, count in counts.items()))
    return 1 if counts["failures"] else 0


parser = argparse.ArgumentParser()
parser.add_argument("--lines", type=int, default=1000)
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("tca", nargs="?", default=os.path.join(ROOT, ".build/debug/tca"))
arguments = parser.parse_args()
TCA = os.path.abspath(arguments.tca)
sys.exit(main())
