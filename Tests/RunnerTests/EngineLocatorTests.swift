import BuiltPrograms
import Foundation
import Testing

@testable import Runner

@Suite struct EngineLocatorTests {
  private let folder: TemporaryFolder
  private let locator: EngineLocator

  init() throws {
    folder = try TemporaryFolder()
    locator = EngineLocator(folders: ["beside", "missing", "path"].map(folder.path))
    for program in ["beside/scanbench-engine-zxing", "path/scanbench-engine-zxing"] {
      _ = try folder.writeProgram("exit", to: program)
    }
    _ = try folder.writeProgram("exit", to: "path/scanbench-engine-mine")
    _ = try folder.writeProgram("exit", to: "path/other")
    try folder.write("no program", to: "path/scanbench-engine-notes")
    try folder.write("in a folder", to: "path/scanbench-engine-folder/file")
  }

  @Test func `every engine is found once, by name, the first folder first`() {
    #expect(
      locator.all() == [
        EngineReference(label: "mine", path: folder.path("path/scanbench-engine-mine")),
        EngineReference(label: "zxing", path: folder.path("beside/scanbench-engine-zxing")),
      ])
  }

  @Test func `an engine is found by its name`() throws {
    #expect(
      try locator.path(of: EngineReference(argument: "zxing"))
        == folder.path("beside/scanbench-engine-zxing"))
    #expect(
      try locator.path(of: EngineReference(argument: "mine"))
        == folder.path("path/scanbench-engine-mine"))
  }

  @Test func `a name is found under a label of its own, too`() throws {
    let reference = try EngineReference(argument: "fast=zxing")
    #expect(reference.label == "fast")
    #expect(try locator.path(of: reference) == folder.path("beside/scanbench-engine-zxing"))
    let unknown = try EngineReference(argument: "fast=none")
    #expect(throws: EngineError.notFound(label: "none", known: ["mine", "zxing"])) {
      try locator.path(of: unknown)
    }
  }

  @Test func `a part of an engine is found with its number`() throws {
    let path = folder.path("path/scanbench-engine-mine") + ":2"
    #expect(try locator.path(of: EngineReference(argument: "mine:2")) == path)
    #expect(try locator.path(of: EngineReference(argument: "label=mine:2")) == path)
    #expect(try locator.path(of: EngineReference(argument: path)) == path)
    let unknown = try EngineReference(argument: "none:2")
    #expect(throws: EngineError.notFound(label: "none", known: ["mine", "zxing"])) {
      try locator.path(of: unknown)
    }
  }

  @Test func `the engines of a cascade are found where they are`() throws {
    let standing = EngineLocator(folders: locator.folders)
    let proxy = folder.path("beside/scanbench-engine-zxing")
    let reference = EngineReference(label: "both", path: "\(proxy):zxing,mine")
    #expect(
      try standing.path(of: reference)
        == "\(proxy):\(folder.path("beside/scanbench-engine-zxing")),\(folder.path("path/scanbench-engine-mine"))"
    )
    #expect(throws: EngineError.notFound(label: "none", known: ["mine", "zxing"])) {
      try standing.path(of: EngineReference(label: "both", path: "\(proxy):zxing,none"))
    }
  }

  @Test func `the standard folders are that of the program, then PATH`() {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    #expect(
      EngineLocator.standard.folders.suffix(from: 1)
        == path.split(separator: ":").map(String.init)[...])
  }

  @Test(arguments: ["aztec", "notes", "folder"])
  func `an unknown engine is named with those that there are`(name: String) throws {
    let reference = try EngineReference(argument: name)
    let error = #expect(throws: EngineError.notFound(label: name, known: ["mine", "zxing"])) {
      try locator.path(of: reference)
    }
    #expect(
      error?.description
        == "there is no engine '\(name)': no scanbench-engine-\(name) beside scanbench or on PATH; "
        + "found: mine, zxing (see 'scanbench engines', or give its path, as in ./\(name))")
  }

  @Test func `where there is no engine at all the error says so`() throws {
    let reference = try EngineReference(argument: "zxing")
    let error = #expect(throws: EngineError.self) {
      try EngineLocator(folders: []).path(of: reference)
    }
    #expect(error?.description.contains("on PATH; none was found (see") == true)
  }

  @Test(arguments: ["path/scanbench-engine-notes", "path", "nowhere"])
  func `a path that is no program is refused`(name: String) throws {
    let path = folder.path(name)
    let reference = try EngineReference(argument: "old=\(path)")
    #expect(throws: EngineError.notExecutable(path: path)) { try locator.path(of: reference) }
  }

  @Test(
    arguments: [
      ("zxing", "zxing", nil), ("old=/a/b", "old", "/a/b"), ("v3.1_x-y=a=b", "v3.1_x-y", "a=b"),
      ("./mine.py", "mine.py", "./mine.py"),
      ("/o/scanbench-engine-x", "x", "/o/scanbench-engine-x"),
      ("browser:2", "browser-2", "browser:2"), ("phone=browser:2", "phone", "browser:2"),
      ("/o/scanbench-engine-x:12", "x-12", "/o/scanbench-engine-x:12"),
      ("cascade:zxing,zbar", "cascade-zxing-zbar", "proxy:zxing,zbar"),
      ("both=cascade:a,b.c", "both", "proxy:a,b.c"),
    ] as [(String, String, String?)])
  func `a reference is a name, a path, or a label and a path`(
    argument: String, label: String, path: String?
  ) throws {
    let reference = try EngineReference(argument: argument)
    #expect(reference.label == label)
    #expect(reference.path == path)
  }

  @Test(arguments: [
    "", "=path", "old=", "a/ b", "a b=path", "ä", "a:b", "a:1000", "cascade:zxing", "cascade:",
    "cascade:a,", "cascade:/a,/b",
  ])
  func `what is no reference is refused`(argument: String) {
    let error = #expect(throws: EngineError.badReference(argument)) {
      try EngineReference(argument: argument)
    }
    #expect(
      error?.description
        == "'\(argument)' names no engine: write NAME, PATH, LABEL=NAME or LABEL=PATH with a label of letters, "
        + "digits, -, _ and .")
  }
}
