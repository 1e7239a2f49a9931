import Barcodes
import Foundation
import Photographed
import Records
import Storage

/// The pictures that a run keeps: each frame as the engines saw it, and a small copy of a wide one,
/// since noise does not compress and whole camera frames would make a page too large.
struct FramePictures {
  /// The greatest width without a small copy, in pixels.
  static let widestForPage = 320
  /// The grey levels of a small copy: noise takes most of its bytes, and shows as well with fewer.
  static let greyLevels = 32
  private static let mostBytesOfShot = 16 << 20

  let path: String

  /// Writes a frame's pictures, unless they exist.
  ///
  /// - Throws: `PNGError` or `FileError.unwritable`, and the errors of `makeImage`.
  func write(of frame: String, _ makeImage: () throws -> GreyImage) throws {
    let picture = file(of: frame, in: FileName.frames)
    guard !FileManager.default.fileExists(atPath: picture) else { return }
    let image = try makeImage()
    let factor = (image.width + Self.widestForPage - 1) / Self.widestForPage
    if factor >= 2 && factor <= image.height {
      try Folder.make("\(path)/\(FileName.thumbnails)")
      try image.reduced(by: factor).with(greyLevels: Self.greyLevels)
        .writePNG(to: file(of: frame, in: FileName.thumbnails))
    }
    // Last, under another name until it is whole: where it is there, so is the other.
    let name = FileReplacement.nameBeside(FileName.image(ofFrame: frame))
    let unfinished = "\(path)/\(FileName.frames)/\(name)"
    try image.writePNG(to: unfinished)
    guard rename(unfinished, picture) == 0 else {
      throw FileError.unwritable(path: picture, reason: FileError.reason(errno: errno))
    }
  }

  /// Writes the part of a stream's frame worth a look, unless it exists; throws as `write` does.
  func writeShot(of frame: FrameRecord, _ makeImage: () throws -> GreyImage) throws {
    let picture = file(of: frame.frame, in: FileName.shots)
    guard !FileManager.default.fileExists(atPath: picture),
      let shot = try makeImage().upright(.up, of: frame.shot).thumbnail
    else { return }
    try Folder.make("\(path)/\(FileName.shots)")
    try shot.image.writePNG(to: picture)
  }

  /// Copies a picture that `writeShot` wrote elsewhere; throws `FileError`.
  func copyShot(of frame: String, from other: String) throws {
    try Folder.make("\(path)/\(FileName.shots)")
    let bytes = try InputFile.bytes(of: other, limitBytes: Self.mostBytesOfShot)
    try FileReplacement.write(bytes, to: file(of: frame, in: FileName.shots))
  }

  /// Removes a frame's pictures, as far as possible; one that stays does no harm.
  func remove(of frame: String) {
    for folder in [FileName.frames, FileName.thumbnails] {
      try? FileManager.default.removeItem(atPath: file(of: frame, in: folder))
    }
  }

  private func file(of frame: String, in folder: String) -> String {
    "\(path)/\(folder)/\(FileName.image(ofFrame: frame))"
  }
}
