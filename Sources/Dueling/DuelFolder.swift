package import EngineHosting
import Foundation
package import Records
import Runner

/// The folder of a duel or a calibration.
package struct DuelFolder {
  private let folder: OutputFolder

  /// - Parameter isReplaced: true to replace an earlier result once the new one is complete; false
  ///   to refuse the folder.
  /// - Throws: `FileError`.
  package init(path: String, of kind: FolderKind, isReplaced: Bool, inputs: [String]) throws {
    folder = try OutputFolder(
      path, kind, existing: isReplaced ? .replaced : .refused, inputs: inputs)
  }

  /// The folder that everything is written to until it is complete.
  package var workPath: String { folder.workPath }

  /// The folders of the runs in which both engines read every frame.
  package var readings: [String] { FileName.readings.map { "\(workPath)/\($0)" } }

  /// Returns a new log for an engine's standard error.
  package func log(ofEngine label: String) throws -> EngineLog {
    try EngineLog(ofEngine: label, in: workPath, isContinued: false)
  }

  /// - Throws: `FileError`.
  package func putInPlace() throws { try folder.putInPlace() }
}
