import BuiltPrograms
import Foundation
import Testing

/// Folders of corpora and runs that are damaged, taken, or cannot be written.
@Suite struct BadFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(SuiteText.tiny, to: "tiny.yaml")
    try folder.write("", to: "file")
  }

  private func makeCorpus() throws {
    let result = try folder.scanbench("corpus build tiny.yaml --output corpus")
    #expect(result.output == "corpus: 2 frames\n")
    #expect(result.errors == "")
    #expect(result.code == 0)
  }

  private let runs = "run tiny.yaml --engine scripted=\(BuiltProgram.path("scripted-engine"))"

  private func makeRun() throws {
    let result = try folder.scanbench("\(runs) --output run")
    #expect(result.output == "run: 2 frames read by scripted\n")
    #expect(result.errors == "")
    #expect(result.code == 0)
  }

  private func change(_ name: String, _ old: String, _ new: String) throws {
    let text = try folder.text(name)
    #expect(text.contains(old))
    try folder.write(text.replacing(old, with: new), to: name)
  }

  @Test(arguments: ["corpus verify corpus", "run corpus --output out --engine scripted=ENGINE"])
  func `a missing and a corrupt image are named`(command: String) throws {
    try makeCorpus()
    let command = command.replacing("ENGINE", with: BuiltProgram.path("scripted-engine"))
    let image = "corpus/images/tiny-qr_code-000000.png"
    let whole = try Data(contentsOf: URL(fileURLWithPath: folder.path(image)))
    try whole.prefix(whole.count / 2).write(to: URL(fileURLWithPath: folder.path(image)))
    let torn = try folder.scanbench(command)
    #expect(torn.errors.hasPrefix("scanbench: \(image): not a readable PNG: "))
    #expect(torn.errors.hasSuffix("; build or import the corpus anew\n"))
    #expect(torn.errors.count { $0 == "\n" } == 1)
    #expect(torn.code == 65)
    #expect(torn.output == "")

    try FileManager.default.removeItem(atPath: folder.path(image))
    let missing = try folder.scanbench("corpus verify corpus")
    #expect(
      missing.errors
        == "scanbench: \(image): not a readable PNG: No such file or directory; build or import the corpus anew\n"
    )
    #expect(missing.code == 65)
    #expect(missing.output == "")
  }

  @Test func `an exchanged image is named`() throws {
    try makeCorpus()
    let images = ["qr_code", "ean_13"].map { "corpus/images/tiny-\($0)-000000.png" }
    let other = try Data(contentsOf: URL(fileURLWithPath: folder.path(images[0])))
    try other.write(to: URL(fileURLWithPath: folder.path(images[1])))
    try folder.expectFailure(
      "corpus verify corpus", code: 65,
      message:
        "\(images[1]): the pixels are not those of tiny/ean_13/000000 in the manifest; build or import "
        + "the corpus anew")
  }

  @Test(arguments: ["corpus verify corpus", "corpus show corpus tiny/qr_code/000000"])
  func `a manifest of another schema is named with its line`(command: String) throws {
    try makeCorpus()
    try change("corpus/manifest.jsonl", #""schema":1"#, #""schema":7"#)
    try folder.expectFailure(
      command, code: 65,
      message: "corpus/manifest.jsonl:1: written with schema 7, but this scanbench reads schema 1; "
        + "build its folder anew, or use the scanbench that wrote it")
  }

  @Test func `an unknown frame is named with those that there are`() throws {
    try makeCorpus()
    try folder.expectFailure(
      "corpus show corpus tiny/itf/000000", code: 65,
      message: "corpus: there is no frame 'tiny/itf/000000'; they run from tiny/ean_13/000000 to "
        + "tiny/qr_code/000000")
  }

  @Test func `a corpus and a run are not written over another`() throws {
    try makeCorpus()
    try folder.expectFailure(
      "corpus build tiny.yaml --output corpus", code: 74,
      message:
        "corpus: cannot be written: it holds a corpus already; name another folder, or replace it with --force"
    )
    try makeRun()
    try folder.expectFailure(
      "\(runs) --output run", code: 74,
      message:
        "run: cannot be written: it holds a run already; name another folder, replace it with "
        + "--force, or go on with it with --resume")
    #expect(try folder.scanbench("\(runs) --output run --force").code == 0)
  }

  @Test func `a run that fails to start leaves the one that it would replace`() throws {
    try makeRun()
    let trials = try folder.text("run/trials.jsonl")
    let result = try folder.scanbench(
      "\(runs) --output run --force --option scripted:behaviour=rude")
    #expect(result.code == 64)
    #expect(try folder.text("run/trials.jsonl") == trials)
    #expect(try folder.names(in: "run").contains("run.json"))
  }

  @Test(arguments: [
    ("file", "it is no folder; name another one"),
    ("file/out", "Not a directory; a part of its path is no folder; name another place"),
  ])
  func `a corpus that cannot be written is named with the reason`(
    output: String, reason: String
  ) throws {
    try folder.expectFailure(
      "corpus build tiny.yaml --output \(output)", code: 74,
      message: "\(output): cannot be written: \(reason)")
  }

  @Test func `a picture that cannot be written is named with the reason`() throws {
    try makeCorpus()
    try folder.expectFailure(
      "corpus show corpus tiny/qr_code/000000 --output file/truth.png", code: 74,
      message:
        "file/truth.png: cannot be written: Not a directory; a part of its path is no folder; name another place"
    )
  }

  @Test func `a report that cannot be written is named with the reason`() throws {
    try makeRun()
    try folder.expectFailure(
      "report run --output file/report", code: 74,
      message:
        "file/report: cannot be written: Not a directory; a part of its path is no folder; name another place"
    )
  }

  @Test(arguments: [
    ("run.json", #""schema" : 1"#, #""schema" : 7"#, "run.json: written with schema 7"),
    ("run.json", "{", "", "run.json: not a usable record: it is not JSON"),
    ("manifest.jsonl", #""schema":1"#, #""schema":7"#, "manifest.jsonl:1: written with schema 7"),
    (
      "trials.jsonl", #""status":"ok""#, #""status":"fine""#,
      "trials.jsonl:1: not a usable record: "
    ),
    (
      "trials.jsonl", "tiny/ean_13/000000", "tiny/ean_13/000009",
      "trials.jsonl:1: not a usable record: manifest.jsonl has no frame 'tiny/ean_13/000009'"
    ),
  ])
  func `a damaged run is refused by its place`(
    file: String, old: String, new: String, message: String
  ) throws {
    try makeRun()
    try change("run/\(file)", old, new)
    let result = try folder.scanbench("report run")
    #expect(result.errors.hasPrefix("scanbench: run/\(message)"))
    #expect(result.errors.count { $0 == "\n" } == 1)
    #expect(result.code == 65)
    #expect(result.output == "")
    #expect(try !folder.names(in: "run").contains("summary.json"))
  }

  @Test func `a folder without a run is refused`() throws {
    try folder.expectFailure(
      "report nowhere", code: 65,
      message: "nowhere/run.json: cannot be read; check that it exists and that you may read it")
  }
}
