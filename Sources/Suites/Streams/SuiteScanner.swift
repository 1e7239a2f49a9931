package import LiveScanner
import SourcedYAML

/// Who scans a suite's streams: what becomes of frames that come while the reader is busy, and what counts as read.
package struct SuiteScanner: Sendable, Equatable {
  /// The policy of CameraX's ImageAnalysis unless told otherwise (STRATEGY_KEEP_ONLY_LATEST).
  static let usualDropping = [DroppingPolicy.newestWaits]
  /// The first read, and two equal ones in a row, as apps are advised to wait for (firebase/quickstart-android#1130).
  static let usualAcceptance = [AcceptancePolicy.first, .inARow(2)]

  /// Each makes a setting of its own.
  package var dropping = usualDropping
  /// Likewise.
  package var acceptance = usualAcceptance
  /// After how many seconds without being read a content is announced again; nil where never.
  package var forgetSeconds: Double?
}

extension SourcedMapping {
  /// The key `scanner`.
  func scanner() throws(SourcedError) -> SuiteScanner? {
    guard let node = optional("scanner") else { return nil }
    let scanner = try SourcedMapping(
      node, what: "a scanner", keys: ["dropping", "acceptance", "forget_s"])
    return SuiteScanner(
      dropping: try scanner.policies("dropping", else: SuiteScanner.usualDropping) {
        DroppingPolicy(name: $0)
      } remedy: {
        "write newest-waits, none-waits or queue-4, with 1 to \(DroppingPolicy.longestQueue) frames"
      },
      acceptance: try scanner.policies("acceptance", else: SuiteScanner.usualAcceptance) {
        AcceptancePolicy(name: $0)
      } remedy: {
        "write first, 2-in-a-row or 2-of-3, with at most \(AcceptancePolicy.mostReads) reads"
      },
      forgetSeconds: try scanner.number("forget_s", within: 0...3600))
  }

  /// The policies of a key, each once.
  private func policies<Policy: Hashable>(
    _ key: String, else usual: [Policy], named: (String) -> Policy?, remedy: () -> String
  ) throws(SourcedError) -> [Policy] {
    guard let node = optional(key) else { return usual }
    return try node.distinct(node.elements()) { element throws(SourcedError) in
      let name = try element.text()
      guard let policy = named(name) else {
        throw element.error("'\(name)' is no way of \(key); \(remedy())")
      }
      return policy
    }
  }
}
