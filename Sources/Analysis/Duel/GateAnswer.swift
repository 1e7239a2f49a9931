/// What a gate says. Each has an exit code of its own, so that CI can tell them apart.
package enum GateAnswer: String, Codable, Sendable, CaseIterable {
  case fine
  case worse
  /// More measuring would be needed.
  case inconclusive
  /// The machine, an engine that answers by chance, or one whose clock contradicts the bench's, allows no answer.
  case environment

  package var exitCode: Int32 {
    switch self {
    case .fine: 0
    case .worse: 1
    case .inconclusive: 2
    case .environment: 3
    }
  }
}
