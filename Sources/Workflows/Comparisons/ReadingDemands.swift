import Gates
import Judging

/// The demands on what a candidate reads.
package struct ReadingDemands {
  let rule: ReadingRule
  private let mustRead: String?

  /// - Parameter mustRead: the path of a file that names frames.
  package init(errorRate: Double, allowsNewMisreads: Bool, allowsLost: Bool, mustRead: String?) {
    rule = ReadingRule(
      errorRate: errorRate, allowsNewMisreads: allowsNewMisreads, allowsLost: allowsLost)
    self.mustRead = mustRead
  }

  func required() throws -> RequiredFrames? { try mustRead.map(RequiredFrames.init) }
}
