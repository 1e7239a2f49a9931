import Barcodes
import Foundation
import Photographed

/// A reader of PNG by libpng.
extension StoredPicture {
  static func png(of bytes: Data, _ mostPixels: Int) throws(Fault) -> StoredPicture {
    do {
      let source = try PNGSource(bytes: bytes, name: "")
      try check(width: source.width, height: source.height, mostPixels)
      // Red, green, blue and opacity, and then grey.
      let memory = try PictureMemory.shared.reservation(
        bytes: 5 * source.width * source.height, width: source.width, height: source.height)
      return StoredPicture(
        ColouredPicture(
          width: source.width, height: source.height, samples: try source.coloursAndOpacity()),
        memory: memory,
        orientation: source.orientationTags.map { ImageOrientation(tags: $0) } ?? .up,
        notes: deep(bits: source.bitDepth))
    } catch let error as PNGError {
      throw Fault(reason: error.message)
    } catch let error as Fault {
      throw error
    } catch {
      throw Fault(reason: "\(error)")
    }
  }
}
