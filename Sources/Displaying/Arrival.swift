package import Barcodes
package import Foundation
import Records

/// A text that the scanner under test reports as read, with the time of its arrival.
package struct Arrival: Sendable, Equatable {
  package var text: String
  /// Nil if the scanner names an unknown format, or none, as scanners that type their reads do.
  package var symbology: Symbology?
  /// True if the scanner named a format, whether or not it is one of the 13.
  package var namesFormat: Bool
  /// The time of arrival by the display's clock.
  package var milliseconds: Double

  package init(text: String, symbology: Symbology?, namesFormat: Bool, milliseconds: Double) {
    self.text = text
    self.symbology = symbology
    self.namesFormat = namesFormat
    self.milliseconds = milliseconds
  }

  /// The size limit of a text in bytes. A code holds some 7,000 characters (QR, version 40).
  static let mostBytes = 64 << 10

  /// The largest distance between typing and arrival, whose times may come from different clocks.
  private static let mostTypingMilliseconds = 60_000.0

  /// Reads the body of a `read` request (Documentation/PHONES.md), which arrived at `now`.
  ///
  /// - Throws: `DisplayFault`.
  package init(request body: Data, now milliseconds: Double) throws(DisplayFault) {
    guard let request = try? RecordCoding.decoder().decode(ArrivalRequest.self, from: body) else {
      throw DisplayFault(
        reason: "The body is no JSON object with a string 'text', and perhaps a string 'format'.")
    }
    guard !request.text.isEmpty, request.text.utf8.count <= Self.mostBytes else {
      throw DisplayFault(reason: "'text' is empty or has more than \(Self.mostBytes) bytes.")
    }
    if let typed = request.typedMilliseconds,
      abs(typed - milliseconds) > Self.mostTypingMilliseconds
    {
      throw DisplayFault(reason: "'typed_ms' is not within a minute of the display's own time.")
    }
    let format = request.format.map(Symbology.init(foreignName:))
    self.init(
      text: request.text, symbology: format ?? nil, namesFormat: format != nil,
      // What was typed comes with its time: that of the key, by a clock that was set to this one.
      milliseconds: request.typedMilliseconds.map { min($0, milliseconds) } ?? milliseconds)
  }

  private struct ArrivalRequest: Decodable {
    var text: String
    var format: String?
    var typedMilliseconds: Double?
  }
}
