import Barcodes

/// The outcomes of the true codes; they sum to `codes`.
package struct OutcomeCounts: Codable, Sendable, Hashable {
  @Tally package var correct = 0
  @Tally package var misread = 0
  @Tally package var formatError = 0
  @Tally package var missed = 0
  /// Codes of trials that ended in a timeout, a crash or an error: not read, whatever the reason.
  @Tally package var unanswered = 0

  package static let zero = OutcomeCounts()

  package var total: Int { correct + misread + formatError + missed + unanswered }

  package static func + (left: OutcomeCounts, right: OutcomeCounts) -> OutcomeCounts {
    var sum = left
    sum += right
    return sum
  }

  package static func += (left: inout OutcomeCounts, right: OutcomeCounts) {
    left.correct += right.correct
    left.misread += right.misread
    left.formatError += right.formatError
    left.missed += right.missed
    left.unanswered += right.unanswered
  }
}
