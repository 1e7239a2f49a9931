import Barcodes
import EngineKit

/// A margin around the image, of the pixels at its edge: no code is smaller, and none is nearer to the border.
struct Padding {
  /// At each side, in pixels.
  var width: Int

  /// True if there is an image to pad: what else comes is for the wrapped engine to refuse.
  private func suits(_ detect: EngineRequest.Detect) -> Bool {
    width > 0 && detect.width > 0 && detect.height > 0
      && detect.width.multipliedReportingOverflow(by: detect.height)
        == (partialValue: detect.payload, overflow: false)
  }

  /// The request for the padded image.
  func padded(_ detect: EngineRequest.Detect) -> EngineRequest.Detect {
    guard suits(detect) else { return detect }
    var padded = detect
    padded.width += 2 * width
    padded.height += 2 * width
    padded.payload = padded.width * padded.height
    padded.roi = detect.roi.map { region in
      region.enumerated().map { $0.offset < 2 ? $0.element + width : $0.element }
    }
    return padded
  }

  /// Its pixels, row by row.
  ///
  /// - Parameter pixels: of the image as it came, `detect.width * detect.height`.
  func padded(_ pixels: [UInt8], of detect: EngineRequest.Detect) -> [UInt8] {
    guard suits(detect) else { return pixels }
    var padded: [UInt8] = []
    padded.reserveCapacity((detect.width + 2 * width) * (detect.height + 2 * width))
    for row in -width..<detect.height + width {
      let start = min(max(row, 0), detect.height - 1) * detect.width
      let line = pixels[start..<start + detect.width]
      padded.append(contentsOf: repeatElement(pixels[start], count: width))
      padded.append(contentsOf: line)
      padded.append(contentsOf: repeatElement(pixels[start + detect.width - 1], count: width))
    }
    return padded
  }

  /// A decode of the padded image, in coordinates of the image as it came.
  func unpadded(_ decode: WireDecode) -> WireDecode {
    guard width > 0 else { return decode }
    var moved = decode
    let margin = Point(x: Double(width), y: Double(width))
    moved.corners = decode.corners.flatMap { Quad(corners: $0.corners.map { $0 - margin }) }
    return moved
  }
}
