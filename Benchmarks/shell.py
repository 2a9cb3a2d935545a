#!/usr/bin/env python3
"""Measures `tca` at a terminal, from the outside.

    Benchmarks/shell.py [TCA]

TCA is the program, by default the release build's. Run by `make bench-shell`; needs nothing but Python.
"""

import os
import pty
import select
import signal
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
LOAD = "load ProductDetail\n"
ACTION = ".amountControl(.plusButtonTapped)"


class Terminal:
    """A program at a new terminal."""

    def __init__(self, command, home, **more):
        environment = {"HOME": home, "LC_ALL": "C.UTF-8", "TERM": "xterm-256color", **more}
        self.output = b""
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.execve(command[0], command, environment)

    def wait_for(self, text):
        """Reads until a text appears, and discards everything up to its end."""
        while text not in self.output:
            ready, _, _ = select.select([self.terminal], [], [], 30)
            if not ready:
                sys.exit(f"{text!r} did not appear after {self.output[-500:]!r}")
            self.output += os.read(self.terminal, 65536)
        self.output = self.output[self.output.index(text) + len(text) :]

    def read_until(self, text):
        """Like `wait_for`, and returns what came before the text."""
        while text not in self.output:
            self.output += os.read(self.terminal, 65536)
        before, self.output = self.output.split(text, 1)
        return before

    def discard(self):
        """Reads and discards what there is."""
        self.output = b""
        while select.select([self.terminal], [], [], 0)[0]:
            os.read(self.terminal, 65536)

    def type(self, text):
        os.write(self.terminal, text.encode())

    def end(self):
        os.close(self.terminal)
        os.waitpid(self.process, 0)


