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
      let shot = Thumbnail(of: try makeImage().upright(.up, of: frame.shot))
    else { return }
    try Folder.make("\(path)/\(FileName.shots)")
    try shot.write(to: picture)
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

extension GreyImage {
  /// Returns the image with fewer grey levels, black and full scale among them.
  func with(greyLevels count: Int) -> GreyImage {
    let steps = count - 1
    return GreyImage(
      width: width, height: height,
      pixels: pixels.map { UInt8(((Int($0) * steps + 127) / 255 * 255 + steps / 2) / steps) })
  }

  /// Returns the image with one pixel for each square of `factor` by `factor`: their mean, rounded.
  /// An incomplete square at the right or bottom is cut off.
  ///
  /// - Precondition: `factor` is at least 1 and at most the width and the height.
  func reduced(by factor: Int) -> GreyImage {
    var reduced = GreyImage(width: width / factor, height: height / factor, filledWith: 0)
    for y in 0..<reduced.height {
      for x in 0..<reduced.width {
        var sum = factor * factor / 2
        for row in (y * factor)..<((y + 1) * factor) {
          for column in (x * factor)..<((x + 1) * factor) { sum += Int(self[column, row]) }
        }
        reduced[x, y] = UInt8(sum / (factor * factor))
      }
    }
    return reduced
  }
}
