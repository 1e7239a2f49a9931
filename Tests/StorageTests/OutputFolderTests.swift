import BuiltPrograms
import Foundation
import Storage
import Testing

@testable import Records

/// Which folders may be written, and what of them may go.
@Suite struct OutputFolderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func claim(
    _ name: String, _ kind: FolderKind = .comparison, existing: OutputFolder.Existing = .replaced,
    inputs: [String] = []
  ) throws -> OutputFolder {
    try OutputFolder(folder.path(name), kind, existing: existing, inputs: inputs)
  }

  private func refusal(
    of name: String, _ kind: FolderKind = .comparison,
    existing: OutputFolder.Existing = .replaced, inputs: [String] = []
  ) -> String? {
    do {
      _ = try claim(name, kind, existing: existing, inputs: inputs)
      return nil
    } catch {
      return "\(error)".replacing(folder.path + "/", with: "")
    }
  }

  /// A record that has the keys of its kind.
  private func writeRecord(of kind: FolderKind, in name: String) throws {
    let keys = kind.recordKeys.sorted().map { "\"\($0)\": 1" }.joined(separator: ", ")
    try folder.write("{\(keys)}", to: "\(name)/\(kind.record)")
  }

  @Test(arguments: FolderKind.all.map(\.name))
  func `what is a user's own makes a folder no output, whatever its name`(kindName: String) throws {
    let kind = try #require(FolderKind.all.first { $0.name == kindName })
    for name in kind.files.sorted() + ["notes.txt", "frames/holiday.png", "reading-1/notes.txt"] {
      try folder.write("{}", to: "mine/\(name)")
      let before = try folder.tree("")
      #expect(
        refusal(of: "mine", kind)?.hasPrefix("mine: cannot be written: it") == true, "\(name)")
      #expect(try folder.tree("") == before)
      try FileManager.default.removeItem(atPath: folder.path("mine"))
    }
  }

  @Test func `a folder of another kind is refused by its name`() throws {
    for kind in FolderKind.all {
      try writeRecord(of: kind, in: kind.name)
      for other in FolderKind.all where other.name != kind.name {
        let reason = refusal(of: kind.name, other)
        // A run holds its own report.
        let expected =
          kind.name == "report" && other.name == "run"
          ? "'summary.json', but no run" : "a \(kind.name)"
        #expect(reason?.contains("it holds \(expected)") == true, "\(other.name): \(reason ?? "")")
      }
    }
  }

  @Test func `a damaged record shows nothing to be ours`() throws {
    try folder.write("{\"schema\": 1", to: "out/run.json")
    #expect(
      refusal(of: "out", .run)
        == "out: cannot be written: its run.json is damaged, or not of scanbench; move it away, or "
        + "name another folder")
  }

  @Test func `roots, homes, checkouts and what is read are refused even where they are empty`()
    throws
  {
    try FileManager.default.createDirectory(
      atPath: folder.path("checkout/.git"), withIntermediateDirectories: true)
    try folder.write("", to: "in/suite.yaml")
    let suite = folder.path("in/suite.yaml")
    #expect(refusal(of: "checkout")?.contains("it is a git checkout") == true)
    #expect(refusal(of: "in", inputs: [suite])?.contains("suite.yaml, which is read") == true)
    #expect(refusal(of: ".", inputs: [suite])?.contains("suite.yaml, which is read") == true)
    #expect(
      Folder.refusal(of: "/", inputs: [])?.contains("root of the file system") == true)
    let home = CanonicalPath.of(FileManager.default.homeDirectoryForCurrentUser.path)
    #expect(Folder.refusal(of: home, inputs: [])?.contains("your home folder") == true)
  }

  @Test func `content is replaced when the new one is whole, and what is not ours stays`() throws {
    try writeRecord(of: .comparison, in: "out")
    let foreign = ["notes.txt", "frames/holiday.png", "mine/index.html"]
    for name in foreign + ["index.html", "frames/a-qr_code-000001.png"] {
      try folder.write("old", to: "out/\(name)")
    }
    let old = try folder.tree("out")
    let output = try claim("out")
    #expect(output.workPath == folder.path("out.unfinished"))
    try folder.write("new", to: "out.unfinished/index.html")
    #expect(try folder.tree("out") == old)
    try output.putInPlace()
    #expect(
      try folder.tree("out") == [
        "notes.txt": "old", "frames/holiday.png": "old", "mine/index.html": "old",
        "index.html": "new",
      ])
    #expect(try folder.names(in: "") == ["out"])
  }

  @Test(arguments: ["report.md", "frames"])
  func `what has a name of ours and is not ours is in the way`(name: String) throws {
    try writeRecord(of: .comparison, in: "out")
    try folder.write("mine", to: "mine/holiday.png")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("out/\(name)"), withDestinationPath: "../mine")
    let before = try folder.tree("")
    #expect(
      refusal(of: "out")
        == "out: cannot be written: its \(name) was not made by scanbench; move that away")
    #expect(try folder.tree("") == before)
  }

  @Test func `what a killed process was writing goes, and what looks like it stays`() throws {
    try writeRecord(of: .comparison, in: "out")
    let output = try claim("out")
    let picture = FileReplacement.nameBeside("a-qr_code-000001.png")
    for name in [FileReplacement.nameBeside("index.html"), "frames/\(picture)"] {
      try folder.write("torn", to: "out.unfinished/\(name)")
    }
    let mine = [FileReplacement.nameBeside("notes.txt"), ".index.html.unfinished", "frames/.x.png"]
    for name in mine { try folder.write("mine", to: "out/\(name)") }
    try output.putInPlace()
    #expect(Set(try folder.tree("out").keys) == Set(mine))
  }

  @Test func `what was begun and not finished is begun anew where that costs little`() throws {
    for kind in FolderKind.all {
      _ = try claim(kind.name, kind)
      try folder.write("x", to: "\(kind.name)/\(kind.files.subtracting([kind.record]).sorted()[0])")
      #expect((refusal(of: kind.name, kind, existing: .refused) != nil) == kind.isCostly)
      let again = try claim(kind.name, kind)
      #expect(again.workPath == again.path)
      #expect(try folder.names(in: kind.name) == [FolderKind.mark])
      try again.putInPlace()
      #expect(try folder.names(in: kind.name) == [])
    }
  }

  @Test func `finished content beside is somebody's, and is left alone`() throws {
    try writeRecord(of: .comparison, in: "out")
    try writeRecord(of: .comparison, in: "out.unfinished")
    let before = try folder.tree("")
    #expect(
      refusal(of: "out")?.hasSuffix(
        "out.unfinished, which holds a finished comparison; move that away") == true)
    #expect(try folder.tree("") == before)
    try FileReplacement.write(
      FolderKind.comparison.markContent,
      to: folder.path("out.unfinished/\(FolderKind.mark)"))
    #expect(refusal(of: "out") == nil, "what was left half done may go")
  }

  @Test func `content that was replaced may go, but does not come back`() throws {
    try writeRecord(of: .run, in: "out")
    try writeRecord(of: .run, in: "out.unfinished")
    try FileReplacement.write(
      FolderKind.run.markContent,
      to: folder.path("out.unfinished/\(FolderKind.replacementMark)"))
    do {
      let resumed = try claim("out", .run, existing: .resumed)
      #expect(resumed.isResumed && resumed.workPath == resumed.path, "the new one goes on")
      resumed.release()
    }
    #expect(refusal(of: "out", .run) == nil)
  }

  @Test func `what replaces a private folder is private`() throws {
    try writeRecord(of: .comparison, in: "out")
    chmod(folder.path("out"), 0o700)
    let output = try claim("out")
    try folder.write("new", to: "out.unfinished/index.html")
    try output.putInPlace()
    var status = stat()
    #expect(stat(folder.path("out"), &status) == 0)
    #expect(status.st_mode & 0o777 == 0o700)
  }

  @Test func `a foreign folder beside is left alone`() throws {
    try writeRecord(of: .comparison, in: "out")
    try folder.write("mine", to: "out.unfinished/notes.txt")
    #expect(
      refusal(of: "out")
        == "out.unfinished: cannot be written: it holds 'notes.txt', but no comparison; name another "
        + "folder")
    #expect(try folder.text("out.unfinished/notes.txt") == "mine")
  }

  @Test func `a link to an empty folder is written where it leads`() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("target"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("out"), withDestinationPath: "target")
    try writeRecord(of: .comparison, in: "target")
    let output = try claim("out")
    #expect(output.workPath == CanonicalPath.of(folder.path("target")) + ".unfinished")
    try folder.write("new", to: "target.unfinished/index.html")
    try output.putInPlace()
    #expect(try folder.tree("") == ["out": "-> target", "target/index.html": "new"])
  }

  @Test func `two do not write one folder`() throws {
    let first = try claim("out")
    #expect(refusal(of: "out")?.contains("another scanbench is writing there") == true)
    first.release()
    #expect(refusal(of: "out") == nil)
  }
}
