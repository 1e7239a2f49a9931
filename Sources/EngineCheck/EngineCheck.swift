package import Barcodes
package import EngineHosting
import Foundation

/// The conformance kit: holds an engine against Documentation/ENGINES.md.
///
/// Each check talks to a process of its own, so that an engine which dies in one can still be held against the others.
package struct EngineCheck {
  /// Starts a process of the engine.
  private let probe: () throws(ProbeFailure) -> EngineProbe
  private let options: [String: String]
  private let references: ([Symbology]) throws -> [ReferenceSymbol]

  /// - Parameters:
  ///   - options: with which the engine is checked, where its defaults are not meant.
  ///   - log: where the engine's standard error goes.
  ///   - timeout: for each answer.
  ///   - references: where those of some symbologies come from.
  package init(
    path: String, options: [String: String] = [:], log: EngineLog, timeout: Duration,
    references: @escaping ([Symbology]) throws -> [ReferenceSymbol] = ReferenceSymbol.all
  ) {
    probe = { () throws(ProbeFailure) in
      try EngineProbe(path: path, log: log, timeout: timeout)
    }
    (self.options, self.references) = (options, references)
  }

  /// The result of all checks.
  package struct Result: Sendable {
    /// The number of parts of the protocol that are not checked to their end, since the engine
    /// broke off.
    package var brokenOff = 0
    /// The engine's words where it refuses the options that it is to be checked with; then nothing else is checked.
    package var optionsRefusal: String?
    /// Name and version of the library; nil where the engine does not say.
    package var engine: String?
    package var symbologies: [Symbology] = []
    package var checkCount = 0
    package var findings: [CheckFinding] = []

    package var conforms: Bool { !findings.contains { $0.severity == .fault } }
  }

  /// - Parameter includesHugeFrames: whether a frame of 50 megapixels is among them, which takes longer than all the rest.
  /// - Throws: where a reference cannot be rendered, which is a fault of ours.
  package func run(includesHugeFrames: Bool = true) throws -> Result {
    try run(ProtocolCheck.allCases.filter { includesHugeFrames || $0 != .hugeFrame })
  }

  /// Holds the engine against some checks, after its introduction.
  func run(_ checks: [ProtocolCheck]) throws -> Result {
    var result = Result()
    guard let claims = introduction(&result) else { return result }
    result.symbologies = claims.symbologies
    result.optionsRefusal = optionsRefusal(claims)
    guard result.optionsRefusal == nil else { return result }
    let references = try references(claims.symbologies)
    for check in checks { examine(check, claims, references, into: &result) }
    return result
  }

  /// The engine's words where it refuses the options; nil where it takes them, or where checks will tell that it breaks off.
  private func optionsRefusal(_ claims: EngineClaims) -> String? {
    guard !options.isEmpty, let probe = try? probe() else { return nil }
    let mask = [String: Any].configure(claims.symbologies.map(\.name), options: options)
    let reply = (try? probe.ask(.hello())).flatMap { _ in try? probe.ask(mask) }
    return reply?.type == "failed" ? reply?.message : nil
  }

  /// Runs one check in a fresh process. Whatever ends the process is a finding, and ends the check.
  private func examine(
    _ check: ProtocolCheck, _ claims: EngineClaims, _ references: [ReferenceSymbol],
    into result: inout Result
  ) {
    do {
      let probe = try probe()
      var examiner = Examiner(
        probe: probe, claims: claims, references: references, options: options)
      defer { result.add(examiner) }
      do {
        _ = try probe.ask(.hello())
        try examiner.run(check)
      } catch {
        examiner.expectNo(error, check.section)
        result.brokenOff += 1
      }
    } catch {
      result.findings.append(
        CheckFinding(severity: .fault, section: check.section, message: "the engine \(error.what)"))
    }
  }

  /// The engine's introduction in its first `hello`; nil, with findings, where it is of no use.
  private func introduction(_ result: inout Result) -> EngineClaims? {
    var claims: EngineClaims?
    var name: String?
    let nothing: EngineClaims = ([], [:], [])
    do {
      let probe = try probe()
      var examiner = Examiner(probe: probe, claims: nothing, references: [], options: [:])
      defer { result.add(examiner) }
      do {
        examiner.doing("at the first hello")
        claims = try examiner.introduction(name: &name)
        examiner.doing("at quit")
        if claims != nil { try examiner.checkQuit() }
      } catch {
        examiner.expectNo(error, claims == nil ? .hello : .quit)
      }
    } catch {
      result.findings.append(
        CheckFinding(severity: .fault, section: .messages, message: "the engine \(error.what)"))
    }
    result.engine = name
    return claims
  }
}

extension EngineCheck.Result {
  fileprivate mutating func add(_ examiner: Examiner) {
    checkCount += examiner.checkCount
    findings += examiner.findings.filter { !findings.contains($0) }
  }
}
