/// Module widths, in pixels, as they are compared everywhere.
public enum ModuleWidth {
  /// Widths come from decimal text; two that differ by less are one.
  private static let tolerance = 1e-9

  /// True if `width` is at least `least`.
  public static func isReached(_ least: Double, by width: Double) -> Bool {
    width >= least - tolerance
  }
}
