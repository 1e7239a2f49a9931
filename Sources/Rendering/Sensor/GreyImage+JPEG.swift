package import Barcodes
import CTurboJPEG

extension GreyImage {
  /// With the loss of JPEG compression: compressed and decompressed in memory by libjpeg-turbo,
  /// as baseline JPEG in grey, with the quantisation tables of ITU-T T.81, annex K, scaled for
  /// `jpeg_quality` 1 to 100 as the Independent JPEG Group's library does, and the accurate integer
  /// transforms, whose results are the same on every processor.
  ///
  /// - Throws: `Fault`, with the library's own message.
  package func jpegCompressed(quality: Int) throws(Fault) -> GreyImage {
    var result = GreyImage(width: width, height: height, filledWith: 0)
    let message = pixels.withUnsafeBufferPointer { source in
      result.pixels.withUnsafeMutableBufferPointer { target -> String? in
        // SAFETY: both arrays hold width * height bytes, which is what the call reads and writes; the
        // message is copied before the call's thread can make another.
        let message = scanbench_jpeg_round_trip(
          source.baseAddress, target.baseAddress, Int32(width), Int32(height),
          Int32(quality))
        return message.map { String(cString: $0) }
      }
    }
    if let message { throw Fault(reason: message) }
    return result
  }
}
