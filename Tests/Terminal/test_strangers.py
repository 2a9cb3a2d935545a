"""Scenarios, lessons, logs, and tasks of strangers: whatever files their lines name, nothing outside of their own folder changes.

The lines come from docs/Commands.md, which lists for every command the forms that name a file. A command that is added is tried here
without a change to this file.
"""

import ctypes
import json
import os
import re
import shutil
import stat
import struct
import subprocess
import tempfile
import unittest

from kernel import has_landlock, without_landlock
from room_case import RoomTestCase
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
        result = subprocess.run(
            [TCA, *arguments], cwd=self.stranger, env=self.environment(), input=text.encode(), stdout=subprocess.PIPE,
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


class Table(unittest.TestCase):
    def test_the_table_of_commands_says_which_lines_name_files(self):
        lines = forms()
        self.assertGreater(len(lines), 20, lines)
        for line in ["explore save FILE", "explore export test FILE", "export scenario FILE", "record FILE", "replay FILE",
                     "load AmountControl --state FILE", "import log FILE", "room --to FILE"]:
            self.assertIn(line, lines)


class Playing(Strangers, unittest.TestCase):
    CREATES = "a scenario creates files only in its own folder"
    READS = "a scenario reads only files in its own folder and in trusted folders"

    def play(self, *arguments, text="", loads=False):
        self.scenario(loads)
        output = self.expect_nothing_outside(lambda: self.run_tca(*arguments, text=text)[1])
        self.expect_nothing_shown(output)
        return output

    def expect_refusals(self, output):
        for refusal in [self.CREATES, self.READS]:
            self.assertTrue(refusal in output, f"{refusal}: not in {output[:2000]}")

    def test_replay(self):
        self.expect_refusals(self.play("replay", "talk.md"))

    def test_check(self):
        self.assertIn("talk.md: passed", self.play("check", "talk.md"))

    def test_bless(self):
        self.play("bless", "talk.md")

    def test_present(self):
        self.expect_refusals(self.play("present", "--page", "-", "talk.md"))

    def test_a_replay_that_is_typed_at_a_prompt(self):
        self.expect_refusals(self.play(text="replay talk.md\n", loads=True))

    def test_lines_that_load_code_are_refused_before_the_first_line_runs(self):
        for command in [["replay"], ["check"], ["bless"], ["present", "--page", "-"]]:
            with self.subTest(command):
                self.assertIn("error: the scenario runs code that is not trusted", self.play(*command, "talk.md", loads=True))

    def test_what_is_inside_is_created(self):
        self.write(os.path.join(self.stranger, "talk.md"),
                   "```tca\n> load AmountControl\n...\n> explore depth 2 always amount < 1\n...\n> explore save below/bug.md\n...\n"
                   "> export test CounterTests.swift\n...\n```\n")
        self.assertEqual(self.run_tca("check", "talk.md")[0], 0)
        self.assertTrue(os.path.isfile(os.path.join(self.stranger, "below", "bug.md")))
        self.assertTrue(os.path.isfile(os.path.join(self.stranger, "CounterTests.swift")))


class Courses(Strangers, unittest.TestCase):
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

    def test_the_start_of_a_lesson(self):
        self.course(PREPARATION[:1] + list(self.lines(self.ABSENT)))
        self.expect_nothing_outside(lambda: self.run_tca("learn", ".", text="solution\n.plusButtonTapped\n")[1])

    def test_the_check_of_a_course(self):
        self.course(PREPARATION + list(self.lines(self.ABSENT)))
        self.expect_nothing_outside(lambda: self.run_tca("lesson", "check", ".")[1])

    def test_the_file_of_an_exercise_is_created_in_the_learners_folder(self):
        for name in ["../../../home/new.swift", "../../../../home/new.swift", "../../../outside/Counter.swift", f"{self.home}/new.swift"]:
            with self.subTest(name):
                shutil.rmtree(os.path.join(self.stranger, "taps"), ignore_errors=True)
                self.course(["load AmountControl"], goal=f"file {name}\nstate amount = 1")
                # What the name leads to from the folder of the lesson exists, too.
                for folder in ["", "home", "outside"]:
                    os.makedirs(os.path.join(self.stranger, folder), exist_ok=True)
                    self.write(os.path.join(self.stranger, folder, "new.swift"), "struct New {}\n")
                work = os.path.join(self.root, "stranger", "work", "here")
                os.makedirs(work, exist_ok=True)
                self.expect_nothing_outside(lambda: subprocess.run(
                    [TCA, "learn", self.stranger], cwd=work, env=self.environment(), input=b"again\n", stdout=subprocess.PIPE,
                    stderr=subprocess.STDOUT, timeout=600).stdout.decode(errors="replace"))
                found = [path for path, _, names in os.walk(self.stranger) if "new.swift" in names]
                self.assertFalse([path for path in found if "work" in path and "tca-exercises" not in path], found)


class Imports(Strangers, unittest.TestCase):
    def test_a_log_contains_no_commands(self):
        commands = [f"export test {self.outside}/log.swift", "explore save ../outside/log.md", f"record {self.home}/log.md"]
        blocks = "".join(f"received action:\n  {command}\n  (No state changes)\n\n" for command in commands)
        first = "received action:\n  AmountControl.Action.plusButtonTapped\n"
        for log in [first + "\n" + blocks, blocks, blocks.replace("export", "AmountControl.Action\nexport")]:
            self.write(os.path.join(self.stranger, "log.txt"), log)
            for line in ["import log log.txt as AmountControl", "import log log.txt"]:
                self.expect_nothing_outside(lambda: self.run_tca(text=line + "\nlog\nexport html\n")[1])

    def test_a_state_of_a_stranger(self):
        state = {"version": 1, "state": {"amount": "../outside/x", "path": f"{self.outside}/x"}}
        self.write(os.path.join(self.stranger, "state.json"), json.dumps(state))
        self.expect_nothing_outside(lambda: self.run_tca(text="load AmountControl --state state.json\nexport state\n")[1])


class Models(Strangers, unittest.TestCase):
    def call(self, *requests):
        lines = [json.dumps({"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {
            "protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}})]
        for number, (tool, arguments) in enumerate(requests, 1):
            lines.append(json.dumps({"jsonrpc": "2.0", "id": number, "method": "tools/call",
                                     "params": {"name": tool, "arguments": arguments}}))
        return self.run_tca("mcp", text="\n".join(lines) + "\n")[1]

    def test_each_tool(self):
        self.scenario()
        before = listing(self.stranger)
        requests = [("check", {"file": "talk.md"})]
        for name in self.names() + ["../outside/a\nb.md"]:
            requests += [("check", {"file": name}), ("load", {"feature": name}), ("load", {"feature": "AmountControl"}),
                         ("load", {"feature": "AmountControl", "fields": f"--state {name}"}), ("export", {"kind": f"test {name}"}),
                         ("export", {"kind": f"scenario\n{name}"}), ("send", {"action": f".x\nexport test {name}"}),
                         ("state", {"path": name}), ("explain", {"text": name})]
        output = self.expect_nothing_outside(lambda: self.call(*requests))
        self.expect_nothing_shown(output)
        # docs/ModelContext.md: it writes none, also not in its own folder.
        self.assertEqual(listing(self.stranger), before)

    def test_a_scenario_that_exports_fails_and_says_why(self):
        self.write(os.path.join(self.stranger, "talk.md"),
                   "```tca\n> load AmountControl\n...\n> export test new.swift\n...\n```\n")
        output = self.call(("check", {"file": "talk.md"}))
        self.assertFalse(os.path.exists(os.path.join(self.stranger, "new.swift")), output)
        self.assertIn("no line of this session creates files", output)


class Attempts(RoomTestCase):
    """The lines of a viewer."""

    def test_no_line_of_an_attempt_names_a_file(self):
        outside = os.path.join(self.folder, "outside")
        os.mkdir(outside)
        self.terminal.enter("room task state todos.count = 2")
        self.terminal.wait_for_line("Todos [0 of 0 done]>")
        for form in forms():
            text = "\n".join(form.replace("FILE", name) for name in [f"{outside}/x.md", "../x.md", "~/x.md"])
            body = json.dumps({"task": 1, "name": "", "text": text, "language": "en", "voter": "viewer-" + form}).encode()
            self.post("try", body)
        self.assertEqual(os.listdir(outside), [])


DEMO = os.environ.get("SHELL_DEMO", os.path.join(ROOT, ".build/debug/ShellDemo"))


class Kernel(Strangers, unittest.TestCase):
    """What code reaches that does not ask the shell, as a fault in it could."""

    PLACES = ["outside/new.txt", "home/.profile"]

    def scenario(self):
        lines = ["load Escape"]
        for place in self.PLACES:
            path = os.path.join(self.root, place)
            lines += [f'.write("{path}")', f'.writeOnThread("{path}")', f'.remove("{self.root}/outside/state.json")']
        lines += ['.run("/bin/true")', f'.write("{self.stranger}/own.txt")', f'.write("{self.stranger}/below/own.txt")',
                  f'.write("{self.state}/tca/own.txt")']
        self.write(os.path.join(self.stranger, "talk.md"), "```tca\n" + "".join(f"> {line}\n...\n" for line in lines) + "```\n")

    def demo(self, *arguments, prepare=None, text=""):
        return subprocess.run(
            [DEMO, *arguments], cwd=self.stranger, env=self.environment(), input=text.encode(), stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, preexec_fn=prepare, timeout=120).stdout.decode(errors="replace")

    @unittest.skipUnless(has_landlock(), "the kernel has no Landlock")
    def test_a_scenario_that_nobody_trusts_is_played_by_a_process_that_the_kernel_restricts(self):
        self.scenario()
        for command in [["replay", "talk.md"], ["check", "talk.md"], ["bless", "talk.md"], ["present", "--page", "-", "talk.md"]]:
            with self.subTest(command):
                output = self.expect_nothing_outside(lambda: self.demo(*command))
                self.assertNotIn("Landlock", output)
                for path in ["own.txt", "below/own.txt"]:
                    os.remove(os.path.join(self.stranger, path))
                os.remove(os.path.join(self.state, "tca", "own.txt"))
        output = self.demo("replay", "talk.md")
        self.assertNotIn('"ran"', output)

    @unittest.skipUnless(has_landlock(), "the kernel has no Landlock")
    def test_what_is_trusted_is_not_restricted(self):
        self.scenario()
        self.demo("replay", "--trust", "talk.md")
        self.assertTrue(os.path.exists(os.path.join(self.outside, "new.txt")))
        os.remove(os.path.join(self.outside, "new.txt"))
        self.demo("trust", self.stranger)
        self.demo("replay", "talk.md")
        self.assertTrue(os.path.exists(os.path.join(self.outside, "new.txt")))

    def test_without_landlock_the_program_says_once_that_only_its_own_gate_protects(self):
        self.write(os.path.join(self.stranger, "talk.md"),
                   "```tca\n> load AmountControl\n...\n> export test ../outside/x.swift\n...\n```\n")
        note = "note: this system has no Landlock, so only the program itself keeps scenarios from other files"
        for command in ["replay", "bless", "check"]:
            with self.subTest(command):
                output = self.expect_nothing_outside(lambda: self.run_tca(command, "talk.md", prepare=without_landlock)[1])
                self.assertEqual(output.count(note), 1, output)
        self.assertNotIn(note, self.run_tca("replay", "--trust", "talk.md", prepare=without_landlock)[1])


if __name__ == "__main__":
    unittest.main()
