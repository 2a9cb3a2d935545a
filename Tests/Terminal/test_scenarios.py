"""Checking and blessing scenario files."""

import os
import resource
import stat
import subprocess
import tempfile
import time
import unittest

from terminal import Terminal
from test_live import DEMO
from test_shell import TCA

GOOD = "# Good\n```tca\ntca> load Guest\nGuest.State(\n  visit: Visit.State(cups: 0)\n)\n...\n```\n"
BAD = "# One\n```tca\ntca> format\nformat is full\n```\n# Two\n```tca\ntca> format\nformat is changed\n```\n"
CRASH = "```tca\n> load Fall\n...\n> .fall\n```\n"

LESSON = """# A lesson

Come down.

```tca
> load Guest
...
```

```goal
actions 1 any .visit(.drink)
```

```hint
Type it.
```

## Solution

```tca
> load Fall
...
> .fall
...
> load Guest
...
> .visit(.drink)
...
```

```remember
Nothing.
```
"""


MENDING = """# Mend it

The counter goes down. Make it go up.

```goal
file Counter.swift
state count = 1
```

```hint
Look at the sign.
```

## Solution

```tca
> load Solution.swift
...
> .plus
...
```

```remember
Read the sign.
```
"""


class Folder(tempfile.TemporaryDirectory):
    """The files of a test."""

    def write(self, name, text):
        path = os.path.join(self.name, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", newline="") as file:
            file.write(text)
        return path

    def read(self, name):
        with open(os.path.join(self.name, name), newline="") as file:
            return file.read()


def run(*arguments, folder=None, text="", **options):
    result = subprocess.run(
        [DEMO, *arguments], cwd=folder, input=text, capture_output=True, text=True, timeout=120,
        **options,
    )
    return result.returncode, result.stdout


class Pipe(unittest.TestCase):
    def test_an_expectation_that_is_not_met_is_a_failure(self):
        for expected, status in ("expect amount = 1", 0), ("expect amount = 2", 1):
            lines = f"load AmountControl\n{expected}\n.plusButtonTapped\n"
            result = subprocess.run([TCA], input=lines, capture_output=True, text=True)
            self.assertEqual(result.returncode, status, result.stdout)


class Check(unittest.TestCase):
    def test_every_file_of_a_folder_with_a_transcript_is_checked_in_order(self):
        folder = Folder()
        folder.write("b.md", GOOD)
        folder.write("a/c.md", GOOD)
        folder.write("prose.md", "nothing to run\n")
        status, output = run("check", ".", folder=folder.name)
        self.assertEqual(
            output, "./a/c.md: passed, 1 command\n./b.md: passed, 1 command\n2 files passed\n"
        )
        self.assertEqual(status, 0)

    def test_only_the_failing_phase_is_shown_and_the_others_run(self):
        folder = Folder()
        folder.write("bad.md", BAD)
        folder.write("good.md", GOOD)
        status, output = run("check", "bad.md", "good.md", folder=folder.name)
        self.assertEqual(status, 1)
        self.assertIn("# Two\nbad.md:8: error: the output differs from the expected output", output)
        self.assertNotIn("# One", output)
        self.assertTrue(output.endswith("good.md: passed, 1 command\nfailed, 1 of 2 files\n"))

    def test_a_crash_is_reported_and_the_other_files_run(self):
        folder = Folder()
        folder.write("crash.md", CRASH)
        folder.write("good.md", GOOD)
        status, output = run("check", "crash.md", "good.md", folder=folder.name)
        self.assertEqual(status, 1)
        self.assertIn("+error: `.fall` crashed at Fall.swift:10: fell", output)
        self.assertIn("crash.md: failed, 1 of 2 commands", output)
        self.assertIn("good.md: passed", output)

    def test_a_crash_in_the_solution_of_a_lesson_is_a_problem_and_the_other_lessons_are_checked(self):
        folder = Folder()
        folder.write("fall/lesson.md", LESSON)
        folder.write("tap/lesson.md", LESSON.replace("> .fall\n...\n", ""))
        status, output = run("lesson", "check", ".", folder=folder.name)
        self.assertEqual(status, 1)
        lines = output.splitlines()
        self.assertEqual(lines, ["./fall/lesson.md: error: `.fall` crashed at Fall.swift:10: fell"])

    def test_a_lesson_names_the_command_that_fails_and_the_file_that_is_missing(self):
        folder = Folder()
        start = LESSON.replace("> .fall\n...\n", "").replace("> load Fall\n...\n", "")
        start = start.replace("> load Guest\n...\n> .visit", "> .visit").replace("load Guest", "load Guets")
        folder.write("drink/lesson.md", start)
        folder.write("mend/lesson.md", MENDING)
        status, output = run("lesson", "check", ".", folder=folder.name)
        self.assertEqual(status, 1)
        self.assertIn("drink/lesson.md: error: `load Guets` in line 6 prints: error: ", output)
        self.assertIn("mend/lesson.md: error: `load Solution.swift` in line 17 prints: error: ", output)
        self.assertIn("mend/lesson.md: error: the file `Counter.swift` is missing from the folder of the lesson", output)

    def test_missing_files_and_files_without_transcripts_are_reported(self):
        folder = Folder()
        folder.write("empty/prose.md", "nothing\n")
        status, output = run("check", "nope.md", "empty", folder=folder.name)
        self.assertEqual(status, 1)
        self.assertIn("nope.md: error: the file `nope.md` does not exist", output)
        self.assertIn("empty: error: `empty` contains no file with a transcript", output)

    def write_endless(self, folder):
        """Ten files, each of which replays the next one ten times."""
        for file in range(10):
            lines = [f"> replay {file + 1}.md"] * 10 if file < 9 else ["> help"]
            folder.write(f"{file}.md", "\n".join(["```tca", *lines, "```", ""]))
        return "0.md"

    def test_a_file_that_runs_too_long_is_stopped(self):
        folder = Folder()
        file = self.write_endless(folder)
        status, output = run("check", "--in-process", "--time-limit", "1", file, folder=folder.name)
        self.assertEqual(status, 1)
        self.assertEqual(output, "0.md: error: the check was stopped after 1 second\n")

    def test_the_processes_of_a_check_end_with_it(self):
        folder = Folder()
        file = self.write_endless(folder)
        check = subprocess.Popen([DEMO, "check", file], cwd=folder.name, stdout=subprocess.DEVNULL)
        children = self.wait_until(lambda: self.children(check.pid))
        check.kill()
        check.wait()
        self.wait_until(lambda: not any(os.path.exists(f"/proc/{pid}") for pid in children))

    def children(self, pid):
        mine = []
        for task in os.listdir(f"/proc/{pid}/task"):
            with open(f"/proc/{pid}/task/{task}/children") as file:
                mine += file.read().split()
        return mine

    def wait_until(self, condition):
        end = time.monotonic() + Terminal.timeout
        while time.monotonic() < end:
            result = condition()
            if result:
                return result
            time.sleep(0.05)
        self.fail("timed out")

    def test_progress_is_shown_on_a_terminal_and_leaves_nothing_behind(self):
        folder = Folder()
        folder.write("a.md", GOOD)
        folder.write("b.md", GOOD)
        with Terminal([DEMO, "check", folder.name], environment={"LC_ALL": "C.UTF-8"}) as terminal:
            self.assertEqual(terminal.wait_for_end(), 0)
            self.assertIn(b"checked 0 of 2", terminal.raw)
            self.assertFalse(any("checked" in line for line in terminal.lines()))
            self.assertEqual(terminal.last_line(), "2 files passed")


class Bless(unittest.TestCase):
    def test_the_output_is_written_and_a_second_run_changes_nothing(self):
        folder = Folder()
        path = folder.write("bad.md", BAD)
        os.chmod(path, 0o640)
        self.assertEqual(
            run("bless", "bad.md", folder=folder.name), (0, "bad.md: changed 1 of 2 commands\n")
        )
        self.assertEqual(folder.read("bad.md"), BAD.replace("format is changed", "format is full"))
        self.assertEqual(stat.S_IMODE(os.stat(path).st_mode), 0o640)
        self.assertEqual(os.listdir(folder.name), ["bad.md"])
        self.assertEqual(
            run("bless", "bad.md", folder=folder.name), (0, "bad.md: nothing to change\n")
        )

    def test_a_symbolic_link_stays_a_link(self):
        folder = Folder()
        folder.write("bad.md", BAD)
        link = os.path.join(folder.name, "link.md")
        os.symlink("bad.md", link)
        run("bless", "link.md", folder=folder.name)
        self.assertTrue(os.path.islink(link))
        self.assertIn("format is full\n```\n# Two", folder.read("bad.md"))
        self.assertNotIn("format is changed", folder.read("bad.md"))

    def test_review_asks_before_each_change(self):
        folder = Folder()
        text = "```tca\n> format\na\n> format\nb\n> format\nc\n```\n"
        folder.write("it.md", text)
        status, output = run("bless", "--review", "it.md", folder=folder.name, text="n\ny\nq\n")
        self.assertEqual(status, 0)
        self.assertIn("it.md:4:\n> format\n@@ -5,1 +5,1 @@\n-b\n+format is full\n", output)
        self.assertEqual(folder.read("it.md"), text.replace("b\n", "format is full\n"))

    def test_a_file_that_is_not_a_scenario_is_not_changed(self):
        folder = Folder()
        text = "```tca\noutput first\n"
        folder.write("it.md", text)
        status, output = run("bless", "it.md", folder=folder.name)
        self.assertEqual(status, 1)
        self.assertIn("it.md:", output)
        self.assertEqual(folder.read("it.md"), text)


def as_nobody(folder):
    """Runs a program without the privileges of root, who can read and write every file."""
    if os.getuid() != 0:
        return {}
    os.chmod(folder.name, 0o755)
    return {"user": 65534, "group": 65534, "extra_groups": []}


class BadInput(unittest.TestCase):
    def test_invalid_files_are_reported_with_their_lines_and_the_others_are_checked(self):
        folder = Folder()
        faults = {
            "unclosed.md": ("# A\n```tca\n> help\n", 2),
            "stray.md": ("```tca\nhello\n> help\n...\n```\n", 2),
            "words.md": ("\n```tca slow\n> help\n...\n```\n", 2),
            "nul.md": ("a\nb\0\n", 2),
        }
        for name, (text, _) in faults.items():
            folder.write(name, text)
        with open(os.path.join(folder.name, "latin.md"), "wb") as file:
            file.write(b"# caf\xe9\n")
        os.mkfifo(os.path.join(folder.name, "pipe.md"))
        folder.write("empty.md", "")
        folder.write("good.md", GOOD)
        names = [*faults, "latin.md", "pipe.md", "empty.md", "good.md"]
        status, output = run("check", *names, "/dev/zero", folder=folder.name)
        lines = output.splitlines()
        self.assertEqual(status, 1)
        for name, (_, line) in faults.items():
            self.assertTrue(any(text.startswith(f"{name}:{line}: error: ") for text in lines), name)
        self.assertIn("latin.md:1: error: this line is not valid UTF-8; save the file as UTF-8", lines)
        self.assertIn("pipe.md: error: `pipe.md` is a pipe or a device; expected a file", lines)
        self.assertIn("/dev/zero: error: `/dev/zero` is a pipe or a device; expected a file", lines)
        self.assertIn("empty.md: no commands", lines)
        self.assertIn("good.md: passed, 1 command", lines)
        self.assertEqual(lines[-1], "failed, 7 of 9 files")

    def test_unreadable_files_are_reported(self):
        folder = Folder()
        os.chmod(folder.write("secret.md", GOOD), 0)
        os.chmod(os.path.dirname(folder.write("closed/a.md", GOOD)), 0)
        status, output = run(
            "check", "secret.md", "closed", folder=folder.name, **as_nobody(folder))
        os.chmod(os.path.join(folder.name, "closed"), 0o700)
        self.assertEqual(status, 1)
        self.assertIn("secret.md: error: `secret.md` cannot be read\n", output)
        self.assertIn("closed: error: `closed` cannot be read\n", output)

    def test_bless_keeps_line_ends_byte_order_mark_and_a_missing_last_line_end(self):
        folder = Folder()
        folder.write("it.md", "\ufeff```tca\r\n> format\r\nx\r\n```\r\nend")
        self.assertEqual(run("bless", "it.md", folder=folder.name)[0], 0)
        self.assertEqual(
            folder.read("it.md"), "\ufeff```tca\r\n> format\r\nformat is full\r\n```\r\nend")

    def test_bless_skips_files_that_cannot_be_written(self):
        folder = Folder()
        os.chmod(folder.write("fixed.md", BAD), 0o444)
        folder.write("closed/it.md", BAD)
        os.chmod(os.path.join(folder.name, "closed"), 0o555)
        folder.write("open/it.md", BAD)
        if os.getuid() == 0:
            for name in ("open", "open/it.md", "closed/it.md"):
                os.chown(os.path.join(folder.name, name), 65534, 65534)
        status, output = run(
            "bless", "fixed.md", "closed/it.md", "open/it.md", folder=folder.name,
            **as_nobody(folder))
        self.assertEqual(status, 1)
        self.assertEqual(
            output,
            "fixed.md: error: `fixed.md` cannot be written\n"
            "closed/it.md: error: `closed/it.md` cannot be written\n"
            "open/it.md: changed 1 of 2 commands\n")
        self.assertEqual((folder.read("fixed.md"), folder.read("closed/it.md")), (BAD, BAD))
        self.assertEqual(os.listdir(os.path.join(folder.name, "closed")), ["it.md"])

    def test_bless_keeps_a_file_if_the_disk_is_full(self):
        folder = Folder()
        folder.write("it.md", BAD)
        limit = lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (len(BAD) // 2,) * 2)
        status, output = run("bless", "it.md", folder=folder.name, preexec_fn=limit)
        self.assertEqual((status, output), (1, "it.md: error: `it.md` cannot be written\n"))
        self.assertEqual(folder.read("it.md"), BAD)
        self.assertEqual(os.listdir(folder.name), ["it.md"])

    def test_a_recording_that_cannot_be_written_leaves_no_file(self):
        folder = Folder()
        limit = lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (10, 10))
        status, output = run(
            folder=folder.name, text="load Guest\nrecord a.md\nexport scenario b.md\nfeatures\n", preexec_fn=limit)
        self.assertEqual(status, 1)
        self.assertIn("error: `a.md` cannot be written", output)
        self.assertIn("error: `b.md` cannot be written", output)
        self.assertIn("Guest", output)
        self.assertEqual(os.listdir(folder.name), [])

    def test_output_to_a_full_or_closed_file_is_an_error(self):
        folder = Folder()
        folder.write("good.md", GOOD)
        for command in ["check good.md", "replay good.md", "features", "--help"]:
            for target in [">/dev/full", ">&-"]:
                with self.subTest(command=command, target=target):
                    result = subprocess.run(
                        ["bash", "-c", f"{DEMO} {command} {target}"], cwd=folder.name, capture_output=True, text=True,
                        timeout=120)
                    self.assertEqual(result.returncode, 1)
                    self.assertIn("error: the output cannot be written", result.stderr)

    def test_a_pipe_that_nobody_reads_anymore_is_no_error_to_report(self):
        folder = Folder()
        folder.write("good.md", "```tca\n> features\n...\n```\n" * 40)
        result = subprocess.run(
            ["bash", "-c", f"{DEMO} replay good.md | exec true; echo ${{PIPESTATUS[0]}}"], cwd=folder.name,
            capture_output=True, text=True, timeout=120)
        self.assertEqual((result.stdout, result.stderr), ("1\n", ""))

    def test_a_file_that_is_removed_before_it_is_blessed_is_not_created(self):
        folder = Folder()
        path = folder.write("it.md", BAD)
        child = subprocess.Popen(
            [DEMO, "bless", "--review", "it.md"], cwd=folder.name, text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        text = ""
        while not text.endswith("accept? [y/n/q] "):
            text += child.stdout.read(1)
        os.remove(path)
        output, _ = child.communicate("y\n")
        self.assertEqual(child.returncode, 1)
        self.assertIn("it.md: error: `it.md` cannot be written", output)
        self.assertEqual(os.listdir(folder.name), [])


if __name__ == "__main__":
    unittest.main()
