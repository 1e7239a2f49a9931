import Barcodes
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

  private struct FrameCandidate: Equatable {
    var frame: String
    var seed: UInt64
    var suiteAndSymbology: [String]
    var setting: FrameSetting

    init(_ frame: some SampledFrame, isByPoint: Bool) {
      self.frame = frame.frame
      seed = frame.seed
      suiteAndSymbology = [
        FrameRecord.suite(ofFrame: frame.frame), FormatMask(frame.symbologies).name,
      ]
      setting = FrameSetting(
        point: isByPoint ? frame.point : [:], namedCondition: frame.namedCondition)
    }

    func isLike(_ other: FrameCandidate) -> Bool {
      suiteAndSymbology == other.suiteAndSymbology && setting == other.setting
    }

    func precedes(_ other: FrameCandidate) -> Bool { (seed, frame) < (other.seed, other.frame) }
  }

  private var kept: [FrameCandidate] = []

  var frames: [String] { kept.map(\.frame) }

  /// Adds a frame, and returns the one to drop for it, possibly itself; nil if there is room.
  mutating func add(_ frame: some SampledFrame) -> String? {
    let candidate = FrameCandidate(frame, isByPoint: isByPoint)
    kept.append(candidate)
    let group = kept.filter(candidate.isLike)
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
protocol SampledFrame {
  var frame: String { get }
  var seed: UInt64 { get }
  var point: [String: Double] { get }
  var namedCondition: String? { get }
  var symbologies: [Symbology] { get }
}

extension FrameRecord: SampledFrame {
  var symbologies: [Symbology] { codes.map(\.symbology) }
}

extension IndexedFrame: SampledFrame {}
