"""Measures the shell as a whole: start-up, Enter to output, a long scenario. Run by `make bench-shell`.

Needs the release build of `tca` and the module pexpect; every figure is a median in milliseconds.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time

import pexpect

TCA = sys.argv[1] if len(sys.argv) > 1 else ".build/release/tca"
ENVIRONMENT = {"HOME": tempfile.mkdtemp(), "TERM": "xterm-256color", "PATH": os.environ["PATH"]}


def spawn(*arguments):
    child = pexpect.spawn(TCA, list(arguments), env=ENVIRONMENT, timeout=30)
    child.delaybeforesend = None
    return child


def start_up():
    began = time.perf_counter()
    child = spawn()
    child.expect_exact("tca> ")
    elapsed = time.perf_counter() - began
    child.close(force=True)
    return elapsed


def enter_to_output(child):
    child.send(".amountControl(.plusButtonTapped)")
    child.expect_exact("Tapped)")
    began = time.perf_counter()
    child.send("\r")
    child.expect_exact("_isToggled: false")
    elapsed = time.perf_counter() - began
    child.expect_exact("ProductDetail> ")
    return elapsed


def control():
    """The same round trip to a program that only echoes: what the terminal itself costs."""
    child = pexpect.spawn("cat", env=ENVIRONMENT, echo=False, timeout=30)
    child.delaybeforesend = None
    times = []
    for _ in range(200):
        began = time.perf_counter()
        child.send("x\r")
        child.expect_exact("x\r\n")
        times.append(time.perf_counter() - began)
    child.close(force=True)
    return statistics.median(times)


def scenario(actions):
    with tempfile.NamedTemporaryFile("w", suffix=".md") as file:
        file.write("```tca\n> load ProductDetail\n...\n> format labels\n")
        for _ in range(actions):
            file.write("> .amountControl(.plusButtonTapped)\n...\n")
        file.write("```\n")
        file.flush()
        began = time.perf_counter()
        subprocess.run([TCA, "check", file.name], check=True, stdout=subprocess.DEVNULL)
        return time.perf_counter() - began


def main():
    say = lambda name, seconds: print(f"{name:48}{seconds * 1000:10.2f} ms")
    say("control: echo through a terminal", control())
    say("start to first prompt", statistics.median(start_up() for _ in range(20)))
    child = spawn("ProductDetail")
    child.expect_exact("ProductDetail> ")
    say("Enter to output, ProductDetail", statistics.median(enter_to_output(child) for _ in range(200)))
    child.close(force=True)
    say("check of 100,000 actions, labels", scenario(100_000))


if __name__ == "__main__":
    main()
