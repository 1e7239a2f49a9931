package import Foundation
import Records
import Storage

/// The pictures that a run kept of frames worth looking at.
package struct PictureFolder {
  /// A picture above this is not shown: one frame of many megapixels would fill the page.
  static let largestBytes = 200_000

  private let runFolder: String
  private let names: Set<String>

  package init(runFolder: String) {
    self.runFolder = runFolder
    let found = try? FileManager.default.contentsOfDirectory(
      atPath: "\(runFolder)/\(FileName.frames)")
    names = Set(found ?? [])
  }

  /// Where the picture of a frame lies in its run folder.
  package static func path(of frame: String) -> String {
    "\(FileName.frames)/\(FileName.image(ofFrame: frame))"
  }

  package func hasPicture(of frame: String) -> Bool {
    !names.isEmpty && names.contains(FileName.image(ofFrame: frame))
  }

  /// The PNG file, or nil where there is none or it cannot be read.
  package func picture(of frame: String) -> Data? {
    hasPicture(of: frame) ? bytes(of: Self.path(of: frame)) : nil
  }

  /// The small copy that a run keeps of a wide frame; nil where there is none.
  package func thumbnail(of frame: String) -> Data? {
    bytes(of: "\(FileName.thumbnails)/\(FileName.image(ofFrame: frame))")
  }

  /// The part of a stream's frame that the run kept; nil where there is none.
  package func shot(of frame: String) -> Data? {
    bytes(of: "\(FileName.shots)/\(FileName.image(ofFrame: frame))")
  }

  private func bytes(of path: String) -> Data? {
    try? InputFile.bytes(of: "\(runFolder)/\(path)", limitBytes: Self.largestBytes)
  }
}
