/// The origin of the photographs of a corpus.
package struct PhotographSource: Codable, Sendable, Equatable {
  /// The kind of ground truth that was imported, such as `zxing-cpp`.
  package var truth: String
  /// The imported folder, as the user named it.
  package var folder: String
  /// The conversion of colours to grey levels.
  package var luma: String
  /// Pictures and truth that were left out, a line for each.
  package var leftOut: [String]
  /// Files of the folder that are not pictures; nil if there were none.
  package var passedOver: [PassedOverRecord]?

  package init(
    truth: String, folder: String, luma: String, leftOut: [String],
    passedOver: [PassedOverRecord] = []
  ) {
    self.truth = truth
    self.folder = folder
    self.luma = luma
    self.leftOut = leftOut
    self.passedOver = passedOver.isEmpty ? nil : passedOver
  }
}
