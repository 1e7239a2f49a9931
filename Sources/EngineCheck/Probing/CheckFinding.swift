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
  /// Of a fault that comes in many answers, what is the same in all of them; nil where the message is.
  var cause: String?

  /// What all findings of one fault have in common.
  fileprivate var kind: CheckFinding {
    CheckFinding(severity: severity, section: section, message: cause ?? message)
  }
}

extension [CheckFinding] {
  /// The first finding of each fault, in their order, with the number of others like it.
  package var byFault: [(first: CheckFinding, others: Int)] {
    var faults: [(first: CheckFinding, others: Int)] = []
    var places: [CheckFinding: Int] = [:]
    for finding in self {
      if let place = places[finding.kind] {
        faults[place].others += 1
      } else {
        places[finding.kind] = faults.count
        faults.append((finding, 0))
      }
    }
    return faults
  }
}