def fast(times):
    """The median of the fastest quarter, which other load affects least."""
    return statistics.median(sorted(times)[: max(1, len(times) // 4)])


def without_supervisor(folder):
    """The environment of a program that cannot fork. It then runs without a supervisor and a journal. Empty without cc."""
    source, library = os.path.join(folder, "fork.c"), os.path.join(folder, "fork.so")
    with open(source, "w") as file:
        file.write("int fork(void) { return -1; }")
    built = subprocess.run(["cc", "-shared", "-fPIC", "-o", library, source], stderr=subprocess.DEVNULL)
    return {"LD_PRELOAD": library} if built.returncode == 0 else {}


def start(command, prompt, home, **more):
    """From the start of a program to its first prompt, in seconds."""
    began = time.perf_counter()
    terminal = Terminal(command, home, **more)
    terminal.wait_for(prompt)
    took = time.perf_counter() - began
    terminal.end()
    return took


def answers(tca, home, rounds, room=False, **more):
    """From Enter to the first line of an action's block, and to the prompt below it, in seconds."""
    terminal = Terminal([tca, "ProductDetail"], home, **more)
    terminal.wait_for(b"ProductDetail> ")
    if room:
        terminal.type("room\r")
        terminal.wait_for(b"http://")
        terminal.wait_for(b"ProductDetail> ")
    firsts, wholes = [], []
    for _ in range(rounds):
        terminal.type(ACTION)
        terminal.wait_for(b"Tapped)")
        began = time.perf_counter()
        terminal.type("\r")
        terminal.wait_for(b"received action:")
        firsts.append(time.perf_counter() - began)
        terminal.wait_for(b"ProductDetail> ")
        wholes.append(time.perf_counter() - began)
    terminal.type("\x04")
    terminal.end()
    return firsts, wholes


def piped(tca, actions, **more):
    """Seconds and kilobytes at most that a number of actions takes, printed to nowhere."""
    with tempfile.TemporaryFile("w+") as file:
        file.write(LOAD + f"{ACTION}\n" * actions)
        file.seek(0)
        began = time.perf_counter()
        process = subprocess.Popen(
            [tca], stdin=file, stdout=subprocess.DEVNULL, env={**os.environ, **more})
        _, status, usage = os.wait4(process.pid, 0)
        if status != 0:
            sys.exit(f"{tca} ended with {status}")
        return time.perf_counter() - began, usage.ru_maxrss


def with_rows(tca, line, room, lines=30):
    """Seconds that a line takes with 300 rows on the screen, from a pipe, without a room and with one that nobody watches."""
    begin = "load Todos\n" + ".addButtonTapped\n" * 300 + ("room\n" if room else "")
    times = []
    for text in (begin, begin + f"{line}\n" * lines):
        times.append(min(run(tca, text) for _ in range(3)))
    return (times[1] - times[0]) / lines


def at_terminal(tca, home, rows=300, rounds=30, pasted=20):
    """What lines take at a terminal with many rows on the screen, without a room and with one: from Enter to the output and to the
    prompt, and of a block that is typed at once, for each line, until the last prompt; in seconds. The sessions alternate."""
    sessions = []
    for room in (False, True):
        terminal = Terminal([tca, "Todos"], home)
        terminal.wait_for(b"Todos> ")
        for _ in range(rows):
            terminal.type(".addButtonTapped\r")
            terminal.wait_for(b"received action:")
            terminal.wait_for(b"Todos> ")
        if room:
            terminal.type("room\r")
            terminal.wait_for(b"http://")
            terminal.wait_for(b"Todos> ")
        sessions.append((terminal, [], [], []))
    for number in range(rounds):
        for terminal, firsts, wholes, _ in sessions:
            terminal.type(f'.todo[#0].titleChanged("{number:04}")')
            terminal.wait_for(f'{number:04}")'.encode())
            began = time.perf_counter()
            terminal.type("\r")
            terminal.wait_for(b"received action:")
            firsts.append(time.perf_counter() - began)
            terminal.wait_for(b"Todos> ")
            wholes.append(time.perf_counter() - began)
    for number in range(3):
        for terminal, _, _, blocks in sessions:
            began = time.perf_counter()
            lines = [f'.todo[#0].titleChanged("{number} {line}")' for line in range(pasted)]
            terminal.type("".join(f"{line}\r" for line in lines) + f"# end {number}\r")
            terminal.wait_for(f"# end {number}".encode())
            terminal.wait_for(b"Todos> ")
            blocks.append((time.perf_counter() - began) / (pasted + 1))
    for terminal, *_ in sessions:
        terminal.type("\x04")
        terminal.end()
    return [(statistics.median(firsts), statistics.median(wholes), min(blocks)) for _, firsts, wholes, blocks in sessions]


def run(tca, text):
    """Seconds that a program takes for lines from a pipe, printed to nowhere."""
    began = time.perf_counter()
    subprocess.run([tca], input=text.encode(), stdout=subprocess.DEVNULL, check=True)
    return time.perf_counter() - began


def checked(tca, actions):
    """Seconds that checking a scenario takes whose actions print one line each."""
    with tempfile.NamedTemporaryFile("w", suffix=".md") as file:
        file.write("```tca\n> load ProductDetail\n...\n> format labels\n")
        file.write(f"> {ACTION}\n...\n" * actions)
        file.write("```\n")
        file.flush()
        began = time.perf_counter()
        subprocess.run([tca, "check", file.name], check=True, stdout=subprocess.DEVNULL)
        return time.perf_counter() - began


def journal(tca, without, lines):
    """Seconds that the journal adds to a line: pairs of runs with and without a supervisor."""
    pairs = []
    for _ in range(5):
        with_journal = piped(tca, lines)[0] - piped(tca, 0)[0]
        pairs.append((with_journal - piped(tca, lines, **without)[0] + piped(tca, 0, **without)[0]) / lines)
    return statistics.median(pairs)


def children(process):
    with open(f"/proc/{process}/task/{process}/children") as file:
        return [int(child) for child in file.read().split()]


def killed(tca, actions):
    """Seconds from the end of the process that runs a long session to the next output."""
    with subprocess.Popen([tca], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as program:

        def enter(text):
            program.stdin.write(text.encode())
            program.stdin.flush()

        def wait_for(text):
            while text not in (line := program.stdout.readline()):
                if not line:
                    sys.exit(f"{tca} has ended before {text!r}")

        enter(LOAD + "format labels\n")
        for _ in range(actions // 100):
            enter(f"{ACTION}\n" * 100 + "clock\n")
            wait_for(b"clock is")
        (worker,) = children(program.pid)
        began = time.perf_counter()
        os.kill(worker, signal.SIGKILL)
        enter("clock\n")
        wait_for(b"clock is")
        took = time.perf_counter() - began
        program.stdin.close()
        program.stdout.read()
        return took


def line(name, value, unit, aim="-"):
    print(f"{name:<58}{value:>10.2f} {unit:<6}{aim:>8}", flush=True)


def main():
    tca = os.path.abspath((sys.argv[1:] or [os.path.join(ROOT, ".build/release/tca")])[0])
    print(f"{'':<58}{'':>10} {'':<6}{'aim':>8}")
    with tempfile.TemporaryDirectory() as home:
        control = ["/bin/sh", "-c", "printf 'tca> '; read line"]
        without = without_supervisor(home)
        controls, starts, alone = [], [], []
        for _ in range(40):
            controls.append(start(control, b"tca> ", home))
            starts.append(start([tca], b"tca> ", home))
            alone.append(start([tca], b"tca> ", home, **without))
        line("control: start of sh to its first output", fast(controls) * 1e3, "ms")
        line("start to the first prompt", fast(starts) * 1e3, "ms", "25")
        if without:
            line("  without a supervisor", fast(alone) * 1e3, "ms")
        firsts, wholes = answers(tca, home, 200)
        line("Enter to the first line of an action's block", fast(firsts) * 1e3, "ms", "2")
        line("Enter to the prompt below the block", fast(wholes) * 1e3, "ms")
        firsts, wholes = answers(tca, home, 200, room=True)
        line("  the first line with a room", fast(firsts) * 1e3, "ms", "2")
        line("  the prompt with a room", fast(wholes) * 1e3, "ms")
        if without:
            alone = answers(tca, home, 200, **without)[1]
            line("  without a supervisor", fast(alone) * 1e3, "ms")
            line("the journal, for each line", journal(tca, without, 2_000) * 1e6, "us", "20")
    line("check of a scenario of 100,000 actions, labels alone", checked(tca, 100_000), "s", "1")
    for text, title in (("actions", "a line that shows something"), ('.todo[#0].titleChanged("a")', "an action")):
        line(f"control: {title}, 300 rows on the screen", with_rows(tca, text, room=False) * 1e3, "ms")
        line("  the same with a room", with_rows(tca, text, room=True) * 1e3, "ms")
    with tempfile.TemporaryDirectory() as home:
        titles = ("Enter to the output, 300 rows on the screen", "Enter to the prompt", "a line of a block that is typed at once")
        for title, alone, room in zip(titles, *at_terminal(tca, home)):
            line(f"control: {title}", alone * 1e3, "ms")
            line("  the same with a room", room * 1e3, "ms")
    line("100,000 lines are restored after kill -9", killed(tca, 100_000), "s")
    some, many = piped(tca, 1_000), piped(tca, 5_000)
    line("an action from a pipe, its block printed to nowhere", (many[0] - some[0]) / 4_000 * 1e6, "us")
    line("memory for each further action", (many[1] - some[1]) * 1024 / 4_000, "bytes", "200")


if __name__ == "__main__":
    main()
