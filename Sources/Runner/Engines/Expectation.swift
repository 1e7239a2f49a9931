import Barcodes
import EngineKit
import Records

/// What an engine ought to find in a frame that it is shown in some view.
struct Expectation {
  /// The frame's name.
  let frame: String
  let view: FrameView
  let codes: [TrueCode]
  /// Codes that count neither way.
  let others: [OtherCode]
  /// How each code lies to the region of interest; nil without one.
  let sides: [RegionSide]?

  init(_ frame: FrameRecord, _ view: FrameView) {
    self.frame = frame.frame
    self.view = view
    codes = frame.codes.map(\.trueCode)
    others = (frame.others ?? []).map(\.code)
    let pixels = PixelRectangle(width: frame.width, height: frame.height)
    sides = view.region.map { region in
      frame.codes.map { code in
        code.corners.map { RegionSide(of: $0, to: region, in: pixels) } ?? .across
      }
    }
  }

  /// How many codes lie in the region of interest; nil without one.
  var codesAsked: Int? { sides?.count { $0 == .inside } }
}

extension FrameView {
  /// What an engine must have to be shown a frame like this.
  var features: [EngineFeature] {
    (orientation == nil ? [] : [.orientation]) + (region == nil ? [] : [.region])
  }
}
