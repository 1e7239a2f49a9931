import Barcodes
import Bisecting
import Encoding
import Scene

/// Finds the module width at which symbols take the share of the frame that a suite asks for.
struct ModuleWidthSolver {
  let sheet: SymbolSheet
  let condition: Condition
  /// In pixels.
  let frame: (width: Int, height: Int)
  /// From the camera, whose focal length is the condition's, to the middle of the code.
  let distanceMillimetres: Double?

  /// The module width in pixels for `size`.
  func moduleWidth(for size: SymbolSize) -> Double {
    switch size {
    case .moduleWidth: condition.moduleWidthPixels
    case .fill(let share): width(filling: share, ofWidth: frame.width, height: frame.height)
    case .span(let share):
      // Two pixels go to the phase and to rounding outwards.
      min(
        share * Double(frame.width) / sheet.symbols.width,
        width(filling: 1, ofWidth: frame.width - 2, height: frame.height - 2))
    case .moduleMillimetres(let width): width * pixelsPerMillimetre
    case .codeMillimetres(let width):
      width * pixelsPerMillimetre / sheet.placed[0].grid.symbolWidth
    }
  }

  /// The scale of a plane that faces the camera at the code's distance; 0 without a distance.
  private var pixelsPerMillimetre: Double {
    distanceMillimetres.map {
      PinholeCamera(focalLengthPixels: condition.focalLengthPixels)
        .pixelsPerMillimetre(atDistance: $0)
    } ?? 0
  }

  private func width(filling share: Double, ofWidth width: Int, height: Int) -> Double {
    let (width, height) = (share * Double(width), share * Double(height))
    let flat = extent(moduleWidth: 1, isFlat: true)
    let linear = min(width / flat.width, height / flat.height)
    guard hasPerspective else { return linear }
    // With perspective the nearer side grows faster than the module width; halve the interval until no
    // double lies between its ends.
    let found = (0...linear * 4).bisected(halvings: 60) {
      let extent = extent(moduleWidth: $0, isFlat: false)
      return extent.width <= width && extent.height <= height
    }
    return found.lowerBound
  }

  private var hasPerspective: Bool {
    condition.yawDegrees != 0 || condition.pitchDegrees != 0 || condition.cylinderWrapDegrees != 0
  }

  /// The size in pixels of the labels' image; infinite where they reach behind the camera.
  private func extent(moduleWidth: Double, isFlat: Bool) -> (width: Double, height: Double) {
    var condition = condition
    condition.moduleWidthPixels = moduleWidth
    let view = CameraView(of: sheet.symbols, condition)
    let border = isFlat ? sheet.labels.corners : sheet.labels.border
    guard isFlat || border.allSatisfy(view.isInFront) else { return (.infinity, .infinity) }
    let image = border.map(view.image)
    func range(_ coordinates: [Double]) -> Double {
      (coordinates.max() ?? 0) - (coordinates.min() ?? 0)
    }
    return (range(image.map(\.x)), range(image.map(\.y)))
  }
}
