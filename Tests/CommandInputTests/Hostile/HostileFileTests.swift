import BuiltPrograms
import Foundation
import Testing

/// Files that would keep a command waiting, fill its memory, or lead out of their folder.
@Suite struct HostileFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(SuiteText.tiny, to: "tiny.yaml")
  }

  /// Of a command that hangs the code is 124.
  private func scanbench(_ command: String) throws -> CommandResult {
    try CommandResult(
      ["120", BuiltProgram.path("scanbench")] + command.split(separator: " ").map(String.init),
      of: "/usr/bin/timeout", in: folder)
  }

  private func shell(_ script: String) throws -> CommandResult {
    try CommandResult(
      ["-c", script.replacing("SCANBENCH", with: BuiltProgram.path("scanbench"))], of: "/bin/sh",
      in: folder)
  }

  private func expectFailure(
    _ command: String, _ message: String, _ location: SourceLocation = #_sourceLocation
  ) throws {
    let result = try scanbench(command)
    #expect(result.errors == "scanbench: \(message)\n", sourceLocation: location)
    #expect(result.code == 65, sourceLocation: location)
    #expect(result.output == "", sourceLocation: location)
  }

  private func makeCorpus() throws {
    #expect(try scanbench("corpus build tiny.yaml --output corpus").code == 0)
  }

  private func makeRun() throws {
    let engine = "--engine scripted=\(BuiltProgram.path("scripted-engine"))"
    #expect(try scanbench("run tiny.yaml \(engine) --output run").code == 0)
  }

  /// Puts something else in the place of a file.
  private func replace(_ name: String, with kind: String) throws {
    try? FileManager.default.removeItem(atPath: folder.path(name))
    let result = try shell(kind == "pipe" ? "mkfifo \(name)" : "ln -s \(kind) \(name)")
    #expect(result.code == 0)
  }

  @Test(arguments: ["pipe", "/dev/zero", "/dev/full"])
  func `a record that is no regular file is refused`(kind: String) throws {
    try makeCorpus()
    try makeRun()
    for name in ["run.json", "trials.jsonl", "manifest.jsonl"] {
      let kept = try folder.text("run/\(name)")
      try replace("run/\(name)", with: kind)
      try expectFailure(
        "report run", "run/\(name): cannot be read: it is no regular file; store it as one")
      try FileManager.default.removeItem(atPath: folder.path("run/\(name)"))
      try folder.write(kept, to: "run/\(name)")
    }
    try replace("corpus/corpus.json", with: kind)
    try expectFailure(
      "corpus verify corpus",
      "corpus/corpus.json: cannot be read: it is no regular file; store it as one")
    try replace("history.jsonl", with: kind)
    try expectFailure(
      "history run --commit abc --file history.jsonl",
      "history.jsonl: cannot be read: it is no regular file; store it as one")
  }

  @Test(arguments: ["pipe", "/dev/zero"])
  func `an image that is no regular file is refused`(kind: String) throws {
    try makeCorpus()
    let image = "corpus/images/tiny-ean_13-000000.png"
    try replace(image, with: kind)
    let result = try scanbench("corpus verify corpus")
    #expect(result.code == 65)
    // A link out of the corpus is not even looked at.
    #expect(
      result.errors
        == (kind == "pipe"
          ? "scanbench: \(image): not a readable PNG: it is no regular file; store it as one; build or import the corpus anew\n"
          : "scanbench: corpus: the manifest has the image of 'tiny/ean_13/000000' at "
            + "'images/tiny-ean_13-000000.png', which is not in the corpus; build or import the corpus anew\n")
    )
    try replace("a.png", with: kind)
    let read = try scanbench("engine read \(BuiltProgram.path("scripted-engine")) a.png")
    #expect(read.code == 65)
    #expect(
      read.errors.hasPrefix(
        "scanbench: a.png: cannot be read: it is no regular file; store it as one"))
  }

  @Test func `a suite and rules may come through a pipe, which may be empty but not endless`()
    throws
  {
    let built = try shell("cat tiny.yaml | SCANBENCH corpus build /dev/stdin --output piped")
    #expect(built.output == "piped: 2 frames\n" && built.errors == "" && built.code == 0)
    #expect(try folder.text("piped/suite.yaml") == SuiteText.tiny)
    #expect(try scanbench("corpus verify piped").code == 0)

    try replace("silent", with: "pipe")
    try expectFailure("run silent --engine zxing --output out", "silent: the file is empty")
    try makeRun()
    try expectFailure("report run --rules silent", "silent: the file is empty")
    try expectFailure(
      "run /dev/zero --engine zxing --output out",
      "/dev/zero: cannot be read: it is no regular file; store it as one")
    let endless = try shell("yes 2>/dev/null | SCANBENCH corpus build /dev/stdin --output out")
    #expect(endless.code == 65)
    #expect(
      endless.errors
        == "scanbench: /dev/stdin: cannot be read: it has more than 4 MiB, the most that is read of it\n"
    )
  }

  @Test func `a line without end is refused by its number`() throws {
    try makeRun()
    let trials = try folder.text("run/trials.jsonl")
    try folder.write(
      trials + String(repeating: " ", count: 17 << 20) + "\n", to: "run/trials.jsonl")
    try expectFailure(
      "report run",
      "run/trials.jsonl:3: not a usable record: a line of more than 16 MiB; restore the file, or build its folder "
        + "anew")
  }

  @Test(arguments: [
    "../outside.png", "images/../../outside.png", "OUTSIDE", "link.png", "images//a.png", "",
  ])
  func `an image outside its corpus is not looked at`(file: String) throws {
    try makeCorpus()
    let image = "images/tiny-ean_13-000000.png"
    try FileManager.default.copyItem(
      atPath: folder.path("corpus/\(image)"), toPath: folder.path("outside.png"))
    #expect(try shell("ln -s ../outside.png corpus/link.png").code == 0)
    let file = file == "OUTSIDE" ? folder.path("outside.png") : file
    let frame = #""frame":"tiny/ean_13/000000""#
    try folder.write(
      folder.text("corpus/manifest.jsonl")
        .replacing(frame, with: "\"file\":\"\(file)\",\(frame)"), to: "corpus/manifest.jsonl")
    let result = try scanbench("corpus verify corpus")
    #expect(result.code == 65)
    #expect(
      result.errors.hasPrefix(
        "scanbench: corpus: the manifest has the image of 'tiny/ean_13/000000' at '"))
    #expect(
      result.errors.hasSuffix(", which is not in the corpus; build or import the corpus anew\n"))
  }

  @Test func `an image by a link within its corpus is read`() throws {
    try makeCorpus()
    let image = "images/tiny-ean_13-000000.png"
    #expect(
      try shell("mv corpus/\(image) corpus/a.png && ln -s ../a.png corpus/\(image)").code == 0)
    #expect(try scanbench("corpus verify corpus").code == 0)
  }

  /// In an address space that the claim of the image does not fit into.
  @Test func `a small PNG that claims much memory gets none of it`() throws {
    try makeCorpus()
    let image = "corpus/images/tiny-ean_13-000000.png"
    var bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path(image)))
    // 65,535 × 65,535 pixels of grey, and the checksum of that head.
    bytes.replaceSubrange(16..<24, with: [0, 0, 0xFF, 0xFF, 0, 0, 0xFF, 0xFF])
    bytes.replaceSubrange(29..<33, with: [0x93, 0x6E, 0x86, 0x8C])
    try bytes.write(to: URL(fileURLWithPath: folder.path(image)))
    let result = try shell("ulimit -v 2000000; SCANBENCH corpus verify corpus")
    #expect(
      result.errors
        == "scanbench: \(image): not a readable PNG: its head says 65535 × 65535 pixels, but an image has 1 to "
        + "268435456; build or import the corpus anew\n")
    #expect(result.code == 65)
  }
}
