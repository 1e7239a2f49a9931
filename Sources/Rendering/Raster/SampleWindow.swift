/// A rectangle of whole pixels, which may reach beyond the frame, and how finely it is sampled.
struct SampleWindow: Equatable {
  /// The first column and row, in pixels of the frame.
  var x: Int
  var y: Int
  /// In pixels.
  var width: Int
  var height: Int
  /// Samples along each side of a pixel.
  var samplesPerPixel: Int

  var columns: Int { width * samplesPerPixel }
  var rows: Int { height * samplesPerPixel }
}
