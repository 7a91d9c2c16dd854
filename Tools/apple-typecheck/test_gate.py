#!/usr/bin/env python3
"""Shows that the gate can fail: plants one fault in a copy of the project and expects check.py to name it.

Prints one line a test and, last, how many passed. Exits with 1 if a fault was not caught.
"""

import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from compiler import LEAVES, MODULES, Compiler

ROOT = Path(__file__).resolve().parents[2]
PARTS = ["Package.swift", "Sources", "Examples", "Tools", "Tests/UIKitBehaviourTests", "Tests/OnDevice/Host"]
ADAPTER = "Sources/BackGuardUIKit"
MODEL = "Sources/HeadlessUIKit"
HEADERS = "Tools/apple-typecheck/Headers/UIKit"


class Fault(NamedTuple):
    """A text of a file, what is put in its place, and words of the line that must come of it."""

    name: str
    file: str
    text: str
    replacement: str
    expected: str


FAULTS = [
    Fault(
        "a wrong argument label",
        f"{ADAPTER}/Containers/NavigationInterceptor+Leaving.swift",
        "popToViewController(destination, animated:",
        "popToViewController(destination, isAnimated:",
        "incorrect argument label",
    ),
    Fault(
        "an override of nothing",
        f"{ADAPTER}/WaysOut/SwipeGate.swift",
        "override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer)",
        "override func mayPrevent(_ preventedGestureRecognizer: UIGestureRecognizer)",
        "does not override any method",
    ),
    Fault(
        "a missing override",
        f"{ADAPTER}/WaysOut/SwipeGate.swift",
        "override func reset()",
        "func reset()",
        "requires an 'override' keyword",
    ),
    Fault(
        "a member of iOS 26 without a question for the version",
        f"{ADAPTER}/Platform/SystemVersion.swift",
        "if #available(iOS 26, macCatalyst 26, visionOS 26, *) { return interactiveContentPopGestureRecognizer }",
        "if #available(iOS 16, *) { return interactiveContentPopGestureRecognizer }",
        "is there from iOS 26",
    ),
    Fault(
        "a question for iOS only, where Mac Catalyst and visionOS are newer too",
        f"{ADAPTER}/Platform/SystemVersion.swift",
        "if #available(iOS 26, macCatalyst 26, visionOS 26, *)",
        "if #available(iOS 26, macCatalyst 15, *)",
        "is there from iOS 26",
    ),
    Fault(
        "a delegate method that the header calls required",
        f"{HEADERS}/Navigation.h",
        "- (BOOL)navigationBar:(UINavigationBar *)navigationBar shouldPopItem:(UINavigationItem *)item;",
        "@required\n- (BOOL)navigationBar:(UINavigationBar *)navigationBar shouldPopItem:(UINavigationItem *)item;",
        "navigationBar(_:shouldPop:) is required",
    ),
    Fault(
        "a result that the header calls nonnull",
        f"{HEADERS}/Views.h",
        "- (UIView * _Nullable)hitTest:",
        "- (UIView *)hitTest:",
        "hitTest",
    ),
    Fault(
        "a use of the main actor's state from outside",
        f"{ADAPTER}/Containers/LeavingOrder.swift",
        "@MainActor\nenum LeavingOrder",
        "enum LeavingOrder",
        "main actor-isolated",
    ),
    Fault(
        "a member of the model that UIKit lacks",
        f"{MODEL}/Views/UIWindow.swift",
        "  open func makeKeyAndVisible() {",
        "  open func makeKeyAndInvisible() {}\n\n  open func makeKeyAndVisible() {",
        "makeKeyAndInvisible",
    ),
    Fault(
        "a member of the model that cannot be overridden",
        f"{MODEL}/Views/UIWindow.swift",
        "  open func makeKeyAndVisible() {",
        "  public final func makeKeyAndVisible() {",
        "makeKeyAndVisible",
    ),
    Fault(
        "a wrong type in the model",
        f"{MODEL}/Navigation/UINavigationItem.swift",
        "open var hidesBackButton = false",
        "open var hidesBackButton: Bool? = false",
        "hidesBackButton",
    ),
    Fault(
        "an optional delegate method without a default in the model",
        f"{MODEL}/Navigation/UINavigationBarDelegate.swift",
        "  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}\n",
        "",
        "navigationBar(_:didPush:) is required; in UIKit it is optional",
    ),
    Fault(
        "a selector of a method that Objective-C does not see",
        f"{ADAPTER}/WaysOut/SwipeGate.swift",
        "@objc private func stateDidChange()",
        "private func stateDidChange()",
        "not exposed to Objective-C",
    ),
    Fault(
        "a missing required initializer",
        "Examples/Notes/Screens/VideoViewController.swift",
        "required init?(coder: NSCoder)",
        "init?(decoder: NSCoder)",
        "'required' initializer 'init(coder:)' must be provided",
    ),
    Fault(
        "a wrong selector in the header",
        f"{HEADERS}/Controllers.h",
        "- (void)viewDidLoad;",
        "- (void)viewDidLoad;\n- (void)viewDidLoadAgain;",
        "-viewDidLoadAgain; the table has no such member",
    ),
    Fault(
        "a wrong Swift name in the header",
        f"{HEADERS}/Navigation.h",
        " NS_SWIFT_NAME(position(for:))",
        "",
        "position(forBar: any UIBarPositioning) -> UIBarPosition; the table says position(for:",
    ),
    Fault(
        "a wrong version in the header",
        f"{HEADERS}/Navigation.h",
        "*backAction API_AVAILABLE(ios(16.0));",
        "*backAction;",
        "backAction from iOS 15.0; the table says 16.0",
    ),
    Fault(
        "a property that the header leaves out",
        f"{HEADERS}/Navigation.h",
        "@property (nonatomic) BOOL hidesBarsOnTap;\n",
        "",
        "no property hidesBarsOnTap; the table has it",
    ),
    Fault(
        "a deviation that nothing needs any more",
        "Tools/apple-typecheck/deviations.tsv",
        "side\ttype\tdeclared\treason\n",
        "side\ttype\tdeclared\treason\nmodel\tUIView\tvar frame: CGSize\tOnce it was so\n",
        "UIView: var frame: CGSize: nothing deviates here",
    ),
    Fault(
        "a value of the model that UIKit lets be absent",
        f"{MODEL}/Navigation/UINavigationBar.swift",
        "open var topItem: UINavigationItem? {",
        "open var topItem: UINavigationItem {",
        "var topItem: UINavigationItem { get }; the table says var topItem: UINavigationItem?",
    ),
    Fault(
        "a case of the model whose name only ends as UIKit's does",
        f"{MODEL}/Controllers/UIModalPresentationStyle.swift",
        "case pageSheet = 1",
        "case sheet = 1",
        "case sheet; there is no such case in UIKit",
    ),
    Fault(
        "a wrong case in the header",
        f"{HEADERS}/Values.h",
        "UIBarPositionTopAttached = 3",
        "UIBarPositionAttached = 3",
        "case UIBarPositionAttached; the table has no such case",
    ),
    Fault(
        "a wrong value of a case in the header",
        f"{HEADERS}/Values.h",
        "UIControlEventTouchUpInside = 1 << 6",
        "UIControlEventTouchUpInside = 1 << 5",
        "UIControlEventTouchUpInside = 32; the table says 64",
    ),
    Fault(
        "a type that neither the table nor the list of unlisted types has",
        f"{MODEL}/Views/UIWindow.swift",
        "open class UIWindow: UIView {",
        "public enum UIWindowShape { case round }\n\nopen class UIWindow: UIView {",
        "UIWindowShape: neither uikit-api-facts.tsv nor unlisted-types.tsv lists this type",
    ),
    Fault(
        "an unlisted type that nothing declares",
        "Tools/apple-typecheck/unlisted-types.tsv",
        "type\treason\n",
        "type\treason\nUIWindowShape\tOnce there was one\n",
        "UIWindowShape: nothing declares it",
    ),
    Fault(
        "an unlisted type that the table lists",
        "Tools/apple-typecheck/unlisted-types.tsv",
        "type\treason\n",
        "type\treason\nUIWindow\tOnce the table lacked it\n",
        "UIWindow: the table lists it",
    ),
    Fault(
        "a wrong argument label in the Notes example",
        "Examples/Notes/Screens/TagsViewController.swift",
        "view.addSubview(field)",
        "view.addSubview(view: field)",
        "extraneous argument label",
    ),
    Fault(
        "an override of nothing in a test of both sides",
        "Tests/UIKitBehaviourTests/Stack/StackTests.swift",
        "override func popToRootViewController(animated: Bool)",
        "override func popToRootViewController(animate: Bool)",
        "Tests/UIKitBehaviourTests/Stack/StackTests.swift:25: argument labels for method",
    ),
    Fault(
        "a conformance of UIKit's class that its subclasses state too",
        "Sources/ClassicTechniques/T4Category/UINavigationController+Category.swift",
        "extension UINavigationController {\n  /// Loads",
        "extension UINavigationController: @retroactive UINavigationBarDelegate {\n  /// Loads",
        "redundant conformance",
    ),
    Fault(
        "a member of iOS 16 without a question for the version in the Notes app",
        "Examples/NotesApp.swiftpm/Sources/Probe/ProbeViewController.swift",
        "  @available(iOS 16, *)\n",
        "",
        "backAction is there from iOS 16",
    ),
    Fault(
        "a method of the app's delegate with a wrong type in the tests' host",
        "Tests/OnDevice/Host/HostApp.swift",
        "options: UIScene.ConnectionOptions\n  ) -> UISceneConfiguration",
        "options: UIScene.ConnectionOptions\n  ) -> UISceneConfiguration?",
        "Tests/OnDevice/Host/HostApp.swift",
    ),
    Fault(
        "a warning",
        f"{ADAPTER}/Containers/LeavingOrder.swift",
        "    var result: [UIViewController] = []\n",
        "    var result: [UIViewController] = []\n    let unused = 1\n",
        "unused",
    ),
]


