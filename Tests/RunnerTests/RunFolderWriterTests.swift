import Barcodes
import BuiltPrograms
import Foundation
import Photographed
import Records
import Storage
import Suites
import Testing

@testable import Runner

@Suite struct RunFolderWriterTests {
  private let folder: TemporaryFolder
  private let image = GreyImage(width: 3, height: 2, filledWith: 128)

  init() throws { folder = try TemporaryFolder() }

  private func writer(_ existing: OutputFolder.Existing = .refused) throws -> RunFolderWriter {
    try RunDestination(path: folder.path("run"), existing: existing).begin(.test)
  }

  private static func name(_ number: Int) -> String {
    "suite/qr_code/\(String(repeating: "0", count: 6 - "\(number)".count))\(number)"
  }

  private func trial(
    _ number: Int, engine: String = "a", status: TrialStatus = .ok, outcome: Outcome = .correct,
    falsePositives: Int = 0
  ) -> TrialRecord {
    TrialRecord(
      frame: Self.name(number), engine: engine, mask: .qrCode, status: status,
      codes: [CodeOutcome(outcome: outcome)], falsePositives: falsePositives)
  }

  @Test func `what is written can be read before the folder is closed`() throws {
    let writer = try writer()
    var frame = TestFrame("HELLO", .qrCode).record
    frame.file = "images/a.png"
    try writer.write(frame)
    try writer.write(trial(1), of: image)
    let path = folder.path("run")
    #expect(try RunRecord.read(at: "\(path)/run.json") == .test)
    frame.file = nil
    #expect(try Manifest.frames(inFolder: path) == [frame], "a run keeps no images")
    let trials = try JSONLinesReader.all(TrialRecord.self, path: "\(path)/trials.jsonl")
    #expect(trials == [trial(1)])
    try writer.close()
  }

