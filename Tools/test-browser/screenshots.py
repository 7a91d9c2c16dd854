"""Takes pictures of a playground, while its phone asks, and of a storyboard: desktop and phone, light and dark.

    python3 Tools/test-browser/screenshots.py PLAYGROUND STORYBOARD DIRECTORY
"""

import os
import sys

from webdriver import Browser


def main():
    playground, storyboard, directory = sys.argv[1:4]
    os.makedirs(directory, exist_ok=True)
    for name, width, height in [("desktop", 1280, 800), ("phone", 390, 844)]:
        for theme in ["light", "dark"]:
            with Browser(width, height, dark=theme == "dark") as browser:
                browser.open(storyboard)
                browser.screenshot(f"{directory}/storyboard-{name}-{theme}.png")
                browser.open(playground)
                browser.click("#actions button[data-label='Tap back']")
                browser.wait_for("the dialog", lambda: "dialog" in browser.text("#now") and "moving" not in browser.text("#now"))
                browser.screenshot(f"{directory}/playground-{name}-{theme}.png")


if __name__ == "__main__":
    main()
