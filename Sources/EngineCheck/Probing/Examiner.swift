import Barcodes
import EngineKit
import Foundation

/// The means of one check: an engine process of its own, the engine's claims, and a list of
/// findings.
struct Examiner {
  let probe: EngineProbe
  let claims: EngineClaims
  /// Symbols of what the engine claims.
  let references: [ReferenceSymbol]
  private(set) var findings: [CheckFinding] = []
  private(set) var checkCount = 0
  private let options: [String: String]
  private var lastID = 40
  /// The activity of the moment, for the message of an engine that breaks off.
  private var activity = "at hello"

  /// - Parameter options: those that every mask comes with.
  init(
    probe: EngineProbe, claims: EngineClaims, references: [ReferenceSymbol],
    options: [String: String]
  ) {
    self.probe = probe
    self.claims = claims
    self.references = references
    self.options = options
  }

  /// Says what comes next, such as `at quit`.
  mutating func doing(_ activity: String) { self.activity = activity }

  /// Records that the engine broke off.
  mutating func expectNo(_ failure: ProbeFailure, _ section: ProtocolSection) {
    expect(false, section, cause: failure.cause, "\(activity) the engine \(failure.what)")
  }

  /// Of a name that is none of a symbology: `; did you mean qr_code?`, or nothing.
  func similarName(to name: String) -> String {
    Symbology(foreignName: name).map { "; did you mean \($0.name)?" } ?? ""
  }

  /// Counts a check, and records what is wrong where it is not passed.
  ///
  /// - Parameter cause: what is wrong without what differs from answer to answer, where many may have the same fault.
  /// - Returns: whether it is passed.
  @discardableResult
  mutating func expect(
    _ isRight: Bool, _ section: ProtocolSection, severity: CheckFinding.Severity = .fault,
    cause: String? = nil, _ message: String
  ) -> Bool {
    checkCount += 1
    guard !isRight else { return true }
    let finding = CheckFinding(
      severity: severity, section: section, message: message, cause: cause)
    if !findings.contains(finding) { findings.append(finding) }
    return false
  }

  /// Asks something that has to be answered with a message of one type.
  ///
  /// - Parameter what: the request, for people.
  mutating func expect(
    _ type: String, to request: [String: Any], payload: [UInt8] = [], _ section: ProtocolSection,
    _ what: String
  ) throws(ProbeFailure) -> ProbeReply? {
    let reply = try probe.ask(request, payload: payload)
    let isRight = expect(
      reply.type == type, section,
      "\(what) was answered with '\(reply.type)'\(reply.message.isEmpty ? "" : " (\(reply.message))"), "
        + "not with '\(type)'")
    return isRight ? reply : nil
  }

  mutating func configure(
    _ mask: some Sequence<Symbology>, options: [String: String] = [:]
  ) throws(ProbeFailure) {
    let names = mask.map(\.name)
    let settings = options.sorted { $0.key < $1.key }.map { ", \($0.key)=\($0.value)" }.joined()
    _ = try expect(
      "configured",
      to: .configure(names, options: self.options.merging(options) { $1 }), .configure,
      "the mask \(names.joined(separator: "+"))\(settings)")
  }

  /// Has an image read; nil, with findings, where the answer is not as it has to be.
  ///
  /// - Parameters:
  ///   - what: the image, for people.
  ///   - view: keys of the request that tell how the image lies, or where to look.
  ///   - mayFail: whether `failed` is noted only.
  mutating func detect(
    _ image: GreyImage, warmup: Int = 0, repeats: Int = 1, _ what: String,
    view: [String: Any] = [:], mayFail: Bool = false
  ) throws(ProbeFailure) -> Detection? {
    lastID += 1
    doing("at \(what)")
    let reply = try probe.ask(
      .detect(id: lastID, image, warmup: warmup, repeats: repeats).merging(view) { $1 },
      payload: image.pixels)
    if reply.type == "failed" {
      expect(
        reply.fields["id"] as? Int == lastID, .failed, cause: "a failure does not name its id",
        "the failure of request \(lastID) does not name its id")
      expect(
        false, .failed, severity: mayFail ? .note : .fault,
        "\(what) cannot be read: \(reply.message)")
      return nil
    }
    guard
      expect(
        reply.type == "detected", .detect, cause: "a frame was answered with '\(reply.type)'",
        "\(what) was answered with '\(reply.type)'")
    else { return nil }
    expect(
      reply.fields["id"] as? Int == lastID, .detect, cause: "an answer has another id",
      "the answer to request \(lastID) has the id \(reply.fields["id"] ?? "none")")
    return Detection(reply, repeats: repeats, findings: &self)
  }
}

/// The engine's claims in its first `hello`: its options come with their defaults.
typealias EngineClaims = (
  symbologies: [Symbology], options: [String: String], features: Set<EngineFeature>
)
