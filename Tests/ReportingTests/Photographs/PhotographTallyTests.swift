import Barcodes
import Records
import Testing

@testable import Summaries
@testable import Tallies

/// What counts of photographs that an engine could not read.
struct PhotographTallyTests {
  @Test func `of a failed photograph, only the codes that the engine claims are unanswered`() throws
  {
    let run = try SyntheticRun(isFinished: false)
    run.run.suites = [SyntheticRun.suite("labels", masks: [.all], repeats: 1)]
    run.run.suites[0].photographs = true
    let frame = run.addFrame("labels", .qrCode, point: [:], codes: 2)
    run.frames[0].codes[1].symbology = .dataMatrix
    run.frames[0].condition = nil
    run.frames[0].photograph = PhotographRecord(
      source: "1.png", fileSHA256: "00", format: "PNG", jpegQuality: nil, turnedDegrees: 0)
    for engine in ["zxing", "zbar"] {
      run.addTrial(frame, engine, mask: .all, status: .timeout)
    }
    try run.write()
    let studies = try #require(try RunFolder(path: run.path).summary().photographs)
    // zxing claims both; ZBar, here, no Data Matrix.
    #expect(studies.map(\.engine) == ["zxing", "zbar"])
    #expect(studies.map(\.all.outcomes.unanswered) == [2, 1])
  }
}
