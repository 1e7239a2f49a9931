package import Barcodes
package import Records

/// Frames that a report does not tell apart: those of one suite, symbology, point and named condition.
package struct FrameGroup: Hashable {
  package var suite: String
  /// The frame's symbology; several are joined by `+`.
  package var symbology: String
  /// The frame's symbologies, as a mask.
  package var ownMask: FormatMask
  /// The values of the suite's axes, by name.
  package var point: [String: Double]
  /// The suite's name for the condition, where it has one.
  package var namedCondition: String?
}

extension FrameGroup {
  /// - Parameter engine: its label.
  package func cell(engine: String, mask: MaskName, view: String?) -> CellID {
    CellID(
      SeriesID(
        suite: suite, engine: engine, mask: mask, view: view, namedCondition: namedCondition),
      CellPlace(symbology: symbology, point: point))
  }

  package init(_ frame: FrameLine) throws {
    self.init(
      frame.frame, try frame.symbologies, point: frame.point, namedCondition: frame.namedCondition)
  }

  package init(_ frame: IndexedFrame) {
    self.init(
      frame.frame, frame.symbologies, point: frame.point, namedCondition: frame.namedCondition)
  }

  package init(
    _ frame: String, _ symbologies: [Symbology], point: [String: Double], namedCondition: String?
  ) {
    let mask = FormatMask(symbologies)
    self.init(
      suite: FrameRecord.suite(ofFrame: frame),
      symbology: symbologies.isEmpty ? CellPlace.withoutCode : mask.name,
      ownMask: mask, point: point, namedCondition: namedCondition)
  }
}
