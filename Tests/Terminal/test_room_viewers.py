"""What viewers of a room do in a real browser: vote on the screen, predict, answer, and read a room that is files."""

import functools
import http.server
import os
import threading
import unittest

from browser import PROGRAM, Browser, WindowTestCase
from room_case import POSITION, STATUS, RoomTestCase

REASON = "no Chromium is installed; `apt-get install chromium` enables the test of the page"
LINES = "[...document.querySelectorAll('#log .input')].map(line => line.textContent.split('> ')[1] || '')"


@unittest.skipUnless(PROGRAM, REASON)
class ViewerTests(WindowTestCase, RoomTestCase):
    def viewer(self, query="", width=360):
        tab = self.browser.tab(self.address + query, width=width)
        tab.wait(f"['Live', '실시간'].includes({STATUS})")
        return tab

    def end(self, line, text):
        self.terminal.enter(line)
        self.terminal.wait_for(text)

    def test_tapping_a_control_of_the_newest_screen_votes_for_it(self):
        tapper, reader = self.viewer(), self.viewer(width=1200)
        self.enter("state")
        for tab in (tapper, reader):
            tab.wait(f"{POSITION} === '2 of 2'")
        reader.press("ArrowLeft")
        reader.wait(f"{POSITION} === '1 of 2'")
        self.enter("vote")
        tapper.wait("document.querySelector('.voting .now [data-control]') !== null")
        reader.wait("document.querySelector('#ballot:not([hidden])') !== null")
        # On an older screen, a tap is no vote: its controls may do something else by now.
        reader.value("document.querySelector('.now [data-control]').click()")
        tapper.value("[...document.querySelectorAll('.now [data-control]')].find(c => c.textContent.includes('Add')).click()")
        tapper.wait("document.querySelector('#ballot [aria-pressed=true]')?.textContent.startsWith('tap Add')")
        self.terminal.wait_for_line("Todos [1 vote]>")
        self.end("vote end", "the room chose: tap Add")
        self.terminal.wait_for_line("Todos> tap Add")
        reader.wait("[...document.querySelectorAll('#ballot ol button')].some(b => b.textContent === 'tap Add (1 vote)')")
        self.assertEqual(reader.value(POSITION), "1 of 2")
        self.terminal.enter("")
        tapper.wait(f"{POSITION} === '3 of 3'")
        self.assertEqual(tapper.value(LINES), ["", "state", "tap Add"])

    def test_viewers_predict_what_a_line_changes(self):
        tab = self.viewer()
        self.enter("vote .addButtonTapped")
        tab.wait("document.querySelectorAll('#ballot ol button:enabled').length > 1")
        self.assertEqual(tab.value("document.querySelector('#ballot h2').textContent"), "What will .addButtonTapped change?")
        choices = tab.value("[...document.querySelectorAll('#ballot ol button')].map(button => button.textContent)")
        self.assertEqual(len(choices), len(set(choices)))
        right = next(index for index, text in enumerate(choices) if "+ " in text and "Todo.State" in text)
        tab.value(f"document.querySelectorAll('#ballot ol button')[{right}].click()")
        self.terminal.wait_for_line("Todos [1 vote]>")
        self.end("vote end", "1 prediction")
        self.terminal.wait_for_line("Todos> .addButtonTapped")
        self.terminal.enter("")
        self.terminal.wait_for("1 of 1 in the room predicted this")

    def test_viewers_answer_and_the_presenter_accepts_one(self):
        first, second = self.viewer(), self.viewer("?lang=ko")
        self.enter("ask")
        answers = {first: ".addButtonTapped", second: ".addTodo<b>"}
        for tab, text in answers.items():
            tab.wait("document.querySelector('#question:not([hidden]) #answer') !== null")
            tab.value("document.getElementById('answer').focus()")
            tab.call("Input.insertText", text=text)
            tab.press("Enter")
            tab.wait("document.querySelector('#question p').textContent !== ''")
        self.assertEqual(first.value("document.querySelector('#question p').textContent"), "Your answer was sent. You can change it.")
        self.assertEqual(second.value("document.querySelector('#question p').textContent"), "보냈습니다. 바꿀 수 있습니다.")
        self.terminal.wait_for_line("Todos [2 answers]>")
        self.end("ask end", "`ask accept N` takes one of them")
        for tab in answers:
            tab.wait("document.querySelectorAll('#question li').length === 2")
            self.assertEqual(tab.value("document.querySelectorAll('#question b').length"), 0)
        self.assertEqual(first.value("document.querySelectorAll('#question li .error').length"), 1)
        order = first.value("[...document.querySelectorAll('#question li code')].map(code => code.textContent)")
        self.terminal.enter(f"ask accept {order.index('.addButtonTapped') + 1}")
        self.terminal.wait_for_line("Todos> .addButtonTapped")

    def test_viewers_solve_a_task_and_the_presenter_shows_one(self):
        first, second = self.viewer(), self.viewer("?lang=ko", width=1200)
        self.enter("state")
        self.terminal.enter("room task state todos.count = 2")
        self.terminal.wait_for_line("Todos [0 of 0 done]>")
        for tab, name, text in ((first, "Mina", ".addButtonTapped\n.addButtonTapped"), (second, "<b>Bo</b>", ".addButtonTapped\nload Counter")):
            tab.wait("document.querySelector('#task:not([hidden]) fieldset:not([hidden])') !== null")
            for field, value in (("task-name", name), ("task-lines", text)):
                tab.value(f"document.getElementById('{field}').focus()")
                tab.call("Input.insertText", text=value)
            tab.press("ArrowLeft")
            tab.value("document.getElementById('run').click()")
            tab.wait("document.querySelectorAll('#tried > div').length === 2")
        note = "document.querySelector('#task > p').textContent"
        self.assertEqual(first.value(note), "Done: you have solved it")
        self.assertEqual(first.value("document.querySelectorAll('#tried ins').length > 0"), True)
        self.assertTrue(second.value(note).startswith("아직이에요"))
        # Names are shown as code, without the marks of Markdown.
        self.assertEqual(second.value("document.querySelector('#task > p code').textContent"), "todos.count")
        self.assertNotIn("`", second.value(note))
        self.assertIn("여기서는 `load`를 쓸 수 없습니다", second.value("document.getElementById('tried').textContent"))
        self.terminal.wait_for_line("Todos [1 of 2 done]>")
        # The arrow key has moved the cursor of the input, and the attempts are no steps of the session.
        self.assertEqual(first.value(POSITION), "2 of 2")
        self.terminal.enter("room show <b>Bo</b>")
        second.wait(f"{POSITION} === '3개 중 3'")
        self.assertEqual(second.value("document.querySelectorAll('#log b b, #log .output b').length"), 0)
        self.assertIn("<b>Bo</b>", second.value("document.querySelector('#log .now').textContent"))
        self.end("room task end", "1 of 2 have solved it")
        first.wait("document.querySelector('#task fieldset').hidden")
        self.assertEqual(first.value(note), "The task has ended. 1 viewer has solved it.")


