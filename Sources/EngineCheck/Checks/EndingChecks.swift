import EngineHosting
import Foundation

/// Checks that `quit` and the end of input end the engine, and that nothing else comes.
enum QuitCheck {
  static func run(_ examiner: inout Examiner) throws(ProbeFailure) {
    let (rest, ending) = try examiner.probe.end(quitting: true)
    examiner.expect(rest.isEmpty, .quit, "after quit the engine still wrote '\(rest.prefix(60))'")
    examiner.expect(ending == .code(0), .quit, "after quit the engine \(ending), not with code 0")
  }
}

/// Checks that a line that is no request is answered, and ends the engine.
enum BadLineCheck: ProtocolCheck {
  static let section = ProtocolSection.failed

  static func run(_ examiner: inout Examiner, references: [ReferenceSymbol]) throws(ProbeFailure) {
    examiner.doing("at a line that is no request")
    let reply = try examiner.probe.ask(line: Data("{\"type\":\"dance\"}".utf8))
    examiner.expect(
      reply.type == "failed", .failed,
      "a line that is no request was answered with '\(reply.type)', not with 'failed'")
    let (rest, ending) = try examiner.probe.end(quitting: false)
    examiner.expect(
      rest.isEmpty, .messages, "the engine wrote more than its answer: '\(rest.prefix(60))'")
    examiner.expect(
      ending == .code(65), .failed,
      "after a line that is no request the engine \(ending), not with code 65")
  }
}

/// Checks that the end of input ends the engine as `quit` does.
enum EndOfInputCheck: ProtocolCheck {
  static let section = ProtocolSection.quit

  static func run(_ examiner: inout Examiner, references: [ReferenceSymbol]) throws(ProbeFailure) {
    examiner.doing("at the end of its input")
    let (rest, ending) = try examiner.probe.end(quitting: false)
    examiner.expect(
      rest.isEmpty, .quit, "at the end of its input the engine wrote '\(rest.prefix(60))'")
    examiner.expect(
      ending == .code(0), .quit, "at the end of its input the engine \(ending), not with code 0")
  }
}
