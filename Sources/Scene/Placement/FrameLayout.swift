/// The rule by which a frame's size follows from its symbol.
package enum FrameLayout: Hashable, Sendable {
  /// The symbol and its quiet zone fill the frame, but for the surround.
  case tight
  /// The frame has a camera's resolution, and the symbol lies where the condition's position says, give or
  /// take the surround.
  case fixed(width: Int, height: Int)

  /// In pixels; nil where it follows from the symbol.
  var width: Int? { if case .fixed(let width, _) = self { width } else { nil } }
  /// In pixels; nil where it follows from the symbol.
  var height: Int? { if case .fixed(_, let height) = self { height } else { nil } }
  /// The number of pixels; nil where it follows from the symbol.
  package var pixels: Int? {
    if case .fixed(let width, let height) = self { width * height } else { nil }
  }
}
