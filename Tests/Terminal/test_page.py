"""The page that `export html` writes, in a browser without a window. Skipped where Chromium is not installed."""

import html
import json
import os
import re
import shutil
import subprocess
import tempfile
import unittest

from browser import Browser
from terminal import ROOT
from test_shell import TCA

BROWSER = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")

# Presses keys as a reader does, and writes what the page shows after each one into the page.
PROBE = """
<script>
const seen = [];
function note(action) {
  const now = [...document.querySelectorAll(".step.now")];
  seen.push({
    action, position: document.getElementById("position").textContent,
    now: now.map(step => step.querySelector(".input").textContent),
    panels: now.flatMap(step => [...step.querySelectorAll(".panel")]
      .filter(panel => panel.getBoundingClientRect().height > 0).map(panel => panel.textContent)),
    width: innerWidth, overflow: document.documentElement.scrollWidth - innerWidth,
  });
}
function press(key, target = document.body) {
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  note(key);
}
note("start");
press("ArrowRight");
press("ArrowDown");
press("ArrowLeft");
document.getElementById("forward").click();
note("forward");
const track = document.getElementById("slider");
track.value = track.max;
track.dispatchEvent(new Event("input"));
note("slider");
press("ArrowRight");
const report = document.createElement("script");
report.type = "application/json";
report.id = "report";
report.textContent = JSON.stringify(seen);
document.body.append(report);
</script>
"""


