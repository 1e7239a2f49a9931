import ArgumentParser
import Workflows

/// `scanbench self-test`
struct SelfTestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "self-test",
    abstract: "Try whether this installation does what it should.",
    discussion: """
      Holds each engine that is found against the protocol, reads a known run with it, \
      compares the frames' pixels with those of other machines, and draws a report. It takes \
      seconds. The exit code is 1 where something is not as it should be; where an engine that \
      'scanbench engine install' installed does not keep to the protocol, that is told alone.

      EXAMPLE
        scanbench self-test
      """)

  func run() throws {
    guard try SelfTest.isPassed(tell: { print($0) }) else { throw ExitCode(1) }
  }
}
