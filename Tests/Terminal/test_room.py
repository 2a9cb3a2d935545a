"""The room: its page in a real browser, several viewers at once, and clients that misbehave."""

import json
import os
import re
import shutil
import socket
import subprocess
import tempfile
import unittest
import urllib.request

from browser import PROGRAM, WindowTestCase
from kernel import without_landlock
from room_case import POSITION, STATUS, RoomTestCase
from terminal import ROOT, Terminal
from test_misbehaving import kill_worker
from test_shell import TCA


class ClientTests(RoomTestCase):
    def test_fifty_reconnections_lose_no_record(self):
        seen = []
        for number in range(50):
            self.enter(f"set editMode {'inactive' if number % 2 else 'active'}" if number % 5 else "state")
            seen += self.events(after=seen[-1] if seen else None, count=1)
        records = self.events(count=51)
        self.assertEqual([record["number"] for record in seen], list(range(1, 51)))
        self.assertEqual(seen, records[:50])

    def test_after_a_crash_the_room_has_its_address_and_its_log_goes_on(self):
        for _ in range(3):
            self.enter("state")
        before = self.events(count=4)
        kill_worker(self.terminal.child.pid)
        self.terminal.wait_for("the system killed it (signal 9)")
        self.terminal.wait_for_line("Todos>")
        self.enter("actions")
        self.assertEqual([(record["number"], record["line"]) for record in self.events(after=before[-1])], [(5, "actions")])
        self.assertEqual(self.events(count=4), before)

    def test_a_flood_over_one_connection_is_refused_and_the_prompt_goes_on(self):
        path = self.address.split(self.port, 1)[1]
        request = f"GET {path}/none HTTP/1.1\r\nHost: a\r\nConnection: keep-alive\r\n\r\n".encode()
        with socket.create_connection((self.host, int(self.port)), timeout=20) as connection:
            connection.sendall(request * 500)
            answers = b""
            while b" 429 " not in answers:
                data = connection.recv(65536)
                self.assertTrue(data, answers[-200:])
                answers += data
            self.enter("state")
            self.assertEqual(urllib.request.urlopen(self.address, timeout=20).status, 200)

    def test_misbehaving_clients_do_not_disturb_the_others(self):
        secret = self.address.rsplit("/", 1)[1]
        vote = f"POST /{secret}/vote HTTP/1.1\r\nHost: a\r\n"
        attacks = [
            vote.encode() + b"Content-Length: 1000000000\r\n\r\n" + b"x" * 100_000,
            vote.encode() + b"Content-Length: -1\r\n\r\n", vote.encode() + b"Content-Length: 5\r\n\r\n\xff\xfe\x00\x80\xc3",
            vote.encode() + b"Transfer-Encoding: chunked\r\n\r\nffffffff\r\n", b"\x00\xff" * 5000 + b"\r\n\r\n",
            f"GET /{secret}/../../etc/passwd HTTP/1.1\r\n\r\n".encode(), b"GET /%ff%00 HTTP/1.1\r\n\r\n",
        ]
        for attack in attacks:
            self.assertNotIn(b" 200 ", self.raw(attack)[:30], attack[:80])
        slow = []
        for _ in range(30):
            connection = socket.create_connection((self.host, int(self.port)))
            connection.sendall(f"GET /{secret}/events HTTP/1.1\r\nHost: a\r\n\r\n".encode())
            slow.append(connection)
        for _ in range(20):
            self.enter("state")
        self.assertEqual([record["number"] for record in self.events(count=21)], list(range(1, 22)))
        for connection in slow:
            connection.close()
        self.assertEqual(self.post("vote", b"{}"), 400)
        self.assertEqual(urllib.request.urlopen(self.address, timeout=20).status, 200)

    def test_a_flood_of_votes_counts_each_name_once(self):
        self.enter("vote")
        for number in range(200):
            body = json.dumps({"ballot": 1, "choice": number % 2, "voter": f"voter-0000{number % 3}"}).encode()
            self.assertEqual(self.post("vote", body), 204)
        for choice in (-1, 99):
            body = json.dumps({"ballot": 1, "choice": choice, "voter": "voter-00009"}).encode()
            self.assertEqual(self.post("vote", body), 409)
        self.terminal.enter("vote end")
        self.terminal.wait_for("the room chose")
        body = json.dumps({"ballot": 1, "choice": 0, "voter": "voter-00000"}).encode()
        self.assertEqual(self.post("vote", body), 409)


