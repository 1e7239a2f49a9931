import Barcodes
import CorpusRendering
import Foundation
import Photographed
import Records
import Scene

/// A frame whose conditions are drawn from the ranges in which measuring is to hold.
struct DrawnFrame {
  let frame: RenderedFrame
  let kind: FrameKind
  let condition: Condition
  let code: TrueCode

  /// - Parameter number: decides all that is drawn, with the kind and the symbology.
  init(_ symbology: Symbology, _ kind: FrameKind, number: Int) throws {
    self.kind = kind
    // Generators whose states are far apart, which the next numbers of one generator are.
    var seeds = SplitMix(
      state: kind.seed << 48 | UInt64(symbology.maskBit) << 32 | UInt64(number))
    var random = SplitMix(state: seeds.next())
    var condition = Condition()
    random.drawGeometry(of: &condition)
    random.drawPrintAndLight(of: &condition)
    random.drawBlur(of: &condition)
    kind.change(&condition, &random, number: number)
    if symbology.dimension == .linear { condition.barHeightModules = 24 }
    self.condition = condition
    func margin() -> Int { Int(random.unit() * 8) }
    frame = try FrameRenderer().render(
      FrameSpecification(
        frame: "measuring/\(symbology.name)/\(kind.seed * 1_000_000 + UInt64(number))",
        seed: UInt64(number), symbology: symbology,
        condition: condition,
        surround: PaperMargin(left: margin(), top: margin(), right: margin(), bottom: margin()),
        payloadLength: .short))
    var code = frame.record.codes[0].trueCode
    // Corners as a person or a reader would give them.
    code.corners = code.corners.flatMap { corners in
      Quad(
        corners: corners.corners.map {
          $0 + Point(x: random.number(in: -1.5...1.5), y: random.number(in: -1.5...1.5))
        })
    }
    self.code = code
  }

  var corners: Quad? { frame.record.codes[0].corners }

  /// The standard deviation of the blur along the axis that it spreads along most, in pixels.
  var blurDeviation: Double {
    let module = condition.moduleWidthPixels
    return module
      * (condition.gaussianBlurModules + condition.defocusRadiusModules / 2
        + condition.motionLengthModules / 12.0.squareRoot())
  }

  /// The standard deviation of levels on ink or on ground: that of the light times the slope of the curve. Nil where noise reaches where
  /// the slope is another.
  func levelNoise(onDark isDark: Bool) -> Double? {
    guard condition.srgbCurve, condition.noiseSigma > 0 else { return condition.noiseSigma }
    let paper = 0.9 * condition.brightness
    let light = isDark ? paper * (1 - condition.contrast) : paper
    guard light > 6 * condition.noiseSigma / 255, light < 1 else { return nil }
    // IEC 61966-2-1, in its upper part.
    return condition.noiseSigma * 1.055 / 2.4 * pow(light, 1 / 2.4 - 1)
  }

  var blurKind: MeasuredBlur.BlurKind {
    if condition.gaussianBlurModules > 0 { return .gaussian }
    if condition.defocusRadiusModules > 0 { return .disc }
    return condition.motionLengthModules > 0 ? .motion : .none
  }
}

/// SplitMix64 (Steele, Lea and Flood, OOPSLA 2014).
struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

  mutating func number(in range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * unit()
  }
}

extension SplitMix {
  fileprivate mutating func drawGeometry(of condition: inout Condition) {
    condition.moduleWidthPixels = 1.5 * pow(8 / 1.5, unit())
    condition.phaseXPixels = unit()
    condition.phaseYPixels = unit()
    condition.rotationDegrees = number(in: -180...180)
    // Half of the frames face the camera.
    guard unit() < 0.5 else { return }
    condition.yawDegrees = number(in: -40...40)
    condition.pitchDegrees = number(in: -40...40)
  }

  fileprivate mutating func drawPrintAndLight(of condition: inout Condition) {
    condition.printGrowthModules = number(in: -0.25...0.25)
    condition.contrast = number(in: 0.4...0.95)
    condition.brightness = number(in: 0.5...1.05)
    if unit() < 0.3 {
      condition.illuminationRamp = number(in: 0...0.3)
      condition.illuminationRampAngleDegrees = number(in: -180...180)
    }
    condition.noiseSigma = unit() < 0.15 ? 0 : number(in: 0...15)
  }

  fileprivate mutating func drawBlur(of condition: inout Condition) {
    let size = number(in: 0...1.5)
    switch Int(unit() * 4) {
    case 0: break
    case 1: condition.gaussianBlurModules = size
    case 2: condition.defocusRadiusModules = size
    default:
      condition.motionLengthModules = size
      condition.motionAngleDegrees = number(in: 0...180)
    }
  }
}
