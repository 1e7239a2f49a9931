import Foundation
import Storage
import Testing

/// Where a path that need not be there leads.
@Suite struct CanonicalPathTests {
  private let here = FileManager.default.currentDirectoryPath

  @Test(arguments: [
    ("none.yaml", "none.yaml"), ("./none.yaml", "none.yaml"), ("none/deep.yaml", "none/deep.yaml"),
    ("none/../deep.yaml", "deep.yaml"), ("none/./deep.yaml", "none/deep.yaml"),
  ])
  func `a relative path begins at the working directory`(path: String, place: String) {
    #expect(CanonicalPath.of(path) == CanonicalPath.of(here) + "/" + place)
  }

  @Test(arguments: ["../none.yaml", "../../none/deep.yaml", "../none/../none.yaml"])
  func `steps upward are steps upward`(path: String) {
    let ups = path.hasPrefix("../../") ? 2 : 1
    let above = CanonicalPath.of(here).split(separator: "/").dropLast(ups).joined(separator: "/")
    let rest = path.hasPrefix("../../") ? "none/deep.yaml" : "none.yaml"
    #expect(CanonicalPath.of(path) == (above.isEmpty ? "/\(rest)" : "/\(above)/\(rest)"))
  }

  @Test func `a step upward behind a link leaves the folder that it leads to`() throws {
    let base = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: base) }
    let files = FileManager.default
    try files.createDirectory(
      at: base.appending(path: "a/b"), withIntermediateDirectories: true)
    try files.createSymbolicLink(
      atPath: base.path + "/link", withDestinationPath: base.path + "/a/b")
    #expect(
      CanonicalPath.of(base.path + "/link/../none.yaml")
        == CanonicalPath.of(base.path) + "/a/none.yaml")
  }

  @Test func `the root is above itself`() {
    #expect(CanonicalPath.of("/../none") == "/none" && CanonicalPath.of("/") == "/")
  }
}
