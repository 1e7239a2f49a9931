/// An acceptance policy with its memory of the announced contents.
package struct Acceptor<Content: Hashable & Sendable>: Sendable {
  private let policy: AcceptancePolicy
  private let forgetAfter: Int64?
  private var answers: [Set<Content>] = []
  /// The time of the last read of each announced content.
  private var remembered: [Content: Int64] = [:]

  /// - Parameter forgetAfter: nanoseconds without a read until a content is new again; nil for
  ///   never.
  package init(policy: AcceptancePolicy, forgetAfter: Int64?) {
    self.policy = policy
    self.forgetAfter = forgetAfter
  }

  /// Takes an answer of the reader, which may be empty.
  ///
  /// Each content has its own row: an answer without it breaks that row, whatever else the answer
  /// has. A content that is in the answer twice counts once. Every read of a remembered content
  /// renews its memory, whether or not the policy is met.
  ///
  /// - Parameter time: the time of the answer, not before the last one's.
  /// - Returns: the contents that are announced now, in the order of the answer.
  package mutating func take(_ contents: [Content], at time: Int64) -> [Content] {
    answers.append(Set(contents))
    if answers.count > policy.window { answers.removeFirst() }
    var announced: [Content] = []
    var seen: Set<Content> = []
    for content in contents where seen.insert(content).inserted {
      let isKnown = remembered[content].map { last in
        forgetAfter.map { time - last < $0 } ?? true
      }
      if isKnown != true {
        remembered[content] = nil
        guard isAccepted(content) else { continue }
        announced.append(content)
      }
      remembered[content] = time
    }
    return announced
  }

  private func isAccepted(_ content: Content) -> Bool {
    answers.count { $0.contains(content) } >= policy.needed
  }
}
