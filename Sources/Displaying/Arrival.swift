package import Barcodes
package import Foundation

/// Something that the scanner under test says it has read, and when that came.
package struct Arrival: Sendable, Equatable {
  package var text: String
  /// By the W3C's names; nil where the scanner does not say, as those that type.
  package var symbology: Symbology?
  /// Whether the scanner named a format, be it one of the 13 or not.
  package var namesFormat: Bool
  /// By the display's clock.
  package var milliseconds: Double

  package init(text: String, symbology: Symbology?, namesFormat: Bool, milliseconds: Double) {
    self.text = text
    self.symbology = symbology
    self.namesFormat = namesFormat
    self.milliseconds = milliseconds
  }

  /// The most that a code can hold is some 7,000 characters (QR, version 40); a text is refused above this.
  static let mostBytes = 64 << 10

  /// How long after it was typed a text may arrive, or before, by another clock.
  private static let mostTypingMilliseconds = 60_000.0

  /// Reads the body of a request `read`, as Documentation/PHONES.md describes it.
  ///
  /// - Parameter now: when it came.
  /// - Throws: `ArrivalError`.
  package init(request body: Data, now milliseconds: Double) throws(ArrivalError) {
    guard let request = try? JSONDecoder().decode(Request.self, from: body) else {
      throw .malformed
    }
    guard !request.text.isEmpty, request.text.utf8.count <= Self.mostBytes else { throw .length }
    if let typed = request.typedMilliseconds,
      abs(typed - milliseconds) > Self.mostTypingMilliseconds
    {
      throw .time
    }
    let format = request.format.map(Self.symbology(named:))
    self.init(
      text: request.text, symbology: format ?? nil, namesFormat: format != nil,
      // What was typed comes with its time: that of the key, by a clock that was set to this one.
      milliseconds: request.typedMilliseconds.map { min($0, milliseconds) } ?? milliseconds)
  }

  private struct Request: Decodable {
    var text: String
    var format: String?
    var typedMilliseconds: Double?

    enum CodingKeys: String, CodingKey {
      case text, format
      case typedMilliseconds = "typed_ms"
    }
  }

  /// As the W3C names it (`qr_code`), or in another usual way of writing: `QR_CODE`, `QRCode`, `EAN-13`.
  private static func symbology(named name: String) -> Symbology? {
    func plain(_ name: String) -> String { name.lowercased().filter(\.isLetterOrDigit) }
    return Symbology.allCases.first { plain($0.name) == plain(name) }
  }
}

/// A request that is no read.
package enum ArrivalError: Error, CustomStringConvertible {
  case malformed, length, time, tooMany

  package var description: String {
    switch self {
    case .malformed:
      "The body is no JSON object with a string 'text', and perhaps a string 'format'."
    case .tooMany: "There were more reads than a display takes."
    case .time: "'typed_ms' is not within a minute of the display's own time."
    case .length: "'text' is empty or has more than \(Arrival.mostBytes) bytes."
    }
  }
}

extension Character {
  fileprivate var isLetterOrDigit: Bool { isASCII && (isLetter || isNumber) }
}
