"""What the tests of files of strangers share: a folder of a stranger beside folders that are none of its business."""

import ctypes
import json
import os
import re
import shutil
import stat
import struct
import subprocess
import tempfile

from terminal import ROOT
from test_shell import TCA

# What a line leads to first: a feature, something that `explore` has found, and an effect.
PREPARATION = ["load AmountControl", "explore depth 2 always amount < 1"]
SECRET = "not for strangers"


def forms():
    """The lines that name a file, with `FILE` in its place."""
    with open(os.path.join(ROOT, "docs/Commands.md")) as page:
        rows = re.findall(r"^\| `([^`]*)` \| (reads|creates|replaces|folder|program) \|$", page.read(), re.M)
    return sorted({line for line, _ in rows})


class Watch:
    """Counts what is created, changed, or removed in a folder and below it, with inotify."""

    CHANGES = 0x2 | 0x4 | 0x8 | 0x40 | 0x80 | 0x100 | 0x200 | 0x400 | 0x800  # modify, attrib, close_write, moves, create, deletes

    def __init__(self, folder):
        self.library = ctypes.CDLL(None, use_errno=True)
        self.descriptor = self.library.inotify_init1(os.O_NONBLOCK | os.O_CLOEXEC)
        self.folders = {}
        for path, _, _ in os.walk(folder):
            number = self.library.inotify_add_watch(self.descriptor, path.encode(), self.CHANGES)
            self.folders[number] = path

    def changes(self):
        found = set()
        while True:
            try:
                data = os.read(self.descriptor, 65536)
            except BlockingIOError:
                return sorted(found)
            while data:
                number, _, _, length = struct.unpack("iIII", data[:16])
                name = data[16 : 16 + length].rstrip(b"\0").decode(errors="replace")
                found.add(os.path.join(self.folders.get(number, "?"), name))
                data = data[16 + length :]

    def close(self):
        os.close(self.descriptor)


def listing(folder):
    """Everything about the files of a folder that a line could change."""
    entries = {}
    for path, folders, names in os.walk(folder):
        for name in folders + names:
            full = os.path.join(path, name)
            status = os.lstat(full)
            contents = None
            if stat.S_ISREG(status.st_mode):
                with open(full, "rb") as file:
                    contents = file.read()
            entries[full] = (status.st_mode, status.st_size, status.st_mtime_ns, status.st_ino, contents)
    return entries


