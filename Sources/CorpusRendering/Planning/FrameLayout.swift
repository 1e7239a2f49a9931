/// How a frame's size follows from its symbol.
package enum FrameLayout: Hashable, Sendable {
  /// The symbol and its quiet zone fill the frame, but for the surround.
  case tight
  /// The frame has a camera's resolution, and the symbol lies in its middle, give or take the
  /// surround.
  case fixed(width: Int, height: Int)
}
