import Barcodes
import EngineCheck
import EngineHosting
import Foundation
import Runner
import Storage

extension EngineChoice {
  /// Holds the engine against the protocol, and returns lines on each finding, the verdict last.
  ///
  /// - Parameters:
  ///   - log: the file for the engine's standard error, behind what is there.
  ///   - seconds: the longest that one answer may take.
  /// - Throws: `EngineError` where the engine refuses the options.
  package func check(log: String?, seconds: Double) throws -> (text: String, conforms: Bool) {
    let log = try log.map { EngineLog(try OutputFile.extending($0)) } ?? EngineLog()
    let check = EngineCheck(path: path, options: options, log: log, timeout: .seconds(seconds))
    let result = try check.run()
    if let message = result.optionsRefusal {
      throw EngineError.options(label: path, message: message)
    }
    return (result.text(path: path), result.conforms)
  }
}

extension EngineCheck.Result {
  fileprivate func text(path: String) -> String {
    let claims = symbologies.count == 1 ? "1 symbology" : "\(symbologies.count) symbologies"
    var lines = ["\(path): \(engine ?? "unknown"), claims \(claims)"]
    let listed = findings.byFault
    for (finding, others) in listed {
      let severity = finding.severity.rawValue.padding(toLength: 6, withPad: " ", startingAt: 0)
      let more = others == 0 ? "" : "; and \(others) more like it"
      lines += ["\(severity) \(finding.message)\(more)", "       see \(finding.section.link)"]
    }
    let faults = listed.count { $0.first.severity == .fault }
    let notes = listed.count - faults
    if brokenOff > 0 {
      lines.append(
        "the engine broke off \(brokenOff) times; what came after in each part is not checked")
    }
    lines.append(
      "\(checkCount) checks, \(faults) wrong, \(notes) to note: "
        + (conforms ? "conforms to engine protocol 1" : "does not conform to engine protocol 1"))
    return lines.map { VisibleText.line($0) }.joined(separator: "\n")
  }
}