@unittest.skipUnless(BROWSER, "no Chromium is installed; `apt-get install chromium` enables the test of the page")
class PageTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.mkdtemp()
        cls.addClassCleanup(shutil.rmtree, cls.folder, ignore_errors=True)
        lines = "load Timer\n.startButtonTapped\nadvance 2s\n.stopButtonTapped\nexport html page.html\n"
        environment = {**os.environ, "HOME": cls.folder, "XDG_STATE_HOME": cls.folder}
        subprocess.run([TCA], input=lines, text=True, cwd=cls.folder, env=environment, check=True, capture_output=True)
        with open(os.path.join(cls.folder, "page.html"), encoding="utf-8") as file:
            cls.page = file.read()

    def browse(self, page, *options):
        path = os.path.join(self.folder, "probe.html")
        with open(path, "w", encoding="utf-8") as file:
            file.write(page)
        command = [
            BROWSER, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
            "--proxy-server=127.0.0.1:9", f"--user-data-dir={self.folder}/profile", *options, f"file://{path}",
        ]
        return subprocess.run(command, capture_output=True, text=True, timeout=240, check=True).stdout

    def probe(self, width):
        """What the page shows after each action, in a frame of this width."""
        inner = html.escape(self.page.replace("</body>", PROBE + "</body>"))
        outer = f"""<!doctype html><meta charset="utf-8"><iframe id="frame" style="border:0"
            width="{width}" height="900" srcdoc="{inner}"></iframe><script>
            setInterval(() => {{
              const report = document.getElementById("frame").contentDocument.getElementById("report");
              if (report && !document.getElementById("report")) document.body.append(report.cloneNode(true));
            }}, 50);</script>"""
        dom = self.browse(outer, f"--window-size={width + 40},1000", "--virtual-time-budget=5000", "--dump-dom")
        match = re.search(r'<script type="application/json" id="report">(.*?)</script>', dom, re.S)
        self.assertIsNotNone(match, "the page has no report: its scripts did not run")
        return json.loads(match.group(1))

    def test_keys_buttons_and_the_slider_move_through_time(self):
        for width in (400, 1200):
            with self.subTest(width=width):
                seen = self.probe(width)
                self.assertEqual([step["width"] for step in seen], [width] * len(seen))
                self.assertEqual(
                    [(step["action"], step["position"]) for step in seen],
                    [
                        ("start", "1 of 4"), ("ArrowRight", "2 of 4"), ("ArrowDown", "3 of 4"),
                        ("ArrowLeft", "2 of 4"), ("forward", "3 of 4"), ("slider", "4 of 4"), ("ArrowRight", "4 of 4"),
                    ])
                self.assertEqual(seen[1]["now"], ["Timer> .startButtonTapped"])
                self.assertIn("isRunning  true", "".join(seen[1]["panels"]))
                self.assertIn("seconds    2", "".join(seen[2]["panels"]))

    def test_no_width_makes_the_page_scroll_sideways(self):
        for width in (400, 1200):
            for step in self.probe(width):
                self.assertLessEqual(step["overflow"], 0, f"{width} px after {step['action']}")

    def long_page(self):
        """A page with forty lines, long names, and Korean, on the disk."""
        lines = ["load Settings", "set displayName \uae40\ucca0\uc218 with a long name that needs more than one row of a phone"]
        lines += [f"set displayName name {number}" for number in range(40)] + ["export html long.html"]
        environment = {**os.environ, "HOME": self.folder, "XDG_STATE_HOME": self.folder}
        subprocess.run(
            [TCA], input="\n".join(lines) + "\n", text=True, cwd=self.folder, env=environment, check=True,
            capture_output=True)
        return os.path.join(self.folder, "long.html")

    def test_a_page_that_opens_at_a_step_shows_its_line_below_the_bar_and_room_for_code(self):
        path = self.long_page()
        browser = Browser()
        self.addCleanup(browser.close)
        for width in (390, 768, 1280, 1920):
            with self.subTest(width=width):
                tab = browser.tab(f"file://{path}#step20", width)
                tab.wait("document.querySelector('#step20.now') !== null")
                tab.wait("""(() => {
                  const line = document.querySelector("#step20 .line").getBoundingClientRect();
                  const bar = document.querySelector("header").getBoundingClientRect();
                  return line.top >= bar.bottom - 1 && line.top < innerHeight;
                })()""")
                self.assertLessEqual(tab.value("document.documentElement.scrollWidth - innerWidth"), 0)
                # A line of code has about sixty columns, and no value of the state is cut.
                columns = tab.value("document.querySelector('#step20 .line').clientWidth / 8.5")
                self.assertGreaterEqual(columns, 60 if width >= 1280 else 35)
                self.assertEqual(
                    tab.value("""[...document.querySelectorAll("#step20 .panel pre")]
                      .filter(pre => pre.scrollWidth > pre.clientWidth + 1 && innerWidth <= 800).length"""), 0)

    def test_lines_that_have_not_come_yet_can_be_read(self):
        self.assertNotIn("opacity: .45", self.page)

    def test_a_replayed_scenario_becomes_a_hand_out_with_its_prose(self):
        lines = f"replay {ROOT}/Scenarios/22-time-and-effects.md\nexport html hand-out.html\n"
        environment = {**os.environ, "HOME": self.folder, "XDG_STATE_HOME": self.folder}
        # Otherwise, the session writes only beside the scenario.
        subprocess.run([TCA, "trust", f"{ROOT}/Scenarios"], env=environment, check=True, capture_output=True)
        subprocess.run([TCA], input=lines, text=True, cwd=self.folder, env=environment, check=True, capture_output=True)
        with open(os.path.join(self.folder, "hand-out.html"), encoding="utf-8") as file:
            page = file.read()
        self.assertIn('<div class="prose">', page)
        picture = os.path.join(self.folder, "hand-out.png")
        self.browse(page, "--window-size=500,900", f"--screenshot={picture}")
        self.assertGreater(os.path.getsize(picture), 10_000)

    def test_without_scripts_everything_is_shown(self):
        page = re.sub(r"<script>.*?</script>", "", self.page, flags=re.S)
        picture = os.path.join(self.folder, "page.png")
        self.browse(page, "--window-size=1200,2000", f"--screenshot={picture}")
        self.assertGreater(os.path.getsize(picture), 10_000)
        self.assertEqual(page.count('<section class="step"'), 4)

    def test_the_page_refers_to_nothing_on_the_network(self):
        self.assertNotRegex(self.page, r"https?://|src=|@import|url\(")


if __name__ == "__main__":
    unittest.main()
