import Barcodes

/// The outcomes of the true codes; they sum to `codes`.
package struct OutcomeCounts: Codable, Sendable, Hashable {
  @Tally package var correct = 0
  @Tally package var misread = 0
  @Tally package var formatError = 0
  @Tally package var missed = 0
  /// Codes of trials that ended in a timeout, a crash or an error: not read, whatever the reason.
  @Tally package var unanswered = 0

  package init(
    correct: Int = 0, misread: Int = 0, formatError: Int = 0, missed: Int = 0, unanswered: Int = 0
  ) {
    self.correct = correct
    self.misread = misread
    self.formatError = formatError
    self.missed = missed
    self.unanswered = unanswered
  }

  package enum CodingKeys: String, CodingKey {
    case correct, misread
    case formatError = "format_error"
    case missed, unanswered
  }
}
