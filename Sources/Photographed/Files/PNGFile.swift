package import Barcodes
import CPNG
package import Foundation
import Storage

/// Writes and reads PNG with libpng.
package enum PNGFile {
  /// Writes an 8-bit grey image.
  package static func write(_ image: GreyImage, to path: String) throws(PNGError) {
    try write(image.pixels, width: image.width, height: image.height, channels: 1, to: path)
  }

  /// Writes an 8-bit image in colour.
  package static func write(_ image: ColourImage, to path: String) throws(PNGError) {
    try write(image.samples, width: image.width, height: image.height, channels: 3, to: path)
  }

  private static func write(
    _ samples: [UInt8], width: Int, height: Int, channels: Int32, to path: String
  ) throws(PNGError) {
    guard let file = fopen(path, "wb") else {
      throw PNGError(path: path, action: .write, message: String(cString: strerror(errno)))
    }
    var failure = scanbench_png_failure()
    let isWritten = samples.withUnsafeBufferPointer { samples in
      // SAFETY: libpng reads width * height * channels bytes, the count of `samples`, during the call.
      scanbench_png_write(
        file, samples.baseAddress, UInt32(width), UInt32(height), channels, 1, nil, &failure)
    }
    // libpng flushes the stream and passes over what comes of it.
    let isFlushed = fflush(file) == 0 && ferror(file) == 0
    let code = errno
    let isClosed = fclose(file) == 0
    guard isWritten != 0, isFlushed, isClosed else {
      let reason = message(of: &failure)
      throw PNGError(
        path: path, action: .write,
        message: isWritten != 0 || reason == "Write Error"
          ? FileError.reason(errno: isFlushed ? errno : code == 0 ? EIO : code) : reason)
    }
  }

  /// The contents of the file of an image in colour.
  ///
  /// - Parameter software: what it names as that which wrote it.
  package static func data(
    of image: ColourImage, software: String, for path: String
  ) throws(PNGError) -> Data {
    var failure = scanbench_png_failure()
    var (bytes, count): (UnsafeMutablePointer<CChar>?, Int) = (nil, 0)
    // SAFETY: freed after it was copied.
    defer { free(bytes) }
    let isWritten = image.samples.withUnsafeBufferPointer { samples in
      // SAFETY: libpng reads width * height * 3 bytes, the count of `samples`, during the call.
      scanbench_png_encode(
        samples.baseAddress, UInt32(image.width), UInt32(image.height), 3, software, &bytes, &count,
        &failure)
    }
    guard isWritten != 0, let bytes else {
      throw PNGError(path: path, action: .write, message: message(of: &failure))
    }
    return Data(bytes: bytes, count: count)
  }

  /// Reads a PNG as 8-bit grey.
  package static func read(_ path: String) throws(PNGError) -> GreyImage {
    try PNGSource(path: path).image()
  }

  private static func message(of failure: inout scanbench_png_failure) -> String {
    withUnsafeBytes(of: &failure.message) { bytes in
      // SAFETY: the shim ends the message with 0; it is copied before the call returns.
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  static func message(of description: inout png_image) -> String {
    // SAFETY: a C string inside `description`, copied before the call returns.
    String(cString: scanbench_png_message(&description))
  }
}

/// An image that cannot be written or read.
package struct PNGError: Error, Equatable, CustomStringConvertible {
  package enum Action: String, Sendable { case read, write }

  package let path: String
  package let action: Action
  /// libpng's message.
  package let message: String

  package var description: String {
    switch action {
    case .read: "\(path): not a readable PNG: \(message); build or import the corpus anew"
    case .write: "\(path): cannot be written: \(message)"
    }
  }
}
