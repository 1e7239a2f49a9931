import Barcodes
import CWebP
import Foundation

/// A reader of WebP by libwebp; a file with several pictures is refused.
extension StoredPicture {
  static func webP(of bytes: Data, _ mostPixels: Int) throws(Fault) -> StoredPicture {
    let webp = [UInt8](bytes)
    var features = WebPBitstreamFeatures()
    // SAFETY: the library reads the bytes of `webp` during the call.
    let status = webp.withUnsafeBufferPointer {
      WebPGetFeatures($0.baseAddress, $0.count, &features)
    }
    guard status == VP8_STATUS_OK else { throw Fault(reason: words(status)) }
    guard features.has_animation == 0 else {
      throw Fault(reason: "it is a film; store its frames as pictures")
    }
    let (width, height) = (Int(features.width), Int(features.height))
    try check(width: width, height: height, mostPixels)
    // What the library keeps of one without loss, red, green, blue and opacity, and then grey.
    let memory = try PictureMemory.shared.reservation(
      bytes: 9 * width * height, width: width, height: height)
    var samples = [UInt8](repeating: 0, count: width * height * 4)
    // SAFETY: the library reads the bytes of `webp`, and writes at most the count of `samples`, during the call.
    let isRead = webp.withUnsafeBufferPointer { source in
      samples.withUnsafeMutableBufferPointer { target in
        WebPDecodeRGBAInto(
          source.baseAddress, source.count, target.baseAddress, target.count, Int32(width * 4))
          != nil
      }
    }
    guard isRead else { throw Fault(reason: "it is cut off or damaged") }
    return StoredPicture(
      ColouredPicture(width: width, height: height, samples: samples), memory: memory,
      orientation: tags(of: webp).map { ImageOrientation(tags: $0) } ?? .up)
  }

  /// Returns the chunk `EXIF` (WebP Container Specification, RIFF): four letters, the length, and
  /// the data, padded to pairs of bytes.
  private static func tags(of webp: [UInt8]) -> ArraySlice<UInt8>? {
    var place = 12
    while let length = webp.long(place + 4), length <= webp.count - place - 8 {
      if webp[place..<place + 4].elementsEqual("EXIF".utf8) {
        return webp[place + 8..<place + 8 + length]
      }
      place += 8 + (length + 1) / 2 * 2
    }
    return nil
  }

  private static func words(_ status: VP8StatusCode) -> String {
    switch status {
    case VP8_STATUS_NOT_ENOUGH_DATA: "it is cut off"
    case VP8_STATUS_UNSUPPORTED_FEATURE: "it uses what libwebp does not know"
    default: "it is damaged"
    }
  }
}
