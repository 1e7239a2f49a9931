package import Barcodes
import CorpusRendering
import Foundation
import Records
import Suites

/// A symbol that every reader of its symbology should read: 4 pixels per module, sharp, without noise, alone on much
/// blank paper.
package struct ReferenceSymbol: Sendable {
  package var image: GreyImage
  package var code: TrueCode
  /// The code's.
  package var corners: Quad
  /// The turn of the symbol clockwise, in quarter turns.
  package var quarterTurns: Int

  package var symbology: Symbology { code.symbology }

  /// Upright symbols of each symbology, with different payloads and phases.
  static let uprightCount = 3

  /// The blank paper at each side, in pixels. OpenCV's barcode detector looks for codes that are a small part of the
  /// frame: it reads these symbols with 400 pixels around them, and few with 150.
  static let paperPixels = 400

  /// The references of the symbologies: upright ones, then one for each further quarter turn.
  package static func all(of symbologies: [Symbology]) throws -> [ReferenceSymbol] {
    let suite = try Suite(yaml: Data(suiteText.utf8), path: "the references")
    let plan = try CorpusPlan(suite: suite, profile: "quick", seed: 1)
    let renderer = FrameRenderer()
    return try symbologies.flatMap { symbology in
      try (0..<plan.pointCount).flatMap { turns in
        try (0..<(turns == 0 ? uprightCount : 1)).compactMap { sample in
          guard let index = plan.index(of: symbology, atPoint: turns, sample: sample) else {
            return nil
          }
          let frame = try renderer.render(plan[index])
          let code = frame.record.codes[0].trueCode
          return code.corners.map {
            ReferenceSymbol(image: frame.image, code: code, corners: $0, quarterTurns: turns)
              .surrounded
          }
        }
      }
    }
  }

  /// A suite whose name decides what is drawn.
  private static let suiteText = """
    schema: 1
    name: canary
    purpose: Does an engine read what it claims?
    symbologies: all
    frame: tight
    conditions:
      module_width_px: 4
      rotation_deg: [0, 90, 180, 270]
    masks: [own]
    profiles:
      quick: {samples: \(uprightCount)}
    """

  /// The symbol with paper around it.
  private var surrounded: ReferenceSymbol {
    let paper = Self.paperPixels
    let shift = Point(x: Double(paper), y: Double(paper))
    var moved = self
    moved.image = image.placed(
      x: paper, y: paper, width: image.width + 2 * paper, height: image.height + 2 * paper)
    moved.corners = Quad(
      topLeft: corners.topLeft + shift, topRight: corners.topRight + shift,
      bottomRight: corners.bottomRight + shift, bottomLeft: corners.bottomLeft + shift)
    moved.code.corners = moved.corners
    return moved
  }

  /// The frame with blank columns added at the right and rows at the bottom.
  func padded(byColumns columns: Int, rows: Int) -> GreyImage {
    image.placed(x: 0, y: 0, width: image.width + columns, height: image.height + rows)
  }

  /// True if the decode has the symbol's content, under its name or an equivalent one.
  func isRead(by decode: Decode) -> Bool {
    CanonicalContent(decode.symbology, decode.bytes) == CanonicalContent(symbology, code.bytes)
  }

  var text: String { String(decoding: code.bytes, as: UTF8.self) }
}

extension GreyImage {
  /// The image in a larger one, which has the level of its first pixel elsewhere.
  fileprivate func placed(x left: Int, y top: Int, width: Int, height: Int) -> GreyImage {
    var larger = [UInt8](repeating: pixels[0], count: width * height)
    for y in 0..<self.height {
      let place = (top + y) * width + left
      larger.replaceSubrange(
        place..<place + self.width, with: pixels[y * self.width..<(y + 1) * self.width])
    }
    return GreyImage(width: width, height: height, pixels: larger)
  }
}
