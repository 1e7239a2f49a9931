import Judging
import Records
import Summaries

/// Photographs at the rule's module width, and rendered frames of it, as far as the run has kept their pictures.
struct BesideFrames {
  private let pictures: PictureFolder
  private let engines: [String]
  /// The mask with which each suite's frames are read first.
  private let masks: [String: MaskName]
  private let isNeeded: Bool
  private var readers: [String: [String: Bool]] = [:]

  init(_ run: RunRecord, pictures: PictureFolder) {
    self.pictures = pictures
    engines = run.engines.map(\.label)
    masks = Dictionary(
      run.suites.compactMap { suite in suite.masks.first.map { (suite.name, $0) } },
      uniquingKeysWith: { first, _ in first })
    isNeeded = run.suites.contains { $0.photographSet != nil }
  }

  mutating func add(_ trial: TrialRecord, group: FrameGroup) {
    guard isNeeded, group.namedCondition != nil, group.point.count == 1,
      let width = group.point[SweptAxis.moduleWidth.name], Guidance.isReachedJust(by: width),
      let isRead = trial.readsFrame, pictures.hasPicture(of: trial.frame)
    else { return }
    let before = readers[trial.frame]?[trial.engine] ?? true
    readers[trial.frame, default: [:]][trial.engine] = before && isRead
  }

  /// The most frames that are shown of each symbology and condition; more would fill a page with
  /// one of them.
  private static let shown = 2

  /// By symbology, those of photographs before the rendered ones; nil without any. Frames of one photograph are told once.
  ///
  /// - Throws: `RecordError`.
  func records(from frames: FrameIndex) throws -> [FrameFinding<BesideFrame>]? {
    let lines = try frames.lines(of: Set(readers.keys))
    let found = try lines.values.compactMap { line -> FrameFinding<BesideFrame>? in
      guard let read = readers[line.frame],
        let mask = masks[FrameRecord.suite(ofFrame: line.frame)]
      else { return nil }
      return FrameFinding(
        try AskedFrame(line, mask: mask, view: nil),
        BesideFrame(
          readBy: engines.filter { read[$0] == true },
          notReadBy: engines.filter { read[$0] == false }))
    }
    let ofPhotographs = Set(lines.values.filter { $0.photograph != nil }.map(\.frame))
    func rank(_ frame: FrameFinding<BesideFrame>) -> (String, Int, String, String) {
      (
        frame.symbology, ofPhotographs.contains(frame.frame) ? 0 : 1, frame.namedCondition ?? "",
        frame.frame
      )
    }
    let draws = lines.mapValues(\.draw)
    let (groups, members) = found.sorted { rank($0) < rank($1) }.grouped {
      [$0.symbology, FrameRecord.suite(ofFrame: $0.frame), $0.namedCondition ?? ""]
    }
    let chosen = groups.flatMap { group in
      var seen: Set<Int> = []
      return (members[group] ?? []).filter { frame in
        (draws[frame.frame] ?? nil).map { seen.insert($0).inserted } ?? true
      }.prefix(Self.shown)
    }
    return chosen.isEmpty ? nil : chosen
  }
}
