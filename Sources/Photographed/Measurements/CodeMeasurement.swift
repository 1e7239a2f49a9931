package import Barcodes
import Foundation
import Records

/// The conditions under which one of a picture's codes was taken, as measured in the picture: a
/// line of `camera measure`.
///
/// Lengths are in pixels and modules, angles in degrees, light 1 at full scale, noise in grey
/// levels. A code that cannot be measured has `failed` and little else.
package struct CodeMeasurement: Codable, Sendable, Equatable, VersionedRecord {
  package var schema = currentSchema
  /// The frame's name, and the code's number in it, from 0.
  package var frame = ""
  @SmallCount package var code = 0
  /// SHA-256 of the frame's grey levels, in hexadecimal; nil in measurements of before, which nothing is made of.
  package var pixelsSHA256: String?
  package var symbology: Symbology
  /// Why there is no measurement; nil where there is one.
  package var failed: String?
  /// The correlation of the picture with the symbol as fitted, over symbol and quiet zone, −1 to 1.
  @Quantity package var correlation: Double?
  package var geometry: MeasuredGeometry?
  package var print: MeasuredPrint?
  package var light: MeasuredLight?
  package var blur: MeasuredBlur?
  /// Nil also where no place without edges is large enough.
  package var noise: MeasuredNoise?
  /// The displacement of edges; of photographs alone.
  package var edgeDisplacement: MeasuredEdgeDisplacement?
  /// The curve that was assumed between light and levels.
  package var transfer: TransferCurve?
  /// The picture's evidence on this curve.
  package var transferEvidence: MeasuredCurve?
  /// That of the file the picture came from; nil where it was no JPEG.
  @SmallCount package var jpegQuality: Int?
  /// The share of the variance of the levels that is neither the model's nor noise.
  @Quantity package var unexplained: Double?
  /// The choices that the encoder is taken to have made, by name.
  @SmallCount package var symbol: [String: Double]?
  /// The standard error of each measure, by its name.
  @Quantity package var standardErrors: [String: Double]?

  /// The caller sets the frame and the code.
  package init(symbology: Symbology, failed: String? = nil) {
    self.symbology = symbology
    self.failed = failed
  }
}

/// The measured properties of the print.
package struct MeasuredPrint: Codable, Sendable, Equatable {
  /// The amount by which bars are wider than meant, in modules.
  @Quantity package var inkGrowthModules: Double
  /// The print contrast signal: (ground − bars) / ground, in light; of inverted symbols the other way round.
  @Quantity package var contrast: Double
  package var inverted: Bool

  /// - Parameters:
  ///   - dark: the light of dark modules.
  ///   - light: the light of light modules.
  package init(inkGrowthModules: Double, dark: Double, light: Double) {
    self.inkGrowthModules = inkGrowthModules
    contrast = max(dark, light) > 0 ? 1 - min(dark, light) / max(dark, light) : 0
    inverted = dark > light
  }
}

/// The light at the symbol.
package struct MeasuredLight: Codable, Sendable, Equatable {
  /// The light of dark and of light modules.
  @Quantity package var dark: Double
  @Quantity package var light: Double
  /// The exposure gain at which white paper (reflectance 0.9) is as light as the symbol's ground: `brightness`.
  @Quantity package var brightness: Double
  /// Over the whole picture, as `illumination_ramp` has it, were it to go on as at the symbol.
  @Quantity package var illuminationRamp: Double
  @Quantity package var illuminationRampAngleDegrees: Double

  /// The ramp of the whole picture follows from its slope at the symbol: light (1 + s·p) about the symbol is, about the picture's middle,
  /// 1 + s·m there.
  ///
  /// - Parameters:
  ///   - slope: the relative growth of the light for each pixel to the right and down.
  ///   - middle: the place that `dark`, `light` and `slope` are of.
  ///   - size: of the picture, in pixels.
  package init(dark: Double, light: Double, slope: Point, at middle: Point, inPicture size: Point) {
    let atMiddle = 1 + slope.dot(size * 0.5 - middle)
    let angle = atan2(slope.y, slope.x) * 180 / .pi
    let (cosine, sine) = (cos(angle * .pi / 180), sin(angle * .pi / 180))
    let reach = (abs(cosine) * size.x + abs(sine) * size.y) / 2
    let gain = atMiddle > 0.05 ? atMiddle : 1
    self.dark = dark
    self.light = light
    brightness = max(light, dark) * gain / Self.paper
    illuminationRamp = slope.length * reach / gain
    illuminationRampAngleDegrees = angle
  }
}

/// The differences from pixel to pixel.
package struct MeasuredNoise: Codable, Sendable, Equatable {
  /// Standard deviations on ink and on ground, without that of rounding to 8 bits.
  @Quantity package var darkSd: Double
  @Quantity package var lightSd: Double
  /// The correlation of neighbours in a row, and in a column.
  @Quantity package var lagX: Double
  @Quantity package var lagY: Double

  package init(darkSd: Double, lightSd: Double, lagX: Double, lagY: Double) {
    self.darkSd = darkSd
    self.lightSd = lightSd
    self.lagX = lagX
    self.lagY = lagY
  }
}

/// By how much edges lie elsewhere than the fit has them, each by itself.
package struct MeasuredEdgeDisplacement: Codable, Sendable, Equatable {
  /// The standard deviation across the edges, in pixels.
  @Quantity package var pixels: Double
  /// The correlation of neighbours across an edge, and along it, 0 to 0.999: of the autoregression that varies as much along edges within
  /// 15 pixels.
  @Quantity package var lagAcross: Double
  @Quantity package var lagAlong: Double
  /// The deviation that is left at edges besides, in grey levels: noise, and what the model of lens
  /// and curve gets wrong.
  @Quantity package var remainingDeviation: Double

  /// - Parameters:
  ///   - variance: across the edges, in square pixels.
  ///   - remainingVariance: what is left at edges besides, in square levels.
  package init(variance: Double, lagAcross: Double, lagAlong: Double, remainingVariance: Double) {
    pixels = variance.squareRoot()
    (self.lagAcross, self.lagAlong) = (lagAcross, lagAlong)
    remainingDeviation = remainingVariance.squareRoot()
  }

  enum CodingKeys: String, CodingKey {
    case pixels = "px"
    case lagAcross, lagAlong
    case remainingDeviation = "remainingSd"
  }
}
