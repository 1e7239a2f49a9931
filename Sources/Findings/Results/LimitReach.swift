package import Barcodes
package import Judging
import Summaries

/// How far a parameter may go, without the evidence.
package struct LimitReach: Codable, Sendable, Equatable {
  /// Absent where the target is not shown to be reached at the easiest value.
  @Coordinate package var limit: Double?
  package var end: LimitEnd
  /// True if the parameter becomes harder as it becomes less.
  package var isDescending: Bool
  /// Over all values that were tried.
  @Tally package var codes: Int
  /// What was read at the easiest value; absent of results before it was told.
  package var easiest: LimitStepResult?

  init(_ limit: LimitRecord) {
    self.limit = limit.limit
    end = limit.end
    isDescending = limit.isDescending
    codes = limit.steps.reduce(0) { $0 + $1.codes }
    easiest = limit.steps.first.map {
      LimitStepResult(value: $0.value, reads: $0.reads, codes: $0.codes)
    }
  }

  enum CodingKeys: String, CodingKey {
    case limit, end
    case isDescending = "descending"
    case codes, easiest
  }
}

/// One value of a parameter, and how many codes were read there.
package struct LimitStepResult: Codable, Sendable, Equatable {
  @Coordinate package var value: Double
  @Tally package var reads: Int
  @Tally package var codes: Int
}
