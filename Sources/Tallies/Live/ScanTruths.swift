import Records
import Summaries

/// The truths of scans. Scans that were drawn alike have the same codes, whatever else is set, so that few are read from the manifest.
struct ScanTruths {
  private struct Drawn: Hashable {
    var suite: String
    var symbology: String
    var seed: UInt64
  }

  private let frames: FrameIndex
  private var known: [Drawn: ScanTruth] = [:]

  init(_ frames: FrameIndex) { self.frames = frames }

  mutating func truth(
    of scan: StreamAnswers.Scan, in group: FrameGroup, _ contents: inout ContentTable
  ) throws -> ScanTruth {
    let drawn = Drawn(suite: group.suite, symbology: group.symbology, seed: scan.seed)
    if let truth = known[drawn] { return truth }
    let first = scan.frames.min { $0.key < $1.key }?.value.index
    let codes = try first.flatMap { try frames.line(at: $0)?.contents } ?? []
    let truth = ScanTruth(codes, in: &contents)
    known[drawn] = truth
    return truth
  }
}
