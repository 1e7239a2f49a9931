import Barcodes
import EngineCheck
import EngineHosting
import Findings
import Foundation
import Records
import Runner
import Storage
import Summaries
import Tallies

/// Tries what an installation needs: its suites, the same pixels as everywhere, engines that keep to the protocol and read what
/// is easy, and gnuplot.
package struct SelfTest {
  /// The SHA-256 of the names and pixels of the frames of `Corpus/self-test.yaml`, in hexadecimal.
  static let knownPixels =
    "a9a860efdd16af2980486eec4012e3e7b6af388b2965e7cc103bf941240cf7d0"
  /// The condition under which every code is to be read.
  private static let easyCondition = "sharp"

  private let tell: (String) -> Void
  private var isWhole = true

  private init(tell: @escaping (String) -> Void) { self.tell = tell }

  /// Tells each finding in a line, and returns true if all is as it should be.
  ///
  /// - Throws: `FileError` where the folder for temporary files cannot be written.
  package static func isPassed(tell: @escaping (String) -> Void) throws -> Bool {
    var test = SelfTest(tell: tell)
    try test.run()
    return test.isWhole
  }

  private mutating func run() throws {
    let engines = attempt("engines") {
      let engines = try EngineChoice.installed(profile: "standard").engines
      return (engines, engines.map(\.label).joined(separator: ", "))
    }
    for engine in engines ?? [] { checkConformance(engine) }
    let suite = attempt("suites") {
      let files = try SharedFiles.found()
      return (files.suitePath("self-test"), files.folder)
    }
    guard let suite, let engines else { return }
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "scanbench-self-test-\(UUID().uuidString)"
    ).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let run = attempt("run") {
      let input = try RunInput(path: suite, profile: "quick", seed: 1)
      let measurement = Measurement(inputs: [input], engines: engines, limits: EngineLimits())
      _ = try measurement.write(to: folder, existing: .refused, jobs: 1)
      let run = try RunFolder(path: folder)
      return (run, Wording.count(run.frames.count, "frame"))
    }
    guard let run else { return }
    _ = attempt("pixels") { () -> (Void?, String) in
      let pixels = try Self.pixels(of: run)
      guard pixels == Self.knownPixels else {
        return (
          nil,
          "the frames' pixels are not those of other machines (\(pixels)); the suites or libzint are of another version"
        )
      }
      return ((), "as on every machine")
    }
    for engine in engines { checkReads(engine, in: run) }
    _ = attempt("report") { () -> (Void?, String) in
      let report = try Report.write(runFolder: folder, outputFolder: folder)
      return ((), "\(report.headline.count) lines, drawn by gnuplot")
    }
  }

  /// Tells what became of a step; nil where it failed.
  ///
  /// - Parameters:
  ///   - isNeeded: false if the installation is whole without it.
  ///   - work: returns words on its product, or on why there is none.
  private mutating func attempt<Value>(
    _ step: String, isNeeded: Bool = true, _ work: () throws -> (Value?, String)
  ) -> Value? {
    let reason: String
    do {
      let (value, words) = try work()
      if let value {
        tell("ok      \(step): \(words)")
        return value
      }
      reason = words
    } catch {
      reason = "\(error)"
    }
    if isNeeded { isWhole = false }
    tell("\(isNeeded ? "not ok " : "differs") \(step): \(VisibleText.line(reason))")
    return nil
  }

  /// An engine that somebody installed beside the program's own may differ: that is told, and fails nothing.
  private mutating func checkConformance(_ engine: EngineChoice) {
    let isOwn = InstallableEngine(rawValue: engine.label) == nil
    _ = attempt("engine \(engine.label)", isNeeded: isOwn) { () -> (Void?, String) in
      let check = EngineCheck(path: engine.path, log: EngineLog(), timeout: .seconds(30))
      let result = try check.run(includesHugeFrames: false)
      guard result.conforms else {
        return (
          nil,
          "it does not keep to engine protocol 1; 'scanbench engine check \(engine.label)' says where"
        )
      }
      return ((), "\(result.engine ?? engine.label) conforms to engine protocol 1")
    }
  }

  private mutating func checkReads(_ engine: EngineChoice, in run: RunFolder) {
    _ = attempt("reads of \(engine.label)") { () -> (Void?, String) in
      let cells = try run.reportedSummary().cells.filter {
        $0.engine == engine.label && $0.namedCondition == Self.easyCondition && $0.codes > 0
      }
      let missed = cells.filter { $0.outcomes.correct < $0.codes }.map(\.symbology)
      guard !cells.isEmpty else { return (nil, "it was asked for nothing") }
      guard missed.isEmpty else {
        return (nil, "it did not read \(missed.joined(separator: ", "))")
      }
      return ((), "every code of the \(cells.count) symbologies that it claims")
    }
  }

  private static func pixels(of run: RunFolder) throws -> String {
    var names: Set<String> = []
    try run.frames.forEachPixelHash { name, _ in names.insert(name) }
    let lines = try run.frames.lines(of: names).sorted { $0.key < $1.key }
      .map { "\($0.key) \($0.value.pixelsSHA256)\n" }
    return Digest.hexadecimal(of: Array(lines.joined().utf8))
  }
}
