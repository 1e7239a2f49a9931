import Barcodes
import Judging
import Records
package import Summaries

/// A frame that is read otherwise with one mask, in one view.
package struct ReadingChange: Codable, Sendable, Equatable {
  package enum ChangeKind: String, Codable, CaseIterable, Sendable, Comparable {
    case newDeath = "new_death"
    case newMisread = "new_misread"
    case lost, gained
    case misreadGone = "misread_gone"

    package static func < (left: ChangeKind, right: ChangeKind) -> Bool { left.order < right.order }
    private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  package var kind: ChangeKind
  /// The codes that the engine reported in each run.
  package var baseline: [NotableCode]
  package var candidate: [NotableCode]
  /// The failure, where it gave no answer.
  package var baselineMessage: String?
  package var candidateMessage: String?
}
