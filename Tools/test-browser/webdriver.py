"""A browser to be driven: WebDriver over plain HTTP, with nothing but Python's standard library."""

import json
import os
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"


class BrowserError(Exception):
    pass


class Browser:
    """Chromium without a window. What it writes to its console can be asked for."""

    def __init__(self, width=1280, height=800, dark=False):
        self.profile = tempfile.mkdtemp(prefix="test-browser-")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.driver = subprocess.Popen(
            ["chromedriver", f"--port={self.port}"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        self.session = ""
        try:
            self._start(width, height, dark)
        except BaseException:
            self.close()
            raise

    def _start(self, width, height, dark):
        arguments = ["--headless=new", "--disable-gpu", "--disable-dev-shm-usage", f"--user-data-dir={self.profile}",
                     f"--window-size={width},{height}", "--hide-scrollbars", "--force-device-scale-factor=1"]
        if os.geteuid() == 0:
            arguments.append("--no-sandbox")
        if dark:
            arguments.append("--blink-settings=preferredColorScheme=0")
        capabilities = {
            "browserName": "chrome",
            "goog:chromeOptions": {"args": arguments},
            "goog:loggingPrefs": {"browser": "ALL"},
        }
        deadline = time.monotonic() + 30
        while True:
            try:
                answer = self._call("POST", "/session", {"capabilities": {"alwaysMatch": capabilities}})
                break
            except (ConnectionError, urllib.error.URLError):
                if time.monotonic() > deadline:
                    raise BrowserError("chromedriver does not answer.") from None
                time.sleep(0.1)
        self.session = f"/session/{answer['sessionId']}"
        # The window's size counts the browser's own parts; the page is to have exactly this.
        self.devtools("Emulation.setDeviceMetricsOverride",
                      width=width, height=height, deviceScaleFactor=1, mobile=False)

    def _call(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}", data, {"Content-Type": "application/json"}, method=method
        )
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            value = json.load(error)["value"]
            raise BrowserError(f"{path}: {value.get('message', value)}") from None

    def close(self):
        if self.session:
            try:
                self._call("DELETE", self.session)
            except (BrowserError, OSError):
                pass
        self.driver.terminate()
        self.driver.wait(timeout=20)
        shutil.rmtree(self.profile, ignore_errors=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    # What is done

    def open(self, path):
        self._call("POST", f"{self.session}/url", {"url": path if "://" in path else f"file://{os.path.abspath(path)}"})

    def back(self):
        self._call("POST", f"{self.session}/back", {})

    def forward(self):
        self._call("POST", f"{self.session}/forward", {})

    def click(self, selector):
        found = self._call("POST", f"{self.session}/element", {"using": "css selector", "value": selector})
        self._call("POST", f"{self.session}/element/{found[ELEMENT]}/click", {})

    def drag(self, points, milliseconds=300, held=0):
        """Puts the pointer down at the first point, takes it through the others and up; `held` is the time it rests."""
        moves = [{"type": "pointerMove", "duration": 0, "x": round(points[0][0]), "y": round(points[0][1])},
                 {"type": "pointerDown", "button": 0}]
        if held:
            moves.append({"type": "pause", "duration": held})
        for x, y in points[1:]:
            moves.append({"type": "pointerMove", "duration": milliseconds // len(points), "x": round(x), "y": round(y)})
        moves.append({"type": "pointerUp", "button": 0})
        pointer = {"type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"}, "actions": moves}
        self._call("POST", f"{self.session}/actions", {"actions": [pointer]})

    def press(self, *keys):
        actions = [{"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")]
        self._call("POST", f"{self.session}/actions", {"actions": [{"type": "key", "id": "keys", "actions": actions}]})

    def devtools(self, command, **parameters):
        return self._call("POST", f"{self.session}/goog/cdp/execute", {"cmd": command, "params": parameters})

    # What is seen

    def script(self, text, *arguments):
        return self._call("POST", f"{self.session}/execute/sync", {"script": text, "args": list(arguments)})

    def text(self, selector):
        return self.script("return document.querySelector(arguments[0]).textContent.trim()", selector)

    def wait_for(self, what, condition, seconds=10):
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            if condition():
                return
            time.sleep(0.05)
        raise BrowserError(f"waited in vain for {what}")

    def console(self):
        """What was written to the console since it was asked last."""
        return [entry["message"] for entry in self._call("POST", f"{self.session}/se/log", {"type": "browser"})]

    def screenshot(self, path):
        import base64

        with open(path, "wb") as file:
            file.write(base64.b64decode(self._call("GET", f"{self.session}/screenshot")))
