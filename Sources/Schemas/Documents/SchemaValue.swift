/// A value of a JSON document.
enum SchemaValue: Encodable, Equatable {
  case flag(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case list([SchemaValue])
  case object([String: SchemaValue])

  /// A whole number is written without a fraction.
  init(_ number: Double) {
    self = Int(exactly: number).map { .integer($0) } ?? .number(number)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .flag(let flag): try container.encode(flag)
    case .integer(let integer): try container.encode(integer)
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .list(let values): try container.encode(values)
    case .object(let members): try container.encode(members)
    }
  }
}
