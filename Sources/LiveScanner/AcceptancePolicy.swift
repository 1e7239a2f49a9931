/// The rule that decides when a content that was read counts as the answer.
package enum AcceptancePolicy: Hashable, Sendable {
  /// Accepts a content at its first read.
  case first
  /// Accepts a content after this many consecutive reads of it.
  case inARow(Int)
  /// Accepts a content that is in this many of the last reads.
  case quorum(Int, of: Int)

  /// The largest number of reads that a suite may wait for.
  package static let mostReads = 100

  /// Creates a policy from `first`, `2-in-a-row` or `3-of-5`; nil for other names.
  package init?(name: String) {
    if name == "first" {
      self = .first
      return
    }
    let parts = name.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard parts.count >= 3, let needed = Int(parts[0]), (2...Self.mostReads).contains(needed) else {
      return nil
    }
    let policy: AcceptancePolicy? =
      switch Array(parts[1...]) {
      case ["in", "a", "row"]: .inARow(needed)
      case ["of", parts[2]]: Int(parts[2]).map { .quorum(needed, of: $0) }
      default: nil
      }
    guard let policy, policy.name == name, policy.window <= Self.mostReads, policy.window >= needed
    else { return nil }
    self = policy
  }

  /// The number of latest reads that the policy looks at.
  package var window: Int {
    switch self {
    case .first: 1
    case .inARow(let count): count
    case .quorum(_, let last): last
    }
  }

  /// The number of reads in the window that must have the content.
  package var needed: Int {
    switch self {
    case .first: 1
    case .inARow(let count), .quorum(let count, _): count
    }
  }

  package var name: String {
    switch self {
    case .first: "first"
    case .inARow(let count): "\(count)-in-a-row"
    case .quorum(let count, let last): "\(count)-of-\(last)"
    }
  }
}
