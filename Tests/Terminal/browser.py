"""A browser without a window, driven by the DevTools protocol over a small WebSocket client."""

import base64
import json
import os
import re
import shutil
import socket
import struct
import subprocess
import tempfile
import time
import unittest
import urllib.request

PROGRAM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


class Browser:
    """A running browser. Each `tab` is a page of its own."""

    def __init__(self):
        self.profile = tempfile.mkdtemp()
        self.process = subprocess.Popen(
            [
                PROGRAM, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--lang=en-US",
                "--remote-debugging-port=0", "--remote-allow-origins=*", f"--user-data-dir={self.profile}", "about:blank",
            ],
            stderr=subprocess.PIPE, text=True)
        for line in self.process.stderr:
            match = re.search(r"ws://127\.0\.0\.1:(\d+)/\S+", line)
            if match:
                self.port = int(match.group(1))
                self.targets = Tab(self.port, match.group(0))
                return
        raise AssertionError("the browser did not start")

    def tab(self, address, width=1200, height=900):
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}/json/new?about:blank", method="PUT")
        return self.opened(json.load(urllib.request.urlopen(request))["webSocketDebuggerUrl"], address, width, height)

    def opened(self, target, address, width, height):
        """The page with the address of a target, on its way to another address."""
        tab = Tab(self.port, target)
        tab.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=width < 600)
        tab.call("Page.enable")
        tab.call("Page.navigate", url=address)
        return tab

    def close(self):
        self.process.terminate()
        self.process.wait()
        self.process.stderr.close()
        shutil.rmtree(self.profile, ignore_errors=True)


class Window:
    """A private window of a browser: its pages share no storage, cookies, or cache with those of other windows."""

    def __init__(self, browser):
        self.browser = browser
        self.id = browser.targets.call("Target.createBrowserContext")["browserContextId"]

    def tab(self, address, width=1200, height=900):
        target = self.browser.targets.call("Target.createTarget", url="about:blank", browserContextId=self.id)["targetId"]
        return self.browser.opened(f"ws://127.0.0.1:{self.browser.port}/devtools/page/{target}", address, width, height)

    def close(self):
        self.browser.targets.call("Target.disposeBrowserContext", browserContextId=self.id)


class WindowTestCase(unittest.TestCase):
    """One browser for all tests of a class, because starting it takes the most time, and a window for each test."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        browser = Browser()
        cls.addClassCleanup(browser.close)
        cls.window = staticmethod(lambda: Window(browser))

    def setUp(self):
        super().setUp()
        self.browser = self.window()
        self.addCleanup(self.browser.close)


class Tab:
    def __init__(self, port, address):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=60)
        path = address.split(f":{port}", 1)[1]
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
        self.stream = self.socket.makefile("rb")
        while self.stream.readline().strip():
            pass
        self.number = 0

    def call(self, method, **parameters):
        self.number += 1
        data = json.dumps({"id": self.number, "method": method, "params": parameters}).encode()
        mask = os.urandom(4)
        length = len(data)
        head = bytes([0x81, 0x80 | length]) if length < 126 else bytes([0x81, 0x80 | 126]) + struct.pack(">H", length)
        self.socket.sendall(head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data)))
        while True:
            answer = json.loads(self.message())
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise AssertionError(f"{method}: {answer['error']}")
                return answer["result"]

    def message(self):
        text = b""
        while True:
            first, second = self.stream.read(2)
            length = second & 0x7F
            if length == 126:
                (length,) = struct.unpack(">H", self.stream.read(2))
            elif length == 127:
                (length,) = struct.unpack(">Q", self.stream.read(8))
            text += self.stream.read(length)
            if first & 0x80:
                return text

    def value(self, expression):
        """The value of an expression in the page."""
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise AssertionError(f"{expression}: {result['exceptionDetails']}")
        return result["result"].get("value")

    def wait(self, expression, timeout=60):
        """Waits until an expression is true."""
        end = time.monotonic() + timeout
        while not self.value(expression):
            if time.monotonic() > end:
                raise AssertionError(f"never true: {expression}\n{self.value('document.body.innerText')}")
            time.sleep(0.02)

    def press(self, key):
        # Without its text, Enter does not submit a form.
        text = {"Enter": {"text": "\r", "windowsVirtualKeyCode": 13}}.get(key, {})
        for kind in ("keyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key=key, code=key, **text)

    def picture(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.call("Page.captureScreenshot", format="png")["data"]))