  @Test func `a run is not written over another`() throws {
    _ = try writer()
    let path = folder.path("run")
    let error = #expect(throws: FileError.self) { try writer() }
    #expect(
      error?.description
        == "\(path): cannot be written: it holds a run already; name another folder, replace it with --force, "
        + "or go on with it with --resume")
  }

  @Test func `a run is replaced when the new one is finished, and nothing else goes`() throws {
    let first = try writer()
    try first.write(trial(1, status: .crashed), of: image)
    try first.close(finishedAt: "2026-01-01T00:00:00Z")
    let ownNames = ["index.html", "report.md", "summary.json", "engine-old.log"]
    let foreign = ["notes.txt", "frames-i-like/a.png", "frames/holiday.png", "frames/notes.txt"]
    for name in ownNames + foreign { try folder.write("x", to: "run/\(name)") }
    let old = try folder.tree("run")
    let destination = try RunDestination(path: folder.path("run"), existing: .replaced)
    _ = try destination.log(ofEngine: "a")
    let second = try destination.begin(.test)
    try second.write(trial(2), of: image)
    #expect(try folder.tree("run") == old, "the old run is whole until the new one is finished")
    #expect(
      try folder.names(in: "run.unfinished") == [
        ".scanbench-unfinished", "conditions.jsonl", "engine-a.log", "frames", "manifest.jsonl",
        "run.json", "trials.jsonl",
      ])
    try second.close(finishedAt: "2026-01-01T00:00:00Z")
    #expect(
      try folder.names(in: "run") == [
        "conditions.jsonl", "engine-a.log", "frames", "frames-i-like", "manifest.jsonl",
        "notes.txt", "run.json", "trials.jsonl",
      ])
    let tree = try folder.tree("run")
    for name in foreign { #expect(tree[name] == "x") }
    #expect(try folder.names(in: "").filter { $0.hasPrefix("run") } == ["run"])
  }

  @Test func `a run that replaces another and was interrupted goes on beside it`() throws {
    try writer().close(finishedAt: "2026-01-01T00:00:00Z")
    let second = try writer(.replaced)
    try second.write(TestFrame("HELLO", .qrCode).record)
    try second.write(trial(2), of: image)
    try second.close()
    let third = try RunDestination(path: folder.path("run"), existing: .resumed)
    #expect(third.workPath == folder.path("run.unfinished"))
    #expect(third.earlier?.finishedAt == nil)
    try third.begin(.test).close(finishedAt: "2026-01-01T00:00:00Z")
    #expect(try folder.names(in: "").filter { $0.hasPrefix("run") } == ["run"])
    #expect(try folder.text("run/trials.jsonl") == "")
  }

  @Test func `a run goes on after the blocks that were taken in, whatever follows them`() throws {
    func block(_ number: Int, of suite: String = "timed") -> BlockRecord {
      BlockRecord(
        suite: suite, block: number, core: nil, pinned: [:], loadBefore: nil, loadAfter: nil,
        stealShare: nil, governor: nil, seconds: 1)
    }
    let first = try writer()
    for number in 0...2 { try first.write(block(number)) }
    try first.close()
    let lines = try folder.text("run/blocks.jsonl").split(separator: "\n")
    try folder.write(
      lines.joined(separator: "\n") + "\n{\"suite\":\"ti", to: "run/blocks.jsonl")
    let second = try writer(.resumed)
    #expect(try second.recallBlock(0, ofSuite: "other") == nil)
    #expect(try second.recallBlock(0, ofSuite: "timed") == block(0))
    try second.endRecalledBlock(isWhole: true)
    #expect(try second.recallBlock(1, ofSuite: "timed") == block(1))
    try second.endRecalledBlock(isWhole: true)
    try second.endRecalling()
    #expect(try second.recallBlock(2, ofSuite: "timed") == nil)
    #expect(
      try folder.text("run/blocks.jsonl") == lines[...1].map { "\($0)\n" }.joined())
    try second.write(block(0, of: "other"))
    try second.close()
    let blocks = try JSONLinesReader.all(BlockRecord.self, path: folder.path("run/blocks.jsonl"))
    #expect(blocks == [block(0), block(1), block(0, of: "other")])
  }

  @Test func `a picture is kept of what went wrong otherwise than by a miss`() throws {
    let writer = try writer()
    try writer.write(trial(0), of: image)
    try writer.write(trial(1, outcome: .missed), of: image)
    try writer.write(trial(2, status: .unsupported), of: image)
    try writer.write(trial(3, outcome: .misread), of: image)
    try writer.write(trial(4, outcome: .formatError), of: image)
    try writer.write(trial(5, falsePositives: 1), of: image)
    try writer.write(trial(6, status: .timeout), of: image)
    try writer.write(trial(7, status: .crashed), of: image)
    try writer.write(trial(8, status: .error), of: image)
    #expect(
      try folder.names(in: "run/frames") == (3...8).map { FileName.image(ofFrame: Self.name($0)) })
  }

  @Test func `pictures are few for each engine, kind of trouble and symbology`() throws {
    let writer = try writer()
    let most = RunPictures.perKind
    for number in 0..<(most + 5) {
      try writer.write(trial(number, outcome: .misread), of: image)
      try writer.write(trial(1000 + number, status: .crashed), of: image)
      try writer.write(trial(2000 + number, engine: "b", outcome: .misread), of: image)
    }
    #expect(try folder.names(in: "run/frames").count == 3 * most)
  }

  @Test func `pictures of disagreements are few, and none of trouble goes for them`() throws {
    let writer = try writer()
    var frames: [FrameRecord] = []
    for number in 0..<10 {
      var frame = TestFrame("HELLO", .qrCode).record
      frame.frame = Self.name(number)
      // The later ones have the lesser seeds, so that each drives out an earlier one.
      frame.seed = UInt64(100 - number)
      frames.append(frame)
    }
    try writer.write(trial(0, outcome: .misread), of: image)
    let trials = ["a", "b"].map { engine in
      TrialRecord(
        frame: frames[0].frame, engine: engine, mask: .qrCode, status: .ok,
        codes: [CodeOutcome(outcome: engine == "a" ? .correct : .missed)])
    }
    for frame in frames { try writer.keepSample(frame, trials) { image } }
    #expect(
      try folder.names(in: "run/frames")
        == [0, 7, 8, 9].map { FileName.image(ofFrame: Self.name($0)) })
  }

  @Test func `of frames that nobody read, wide enough, one of a condition has its picture`() throws
  {
    let writer = try writer()
    let missed = ["a", "b"].map {
      TrialRecord(
        frame: "", engine: $0, mask: .qrCode, status: .ok, codes: [CodeOutcome(outcome: .missed)])
    }
    for number in 0..<10 {
      var frame = TestFrame("HELLO", .qrCode).record
      frame.frame = Self.name(number)
      frame.seed = UInt64(100 - number)
      frame.condition?.moduleWidthPixels = number < 9 ? 2 : 1.9
      try writer.keepSample(frame, missed) { image }
    }
    #expect(try folder.names(in: "run/frames") == [FileName.image(ofFrame: Self.name(8))])
  }

  @Test func `a wide frame has a small copy, each pixel the mean of a square, in 32 levels`() throws
  {
    let writer = try writer()
    var wide = GreyImage(width: 961, height: 7, filledWith: 10)
    for (x, y) in [(0, 0), (2, 2), (3, 0)] { wide[x, y] = 100 }
    try writer.write(trial(1, outcome: .misread), of: wide)
    try writer.write(trial(2, outcome: .misread), of: image)
    let path = folder.path("run")
    #expect(try folder.names(in: "run/thumbnails") == ["suite-qr_code-000001.png"])
    let small = try GreyImage(png: "\(path)/thumbnails/suite-qr_code-000001.png")
    #expect(small.width == 240 && small.height == 1)
    #expect(small.pixels.prefix(2) == [25, 8])
    #expect(try GreyImage(png: "\(path)/frames/suite-qr_code-000001.png") == wide)
    try writer.close(finishedAt: "2026-01-01T00:00:00Z")
    try RunDestination(path: path, existing: .replaced).begin(.test)
      .close(finishedAt: "2026-01-01T00:00:00Z")
    #expect(try !folder.names(in: "run").contains("thumbnails"))
  }

  @Test func `a folder that cannot be made is named with the reason`() throws {
    try folder.write("", to: "file")
    let path = folder.path("file/run")
    #expect(
      throws: FileError.unwritable(
        path: path, reason: "Not a directory; a part of its path is no folder; name another place")
    ) {
      try RunDestination(path: path, existing: .refused)
    }
  }
}

extension RunRecord {
  /// A run of nothing.
  static let test = RunRecord(
    scanbenchVersion: "test", build: "debug", commandLine: [], startedAt: "2026-01-01T00:00:00Z",
    machine: .current, suites: [], engines: [])
}
