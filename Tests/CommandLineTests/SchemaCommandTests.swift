import BuiltPrograms
import Foundation
import Testing

@Suite struct SchemaCommandTests {
  private func schema(_ arguments: String...) throws -> CommandResult {
    try CommandResult(["schema"] + arguments, in: TemporaryFolder())
  }

  @Test func `each schema that is listed is the one of the documentation`() throws {
    let list = try schema()
    #expect(list.code == 0)
    for line in list.output.split(separator: "\n") {
      let name = try #require(line.split(separator: " ").first)
      let file = ProjectFolder.url.appending(path: "Documentation/schemas/\(name).json")
      #expect(try schema(String(name)).output == String(contentsOf: file, encoding: .utf8))
    }
  }

  @Test func `a strict schema allows no other keys`() throws {
    let rule = #""additionalProperties" : false"#
    #expect(try schema("run", "--strict").output.contains(rule))
    #expect(try !schema("run").output.contains(rule))
  }

  @Test func `a name that is none is a fault of usage, and the names are said`() throws {
    let result = try schema("nothing")
    #expect(result.code == 64)
    #expect(result.errors.contains("duel-blocks"))
  }
}
