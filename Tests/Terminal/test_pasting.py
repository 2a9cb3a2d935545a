"""The text of a terminal, copied into a scenario, passes as a scenario."""

import os
import subprocess
import tempfile
import unittest

from terminal import ROOT, TCA, Terminal


SESSION = [
    "clock manual",
    "load ProductDetail",
    "screen",
    "tap +",
    "screen",
    "set isToggled 3",
    ".plusButtonTapped",
    "explain",
    "scope amountControl",
    ".minusButtonTapped",
    "load Settings",
    "set displayName 홍길동",
    "enter Name 김철수",
    "screen",
    "log",
    "load Timer",
    ".startButtonTapped",
    "effects",
    "advance 2s",
    "undo",
    "nonsense",
    "# a comment",
    "deps",
]


def columns_of(text):
    """Returns the width of a text. Hangul takes two cells."""
    return sum(2 if "\u1100" <= character <= "\ud7a3" else 1 for character in text)


class Pasting(unittest.TestCase):
    def copy(self, environment, spaces=False):
        """Returns the visible text, with the trailing spaces that some terminals copy."""
        with tempfile.TemporaryDirectory() as home:
            environment = {"HOME": home, "LC_ALL": "C.UTF-8", **environment}
            with Terminal([TCA], 160, 400, environment) as shell:
                shell.wait_for_line("tca>")
                for number, line in enumerate(SESSION):
                    shell.enter(line)
                    shell.enter(f"# {number}")
                    shell.wait(
                        lambda: any(text.endswith(f"> # {number}") for text in shell.lines()),
                        f"comment {number}")
                shell.enter("# end")
                shell.wait(
                    lambda: shell.last_line().endswith(">"), "the prompt behind the last line")
                lines = shell.lines()
        while not lines[-1]:
            lines.pop()
        # What the shell shows before its first prompt is not a transcript.
        lines = lines[next(i for i, line in enumerate(lines) if line.startswith("tca>")):]
        if spaces:
            lines = [line + " " * (160 - columns_of(line)) for line in lines]
        return "\n".join(lines)

    def check(self, copied):
        with tempfile.NamedTemporaryFile("w", suffix=".md", delete=False) as file:
            file.write(f"# Pasted\n\n```tca\n{copied}\n```\n")
        try:
            result = subprocess.run([TCA, "check", file.name], capture_output=True, text=True)
            self.assertEqual(result.returncode, 0, result.stdout)
        finally:
            os.remove(file.name)

    def test_a_session_with_colors(self):
        self.check(self.copy({}))

    def test_a_session_without_colors(self):
        self.check(self.copy({"NO_COLOR": "1"}))

    def test_spaces_at_the_ends_of_lines_do_not_matter(self):
        self.check(self.copy({"NO_COLOR": "1"}, spaces=True))


if __name__ == "__main__":
    unittest.main()
