package import Barcodes
import CorpusRendering
package import Foundation
package import Records

/// Writes the folder of a run (Documentation/FORMATS.md).
package final class RunFolderWriter {
  /// Pictures kept for each engine and kind of trouble: enough to look at, few enough to keep.
  static let picturesPerKind = 40

  package let path: String
  private let manifest: JSONLinesWriter
  private let trials: JSONLinesWriter
  private var pictures: [String: Int] = [:]

  /// - Parameter replacing: whether a run that is there already may be removed.
  /// - Throws: `RecordError.unwritable`.
  package init(path: String, replacing: Bool) throws {
    self.path = path
    if FileManager.default.fileExists(atPath: "\(path)/\(FileName.run)") {
      guard replacing else {
        throw RecordError.unwritable(
          path: path, reason: "it holds a run already; name another folder, or replace it with --force")
      }
      try Self.removeRun(at: path)
    }
    do {
      try FileManager.default.createDirectory(
        atPath: "\(path)/\(FileName.frames)", withIntermediateDirectories: true)
    } catch {
      throw RecordError.unwritable(path: path, reason: FileFailure.reason(of: error))
    }
    manifest = try JSONLinesWriter(path: "\(path)/\(FileName.manifest)")
    trials = try JSONLinesWriter(path: "\(path)/\(FileName.trials)")
  }

  /// Removes what runs and reports write, and nothing else that may be in the folder.
  private static func removeRun(at path: String) throws {
    let names = [
      FileName.run, FileName.trials, FileName.manifest, FileName.summary, FileName.page,
      FileName.markdown, FileName.frames,
    ]
    for name in names where FileManager.default.fileExists(atPath: "\(path)/\(name)") {
      do {
        try FileManager.default.removeItem(atPath: "\(path)/\(name)")
      } catch {
        throw RecordError.unwritable(path: "\(path)/\(name)", reason: FileFailure.reason(of: error))
      }
    }
  }

  /// The file for an engine's standard error, emptied.
  package func log(ofEngine label: String) throws -> FileHandle {
    let path = "\(path)/engine-\(label).log"
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let log = FileHandle(forWritingAtPath: path)
    else {
      throw RecordError.unwritable(path: path, reason: FileFailure.reason(errno: errno))
    }
    return log
  }

  package func write(_ run: RunRecord) throws {
    let path = "\(path)/\(FileName.run)"
    do {
      try RecordCoding.document(run).write(to: URL(fileURLWithPath: path))
    } catch {
      throw RecordError.unwritable(path: path, reason: FileFailure.reason(of: error))
    }
  }

  package func write(_ frame: FrameRecord) throws {
    var frame = frame
    frame.file = nil
    try manifest.write(frame)
  }

  /// Writes a trial, and the frame's picture where the trial went wrong otherwise than by a miss.
  package func write(_ trial: TrialRecord, of image: GreyImage) throws {
    try trials.write(trial)
    guard let trouble = Self.trouble(in: trial) else { return }
    let kind = "\(trial.engine) \(trouble)"
    guard pictures[kind, default: 0] < Self.picturesPerKind else { return }
    pictures[kind, default: 0] += 1
    let picture = "\(path)/\(FileName.frames)/\(FileName.image(ofFrame: trial.frame))"
    if !FileManager.default.fileExists(atPath: picture) { try PNGFile.write(image, to: picture) }
  }

  package func close() throws {
    try manifest.close()
    try trials.close()
  }

  private static func trouble(in trial: TrialRecord) -> String? {
    switch trial.status {
    case .timeout, .crashed, .error: trial.status.rawValue
    case .unsupported: nil
    case .ok where trial.codes.contains { $0.outcome == .misread }: Outcome.misread.rawValue
    case .ok where trial.codes.contains { $0.outcome == .formatError }: Outcome.formatError.rawValue
    case .ok: trial.falsePositives > 0 ? "false_positive" : nil
    }
  }
}
