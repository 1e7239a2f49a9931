import Barcodes
import Gates

/// The frames that a version of a reader lost first.
package enum LostFrames {
  /// Returns lines on run folders, the earliest version first, or one whose engines are versions.
  package static func lines(over runs: [String]) throws -> [String] {
    let found = try FirstLost.over(runs: runs)
    guard !found.isEmpty else {
      throw UsageError(
        "\(runs[0]): it has one engine; name several runs, or a run of several versions")
    }
    return found.flatMap(\.lines).map { VisibleText.line($0) }
  }
}
