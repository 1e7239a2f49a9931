import ArgumentParser
import Barcodes
import Foundation
import Measuring
import Photographed
import Photographs
import Records
import Storage
import Workflows

/// `scanbench camera measure`
struct CameraMeasureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure",
    abstract: "Measure the conditions of every code whose content and corners are known.",
    usage: "scanbench camera measure <corpus> --output <file> [<options>]",
    discussion: """
      Encodes each code anew, finds where exactly it lies, and fits its conditions in linear \
      light: module width, rotation and tilt, blur, ink growth, contrast, light and noise. \
      Writes a line of JSON for each code, with standard errors, or why it cannot be measured.

      EXAMPLE
        scanbench camera measure Corpus/photos --output measured.jsonl
      """)

  @Argument(help: ArgumentHelp("The corpus folder.", valueName: "corpus"))
  var folder: String

  @Option(help: ArgumentHelp("The file to write, a line for each code.", valueName: "file"))
  var output: String

  @Option(
    help: ArgumentHelp(
      """
      The curve from light to grey levels: linear, srgb, or auto for the one that the edges of a code speak for, \
      where they decide. (default: srgb of photographs, a rendered frame's own)
      """, valueName: "curve"))
  var transfer: CurveChoice?

  @Option(
    name: .customLong("run"),
    help: ArgumentHelp(
      "A run of the corpus whose engines say where they read the codes of which the truth has no corners.",
      valueName: "folder"))
  var runFolder: String?

  @Flag(help: "Replace that file.")
  var force = false

  @Option(help: "How many frames are measured at a time. (default: as many as there are cores)")
  var jobs: Int?

  func validate() throws {
    try JobCount.validate(jobs)
  }

  func run() throws {
    guard force || !FileManager.default.fileExists(atPath: output) else {
      throw UsageError("\(output) is there already; --force replaces it")
    }
    try OutputFile.check(
      output, ofKind: "file of measurements", replacing: CodeMeasurement.isFile)
    try PictureFolder.refuseInsteadOfCorpus(folder)
    let corpus = try Corpus(folder: folder)
    let corners = try runFolder.map { try ReadCorners(run: $0, of: corpus) } ?? ReadCorners()
    let writer = try JSONLinesWriter(path: output)
    let progress = ProgressLine(unit: "frames")
    var codes = 0
    // By reason, without its figures.
    var failures: [String: Int] = [:]
    let work = CorpusMeasuring(corpus, curve: transfer, corners: corners)
      .measurements(jobs: JobCount.of(jobs))
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
    print("\(output): \(codes - failures.values.reduce(0, +)) of \(codes) codes measured")
    for (reason, count) in failures.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      print("  \(count) not: \(VisibleText.line(reason))")
    }
  }
}

extension CurveChoice: ExpressibleByArgument {}
