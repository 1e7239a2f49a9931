import Barcodes
import Foundation
import Photographed

/// A reader of PNG by libpng.
enum PNGPicture {
  static func luma(of bytes: Data, _ mostPixels: Int) throws(PictureFault) -> StoredPicture {
    do {
      let source = try PNGSource(bytes: bytes, name: "")
      try PictureFault.check(width: source.width, height: source.height, mostPixels)
      // Red, green, blue and opacity, and then grey.
      let memory = try PictureMemory.shared.reservation(
        bytes: 5 * source.width * source.height, width: source.width, height: source.height)
      let (image, note) = ColouredPicture(
        width: source.width, height: source.height, samples: try source.coloursAndOpacity()
      ).grey()
      return StoredPicture(
        image: image, memory: memory,
        orientation: source.orientationTags.map(EXIFOrientation.init)?.value ?? .up,
        notes: [source.bitDepth > 8 ? PictureNote.deep(bits: source.bitDepth) : nil, note]
          .compactMap(\.self))
    } catch let error as PNGError {
      throw PictureFault(reason: error.message)
    } catch let error as PictureFault {
      throw error
    } catch {
      throw PictureFault(reason: "\(error)")
    }
  }
}
