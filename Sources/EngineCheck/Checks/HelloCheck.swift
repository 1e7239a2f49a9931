import Barcodes
import EngineKit
import Foundation

/// Checks that the engine introduces itself, whenever it is asked.
enum HelloCheck: ProtocolCheck {
  static let section = ProtocolSection.hello

  /// The first `hello`.
  ///
  /// - Parameter name: becomes the name and version of the library.
  static func introduction(
    _ examiner: inout Examiner, name: inout String?
  ) throws(ProbeFailure) -> EngineClaims? {
    guard let reply = try examiner.expect("hello", to: ExamRequest.hello(), .hello, "hello") else {
      return nil
    }
    let fields = reply.fields
    examiner.expect(
      fields["protocol"] as? Int == 1, .hello,
      "'protocol' is \(fields["protocol"] ?? "missing"), not 1")
    let (engine, version) = (fields["engine"] as? String, fields["version"] as? String)
    examiner.expect(engine?.isEmpty == false, .hello, "'engine' does not name the library")
    examiner.expect(
      version?.isEmpty == false, .hello, "'version' does not give the library's version")
    name = "\(engine ?? "?") \(version ?? "?")"
    let options = fields["options"] ?? [String: String]()
    examiner.expect(
      options is [String: String], .hello,
      "'options' is no object of strings: \(options)")
    let features = fields["features"] ?? [String]()
    examiner.expect(features is [String], .hello, "'features' is no list of names: \(features)")
    let names = fields["symbologies"] as? [String]
    examiner.expect(names != nil, .hello, "'symbologies' is no list of names")
    guard let names else { return nil }
    let known = names.compactMap(Symbology.init(rawValue:))
    for other in names where Symbology(rawValue: other) == nil {
      examiner.expect(
        false, .hello, severity: .note,
        "'\(other)' is none of the thirteen, and is passed over\(examiner.similarName(to: other))")
    }
    examiner.expect(Set(names).count == names.count, .hello, "a symbology is claimed twice")
    let claimsAny = examiner.expect(
      !known.isEmpty, .hello, "none of the thirteen symbologies is claimed")
    return claimsAny
      ? EngineClaims(
        symbologies: Set(known).sorted(), options: options as? [String: String] ?? [:],
        features: Set((features as? [String] ?? []).compactMap(EngineFeature.init(rawValue:))))
      : nil
  }

  static func run(_ examiner: inout Examiner, references: [ReferenceSymbol]) throws(ProbeFailure) {
    examiner.doing("at a second hello")
    let first = try examiner.expect("hello", to: ExamRequest.hello(), .hello, "a second hello")
    examiner.doing("at a hello with a key that the protocol does not have")
    var strange = ExamRequest.hello()
    strange["colour"] = "blue"
    _ = try examiner.expect(
      "hello", to: strange, .messages, "a hello with a key that the protocol does not have")
    examiner.doing("at a hello of protocol 999")
    _ = try examiner.expect(
      "failed", to: ExamRequest.hello(protocolNumber: 999), .hello, "a hello of protocol 999")
    examiner.doing("at a hello after that of protocol 999")
    let last = try examiner.expect(
      "hello", to: ExamRequest.hello(), .failed, "a hello after a request that failed")
    guard let first, let last else { return }
    examiner.expect(
      Self.text(first.fields) == Self.text(last.fields), .hello,
      "two answers to hello differ, though nothing was configured in between")
  }

  /// The same text for the same values, whatever their order; without Foundation's bridging, which compares values otherwise where
  /// Foundation is linked statically.
  private static func text(_ fields: [String: Any]) -> Data? {
    try? JSONSerialization.data(withJSONObject: fields, options: .sortedKeys)
  }
}
