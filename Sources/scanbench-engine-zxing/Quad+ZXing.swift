import Barcodes

extension Quad {
  /// The corners that the library's integer positions stand for; the README shows the evidence.
  ///
  /// - Parameter symbology: Nil for formats outside the 13, whose positions stay as they are.
  func inContractTerms(for symbology: Symbology?) -> Quad {
    switch symbology {
    case .aztec, .dataMatrix, .qrCode, nil: self  // Points between pixels, rounded.
    case .pdf417: moved(by: Point(x: 0.5, y: 0.5))  // Pixels.
    case .code128, .code39, .code93, .codabar, .ean13, .ean8, .itf, .upcA, .upcE:
      outerEdgesOfScanLines
    }
  }

  /// Linear positions name the first and the last pixel of the bars in two of the image's rows or columns.
  /// Which of these is the top depends on the image alone, so upside down it is the symbol's bottom.
  private var outerEdgesOfScanLines: Quad {
    let reading = topRight - topLeft
    let right =
      abs(reading.x) >= abs(reading.y)
      ? Point(x: reading.x < 0 ? -1 : 1, y: 0) : Point(x: 0, y: reading.y < 0 ? -1 : 1)
    let down = Point(x: -right.y, y: right.x)
    let isMirrored = (bottomLeft - topLeft).dot(down) < 0
    let upright = isMirrored ? flipped : self
    let (toRight, toBottom) = (right * 0.5, down * 0.5)
    let centred = upright.moved(by: Point(x: 0.5, y: 0.5))
    return Quad(
      topLeft: centred.topLeft - toRight - toBottom,
      topRight: centred.topRight + toRight - toBottom,
      bottomRight: centred.bottomRight + toRight + toBottom,
      bottomLeft: centred.bottomLeft - toRight + toBottom)
  }
}
