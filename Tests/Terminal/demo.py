"""The demonstration of the line editor, at its first prompt."""

import os
import tempfile

from terminal import Terminal

COMMAND = os.environ.get("DEMO", ".build/debug/LineEditorDemo")


class Demo(Terminal):
    def __init__(self, history=None, environment=None, columns=80, rows=24):
        self.folder = tempfile.TemporaryDirectory()
        self.history = history or os.path.join(self.folder.name, "state", "history")
        environment = dict({"LC_ALL": "C.UTF-8"} if environment is None else environment)
        environment["DEMO_HISTORY"] = self.history
        super().__init__([COMMAND], columns=columns, rows=rows, environment=environment)
        self.wait_for_line("λ 0>")

    def close(self):
        super().close()
        self.folder.cleanup()
