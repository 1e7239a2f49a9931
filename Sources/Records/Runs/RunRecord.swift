import Barcodes

/// Everything needed to repeat a run: `run.json`.
package struct RunRecord: Codable, Sendable, Equatable, VersionedRecord {
  package var schema = currentSchema
  package var scanbenchVersion: String
  /// `debug` or `release`: what ScanBench itself was built as.
  package var build: String
  package var commandLine: [String]
  /// ISO 8601, UTC.
  package var startedAt: String
  /// When the run was interrupted and went on, each time; absent where it was not.
  package var resumedAt: [String]?
  /// When everything was measured; absent in a run that was not finished.
  package var finishedAt: String?
  package var machine: MachineRecord
  package var suites: [SuiteRecord]
  package var engines: [EngineRecord]
  /// The number of frames that were read at a time, where nothing was timed in blocks; absent in
  /// older and merged runs.
  package var jobs: Int?
  /// The place of a part among those of its run; absent of whole runs.
  package var part: RunPart?
  /// The parts of a run that was put together from them; absent of others.
  package var merged: MergedParts?
  /// The extent to which each of the run's files was written when this record was.
  package var files: [String: WrittenFile]?
  /// The SHA-256 of the rest of the document; only in the file.
  var seal: String?

  package init(
    scanbenchVersion: String, build: String, commandLine: [String], startedAt: String,
    machine: MachineRecord, suites: [SuiteRecord], engines: [EngineRecord]
  ) {
    self.scanbenchVersion = scanbenchVersion
    self.build = build
    self.commandLine = commandLine
    self.startedAt = startedAt
    self.machine = machine
    self.suites = suites
    self.engines = engines
  }

  enum CodingKeys: String, CodingKey {
    case schema, scanbenchVersion, build, commandLine, startedAt, resumedAt, finishedAt, machine,
      suites, engines, jobs, part, merged, files
    case seal = "recordSHA256"
  }
}

extension RunRecord {
  /// A clause that tells the command with which an unfinished run goes on.
  package var continuation: String {
    let words = commandLine.filter { $0 != "--force" && $0 != "--resume" } + ["--resume"]
    return "'\(ShellWords.line(words))' goes on with it"
  }
}
