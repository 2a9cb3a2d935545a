"""A room whose feature crashes or never ends: its viewers keep the log, and the presenter what they have sent."""

import json
import os
import re
import shutil
import tempfile
import unittest
import urllib.request

from room_case import RoomTestCase
from terminal import ROOT, Terminal
from test_shell import TCA

ENDINGS = os.path.join(ROOT, "Tests/Terminal/misbehaving/Endings.swift")


class Crashes(RoomTestCase):
    def setUp(self):
        super().setUp()
        self.terminal.enter(f"load {ENDINGS}")
        self.terminal.wait_for_line("Endings>")

    def crash(self, prompt):
        errors = "the session continues from before this line"
        count = "\n".join(self.terminal.lines()).count(errors)
        self.terminal.enter(".exit")
        self.terminal.wait(lambda: "\n".join(self.terminal.lines()).count(errors) > count, errors)
        self.terminal.wait_for_line(prompt)

    def attempt(self, text):
        body = json.dumps({"task": 1, "name": "Mina", "text": text, "language": "en", "voter": "viewer-one"}).encode()
        return json.load(urllib.request.urlopen(f"{self.address}/try", data=body, timeout=60))

    def test_the_line_and_its_error_are_records_and_older_ones_stay(self):
        self.terminal.enter(".plus")
        before = self.events(count=3)
        self.crash("Endings>")
        self.terminal.enter("state")
        after = self.events(after=before[-1], count=2)
        self.assertEqual([record["line"] for record in after], [".exit", "state"])
        self.assertEqual([record["log"] for record in after], [before[0]["log"]] * 2)
        self.assertEqual([record["number"] for record in after], [4, 5])
        self.assertEqual(after[0]["output"][0]["kind"], "error")
        # A second crash repeats neither.
        self.crash("Endings>")
        self.terminal.enter("state")
        everything = self.events(count=7)
        self.assertEqual([record["line"] for record in everything[3:]], [".exit", "state", ".exit", "state"])
        self.assertEqual(everything[:3], before)

    def test_attempts_at_a_task_are_kept(self):
        self.terminal.enter("room task state count = 2")
        self.terminal.wait_for_line("Endings [0 of 0 done]>")
        self.assertTrue(self.attempt(".plus\n.plus")["isSolved"])
        self.terminal.wait_for_line("Endings [1 of 1 done]>")
        self.crash("Endings [1 of 1 done]>")
        self.assertTrue(self.attempt(".plus\n.plus\nstate")["isSolved"])
        self.terminal.enter("room task end")
        self.terminal.wait_for("1  done  Mina (2 attempts)")
        self.crash("Endings>")
        self.terminal.enter("room show Mina")
        self.terminal.wait_for("Mina, solved")

    def test_votes_and_answers_are_kept(self):
        self.terminal.enter("vote")
        self.terminal.wait_for_line("Endings [0 votes]>")
        vote = json.dumps({"ballot": 1, "choice": 1, "voter": "viewer-one"}).encode()
        self.assertEqual(self.post("vote", vote), 204)
        self.terminal.wait_for_line("Endings [1 vote]>")
        self.crash("Endings [1 vote]>")
        self.assertEqual(self.post("vote", vote), 204)
        self.terminal.enter("vote end")
        self.terminal.wait_for("the room chose")
        self.terminal.type("\x15")
        self.terminal.enter("ask")
        self.terminal.wait_for_line("Endings [0 answers]>")
        answer = json.dumps({"question": 1, "text": ".plus", "voter": "viewer-one"}).encode()
        self.assertEqual(self.post("answer", answer), 204)
        self.crash("Endings [1 answer]>")
        self.terminal.enter("ask end")
        self.terminal.wait_for("1  .plus")

    def test_a_loop_that_was_stopped_keeps_them_too(self):
        self.terminal.enter("room task state count = 2")
        self.terminal.wait_for_line("Endings [0 of 0 done]>")
        self.assertTrue(self.attempt(".plus\n.plus")["isSolved"])
        before = self.events(count=3)
        self.terminal.enter(".loop")
        self.terminal.wait_for("> .loop")
        self.terminal.type("\x03")
        self.terminal.wait_for("Ctrl-C again")
        self.terminal.type("\x03")
        self.terminal.wait_for_line("Endings [1 of 1 done]>")
        self.assertEqual(self.events(after=before[-1], count=1)[0]["line"], ".loop")


TALK = f"""# One

```tca
> load {ENDINGS}
...
> .plus
...
```

# Two

```goal
state count = 2
```

# Three

```tca
> .exit
...
> .plus
...
```
"""


class Talks(RoomTestCase):
    attempt = Crashes.attempt

    def setUp(self):
        self.folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)
        path = os.path.join(self.folder, "talk.md")
        with open(path, "w") as file:
            file.write(TALK)
        environment = {"HOME": self.folder, "XDG_STATE_HOME": self.folder}
        self.terminal = Terminal(
            [TCA, "present", "--trust", path, "--room", "--speed", "0"], columns=100, rows=60, environment=environment)
        self.addCleanup(self.terminal.close)
        self.terminal.wait_for("any key begins")
        self.address = re.search(r"http://\S+", "\n".join(self.terminal.lines())).group(0)
        self.terminal.type(" ")
        self.terminal.wait_for("1/3  One")
        self.terminal.type("   ")
        self.terminal.wait_for("0 of 0 done")

    def test_a_command_that_crashes_keeps_the_room_and_its_log(self):
        self.terminal.type("  ")
        self.terminal.wait_for("the session continues from before this line")
        records = self.events(count=8)
        self.assertEqual([record["line"] for record in records if record["line"]], [f"load {ENDINGS}", ".plus", ".exit"])
        self.assertEqual(records[-1]["output"][0]["kind"], "error")
        self.assertEqual(len({record["log"] for record in records}), 1)

    def test_a_typed_line_that_crashes_keeps_the_attempts_and_is_shown(self):
        self.assertTrue(self.attempt(".plus")["isSolved"])
        self.terminal.wait_for("1 of 1 done")
        count = self.events(count=5)[-1]["number"]
        self.terminal.type(":")
        self.terminal.wait_for_line("Endings [1 of 1 done]>")
        self.terminal.enter("room")
        self.terminal.wait_for(self.address)
        self.terminal.enter(".exit")
        self.terminal.wait_for("1 of 1 done")
        self.terminal.wait_for("2/3  Two")
        record = self.events(count=count + 1)[-1]
        self.assertEqual(record["line"], ".exit")
        self.assertEqual(self.events(count=1)[0]["number"], 1)


if __name__ == "__main__":
    unittest.main()
