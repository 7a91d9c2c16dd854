extension Array where Element: AnyObject {
  /// Does something with each element without keeping it for that: the array keeps them all. To keep an object and to let
  /// it go again is slow, above all if it is held weakly somewhere.
  @inline(__always)
  func forEachBorrowed(_ body: (Element) -> Void) {
    withExtendedLifetime(self) {
      withUnsafeBytes { bytes in
        for element in bytes.assumingMemoryBound(to: Unmanaged<Element>.self) { element._withUnsafeGuaranteedRef(body) }
      }
    }
  }
}
