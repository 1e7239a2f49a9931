import Barcodes
import Synchronization

/// The last pictures that were decoded: each gives several frames, one for each turn, which several threads ask for at about the same
/// time.
final class PictureCache: Sendable {
  /// A picture, or none yet; held while it is decoded.
  private final class CachedPicture: Sendable {
    let picture = Mutex<Result<GreyImage, any Error>?>(nil)
  }

  /// The newest last.
  private let entries = Mutex<[(file: String, entry: CachedPicture)]>([])
  /// Each may have some 50 MB.
  private static let capacity = 4

  /// The picture of a file, decoded by the first who asks for it.
  func picture(of file: String, decode: () throws -> GreyImage) throws -> GreyImage {
    try entry(of: file).picture.withLock { picture in
      let decoded = picture ?? Result { try decode() }
      picture = decoded
      return decoded
    }.get()
  }

  private func entry(of file: String) -> CachedPicture {
    entries.withLock { entries in
      if let found = entries.first(where: { $0.file == file }) { return found.entry }
      if entries.count == Self.capacity { entries.removeFirst() }
      entries.append((file, CachedPicture()))
      return entries[entries.count - 1].entry
    }
  }
}
