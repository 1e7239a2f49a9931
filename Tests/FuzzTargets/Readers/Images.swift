import Foundation
import Photographed

extension FuzzTarget {
  /// An image. One of many pixels takes as much memory as it says, up to the limit that the tests hold; here it would only
  /// take time.
  static let png = FuzzTarget("png") { input, _ in
    let source = try PNGSource(bytes: input, name: "image.png")
    if source.width * source.height <= 1 << 20 { _ = try source.image() }
  }
}
