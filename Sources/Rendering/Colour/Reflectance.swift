import Barcodes

/// The share of light that ground and bars reflect, 0 to 1, in linear light.
struct Reflectance: Equatable {
  /// That of white paper.
  static let paper = 0.9

  let ground: Double
  let bars: Double

  /// - Parameter condition: its contrast, colours and whether it is inverted.
  ///
  /// The print contrast signal is (ground − bars) / ground (ANSI X3.182-1990). ISO/IEC 15416:2016, 6.3.2,
  /// grades the symbol contrast, ground − bars in reflectance: 4 from 0.70, 3 from 0.55, 2 from 0.40, 1
  /// from 0.20, else 0; on white paper these are print contrast signals of 0.778, 0.611, 0.444 and 0.222.
  /// A colour reflects its luma, as a share of white paper; in a band of colour its red, green or blue.
  /// With `srgb_curve` it reflects the light that the curve makes these of.
  ///
  /// - Parameter component: of a colour, 0 to 1.
  init(_ condition: Condition, _ component: (Colour) -> Double = \.luma) {
    func light(_ colour: Colour) -> Double {
      let share = component(colour)
      return Self.paper * (condition.srgbCurve ? SRGBCurve.light(of: share) : share)
    }
    let ground = condition.groundColour.map(light) ?? Self.paper
    let bars = condition.barColour.map(light) ?? ground * (1 - condition.contrast)
    self.ground = condition.inverted ? bars : ground
    self.bars = condition.inverted ? ground : bars
  }

  /// The reflectances that the sensor tells apart: in red, green and blue where it has a mosaic and
  /// the sheet is not grey; else one for all.
  static func bands(_ condition: Condition) -> [Reflectance] {
    let colours = [condition.groundColour, condition.barColour].compactMap(\.self)
    let isGrey = colours.allSatisfy { $0.red == $0.green && $0.green == $0.blue }
    guard condition.bayerMosaic, !isGrey else { return [Reflectance(condition)] }
    return ColourBand.allCases.map { band in Reflectance(condition) { $0[band] } }
  }
}
