import Barcodes
import CPNG

/// An image that cannot be read or written, by its path, with libpng's message.
package enum PNGError: Error, Equatable, CustomStringConvertible {
  case unreadable(String, String)
  case unwritable(String, String)

  package var message: String {
    switch self {
    case .unreadable(_, let message), .unwritable(_, let message): message
    }
  }

  package var description: String {
    switch self {
    case .unreadable(let path, let message):
      "\(VisibleText.line(path)): not a readable PNG: \(message); build or import the corpus anew"
    case .unwritable(let path, let message):
      "\(VisibleText.line(path)): cannot be written: \(message)"
    }
  }

  static func message(of failure: inout scanbench_png_failure) -> String {
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
