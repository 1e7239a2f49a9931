/// A stream's lens, zoomed.
package struct StreamLens {
  /// The aperture number of most phones' main cameras, as their makers state it: f/1.6 to f/1.8.
  static let usualAperture = 1.8

  /// The focal length, in pixels, as a multiple of the one that the camera states.
  package let zoom: Double
  /// The focal length for the whole frame.
  package let focalLengthPixels: Double
  /// The aperture number, which a zoom leaves as it is.
  package let aperture: Double
  /// The aperture's diameter: the lens's focal length over the aperture number.
  package let apertureMillimetres: Double
  /// The number of the sensor's pixels whose mean a pixel of the frame is, at least 1.
  package let sensorPixels: Double

  /// - Parameters:
  ///   - camera: said by its lens.
  ///   - frame: in pixels.
  package init(
    _ camera: SuiteCamera, opticalZoom: Double, digitalZoom: Double,
    frame: (width: Int, height: Int)
  ) {
    zoom = opticalZoom * digitalZoom
    focalLengthPixels = camera.focalLengthPixels(frame: frame) * zoom
    let lens = camera.lens ?? (focal: 1, aperture: nil, pixels: nil)
    let side = (lens.pixels ?? 0) / Double(max(frame.width, frame.height))
    sensorPixels = max(1, side * side)
    aperture = lens.aperture ?? Self.usualAperture
    apertureMillimetres = lens.focal * opticalZoom / aperture
  }
}
