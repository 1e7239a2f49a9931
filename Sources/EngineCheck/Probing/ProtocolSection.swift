/// A section of Documentation/ENGINES.md, by its heading.
package enum ProtocolSection: String, Sendable, CaseIterable {
  case messages = "Protocol 1"
  case hello
  case configure
  case detect
  case decodes = "A decode"
  case corners = "Corners"
  case view = "Orientation and region"
  case failed
  case quit
  case timing = "What is timed"

  /// Where the section stands, as a link to its heading.
  package var link: String {
    "Documentation/ENGINES.md#" + rawValue.lowercased().replacing(" ", with: "-")
  }
}