def plant(fault: Fault, model_graph: str) -> str:
    """Gives what is wrong with the gate's answer to the fault; empty if it was caught.

    `model_graph` describes the model without a fault: half of the time is saved where the fault is elsewhere.
    """
    with tempfile.TemporaryDirectory(prefix="apple-gate-") as folder:
        copy = Path(folder)
        for part in PARTS:
            source = ROOT / part
            if source.is_dir():
                shutil.copytree(source, copy / part, ignore=shutil.ignore_patterns(".build*", "__pycache__"))
            elif source.exists():
                shutil.copy(source, copy / part)
        file = copy / fault.file
        text = file.read_text(encoding="utf-8")
        if fault.text not in text:
            return f"{fault.file} has no {fault.text!r} to replace"
        file.write_text(text.replace(fault.text, fault.replacement, 1), encoding="utf-8")
        check = copy / "Tools/apple-typecheck/check.py"
        if fault.file.startswith(f"{MODEL}/"):
            command = [sys.executable, str(check), str(copy), "--without", *MODULES]
        else:
            graph = copy / "model.symbols.json"
            graph.write_text(model_graph.replace(str(ROOT), str(copy)), encoding="utf-8")
            # Of the modules that nothing imports only the one with the fault: half the time again.
            others = [module for module, folder in LEAVES.items() if not fault.file.startswith(f"{folder}/")]
            command = [sys.executable, str(check), str(copy), "--model-graph", str(graph), "--without", *others]
        result = subprocess.run(command, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        if result.returncode == 0:
            return "the gate let it pass"
        if fault.expected not in result.stdout:
            return f"the gate failed, but did not say {fault.expected!r}:\n{result.stdout}"
        return ""


def main() -> int:
    compiler = Compiler(ROOT, {})
    model_graph = compiler.symbol_graph_of_model().read_text(encoding="utf-8")
    with ThreadPoolExecutor(max_workers=2) as pool:
        results = list(pool.map(lambda fault: plant(fault, model_graph), FAULTS))
    for fault, trouble in zip(FAULTS, results):
        print(f"{'FAILED' if trouble else 'caught'}: {fault.name}{': ' if trouble else ''}{trouble}")
    failed = sum(1 for trouble in results if trouble)
    print(f"{len(FAULTS) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
