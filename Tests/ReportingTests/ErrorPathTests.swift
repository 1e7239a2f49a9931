import Barcodes
import Document
import Findings
import Gates
import Records
import Testing

struct ErrorPathTests {
  @Test func `paths in errors move no cursor`() {
    let path = "a\u{1B}[2J\u{202E}"
    let errors: [any Error] = [
      FigureError.none(path: path), FigureError.noLatencies(path: path),
      FigureError.unreadable(path: path, line: 1, reason: "no JSON"),
      ComparisonError.unfinished(run: path, continuation: "resume it"),
      ComparisonError.partAlone(run: path, part: "part 1 of 2"),
      ReportError.noTemporaryFile(folder: path, message: "it is full"),
      AdviceError.noVerdicts(run: path),
      AdviceError.noVerdictOf(.qrCode, run: path, basis: "nominal", known: []),
      RecordError.malformed(path: path, line: 1, reason: "no JSON"),
      RecordError.otherSchema(path: path, line: nil, found: 2, expected: 1),
      RecordError.noRun(path: path, kind: nil, runs: []),
      RecordError.noRun(path: path, kind: "corpus", runs: []),
    ]
    for error in errors { #expect("\(error)".hasPrefix("a[U+001B][2J[U+202E]:"), "\(error)") }
  }
}
