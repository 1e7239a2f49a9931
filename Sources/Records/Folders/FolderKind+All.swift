import Storage

extension FolderKind {
  package static let run = FolderKind(
    "run", record: FileName.run, keys: ["schema", "scanbench_version", "engines"],
    files: [
      FileName.manifest, FileName.conditions, FileName.trials, FileName.blocks, FileName.summary,
      FileName.page, FileName.markdown, FileName.reproduction,
    ], hasLogs: true, pictures: [FileName.frames, FileName.thumbnails, FileName.shots])

  package static let duel = FolderKind(
    "duel", record: FileName.duel, keys: ["schema", "scanbench_version", "candidate"],
    files: [
      FileName.duelBlocks, FileName.page, FileName.markdown, FileName.junit, FileName.stepSummary,
    ], hasLogs: true, pictures: [FileName.frames, FileName.thumbnails],
    isCostly: true, folders: Dictionary(uniqueKeysWithValues: FileName.readings.map { ($0, .run) }))

  package static let calibration = FolderKind(
    "calibration", record: FileName.calibration, keys: ["schema", "machine", "spread"],
    files: [FileName.duelBlocks], hasLogs: true, isCostly: true)

  package static let comparison = FolderKind(
    "comparison", record: FileName.comparison, keys: ["schema", "error_rate", "engines"],
    files: [FileName.page, FileName.markdown, FileName.junit, FileName.stepSummary],
    pictures: [FileName.frames, FileName.thumbnails])

  package static let corpus = FolderKind(
    "corpus", record: FileName.corpus, keys: ["schema", "scanbench_version", "suite_sha256"],
    files: [FileName.manifest, FileName.conditions, FileName.suite], pictures: [FileName.images])

  package static let preview = FolderKind(
    "preview", record: FileName.preview, keys: ["schema", "scanbench_version", "suite_sha256"],
    files: [FileName.contactSheet, FileName.page],
    pictures: [FileName.frames, FileName.thumbnails])

  /// A report on a run that is in another folder.
  package static let report = FolderKind(
    "report", record: FileName.summary, keys: ["schema", "run", "cells"],
    files: [FileName.page, FileName.markdown])

  package static let datasheet = FolderKind(
    "data sheet", record: FileName.datasheet, keys: ["schema", "scanbench_version", "limits"],
    files: [FileName.page, FileName.datasheetTable])

  package static let photographs = FolderKind(
    "page of photographs", record: FileName.photographs,
    keys: ["schema", "scanbench_version", "agreements"],
    files: [FileName.pictureReadings, FileName.page], hasLogs: true,
    pictures: [FileName.thumbnails])

  static let all = [
    run, duel, calibration, comparison, corpus, preview, report, datasheet, photographs,
  ]

  private init(
    _ name: String, record: String, keys: Set<String>, files: Set<String>, hasLogs: Bool = false,
    pictures: Set<String> = [], isCostly: Bool = false,
    folders: [String: FolderKind] = [:]
  ) {
    self.name = name
    self.record = record
    recordKeys = keys
    self.files = files.union([record])
    self.hasLogs = hasLogs
    self.pictures = pictures
    self.isCostly = isCostly
    self.folders = folders
  }

  /// Returns the other kind whose record a folder holds; nil if there is none.
  package static func other(than kind: FolderKind, in folder: String) -> FolderKind? {
    all.first {
      $0.record != kind.record && !kind.files.contains($0.record) && $0.hasRecord(in: folder)
    }
  }

  /// The names of the subfolders that hold runs, sorted.
  package var runs: [String] { folders.filter { $0.value.name == Self.run.name }.keys.sorted() }

  /// Returns the kind of finished content that a folder is part of, as a reading is part of a duel.
  ///
  /// - Parameter path: a path without links.
  static func whole(ofPart path: String) -> FolderKind? {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    return all.first { $0.folders[name] != nil && $0.hasRecord(in: Folder.parent(of: path)) }
  }
}
