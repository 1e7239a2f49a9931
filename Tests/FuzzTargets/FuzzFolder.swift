import Foundation

/// A folder for the files that a reader takes by their path, on a file system in memory where there is one.
package final class FuzzFolder: Sendable {
  package let path: String

  /// - Parameter template: whose files are there, too, as a run's other files are beside its trials.
  package init(template: String?) throws {
    let memory = "/dev/shm"
    let parent =
      FileManager.default.isWritableFile(atPath: memory) ? memory : NSTemporaryDirectory()
    path = "\(parent)/scanbench-fuzz-\(UUID().uuidString)"
    if let template, FileManager.default.fileExists(atPath: template) {
      try FileManager.default.copyItem(atPath: template, toPath: path)
    } else {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file in the place of one that is there, and returns its path.
  func put(_ data: Data, as name: String) throws -> String {
    let path = "\(path)/\(name)"
    try data.write(to: URL(fileURLWithPath: path))
    return path
  }
}
