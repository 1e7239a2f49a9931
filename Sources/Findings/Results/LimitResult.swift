package import Barcodes
package import Judging
package import Summaries

/// How far a parameter may go until fewer codes are read than the target asks.
package struct LimitResult: Codable, Sendable, Equatable {
  package var suite: String
  package var condition: String?
  package var symbology: String
  package var engine: String
  /// The parameter, by the name that it has in a suite.
  package var parameter: String
  /// The values of the suite's other axes, by name.
  @Coordinate package var setting: [String: Double]
  @Share package var target: Double
  /// Absent where the target is not shown to be reached at the easiest value.
  @Coordinate package var limit: Double?
  package var end: LimitEnd
  /// True if the parameter becomes harder as it becomes less.
  package var isDescending: Bool
  /// Over all values that were tried.
  @Tally package var codes: Int
  /// What was read at the easiest value; absent of results before it was told.
  package var easiest: LimitStepResult?

  package init(_ limit: LimitRecord) {
    suite = limit.suite
    condition = limit.namedCondition
    symbology = limit.symbology
    engine = limit.engine
    parameter = limit.parameter
    setting = limit.setting
    target = limit.target
    self.limit = limit.limit
    end = limit.end
    isDescending = limit.finding.isDescending
    codes = limit.steps.reduce(0) { $0 + $1.codes }
    easiest = limit.steps.first.map {
      LimitStepResult(value: $0.value, reads: $0.reads, codes: $0.codes)
    }
  }

  enum CodingKeys: String, CodingKey {
    case suite, condition, symbology, engine, parameter, setting, target, limit, end
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