class PortTests(unittest.TestCase):
    def open(self, port):
        address = f"127.0.0.1:{port}"
        result = subprocess.run(
            [TCA], input=f"load Todos\nroom --address {address}\n", text=True, capture_output=True, timeout=60)
        return address, result.stdout + result.stderr

    def test_a_room_can_have_a_fixed_port(self):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        address, output = self.open(port)
        self.assertIn(f"http://{address}/", output)

    def test_a_port_that_is_in_use_is_refused(self):
        with socket.create_server(("127.0.0.1", 0)) as taken:
            address, output = self.open(taken.getsockname()[1])
        self.assertIn(f"cannot listen on {address}; `--address` needs an address of this machine, and a port", output)

    def test_the_command_line_refuses_what_is_not_an_address(self):
        for command in (["room", "Todos"], ["present", os.path.join(ROOT, "Scenarios/workshop.md"), "--room"]):
            result = subprocess.run([TCA, *command, "--address", "8080"], text=True, capture_output=True, timeout=60)
            self.assertEqual(result.returncode, 64, result)
            self.assertIn("`8080` is not an IPv4 address such as 192.168.1.20 or 192.168.1.20:8080", result.stderr)


class TypedAheadTests(RoomTestCase):
    def test_a_pasted_block_is_shown_line_by_line(self):
        lines = [f".todo[#0].titleChanged(\"{number}\")" for number in range(50)]
        self.enter(".addButtonTapped")
        self.terminal.type("".join(f"{line}\r" for line in lines))
        self.terminal.wait_for(f"> {lines[-1]}")
        records = self.events(count=52)
        self.assertEqual([record["number"] for record in records], list(range(1, 53)))
        self.assertEqual([record["line"] for record in records[2:]], lines)
        for number, record in enumerate(records[2:]):
            self.assertIn(f'"{number}"', [field["value"] for field in record["state"]])
            self.assertIn(f'value="{number}"', record["screen"])
            self.assertEqual(record["actions"][0].split(" ")[0], str(number + 2))

    def test_the_end_of_a_session_loses_no_record(self):
        for end in ("", "quit\n"):
            with tempfile.TemporaryDirectory() as folder:
                text = "load Todos\nroom --to room\n.addButtonTapped\n.addButtonTapped\n" + end
                subprocess.run([TCA], input=text, text=True, cwd=folder, stdout=subprocess.DEVNULL, check=True, timeout=60)
                with open(os.path.join(folder, "room/room.json")) as file:
                    index = json.load(file)
                records = []
                for number in range(1, index["count"] + 1):
                    with open(os.path.join(folder, f"room/records/{index['log']}/{number}.json")) as file:
                        records.append(json.load(file))
                self.assertEqual([record["line"] for record in records],
                                 ["", ".addButtonTapped", ".addButtonTapped"] + end.split())
                self.assertEqual([len([row for row in record["history"] if "addButtonTapped" in row]) for record in records],
                                 [0, 1, 2] + [2 for _ in end.split()])

    def test_a_pipe_that_goes_on_shows_each_line_at_once(self):
        with tempfile.TemporaryDirectory() as folder:
            program = subprocess.Popen([TCA], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=folder)
            self.addCleanup(program.kill)
            program.stdin.write("load Todos\nroom\n.addButtonTapped\n")
            program.stdin.flush()
            for line in program.stdout:
                if line.startswith("http://"):
                    break
            self.address = line.strip()
            self.assertEqual([record["line"] for record in self.events(count=2)], ["", ".addButtonTapped"])
            program.communicate("")


