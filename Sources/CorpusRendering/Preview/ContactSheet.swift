import Barcodes

/// One picture with all frames of a preview, 1600 pixels wide, each under its caption.
struct ContactSheet {
  /// In pixels, as are all lengths here.
  static let width = 1600
  static let columns = 5
  /// The room that a thumbnail has.
  static let thumbnailWidth = 300
  static let thumbnailHeight = 225
  private static let gap = (width - columns * thumbnailWidth) / columns
  private static let margin = gap / 2
  private static let ink: UInt8 = 0
  private static let mutedInk: UInt8 = 95

  /// A caption and its thumbnail, and where they are.
  struct SheetCell {
    let left: Int
    let top: Int
    let lines: [SheetLine]
    let thumbnail: GreyImage
    let thumbnailTop: Int
  }

  let title: [SheetLine]
  let cells: [SheetCell]
  let height: Int

  /// - Parameters:
  ///   - name: of the suite.
  ///   - remarks: what stands below it, a paragraph each.
  ///   - rows: each begins on a new line of the sheet.
  init(name: String, remarks: [String], rows: [[PreviewFrame]]) {
    let textWidth = Self.width - 2 * Self.margin
    title =
      SheetLine.lines(name, width: textWidth, dot: 4, level: Self.ink)
      + remarks.flatMap { SheetLine.lines($0, width: textWidth, dot: 2, level: Self.mutedInk) }
    var top = Self.margin + Self.height(of: title) + Self.margin
    var cells: [SheetCell] = []
    for row in rows {
      for start in stride(from: 0, to: row.count, by: Self.columns) {
        let line = Self.cells(row[start..<min(row.count, start + Self.columns)], top: top)
        cells += line
        top =
          (line.map { $0.thumbnailTop + $0.thumbnail.height }.max() ?? top) + Self.gap + Self.margin
      }
    }
    self.cells = cells
    height = top
  }

  /// Side by side, with the thumbnails at one height.
  private static func cells(_ frames: ArraySlice<PreviewFrame>, top: Int) -> [SheetCell] {
    let captions = frames.map { lines($0) }
    let thumbnailTop = top + (captions.map(height).max() ?? 0) + 4
    return zip(frames, captions).enumerated().map { column, content in
      SheetCell(
        left: margin + column * (thumbnailWidth + gap), top: top, lines: content.1,
        thumbnail: content.0.thumbnail, thumbnailTop: thumbnailTop)
    }
  }

  private static func lines(_ frame: PreviewFrame) -> [SheetLine] {
    func lines(_ text: String, dot: Int, _ level: UInt8) -> [SheetLine] {
      SheetLine.lines(text, width: thumbnailWidth, dot: dot, level: level)
    }
    return lines(frame.heading, dot: 2, ink) + lines(frame.settings, dot: 1, ink)
      + lines("\(frame.symbol), frame \(frame.frameSize)", dot: 1, mutedInk)
      + lines(frame.frame, dot: 1, mutedInk)
  }

  private static func height(of lines: [SheetLine]) -> Int { lines.reduce(0) { $0 + $1.height } }

  /// Dark writing on white; a grey line about each frame shows where its white ends.
  func image() -> GreyImage {
    var image = GreyImage(width: Self.width, height: height, filledWith: 255)
    Self.draw(title, left: Self.margin, top: Self.margin, in: &image)
    for cell in cells {
      Self.draw(cell.lines, left: cell.left, top: cell.top, in: &image)
      image.fill(
        x: cell.left - 1..<cell.left + cell.thumbnail.width + 1,
        y: cell.thumbnailTop - 1..<cell.thumbnailTop + cell.thumbnail.height + 1, level: 150)
      image.draw(cell.thumbnail, left: cell.left, top: cell.thumbnailTop)
    }
    return image
  }

  private static func draw(_ lines: [SheetLine], left: Int, top: Int, in image: inout GreyImage) {
    var top = top
    for line in lines {
      image.draw(line, left: left, top: top)
      top += line.height
    }
  }
}
