import Foundation
import Records
import Testing

/// JSON that is looked up where it stands, held against Foundation's reader.
@Suite struct JSONTextTests {
  /// What Foundation makes of a value.
  private func tree(_ value: JSONText) -> Any {
    if let elements = value.elements { return elements.map(tree) }
    if let members = value.members {
      return Dictionary(members.map { ($0.text ?? "?", tree($1)) }) { $1 }
    }
    if value.isNull { return NSNull() }
    return value.text ?? value.number.map { $0 as Any } ?? "a flag"
  }

  static let texts = [
    #"{"a": [1, -2.5, 1e3, 0, -0.0], "b": {"c": "d", "": []}, "e": null}"#,
    #"["ä", "\u00e4\n\\\"\/", "\ud83d\ude00", "a\u0000b"]"#, " [ ] ", "{}", "\"\"",
    "\t[\r\n1 , 2 ]\n", #"{"a":{"b":{"c":[[[]]]}}}"#, #"{"a\u0062": 1, "x": [{}, {"y": ""}]}"#,
  ]

  @Test(arguments: texts)
  func `a text has the values that Foundation finds`(text: String) throws {
    let value = try #require(JSONText(Data(text.utf8)))
    let expected = try JSONSerialization.jsonObject(
      with: Data(text.utf8), options: .fragmentsAllowed)
    #expect([tree(value)] as NSArray == [expected] as NSArray)
  }

  @Test(arguments: [
    "", " ", "{", "[1,,]", "[1 2]", "{\"a\"}", "{\"a\":}", "{a:1}", "01", "-", "1.", "1e", "tru",
    "nul",
    "\"", "\"\\\"", "\"\\x\"", "\"\\u12g4\"", "\"\n\"", "[1]]", "1 1", "+1", ".5", "[,1]", "{,}",
    "NaN", "'a'",
  ])
  func `what Foundation refuses is refused`(text: String) {
    #expect(JSONText(Data(text.utf8)) == nil)
    #expect(
      (try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)) == nil)
  }

  @Test
  func `of several members of one name the last counts, and a name may be written with escapes`()
    throws
  {
    let value = try #require(JSONText(Data(#"{"ab": 1, "a\u0062": 2, "b": 3}"#.utf8)))
    #expect(value["ab"]?.number == 2 && value["b"]?.numeral == "3" && value["c"] == nil)
    #expect(value["b"]?["c"] == nil)
  }

  @Test func `a mark of the byte order before a text is passed over`() {
    #expect(JSONText(Data([0xEF, 0xBB, 0xBF]) + Data("[7]".utf8))?.elements?.map(\.number) == [7])
  }
}
