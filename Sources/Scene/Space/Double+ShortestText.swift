extension Double {
  /// The shortest text that reads as the number, whole numbers without a point, as a suite file has them: `2`, `1.75`.
  package var shortestText: String {
    self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self)
  }
}
