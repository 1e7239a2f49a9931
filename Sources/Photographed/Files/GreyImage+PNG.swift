package import Barcodes
import CPNG
import Foundation
import Storage

extension GreyImage {
  /// Reads a PNG, with libpng, as 8-bit grey.
  package init(png path: String) throws(PNGError) { self = try PNGSource(path: path).image() }

  /// Writes the image as a PNG, with libpng.
  package func writePNG(to path: String) throws(PNGError) {
    guard let file = fopen(path, "wb") else {
      throw .unwritable(path, String(cString: strerror(errno)))
    }
    var failure = scanbench_png_failure()
    let isWritten = pixels.withUnsafeBufferPointer { pixels in
      // SAFETY: libpng reads width * height bytes, the count of `pixels`, during the call.
      scanbench_png_write(
        file, pixels.baseAddress, UInt32(width), UInt32(height), 1, 1, nil, &failure)
    }
    // libpng flushes the stream and passes over what comes of it.
    let isFlushed = fflush(file) == 0 && ferror(file) == 0
    let code = errno
    let isClosed = fclose(file) == 0
    guard isWritten != 0, isFlushed, isClosed else {
      let reason = PNGError.message(of: &failure)
      throw .unwritable(
        path,
        isWritten != 0 || reason == "Write Error"
          ? FileError.reason(errno: isFlushed ? errno : code == 0 ? EIO : code) : reason)
    }
  }
}
