import Barcodes

/// The angle of view of a suite's camera, which turns millimetres and distances into pixels.
package enum SuiteCamera: Sendable, Equatable {
  /// Across the longer side of the frame, in degrees.
  case fieldOfView(degrees: Double)
  /// The lens's focal length and the length of the sensor's longer side, in millimetres: of the part of it that makes the frame.
  /// Streams may say the aperture number, and how many pixels the sensor's longer side has.
  case lens(focal: Double, sensorWidth: Double, aperture: Double? = nil, pixels: Double? = nil)
  /// The focal length, in millimetres, with which a frame of 36 × 24 mm sees as much across its diagonal (CIPA DCG-001).
  case equivalent(focal: Double)

  /// `a camera that sees 65° across`
  package var words: String {
    switch self {
    case .fieldOfView(let degrees): "a camera that sees \(degrees.shortestText)° across"
    case .lens(let focal, let sensorWidth, let aperture, _):
      "a lens of \(focal.shortestText) mm\(aperture.map { " at f/\($0.shortestText)" } ?? "") before a sensor \(sensorWidth.shortestText) mm wide"
    case .equivalent(let focal): "a lens of \(focal.shortestText) mm in terms of 35 mm film"
    }
  }

  /// The focal length in millimetres, the aperture number and the pixels along the sensor; nil where the camera is said by what it sees.
  package var lens: (focal: Double, aperture: Double?, pixels: Double?)? {
    guard case .lens(let focal, _, let aperture, let pixels) = self else { return nil }
    return (focal, aperture, pixels)
  }

  /// The diagonal of a frame of 36 × 24 mm, in millimetres.
  private static let filmDiagonal = (36.0 * 36 + 24 * 24).squareRoot()

  /// The focal length in pixels of a frame: that of a pinhole camera.
  ///
  /// - Parameter frame: in pixels.
  package func focalLengthPixels(frame: (width: Int, height: Int)) -> Double {
    let (width, height) = (Double(frame.width), Double(frame.height))
    let longer = max(width, height)
    switch self {
    case .fieldOfView(let degrees):
      return PinholeCamera(fieldOfViewDegrees: degrees, longerSidePixels: longer).focalLengthPixels
    case .lens(let focal, let sensorWidth, _, _): return longer * focal / sensorWidth
    case .equivalent(let focal):
      return (width * width + height * height).squareRoot() * focal / Self.filmDiagonal
    }
  }
}
