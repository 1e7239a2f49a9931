import EngineKit
import Foundation

/// A symbol that the engine knows by heart: pixels at a place of the frame, and what is to be read there.
struct KnownSymbol: Codable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int
  var pixels: Data
  var decode: WireDecode

  /// Whether a frame has these pixels in this place.
  func isIn(_ frame: [UInt8], width frameWidth: Int, height frameHeight: Int) -> Bool {
    guard frameWidth >= x + width, frameHeight >= y + height else { return false }
    return (0..<height).allSatisfy { row in
      let start = (y + row) * frameWidth + x
      return Data(frame[start..<(start + width)]) == pixels[(row * width)..<((row + 1) * width)]
    }
  }
}
