package import Barcodes
import Foundation
import Photographed
import Storage

/// A frame with the true corners of its codes drawn in.
extension GreyImage {
  /// Stands in every such picture, and shows whose it is.
  private static let softwareOfOverlays = "scanbench corpus show"

  /// Draws a frame and writes it as a PNG, in place of an older such picture.
  ///
  /// - Throws: `PNGError` or `FileError`.
  package func writeOverlay(of codes: [TrueCode], to path: String) throws {
    let data = try overlay(of: codes).png(software: Self.softwareOfOverlays, for: path)
    try OutputFile.write(data, to: path, ofKind: "picture of 'corpus show'") { old in
      // The text stands before the pixels.
      old.prefix(128).range(of: Data("tEXtSoftware\0\(Self.softwareOfOverlays)".utf8)) != nil
    }
  }

  /// Draws each code's outline in blue, its top side in red, and a red square about its own top left corner;
  /// small frames are enlarged to at least 480 pixels.
  private func overlay(of codes: [TrueCode]) -> ColourImage {
    let factor = max(1, (480 + max(width, height) - 1) / max(width, height))
    var picture = ColourImage(enlarging: self, by: factor)
    let (blue, red): ((UInt8, UInt8, UInt8), (UInt8, UInt8, UInt8)) = ((0, 90, 255), (230, 30, 0))
    for quad in codes.compactMap(\.corners) {
      let corners = quad.corners.map { $0 * Double(factor) }
      for side in [1, 2, 3] {
        picture.drawLine(from: corners[side], to: corners[(side + 1) % 4], colour: blue)
      }
      picture.drawLine(from: corners[0], to: corners[1], colour: red)
      for (dx, dy, ex, ey) in [
        (-6.0, -6.0, 6.0, -6.0), (6, -6, 6, 6), (6, 6, -6, 6), (-6, 6, -6, -6),
      ] {
        picture.drawLine(
          from: corners[0] + Point(x: dx, y: dy), to: corners[0] + Point(x: ex, y: ey), colour: red)
      }
    }
    return picture
  }
}
