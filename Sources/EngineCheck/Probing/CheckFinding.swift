/// Something that an engine does otherwise than Documentation/ENGINES.md says, or that its author should know.
package struct CheckFinding: Sendable, Hashable {
  package enum Severity: String, Sendable {
    /// Against the protocol.
    case fault = "wrong"
    /// Allowed, but probably not meant.
    case note
  }

  package var severity: Severity
  package var section: ProtocolSection
  package var message: String
}
