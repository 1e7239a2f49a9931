/// A finding on a frame that was asked, beside what was asked: in JSON one object.
@dynamicMemberLookup
package struct FrameFinding<Finding: Codable & Sendable & Equatable>: Codable, Sendable, Equatable {
  package var asked: AskedFrame
  package var finding: Finding

  package init(_ finding: Finding, on asked: AskedFrame) {
    self.asked = asked
    self.finding = finding
  }

  package init(from decoder: any Decoder) throws {
    asked = try AskedFrame(from: decoder)
    finding = try Finding(from: decoder)
  }

  package func encode(to encoder: any Encoder) throws {
    try asked.encode(to: encoder)
    try finding.encode(to: encoder)
  }

  package subscript<Value>(dynamicMember path: KeyPath<AskedFrame, Value>) -> Value {
    asked[keyPath: path]
  }

  package subscript<Value>(dynamicMember path: KeyPath<Finding, Value>) -> Value {
    finding[keyPath: path]
  }
}
