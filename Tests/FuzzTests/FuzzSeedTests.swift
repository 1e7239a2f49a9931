import BuiltPrograms
import Foundation
import FuzzTargets
import Testing

/// Every reader, with the inputs that are kept and some that are changed by chance.
@Suite struct FuzzSeedTests {
  private static let seed: UInt64 = 20_261_122

  @Test(arguments: FuzzTarget.all.map(\.name))
  func `no input of a reader ends the program`(target: String) throws {
    let replay = try Replay([target, "25", "\(Self.seed)"])
    let last = replay.lines.last { line in
      ["mutation ", "/", "it took ", "done: "].contains(where: line.hasPrefix)
    }
    #expect(replay.isFine, "\(last ?? "")")
    #expect(last?.hasPrefix("done: ") == true)
  }

  /// 100 texts of 7 MB each, as zlib has them in 7 kB, after the head of 33 bytes.
  @Test func `a small PNG of many long texts takes no memory for them`() throws {
    let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../CorpusRenderingTests/Fixtures")
    var bytes = try Data(contentsOf: fixtures.appending(path: "png/grey-8.png"))
    let text = try Data(contentsOf: fixtures.appending(path: "text-bomb.chunk"))
    bytes.insert(contentsOf: (0..<100).map { _ in text }.joined(), at: 33)
    let folder = try TemporaryFolder()
    try bytes.write(to: URL(fileURLWithPath: folder.path("texts.png")))
    let replay = try Replay(["png", folder.path("texts.png")])
    #expect(replay.isFine, "\(replay.lines)")
  }

  /// Readers of JSON or CSV from elsewhere.
  static let jsonReaders = [
    "coco", "via", "truth", "csv", "json", "recording", "measurements", "summary", "result",
    "round", "history", "run", "trials", "messages",
  ]

  @Test(.enabled(if: LongTests.areRun), arguments: jsonReaders)
  func `many small values take no memory for each`(target: String) throws {
    let folder = try TemporaryFolder()
    let lines = ("", "1\n", "1")
    let objects = [(#"{"images":["#, "[],", "0]}"), (#"{"cells":["#, #"{"a":{}},"#, "0]}")]
    // Of CSV, an object is a long line.
    for (head, value, end) in target == "csv" ? [lines] : objects + [lines] {
      let text = head + String(repeating: value, count: (6 << 20) / value.utf8.count) + end
      let replay = try Replay([target, folder.write(text, to: "input")])
      #expect(replay.isFine, "\(head)\(value): \(replay.lines)")
    }
  }

  /// What a run of `fuzz-replay` left.
  private struct Replay {
    let isFine: Bool
    let lines: [Substring]

    init(_ arguments: [String]) throws {
      let folder = try TemporaryFolder()
      let log = try folder.write("", to: "log")
      let process = Process()
      process.executableURL = URL(fileURLWithPath: BuiltProgram.path("fuzz-replay"))
      process.arguments = arguments
      process.standardError = FileHandle(forWritingAtPath: log)
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      isFine = process.terminationReason == .exit && process.terminationStatus == 0
      lines = try folder.text("log").split(separator: "\n")
    }
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
