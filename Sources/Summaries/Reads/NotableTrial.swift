package import Records

/// A trial worth looking at.
package struct NotableTrial: Codable, Sendable, Equatable {
  /// Why it is worth a look. A trial that is notable for two reasons is listed twice.
  package enum NotableKind: String, Codable, CaseIterable, Sendable, Comparable {
    case misread
    case formatError = "format_error"
    case falsePositive = "false_positive"
    case timeout, crashed, error

    package static func < (left: NotableKind, right: NotableKind) -> Bool {
      left.order < right.order
    }
    private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  package var kind: NotableKind
  package var engine: String
  /// The decodes that the engine reported.
  package var decodes: [NotableCode]
  /// The error, for trials without an answer.
  package var message: String?
  /// The picture's path in the run folder; absent where the runner kept none.
  package var picture: String?

  /// - Parameter picture: its path in the run folder; nil where there is none.
  package init(kind: NotableKind, _ trial: TrialRecord, picture: String?) {
    (self.kind, self.picture) = (kind, picture)
    engine = trial.engine
    decodes = trial.decodes.map(NotableCode.init)
    message = trial.message
  }
}
