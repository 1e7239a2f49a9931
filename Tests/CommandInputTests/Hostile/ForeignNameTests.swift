import BuiltPrograms
import EncodedPictures
import Foundation
import Testing

/// Names of files that are not UTF-8, as old archives and cameras leave them.
@Suite struct ForeignNameTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try EncodedPicture.write(.letters("ABCDEFGH", width: 4), to: folder.path("in/a.png"))
    try folder.write("image,symbology,text\na.png,qr_code,ABCDEFGH\n", to: "in/truth.csv")
  }

  /// Runs a script whose words `LATIN` are in Latin-1: `café`.
  private func shell(_ script: String) throws -> CommandResult {
    let program = try folder.writeProgram(
      "LATIN=$(printf 'caf\\351')\n"
        + script.replacing("LATIN", with: "\"$LATIN\"").replacing(
          "SCANBENCH", with: "'\(BuiltProgram.path("scanbench"))'"), to: "script")
    defer { try? FileManager.default.removeItem(atPath: program) }
    return try CommandResult(of: program, in: folder)
  }

  private static let reason =
    "its name is not UTF-8, so that neither a truth nor a page can name it; rename it\n"

  @Test(
    arguments: [
      "photos in --engine '\(BuiltProgram.path("scripted-engine"))' --output out",
      "corpus import in --truth csv --skip-bad --output out",
      "corpus label in --engine a='\(BuiltProgram.path("scripted-engine"))' --engine b=/bin/true",
    ])
  func `a picture whose name is not UTF-8 is named, with what to do`(command: String) throws {
    #expect(try shell("cp in/a.png in/LATIN.png").code == 0)
    let result = try shell("SCANBENCH \(command)")
    #expect(result.code == 65)
    #expect(result.errors == "scanbench: in/caf\u{FFFD}.png: \(Self.reason)")
    #expect(result.output == "")
    // Foundation cannot.
    #expect(try shell("rm -r in").code == 0)
  }

  @Test func `a folder whose name is not UTF-8 is not passed over`() throws {
    #expect(try shell("mkdir in/sub in/sub/LATIN && cp in/a.png in/sub/LATIN/b.png").code == 0)
    let result = try shell("SCANBENCH corpus import in --truth csv --output out")
    #expect(result.code == 65)
    #expect(result.errors == "scanbench: in/sub/caf\u{FFFD}: \(Self.reason)")
    #expect(try shell("rm -r in").code == 0)
  }

  @Test func `a name that has the replacement character is one as any`() throws {
    try EncodedPicture.write(.letters("IJKLMNOP", width: 4), to: folder.path("in/caf\u{FFFD}.png"))
    try folder.write(
      "image,symbology,text\na.png,qr_code,ABCDEFGH\ncaf\u{FFFD}.png,,\n", to: "in/truth.csv")
    let result = try shell("SCANBENCH corpus import in --truth csv --output out")
    #expect(
      result.output == """
        1 of 2 pictures is said to show no code, so that whatever is read there is a false positive
        out: 2 frames of 2 pictures

        """, "\(result.errors)")
  }

  @Test func `an argument that is not UTF-8 is refused for that`() throws {
    for command in ["photos LATIN --engine zxing", "report LATIN", "run LATIN.yaml --output out"] {
      let result = try shell("SCANBENCH \(command)")
      let name = command.contains("yaml") ? "caf\u{FFFD}.yaml" : "caf\u{FFFD}"
      #expect(result.code == 65)
      #expect(
        result.errors
          == "scanbench: \(name): cannot be read: the name is not UTF-8; rename it\n")
    }
  }
}
