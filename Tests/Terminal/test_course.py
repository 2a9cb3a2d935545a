"""Every exercise of the course at a terminal: the hints, each mistake, quitting in the middle, and the solution.

Plays only the solutions, unless COURSE is `whole`. Each chapter is a class, so that chapters are played at the same time.
"""

import os
import re
import shutil
import tempfile
import time
import unittest

from terminal import ROOT, Terminal, control
from test_shell import TCA

LESSONS = os.path.join(ROOT, "Scenarios/Lessons")
IS_WHOLE = os.environ.get("COURSE") == "whole"
ESCAPES = re.compile(r"\x1b\][^\x07]*\x07|\x1b\[[0-9;?]*[ -/]*[@-~]|\x1b[=>]|\r")
# The prompt is drawn again after the file of an exercise was checked.
PROMPT = re.compile(r"(?:^|\n)(?:[A-Za-z][\w.#\[\]]*> )+$")


def words(text):
    """A text without Markdown's marks, each gap a single space."""
    return " ".join(re.sub(r"[`*]", "", text).split())


class Lesson:
    """What a learner reads and types in one exercise."""

    def __init__(self, number, name):
        self.number, self.name = number, name
        self.folder = os.path.join(LESSONS, name)
        with open(os.path.join(self.folder, "lesson.md"), encoding="utf-8") as file:
            text = file.read()
        self.title = re.search(r"^# (.*)$", text, re.M).group(1)
        blocks = re.findall(r"^```(\w+)\n(.*?)^```$", text, re.M | re.S)
        goal = [kind for kind, _ in blocks].index("goal")
        match = re.search(r"^file (.*)$", blocks[goal][1], re.M)
        self.file = match and match.group(1)
        self.hints = [body for kind, body in blocks if kind == "hint"]
        self.mistakes = [self.mistake(body) for kind, body in blocks if kind == "mistake"]
        self.remember = [body for kind, body in blocks if kind == "remember"][0]
        self.solution = [
            line.split("> ", 1)[1]
            for kind, body in blocks[goal:] if kind == "tca"
            for line in body.splitlines() if re.match(r"[\w.\[\]#]*> ", line)
        ]

    @staticmethod
    def mistake(body):
        conditions, reaction = body.split("\n\n", 1)
        return re.findall(r"^try (.*)$", conditions, re.M), reaction


class Learner:
    """`tca learn` at a terminal of its own. Reads what is printed as text, without drawing a screen."""

    def __init__(self, folder, *arguments):
        environment = {
            "XDG_STATE_HOME": folder, "HOME": folder, "LANG": "C.UTF-8", "NO_COLOR": "1", "TERM": "dumb",
        }
        self.terminal = Terminal([TCA, "learn", *arguments], columns=500, rows=50, environment=environment)
        self.text = ""
        self.since = 0
        self.prompt()

    def read(self):
        is_open = self.terminal.read(0.05)
        self.text = ESCAPES.sub("", self.terminal.raw.decode(errors="ignore"))
        return is_open

    def wait(self, condition, what):
        end = time.monotonic() + self.terminal.timeout
        while not condition():
            if not self.read() or time.monotonic() > end:
                raise AssertionError(f"timed out waiting for {what}; printed since the last line:\n{self.text[self.since:]}")

    def prompt(self):
        """Waits until the shell asks for a line."""
        self.wait(lambda: PROMPT.search(self.text, self.since), "a prompt")

    def enter(self, line):
        self.since = len(self.text)
        self.terminal.type(line + "\r")
        self.wait(lambda: "\n" in self.text[self.since:], f"{line!r} to be read")
        self.prompt()

    def see(self, text, since=None):
        """Waits until the output of the last line, or of all lines since a position, contains the text."""
        since = self.since if since is None else since
        self.wait(lambda: words(text) in words(self.text[since:]), repr(words(text)))

    def end(self, keys):
        self.terminal.type(keys)
        status = self.terminal.wait_for_end()
        self.terminal.close()
        return status


class Chapter(unittest.TestCase):
    """One folder and one session for the exercises of a chapter; quitting begins another session."""

    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.mkdtemp()
        cls.addClassCleanup(shutil.rmtree, cls.folder, ignore_errors=True)
        cls.here = os.getcwd()
        os.chdir(cls.folder)
        cls.addClassCleanup(os.chdir, cls.here)
        cls.learner = Learner(cls.folder)
        cls.addClassCleanup(lambda: cls.learner.terminal.close())

    def play(self, lesson):
        self.learner.enter(f"learn {lesson.name}")
        self.learner.see(f"{lesson.number} {lesson.title}")
        if IS_WHOLE:
            self.read_hints(lesson)
            self.quit_and_come_back(lesson)
        if lesson.file:
            self.play_file(lesson)
        else:
            self.play_lines(lesson)
        with open(os.path.join(self.folder, "tca/lessons"), encoding="utf-8") as file:
            self.assertRegex(file.read(), rf"(?m)^{lesson.name} solved ")

    def read_hints(self, lesson):
        for number, hint in enumerate(lesson.hints, 1):
            self.learner.enter("hint")
            self.learner.see(f"Hint {number} of {len(lesson.hints)}: {hint}")

    def quit_and_come_back(self, lesson):
        self.assertEqual(self.learner.end(control("d")), 0)
        type(self).learner = Learner(self.folder)
        self.learner.see(f"{lesson.number} {lesson.title}")

    def play_lines(self, lesson):
        for lines, reaction in lesson.mistakes if IS_WHOLE else []:
            for line in lines:
                self.learner.enter(line)
            self.learner.see(reaction)
            self.learner.enter("again")
        began = len(self.learner.text)
        for line in lesson.solution:
            self.learner.enter(line)
        # A solution without changes, such as a line that is refused, is "Solved." without their number.
        self.learner.see("Solved", began)
        self.learner.see(lesson.remember, began)

    def play_file(self, lesson):
        for (attempt,), reaction in lesson.mistakes if IS_WHOLE else []:
            self.save(lesson, attempt.removeprefix("file "))
            self.learner.see(reaction)
            self.learner.prompt()
        self.save(lesson, "Solution.swift")
        self.learner.see("Solved: the file passes every check.")
        self.learner.see(lesson.remember)
        self.learner.prompt()

    def save(self, lesson, file):
        self.learner.since = len(self.learner.text)
        copy = os.path.join(self.folder, "tca-exercises", lesson.name, lesson.file)
        shutil.copyfile(os.path.join(lesson.folder, file), copy)


def chapters():
    """A test class for each chapter of the course."""
    with open(os.path.join(LESSONS, "course.md"), encoding="utf-8") as file:
        parts = re.split(r"^## ", file.read(), flags=re.M)[1:]
    for number, part in enumerate(parts, 1):
        names = re.findall(r"\]\(([\w-]+)/lesson.md\)", part)
        lessons = [Lesson(f"{number}.{index}", name) for index, name in enumerate(names, 1)]
        tests = {
            f"test_{index:02}_{lesson.name.replace('-', '_')}": (lambda lesson: lambda self: self.play(lesson))(lesson)
            for index, lesson in enumerate(lessons, 1)
        }
        yield type(f"Chapter{number}", (Chapter,), {**tests, "__module__": __name__, "__qualname__": f"Chapter{number}"})


globals().update({chapter.__name__: chapter for chapter in chapters()})


if __name__ == "__main__":
    unittest.main()
