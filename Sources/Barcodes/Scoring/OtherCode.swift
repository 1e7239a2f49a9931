/// A code that is in the frame and counts neither way: of a symbology that is none of the 13, or whose content nobody knows.
public struct OtherCode: Sendable, Equatable {
  /// One of the 13 symbologies, or nil.
  public var symbology: Symbology?
  /// The text of the code; nil where it is not known.
  public var text: String?
  /// Nil where it is not known where in the frame the code is.
  public var corners: Quad?

  public init(symbology: Symbology? = nil, text: String? = nil, corners: Quad? = nil) {
    self.symbology = symbology
    self.text = text
    self.corners = corners
  }

  /// True if a decode may be of this code: one that lies on it, or, where either does not say where
  /// it is, that does not say something else.
  public func mayBe(_ decode: Decode) -> Bool {
    if let text, decode.text == text { return true }
    if let corners, let place = decode.corners, place.corners.allSatisfy(\.isFinite) {
      return corners.holds(place.centre) || place.holds(corners.centre)
    }
    return text == nil
  }
}
