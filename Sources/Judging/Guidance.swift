/// The rule that is on trial, and how module widths are held against one another.
public enum Guidance {
  /// The least width of a barcode's smallest unit, in pixels: "the smallest meaningful unit of the barcode should be
  /// at least 2 pixels wide" (https://developers.google.com/ml-kit/vision/barcode-scanning/android, "Input image
  /// guidelines").
  public static let moduleWidthPixels = 2.0

  /// Widths come from decimal text; two that differ by less, in pixels, are one.
  private static let tolerance = 1e-9

  /// True if `width` is at least `least`.
  public static func isReached(_ least: Double, by width: Double) -> Bool {
    width >= least - tolerance
  }

  /// True if a width is just the guidance's.
  public static func isReachedJust(by width: Double) -> Bool {
    isReached(moduleWidthPixels, by: width) && isReached(width, by: moduleWidthPixels)
  }
}
