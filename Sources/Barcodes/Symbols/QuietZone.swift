/// The blank margin around a symbol, in modules, as its standard demands it.
package struct QuietZone: Equatable, Sendable {
  package var left: Double
  package var right: Double
  package var top: Double
  package var bottom: Double

  /// At the sides only: nothing above and below the bars.
  private init(left: Double, right: Double) {
    (self.left, self.right, top, bottom) = (left, right, 0, 0)
  }

  private init(allAround margin: Double) {
    (left, right, top, bottom) = (margin, margin, margin, margin)
  }

  package init(of symbology: Symbology) {
    self =
      switch symbology {
      // GS1 General Specifications 21.0.1, 5.2.3.4.
      case .ean13: QuietZone(left: 11, right: 7)
      case .ean8: QuietZone(left: 7, right: 7)
      case .upcA: QuietZone(left: 9, right: 9)
      case .upcE: QuietZone(left: 9, right: 7)
      // In this order: ISO/IEC 16390:2007, 4.4; ISO/IEC 15417:2007, 4.4.2; ISO/IEC 16388:2007, 4.4 (d); ANSI/AIM BC5-1995,
      // 2.4; EN 798:1995, 4.4.1 (d).
      case .itf, .code128, .code39, .code93, .codabar: QuietZone(left: 10, right: 10)
      // ISO/IEC 15438:2015, 5.8.3.
      case .pdf417: QuietZone(allAround: 2)
      // ISO/IEC 18004:2015, 9.1.
      case .qrCode: QuietZone(allAround: 4)
      // ISO/IEC 16022:2006, 7.1.
      case .dataMatrix: QuietZone(allAround: 1)
      // ISO/IEC 24778:2008, 4.1 (c): none is needed.
      case .aztec: QuietZone(allAround: 0)
      }
  }

  /// The margin with every side multiplied by `fraction`.
  package func scaled(by fraction: Double) -> QuietZone {
    var scaled = self
    scaled.left *= fraction
    scaled.right *= fraction
    scaled.top *= fraction
    scaled.bottom *= fraction
    return scaled
  }
}