class TaskTests(RoomTestCase):
    def attempt(self, text, voter="viewer-one", task=1):
        body = json.dumps({"task": task, "name": "", "text": text, "language": "en", "voter": voter}).encode()
        return json.load(urllib.request.urlopen(f"{self.address}/try", data=body, timeout=60))

    def test_lines_that_never_end_or_end_their_process_harm_nobody(self):
        self.terminal.enter(f"load {os.path.join(ROOT, 'Tests/Terminal/misbehaving/Endings.swift')}")
        self.terminal.wait_for_line("Endings>")
        self.terminal.enter("room task state count = 2")
        self.terminal.wait_for_line("Endings [0 of 0 done]>")
        for line in (".loop", ".exit", ".endSignal", ".bigArray", ".prints"):
            result = self.attempt(f".plus\n{line}")
            self.assertTrue(result["wasStopped"], line)
            self.assertFalse(result["isSolved"], line)
        for line, count in ((".writesFile", 10), (".startsProcess", 20), (".startsThread", 30)):
            result = self.attempt(line)
            self.assertFalse(result["wasStopped"], line)
            self.assertIn(f"+   count: {count},", [row["text"] for row in result["lines"][0]["output"]])
        mark = os.path.join(self.folder, "mark")
        self.assertFalse(os.path.exists(mark) and os.path.getsize(mark))
        self.assertFalse(os.path.exists(mark + "-of-process"))
        result = self.attempt(".plus\nquit\nexport scenario x.md\n.plus")
        self.assertEqual([line["isRefused"] for line in result["lines"]], [False, True, True, False])
        self.assertTrue(result["isSolved"])
        self.terminal.wait_for_line("Endings [1 of 1 done]>")
        self.terminal.enter("state")
        self.terminal.wait_for("count: 0")
        self.assertFalse([name for name in os.listdir(tempfile.gettempdir()) if name.startswith("tca-task-")])

    def test_lines_reach_nothing_outside_and_say_what_was_refused(self):
        outside = os.path.join(self.folder, "outside")
        os.mkdir(outside)
        with open(os.path.join(outside, "file"), "w") as file:
            file.write("kept")
        self.terminal.enter(f"load {os.path.join(ROOT, 'Tests/Terminal/misbehaving/Reaching.swift')}")
        self.terminal.wait_for_line("Reaching>")
        self.terminal.enter("room task state count = 2")
        self.terminal.wait_for_line("Reaching [0 of 0 done]>")
        file = "error: the feature tried to change a file, which it cannot do here"
        process = "error: the feature tried to reach another process, which it cannot do here"
        refused = {
            ".create": file, ".append": file, ".delete": file, ".rename": file, ".truncate": file, ".makeFolder": file,
            ".makeTemporary": file, ".deleteInEffect": file, ".deleteOnThread": file,
            ".connect": "error: the feature tried to open a connection, which it cannot do here",
            ".signalParent": process, ".trace": process,
            ".mount": "error: the feature tried to change the system, which it cannot do here",
        }
        for line, error in refused.items():
            result = self.attempt(line)
            self.assertFalse(result["wasStopped"], line)
            rows = [row["text"] for row in result["lines"][0]["output"]]
            self.assertEqual([row for row in rows if row.startswith("error: ")], [error], line)
            self.assertIn("+   error: -1", " ".join(rows), line)
        # What cannot be read is not named, because the libraries try many files.
        for line in [".read", ".readTerminal", ".openTerminal", ".findVariables", ".findListener", ".findSecret"]:
            rows = " ".join(row["text"] for row in self.attempt(line)["lines"][0]["output"])
            self.assertIn("+   error: -1", rows, line)
        both = self.attempt(".delete\n.connect\n.count\n.count")
        self.assertEqual([[row["text"] for row in line["output"] if row["kind"] == "error"] for line in both["lines"]],
                         [[refused[".delete"]], [refused[".connect"]], [], []])
        self.assertTrue(both["isSolved"], both)
        self.assertEqual(os.listdir(outside), ["file"])
        with open(os.path.join(outside, "file")) as file:
            self.assertEqual(file.read(), "kept")
        # The presenter's session goes on.
        self.terminal.enter("room task end")
        self.terminal.wait_for("1 of 1 has solved it")
        self.terminal.enter(".delete")
        self.terminal.wait_for("count: 1")
        self.assertEqual(os.listdir(outside), [])


