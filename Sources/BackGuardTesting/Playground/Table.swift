/// Values that are kept once each and named by their place.
struct Table<Element: Hashable> {
  private(set) var elements: [Element] = []
  private var places: [Element: Int] = [:]

  mutating func place(of element: Element) -> Int {
    if let place = places[element] { return place }
    places[element] = elements.count
    elements.append(element)
    return elements.count - 1
  }
}
