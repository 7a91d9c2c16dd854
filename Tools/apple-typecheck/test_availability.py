#!/usr/bin/env python3
"""Shows how far a question for the version reaches. In the texts, `NEW` is a use of a newer member."""

import unittest

from availability import answers, code_only, questions, vision_os

ALL = "iOS 26, macCatalyst 26, visionOS 26, *"


def is_asked(text: str, ios: float = 26) -> bool:
    code = code_only(text)
    return any(it.start <= code.index("NEW") < it.end and answers(it, ios) for it in questions(code))


class AvailabilityTests(unittest.TestCase):
    def test_if(self) -> None:
        self.assertTrue(is_asked(f"if #available({ALL}) {{ a {{ b }}; NEW }}"))
        self.assertFalse(is_asked(f"if #available({ALL}) {{ a }} else {{ NEW }}"))
        self.assertFalse(is_asked(f"if #available({ALL}) {{ a }}\nNEW"))

    def test_conditions_after_the_question(self) -> None:
        self.assertTrue(is_asked(f"if #available({ALL}), let a = b.first(where: {{ $0 }}), NEW {{ c }}"))
        self.assertTrue(is_asked(f"if #available({ALL}), let a = b.first(where: {{ $0 }}) {{ NEW }}"))
        self.assertFalse(is_asked(f"if NEW, #available({ALL}) {{ a }}"))

    def test_guard(self) -> None:
        self.assertTrue(is_asked(f"do {{ guard #available({ALL}) else {{ return }}\n NEW }}"))
        self.assertFalse(is_asked(f"do {{ guard #available({ALL}) else {{ NEW }} }}"))
        self.assertFalse(is_asked(f"do {{ guard #available({ALL}) else {{ return }} }}\n NEW"))

    def test_guard_with_a_closure(self) -> None:
        text = f"do {{ guard #available({ALL}), let a = b.first(where: {{ $0 }}) else {{ return }}\n NEW }}"
        self.assertTrue(is_asked(text))
        self.assertFalse(is_asked(text.replace("return", "NEW")))

    def test_guard_as_an_argument_label(self) -> None:
        text = f"do {{ f(guard: a)\n if #available({ALL}) {{ b }}\n NEW }}"
        self.assertFalse(is_asked(text))
        self.assertTrue(is_asked(text.replace("{ b }", "{ NEW }")))

    def test_declaration_with_a_body(self) -> None:
        self.assertTrue(is_asked(f"@available({ALL})\nfunc f(\n  a: A\n) -> B\nwhere A: C {{ NEW }}"))
        self.assertTrue(is_asked(f"@available({ALL})\n@objc(f)\nfinal class A {{ func f() {{ NEW }} }}"))
        self.assertFalse(is_asked(f"@available({ALL})\nfunc f() {{ a }}\nfunc g() {{ NEW }}"))

    def test_declaration_without_a_body(self) -> None:
        self.assertTrue(is_asked(f"@available({ALL})\nvar a: NEW"))
        self.assertTrue(is_asked(f"@available({ALL})\nfunc f(\n  a: NEW\n)"))
        self.assertTrue(is_asked(f"@available({ALL}) case a(NEW)"))
        self.assertFalse(is_asked(f"@available({ALL})\nfunc f(a: A)\nfunc g() {{ NEW }}"))
        self.assertFalse(is_asked(f"@available({ALL})\nvar a: A\n\nvar b: B {{ NEW }}"))
        self.assertFalse(is_asked(f"protocol A {{ @available({ALL}) func f() }}\nclass B {{ NEW }}"))

    def test_every_platform(self) -> None:
        self.assertFalse(is_asked("if #available(iOS 26, macCatalyst 26, *) { NEW }"))
        self.assertFalse(is_asked("if #available(iOS 26, macCatalyst 15, visionOS 26, *) { NEW }"))
        self.assertFalse(is_asked("if #available(iOS 18, visionOS 26, *) { NEW }"))
        self.assertTrue(is_asked("if #available(iOS 16, *) { NEW }", ios=16))

    def test_vision_os(self) -> None:
        numbers = {16.0: 1.0, 17.0: 1.0, 17.2: 1.0, 17.4: 1.1, 17.5: 1.2, 18.0: 2.0, 18.2: 2.2, 26.0: 26.0, 26.1: 26.1}
        self.assertEqual({ios: vision_os(ios) for ios in numbers}, numbers)
        self.assertFalse(is_asked("if #available(iOS 17.4, *) { NEW }", ios=17.4))
        self.assertTrue(is_asked("if #available(iOS 17.4, visionOS 1.1, *) { NEW }", ios=17.4))

    def test_comments_and_strings(self) -> None:
        self.assertFalse(is_asked(f"// if #available({ALL}) {{\nNEW"))
        self.assertFalse(is_asked(f'a("if #available({ALL}) {{")\nNEW'))


if __name__ == "__main__":
    unittest.main()
