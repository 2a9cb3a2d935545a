"""Files at the prompt: load, edit, reload, a compile error and its repair."""

import os
import shutil
import tempfile
import unittest

from terminal import ROOT, TAB, control
from test_shell import Shell

COUNTER = os.path.join(ROOT, "Examples/Files/Counter.swift")


class Loading(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.file = os.path.join(self.folder.name, "Counter.swift")
        shutil.copy(COUNTER, self.file)

    def edit(self, old, new):
        with open(self.file) as file:
            text = file.read()
        self.assertIn(old, text)
        with open(self.file, "w") as file:
            file.write(text.replace(old, new))

    def test_a_file_is_loaded_edited_broken_mended_and_reloaded(self):
        with Shell(self.file) as shell:
            shell.wait_for_line("Counter>")
            shell.enter(".plusButtonTapped")
            shell.wait_for("+   count: 1,")
            self.edit("state.count += 1", "state.count += 10")
            shell.enter("reload")
            shell.wait_for("typed 1 line again, 1 otherwise than before")
            shell.wait_for("now  +   count: 10,")
            shell.wait_for_line("Counter>")
            self.edit("case ticked\n", "case ticked(\n")
            shell.enter("reload")
            shell.wait_for("Counter.swift:14:")
            shell.wait_for_line("Counter>")
            self.edit("case ticked(\n", "case ticked\n")
            shell.enter("reload")
            shell.wait_for("typed 1 line again, all as before")

    def test_files_are_completed_behind_load(self):
        with Shell() as shell:
            shell.wait_for_line("tca>")
            shell.type(f"load {self.folder.name}/Coun" + TAB)
            shell.wait_for("Counter.swift")


if __name__ == "__main__":
    unittest.main()
