#!/usr/bin/env python3
"""Measures how long projects take to load, and how often the compiler runs.

    Benchmarks/loading.py [TCA]

TCA is the program, by default the release build's. Run by `make bench-loading`; needs nothing but Python and the compiler.
"""

import os
import shutil
import stat
import subprocess
import sys
import tempfile
import time

from shell import ROOT, Terminal

WRAPPER = """#!/bin/sh
echo run >> "$TCA_BENCHMARK_RUNS"
exec "{compiler}" "$@"
"""


class Loading:
    """Projects in a temporary folder, with a compiler that counts its runs."""

    def __init__(self, tca, folder):
        self.tca, self.folder = tca, folder
        self.runs = os.path.join(folder, "runs")
        self.compiler = shutil.which("swiftc")
        if self.compiler is None:
            sys.exit("swiftc is not in PATH")
        tools = os.path.join(folder, "tools")
        os.mkdir(tools)
        wrapper = os.path.join(tools, "swiftc")
        with open(wrapper, "w") as file:
            file.write(WRAPPER.format(compiler=self.compiler))
        os.chmod(wrapper, os.stat(wrapper).st_mode | stat.S_IXUSR)
        self.environment = {
            "PATH": tools + ":" + os.environ["PATH"],
            "XDG_CACHE_HOME": os.path.join(folder, "cache"),
            "TCA_BENCHMARK_RUNS": self.runs,
        }
        kitchen = os.path.join(ROOT, "Benchmarks/Projects/Kitchen")
        shutil.copytree(kitchen, os.path.join(folder, "Kitchen"))
        studies = os.path.join(folder, "Studies")
        shutil.copytree(os.path.join(ROOT, "Sources/WorkshopFeatures"), os.path.join(studies, "Studies"))
        tests = os.path.join(studies, "StudiesTests")
        os.mkdir(tests)
        for name in sorted(os.listdir(os.path.join(ROOT, "Tests/WorkshopFeaturesTests"))):
            # The screens are compared with a part of the program.
            if name.endswith("Tests.swift") and name != "ScreenTests.swift":
                shutil.copy(os.path.join(ROOT, "Tests/WorkshopFeaturesTests", name), tests)

    def control(self):
        """Seconds that the compiler takes for a library of one line."""
        source = os.path.join(self.folder, "one.swift")
        with open(source, "w") as file:
            file.write("public let one = 1\n")
        began = time.perf_counter()
        subprocess.run(
            [self.compiler, "-emit-library", "-o", os.path.join(self.folder, "one.so"), source], check=True)
        return time.perf_counter() - began

    def start(self):
        terminal = Terminal([self.tca], self.folder, **self.environment)
        terminal.wait_for(b"tca> ")
        return terminal

    def line(self, terminal, text, prompt):
        """Seconds from Enter to the prompt after a line, and the number of compiler runs."""
        if os.path.exists(self.runs):
            os.remove(self.runs)
        terminal.type(text)
        terminal.wait_for(text[-12:].encode())
        began = time.perf_counter()
        terminal.type("\r")
        terminal.wait_for(b"\n")
        terminal.wait_for(prompt.encode() + b"> ")
        took = time.perf_counter() - began
        runs = 0
        if os.path.exists(self.runs):
            with open(self.runs) as file:
                runs = len(file.readlines())
        return took, runs


def row(name, measured, aim=""):
    seconds, runs = measured if isinstance(measured, tuple) else (measured, "")
    print(f"| {name} | {seconds:.2f} | {runs} | {aim} |", flush=True)


def main():
    tca = os.path.abspath((sys.argv[1:] or [os.path.join(ROOT, ".build/release/tca")])[0])
    with tempfile.TemporaryDirectory() as folder:
        loading = Loading(tca, folder)
        # The folder is the home folder, and a short line is echoed in one piece.
        kitchen, studies = "~/Kitchen", "~/Studies"
        print("| what | s | compiler runs | goal, s |\n|---|---|---|---|")
        row("control: swiftc, a library of one line", min(loading.control() for _ in range(3)))
        terminal = loading.start()
        row("a project of 11 files, nothing cached",
            loading.line(terminal, f"load {kitchen}", "Kitchen"), "5")
        row("another feature of it", loading.line(terminal, f"load {kitchen} Cooking", "Cooking"), "1")
        with open(os.path.join(folder, "Kitchen/Chime.swift"), "a") as file:
            file.write("// changed\n")
        row("`reload` after a change of one file", loading.line(terminal, "reload", "Cooking"))
        terminal.end()
        terminal = loading.start()
        loading.line(terminal, f"load {kitchen}", "Kitchen")
        terminal.end()
        terminal = loading.start()
        row("the same project in a new session",
            loading.line(terminal, f"load {kitchen}", "Kitchen"), "1.5")
        row("features with their tests, 35 files, nothing cached",
            loading.line(terminal, f"load {studies}/Studies {studies}/StudiesTests Todos", "Todos"), "20")
        terminal.end()


if __name__ == "__main__":
    main()
