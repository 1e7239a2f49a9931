import EngineHosting
import Foundation

extension EngineChoice {
  /// Returns the program, or the folder that it was installed into, and its size on the disk; nil where that cannot be read.
  ///
  /// - Parameter program: a path, behind links and with or without a part.
  static func installed(ofProgram program: String) -> (path: String, bytes: Int?) {
    let file = URL(fileURLWithPath: EngineProgram(program).path).resolvingSymlinksInPath()
    let folder = file.deletingLastPathComponent().deletingLastPathComponent()
    // `scanbench engine install` and `make engine-NAME` leave this beside the engine's `bin`.
    let isFolder = FileManager.default.fileExists(atPath: folder.appending(path: "installed").path)
    return isFolder ? (folder.path, sum(in: folder)) : (file.path, size(of: file))
  }

  private static let sizeKeys: Set<URLResourceKey> = [.fileSizeKey, .isRegularFileKey]

  /// Links are not followed.
  private static func sum(in folder: URL) -> Int? {
    FileManager.default.enumerator(at: folder, includingPropertiesForKeys: Array(sizeKeys))?
      .reduce(0) { sum, file in
        sum + ((file as? URL).flatMap(size) ?? 0)
      }
  }

  private static func size(of file: URL) -> Int? {
    let values = try? file.resourceValues(forKeys: sizeKeys)
    return values?.isRegularFile == true ? values?.fileSize : nil
  }
}
