import ArgumentParser
import Barcodes
import EngineCheck
import EngineHosting
import Foundation
import Runner
import Storage

/// `scanbench engine check`
struct EngineCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Hold an engine against the protocol.",
    usage: "scanbench engine check <engine> [<options>]",
    discussion: """
      Starts the engine several times, asks it what a bench may ask, right and wrong, has \
      it read sharp images of all that it claims, and prints what is not as \
      Documentation/ENGINES.md says, with the section. A note is allowed, but probably not \
      meant. Exits with 0 where the engine conforms, with 1 where not.

      EXAMPLE
        scanbench engine check zxing
        scanbench engine check ./my-engine --log my-engine.log
      """)

  @OptionGroup var engine: SingleEngineOptions

  @Option(help: ArgumentHelp("The longest that one answer may take.", valueName: "seconds"))
  var timeout = 30.0

  @Option(
    help: ArgumentHelp(
      "Where the engine's standard error goes, behind what is there.", valueName: "file"))
  var log: String?

  func run() throws {
    let path = try engine.path()
    let result = try EngineCheck(
      path: path, options: engine.settings(), log: openedLog(), timeout: .seconds(timeout)
    ).run()
    print(result.text(path: path))
    guard result.conforms else { throw ExitCode(1) }
  }

  func validate() throws {
    if !(timeout > 0 && timeout <= 86_400) {
      throw ValidationError("--timeout \(timeout): give a number of seconds above 0.")
    }
  }

  private func openedLog() throws -> EngineLog {
    guard let log else { return EngineLog() }
    return EngineLog(try OutputFile.extending(log))
  }
}

extension EngineCheck.Result {
  /// For people: a finding in two lines, and the verdict last.
  fileprivate func text(path: String) -> String {
    let claims = symbologies.count == 1 ? "1 symbology" : "\(symbologies.count) symbologies"
    var lines = ["\(path): \(engine ?? "unknown"), claims \(claims)"]
    for finding in findings {
      let severity = finding.severity.rawValue.padding(toLength: 6, withPad: " ", startingAt: 0)
      lines += ["\(severity) \(finding.message)", "       see \(finding.section.link)"]
    }
    let (faults, notes) = (
      findings.count { $0.severity == .fault }, findings.count { $0.severity == .note }
    )
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
