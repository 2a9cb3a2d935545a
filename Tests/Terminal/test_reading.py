"""The table "What can show your files" of SECURITY.md: each row is checked with files that are none of a stranger's business."""

import os
import re
import subprocess
import unittest

from strangers import SECRET, Strangers, WithCourse, model_requests
from terminal import ROOT
from test_attacks import has_test
from test_shell import TCA

HEADING = "## What can show your files"
# The test of each row, by the beginning of its first cell.
ROWS = {
    "`replay`, `import log`, and `load --state` in a scenario": "Shown.test_a_scenario_that_is_not_trusted_shows_only_its_folder",
    "the same lines, typed": "Shown.test_what_somebody_types_or_trusts_is_shown",
    "`load` of a Swift file in a scenario": "Shown.test_code_is_loaded_only_from_trusted_folders",
    "`source`, `edit`, `expand`": "Shown.test_commands_about_sources_show_only_sources_that_were_loaded",
    "a file of a lesson": "Lessons.test_a_lesson_shows_only_files_of_its_course",
    "`export html` and `svg`": "Shown.test_pages_pictures_and_recordings_read_no_file",
    "the lines of a viewer": "test_room.TaskTests.test_lines_reach_nothing_outside_and_say_what_was_refused",
    "`tca mcp`": "Shown.test_a_client_of_a_model_sees_only_its_folder",
    "suggestions": "Shown.test_suggestions_of_a_scenario_name_no_file_outside",
    "`tca log FILE`": "Shown.test_the_log_is_the_file_that_was_named",
}


class Table(unittest.TestCase):
    def test_each_row_of_the_page_has_a_test(self):
        with open(os.path.join(ROOT, "SECURITY.md")) as page:
            section = page.read().split(HEADING, 1)[1].split("\n## ", 1)[0]
        cells = [line.split("|")[1].strip() for line in section.splitlines() if line.startswith("| ")][1:]
        self.assertEqual(
            [next((row for row in ROWS if cell.startswith(row)), cell) for cell in cells], list(ROWS), "rows without a test")
        names = [name if name.startswith("test_") else f"{__name__}.{name}" for name in ROWS.values()]
        self.assertEqual([name for name in names if not has_test(name)], [])


