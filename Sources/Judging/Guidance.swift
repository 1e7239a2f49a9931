/// The rule that is on trial.
public enum Guidance {
  /// The least width of a barcode's smallest unit, in pixels: "the smallest meaningful unit of the barcode should be
  /// at least 2 pixels wide" (https://developers.google.com/ml-kit/vision/barcode-scanning/android, "Input image
  /// guidelines").
  public static let moduleWidthPixels = 2.0

  /// True if a width is just the guidance's, within the tolerance of `ModuleWidth`.
  public static func isReachedJust(by width: Double) -> Bool {
    ModuleWidth.isReached(moduleWidthPixels, by: width)
      && ModuleWidth.isReached(width, by: moduleWidthPixels)
  }
}
