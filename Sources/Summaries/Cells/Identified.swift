/// What was found, and of what: written as one JSON object with the keys of both.
@dynamicMemberLookup
package struct Identified<ID, Finding>: Codable, Equatable, Sendable
where ID: Codable & Hashable & Sendable, Finding: Codable & Equatable & Sendable {
  package var id: ID
  package var finding: Finding

  package init(_ id: ID, _ finding: Finding) {
    self.id = id
    self.finding = finding
  }

  package init(from decoder: any Decoder) throws {
    id = try ID(from: decoder)
    finding = try Finding(from: decoder)
  }

  package func encode(to encoder: any Encoder) throws {
    try id.encode(to: encoder)
    try finding.encode(to: encoder)
  }

  @inlinable
  package subscript<Value>(dynamicMember path: KeyPath<ID, Value>) -> Value { id[keyPath: path] }

  @inlinable
  package subscript<Value>(dynamicMember path: KeyPath<Finding, Value>) -> Value {
    finding[keyPath: path]
  }

  @inlinable
  package subscript<Value>(dynamicMember path: WritableKeyPath<Finding, Value>) -> Value {
    get { finding[keyPath: path] }
    set { finding[keyPath: path] = newValue }
  }
}

extension Identified: Hashable where Finding: Hashable {}
