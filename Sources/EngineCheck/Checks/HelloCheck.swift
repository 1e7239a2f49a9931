import Barcodes
import EngineKit
import Foundation

/// Checks that the engine introduces itself, whenever it is asked.
extension Examiner {
  /// The first `hello`.
  ///
  /// - Parameter name: becomes the name and version of the library.
  mutating func introduction(name: inout String?) throws(ProbeFailure) -> EngineClaims? {
    guard let reply = try expect("hello", to: .hello(), .hello, "hello") else {
      return nil
    }
    let fields = reply.fields
    expect(
      fields["protocol"] as? Int == 1, .hello,
      "'protocol' is \(fields["protocol"] ?? "missing"), not 1")
    let (engine, version) = (fields["engine"] as? String, fields["version"] as? String)
    expect(engine?.isEmpty == false, .hello, "'engine' does not name the library")
    expect(
      version?.isEmpty == false, .hello, "'version' does not give the library's version")
    name = "\(engine ?? "?") \(version ?? "?")"
    let options = fields["options"] ?? [String: String]()
    expect(
      options is [String: String], .hello,
      "'options' is no object of strings: \(options)")
    let features = fields["features"] ?? [String]()
    expect(features is [String], .hello, "'features' is no list of names: \(features)")
    let names = fields["symbologies"] as? [String]
    expect(names != nil, .hello, "'symbologies' is no list of names")
    guard let names else { return nil }
    let known = names.compactMap(Symbology.init(rawValue:))
    for other in names where Symbology(rawValue: other) == nil {
      expect(
        false, .hello, severity: .note,
        "'\(other)' is none of the \(Symbology.countInWords), and is passed over\(similarName(to: other))"
      )
    }
    expect(Set(names).count == names.count, .hello, "a symbology is claimed twice")
    let claimsAny = expect(
      !known.isEmpty, .hello, "none of the \(Symbology.countInWords) symbologies is claimed")
    return claimsAny
      ? (
        Set(known).sorted(), options as? [String: String] ?? [:],
        Set((features as? [String] ?? []).compactMap(EngineFeature.init(rawValue:)))
      ) : nil
  }

  mutating func checkHello() throws(ProbeFailure) {
    doing("at a second hello")
    let first = try expect("hello", to: .hello(), .hello, "a second hello")
    doing("at a hello with a key that the protocol does not have")
    var strange = [String: Any].hello()
    strange["colour"] = "blue"
    _ = try expect(
      "hello", to: strange, .messages, "a hello with a key that the protocol does not have")
    doing("at a hello of protocol 999")
    _ = try expect(
      "failed", to: .hello(protocolNumber: 999), .hello, "a hello of protocol 999")
    doing("at a hello after that of protocol 999")
    let last = try expect(
      "hello", to: .hello(), .failed, "a hello after a request that failed")
    guard let first, let last else { return }
    expect(
      text(first.fields) == text(last.fields), .hello,
      "two answers to hello differ, though nothing was configured in between")
  }

  /// The same text for the same values, whatever their order; without Foundation's bridging, which compares values otherwise where
  /// Foundation is linked statically.
  private func text(_ fields: [String: Any]) -> Data? {
    try? JSONSerialization.data(withJSONObject: fields, options: .sortedKeys)
  }
}
