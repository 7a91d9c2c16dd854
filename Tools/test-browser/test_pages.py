"""Opens a playground and a storyboard in a real browser, uses them as a reader does, and looks at what they show.

    python3 Tools/test-browser/test_pages.py PLAYGROUND STORYBOARD
"""

import sys
import unittest

from webdriver import Browser

PLAYGROUND = STORYBOARD = ""


class PageTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.browser = Browser()

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()

    def tearDown(self):
        self.assertEqual(self.browser.console(), [], "something was written to the console")

    # Parts

    def wait_for_screen(self, text):
        """Until the phone is at rest and says so."""
        browser = self.browser
        try:
            browser.wait_for(text, lambda: browser.text("#now") == text)
        except Exception:
            self.fail(f'the phone shows "{browser.text("#now")}", not "{text}"')

    def place(self, x, y):
        """A place on the phone's glass, in points, as a place in the window."""
        return self.browser.script(
            """
            const svg = document.getElementById('screen'), box = svg.viewBox.baseVal, frame = svg.getBoundingClientRect();
            return [frame.left + (arguments[0] - box.x) / box.width * frame.width,
                    frame.top + (arguments[1] - box.y) / box.height * frame.height];
            """, x, y)

    def tap(self, x, y):
        self.browser.drag([self.place(x, y)])

    def swipe(self, start, end, y=420):
        steps = 8
        self.browser.drag([self.place(start + (end - start) * step / steps, y) for step in range(steps + 1)])

    def open(self, fragment=""):
        self.browser.open("about:blank")
        self.browser.open(PLAYGROUND)
        if fragment:
            self.browser.script("location.hash = arguments[0]", fragment)
        self.browser.wait_for("the phone", lambda: self.browser.text("#now") != "")

    EDITOR = "Notes › Groceries › Edit"
    ASKED = "Edit; the dialog “Discard Changes?” with Keep Editing, Discard"
    NOTE = "Notes › Groceries"

    # The playground

    def test_tap_back_keep_editing_swipe_discard(self):
        self.open()
        self.wait_for_screen(self.EDITOR)
        self.assertEqual(self.browser.text("#stake"), "Edit")
        self.tap(30, 69)
        self.wait_for_screen(self.ASKED)
        self.assertIn("by backButton", self.browser.text("#pending"))
        self.assertIn("bar.shouldPop(Edit) -> false", self.browser.text("#log"))
        self.assertIn("B7", self.browser.text("#why"))
        self.assertIn("Discard Changes?", self.browser.text("#screen"))
        self.browser.click("button[data-label='Answer “Keep Editing”']")
        self.wait_for_screen(self.EDITOR)
        self.assertIn("backButton prevented by", self.browser.text("#log"))
        self.assertEqual(self.browser.text("#pending"), "none")
        self.swipe(3, 330)
        self.wait_for_screen(self.ASKED)
        self.assertEqual(self.browser.text("#last"), "Edge swipe, 70 %")
        self.assertIn("recognizer BackGuard.gate: began", self.browser.text("#log"))
        self.browser.click("button[data-label='Answer “Discard”']")
        self.wait_for_screen(self.NOTE)
        self.assertIn("swipe left", self.browser.text("#log"))
        self.assertEqual(self.browser.text("#stake"), "nothing")
        self.assertIn("For the week", self.browser.text("#screen"))

    def test_dialog_buttons_are_where_they_are_drawn(self):
        self.open()
        self.wait_for_screen(self.EDITOR)
        self.tap(30, 69)
        self.wait_for_screen(self.ASKED)
        # The first of two buttons, 44 points high, in the middle of 844.
        self.tap(195, 400)
        self.wait_for_screen(self.EDITOR)
        self.assertEqual(self.browser.text("#last"), "Answer “Keep Editing”")

    def test_short_swipe_changes_nothing(self):
        self.open()
        self.wait_for_screen(self.EDITOR)
        self.swipe(3, 80)
        self.browser.wait_for("the swipe", lambda: self.browser.text("#last") == "Edge swipe, 30 %")
        self.wait_for_screen(self.EDITOR)

    def test_long_press_opens_the_menu(self):
        self.open()
        self.wait_for_screen(self.EDITOR)
        self.browser.drag([self.place(30, 69)], held=700)
        self.wait_for_screen("Notes › Groceries › Edit; the menu Groceries, Notes")

    def test_back_and_forward_undo_and_redo(self):
        def has_redo():
            return not self.browser.script("return document.getElementById('redo').disabled")

        self.open()
        self.assertFalse(has_redo())
        self.tap(30, 69)
        self.wait_for_screen(self.ASKED)
        self.assertFalse(has_redo())
        self.browser.back()
        self.wait_for_screen(self.EDITOR)
        self.assertTrue(has_redo())
        self.browser.forward()
        self.wait_for_screen(self.ASKED)
        self.assertFalse(has_redo())
        self.browser.click("#undo")
        self.wait_for_screen(self.EDITOR)

    def test_link_leads_to_the_state(self):
        self.open()
        self.tap(30, 69)
        self.wait_for_screen(self.ASKED)
        fragment = self.browser.script("return location.hash")
        self.open(fragment)
        self.wait_for_screen(self.ASKED)
        self.assertEqual(self.browser.text("#last"), "Tap back")
        self.browser.click("#undo")
        self.wait_for_screen(self.EDITOR)

    def test_broken_link_leads_as_far_as_it_goes(self):
        for fragment in ["#99/nobody/1.2", "#26/subclass/999", "#%E0%A4%A/x/-1.a"]:
            self.open(fragment)
            self.wait_for_screen(self.EDITOR)

    def test_other_way_in_repeats_the_actions(self):
        self.open()
        self.tap(30, 69)
        self.wait_for_screen(self.ASKED)
        self.browser.script(
            "const way = document.getElementById('way'); way.value = 'attached';"
            "way.dispatchEvent(new Event('change'));")
        self.wait_for_screen(self.ASKED)
        self.assertNotIn("bar.shouldPop", self.browser.text("#log"))

    def test_keyboard_alone(self):
        self.open()
        self.wait_for_screen(self.EDITOR)
        self.browser.script("document.querySelector('#actions button').focus()")
        self.browser.press("\ue007")
        self.wait_for_screen(self.ASKED)
        # The focus went to the first thing that can be done now.
        self.assertTrue(self.browser.script("return document.activeElement.matches('#actions button')"))

    def test_light_and_dark(self):
        self.open()
        color = "return getComputedStyle(document.querySelector('#screen .f-bg')).fill"
        before = self.browser.script(color)
        self.browser.click("[data-theme-button]")
        self.assertNotEqual(self.browser.script(color), before)

    def test_phone_width_needs_no_sideways_scrolling(self):
        for page in [PLAYGROUND, STORYBOARD]:
            with Browser(390, 844) as phone:
                phone.open(page)
                self.assertLessEqual(phone.script("return document.documentElement.scrollWidth"), 390, page)

    # The storyboard

    def test_storyboard(self):
        self.browser.open(STORYBOARD)
        headings = self.browser.script("return [...document.querySelectorAll('h3')].map(one => one.textContent.trim())")
        self.assertEqual(headings[0], "0 the beginning")
        self.assertIn("1 answer “Keep Editing”", headings)
        self.assertEqual(headings[-1], "2 answer “Discard”")
        self.assertEqual(
            self.browser.script("return document.querySelectorAll('svg[role=img]').length"), len(headings))
        self.assertIn("attempt ends: swipe left", self.browser.text("main"))
        # What drawings share is there.
        self.assertEqual(
            self.browser.script(
                "return [...document.querySelectorAll('use')].filter(one => !document.querySelector("
                "one.getAttribute('href'))).length"), 0)

    def test_pages_load_nothing(self):
        for page in [PLAYGROUND, STORYBOARD]:
            self.browser.open(page)
            self.assertEqual(self.browser.script("return document.querySelectorAll('[src], link[href]').length"), 0, page)
            self.assertEqual(
                self.browser.script("return performance.getEntriesByType('resource').map(one => one.name)"), [], page)


if __name__ == "__main__":
    PLAYGROUND, STORYBOARD = sys.argv[1:3]
    unittest.main(argv=sys.argv[:1] + sys.argv[3:], verbosity=2)
