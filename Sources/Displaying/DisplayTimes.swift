package struct DisplayTimes: Sendable {
  package var shown: Duration
  /// The duration of the neutral ground after the frame.
  package var blank: Duration

  package init(shown: Duration, blank: Duration) {
    self.shown = shown
    self.blank = blank
  }

  package var whole: Duration { shown + blank }
}

extension Duration {
  package var milliseconds: Double {
    Double(components.seconds) * 1e3 + Double(components.attoseconds) / 1e15
  }
}
