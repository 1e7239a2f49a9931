package import Barcodes
package import Judging
import Summaries

/// The distances from which one reader reads codes of one X-dimension, from the nearest to the farthest.
package struct ReadingRange: Codable, Sendable, Equatable {
  package var suite: String
  /// The camera, where the suite has several.
  package var namedCondition: String?
  package var symbology: String
  /// The values of the suite's other axes, by name.
  @Coordinate package var setting: [String: Double]
  /// Where both searches begin; what is nearer and farther is reached from there.
  @Coordinate package var fromMillimetres: Double
  /// Absent where not even the start is read.
  @Coordinate package var nearMillimetres: Double?
  package var nearEnd: LimitEnd
  @Coordinate package var farMillimetres: Double?
  package var farEnd: LimitEnd

  private static let distance = SweptAxis.distance.name

  /// Nil where no distances were looked for.
  static func all(_ limits: [LimitRecord]) -> [ReadingRange]? {
    let distances = limits.filter { $0.parameter == distance && $0.steps.count > 1 }
    let ranges = distances.filter { !$0.isDescending }.compactMap { far in
      distances.first {
        $0.isDescending && $0.id == far.id && $0.symbology == far.symbology
          && $0.setting == far.setting && $0.steps[0].value == far.steps[0].value
      }.map { ReadingRange(near: $0, far: far) }
    }
    return ranges.isEmpty ? nil : ranges
  }

  private init(near: LimitRecord, far: LimitRecord) {
    suite = far.suite
    namedCondition = far.namedCondition
    symbology = far.symbology
    setting = far.setting
    fromMillimetres = far.steps[0].value
    (nearMillimetres, nearEnd) = (near.limit, near.end)
    (farMillimetres, farEnd) = (far.limit, far.end)
  }
}
