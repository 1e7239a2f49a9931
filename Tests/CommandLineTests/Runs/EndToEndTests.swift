import Barcodes
import BuiltPrograms
import Foundation
import Records
import Testing

/// A suite from its file to its report, with the real engines.
@Suite struct EndToEndTests {
  /// At 4 pixels per module, sharp and without noise. Aztec has a test of its own elsewhere.
  private static let suite = """
    schema: 1
    name: plain
    purpose: A test.
    symbologies: [code_128, code_39, code_93, codabar, data_matrix, ean_13, ean_8, itf, pdf417,
      qr_code, upc_a, upc_e]
    frame: tight
    conditions:
      module_width_px: 4
    masks: [own, all]
    profiles:
      quick: {samples: 2}
    """

  #if ZXing && ZBar
    @Test func `engines read what they claim, and the report is made`() throws {
      let folder = try TemporaryFolder()
      try folder.write(Self.suite, to: "plain.yaml")
      let run = try CommandResult(
        ["run", "plain.yaml", "--engine", "zxing", "--engine", "zbar", "--output", "run"],
        in: folder)
      #expect(run.errors == "")
      #expect(
        run.output
          == "run: 24 frames read by zxing, zbar\n  zbar: trials 40 answered, 8 unsupported\n")
      try #require(run.code == 0)

      let path = folder.path("run")
      let record = try RecordCoding.read(RunRecord.self, at: "\(path)/run.json")
      #expect(record.engines.map(\.engine) == ["zxing-cpp", "ZBar"])
      #expect(record.commandLine.first == "scanbench")
      let trials = try JSONLinesReader.all(TrialRecord.self, path: "\(path)/trials.jsonl")
      #expect(trials.count == 24 * 2 * 2)
      let claims = Dictionary(
        uniqueKeysWithValues: record.engines.map { ($0.label, $0.symbologies) })
      let knownFailures = try KnownFailures()
      for trial in trials {
        let symbology = try #require(Symbology(inFrame: trial.frame))
        let isClaimed = try #require(claims[trial.engine]).contains(symbology)
        guard isClaimed else {
          #expect(trial.status == .unsupported)
          continue
        }
        let isRight =
          trial.codes.map(\.outcome) == [.correct] && trial.falsePositives == 0
          && trial.durationsNanoseconds.count == 1
        #expect(isRight || knownFailures.contains(trial), "\(trial)")
      }
      try expectReport(of: folder, gnuplot: Program.isOnPath("gnuplot"))
    }
  #endif

  private func expectReport(of folder: TemporaryFolder, gnuplot: Bool) throws {
    let report = try CommandResult(["report", "run"], in: folder)
    guard gnuplot else {
      #expect(report.code == 69)
      return
    }
    #expect(report.errors == "")
    #expect(report.code == 0)
    #expect(report.output.hasSuffix("\nrun/index.html\n"))
    let names = try folder.names(in: "run")
    for name in ["index.html", "run.json", "trials.jsonl", "summary.json", "report.md"] {
      #expect(names.contains(name))
    }
    #expect(try folder.text("run/index.html").contains("</html>"))
  }
}

extension Symbology {
  /// The second part of a frame's name.
  fileprivate init?(inFrame frame: String) {
    let parts = frame.split(separator: "/")
    guard parts.count == 3 else { return nil }
    self.init(rawValue: String(parts[1]))
  }
}

enum Program {
  static func isOnPath(_ name: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
  }
}
