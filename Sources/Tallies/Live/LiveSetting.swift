import LiveScanner
import Records
import Summaries

/// The key that tells apart the scans of a suite that one engine reads, but for what they show.
struct LiveSetting: Hashable {
  /// The frame's size, where the suite has several.
  var size: [String: Double]
  /// The values of the suite's other axes.
  var others: [String: Double]
  var condition: String?
  var mask: MaskName
  var view: String?
  var dropping: String
  var acceptance: String

  init(
    _ group: FrameGroup, _ turn: StreamAnswers.AnswerTurn, dropping: String, acceptance: String
  ) {
    size = group.point.filter { LatencySize.axes.contains($0.key) }
    others = group.point.filter { !LatencySize.axes.contains($0.key) }
    condition = group.namedCondition
    (mask, view) = (turn.mask, turn.view)
    (self.dropping, self.acceptance) = (dropping, acceptance)
  }

  var point: [String: Double] { size.merging(others) { first, _ in first } }

  /// `1280x720`
  static func name(ofSize size: [String: Double]) -> String {
    let sides = [size["frame_width_px"], size["frame_height_px"]].map { Wording.plain($0 ?? 0) }
    return sides.joined(separator: "x")
  }
}

/// The scans of a suite that one engine has read, by setting.
struct LiveFamily {
  let suite: SuiteRecord
  let stream: StreamRecord
  let engine: EngineRecord
  let dropping: [String]
  let acceptance: [String]
  /// In the manifest's order.
  let conditions: [String]
  private(set) var scans: [LiveSetting: [ScanID: ScanOutcome]] = [:]
  /// When the last scan was over, in seconds.
  let end: Double

  init(
    _ suite: SuiteRecord, _ player: ScanPlayer, engine: EngineRecord, conditions: [String],
    end: Double
  ) {
    (self.suite, stream, self.engine, self.end) = (suite, player.stream, engine, end)
    dropping = player.dropping.map(\.name)
    acceptance = player.acceptance.map(\.name)
    self.conditions = conditions
  }

  mutating func add(
    _ result: ScanResult, _ group: FrameGroup, _ turn: StreamAnswers.AnswerTurn, dropping: String
  ) {
    let id = ScanID(symbology: group.symbology, seed: result.seed)
    for (acceptance, outcome) in zip(acceptance, result.outcomes)
    where dropping == self.dropping[0] || acceptance == self.acceptance[0] {
      let setting = LiveSetting(group, turn, dropping: dropping, acceptance: acceptance)
      scans[setting, default: [:]][id] = outcome
    }
  }

  /// Settings whose policies are the suite's first.
  var withFirstPolicies: [LiveSetting] {
    scans.keys.filter { $0.dropping == dropping[0] && $0.acceptance == acceptance[0] }
  }

  /// The order in which settings are told.
  func precedes(_ left: LiveSetting, _ right: LiveSetting) -> Bool {
    func rank<Name: Equatable>(_ name: Name?, in names: [Name]) -> Int {
      name.flatMap { names.firstIndex(of: $0) } ?? -1
    }
    let conditions = (rank(left.condition, in: conditions), rank(right.condition, in: conditions))
    if conditions.0 != conditions.1 { return conditions.0 < conditions.1 }
    if left.others != right.others { return left.others.precedes(right.others) }
    if left.size != right.size { return left.size.precedes(right.size) }
    if left.mask != right.mask { return Self.precedes(mask: left.mask, right.mask) }
    let views = (
      rank(left.view, in: suite.views ?? []), rank(right.view, in: suite.views ?? [])
    )
    if views.0 != views.1 { return views.0 < views.1 }
    let droppings = (rank(left.dropping, in: dropping), rank(right.dropping, in: dropping))
    if droppings.0 != droppings.1 { return droppings.0 < droppings.1 }
    return rank(left.acceptance, in: acceptance) < rank(right.acceptance, in: acceptance)
  }

  /// A mask of one symbology first, all of them last.
  static func precedes(mask left: MaskName, _ right: MaskName) -> Bool {
    func rank(_ mask: MaskName) -> Int { mask == .own ? 0 : mask == .all ? 2 : 1 }
    return (rank(left), left) < (rank(right), right)
  }
}
