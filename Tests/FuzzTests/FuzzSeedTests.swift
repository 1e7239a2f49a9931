import BuiltPrograms
import Foundation
import FuzzTargets
import Testing

/// Every reader, with the inputs that are kept and some that are changed by chance.
@Suite struct FuzzSeedTests {
  private static let seed: UInt64 = 20_261_122

  @Test(arguments: FuzzTarget.all.map(\.name))
  func `no input of a reader ends the program`(target: String) throws {
    let folder = try TemporaryFolder()
    let log = try folder.write("", to: "log")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: BuiltProgram.path("fuzz-replay"))
    process.arguments = [target, "400", "\(Self.seed)"]
    process.standardError = FileHandle(forWritingAtPath: log)
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let lines = try folder.text("log").split(separator: "\n")
    let last = lines.last { $0.hasPrefix("mutation ") || $0.hasPrefix("/") || $0.hasPrefix("done") }
    #expect(process.terminationReason == .exit && process.terminationStatus == 0, "\(last ?? "")")
    #expect(last?.hasPrefix("done: ") == true)
  }

  @Test func `each reader has inputs that it takes`() throws {
    let inputs = FuzzInputs.standard
    for target in FuzzTarget.all {
      #expect(!inputs.paths(of: target).isEmpty, "\(target.name)")
      let folder = try FuzzFolder(template: inputs.template(of: target))
      let seeds = inputs.paths(of: target).filter { $0.contains("/Seeds/") }
      let isTaken = try seeds.contains { path in
        try target.takes(Data(contentsOf: URL(fileURLWithPath: path)), in: folder)
      }
      #expect(isTaken, "\(target.name)")
    }
  }
}
