import Barcodes
import Foundation
import Records

/// A run folder with hand-made contents, removed with the value that owns it.
final class SyntheticRun {
  let path: String
  var run: RunRecord
  var frames: [FrameRecord] = []
  var trials: [TrialRecord] = []

  static let engines = [
    EngineRecord(
      label: "zxing", engine: "zxing-cpp", version: "3.1.1", path: "/opt/scanbench-engine-zxing",
      options: ["tryHarder": "true", "tryRotate": "false"], symbologies: Symbology.allCases.sorted()
    ),
    EngineRecord(
      label: "zbar", engine: "ZBar", version: "0.23.92", path: "/opt/scanbench-engine-zbar",
      options: [:], symbologies: [.code128, .ean13, .qrCode]),
  ]

  /// - Parameter isFinished: whether every frame has the trials that a finished run has.
  init(isFinished: Bool = true) throws {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("scanbench-reporting-\(UUID().uuidString)").path
    run = RunRecord(
      scanbenchVersion: "0.1.0", build: "release",
      commandLine: ["scanbench", "run", "Corpus/module-width.yaml", "--output", "Reports/my run"],
      startedAt: "2026-01-02T03:04:05Z",
      machine: MachineRecord(
        architecture: "x86_64", operatingSystem: "Debian GNU/Linux 12 (bookworm)", kernel: "6.1.0",
        processor: "Example 3000", logicalCores: 2, memoryBytes: 8 << 30),
      suites: [
        Self.suite("module-width", masks: [.own], repeats: 1),
        Self.suite("resolution", masks: [.all, .own], repeats: 3),
      ],
      engines: Self.engines)
    run.suites[1].blocks = [7, 7]
    run.finishedAt = isFinished ? "2026-01-02T03:14:05Z" : nil
    try FileManager.default.createDirectory(
      atPath: "\(path)/\(FileName.frames)", withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  static func suite(_ name: String, masks: [MaskName], repeats: Int) -> SuiteRecord {
    SuiteRecord(
      name: name, purpose: "What \(name) is for", path: "Corpus/\(name).yaml",
      sha256: String(repeating: "5a", count: 32), profile: "quick", seed: 7, masks: masks,
      repeats: repeats, warmup: 1, frames: 0)
  }

  /// Writes the three files.
  ///
  /// - Parameter together: whether the trials of a frame are put together.
  func write(together: Bool = true) throws {
    try run.document().write(to: URL(fileURLWithPath: "\(path)/\(FileName.run)"))
    let manifest = try JSONLinesWriter(path: "\(path)/\(FileName.manifest)")
    for frame in frames { try manifest.write(FrameLine(frame, ConditionTable([]))) }
    try manifest.close()
    let lines = try JSONLinesWriter(path: "\(path)/\(FileName.trials)")
    guard together else {
      for trial in trials { try lines.write(trial) }
      return try lines.close()
    }
    var families = Dictionary(grouping: trials, by: \.frame)
    for name in trials.map(\.frame) {
      for trial in families.removeValue(forKey: name) ?? [] { try lines.write(trial) }
    }
    try lines.close()
  }

  /// Adds a frame and returns its name.
  ///
  /// - Parameter codes: how many it has, all of them alike.
  @discardableResult
  func addFrame(
    _ suite: String, _ symbology: Symbology, point: [String: Double], named: String? = nil,
    text: String = "12345", width: Int = 400, height: Int = 200, codes: Int = 1
  ) -> String {
    let name = "\(suite)/\(symbology.name)/" + String(format: "%06d", frames.count)
    let corner = Point(x: 0, y: 0)
    let code = TrueCode(
      symbology: symbology, bytes: Array(text.utf8), moduleWidthPixels: 2, modulesWide: 95,
      modulesHigh: 70,
      corners: Quad(topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner))
    frames.append(
      FrameRecord(
        frame: name, width: width, height: height, pixelsSHA256: "00",
        seed: UInt64(1000 + frames.count), point: point, namedCondition: named,
        condition: Condition(), codes: Array(repeating: CodeRecord(code), count: codes)))
    return name
  }

  /// Adds an answered trial whose decode follows from its outcome.
  func addTrial(
    _ frame: String, _ engine: String, mask: FormatMask, outcome: Outcome,
    nanoseconds: [Int64] = [1_000_000], read: String = "99999", falsePositives: Int = 0
  ) {
    let truth = frames.last { $0.frame == frame }?.codes.first
    func decode(_ text: String, _ symbology: Symbology = .itf) -> DecodeRecord {
      DecodeRecord(Decode(symbology: symbology, bytes: Array(text.utf8), corners: nil))
    }
    let decoded =
      switch outcome {
      case .missed: [DecodeRecord]()
      case .correct: truth.map { [decode($0.text, $0.symbology)] } ?? []
      default: [decode(read)]
      }
    trials.append(
      TrialRecord(
        frame: frame, engine: engine, mask: mask, status: .ok, durationsNanoseconds: nanoseconds,
        codes: Array(repeating: CodeOutcome(outcome: outcome), count: truth == nil ? 0 : 1),
        decodes: decoded + (0..<falsePositives).map { decode("extra \($0)") },
        falsePositives: falsePositives))
  }

  /// Adds a trial without an answer.
  func addTrial(
    _ frame: String, _ engine: String, mask: FormatMask, status: TrialStatus, message: String? = nil
  ) {
    trials.append(
      TrialRecord(frame: frame, engine: engine, mask: mask, status: status, message: message))
  }

  /// Keeps a picture of this frame: 1 × 1 pixel.
  func addPicture(of frame: String) throws {
    let name = frame.replacingOccurrences(of: "/", with: "-") + ".png"
    let png = Data(
      base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAA"
        + "AABJRU5ErkJggg==")
    try png?.write(to: URL(fileURLWithPath: "\(path)/\(FileName.frames)/\(name)"))
  }

  func text(of file: String) throws -> String {
    try String(contentsOf: URL(fileURLWithPath: "\(path)/\(file)"), encoding: .utf8)
  }
}
