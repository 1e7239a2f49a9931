import EngineHosting
import Foundation

/// The size of an engine on the disk.
struct InstalledSize {
  /// The program, or the folder that it was installed into.
  let path: String
  /// Nil where it cannot be read.
  let bytes: Int?

  /// - Parameter program: a path, behind links and with or without a part.
  init(ofProgram program: String) {
    let file = URL(fileURLWithPath: EngineProgram(program).path).resolvingSymlinksInPath()
    let folder = file.deletingLastPathComponent().deletingLastPathComponent()
    // `scanbench engine install` and `make engine-NAME` leave this beside the engine's `bin`.
    let isFolder = FileManager.default.fileExists(atPath: folder.appending(path: "installed").path)
    path = isFolder ? folder.path : file.path
    bytes = isFolder ? Self.sum(in: folder) : Self.size(of: file)
  }

  private static let keys: Set<URLResourceKey> = [.fileSizeKey, .isRegularFileKey]

  /// Links are not followed.
  private static func sum(in folder: URL) -> Int? {
    FileManager.default.enumerator(at: folder, includingPropertiesForKeys: Array(keys))?
      .reduce(0) { sum, file in
        sum + ((file as? URL).flatMap(size) ?? 0)
      }
  }

  private static func size(of file: URL) -> Int? {
    let values = try? file.resourceValues(forKeys: keys)
    return values?.isRegularFile == true ? values?.fileSize : nil
  }
}