class TasksWithoutLandlock(RoomTestCase):
    """On a kernel that cannot restrict files, an attempt opens none."""

    prepare = staticmethod(without_landlock)
    attempt = TaskTests.attempt

    def test_lines_read_no_file_and_no_terminal(self):
        outside = os.path.join(self.folder, "outside")
        os.mkdir(outside)
        with open(os.path.join(outside, "file"), "w") as file:
            file.write("kept")
        self.terminal.enter(f"load {os.path.join(ROOT, 'Tests/Terminal/misbehaving/Reaching.swift')}")
        self.terminal.wait_for_line("Reaching>")
        self.terminal.enter("room task state count = 2")
        self.terminal.wait_for_line("Reaching [0 of 0 done]>")
        for line in [".read", ".readTerminal", ".openTerminal", ".findVariables", ".findListener", ".findSecret", ".delete"]:
            rows = " ".join(row["text"] for row in self.attempt(line)["lines"][0]["output"])
            self.assertIn("+   error: -1", rows, line)
        self.assertTrue(self.attempt(".count\n.count")["isSolved"])
        self.assertEqual(os.listdir(outside), ["file"])


TALK = """# Add two

Add two rows.

```tca
> load Todos
```

```goal
state todos.count = 2
```

# The end

Thank you.
"""


class TalkTests(RoomTestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)
        path = os.path.join(self.folder, "talk.md")
        with open(path, "w") as file:
            file.write(TALK)
        environment = {"HOME": self.folder, "XDG_STATE_HOME": self.folder}
        self.terminal = Terminal([TCA, "present", path, "--room"], columns=100, rows=60, environment=environment)
        self.addCleanup(self.terminal.close)
        self.terminal.wait_for("any key begins")
        self.address = re.search(r"http://\S+", "\n".join(self.terminal.lines())).group(0)

    def test_a_slide_with_a_goal_gives_a_task_after_its_commands_and_ends_it_with_the_slide(self):
        self.terminal.type(" ")
        self.terminal.wait_for("Add two rows.")
        self.assertIsNone(self.events(count=1)[0].get("task"))
        self.terminal.type(" ")
        task = self.events(count=3)[2]["task"]
        self.assertEqual(task, {"number": 1, "text": "Add two", "goals": ["state todos.count = 2"]})
        self.terminal.wait_for("0 of 0 done")
        body = json.dumps({"task": 1, "name": "", "text": ".addButtonTapped\n.addButtonTapped", "language": "en",
                           "voter": "viewer-one"}).encode()
        self.assertTrue(json.load(urllib.request.urlopen(f"{self.address}/try", data=body, timeout=60))["isSolved"])
        self.terminal.wait_for("1 of 1 done")
        self.terminal.type(" ")
        self.terminal.wait_for("Thank you.")
        self.terminal.wait_for_line("2/2  The end")
        self.assertEqual([record["task"].get("solved") for record in self.events(count=5)[3:] if "task" in record], [None, 1])
        self.assertEqual(self.post("try", body), 409)


class UnsolvableTalkTests(RoomTestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)
        self.path = os.path.join(self.folder, "talk.md")

    def present(self, goal):
        with open(self.path, "w") as file:
            file.write(TALK.replace("state todos.count = 2", goal))
        environment = {"HOME": self.folder, "XDG_STATE_HOME": self.folder}
        self.terminal = Terminal([TCA, "present", self.path, "--room"], columns=200, rows=30, environment=environment)
        self.addCleanup(self.terminal.close)

    def test_a_goal_that_cannot_be_read_is_refused_before_the_talk(self):
        self.present("stat todos.count = 2")
        self.terminal.wait_for("talk.md:10: error: `stat todos.count = 2` is not a condition")
        self.terminal.wait_for("did you mean `state`?")

    def test_a_goal_about_a_missing_field_begins_no_task_and_says_why(self):
        self.present("state todoz.count = 2")
        self.terminal.wait_for("any key begins")
        self.address = re.search(r"http://\S+", "\n".join(self.terminal.lines())).group(0)
        self.terminal.type(" ")
        self.terminal.wait_for("Add two rows.")
        self.terminal.type(" ")
        self.terminal.wait_for("no task: line 10: `state todoz.count = 2` can never be fulfilled")
        self.assertFalse([record for record in self.events(count=2) if record.get("task")])


