import Foundation

/// Where a page is written: all of it or nothing.
public struct PageFile: Hashable, Sendable {
  public let path: String

  public init(_ path: String) { self.path = path }

  /// Why nothing could be written there, as far as it shows before; `nil` if nothing speaks against it.
  public var obstacle: String? {
    var isDirectory: ObjCBool = false
    let manager = FileManager.default
    if manager.fileExists(atPath: path, isDirectory: &isDirectory), isDirectory.boolValue {
      return "Cannot write \(path): it is a directory."
    }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    guard manager.fileExists(atPath: folder, isDirectory: &isDirectory), isDirectory.boolValue else {
      return "Cannot write \(path): there is no directory \(folder)."
    }
    return manager.isWritableFile(atPath: folder) ? nil : "Cannot write \(path): \(folder) cannot be written to."
  }

  /// Returns why it could not be written; `nil` if it was.
  public func write(_ text: String) -> String? {
    if let obstacle { return obstacle }
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
      return nil
    } catch {
      return "Cannot write \(path): the disk or the system refused it."
    }
  }
}
