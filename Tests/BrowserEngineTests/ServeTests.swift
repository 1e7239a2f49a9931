import BuiltPrograms
import Foundation
import Testing

/// `scanbench-engine-browser serve`, and signals.
@Suite struct ServeTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func started() throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: BuiltProgram.path("scanbench-engine-browser"))
    process.arguments = ["serve", "--pages", "3"]
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SCANBENCH_BROWSER": folder.path("s")]) { $1 }
    process.standardOutput = FileHandle(forWritingAtPath: try folder.write("", to: "output"))
    process.standardInput = FileHandle.nullDevice
    try process.run()
    return process
  }

  private var sockets: [String] { (try? folder.names(in: "s")) ?? [] }

  @Test(arguments: EndingSignals.all)
  func `a signal ends it and leaves no socket, whatever requests are open`(signal: Int32) throws {
    let process = try started()
    while process.isRunning, try folder.text("output").count(where: \.isNewline) < 3 {
      usleep(2000)
    }
    #expect(sockets.count == 3)
    let address = try folder.text("output").split { $0.isWhitespace }[1]
    let port = try #require(URL(string: String(address))?.port)
    // Lines without an end, by a program of its own, which goes on until the server hangs up.
    let stranger = Process()
    stranger.executableURL = URL(fileURLWithPath: "/bin/bash")
    stranger.arguments = [
      "-c", "exec 3<>/dev/tcp/127.0.0.1/\(port); yes aaaaaaaaaaaaaaaa | tr -d '\\n' >&3",
    ]
    stranger.standardError = FileHandle.nullDevice
    try stranger.run()
    usleep(20_000)
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    stranger.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == (signal == SIGINT ? 130 : 0))
    #expect(sockets == [])
  }

  @Test func `a signal right after its start ends it and leaves no socket`() throws {
    for milliseconds in stride(from: 0, to: 180, by: 3) {
      let process = try started()
      usleep(UInt32(milliseconds) * 1000)
      kill(process.processIdentifier, SIGTERM)
      process.waitUntilExit()
      let isBySignal = process.terminationReason == .uncaughtSignal
      #expect(process.terminationStatus == (isBySignal ? SIGTERM : 0))
      #expect(sockets == [])
    }
  }
}
