"""Loads other people's projects with the first command that a person would type, and writes a table.

    python3 Tests/Projects/projects.py TCA FOLDER [--seconds 60] [--only NAME] [--table FILE]

Each folder in FOLDER is a project. A file `projects.txt` in FOLDER may list the folders instead, one in each line, such as
`shop/App`. Nothing is written into a project. The table has no code of the projects: their kind, the number of their files, the seconds
until the feature was loaded or refused, the number of runs of the compiler, and the first line of the refusal.
"""

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

WRAPPER = """#!/bin/sh
start=$(date +%s.%N)
{compiler} "$@"
code=$?
echo "$start $(date +%s.%N) $code" >> {log}
exit $code
"""


def kind(folder):
    names = {name for _, folders, files in os.walk(folder) for name in folders + files}
    top = set(os.listdir(folder))
    if {"Project.swift", "Workspace.swift", "Tuist"} & names:
        return "Tuist"
    if "Package.swift" in top:
        return "package"
    if any(name.endswith(".xcodeproj") for name in names):
        return "Xcode with packages" if "Package.swift" in names else "Xcode"
    return "package below" if "Package.swift" in names else "files"


def swift_files(folder):
    return sum(name.endswith(".swift") for _, _, files in os.walk(folder) for name in files)


def run(program, folder, seconds):
    """The output, the seconds, and the runs of the compiler of `load .` in a folder."""
    scratch = tempfile.mkdtemp()
    log = os.path.join(scratch, "runs")
    wrapper = os.path.join(scratch, "bin", "swiftc")
    os.mkdir(os.path.dirname(wrapper))
    with open(wrapper, "w") as file:
        file.write(WRAPPER.format(compiler=shutil.which("swiftc"), log=log))
    os.chmod(wrapper, 0o755)
    environment = dict(os.environ, HOME=scratch, TMPDIR=scratch, LC_ALL="C.UTF-8")
    environment["PATH"] = os.path.dirname(wrapper) + ":" + environment["PATH"]
    start = time.monotonic()
    process = subprocess.Popen(
        [program], cwd=folder, env=environment, text=True, errors="replace", start_new_session=True,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    try:
        output, _ = process.communicate("load .\n", timeout=seconds)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        output = process.communicate()[0] + "\nerror: no answer"
    taken = time.monotonic() - start
    try:
        with open(log) as file:
            runs = [line.split() for line in file]
    except FileNotFoundError:
        runs = []
    shutil.rmtree(scratch, ignore_errors=True)
    return output, taken, len(runs)


def result(output):
    """`loaded`, or the first line of the refusal."""
    error = re.search(r"^.*\berror: .*$", output, re.MULTILINE)
    if error is None and re.search(r"^Try: ", output, re.MULTILINE):
        return "loaded"
    line = error.group(0) if error else (output.strip().splitlines() or ["no output"])[-1]
    return line.strip().replace("|", "/")[:110]


def projects(folder):
    path = os.path.join(folder, "projects.txt")
    if os.path.exists(path):
        with open(path) as file:
            return [line.strip() for line in file if line.strip()]
    return sorted(name for name in os.listdir(folder) if os.path.isdir(os.path.join(folder, name)))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("folder")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--only", default="")
    parser.add_argument("--outputs", help="a folder for what each load prints")
    options = parser.parse_args()
    program = os.path.abspath(options.program)
    print("| project | kind | files | seconds | runs | result |\n|---|---|---|---|---|---|", flush=True)
    rows = []
    for name in projects(options.folder):
        if options.only not in name:
            continue
        folder = os.path.join(options.folder, name)
        output, taken, runs = run(program, folder, options.seconds)
        if options.outputs:
            os.makedirs(options.outputs, exist_ok=True)
            with open(os.path.join(options.outputs, name.replace("/", "+")), "w") as file:
                file.write(output)
        rows.append((taken, result(output)))
        print(
            f"| {name} | {kind(folder)} | {swift_files(folder)} | {taken:.1f} | {runs} | {rows[-1][1]} |",
            flush=True)
    if not rows:
        sys.exit("no projects")
    times = sorted(taken for taken, _ in rows)
    loaded = sum(text == "loaded" for _, text in rows)
    print(
        f"\n{loaded} of {len(rows)} loaded; median {times[len(times) // 2]:.1f} s, longest {times[-1]:.1f} s")


if __name__ == "__main__":
    main()
