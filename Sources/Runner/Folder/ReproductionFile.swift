import Barcodes
import Foundation
import Records
import Storage

/// The file `reproduce.txt`: a command a line that repeats a frame on which a process ended.
struct ReproductionFile {
  private let path: String
  private let engines: [String: EngineRecord]
  /// What the run's command says of the time and the memory that an engine has.
  private let limits: [String]
  private var file: FileHandle?

  /// Prepares the file, which is created with the first command.
  init(path: String, run: RunRecord) {
    self.path = path
    engines = Dictionary(run.engines.map { ($0.label, $0) }) { first, _ in first }
    limits = Self.limits(in: run.commandLine)
  }

  /// Returns `--timeout` and `--memory-limit` with what a command says of them, however it is written; of several, the last.
  static func limits(in command: [String]) -> [String] {
    ["--timeout", "--memory-limit"].flatMap { name -> [String] in
      let values = command.indices.compactMap { index -> String? in
        if command[index] == name { return index + 1 < command.count ? command[index + 1] : nil }
        let start = "\(name)="
        return command[index].hasPrefix(start) ? String(command[index].dropFirst(start.count)) : nil
      }
      return values.last.map { [name, $0] } ?? []
    }
  }

  /// - Parameter trial: a trial that ended its engine's process, and whose frame has its picture.
  /// - Throws: `FileError.unwritable`.
  mutating func add(_ trial: TrialRecord) throws {
    guard let engine = engines[trial.engine] else { return }
    let file = try file ?? begun()
    self.file = file
    try write(Self.command(for: trial, engine, limits: limits) + "\n", to: file)
  }

  private func begun() throws -> FileHandle {
    let file = try FileHandle.creating(path)
    try write(
      "# Frames on which an engine's process ended: the first \(RunPictures.perKind) for each engine, "
        + "status and symbology; trials.jsonl has all. In this folder, run a line.\n", to: file)
    return file
  }

  private func write(_ text: String, to file: FileHandle) throws {
    try FileError.writing(path) { try file.write(contentsOf: Data(text.utf8)) }
  }

  /// Returns an absolute path: the line is run in the run's folder, not where the run began.
  private static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// Returns `scanbench engine read …`, followed by what happened.
  static func command(
    for trial: TrialRecord, _ engine: EngineRecord, limits: [String] = []
  ) -> String {
    let path = absolute(engine.path)
    // What has no name that could be a label is given its own.
    let isNamed = EngineReference.isLabel((path as NSString).lastPathComponent)
    var words = [
      "scanbench", "engine", "read", isNamed ? path : "\(engine.family)=\(path)",
      "\(FileName.frames)/\(FileName.image(ofFrame: trial.frame))",
      "--mask", trial.formatMask.name,
    ]
    for (key, value) in engine.options.sorted(by: { $0.key < $1.key }) {
      words += ["--option", "\(key)=\(value)"]
    }
    if let orientation = trial.orientation {
      words += ["--orientation", "\(orientation.rawValue)"]
    }
    if let region = trial.region {
      let numbers = [region.x, region.y, region.width, region.height]
      words += ["--roi", numbers.map(String.init).joined(separator: ",")]
    }
    words += limits
    let message = (trial.message ?? "").split(whereSeparator: \.isNewline).joined(separator: " ")
    return ShellWords.line(words)
      + "  # \(trial.engine), \(trial.status.rawValue): \(VisibleText.of(message, limit: 2000))"
  }
}
