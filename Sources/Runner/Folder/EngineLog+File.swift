package import EngineHosting
import Foundation
import Records
import Storage

extension EngineLog {
  static func fileName(ofEngine label: String) -> String { "engine-\(label).log" }

  /// A folder's file for an engine's standard error.
  ///
  /// - Parameter isContinued: whether what is there stays.
  /// - Throws: `FileError.unwritable`.
  package convenience init(ofEngine label: String, in folder: String, isContinued: Bool) throws {
    let path = "\(folder)/\(Self.fileName(ofEngine: label))"
    self.init(try isContinued ? .extending(path) : .creating(path))
  }
}
