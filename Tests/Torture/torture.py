#!/usr/bin/env python3
"""Kills, starves, and closes `tca` at random moments, and counts what was lost.

    Tests/Torture/torture.py [--rounds N] [--seed N] [--only TEXT] [TCA]

`make torture` builds and runs it. The aim: nothing is lost but the line in flight, no file is damaged, nothing is left
behind, and no terminal stays raw.
"""

import argparse
import collections
import os
import random
import re
import resource
import signal
import subprocess
import sys
import tempfile
import threading
import time
import types

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.insert(0, os.path.join(ROOT, "Tests/Terminal"))

from long_sessions import kill_in_long_session  # noqa: E402
from stray import wander  # noqa: E402
from terminal import ENTER, Terminal  # noqa: E402

COUNTER = "AmountControl"
PLUS = ".plusButtonTapped"
SCENARIO = "```tca\ntca> load AmountControl\n...\n" + f"AmountControl> {PLUS}\nwrong\n" * 40 + "```\n"


class Counts(collections.Counter):
    def report(self, title):
        print(f"{title}: " + ", ".join(f"{count} {what}" for what, count in sorted(self.items())), flush=True)


class Place:
    """A home and temporary folder for one round."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory(prefix="torture-")
        self.home = self.folder.name
        self.temporary = os.path.join(self.home, "tmp")
        os.mkdir(self.temporary)
        self.environment = {
            "HOME": self.home, "TMPDIR": self.temporary, "LC_ALL": "C.UTF-8", "PATH": os.environ["PATH"],
        }

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.folder.cleanup()

    def terminal(self, *arguments):
        terminal = Terminal([TCA, *arguments], 120, 40, self.environment)
        terminal.timeout = 300
        return terminal

    def run(self, *arguments, **options):
        return subprocess.run(
            [TCA, *arguments], env=self.environment, cwd=self.home, stdin=subprocess.DEVNULL, capture_output=True,
            text=True, timeout=600, **options)

    def leftovers(self):
        """Temporary files and folders, and drafts."""
        return os.listdir(self.temporary) + [name for name in os.listdir(self.home) if re.match(r"\..*\.\d+-[0-9A-F-]{36}$", name)]


def children(process):
    """The processes that a process has started, and theirs."""
    direct = []
    try:
        # Each thread has a list of what it has started.
        for thread in os.listdir(f"/proc/{process}/task"):
            with open(f"/proc/{process}/task/{thread}/children") as file:
                direct += [int(word) for word in file.read().split()]
    except OSError:
        # The process, or one of its threads, has ended.
        pass
    return direct + [deeper for child in direct for deeper in children(child)]


def kill(process, number=signal.SIGKILL):
    try:
        os.kill(process, number)
    except ProcessLookupError:
        pass


def wait_until_gone(processes):
    """Waits until processes have ended, for 5 seconds at most. Returns how many are left."""
    end = time.monotonic() + 5
    while any(os.path.exists(f"/proc/{process}") for process in processes) and time.monotonic() < end:
        time.sleep(0.02)
    return sum(os.path.exists(f"/proc/{process}") for process in processes)


def amount(terminal):
    """The state of the counter, or -1 if no feature is loaded."""
    terminal.screen.reset()
    terminal.raw = b""
    terminal.enter("state")
    terminal.wait(lambda: re.search(rb"amount: \d+|no feature is loaded", terminal.raw), "the state")
    found = re.search(rb"amount: (\d+)", terminal.raw)
    return int(found[1]) if found else -1


def type_lines(terminal, count, stop):
    """Types actions one by one. Returns how many were answered before `stop` was set."""
    for done in range(count):
        expected = f"AmountControl.State(amount: {done + 1})"
        terminal.enter(PLUS)
        while expected.encode() not in terminal.raw:
            if stop.is_set() or not terminal.read(0.02):
                return done
    return count


def kill_while_typing(counts, whole):
    """Kills the worker, or the whole program, while lines are typed. The session must continue after the last line
    that was answered."""
    with Place() as place:
        terminal = place.terminal(COUNTER)
        terminal.wait_for_line(COUNTER + ">")
        stop = threading.Event()
        workers = children(terminal.child.pid)[:1]
        victims = [terminal.child.pid] if whole else workers

        def strike():
            for victim in victims:
                kill(victim)
            stop.set()

        timer = threading.Timer(rnd.uniform(0, 0.15), strike)
        timer.start()
        answered = type_lines(terminal, 60, stop)
        timer.join()
        if whole:
            terminal.wait_for_end()
            terminal.close()
            # A journal can be resumed when the session that writes it has ended.
            counts["processes left after 5 s"] += wait_until_gone(workers)
            terminal = place.terminal("resume")
        try:
            terminal.wait_for_line(COUNTER + ">")
            restored = amount(terminal)
        except AssertionError:
            restored = -1
        counts["rounds"] += 1
        # A line that was sent may have been completed without its answer having been seen.
        counts["lines lost"] += max(0, answered - restored)
        counts["lines too many"] += max(0, restored - answered - 1)
        terminal.enter("quit")
        terminal.wait_for_end()
        terminal.close()
        counts["leftovers"] += len(place.leftovers())


def kill_while_recording(counts):
    """Kills the whole program while a session is recorded. The file must contain every answered line and pass."""
    with Place() as place:
        terminal = place.terminal(COUNTER)
        terminal.wait_for_line(COUNTER + ">")
        path = os.path.join(place.home, "session.md")
        terminal.enter(f"record {path}")
        terminal.wait_for("recording to")
        terminal.raw = b""
        stop = threading.Event()

        def strike():
            kill(terminal.child.pid)
            stop.set()

        timer = threading.Timer(rnd.uniform(0, 0.15), strike)
        timer.start()
        answered = type_lines(terminal, 60, stop)
        timer.join()
        terminal.wait_for_end()
        terminal.close()
        # The worker ends by itself as soon as it sees that the program is gone.
        time.sleep(0.05)
        with open(path) as file:
            written = file.read().count(PLUS)
        counts["rounds"] += 1
        counts["lines lost"] += max(0, answered - written)
        counts["damaged files"] += place.run("check", path).returncode != 0


def kill_while_blessing(counts):
    """Kills `bless`. The file must be the old one or the new one."""
    with Place() as place:
        path = os.path.join(place.home, "lesson.md")
        with open(path, "w") as file:
            file.write(SCENARIO)
        bless = subprocess.Popen(
            [TCA, "bless", path], env=place.environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        time.sleep(rnd.uniform(0, 0.12))
        kill(bless.pid)
        bless.wait()
        time.sleep(0.05)
        with open(path) as file:
            text = file.read()
        new = place.run("bless", path)
        counts["rounds"] += 1
        counts["damaged files"] += text != SCENARIO and new.stdout != f"{path}: nothing to change\n"
        counts["leftovers"] += len(place.leftovers())


def kill_while_replaying(counts):
    """Kills a worker of `replay`: the output must be complete, with one error."""
    with Place() as place:
        path = os.path.join(place.home, "lesson.md")
        with open(path, "w") as file:
            file.write(SCENARIO)
        replay = subprocess.Popen(
            [TCA, "replay", path], env=place.environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True)
        time.sleep(rnd.uniform(0, 0.06))
        for worker in children(replay.pid)[:1]:
            kill(worker)
        output, _ = replay.communicate(timeout=300)
        counts["rounds"] += 1
        shown = output.count("> load") + output.count("> " + PLUS)
        counts["commands not shown"] += max(0, 41 - shown)
        counts["commands shown twice"] += max(0, shown - 41)


def kill_while_compiling(counts):
    """Kills the program while a file is compiled: no compiler and no folder may stay."""
    with Place() as place:
        source = os.path.join(place.home, "Slow.swift")
        with open(os.path.join(ROOT, "Examples/Files/Counter.swift")) as file:
            text = file.read()
        with open(source, "w") as file:
            file.write(text)
        terminal = place.terminal(source)
        time.sleep(rnd.uniform(0.05, 1.0))
        started = children(terminal.child.pid)
        kill(terminal.child.pid, rnd.choice([signal.SIGKILL, signal.SIGTERM, signal.SIGHUP]))
        terminal.wait_for_end()
        terminal.close()
        counts["rounds"] += 1
        counts["processes left after 5 s"] += wait_until_gone(started)
        # The next load sweeps what a process that was killed could not.
        subprocess.run(
            [TCA], input=f"load {source}\nquit\n", env=place.environment, capture_output=True, text=True, timeout=600)
        counts["leftovers"] += len(place.leftovers())


def read_while_alive(terminal, seconds):
    """Reads until the program has ended, or until the time has passed."""
    end = time.monotonic() + seconds
    while terminal.child.isalive() and time.monotonic() < end:
        terminal.read(0.02)


def send_signals(counts):
    """Sends a signal to the program or its worker. The terminal must have its old settings afterwards."""
    with Place() as place:
        terminal = place.terminal(COUNTER)
        before = terminal.first_settings()
        terminal.wait_for_line(COUNTER + ">")
        victim = rnd.choice([terminal.child.pid, *children(terminal.child.pid)[:1]])
        role = "supervisor" if victim == terminal.child.pid else "worker"
        number = rnd.choice([
            signal.SIGTERM, signal.SIGHUP, signal.SIGPIPE, signal.SIGUSR1, signal.SIGUSR2, signal.SIGQUIT,
            signal.SIGSEGV, signal.SIGABRT, signal.SIGALRM, signal.SIGBUS])
        terminal.type(PLUS[: rnd.randrange(len(PLUS))])
        kill(victim, number)
        read_while_alive(terminal, 1)
        while terminal.child.isalive():
            # The signal was ignored, or the session continues in another worker. What is typed before that one reads keys
            # becomes a part of its first line.
            terminal.type("\x15quit" + ENTER)
            read_while_alive(terminal, 5)
        # Also reads what the program has written at its end.
        terminal.wait_for_end()
        counts["rounds"] += 1
        after = terminal.settings()
        if after[:4] != before[:4]:
            counts["raw terminals"] += 1
            print(f"a raw terminal: {signal.Signals(number).name} to the {role}, {after[:4]} in place of {before[:4]}, "
                  f"the end of the output: {terminal.raw[-300:]!r}", flush=True)
        # The last of these marks counts: a mark can be written twice.
        is_on = terminal.raw.rfind(b"\x1b[?2004h") > terminal.raw.rfind(b"\x1b[?2004l")
        counts["modes left on"] += is_on
        if is_on:
            receiver = "the program" if victim == terminal.child.pid else "the worker"
            print(f"   {signal.Signals(number).name} sent to {receiver}: {terminal.raw[-200:]!r}")
        terminal.close()


def fill_the_disk(counts):
    """Runs in a small file system that is full: no empty files, and the session goes on."""
    with tempfile.TemporaryDirectory() as folder:
        mounted = subprocess.run(
            ["mount", "-t", "tmpfs", "-o", "size=64k", "none", folder], stderr=subprocess.DEVNULL)
        if mounted.returncode != 0:
            counts["skipped: cannot mount"] += 1
            return
        try:
            with open(os.path.join(folder, "lesson.md"), "w") as file:
                file.write(SCENARIO.replace("wrong", ""))
            with open(os.path.join(folder, "filler"), "wb") as file:
                try:
                    while True:
                        os.write(file.fileno(), bytes(512))
                except OSError:
                    pass
            before = {name: os.path.getsize(os.path.join(folder, name)) for name in os.listdir(folder)}
            environment = {"HOME": folder, "TMPDIR": folder, "LC_ALL": "C.UTF-8", "PATH": os.environ["PATH"]}
            lines = [
                f"load {COUNTER}", PLUS, "record a.md", PLUS, "export scenario b.md", "export test c.swift", PLUS,
                "state",
            ]
            piped = subprocess.run(
                [TCA], input="\n".join(lines) + "\n", env=environment, cwd=folder, capture_output=True, text=True,
                timeout=300)
            bless = subprocess.run([TCA, "bless", "lesson.md"], env=environment, cwd=folder, capture_output=True, text=True)
            terminal = Terminal([TCA, COUNTER], 120, 40, environment)
            terminal.wait_for_line(COUNTER + ">")
            terminal.enter(PLUS)
            terminal.wait_for("amount: 1")
            terminal.enter("quit")
            counts["wrong exit statuses"] += terminal.wait_for_end() != 0
            terminal.close()
            counts["rounds"] += 1
            counts["sessions that stopped"] += "amount: 3" not in piped.stdout
            counts["errors not shown"] += 3 - piped.stdout.count("cannot be written")
            counts["errors not shown"] += "cannot be written" not in bless.stdout
            after = {}
            for base, _, names in os.walk(folder):
                for name in names:
                    path = os.path.join(base, name)
                    after[os.path.relpath(path, folder)] = os.path.getsize(path)
            new = {name: size for name, size in after.items() if before.get(name) != size}
            counts["empty or damaged files"] += len(new)
            if new:
                print("  ", new)
        finally:
            subprocess.run(["umount", folder])


def close_descriptors(counts):
    """Runs with closed, full, and broken descriptors: an error and a status, never a trap or a spin."""
    with Place() as place:
        path = os.path.join(place.home, "lesson.md")
        with open(path, "w") as file:
            file.write(SCENARIO)
        commands = {
            "features": f"{TCA} features", "check": f"{TCA} check {path}", "replay": f"{TCA} replay {path}",
            "help": f"{TCA} --help", "pipe": f"printf 'load {COUNTER}\\n{PLUS}\\n' | {TCA}",
            "sessions": f"{TCA} sessions", "manual": f"{TCA} manual",
        }
        for name, command in commands.items():
            for closing in [">/dev/full", ">&-", "<&- >&-", "<&- >&- 2>&-", ">/dev/full 2>&1", "| head -c 1 >/dev/null"]:
                if name == "pipe" and closing.startswith("<&-"):
                    # Without input there is no output.
                    continue
                result = subprocess.run(
                    ["bash", "-c", f"set -o pipefail; ulimit -t 20; {command} {closing}"], env=place.environment,
                    capture_output=True, text=True, timeout=300)
                counts["runs"] += 1
                status = result.returncode
                is_pipe = closing.startswith("|")
                # A short output fits into a pipe that nobody reads.
                expected = {0, 1, 141} if is_pipe else {1}
                if status not in expected:
                    counts["wrong exit statuses"] += 1
                    print(f"   {command} {closing}: {status} {result.stderr[:100]!r}")
                if not is_pipe and "2>" not in closing and "cannot be written" not in result.stderr:
                    counts["errors not shown"] += 1
                    print(f"   {command} {closing}: {result.stderr[:100]!r}")
                counts["traps"] += "Fatal" in result.stderr or status in {132, 133, 134, 139}
        closed = subprocess.run(
            ["bash", "-c", f"{TCA} <&-"], env=place.environment, capture_output=True, text=True, timeout=300)
        counts["wrong exit statuses"] += closed.returncode != 0


def run_many(counts):
    """Runs 20 shells at the same time, with one home folder."""
    with Place() as place:
        terminals = [place.terminal(COUNTER) for _ in range(20)]
        for terminal in terminals:
            terminal.wait_for_line(COUNTER + ">")
        for number in range(10):
            for terminal in terminals:
                terminal.enter(PLUS)
        for terminal in terminals:
            terminal.wait(lambda: b"State(amount: 10)" in terminal.raw, "ten lines")
            counts["lines lost"] += 10 - amount(terminal)
        for terminal in terminals:
            terminal.enter("quit")
            counts["wrong exit statuses"] += terminal.wait_for_end() != 0
            terminal.close()
        counts["shells"] += 20
        with open(os.path.join(place.home, ".local/state/tca/history")) as file:
            history = file.read().split("\n")
        counts["history lines lost"] += 20 - history.count("quit")
        counts["leftovers"] += len(place.leftovers())


def main():
    rounds = [
        ("killing the worker while typing", 3, lambda counts: kill_while_typing(counts, whole=False)),
        ("killing the program while typing, then resuming", 3, lambda counts: kill_while_typing(counts, whole=True)),
        ("killing the program while recording", 3, kill_while_recording),
        ("killing `bless`", 3, kill_while_blessing),
        ("killing a worker of `replay`", 3, kill_while_replaying),
        ("killing the program while compiling", 1, kill_while_compiling),
        ("signals at the prompt", 4, send_signals),
    ]
    total = sum(weight for _, weight, _ in rounds)
    all_counts = []
    for title, weight, body in rounds:
        if arguments.only not in title:
            continue
        counts = Counts()
        for _ in range(max(1, arguments.rounds * weight // total)):
            body(counts)
        counts.report(title)
        all_counts.append(counts)
    tools = types.SimpleNamespace(
        Place=Place, random=rnd, children=children, kill=kill, wait=time.sleep, wait_until_gone=wait_until_gone)
    if arguments.only in "killing the processes of a long session":
        counts = Counts()
        for _ in range(max(1, arguments.rounds // 20)):
            kill_in_long_session(counts, TCA, tools)
        counts.report("killing the processes of a long session")
        all_counts.append(counts)
    if arguments.only in "a feature that misbehaves":
        counts = Counts()
        wander(counts, max(1, arguments.rounds // 5), tools)
        counts.report("a feature that misbehaves")
        all_counts.append(counts)
    for title, body in [
        ("a full disk", fill_the_disk), ("closed descriptors", close_descriptors), ("20 shells at once", run_many),
    ]:
        if arguments.only not in title:
            continue
        counts = Counts()
        body(counts)
        counts.report(title)
        all_counts.append(counts)
    harmless = {"rounds", "runs", "shells", "skipped: cannot mount", "Ctrl-C pressed"}
    failures = sum(abs(count) for counts in all_counts for what, count in counts.items() if what not in harmless)
    print("nothing was lost" if failures == 0 else f"{failures} problems")
    return 0 if failures == 0 else 1


parser = argparse.ArgumentParser()
parser.add_argument("--rounds", type=int, default=1000)
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--only", default="", help="run only what has this text in its title")
parser.add_argument("tca", nargs="?", default=os.path.join(ROOT, ".build/debug/tca"))
arguments = parser.parse_args()
TCA = os.path.abspath(arguments.tca)
rnd = random.Random(arguments.seed)
resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
sys.exit(main())
