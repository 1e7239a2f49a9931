package import Foundation
import Storage

/// YAML files as they are stored.
package enum SourcedFile {
  /// - Throws: `SourcedError`, also of a file that is larger than any that is meant.
  package static func bytes(of path: String) throws(SourcedError) -> Data {
    do {
      return try InputFile.bytes(
        of: path, as: .regularOrPipe, limitBytes: InputFile.suiteLimitBytes)
    } catch {
      throw SourcedError(path: path, message: error.clause)
    }
  }
}
