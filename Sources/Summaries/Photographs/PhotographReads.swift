/// The number of times that a photograph was shown, and that its code was read.
package struct PhotographReads {
  package var shown = 0
  package var read = 0
  /// The number of times that something else was read in its place.
  package var misread = 0
  package var share: Double { Double(read) / Double(shown) }

  /// Of a photograph that was not shown yet.
  package init() {}
}
