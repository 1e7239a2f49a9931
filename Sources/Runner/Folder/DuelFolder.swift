package import EngineHosting
import Foundation
package import Records

/// The folder of a duel or a calibration.
package struct DuelFolder {
  private let folder: OutputFolder

  /// - Parameters:
  ///   - isReplaced: whether what an earlier one has left there is replaced, when the new one is whole; else the folder is
  ///     refused.
  ///   - inputs: suites and corpora.
  /// - Throws: `FileError`.
  package init(path: String, of kind: FolderKind, isReplaced: Bool, inputs: [String]) throws {
    folder = try OutputFolder(
      path, kind, existing: isReplaced ? .replaced : .refused, inputs: inputs)
  }

  /// Where everything is written until it is whole.
  package var workPath: String { folder.workPath }

  /// The folders of the runs in which both engines read every frame.
  package var readings: [String] { FileName.readings.map { "\(workPath)/\($0)" } }

  /// The log for an engine's standard error, begun anew.
  package func log(ofEngine label: String) throws -> EngineLog {
    try EngineLog(ofEngine: label, in: workPath, isContinued: false)
  }

  /// - Throws: `FileError`.
  package func putInPlace() throws { try folder.putInPlace() }
}