class Shown(Strangers, unittest.TestCase):
    def play(self, *lines, trust=()):
        """The output of a scenario with these lines."""
        steps = "".join(f"> {line}\n...\n" for line in lines)
        self.write(os.path.join(self.stranger, "talk.md"), f"```tca\n{steps}```\n")
        return self.run_tca("replay", *trust, "talk.md")[1]

    READING = ["replay {}/talk.md", "import log {}/state.json", "load AmountControl --state {}/state.json"]

    def test_a_scenario_that_is_not_trusted_shows_only_its_folder(self):
        os.mkdir(os.path.join(self.stranger, "own"))
        self.write(os.path.join(self.stranger, "own", "talk.md"), f"```tca\n> # {SECRET}\n```\n")
        self.write(os.path.join(self.stranger, "own", "state.json"), '{"version": "%s"}' % SECRET)
        for form in self.READING:
            with self.subTest(form):
                for folder in ["../outside", self.outside, "~", "linked"]:
                    output = self.play(form.format(folder))
                    self.expect_nothing_shown(output)
                    self.assertIn("a scenario reads only files in its own folder and in trusted folders", output)
                if "log" not in form:
                    self.assertIn(SECRET, self.play(form.format("own")))
        self.run_tca("trust", self.outside)
        self.assertIn(SECRET, self.play("replay ../outside/talk.md"))

    def test_what_somebody_types_or_trusts_is_shown(self):
        lines = [self.READING[0].format("../outside"), self.READING[2].format("../outside")]
        for line in lines:
            self.assertIn(SECRET, self.run_tca(text=line + "\n")[1])
            self.assertIn(SECRET, self.play(line, trust=["--trust"]))

    def test_code_is_loaded_only_from_trusted_folders(self):
        output = self.play("load ../outside/Counter.swift", "source")
        self.expect_nothing_shown(output)
        self.assertIn("error: the scenario runs code that is not trusted", output)

    def test_commands_about_sources_show_only_sources_that_were_loaded(self):
        for command in ["source", "expand"]:
            for name in ["../outside/Counter.swift", f"{self.outside}/Counter.swift", "~/Counter.swift", "../outside/state.json"]:
                lines = ["load AmountControl", f"{command} {name}"]
                self.expect_nothing_shown(self.play(*lines))
                self.expect_nothing_shown(self.run_tca(text="\n".join(lines) + "\n")[1])

    def test_pages_pictures_and_recordings_read_no_file(self):
        for name in ["state.json", "talk.md"]:
            os.symlink(f"../outside/{name}", os.path.join(self.stranger, "picture-" + name))
        prose = "".join(f"![A picture]({path})\n\n[A page]({path})\n\n" for path in [
            "picture-state.json", "../outside/talk.md", f"{self.outside}/state.json", f"file://{self.outside}/state.json"])
        lines = ["load AmountControl", f"note ![A picture]({self.outside}/state.json)", ".plusButtonTapped", "export html page.html",
                 "export svg page.svg", "export cast page.cast", "explore graph html to graph.html"]
        steps = "".join(f"> {line}\n...\n" for line in lines)
        self.write(os.path.join(self.stranger, "talk.md"), f"# A talk\n\n{prose}```tca\n{steps}```\n\n{prose}")
        shown = self.run_tca("present", "--page", "-", "talk.md")[1]
        self.assertIn("AmountControl", shown)
        self.run_tca(text=f"record page.md\n{lines[1]}\nload AmountControl\nrecord stop\n")
        pages = [name for name in os.listdir(self.stranger) if name.startswith(("page.", "graph."))]
        self.assertEqual(sorted(pages), ["graph.html", "page.cast", "page.html", "page.md", "page.svg"])
        for name in pages:
            with open(os.path.join(self.stranger, name)) as page:
                shown += page.read()
        self.expect_nothing_shown(shown)

    def test_a_client_of_a_model_sees_only_its_folder(self):
        requests = []
        for name in ["../outside/talk.md", "linked/talk.md", "link.json", f"{self.outside}/state.json"]:
            requests += [("check", {"file": name}), ("load", {"feature": "AmountControl", "fields": f"--state {name}"})]
        text = "\n".join(model_requests(*requests)) + "\n"
        output = self.run_tca("mcp", text=text)[1]
        self.assertEqual(output.count("isError\":true"), len(requests), output)
        self.expect_nothing_shown(output)

    def test_suggestions_of_a_scenario_name_no_file_outside(self):
        for folder in [self.home, self.outside, self.stranger]:
            self.write(os.path.join(folder, "Telephone.swift"), "")
            self.write(os.path.join(folder, "telephone.json"), "")
        for folder in ["../outside/", "~/", "linked/", f"{self.outside}/"]:
            for line in [f"replay {folder}telephon.md", f"import log {folder}telephon.json", f"load AmountControl --state {folder}telephon.json"]:
                self.assertNotIn("elephone", self.play(line).replace(line, ""))

    def test_the_log_is_the_file_that_was_named(self):
        self.write(os.path.join(self.stranger, "log.txt"), f"received action:\n  A.b\n  {self.outside}/state.json\n@{self.outside}/state.json\n")
        self.expect_nothing_shown(self.run_tca("log", "--others", "log.txt")[1])
        self.assertIn(SECRET, self.run_tca("log", "--others", "linked/talk.md")[1])


class Lessons(WithCourse, unittest.TestCase):
    def test_a_lesson_shows_only_files_of_its_course(self):
        for name in ["../../outside/Counter.swift", f"{self.outside}/Counter.swift", "../linked/Counter.swift"]:
            with self.subTest(name):
                subprocess.run(["rm", "-r", os.path.join(self.stranger, "taps")], stderr=subprocess.DEVNULL)
                self.course(["load AmountControl"], goal=f"file Counter.swift\nstate amount = 1", solution=f"load {name}")
                self.write(os.path.join(self.stranger, "taps", "Counter.swift"), "struct Counter {}\n")
                output = self.run_tca("learn", ".", text="solution\n" * 6)[1]
                self.expect_nothing_shown(output)


if __name__ == "__main__":
    unittest.main()
