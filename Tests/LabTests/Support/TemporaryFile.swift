import Foundation

/// A path in a directory of its own, which goes with it.
final class TemporaryFile {
  let directory: URL
  let path: String

  init(_ name: String) throws {
    directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    path = directory.appendingPathComponent(name).path
  }

  deinit { try? FileManager.default.removeItem(at: directory) }

  var text: String? { try? String(contentsOfFile: path, encoding: .utf8) }

  /// Everything that lies beside it, itself included.
  var neighbors: [String] { (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? [] }
}
