import Barcodes
import EngineKit
import Foundation

/// A `detected` whose shape is right as far as it goes.
struct Detection {
  /// In nanoseconds; empty where they are not one for each repeat, or none that a call can take.
  var durations: [Int64]
  var decodes: [Decode]
  /// From the request's first byte to the answer's last.
  var elapsed: Duration

  init(_ reply: ProbeReply, repeats: Int, findings: inout Examiner) {
    elapsed = reply.elapsed
    let numbers = reply.fields["durations_ns"] as? [Double] ?? []
    let possible = EngineProtocol.durationsNanoseconds
    let limit = Double(possible.upperBound)
    durations = numbers.map { Int64(max(-limit, min($0, limit))) }
    findings.expect(
      numbers.count == repeats, .detect, cause: "durations_ns are not one for each repeat",
      "\(numbers.count) durations_ns for \(repeats) repeats")
    findings.expect(
      numbers.allSatisfy { $0 == $0.rounded() }, .detect,
      cause: "durations_ns are no whole numbers",
      "durations_ns are not whole numbers of nanoseconds: \(numbers)")
    let impossible = numbers.first { $0 < Double(possible.lowerBound) || $0 > limit }
    findings.expect(
      impossible == nil, .timing, cause: "a call took an impossible time",
      "a call took \(impossible.map(Self.text) ?? "") ns; a duration is 1 ns to 24 h")
    let listed = reply.fields["decodes"] as? [[String: Any]]
    findings.expect(
      listed != nil, .detect, "'decodes' is no list of objects; where nothing was read it is []")
    let most = EngineProtocol.decodeLimit
    findings.expect(
      listed?.count ?? 0 <= most, .detect, cause: "too many decodes",
      "\(listed?.count ?? 0) decodes; a frame has at most \(most)")
    decodes = []
    for fields in (listed ?? []).prefix(most) {
      if let decode = Decode(fields, findings: &findings) { decodes.append(decode) }
    }
  }

  private static func text(_ number: Double) -> String {
    Int64(exactly: number).map(String.init) ?? "\(number)"
  }
}

extension Decode {
  /// Nil, with findings, where there is no payload.
  fileprivate init?(_ fields: [String: Any], findings: inout Examiner) {
    let text = fields["text"] as? String
    findings.expect(text != nil, .decodes, "a decode has no 'text'")
    let base64 = fields["bytes_base64"]
    let bytes = (base64 as? String).flatMap { Data(base64Encoded: $0) }
    guard
      findings.expect(
        bytes != nil, .decodes, cause: base64.map { _ in "'bytes_base64' is no base64" },
        "'bytes_base64' is no base64 with padding: \(base64 ?? "it is missing")"),
      let bytes
    else { return nil }
    let name = fields["symbology"].flatMap { $0 is NSNull ? nil : $0 }
    findings.expect(
      name == nil || name is String, .decodes, "'symbology' is neither a name nor null")
    let symbology = (name as? String).flatMap(Symbology.init(rawValue:))
    findings.expect(
      name == nil || symbology != nil, .decodes, severity: .note,
      "the symbology '\(name ?? "")' is none of the \(Symbology.countInWords); such decodes count as false positives"
        + findings.similarName(to: name as? String ?? ""))
    findings.expectDetails(in: fields)
    self.init(
      symbology: symbology, bytes: Array(bytes), text: text ?? "",
      corners: Self.corners(fields["corners"], findings: &findings))
  }

  private static func corners(_ value: Any?, findings: inout Examiner) -> Quad? {
    guard let value, !(value is NSNull) else { return nil }
    let points = (value as? [[Double]])?.compactMap {
      $0.count == 2 && $0.allSatisfy(Coordinate<Double>.range.contains)
        ? Point(x: $0[0], y: $0[1]) : nil
    }
    let quad = points.flatMap(Quad.init(corners:))
    findings.expect(
      quad != nil, .corners, cause: "'corners' are none",
      "'corners' is neither null nor four points [x,y]: \(value)")
    return quad
  }
}
