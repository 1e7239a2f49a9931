import Photographs

extension FuzzTarget {
  /// A picture of any kind, decoded and turned; one of many pixels takes as much memory as it says, up to the limit that the tests
  /// hold, and here only time.
  static let photograph = FuzzTarget("photograph") { input, _ in
    _ = try Photograph(bytes: input, name: "photo", mostPixels: 1 << 20)
  }
}
