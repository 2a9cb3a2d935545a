"""Loads other people's projects with the first command that a person would type, and writes a table.

    python3 Tests/Projects/projects.py TCA FOLDER [--seconds 60] [--only NAME] [--outputs FOLDER] [--hint]

Each folder in FOLDER is a project. A file `projects.txt` in FOLDER may list the folders instead, one in each line, such as
`shop/App`. Nothing is written into a project. The table has no code of the projects: their kind, the number of their files, the seconds
until the feature was loaded or refused, the number of runs of the compiler, and the first line of the refusal. Two tables for
docs/decisions/projects.md follow, which name no project. With `--hint`, the one command that a refusal proposes is typed, too.
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


def is_tuist(folder):
    """Whether a `Project.swift` is a manifest: an app may have a model `Project`."""
    for path, _, files in os.walk(folder):
        if "Project.swift" in files:
            with open(os.path.join(path, "Project.swift"), errors="replace") as file:
                if "import ProjectDescription" in file.read():
                    return True
    return False


def kind(folder):
    names = {name for _, folders, files in os.walk(folder) for name in folders + files}
    top = set(os.listdir(folder))
    if {"Workspace.swift", "Tuist", "ProjectDescriptionHelpers"} & names or is_tuist(folder):
        return "Tuist"
    if "Package.swift" in top:
        return "package"
    if any(name.endswith(".xcodeproj") for name in names):
        return "Xcode with packages" if "Package.swift" in names else "Xcode"
    return "package below" if "Package.swift" in names else "files"


def swift_files(folder):
    return sum(name.endswith(".swift") for _, _, files in os.walk(folder) for name in files)


def run(program, folder, seconds, line="load ."):
    """The output, the seconds, and the runs of the compiler of a line, such as `load .`, in a folder."""
    scratch = tempfile.mkdtemp()
    log = os.path.join(scratch, "runs")
    compiler = shutil.which("swiftc")
    wrapper = os.path.join(scratch, "bin", "swiftc")
    os.mkdir(os.path.dirname(wrapper))
    # The program finds the modules and the linker of an installation beside its compiler.
    installed = os.path.dirname(os.path.realpath(compiler))
    os.symlink(os.path.join(os.path.dirname(installed), "lib"), os.path.join(scratch, "lib"))
    for name in set(os.listdir(installed)) - {"swiftc"}:
        os.symlink(os.path.join(installed, name), os.path.join(scratch, "bin", name))
    with open(wrapper, "w") as file:
        file.write(WRAPPER.format(compiler=compiler, log=log))
    os.chmod(wrapper, 0o755)
    environment = dict(os.environ, HOME=scratch, TMPDIR=scratch, LC_ALL="C.UTF-8")
    environment["PATH"] = os.path.dirname(wrapper) + ":" + environment["PATH"]
    start = time.monotonic()
    process = subprocess.Popen(
        [program], cwd=folder, env=environment, text=True, errors="replace", start_new_session=True,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    try:
        output, _ = process.communicate(line + "\n", timeout=seconds)
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
    # A state may have a field `error`.
    if re.search(r"^Try: ", output, re.MULTILINE):
        return "loaded"
    error = re.search(r"^.*\berror: .*$", output, re.MULTILINE)
    line = error.group(0) if error else (output.strip().splitlines() or ["no output"])[-1]
    return line.strip().replace("|", "/")[:110]


def hint(output):
    """The line that a refusal proposes; `None` if it proposes none, or the same again."""
    feature = re.search(r"add (?:its name|the name of a feature) to the line, such as ([\w.]+)", output)
    if feature:
        return "load . " + feature.group(1).rstrip(".")
    several = re.search(r"expected one of them here: ([\w.]+)", output)
    if several:
        return "load . " + several.group(1)
    commands = re.findall(r"`(load [^`]+)`", output)
    return next((line for line in commands if line != "load ."), None)


def outcome(line):
    """The kind of a result, without words of a project."""
    kinds = {
        "loaded": r"^loaded$", "no answer": r"no answer", "several features": r"several features",
        "stopped when it was created": r"`load .*` crashed", "nothing to load": r"contains no Swift files",
        "the style with an environment": r"\benvironment\b",
    }
    return next((kind for kind, pattern in kinds.items() if re.search(pattern, line)), "an error of the compiler")


def middle(values):
    return sorted(values)[len(values) // 2]


def summary(rows):
    """A table of the kinds of projects, and one of the outcomes."""
    print("\n| kind | projects | files | loaded | seconds | runs |\n|---|---|---|---|---|---|")
    for kind in sorted({row["kind"] for row in rows}):
        own = [row for row in rows if row["kind"] == kind]
        loaded = sum(row["result"] == "loaded" for row in own)
        columns = [middle([row[column] for row in own]) for column in ("files", "seconds", "runs")]
        print(f"| {kind} | {len(own)} | {columns[0]} | {loaded} | {columns[1]:.1f} | {columns[2]} |")
    print("\n| outcome | projects |\n|---|---|")
    outcomes = [outcome(row["result"]) for row in rows]
    for kind in sorted(set(outcomes), key=lambda kind: (-outcomes.count(kind), kind)):
        print(f"| {kind} | {outcomes.count(kind)} |")


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
    parser.add_argument("--hint", action="store_true", help="also type what a refusal proposes")
    options = parser.parse_args()
    program = os.path.abspath(options.program)
    print("| project | kind | files | seconds | runs | result |\n|---|---|---|---|---|---|", flush=True)
    rows = []
    for name in projects(options.folder):
        if options.only not in name:
            continue
        folder = os.path.join(options.folder, name)
        output, taken, runs = run(program, folder, options.seconds)
        line = hint(output) if options.hint and result(output) != "loaded" else None
        hinted = run(program, folder, options.seconds, line)[:2] if line else None
        if options.outputs:
            os.makedirs(options.outputs, exist_ok=True)
            with open(os.path.join(options.outputs, name.replace("/", "+")), "w") as file:
                file.write(output + (f"\n{line}\n{hinted[0]}" if hinted else ""))
        row = {
            "kind": kind(folder), "files": swift_files(folder), "seconds": taken, "runs": runs,
            "result": result(output), "hinted": hinted and result(hinted[0])}
        rows.append(row)
        print(
            f"| {name} | {row['kind']} | {row['files']} | {taken:.1f} | {runs} | {row['result']} |",
            flush=True)
        if line:
            print(f"| | | | {hinted[1]:.1f} | | `{line}`: {row['hinted']} |", flush=True)
    if not rows:
        sys.exit("no projects")
    times = [row["seconds"] for row in rows]
    loaded = sum(row["result"] == "loaded" for row in rows)
    print(f"\n{loaded} of {len(rows)} loaded; median {middle(times):.1f} s, longest {max(times):.1f} s")
    if options.hint:
        hinted = sum(row["hinted"] == "loaded" for row in rows)
        print(f"{loaded + hinted} of {len(rows)} loaded with at most one hint")
    summary(rows)


if __name__ == "__main__":
    main()
