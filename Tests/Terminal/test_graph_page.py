"""The page that `explore graph html` writes, in a browser without a window. Skipped where Chromium is not installed."""

import os
import re
import shutil
import subprocess
import tempfile
import unittest

import browser
from test_shell import TCA


@unittest.skipUnless(
    browser.PROGRAM, "no Chromium is installed; `apt-get install chromium` enables the test of the page")
class GraphPageTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.mkdtemp()
        cls.addClassCleanup(shutil.rmtree, cls.folder, ignore_errors=True)
        lines = (
            "load ProductDetail\nexplore depth 2 graph html to page.html\n"
            "explore depth 3 graph html by isToggled to folded.html\n")
        environment = {**os.environ, "HOME": cls.folder, "XDG_STATE_HOME": cls.folder}
        subprocess.run([TCA], input=lines, text=True, cwd=cls.folder, env=environment, check=True, capture_output=True)
        cls.browser = browser.Browser()
        cls.addClassCleanup(cls.browser.close)

    def open(self, name="page.html", width=1200):
        tab = self.browser.tab(f"file://{self.folder}/{name}", width=width)
        tab.wait("document.readyState === 'complete' && document.body.classList.contains('live')")
        return tab

    def shown(self, tab):
        """The position, the state that is shown, and the steps of the way."""
        return tab.value("""[
            document.getElementById("position").textContent,
            [...document.querySelectorAll(".state")].filter(state => state.offsetHeight).map(state => state.querySelector("pre").textContent),
            [...document.querySelectorAll("#way code")].map(code => code.textContent),
        ]""")

    def state(self, tab, text):
        """The number of the state whose fields contain a text."""
        return tab.value(
            f"[...document.querySelectorAll('.state')].findIndex(state => state.querySelector('pre').textContent.includes({text!r}))")

    def click(self, tab, selector):
        """Clicks in the middle of an element, as a mouse does."""
        x, y = tab.value(f"""(() => {{
            const element = document.querySelector({selector!r});
            element.scrollIntoView({{ block: "center", inline: "center" }});
            const box = element.getBoundingClientRect();
            return [box.x + box.width / 2, box.y + box.height / 2];
        }})()""")
        for kind in ("mousePressed", "mouseReleased"):
            tab.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def test_a_state_shows_the_shortest_way_to_it_and_the_arrow_keys_move_along_it(self):
        for width in (360, 1200):
            with self.subTest(width=width):
                tab = self.open(width=width)
                self.assertEqual(self.shown(tab)[0], "start")
                number = self.state(tab, "productAmount: 2")
                self.click(tab, f".box[data-state='{number}']")
                position, states, way = self.shown(tab)
                self.assertEqual(position, "step 2 of 2")
                self.assertEqual(way, [".amountControl(.plusButtonTapped)"] * 2)
                self.assertEqual(len(states), 1)
                self.assertIn("productAmount: 2", states[0])
                self.assertTrue(tab.value("location.hash").endswith(f"#at{number}"))
                tab.press("ArrowLeft")
                self.assertEqual(self.shown(tab)[0], "step 1 of 2")
                self.assertIn("productAmount: 1", self.shown(tab)[1][0])
                tab.press("ArrowLeft")
                tab.press("ArrowLeft")
                self.assertIn("productAmount: 0", self.shown(tab)[1][0])
                tab.press("ArrowRight")
                self.assertEqual(self.shown(tab)[0], "step 1 of 2")
                self.assertEqual(tab.value("document.querySelectorAll('.edge.past').length"), 1)

    def test_an_action_and_a_curve_replay_to_the_state_after_them(self):
        tab = self.open()
        tab.value("[...document.querySelectorAll('.state.now .actions a')].find(a => a.textContent.includes('true')).click()")
        self.assertEqual(self.shown(tab)[2], [r".binding(.set(\.$isToggled, true))"])
        back = tab.value("+document.querySelector('.state.now').id.slice(5)")
        curve = f".edge[data-from='{back}'][data-to='0'] .hit"
        tab.value(f"document.querySelector({curve!r}).dispatchEvent(new MouseEvent('click', {{ bubbles: true }}))")
        position, states, way = self.shown(tab)
        self.assertEqual(way, [r".binding(.set(\.$isToggled, true))", r".binding(.set(\.$isToggled, false))"])
        self.assertIn("isToggled: false", states[0])

    def test_the_keyboard_reaches_every_state(self):
        tab = self.open()
        tab.value("document.querySelectorAll('.box')[1].focus()")
        tab.press("Enter")
        self.assertEqual(self.shown(tab)[0], "step 1 of 1")
        self.assertEqual(tab.value("document.querySelectorAll('.box:not([href])').length"), 0)

    def test_a_way_in_a_folded_graph_has_every_step(self):
        tab = self.open("folded.html")
        self.click(tab, ".box[data-state='1']")
        self.assertEqual(len(self.shown(tab)[2]), 1)
        self.assertIn("isToggled: true", self.shown(tab)[1][0])

    def test_an_address_with_a_state_opens_it(self):
        tab = self.open("page.html#at2")
        self.assertEqual(tab.value("document.querySelector('.state.now').id"), "state2")

    def test_no_width_makes_the_page_scroll_sideways(self):
        for width in (360, 800, 1200):
            tab = self.open(width=width)
            for number in range(3):
                tab.value(f"document.querySelectorAll('.box')[{number}].dispatchEvent(new MouseEvent('click', {{ bubbles: true, cancelable: true }}))")
                overflow = tab.value("document.documentElement.scrollWidth - innerWidth")
                self.assertLessEqual(overflow, 0, f"{width} px in state {number}")

    def test_without_scripts_all_states_are_listed(self):
        with open(os.path.join(self.folder, "page.html"), encoding="utf-8") as file:
            page = re.sub(r"<script>.*?</script>", "", file.read(), flags=re.S)
        self.assertNotIn("live\"", page)
        with open(os.path.join(self.folder, "plain.html"), "w", encoding="utf-8") as file:
            file.write(page)
        tab = self.browser.tab(f"file://{self.folder}/plain.html")
        tab.wait("document.readyState === 'complete' && !!document.querySelector('.state')")
        self.assertEqual(
            tab.value("[...document.querySelectorAll('.state')].filter(state => state.offsetHeight).length"),
            tab.value("document.querySelectorAll('.box').length"))

    def test_the_page_refers_to_nothing_on_the_network(self):
        with open(os.path.join(self.folder, "page.html"), encoding="utf-8") as file:
            page = file.read().replace('xmlns="http://www.w3.org/2000/svg"', "")
        self.assertNotRegex(page, r"https?://|src=|@import|url\((?!#)")


if __name__ == "__main__":
    unittest.main()
