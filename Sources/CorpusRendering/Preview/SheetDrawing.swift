import Barcodes
import Encoding

/// Drawing for a contact sheet; what lies outside the image is left out.
extension GreyImage {
  mutating func fill(x columns: Range<Int>, y rows: Range<Int>, level: UInt8) {
    for y in rows.clamped(to: 0..<height) {
      for x in columns.clamped(to: 0..<width) { self[x, y] = level }
    }
  }

  mutating func draw(_ image: GreyImage, left: Int, top: Int) {
    for y in 0..<image.height where (0..<height).contains(top + y) {
      for x in 0..<image.width where (0..<width).contains(left + x) {
        self[left + x, top + y] = image[x, y]
      }
    }
  }

  /// Draws a line of text in the capitals of `DotMatrixFont`.
  mutating func draw(_ line: SheetLine, left: Int, top: Int) {
    for (index, character) in line.text.uppercased().enumerated() {
      let left = left + index * SheetLine.advance * line.dot
      for run in DotMatrixFont.runs(of: character) ?? [] {
        let top = top + run.row * line.dot
        fill(
          x: left + run.columns.lowerBound * line.dot..<left + run.columns.upperBound * line.dot,
          y: top..<top + line.dot, level: line.level)
      }
    }
  }
}

/// A line of text on a contact sheet.
struct SheetLine: Equatable {
  /// From one character to the next, in dots; closer than `DotMatrixFont` sets digits under bars.
  static let advance = DotMatrixFont.width + 1

  let text: String
  /// The side of a dot in pixels.
  let dot: Int
  /// 0 black to 255 white.
  let level: UInt8

  /// With the room below it, in pixels.
  var height: Int { (DotMatrixFont.height + 3) * dot }

  /// Text broken between words into lines of at most `width` pixels; what is longer without a break is broken
  /// at no-break spaces, and where that does not do, anywhere.
  static func lines(_ text: String, width: Int, dot: Int, level: UInt8) -> [SheetLine] {
    let limit = max(1, (width + dot) / (advance * dot))
    var lines: [String] = []
    let words = text.split(separator: " ").flatMap { (word: Substring) -> [Substring] in
      word.count > limit ? word.split(separator: "\u{A0}") : [word]
    }
    for word in words {
      var word = word
      if let last = lines.last, last.count + 1 + word.count <= limit {
        lines[lines.count - 1] = "\(last) \(word)"
        continue
      }
      while !word.isEmpty {
        lines.append(String(word.prefix(limit)))
        word = word.dropFirst(limit)
      }
    }
    return lines.map { SheetLine(text: $0, dot: dot, level: level) }
  }
}
