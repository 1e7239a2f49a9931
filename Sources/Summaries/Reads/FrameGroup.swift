package import Barcodes
package import Records

/// Frames that a report does not tell apart: those of one suite, symbology, point and named condition.
package struct FrameGroup: Hashable {
  package var suite: String
  /// The frames' symbology; several are joined by `+`.
  package var symbology: String
  /// The frames' symbologies, as a mask.
  package var ownMask: FormatMask
  package var setting: FrameSetting

  package init(_ frame: String, _ symbologies: [Symbology], _ setting: FrameSetting) {
    suite = FrameRecord.suite(ofFrame: frame)
    ownMask = FormatMask(symbologies)
    symbology = symbologies.isEmpty ? CellPlace.withoutCode : ownMask.name
    self.setting = setting
  }
}

extension FrameGroup {
  package init(_ frame: FrameLine) throws {
    self.init(
      frame.frame, try frame.symbologies,
      FrameSetting(point: frame.point, namedCondition: frame.namedCondition))
  }

  package init(_ frame: IndexedFrame) {
    self.init(
      frame.frame, frame.symbologies,
      FrameSetting(point: frame.point, namedCondition: frame.namedCondition))
  }

  package var point: [String: Double] { setting.point }
  package var namedCondition: String? { setting.namedCondition }

  /// - Parameter engine: its label.
  package func cell(engine: String, mask: MaskName, view: String?) -> CellID {
    CellID(
      SeriesID(
        suite: suite, engine: engine, mask: mask, view: view, namedCondition: namedCondition),
      CellPlace(symbology: symbology, point: point))
  }
}
