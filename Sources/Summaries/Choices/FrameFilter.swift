package import Records

/// Some of the frames of a run, as they are asked for.
package struct FrameFilter: Codable, Sendable, Hashable {
  /// A suite's name; nil for all.
  package var suite: String?
  /// A symbology's name; nil for all.
  package var symbology: String?
  /// A named condition's; nil for all.
  package var condition: String?
  package var mask: MaskName
  /// A view's name; nil for the whole frame.
  package var view: String?

  package init(
    suite: String? = nil, symbology: String? = nil, condition: String? = nil, mask: MaskName,
    view: String? = nil
  ) {
    self.suite = suite
    self.symbology = symbology
    self.condition = condition
    self.mask = mask
    self.view = view
  }

  /// The frames in words, part by part.
  package var words: [String] {
    [suite.map { "suite \($0)" }, symbology, condition].compactMap(\.self)
      + Wording.question(mask: mask, view: view)
  }
}
