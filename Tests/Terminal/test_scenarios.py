"""Scenario files as a person handles them: check, bless."""

import os
import stat
import subprocess
import tempfile
import unittest

from terminal import Terminal
from test_live import DEMO

GOOD = "# Good\n```tca\ntca> load Guest\nGuest.State(\n  visit: Visit.State(cups: 0)\n)\n...\n```\n"
BAD = "# One\n```tca\ntca> format\nformat full\n```\n# Two\n```tca\ntca> format\nformat changed\n```\n"
CRASH = "```tca\n> load Fall\n...\n> .fall\n```\n"


class Folder(tempfile.TemporaryDirectory):
    """Files of a test."""

    def write(self, name, text):
        path = os.path.join(self.name, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", newline="") as file:
            file.write(text)
        return path

    def read(self, name):
        with open(os.path.join(self.name, name), newline="") as file:
            return file.read()


def run(*arguments, folder=None, text=""):
    result = subprocess.run(
        [DEMO, *arguments], cwd=folder, input=text, capture_output=True, text=True, timeout=60
    )
    return result.returncode, result.stdout


class Check(unittest.TestCase):
    def test_of_a_folder_every_file_with_a_transcript_is_checked_in_order(self):
        folder = Folder()
        folder.write("b.md", GOOD)
        folder.write("a/c.md", GOOD)
        folder.write("prose.md", "nothing to run\n")
        status, output = run("check", ".", folder=folder.name)
        self.assertEqual(
            output, "./a/c.md: passed, 1 command\n./b.md: passed, 1 command\n2 files passed\n"
        )
        self.assertEqual(status, 0)

    def test_the_failing_phase_alone_is_shown_and_the_others_go_on(self):
        folder = Folder()
        folder.write("bad.md", BAD)
        folder.write("good.md", GOOD)
        status, output = run("check", "bad.md", "good.md", folder=folder.name)
        self.assertEqual(status, 1)
        self.assertIn("# Two\nbad.md:8: error: the output is not the expected one", output)
        self.assertNotIn("# One", output)
        self.assertTrue(output.endswith("good.md: passed, 1 command\nfailed, 1 of 2 files\n"))

    def test_a_file_that_crashes_is_named_and_the_others_go_on(self):
        folder = Folder()
        folder.write("crash.md", CRASH)
        folder.write("good.md", GOOD)
        status, output = run("check", "crash.md", "good.md", folder=folder.name)
        self.assertEqual(status, 1)
        self.assertIn("crash.md: error: crashed with signal", output)
        self.assertIn("good.md: passed", output)

    def test_what_is_not_there_or_holds_nothing_is_named(self):
        folder = Folder()
        folder.write("empty/prose.md", "nothing\n")
        status, output = run("check", "nope.md", "empty", folder=folder.name)
        self.assertEqual(status, 1)
        self.assertIn("nope.md: error: there is no file `nope.md`", output)
        self.assertIn("empty: error: no file in `empty` holds a transcript", output)

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
    def test_what_came_is_written_and_twice_changes_nothing(self):
        folder = Folder()
        path = folder.write("bad.md", BAD)
        os.chmod(path, 0o640)
        self.assertEqual(
            run("bless", "bad.md", folder=folder.name), (0, "bad.md: changed 1 of 2 commands\n")
        )
        self.assertEqual(folder.read("bad.md"), BAD.replace("format changed", "format full"))
        self.assertEqual(stat.S_IMODE(os.stat(path).st_mode), 0o640)
        self.assertEqual(os.listdir(folder.name), ["bad.md"])
        self.assertEqual(
            run("bless", "bad.md", folder=folder.name), (0, "bad.md: nothing to change\n")
        )

    def test_a_link_stays_a_link(self):
        folder = Folder()
        folder.write("bad.md", BAD)
        link = os.path.join(folder.name, "link.md")
        os.symlink("bad.md", link)
        run("bless", "link.md", folder=folder.name)
        self.assertTrue(os.path.islink(link))
        self.assertIn("format full\n```\n# Two", folder.read("bad.md"))
        self.assertNotIn("format changed", folder.read("bad.md"))

    def test_review_asks_at_each_change(self):
        folder = Folder()
        text = "```tca\n> format\na\n> format\nb\n> format\nc\n```\n"
        folder.write("it.md", text)
        status, output = run("bless", "--review", "it.md", folder=folder.name, text="n\ny\nq\n")
        self.assertEqual(status, 0)
        self.assertIn("it.md:4:\n> format\n@@ -5,1 +5,1 @@\n-b\n+format full\n", output)
        self.assertEqual(folder.read("it.md"), text.replace("b\n", "format full\n"))

    def test_a_file_that_is_no_scenario_is_left_alone(self):
        folder = Folder()
        text = "```tca\noutput first\n"
        folder.write("it.md", text)
        status, output = run("bless", "it.md", folder=folder.name)
        self.assertEqual(status, 1)
        self.assertIn("it.md:", output)
        self.assertEqual(folder.read("it.md"), text)


if __name__ == "__main__":
    unittest.main()
