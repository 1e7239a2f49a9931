import Foundation
import Schemas
import Testing

/// Set SCANBENCH_RECORD_SNAPSHOTS=1 to record the schemas anew; then read the difference.
@Suite struct CommittedSchemaTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Documentation/schemas")

  @Test(arguments: FileFormat.all.map(\.name))
  func `a file has the keys that its schema in the documentation has`(name: String) throws {
    let format = try #require(FileFormat.all.first { $0.name == name })
    let schema = try format.schema(isStrict: false)
    let file = Self.folder.appending(path: "\(name).json")
    if ProcessInfo.processInfo.environment["SCANBENCH_RECORD_SNAPSHOTS"] == "1" {
      return try schema.write(to: file)
    }
    let recorded = try? String(contentsOf: file, encoding: .utf8)
    #expect(
      String(decoding: schema, as: UTF8.self) == recorded,
      """
      Documentation/schemas/\(name).json differs. A key that is gone, or means something else, takes a new schema number. \
      Where the new keys are right, and in FORMATS.md, or those of conditions in SUITES.md, SCANBENCH_RECORD_SNAPSHOTS=1 records them.
      """)
  }

  @Test func `the documentation has no other schemas`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(files.sorted() == FileFormat.all.map { "\($0.name).json" }.sorted())
  }

  @Test func `formats are described in one sentence each`() {
    #expect(Set(FileFormat.all.map(\.name)).count == FileFormat.all.count)
    for format in FileFormat.all { #expect(format.summary.hasSuffix("."), "\(format.name)") }
  }
}
