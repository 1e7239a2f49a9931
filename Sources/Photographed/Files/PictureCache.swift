import Barcodes
import Foundation

/// The last pictures that were decoded: each gives several frames, one for each turn, which several threads ask for at about the same
/// time.
///
/// Unchecked: every access to the entries holds `lock`, and to an entry's picture its own.
final class PictureCache: @unchecked Sendable {
  private final class CachedPicture {
    let lock = NSLock()
    var picture: Result<GreyImage, any Error>?
  }

  private let lock = NSLock()
  /// The newest last.
  private var entries: [(file: String, entry: CachedPicture)] = []
  /// Each may have some 50 MB.
  private static let capacity = 4

  /// The picture of a file, decoded by the first who asks for it.
  func picture(of file: String, decode: () throws -> GreyImage) throws -> GreyImage {
    let entry = entry(of: file)
    return try entry.lock.withLock {
      let picture = entry.picture ?? Result { try decode() }
      entry.picture = picture
      return picture
    }.get()
  }

  private func entry(of file: String) -> CachedPicture {
    lock.withLock {
      if let found = entries.first(where: { $0.file == file }) { return found.entry }
      if entries.count == Self.capacity { entries.removeFirst() }
      entries.append((file, CachedPicture()))
      return entries[entries.count - 1].entry
    }
  }
}
