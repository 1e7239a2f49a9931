import Barcodes
import Foundation
import Measuring
import Photographed
import Photographs
import Records
import Storage

extension Corpora {
  /// The curve that the picture's edges favour, instead of an assumed one.
  private static let decidedCurve = "auto"
  /// The names of the curves from light to grey levels that a measurement may assume.
  package static let curves = [decidedCurve] + TransferCurve.allCases.map(\.rawValue)

  /// Measures the conditions of every code of a corpus whose content and corners are known: writes a line of a file for each, with a line of progress, and returns lines to print.
  ///
  /// - Parameters:
  ///   - curve: one of `curves`; nil for the usual one of each picture.
  ///   - run: a run whose engines say where codes are of which the truth has no corners.
  package static func measure(
    of folder: String, curve: String?, run: String?, to output: String, isReplaced: Bool, jobs: Int
  ) throws -> [String] {
    guard isReplaced || !FileManager.default.fileExists(atPath: output) else {
      throw UsageError("\(output) is there already; --force replaces it")
    }
    try OutputFile.check(
      output, ofKind: "file of measurements", replacing: CodeMeasurement.isFile)
    try PictureFolder.refuseInsteadOfCorpus(folder)
    let corpus = try Corpus(folder: folder)
    let corners = try run.map { try corpus.corners(readInRun: $0) } ?? [:]
    let writer = try JSONLinesWriter(path: output)
    let progress = ProgressLine(unit: "frames")
    var codes = 0
    // By reason, without its figures.
    var failures: [String: Int] = [:]
    let work = CorpusMeasuring(
      corpus, curve: curve.flatMap(TransferCurve.init), decidesCurve: curve == decidedCurve,
      corners: corners
    )
    .measurements(jobs: jobs)
    for (index, measurements) in work.enumerated() {
      for measurement in try measurements.get() {
        try writer.write(measurement)
        codes += 1
        if let reason = measurement.failed {
          failures[reason.replacing(/[0-9.,]+ %/, with: "a part"), default: 0] += 1
        }
      }
      progress.show(corpus.origin.suite, done: index + 1, of: corpus.frames.count)
    }
    progress.finish()
    try writer.close()
    return ["\(output): \(codes - failures.values.reduce(0, +)) of \(codes) codes measured"]
      + failures.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { reason, count in
        "  \(count) not: \(VisibleText.line(reason))"
      }
  }
}
