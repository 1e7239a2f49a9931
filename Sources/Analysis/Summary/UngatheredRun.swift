import Foundation
import Records

/// A run in shards whose results were not put together yet, so that there is nothing to report.
package struct UngatheredRun: Error, Equatable, CustomStringConvertible {
  package let path: String

  /// - Parameter run: the folder's record.
  static func isAt(_ path: String, _ run: RunRecord) -> Bool {
    func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(path)/\(name)") }
    return run.shards == nil && has(FileName.plan) && !has(FileName.trials)
  }

  package var description: String {
    "\(path): the run was planned and is not gathered yet; put what its shards have read together with "
      + "'\(ShellWords.line(["scanbench", "gather", path]))'"
  }
}
