import Foundation

/// Bytes that stand in JSON as a base64 string (RFC 4648, section 4).
package struct Base64Bytes: Codable, Sendable, Equatable {
  package var bytes: [UInt8]

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package init(from decoder: any Decoder) throws {
    bytes = try Array(decoder.singleValueContainer().decode(Data.self))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(Data(bytes))
  }
}
