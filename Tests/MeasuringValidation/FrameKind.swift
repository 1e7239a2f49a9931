import Barcodes
import Photographed

/// What frames are drawn for.
enum FrameKind: String, CaseIterable {
  /// Flat symbols whose levels are in proportion to the light.
  case flat
  /// Flat symbols in frames with the sRGB curve.
  case encoded
  /// Labels around cylinders, with moderate blur and noise.
  case curved
  /// Flat symbols, every second one with the sRGB curve, where the fit assumes the other curve.
  case mistaken

  /// Decides what is drawn.
  var seed: UInt64 {
    switch self {
    case .flat: 0
    case .encoded: 1
    case .curved: 2
    case .mistaken: 3
    }
  }

  /// Takes what was drawn for a flat frame to this kind.
  func change(_ condition: inout Condition, _ random: inout SplitMix, number: Int) {
    switch self {
    case .flat: break
    case .encoded: condition.encode()
    case .mistaken: if number % 2 == 1 { condition.encode() }
    case .curved:
      condition.cylinderWrapDegrees = random.number(in: 20...90)
      // Both ends are to be seen, and more than the blur is to be left of their modules.
      condition.yawDegrees *= 0.6
      condition.pitchDegrees *= 0.6
      condition.gaussianBlurModules *= 0.5
      condition.defocusRadiusModules *= 0.5
      condition.motionLengthModules *= 0.5
      condition.noiseSigma *= 0.5
    }
  }

  /// What the fit assumes.
  func curve(of condition: Condition) -> TransferCurve {
    condition.srgbCurve == (self != .mistaken) ? .srgb : .linear
  }

  /// What is to be within its tolerance in 95 % of the frames.
  var required: [String] {
    self == .mistaken
      ? ["fits", "curve, where decided"]
      : [
        "fits", "flat or curved", "curve, where decided", "module width", "blur", "noise, dark",
        "noise, light", "corners", "contrast",
      ] + (self == .curved ? ["wrap"] : [])
  }
}

extension Condition {
  fileprivate mutating func encode() {
    srgbCurve = true
    // In the dark the curve makes noise of the light several times as large.
    noiseSigma *= 0.3
  }
}
