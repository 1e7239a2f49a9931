import Barcodes

/// The camera's geometry, whatever reads the code. Lengths in millimetres.
extension AdviceQuestion {
  /// The distance that widths and zooms are worked out for: that which is asked about, unless nothing is sharp there.
  package var workingDistance: Double {
    max(distanceMillimetres ?? closestFocusMillimetres, closestFocusMillimetres)
  }

  /// The code without its quiet zones; nil where its modules are not known.
  package var codeMillimetres: Double? { modulesWide.map { $0 * moduleMillimetres } }

  /// The code with its quiet zones, in modules.
  package var modulesWithQuietZones: Double? {
    let zone = QuietZone(of: symbology)
    return modulesWide.map { $0 + zone.left + zone.right }
  }

  package func pixelsPerModule(_ frame: FrameSize, at distance: Double) -> Double {
    moduleMillimetres * camera(frame).pixelsPerMillimetre(atDistance: distance)
  }

  /// The distance up to which modules have `pixels`.
  package func reach(_ frame: FrameSize, ofPixels pixels: Double) -> Double {
    camera(frame).distance(ofMillimetres: moduleMillimetres, pixels: pixels)
  }

  /// The zoom with which modules have `pixels` at a distance: at least 1, which is none.
  package func zoom(_ frame: FrameSize, toPixels pixels: Double, at distance: Double) -> Double {
    max(1, pixels / pixelsPerModule(frame, at: distance))
  }

  /// The side of a picture that a code has to fit: bars the longer one, squares the shorter one, too.
  package func room(_ size: FrameSize) -> Double {
    symbology.form == .matrix ? size.shorterSide : size.longerSide
  }

  /// The distance from which on the code, with its quiet zones, fits the picture; nil where its width is not known.
  package func nearestFit(_ frame: FrameSize) -> Double? {
    modulesWithQuietZones.map {
      camera(frame).distance(ofMillimetres: $0 * moduleMillimetres, pixels: room(frame))
    }
  }

  /// The longer side, in pixels, of a picture whose modules have `pixels` at a distance.
  package func longerSide(ofPixels pixels: Double, at distance: Double) -> Double {
    let frame = frames[0]
    return pixels / pixelsPerModule(frame, at: distance) * frame.longerSide
  }

  /// For a table: the closest focus, some further ones, and that which is asked about.
  package var distances: [Double] {
    let decades = [1.0, 10, 100, 1000, 10_000, 100_000]
    let further = decades.flatMap { decade in [1, 1.5, 2, 3, 5, 7].map { $0 * decade } }
      .filter { $0 > closestFocusMillimetres }.prefix(Self.furtherDistances)
    return Set([closestFocusMillimetres, workingDistance] + further).sorted()
  }

  private static let furtherDistances = 5
}

extension AdviceQuestion {
  /// The distance at which a code is read whose modules are those of an EAN-13 at 100 %, before the usual camera, without zoom.
  ///
  /// - Parameter pixels: that a module needs.
  package static func usualReach(ofPixels pixels: Double, in size: FrameSize) -> Double {
    PinholeCamera(fieldOfViewDegrees: usualFieldOfView, longerSidePixels: size.longerSide)
      .distance(ofMillimetres: usualModule, pixels: pixels)
  }
}
