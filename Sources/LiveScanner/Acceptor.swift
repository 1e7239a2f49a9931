/// One acceptance policy, and the memory of what was announced.
package struct Acceptor<Content: Hashable & Sendable>: Sendable {
  private let policy: AcceptancePolicy
  private let forgetAfter: Int64?
  /// The last answers, as many as the policy looks at.
  private var answers: [Set<Content>] = []
  /// When a content that was announced was last read.
  private var remembered: [Content: Int64] = [:]

  /// - Parameter forgetAfter: after how many nanoseconds without being read a content is announced again; nil for never.
  package init(policy: AcceptancePolicy, forgetAfter: Int64?) {
    self.policy = policy
    self.forgetAfter = forgetAfter
  }

  /// Takes an answer of the reader, which may be empty.
  ///
  /// Each content has a row of its own: an answer without it breaks that row, whatever else it has. A content that is in the
  /// answer twice counts once. Every read of a remembered content renews its memory, whether or not the policy is met.
  ///
  /// - Parameter time: of the answer; not before the last one's.
  /// - Returns: what is announced now, in the order of the answer.
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
