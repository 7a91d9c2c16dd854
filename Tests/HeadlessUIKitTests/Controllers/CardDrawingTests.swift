import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Sheets, popovers and searches as text")
struct CardDrawingTests {
  private func labelled(_ title: String, _ text: String) -> UIViewController {
    let result = screen(title)
    let label = UILabel()
    label.text = text
    label.frame.size.height = 20
    result.view.addSubview(label)
    return result
  }

  @Test("a sheet leaves in sight what is behind, and moves with the finger")
  func sheet() throws {
    let fixture = SheetFixture(inStack: true, form: { labelled("Form", "A form") })
    let before = TextDrawing(of: fixture.device).description
    #expect(
      before == """
        ┌──────────────────────────────────────────────┐
        │ 9:41                                  iOS 26 │
        ├─┌──────────────────────────────────────────┐─┤
        │ │                   Form                   │ │
        ├─├──────────────────────────────────────────┤─┤
        │ │ A form                                   │ │
        │ │                                          │ │
        │ │                                          │ │
        │ │                                          │ │
        │ │                                          │ │
        │ │                                          │ │
        │ │                                          │ │
        │ │                                          │ │
        │ │                                          │ │
        │ │                                          │ │
        │ │                                          │ │
        │ │                                          │ │
        │ │                                          │ │
        │ │                                          │ │
        └──────────────────────────────────────────────┘
        """)
    try fixture.device.dragSheet(to: 0.4, lift: false)
    #expect(
      TextDrawing(of: fixture.device).description == """
        ┌──────────────────────────────────────────────┐
        │ 9:41                                  iOS 26 │
        ├──────────────────────────────────────────────┤
        │                     List                     │
        ├──────────────────────────────────────────────┤
        │                                              │
        │                                              │
        │                                              │
        │                                              │
        │ ┌──────────────────────────────────────────┐ │
        │ │                   Form                   │ │
        │ ├──────────────────────────────────────────┤ │
        │ │ A form                                   │ │
        │ │                                          │ │
        │ │                                          │ │
        │ │                                          │ │
        │ │                                          │ │
        │ │                                          │ │
        │ │                                          │ │
        └──────────────────────────────────────────────┘
        """)
  }

  @Test("a popover")
  func popover() {
    let fixture = SheetFixture(
      idiom: .pad, form: { labelled("Form", "A form") },
      prepare: {
        $0.modalPresentationStyle = .popover
        $0.popoverPresentationController?.barButtonItem = UIBarButtonItem()
      })
    #expect(
      TextDrawing(of: fixture.device).description == """
        ┌──────────────────────────────────────────────┐
        │ 9:41                                  iOS 26 │
        ├───────────────────────────┌─────────────────┐┤
        │                     List  │      Form       ││
        ├───────────────────────────├─────────────────┤┤
        │                           │ A form          ││
        │                           │                 ││
        │                           │                 ││
        │                           │                 ││
        │                           └─────────────────┘│
        │                                              │
        │                                              │
        │                                              │
        │                                              │
        │                                              │
        │                                              │
        │                                              │
        │                                              │
        │                                              │
        └──────────────────────────────────────────────┘
        """)
  }

  @Test("a search bar")
  func search() {
    let fixture = NavigationFixture(["List"])
    let search = fixture.device.run {
      let search = UISearchController(searchResultsController: nil)
      search.searchBar.placeholder = "Search"
      fixture.top.navigationItem.searchController = search
      return search
    }
    #expect(TextDrawing(of: fixture.device).lines[5] == "│ ⌕ (Search)                                   │")
    fixture.device.tap(search.searchBar.field)
    fixture.device.typeText("milk")
    #expect(TextDrawing(of: fixture.device).lines[5] == "│ ⌕ milk▏                           [ Cancel ] │")
  }
}
