package import Records

/// What engines were asked of a suite.
package struct QuestionID: Codable, Hashable, Sendable {
  package var suite: String
  package var mask: MaskName
  /// The suite's name for how the frames were shown, where it has views.
  package var view: String?

  package init(suite: String, mask: MaskName, view: String? = nil) {
    self.suite = suite
    self.mask = mask
    self.view = view
  }
}
