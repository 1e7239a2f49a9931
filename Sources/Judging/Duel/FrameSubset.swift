/// Frames of a cell that a change may slow down while the others hide it.
public struct FrameSubset: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Frames of which the baseline reads every code, and the others.
  public static let read = FrameSubset(rawValue: "read")
  public static let unread = FrameSubset(rawValue: "unread")
  /// Frames with modules below the middle one of the cell's module widths, and the others.
  public static let small = FrameSubset(rawValue: "small")
  public static let large = FrameSubset(rawValue: "large")
  /// Frames that were slower by a tenth when they were looked for.
  public static let slowed = FrameSubset(rawValue: "slowed")
  /// All frames, as they are read by processes that have not seen them before.
  public static let first = FrameSubset(rawValue: "first")

  public static func condition(_ name: String) -> FrameSubset {
    FrameSubset(rawValue: "condition:\(name)")
  }
}
