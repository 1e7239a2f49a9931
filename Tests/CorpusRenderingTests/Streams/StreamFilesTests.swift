import Barcodes
import Foundation
import Records
import Testing

@testable import CorpusRendering
@testable import Photographed
@testable import Suites

/// Streams in the files of corpora and previews.
@Suite struct StreamFilesTests {
  private let temporary: TemporaryFolder

  init() throws { temporary = try TemporaryFolder() }

  /// A suite whose code moves as a file beside it says.
  private func plan() throws -> CorpusPlan {
    try MotionTraceTests.csv.write(
      toFile: "\(temporary.path)/walk.csv", atomically: true, encoding: .utf8)
    let yaml = StreamSuiteTests.valid.replacing("{hold: {}}", with: "{trace: walk.csv}")
      .replacing("distance_mm: 200\n", with: "").replacing("seconds: 2", with: "seconds: 0.2")
    try yaml.write(toFile: "\(temporary.path)/lock.yaml", atomically: true, encoding: .utf8)
    return try CorpusPlan(
      suite: Suites.Suite(path: "\(temporary.path)/lock.yaml"), profile: "quick", seed: 4)
  }

  @Test func `a built stream needs its trace no more, and has the plan's frames`() throws {
    let plan = try plan()
    try plan.validate()
    let folder = "\(temporary.path)/built"
    try plan.write(to: folder, scanbenchVersion: "test", jobs: 2) { _ in }
    try FileManager.default.removeItem(atPath: "\(temporary.path)/walk.csv")
    let corpus = try Corpus(folder: folder)
    #expect(corpus.frames.count == 3 * 6)
    for index in [0, 7, 17] {
      let frame = try FrameRenderer().render(plan[index])
      var record = corpus.frames[index]
      #expect(try corpus.image(of: record).pixels == frame.image.pixels)
      record.file = nil
      #expect(record == frame.record && record.stream?.frame == index % 6)
    }
    #expect(try Suite(of: corpus).streamRecord(profile: "quick")?.framesPerScan == 6)
  }

  @Test func `a preview shows the middle of the first scan`() throws {
    let plan = try plan()
    let selection = PreviewSelection(symbologiesInTurn: [.qrCode], points: 1, limit: 9)
    #expect(selection.indices(in: plan) == [3])
    #expect(
      try Preview(plan, selection).summary
        == "1 condition, 1 frame, each from the middle of its symbology's first scan there (profile quick, seed 4)"
    )
  }
}
