import Barcodes
import BuiltPrograms
import EncodedPictures
import Foundation
import Gates
import Records
import Suites
import Testing

/// Corpora of photographs that are not the same: one picture more, one less, one of which the truth was corrected.
@Suite struct GrownCorpusTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Imports pictures that show letters, and has the scripted engine read them.
  private func run(_ name: String, _ pictures: [(file: String, shows: String, truth: String)])
    throws
  {
    for picture in pictures {
      try EncodedPicture.write(
        .letters(picture.shows, width: 4), to: folder.path("\(name)/\(picture.file)"))
    }
    try folder.write(
      pictures.map {
        #"{"image": "\#($0.file)", "codes": [{"symbology": "qr_code", "text": "\#($0.truth)"}]}"#
      }.joined(separator: "\n"), to: "\(name)/truth.jsonl")
    for command in [
      "corpus import \(name) --truth truth --name shelf --output \(name)-corpus",
      "run \(name)-corpus --engine a=\(BuiltProgram.path("scripted-engine")) --output \(name)-run",
    ] {
      let result = try CommandResult(command.split(separator: " ").map(String.init), in: folder)
      #expect(result.code == 0, "\(result.errors)")
    }
  }

  private func compare() throws -> (CommandResult, ComparisonRecord) {
    let result = try CommandResult(
      ["compare", "before-run", "after-run", "--output", "out"], in: folder)
    return (
      result,
      try RecordCoding.decoder().decode(
        ComparisonRecord.self, from: Data(folder.text("out/comparison.json").utf8))
    )
  }

  private static let common = (1...7).map {
    (file: "p\($0).png", shows: "SHELF-0\($0)", truth: "SHELF-0\($0)")
  }

  @Test func `pictures that both have are compared, and the others are named`() throws {
    try run(
      "before",
      Self.common + [("old.png", "SHOWSOLD", "SHOWSOLD"), ("right.png", "SHOWSXYZ", "SHOWSQQQ")])
    try run(
      "after",
      [("a-new.png", "SHOWSNEW", "SHOWSNEW")] + Self.common.dropLast()
        + [("sub/moved.png", "SHELF-07", "SHELF-07"), ("right.png", "SHOWSXYZ", "SHOWSXYZ")])
    // The truth was corrected so that what was read is wrong no more; the other way round nobody lost it.
    let lost = try CommandResult(["first-lost", "after-run", "before-run"], in: folder)
    #expect(
      lost.output.hasSuffix("7 frames asked of two or more of them; none was lost\n"),
      "\(lost.output)")
    let (result, record) = try compare()
    #expect(result.code == 0, "\(result.output)\(result.errors)")
    let pictures = try #require(record.pictures)
    #expect(pictures.new == ["a-new.png"] && pictures.gone == ["old.png"])
    #expect(pictures.relabelled == ["right.png"] && pictures.paired == 7)
    #expect(record.engines.map(\.symbologies.first?.frames) == [7])
    #expect(result.output.contains("0 of 7 frames lost and 0 gained"), "\(result.output)")
    #expect(
      try folder.text("out/report.md").contains(
        "Not compared: 1 picture in the candidate alone, 'a-new.png'."))
  }

  @Test func `corpora without a picture in common cannot be compared`() throws {
    try run("before", [("a.png", "SHOWSABC", "SHOWSABC")])
    try run("after", [("a.png", "SHOWSXYZ", "SHOWSXYZ")])
    let result = try CommandResult(
      ["compare", "before-run", "after-run", "--output", "out"], in: folder)
    #expect(result.code == 65)
    #expect(result.errors.contains("no answer of 'a' to the same question in common"))
  }

  @Test func `the version at which a picture was first lost is named`() throws {
    for (name, option) in [
      ("1", ""), ("2", " --option a:behaviour=reads_nothing --option a:only_width=4"), ("3", ""),
    ] {
      if name == "1" {
        try run("before", Self.common + [("wide.png", "SHOWS-ALL-OF-IT!", "SHOWS-ALL-OF-IT!")])
      }
      let command =
        "run before-corpus --engine a=\(BuiltProgram.path("scripted-engine")) --output r\(name)\(option)"
      let result = try CommandResult(command.split(separator: " ").map(String.init), in: folder)
      #expect(result.code == 0, "\(result.errors)")
    }
    let found = try CommandResult(["first-lost", "r1", "r2", "r3"], in: folder)
    #expect(found.code == 0, "\(found.errors)")
    let lines = found.output.split(separator: "\n")
    #expect(
      lines.first?.hasPrefix("a: 3 versions, 8 frames asked of two or more of them; 8 lost")
        == true, "\(found.output)")
    #expect(lines.dropFirst().first?.hasSuffix("(r2): 8") == true)
    #expect(
      lines.contains { $0.contains("    p1.png, mask ") && $0.hasSuffix("; read again since") })
    let none = try CommandResult(["first-lost", "r1", "r3"], in: folder)
    #expect(none.output.hasSuffix("; none was lost\n"))
    let one = try CommandResult(["first-lost", "r1"], in: folder)
    #expect(one.code == 64)
  }
}
