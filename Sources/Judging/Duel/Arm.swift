/// Who takes part in a duel, by the names in its files.
public enum Arm {
  public static let baseline = "baseline"
  /// A second process of the baseline.
  public static let aaControl = "copy"
  public static let candidate = "candidate"
}
