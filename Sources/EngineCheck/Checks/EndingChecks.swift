import EngineHosting
import Foundation

extension Examiner {
  /// Checks that `quit` ends the engine, and that nothing else comes.
  mutating func checkQuit() throws(ProbeFailure) {
    let (rest, ending) = try probe.end(quitting: true)
    expect(rest.isEmpty, .quit, "after quit the engine still wrote '\(rest.prefix(60))'")
    expect(ending == .code(0), .quit, "after quit the engine \(ending), not with code 0")
  }

  /// Checks that a line that is no request is answered, and ends the engine.
  mutating func checkBadLine() throws(ProbeFailure) {
    doing("at a line that is no request")
    let reply = try probe.ask(line: Data("{\"type\":\"dance\"}".utf8))
    expect(
      reply.type == "failed", .failed,
      "a line that is no request was answered with '\(reply.type)', not with 'failed'")
    let (rest, ending) = try probe.end(quitting: false)
    expect(
      rest.isEmpty, .messages, "the engine wrote more than its answer: '\(rest.prefix(60))'")
    expect(
      ending == .code(65), .failed,
      "after a line that is no request the engine \(ending), not with code 65")
  }

  /// Checks that the end of input ends the engine as `quit` does.
  mutating func checkEndOfInput() throws(ProbeFailure) {
    doing("at the end of its input")
    let (rest, ending) = try probe.end(quitting: false)
    expect(
      rest.isEmpty, .quit, "at the end of its input the engine wrote '\(rest.prefix(60))'")
    expect(
      ending == .code(0), .quit, "at the end of its input the engine \(ending), not with code 0")
  }
}
