/// The outcome of one true code in one trial.
public enum Outcome: String, Codable, CaseIterable, Sendable {
  /// Content and symbology right, after the declared equivalences.
  case correct
  /// Content wrong.
  case misread
  /// Content right, symbology wrong and not equivalent.
  case formatError = "format_error"
  /// Nothing was read there.
  case missed
  /// It lies outside the region of interest: it was not asked for.
  case outside = "outside_region"
  /// The edge of the region of interest cuts it: it counts neither way.
  case cut = "cut_by_region"
  /// The engine does not claim its symbology, and was asked for other codes of the picture alone.
  case unsupported

  /// True if the code was asked for, so that reading it is right and not reading it a miss.
  public var isAsked: Bool { self != .outside && self != .cut && self != .unsupported }
}
