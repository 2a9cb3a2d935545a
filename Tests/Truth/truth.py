#!/usr/bin/env python3
"""Inserts mistakes into random reducers, and loads each result: truth.py [--typos N] [--seed N] TCA

A mistake is a typing error in an identifier, also after imports of modules that do not exist, an own name in place of another one,
or a case of the action or the state's field that was renamed where it is declared. A load is refused, or stops, or runs the file as
it is written. It fails this test if it leaves out anything in the lines of a reducer, if it stops at a name that is nearly one of the
file's own, or if its output names what only the shell has written.
"""

import argparse
import pathlib
import random
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDERS = ["Examples/Files", "Examples/Now", "Tests/ComposableShellTests/Loading/Apps/Now", "Sources/WorkshopFeatures"]
TEXTS = re.compile(r'//[^\n]*|/\*.*?\*/|#+".*?"#+|""".*?"""|"(?:\\.|[^"\\\n])*"', re.DOTALL)
NAMES = re.compile(r"[A-Za-z_][A-Za-z0-9_]{3,}")
MACHINERY = re.compile(
    r"PartialKeyPath|\bCase<|AllCasePaths|StoreField<|tca_take|StandIn|__swiftmacro|RegisteredPreview|CaseReducer"
    r"|\b_\w+Reducer<|failed to produce diagnostic|Swift\.fatalError"
)
KEYWORDS = set(
    "case default else enum false func guard import init inout mutating nil private public return self Self some "
    "static struct super switch throw throws true where while await async extension fileprivate internal".split()
)


def reducers(text):
    """The ranges of the reducers, without texts and comments."""
    code = TEXTS.sub(lambda match: re.sub(r"[^\n]", " ", match.group()), text)
    for start in re.finditer(r"@Reducer\s+(?:public |private )*struct \w+[^{]*{|struct \w+: Reducer\s*{", code):
        depth, end = 1, start.end()
        while depth and end < len(code):
            depth += {"{": 1, "}": -1}.get(code[end], 0)
            end += 1
        yield code, start.end(), end


def places():
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).glob("*.swift")):
            text = path.read_text()
            for code, start, end in reducers(text):
                lines = (text[:start].count("\n") + 1, text[:end].count("\n") + 1)
                for name in NAMES.finditer(code, start, end):
                    if name.group() not in KEYWORDS:
                        yield path, text, name, lines


def mistyped(name, generator):
    """The name with two letters exchanged, one left out, or one typed twice."""
    place = generator.randrange(1, len(name) - 1)
    kind = generator.randrange(3)
    if kind == 0 and name[place] != name[place + 1]:
        return name[:place] + name[place + 1] + name[place] + name[place + 2 :]
    return name[:place] + name[place + 1 :] if kind == 1 else name[:place] + name[place] + name[place:]


IMPORTS = ["Alamofire", "FirebaseAuth", "SharedModels", "CryptoKit", "Kingfisher", "TCACoordinators"]


def replaced(text, name, other):
    return text[: name.start()] + other + text[name.end() :]


# Each mistake returns the changed text, and the misspelled name, if there is one.


def typing_error(text, name, names, generator):
    typo = mistyped(name.group(), generator)
    return replaced(text, name, typo), typo


def typing_error_after_imports(text, name, names, generator):
    """On the lines of the other imports, so that all lines keep their numbers."""
    changed, typo = typing_error(text, name, names, generator)
    modules = "; ".join(f"import {module}" for module in generator.sample(IMPORTS, 2))
    return re.sub(r"^import (\w+)$", rf"import \1; {modules}", changed, count=1, flags=re.MULTILINE), typo


def other_own_name(text, name, names, generator):
    alike = [other for other in names if other != name.group() and other[0].isupper() == name.group()[0].isupper()]
    return replaced(text, name, generator.choice(alike) if alike else name.group() + "s"), None


def renamed_declaration(text, name, names, generator):
    """A case or a field has another name where it is declared only."""
    declared = list(re.finditer(r"\b(?:case|var) (\w{4,})(?=[(:,\n ])", text))
    if not declared:
        return typing_error(text, name, names, generator)
    chosen = generator.choice(declared)
    return text[: chosen.start(1)] + "renamed" + chosen[1].capitalize() + text[chosen.end(1) :], None


MISTAKES = [typing_error, typing_error_after_imports, other_own_name, renamed_declaration]


def wrong_lines(output, lines, typo):
    """What was left out of the reducer, and stops at names that are nearly the file's own."""
    for line in output.splitlines():
        if place := re.match(r"left out: (.+) \(X\.swift:(\d+)", line):
            if lines[0] <= int(place[2]) <= lines[1] and not place[1].startswith("import "):
                yield line
        if typo and line.startswith("stops: ") and re.search(rf"\b{re.escape(typo)}\b", line):
            yield line


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--typos", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("tca")
    arguments = parser.parse_args()
    # Each load runs in a folder of its own.
    arguments.tca = str(pathlib.Path(arguments.tca).resolve())
    generator = random.Random(arguments.seed)
    found = list(places())
    counts = {"refused": 0, "as written": 0}
    failures = 0
    for path, text, name, lines in generator.sample(found, min(arguments.typos, len(found))):
        mistake = generator.choice(MISTAKES)
        names = sorted(set(NAMES.findall(TEXTS.sub("", text))) - KEYWORDS)
        changed, typo = mistake(text, name, names, generator)
        with tempfile.TemporaryDirectory() as folder:
            (pathlib.Path(folder) / "X.swift").write_text(changed)
            run = subprocess.run(
                [arguments.tca], input="load X.swift\n", cwd=folder, text=True, capture_output=True, timeout=120
            )
        output = run.stdout + run.stderr
        is_refused = "error:" in output
        counts["refused" if is_refused else "as written"] += 1
        wrong = [] if is_refused else list(wrong_lines(output, lines, typo))
        machinery = MACHINERY.search(output)
        if wrong or machinery:
            failures += 1
            line = text[: name.start()].count("\n") + 1
            print(f"{path.relative_to(ROOT)}:{line}: {name.group()}: {mistake.__name__}\n{output}")
    print(f"{sum(counts.values())} mistakes in {len(found)} places: {counts}, {failures} failures")
    sys.exit(1 if failures or not counts["refused"] else 0)


main()