@unittest.skipUnless(PROGRAM, REASON)
class AccessTests(WindowTestCase, RoomTestCase):
    """What screen readers and keyboards find: the tree that Chromium gives them."""

    CONTROLS = {"button", "textbox", "slider", "checkbox", "switch", "combobox", "DisclosureTriangle", "link", "spinbutton"}

    def viewer(self, query=""):
        tab = self.browser.tab(self.address + query, width=360)
        tab.wait(f"['Live', '실시간'].includes({STATUS})")
        return tab

    def nodes(self, tab):
        def text(node, key):
            return node.get(key, {}).get("value", "")
        nodes = tab.call("Accessibility.getFullAXTree")["nodes"]
        return [(text(node, "role"), text(node, "name").strip()) for node in nodes if not node["ignored"]]

    def test_each_control_has_a_name_and_so_has_each_form(self):
        self.enter("tap Add")
        tabs = [self.viewer(), self.viewer("?lang=ko")]
        self.terminal.enter("room task state todos.count = 2")
        self.terminal.wait_for_line("Todos [0 of 0 done]>")
        self.terminal.enter("vote")
        self.terminal.wait_for_line("Todos [0 votes]>")
        self.terminal.enter("ask")
        self.terminal.wait_for("the room types actions")
        for tab, name in zip(tabs, ("Session", "세션")):
            for box in ("ballot", "question", "task"):
                tab.wait(f"!document.getElementById('{box}').hidden")
            nodes = self.nodes(tab)
            found = [node for node in nodes if node[0] in self.CONTROLS]
            self.assertGreater(len(found), 10)
            self.assertEqual([node for node in found if not node[1]], [])
            self.assertIn(("main", name), nodes)
            self.assertEqual(len([node for node in nodes if node[0] in ("form", "region") and node[1]]), 3)

    def test_only_controls_that_are_votes_can_be_reached_with_tab(self):
        tab = self.viewer()
        operable = "document.querySelectorAll('#log button[data-control]:not([tabindex=\"-1\"])').length"
        self.enter("tap Add")
        tab.wait(f"{POSITION} === '2 of 2'")
        self.assertEqual(tab.value(operable), 0)
        self.enter("vote")
        tab.wait(f"{operable} > 0")
        self.assertEqual(
            tab.value("[...document.querySelectorAll('#log button[tabindex=\"0\"]')].filter(b => !b.closest('.now')).length"), 0)
        self.terminal.enter("vote end")
        self.terminal.wait_for("nobody has voted")
        tab.wait(f"{operable} === 0")

    def test_a_record_keeps_the_focus(self):
        tab = self.viewer()
        tab.wait("document.querySelector('.now details summary') !== null")
        tab.value("document.querySelector('.now details summary').focus()")
        title = tab.value("document.activeElement.textContent")
        self.enter("tap Add")
        tab.wait(f"{POSITION} === '2 of 2'")
        self.assertEqual(tab.value("document.activeElement.textContent"), title)
        self.assertTrue(tab.value("document.activeElement.closest('.now') !== null"))
        self.terminal.enter("room task state todos.count = 2")
        self.terminal.wait_for_line("Todos [0 of 0 done]>")
        tab.wait("!document.getElementById('task').hidden")
        tab.value("document.getElementById('task-lines').focus()")
        self.terminal.enter("tap Add")
        tab.wait(f"{POSITION} === '3 of 3'")
        self.assertEqual(tab.value("document.activeElement.id"), "task-lines")
        # A form that disappears gives the focus to the session.
        self.terminal.enter("room task end")
        self.terminal.wait_for("nobody has sent lines")
        tab.wait("document.querySelector('#task fieldset').hidden")
        self.assertEqual(tab.value("document.activeElement.id"), "task-title")
        self.terminal.enter("state")
        tab.wait("document.getElementById('task').hidden")
        self.assertEqual(tab.value("document.activeElement.id"), "log")

    def test_new_lines_are_announced_one_at_a_time(self):
        tab = self.viewer()
        news = "document.getElementById('news').textContent"
        # What the page contains when it is opened is not announced.
        tab.wait("newsTimer === null")
        self.assertEqual(tab.value(news), "")
        self.enter("# hello")
        tab.wait(f"{news} === 'Todos> # hello'")
        self.assertEqual(
            tab.value(f"clearTimeout(newsTimer); newsTimer = setTimeout(() => {{}}, 1e6); announce('a'); announce('b'.repeat(400)); const unchanged = {news}; "
                      f"clearTimeout(newsTimer); tellNews(); [unchanged, {news}]"),
            ["Todos> # hello", "2 new lines. " + "b" * 300 + "…"])
        live = "[...document.querySelectorAll('[role=status], [role=log], [role=alert], [aria-live], output')].map(e => e.id || e.parentElement.id)"
        self.assertEqual(tab.value(live), ["status", "news", "ballot", "question", "task"])


