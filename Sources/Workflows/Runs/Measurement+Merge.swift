import Barcodes
import Foundation
package import Records
import Runner
import Storage
import Suites
import Summaries

extension Measurement {
  /// Merges the parts of a run into one.
  ///
  /// - Parameter existing: the treatment of a run that is there already.
  /// - Returns: a line on the merged run.
  /// - Throws: `RecordError`, also if the parts are not those of one run, or not all of them; `FileError`, and the errors of opening the
  ///   suites.
  package static func merge(
    _ paths: [String], to output: String, existing: OutputFolder.Existing
  ) throws -> String {
    let parts = try PartFolder.ordered(paths)
    let first = parts[0].record
    let inputs = try first.suites.map { try open($0, of: parts[0]) }
    let destination = try RunDestination(
      path: output, existing: existing, inputs: inputs.map(\.path) + paths,
      remedy: "name another folder, or replace it with --force")
    var merge = try PartMerge(parts.map(\.path), inputs: inputs, engines: first.engines)
    var record = first
    (record.part, record.files, record.jobs) = (nil, nil, nil)
    (record.resumedAt, record.finishedAt) = (nil, nil)
    record.commandLine = Program.commandLine
    record.startedAt = parts.map(\.record.startedAt).min() ?? first.startedAt
    record.merged = MergedParts(
      parts: parts.count,
      machines: Dictionary(grouping: parts, by: \.record.machine.kind).mapValues(\.count),
      timed: merge.timed.mapValues { parts[$0].record.machine.kind })
    let folder = try destination.begin(
      record, conditions: ConditionTable(inputs.flatMap(\.conditions.records)))
    let line = ProgressLine(unit: "frames")
    defer { line.finish() }
    let most = inputs.map(\.count).reduce(0, +)
    var frames = 0
    try merge.write(into: folder) {
      frames = $0
      line.show("merging", done: $0, of: most)
    }
    try folder.close(finishedAt: parts.compactMap(\.record.finishedAt).max() ?? Program.now)
    return
      "\(output): \(Wording.count(frames, "reading")) of frames in \(Wording.count(parts.count, "part"))"
  }

  /// Opens a suite or corpus, which must be as the parts have read it.
  private static func open(_ suite: SuiteRecord, of part: PartFolder) throws -> RunInput {
    let input = try RunInput(path: suite.path, profile: suite.profile, seed: suite.seed)
    let masks = try suite.masks.flatMap { name in
      guard
        let choices = MaskChoice.choices(
          named: name.description, known: (suite.namedMasks ?? [:]).mapValues { FormatMask($0) })
      else { throw RecordError.unfit(path: part.path, reason: "there is no mask '\(name)'") }
      return choices
    }
    guard input.suite.sha256 == suite.sha256, input.record(masks: masks) == suite else {
      throw RecordError.unfit(
        path: suite.path, reason: "it is not as it was when \(part.path) was read; restore it")
    }
    return input
  }
}

private struct PartFolder {
  let path: String
  let record: RunRecord
  let part: RunPart

  /// - Throws: `FileError`; `RecordError` if it is no part of a run, or was changed.
  init(path: String) throws {
    if let kind = FolderKind.other(than: .run, in: path) {
      throw RecordError.unfit(path: path, reason: "it holds a \(kind.name), not a part of a run")
    }
    let record = try RunRecord.read(at: "\(path)/\(FileName.run)")
    guard let part = record.part else {
      throw RecordError.unfit(
        path: path, reason: "it is a whole run, not a part of one ('scanbench run --part')")
    }
    guard record.finishedAt != nil else {
      throw RecordError.unfit(
        path: path, reason: "\(part.words) is not finished; its command with --resume goes on")
    }
    try record.requireFilesAsWritten(in: path)
    (self.path, self.record, self.part) = (path, record, part)
  }

  /// Returns all parts of one run, by their numbers.
  static func ordered(_ paths: [String]) throws -> [PartFolder] {
    let parts = try paths.map { try PartFolder(path: $0) }.sorted {
      $0.part.number < $1.part.number
    }
    for part in parts.dropFirst() { try part.requireSameRun(as: parts[0]) }
    for (one, other) in zip(parts, parts.dropFirst()) where one.part.number == other.part.number {
      throw RecordError.unfit(
        path: other.path, reason: "it is \(other.part.words), and so is \(one.path)")
    }
    let missing = Set(1...parts[0].part.of).subtracting(parts.map(\.part.number)).sorted()
    guard missing.isEmpty else {
      let first = missing.prefix(10).map(String.init)
      throw RecordError.unfit(
        path: parts[0].path,
        reason: "\(missing.count) of \(parts[0].part.of) parts are missing: "
          + Wording.list(first + (missing.count > first.count ? ["others"] : []))
          + "; read each with 'scanbench run --part' and name its folder")
    }
    let scanbench = try Program.sha256()
    guard scanbench == parts[0].part.scanbenchSHA256 else {
      throw RecordError.unfit(
        path: parts[0].path,
        reason: "another build of scanbench has read it; put it together with that")
    }
    return parts
  }

  /// - Throws: `RecordError` that names the difference.
  private func requireSameRun(as first: PartFolder) throws {
    func require(_ isSame: Bool, _ what: String) throws {
      guard isSame else {
        throw RecordError.unfit(
          path: path, reason: "\(what) than in \(first.path); read it as that was read")
      }
    }
    try require(part.of == first.part.of, "it is \(part.words), of another number of parts")
    try require(
      record.suites.map(\.unplaced) == first.record.suites.map(\.unplaced),
      "it has other suites, profiles, seeds or masks")
    try require(
      part.scanbenchSHA256 == first.part.scanbenchSHA256,
      "another build of scanbench has read it")
    try require(
      record.engines.map(\.unplaced)
        == first.record.engines.map(\.unplaced),
      "it has other engines, versions or options")
    try require(
      record.engines.map(\.sha256) == first.record.engines.map(\.sha256),
      "an engine is another program")
    try require(
      record.machine.architecture == first.record.machine.architecture,
      "it was read on a machine of another kind (\(record.machine.architecture))")
  }
}

extension SuiteRecord {
  /// The record without the path, which may differ between machines.
  fileprivate var unplaced: SuiteRecord {
    var other = self
    other.path = ""
    return other
  }
}

extension EngineRecord {
  /// The record without what is held against others by itself.
  fileprivate var unplaced: EngineRecord {
    var other = self
    (other.path, other.sha256) = ("", nil)
    return other
  }
}