class Strangers:
    """A folder of a stranger beside folders that are none of its business."""

    def setUp(self):
        self.root = os.path.realpath(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.root, ignore_errors=True)
        self.home, self.outside, self.stranger, self.state = (
            os.path.join(self.root, name) for name in ["home", "outside", "stranger", "state"])
        for folder in [self.home, self.outside, self.stranger, self.state, os.path.join(self.stranger, "below")]:
            os.mkdir(folder)
        for folder in [self.home, self.outside]:
            self.write(os.path.join(folder, ".bash_profile"), SECRET)
            self.write(os.path.join(folder, "state.json"), '{"version": "%s"}' % SECRET)
            self.write(os.path.join(folder, "Counter.swift"), "// " + SECRET)
            self.write(os.path.join(folder, "talk.md"), f"```tca\ntca> # {SECRET}\n```\n")
        os.symlink("../outside", os.path.join(self.stranger, "linked"))
        os.symlink("../outside/state.json", os.path.join(self.stranger, "link.json"))
        os.symlink("../outside/new.md", os.path.join(self.stranger, "dangling.md"))
        os.symlink(self.outside, os.path.join(self.stranger, "below", "deep"))
        os.mkfifo(os.path.join(self.stranger, "pipe"))
        os.mkfifo(os.path.join(self.outside, "pipe"))
        self.write(os.path.join(self.stranger, "log.txt"), "received action:\n  AmountControl.Action.plusButtonTapped\n")

    def write(self, path, text):
        with open(path, "w") as file:
            file.write(text)

    def names(self):
        """Names of files that do not belong to the stranger, and some that are no files."""
        return [
            "../outside/new.md", "../outside/state.json", "../new.md", "below/../../outside/x.md", f"{self.outside}/abs.md",
            f"{self.outside}/talk.md", "linked/new.md", "linked/state.json", "link.json", "dangling.md", "below/deep/x.md",
            "linked/../home/x.md", "~/new.md", "~/.bash_profile", "~", "../outside", "linked", "/dev/null", "/dev/full", "/dev/tty",
            "pipe", "../outside/pipe", "/proc/self/environ", f"/proc/self/cwd/../outside/x.md", '"../outside/a b.md"',
            '"../outside/a\\nb.md"', "../outside/Counter.swift", "../outside/", "../outside/*.md", "",
        ]

    def lines(self, skipping=()):
        for form in forms():
            if form.split()[0] in skipping:
                continue
            for name in self.names():
                yield form.replace("FILE", name)

    # Scenarios cannot contain these.
    ABSENT = ("record", "room", "edit")

    def scenario(self, loads=False):
        """A scenario with all lines, except for those that load code: they are refused before the first line runs."""
        lines = [line for line in self.lines(self.ABSENT) if loads or not line.startswith("load ") or "--state" in line]
        steps = "".join(f"> {line}\n...\n\n" for line in PREPARATION + lines)
        self.write(os.path.join(self.stranger, "talk.md"), f"# A talk\n\n```tca\n{steps}```\n")

    def environment(self):
        return {
            "PATH": os.environ["PATH"], "HOME": self.home, "XDG_STATE_HOME": self.state, "XDG_CACHE_HOME": self.state,
            "LC_ALL": "C.UTF-8", "TERM": "xterm-256color"}

    def run_tca(self, *arguments, text="", prepare=None):
        return self.run_program([TCA, *arguments], text, prepare)

    def run_program(self, command, text="", prepare=None):
        result = subprocess.run(
            command, cwd=self.stranger, env=self.environment(), input=text.encode(), stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, preexec_fn=prepare, timeout=600)
        return result.returncode, result.stdout.decode(errors="replace")

    def expect_nothing_outside(self, play):
        """Plays something, and compares what is outside of the stranger's folder."""
        before = {folder: listing(folder) for folder in [self.home, self.outside]}
        above = sorted(os.listdir(self.root))
        watches = [Watch(self.home), Watch(self.outside)]
        output = play()
        changes = [change for watch in watches for change in watch.changes()]
        for watch in watches:
            watch.close()
        self.assertEqual(changes, [], output[-1000:])
        for folder, entries in before.items():
            self.assertEqual(listing(folder), entries)
        self.assertEqual(sorted(os.listdir(self.root)), above)
        return output

    def expect_nothing_shown(self, output):
        shown = [line for line in output.splitlines() if SECRET in line]
        self.assertEqual(shown, [], "files outside were shown")


class WithCourse(Strangers):
    def course(self, start, goal="state amount = 1", solution=".plusButtonTapped"):
        self.write(os.path.join(self.stranger, "course.md"), "# Course\n\nWelcome.\n\n## One\n- [Taps](taps/lesson.md)\n")
        os.makedirs(os.path.join(self.stranger, "taps"))
        steps = "".join(f"> {line}\n...\n\n" for line in start)
        self.write(os.path.join(self.stranger, "taps", "lesson.md"), f"""# Taps

Tap once.

```tca
{steps}```

```goal
{goal}
```

```tca
> {solution}
...
```

```hint
Tap.
```

```remember
You did.
```
""")


def model_requests(*requests):
    """The lines of a client of the Model Context Protocol that calls tools."""
    lines = [json.dumps({"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {
        "protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}})]
    for number, (tool, arguments) in enumerate(requests, 1):
        lines.append(json.dumps({"jsonrpc": "2.0", "id": number, "method": "tools/call",
                                 "params": {"name": tool, "arguments": arguments}}))
    return lines