@unittest.skipUnless(PROGRAM, REASON)
class FolderTests(RoomTestCase):
    def setUp(self):
        self.start()
        self.site = os.path.join(self.folder, "site")
        self.terminal.enter(f"room --to {self.site}")
        self.terminal.wait_for("writing to")
        self.terminal.wait_for_line("Todos>")
        handler = functools.partial(QuietHandler, directory=self.site)
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        self.address = f"http://127.0.0.1:{server.server_port}/"
        self.browser = Browser()
        self.addCleanup(self.browser.close)

    def test_a_plain_web_server_sends_the_room_to_who_comes_early_and_late(self):
        self.enter("state")
        early = self.browser.tab(self.address, width=360)
        early.wait(f"{STATUS} === 'Live' && {POSITION} === '2 of 2'")
        self.enter("tap Add")
        self.enter("actions")
        early.wait(f"{POSITION} === '4 of 4'")
        late = self.browser.tab(self.address)
        late.wait(f"{POSITION} === '4 of 4'")
        for tab in (early, late):
            self.assertEqual(tab.value(LINES), ["", "state", "tap Add", "actions"])
        self.terminal.enter("vote")
        self.terminal.wait_for("viewers of this room can only read")


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *arguments):
        pass


if __name__ == "__main__":
    unittest.main()
