/// How long things stand on the screen.
package struct DisplayTimes: Sendable {
  /// A frame.
  package var shown: Duration
  /// The neutral ground after it.
  package var blank: Duration

  package init(shown: Duration, blank: Duration) {
    self.shown = shown
    self.blank = blank
  }

  /// What a frame takes in all.
  package var whole: Duration { shown + blank }
}

extension Duration {
  package var milliseconds: Double {
    Double(components.seconds) * 1e3 + Double(components.attoseconds) / 1e15
  }
}
