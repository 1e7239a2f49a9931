package import EngineHosting
import Foundation
import Records
import Storage

extension EngineLog {
  static func fileName(ofEngine label: String) -> String { "engine-\(label).log" }

  /// Opens a folder's file for an engine's standard error; `isContinued` keeps what is there.
  ///
  /// - Throws: `FileError.unwritable`.
  package convenience init(ofEngine label: String, in folder: String, isContinued: Bool) throws {
    let path = "\(folder)/\(Self.fileName(ofEngine: label))"
    self.init(try isContinued ? .extending(path) : .creating(path))
  }
}
