import BuiltPrograms
import Foundation
import Storage
import Testing

/// Files that are put in place when they are whole.
@Suite struct FileReplacementTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ files: [String: String]) throws {
    try FileReplacement.write(
      files.sorted { $0.key < $1.key }.map { (folder.path($0.key), Data($0.value.utf8)) })
  }

  @Test func `all are put in place, with the permissions of the old ones`() throws {
    try folder.write("old", to: "a")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o600], ofItemAtPath: folder.path("a"))
    try write(["a": "new", "b": "new"])
    #expect(try folder.tree("") == ["a": "new", "b": "new"])
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("a"))
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func `where one cannot be written, all stay as they were`() throws {
    try folder.write("old", to: "a")
    try folder.write("old", to: "b")
    try folder.write("x", to: "c/file")
    let before = try folder.tree("")
    #expect(throws: FileError.self) { try write(["a": "new", "b": "new", "c": "new"]) }
    #expect(try folder.tree("") == before)
  }

  @Test func `a link is no file of ours`() throws {
    try folder.write("mine", to: "target")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("a"), withDestinationPath: "target")
    #expect(
      throws: FileError.unwritable(
        path: folder.path("a"), reason: "something else than a file has this name")
    ) { try write(["a": "new"]) }
    #expect(try folder.tree("") == ["a": "-> target", "target": "mine"])
  }

  @Test func `what a killed process left beside does no harm`() throws {
    let left = FileReplacement.nameBeside("a")
    #expect(FileReplacement.name(ofBeside: left) == "a")
    let mine = [
      ".a.unfinished": "mine", ".a.scanbench-0123": "mine",
      ".b.scanbench-\(left.suffix(16))": "mine",
    ]
    for (name, text) in mine.merging([left: "torn"], uniquingKeysWith: { $1 }) {
      try folder.write(text, to: name)
    }
    try write(["a": "new"])
    #expect(try folder.tree("") == mine.merging(["a": "new"]) { $1 })
  }

  @Test func `a single file is replaced where it is ours, through a link, too`() throws {
    try folder.write("ours", to: "target")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("a"), withDestinationPath: "target")
    let isOurs = { (old: Data) in old == Data("ours".utf8) }
    try OutputFile.write(Data("new".utf8), to: folder.path("a"), ofKind: "page", replacing: isOurs)
    #expect(try folder.tree("") == ["a": "-> target", "target": "new"])
    #expect(throws: FileError.self) {
      try OutputFile.write(
        Data("newer".utf8), to: folder.path("a"), ofKind: "page", replacing: isOurs)
    }
    #expect(try folder.text("target") == "new")
  }

  @Test func `devices are written through and stay devices`() throws {
    try OutputFile.write(Data("x".utf8), to: "/dev/null", ofKind: "page") { _ in false }
    #expect(FileType(at: "/dev/null", followingLinks: false) == .stream)
    #if os(Linux)
      #expect(
        throws: FileError.unwritable(
          path: "/dev/full",
          reason: "No space left on device; free some space there, or name another place")
      ) {
        try OutputFile.write(Data("x".utf8), to: "/dev/full", ofKind: "page") { _ in false }
      }
    #endif
  }
}
