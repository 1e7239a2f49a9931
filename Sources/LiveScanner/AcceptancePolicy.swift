/// When a content that was read counts as the answer.
package enum AcceptancePolicy: Hashable, Sendable {
  /// At once.
  case first
  /// After so many reads one after the other that have it.
  case inARow(Int)
  /// After it was in so many of the last reads.
  case quorum(Int, of: Int)

  /// The most reads that a suite may wait for.
  package static let mostReads = 100

  /// `first`, `2-in-a-row` or `3-of-5`; nil for other names.
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

  /// How many of the last reads it looks at.
  package var window: Int {
    switch self {
    case .first: 1
    case .inARow(let count): count
    case .quorum(_, let last): last
    }
  }

  /// In how many of them a content has to be.
  package var needed: Int {
    switch self {
    case .first: 1
    case .inARow(let count), .quorum(let count, _): count
    }
  }

  /// As a suite has it.
  package var name: String {
    switch self {
    case .first: "first"
    case .inARow(let count): "\(count)-in-a-row"
    case .quorum(let count, let last): "\(count)-of-\(last)"
    }
  }
}
