import EngineKit
import Foundation
import Testing

@Suite struct EngineProcessTests {
  @Test func `help says what an engine is and where the protocol is described`() async throws {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      EngineProcess.run("scanbench-engine-test", arguments: ["", "--help"]) { ScriptedEngine() }
    }
    let help = String(decoding: result.standardOutputContent, as: UTF8.self)
    #expect(help.contains("scanbench-engine-test is an engine of ScanBench"))
    #expect(help.contains("Documentation/ENGINES.md"))
    #expect(help.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func `version names the library`() async throws {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      EngineProcess.run("scanbench-engine-test", arguments: ["", "--version"]) { ScriptedEngine() }
    }
    let version = String(decoding: result.standardOutputContent, as: UTF8.self)
    #expect(version.contains("scripted 1.2.3, engine protocol 1\n"))
  }

  @Test func `an unknown argument is a usage error`() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(64), observing: [\.standardErrorContent]
    ) {
      EngineProcess.run("scanbench-engine-test", arguments: ["", "--fast"]) { ScriptedEngine() }
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("scanbench-engine-test: unknown argument '--fast'; see --help\n"))
  }

  @Test func `an engine without its library says how to get it`() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(69), observing: [\.standardErrorContent]
    ) {
      EngineProcess.unavailable("scanbench-engine-zxing", library: "zxing-cpp", trait: "ZXing")
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      message.contains(
        "scanbench-engine-zxing: built without zxing-cpp; build with the package trait ZXing\n"))
  }
}