@unittest.skipUnless(PROGRAM, "no Chromium is installed; `apt-get install chromium` enables the test of the page")
class BrowserTests(WindowTestCase, RoomTestCase):
    def test_one_viewer_looks_back_while_another_follows(self):
        live, past = self.browser.tab(self.address, width=1200), self.browser.tab(self.address, width=360)
        for tab in (live, past):
            tab.wait(f"{STATUS} === 'Live' && {POSITION} === '1 of 1'")
        self.enter("state")
        for tab in (live, past):
            tab.wait(f"{POSITION} === '2 of 2'")
        past.press("ArrowLeft")
        past.wait(f"{POSITION} === '1 of 2'")
        self.assertFalse(past.value("document.getElementById('now').hidden"))
        self.enter("actions")
        live.wait(f"{POSITION} === '3 of 3'")
        past.wait(f"{POSITION} === '1 of 3'")
        for tab in (live, past):
            self.assertLessEqual(tab.value("document.documentElement.scrollWidth - innerWidth"), 0)
        past.value("document.getElementById('now').click()")
        past.wait(f"{POSITION} === '3 of 3'")
        self.assertTrue(past.value("document.getElementById('now').hidden"))

    def test_a_page_goes_on_with_the_log_of_a_restored_session(self):
        tab = self.browser.tab(self.address)
        self.enter("state")
        tab.wait(f"{POSITION} === '2 of 2'")
        tab.value("window.isSamePage = true")
        tab.press("ArrowLeft")
        kill_worker(self.terminal.child.pid)
        self.terminal.wait_for("the system killed it (signal 9)")
        self.terminal.wait_for_line("Todos>")
        self.enter("actions")
        tab.wait(f"{STATUS} === 'Live' && {POSITION} === '1 of 3'")
        self.assertTrue(tab.value("window.isSamePage"))
        self.assertEqual(
            tab.value("[...document.querySelectorAll('#log .input')].map(line => line.textContent.split('> ')[1] || '')"),
            ["", "state", "actions"])

    def test_scripts_in_the_session_are_shown_as_text(self):
        tab = self.browser.tab(self.address)
        tab.wait(f"{STATUS} === 'Live'")
        self.enter("# <img src=x onerror=document.title='hit'><script>document.title='hit'</script>")
        tab.wait("document.querySelector('.now .input')?.textContent.includes('<script>')")
        self.assertEqual(tab.value("document.querySelectorAll('#log script, #log img').length"), 0)
        self.assertEqual(tab.value("document.title"), "Todos")

    def test_a_viewer_votes_and_sees_the_result(self):
        tab = self.browser.tab(self.address, width=360)
        tab.wait(f"{STATUS} === 'Live'")
        self.enter("vote")
        tab.wait("document.querySelectorAll('#ballot ol button:enabled').length > 0")
        tab.value("document.querySelector('#ballot ol button').click()")
        tab.wait("document.querySelector('#ballot ol button').getAttribute('aria-pressed') === 'true'")
        self.terminal.enter("vote end")
        self.terminal.wait_for("the room chose")
        tab.wait("document.querySelector('#ballot ol button').textContent.includes('(1 vote)')")
        self.assertEqual(tab.value("document.querySelectorAll('#ballot ol button:enabled').length"), 0)

    def test_on_a_phone_the_screen_is_above_the_choices_and_a_tap_on_it_votes(self):
        tab = self.browser.tab(self.address, width=390)
        tab.wait(f"{STATUS} === 'Live'")
        self.enter(".addButtonTapped")
        self.enter("vote")
        tab.wait("document.querySelector('#ballot-screen [data-control]') !== null")
        self.assertTrue(tab.value("""document.querySelector("#ballot-screen").getBoundingClientRect().bottom
          <= document.querySelector("#ballot ol").getBoundingClientRect().top"""))
        # An action beside the control that sends it would divide its votes.
        choices = tab.value("[...document.querySelectorAll('#ballot ol button')].map(button => button.textContent)")
        self.assertIn("tap Add", choices)
        self.assertEqual([choice for choice in choices if choice.startswith(".")], [])
        tab.wait("document.querySelector('#ballot-screen .choice') !== null")
        fields = "[...document.querySelectorAll('#ballot-screen [data-control]')].filter(c => c.textContent.includes('Title'))"
        self.assertGreater(tab.value(f"{fields}.length"), 0)
        self.assertEqual(tab.value(f"{fields}.filter(c => c.classList.contains('choice')).length"), 0)
        tab.value("document.querySelector('#ballot-screen [data-control]').click()")
        tab.wait("document.querySelector('#ballot ol button[aria-pressed=true]') !== null")
        self.terminal.enter("vote end")
        self.terminal.wait_for("the room chose")
        wide = self.browser.tab(self.address, width=1280)
        wide.wait(f"{STATUS} === 'Live'")
        self.assertEqual(wide.value("getComputedStyle(document.querySelector('#ballot-screen')).display"), "none")

    def test_the_example_of_an_action_is_one_of_this_feature(self):
        tab = self.browser.tab(self.address, width=360)
        tab.wait(f"{STATUS} === 'Live'")
        self.enter("ask")
        tab.wait("document.querySelector('#question h2').textContent === 'Type an action, such as .addButtonTapped'")
        self.terminal.enter("ask end")
        self.terminal.wait_for("nobody has answered")
        self.terminal.enter("room task state todos.count = 2")
        tab.wait("document.querySelector('label[for=task-lines]').textContent === 'One action per line, such as .addButtonTapped'")

    def test_the_page_is_korean_on_request_and_says_when_the_room_is_closed(self):
        tab = self.browser.tab(self.address + "?lang=ko", width=360)
        tab.wait(f"{STATUS} === '실시간'")
        self.assertEqual(tab.value("document.documentElement.lang"), "ko")
        self.enter("room off")
        tab.wait(f"{STATUS}?.startsWith('방이 닫혔습니다')")

    def test_after_the_end_a_page_says_that_the_room_is_closed(self):
        tab = self.browser.tab(self.address, width=1200)
        tab.wait(f"{STATUS} === 'Live'")
        self.enter("vote")
        tab.wait("!document.getElementById('ballot').hidden")
        self.terminal.enter("quit")
        tab.wait(f"{STATUS}?.startsWith('The room is closed')")
        self.assertTrue(tab.value("document.getElementById('ballot').hidden"))

    def test_a_refused_attempt_says_why_and_hides_the_one_before(self):
        tab = self.browser.tab(self.address, width=1200)
        tab.wait(f"{STATUS} === 'Live'")
        self.terminal.enter("room task state todos.count = 2")
        tab.wait("!document.getElementById('task').hidden")
        tab.value("document.getElementById('task-lines').value = '.addButtonTapped'")
        tab.value("document.getElementById('run').click()")
        tab.wait("document.querySelector('#tried .input') !== null")
        tab.value("document.getElementById('task-lines').value = ' '")
        tab.value("document.getElementById('run').click()")
        tab.wait("document.querySelector('#task > p').textContent === 'Type an action.'")
        self.assertIsNone(tab.value("document.querySelector('#tried .input')"))
        tab.value("document.getElementById('task-lines').value = '.addButtonTapped'")
        tab.value("document.getElementById('task-name').value = 'Mi\u202Ena'")
        tab.value("document.getElementById('run').click()")
        tab.wait("document.querySelector('#task > p').textContent.startsWith('The name has a character')")

    def test_pictures(self):
        for width in (360, 1200):
            tab = self.browser.tab(self.address, width=width)
            tab.wait(f"{STATUS} === 'Live'")
            path = os.path.join(os.environ.get("PICTURES", self.folder), f"room-{width}.png")
            if width == 360:
                self.enter("tap Add")
                self.enter("vote")
            tab.wait("document.querySelectorAll('#ballot ol button:enabled').length > 0")
            tab.picture(path)
            self.assertGreater(os.path.getsize(path), 10_000)


if __name__ == "__main__":
    unittest.main()
