package import Barcodes
package import EngineKit
package import Foundation

/// A page's description of itself when it joins: the body of `join`. Whatever it does not say is
/// left out or empty.
package struct PageDescription: Decodable, Equatable {
  /// As `BarcodeDetector.getSupportedFormats()` names them.
  var formats: [String]
  /// The reader, such as `BarcodeDetector`, or the name of a library.
  var reader: String
  /// The version of the library, where the page knows one.
  var readerVersion: String?
  var browser: String?
  var browserVersion: String?
  var system: String?
  var systemVersion: String?
  var device: String?
  /// The step of the page's clock, in nanoseconds.
  var clockGrainNanoseconds: Double?
  var crossOriginIsolated: Bool?
  /// Why the page cannot read anything; nil where it can.
  var fault: String?
  /// The features of its decodes' details, by the protocol's names; nil for none.
  var features: [String]?

  /// The formats that are among the thirteen; others, such as `unknown`, are passed over.
  package var symbologies: [Symbology] {
    Set(formats.compactMap(Symbology.init(rawValue:))).sorted()
  }

  /// Reads the body of `join`.
  ///
  /// - Throws: `ReadingFailure` where it is of another shape, or says what cannot be.
  package init(_ body: Data) throws(ReadingFailure) {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .ofRecords
    do {
      self = try decoder.decode(Self.self, from: body)
    } catch {
      throw ReadingFailure(
        "what the page says of itself is not as it has to be: \(DecodingError.clause(describing: error))"
      )
    }
    let steps = Self.clockGrainsNanoseconds
    if let grain = clockGrainNanoseconds, !steps.contains(grain) {
      throw ReadingFailure("the page says that its clock goes in steps of \(grain) ns")
    }
    for word in [reader, version] {
      if let reason = EngineProtocol.fault(inWord: word) {
        throw ReadingFailure("the page says of itself too much: \(reason)")
      }
    }
  }

  /// The steps that a clock can have: up to a second.
  private static let clockGrainsNanoseconds = 0...1e9

  /// Those that the protocol knows of decodes.
  package var contentFeatures: [EngineFeature] {
    (features ?? []).compactMap(EngineFeature.init(rawValue:))
      .filter { !EngineFeature.ofFrames.contains($0) }
  }

  /// The version in `hello`: all that decides what is read and how fast, as far as the page tells.
  package var version: String {
    func named(_ name: String?, _ version: String?) -> String? {
      name.map { [$0, version].compactMap(\.self).joined(separator: " ") }
    }
    let place = [
      named(browser, browserVersion), named(system, systemVersion), device,
    ].compactMap(\.self).filter { !$0.isEmpty }
    let clock = clockGrainNanoseconds.map { grain in
      "clock of \(Self.microseconds(grain)) µs"
        + (crossOriginIsolated == false ? ", not isolated" : "")
    }
    let parts = [readerVersion, place.isEmpty ? nil : place.joined(separator: ", "), clock]
    let words = parts.compactMap(\.self).joined(separator: "; ")
    return words.isEmpty ? "unknown" : String(words.prefix(1000))
  }

  private static func microseconds(_ nanoseconds: Double) -> String {
    let tenths = (nanoseconds / 100).rounded()
    return tenths.truncatingRemainder(dividingBy: 10) == 0
      ? "\(Int(tenths / 10))" : "\(tenths / 10)"
  }
}
