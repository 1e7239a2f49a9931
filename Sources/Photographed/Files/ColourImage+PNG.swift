import CPNG
package import Foundation

extension ColourImage {
  /// The contents of the image's file as a PNG.
  ///
  /// - Parameter software: what it names as that which wrote it.
  package func png(software: String, for path: String) throws(PNGError) -> Data {
    var failure = scanbench_png_failure()
    var (bytes, count): (UnsafeMutablePointer<CChar>?, Int) = (nil, 0)
    // SAFETY: freed after it was copied.
    defer { free(bytes) }
    let isWritten = samples.withUnsafeBufferPointer { samples in
      // SAFETY: libpng reads width * height * 3 bytes, the count of `samples`, during the call.
      scanbench_png_encode(
        samples.baseAddress, UInt32(width), UInt32(height), 3, software, &bytes, &count,
        &failure)
    }
    guard isWritten != 0, let bytes else {
      throw .unwritable(path, PNGError.message(of: &failure))
    }
    return Data(bytes: bytes, count: count)
  }
}
