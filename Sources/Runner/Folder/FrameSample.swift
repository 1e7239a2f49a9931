import Barcodes
import Judging
import Records

/// A choice, made during a run, of frames whose pictures are kept: few of each kind and not too
/// many in all, spread over suites and symbologies, the same in every run.
///
/// A frame's seed is drawn from its name by SHA-256, so that the least seeds are a fair sample.
/// Where there are too many, the suite and symbology with most gives one up. Only what is kept
/// takes memory.
struct FrameSample {
  /// The most frames of one suite, symbology, named condition and, if `isByPoint`, point.
  let perGroup: Int
  let isByPoint: Bool
  let limit: Int

  static let disagreements = FrameSample(perGroup: 3, isByPoint: true, limit: 120)
  /// The sample of photographs, and of rendered frames to put beside them.
  static let beside = FrameSample(perGroup: 2, isByPoint: false, limit: 80)
  static let unread = FrameSample(perGroup: 1, isByPoint: false, limit: 40)

  private init(perGroup: Int, isByPoint: Bool, limit: Int) {
    (self.perGroup, self.isByPoint, self.limit) = (perGroup, isByPoint, limit)
  }

  private var kept: [FrameCandidate] = []

  var frames: [String] { kept.map(\.frame) }

  /// Adds a frame, and returns the one to drop for it, possibly itself; nil if there is room.
  mutating func add(_ candidate: FrameCandidate) -> String? {
    kept.append(candidate)
    let group = kept.filter { candidate.isLike($0, byPoint: isByPoint) }
    if group.count > perGroup { return drop(from: group) }
    return kept.count > limit ? drop(from: fullest) : nil
  }

  /// The candidates of the suite and symbology with most of them, the first by name if several.
  private var fullest: [FrameCandidate] {
    let shares = Dictionary(grouping: kept, by: \.suiteAndSymbology)
    let largest = shares.values.map(\.count).max() ?? 0
    let first = shares.filter { $0.value.count == largest }
      .min { $0.key.lexicographicallyPrecedes($1.key) }
    return first?.value ?? kept
  }

  private mutating func drop(from candidates: [FrameCandidate]) -> String? {
    guard let last = candidates.max(by: { $0.precedes($1) }) else { return nil }
    kept.removeAll { $0 == last }
    return last.frame
  }
}

/// The properties by which a frame is chosen.
struct FrameCandidate: Equatable {
  let frame: String
  let seed: UInt64
  let point: [String: Double]
  let namedCondition: String?
  let suiteAndSymbology: [String]

  init(_ frame: FrameRecord) {
    (self.frame, seed, point) = (frame.frame, frame.seed, frame.point)
    namedCondition = frame.namedCondition
    suiteAndSymbology = Self.suiteAndSymbology(frame.frame, frame.codes.map(\.symbology))
  }

  init(_ frame: IndexedFrame) {
    (self.frame, seed, point) = (frame.frame, frame.seed, frame.point)
    namedCondition = frame.namedCondition
    suiteAndSymbology = Self.suiteAndSymbology(frame.frame, frame.symbologies)
  }

  private static func suiteAndSymbology(_ frame: String, _ symbologies: [Symbology]) -> [String] {
    [FrameRecord.suite(ofFrame: frame), FormatMask(symbologies).name]
  }

  /// True if the frame has a named condition and, apart from it, only the rule's module width.
  var isAtGuidance: Bool {
    namedCondition != nil && point.count == 1
      && point["module_width_px"].map(Guidance.isReachedJust(by:)) ?? false
  }

  func isLike(_ other: FrameCandidate, byPoint: Bool) -> Bool {
    suiteAndSymbology == other.suiteAndSymbology && namedCondition == other.namedCondition
      && (!byPoint || point == other.point)
  }

  func precedes(_ other: FrameCandidate) -> Bool { (seed, frame) < (other.seed, other.frame) }
}
