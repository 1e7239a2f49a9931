import Barcodes

/// Checks that corners lie on the symbol, in the contract's order.
extension Examiner {
  /// Beyond this mean offset, in pixels, the meaning of the library's whole numbers has been missed.
  private static let offsetOfNotePixels = 0.4

  mutating func judgeCorners(_ readings: [ReferenceReading], of symbology: Symbology) {
    for reading in readings {
      let score = Score(of: [reading.decode], against: [reading.reference.code])
      let overlap = score.codes[0].overlap ?? 0
      expect(
        overlap >= 0.5, .corners,
        "the corners of \(symbology.name) \(turned(reading)) cover \(percent(overlap)) of it")
      guard overlap >= 0.5 else { continue }
      let fault = orderFault(reading)
      expect(
        fault == nil, .corners,
        "the corners of \(symbology.name) \(turned(reading)) \(fault ?? "")")
    }
    judgeOffset(readings, of: symbology)
  }

  private func turned(_ reading: ReferenceReading) -> String {
    let quarters = reading.reference.quarterTurns
    return quarters == 0 ? "upright" : "turned by \(quarters * 90)°"
  }

  private func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }

  /// A description of the fault in the order of the corners; nil where there is none.
  private func orderFault(_ reading: ReferenceReading) -> String? {
    guard let corners = reading.decode.corners else { return nil }
    let truth = reading.reference.corners
    switch reading.reference.symbology.dimension {
    case .linear:
      // Of a linear code only the ends are judged: readers return its height freely.
      let (start, end) = corners.scanLine
      let right = truth.topRight - truth.topLeft
      return (end - start).dot(right) > 0 ? nil : "begin at the symbol's right end"
    case .area:
      return areaFault(corners.corners, truth.corners)
    }
  }

  /// Corners are matched to the true ones in all eight orders; the best has to be the contract's.
  private func areaFault(_ corners: [Point], _ truth: [Point]) -> String? {
    let names = ["top left", "top right", "bottom right", "bottom left"]
    var best: (error: Double, start: Int, clockwise: Bool)?
    for clockwise in [true, false] {
      for start in 0..<4 {
        let order = (0..<4).map { (start + (clockwise ? $0 : 4 - $0)) % 4 }
        let error = zip(corners, order).reduce(0) { $0 + ($1.0 - truth[$1.1]).length }
        if error < best?.error ?? .infinity { best = (error, start, clockwise) }
      }
    }
    guard let best, best.start != 0 || !best.clockwise else { return nil }
    return "begin at the symbol's \(names[best.start])"
      + (best.clockwise ? "" : " and run counter-clockwise")
  }

  /// Over all four rotations, faults of the fit cancel and what is left is a shift of the image's coordinates.
  private mutating func judgeOffset(_ readings: [ReferenceReading], of symbology: Symbology) {
    let turns = Dictionary(grouping: readings) { $0.reference.quarterTurns }.compactMap(
      \.value.first)
    guard symbology.dimension == .area, turns.count == 4 else { return }
    let offsets = turns.map {
      ($0.decode.corners?.centre ?? $0.reference.corners.centre)
        - $0.reference.corners.centre
    }
    let mean = offsets.reduce(Point(x: 0, y: 0), +) * 0.25
    expect(
      max(abs(mean.x), abs(mean.y)) < Self.offsetOfNotePixels, .corners, severity: .note,
      "the corners of \(symbology.name) lie (\(tenths(mean.x)), \(tenths(mean.y))) px off, whichever way it is "
        + "turned" + remedy(mean))
  }

  /// A pixel's centre, which a library that numbers pixels means, lies 0.5 further than its number.
  private func remedy(_ mean: Point) -> String {
    if max(mean.x, mean.y) < 0 { return ": if the library numbers pixels, add 0.5 to each" }
    if min(mean.x, mean.y) > 0 {
      return ": if 0.5 is added to what the library gives, leave it out"
    }
    return ""
  }

  private func tenths(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }
}
