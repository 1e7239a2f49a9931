/// A frame to be looked at beside others of its symbology: which engines read it.
package struct BesideFrame: Codable, Sendable, Equatable {
  package var readBy: [String]
  package var notReadBy: [String]

  package init(readBy: [String], notReadBy: [String]) {
    self.readBy = readBy
    self.notReadBy = notReadBy
  }
}
