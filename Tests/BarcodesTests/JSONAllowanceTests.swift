import Testing

@testable import Barcodes

/// How much JSON may hold, told before anything is made of it.
@Suite struct JSONAllowanceTests {
  private func excess(_ text: String, _ allowance: JSONAllowance) -> JSONExcess? {
    var allowance = allowance
    do throws(JSONExcess) {
      try allowance.take(Array(text.utf8).span)
      return nil
    } catch {
      return error
    }
  }

  /// Texts, and how many values each has.
  static let texts: [(String, Int)] = [
    ("0", 1), ("[1]", 2), ("[1,2,3]", 4), (#"{"a":1,"b":[true,null]}"#, 5),
    (#"["a,b","[","\"","\\",",{"]"#, 6), (#"[{"a":"}"},{"b":","}]"#, 5),
  ]

  @Test(arguments: texts)
  func `values are counted, and what stands in texts is none`(text: String, count: Int) {
    // What a container holds first is counted with it.
    let most = JSONAllowance(bytes: 100, values: count)
    #expect(excess(text, most) == nil)
    #expect(
      excess(text, JSONAllowance(bytes: 100, values: count - 1)) == .values(most: count - 1))
  }

  @Test func `lists and objects lie 64 deep in one another, and no deeper`() {
    func nested(_ depth: Int, _ open: String, _ close: String) -> String {
      String(repeating: open, count: depth) + "0" + String(repeating: close, count: depth)
    }
    for (open, close) in [("[", "]"), (#"{"a":"#, "}")] {
      #expect(excess(nested(64, open, close), .line) == nil)
      #expect(excess(nested(65, open, close), .line) == .depth)
    }
    #expect(excess(String(repeating: "[],", count: 1000), .line) == nil)
  }

  @Test func `texts that come together have one allowance`() throws {
    var allowance = JSONAllowance(bytes: 10, values: 5)
    try allowance.take(Array("[1,2]".utf8).span)
    #expect(throws: JSONExcess.values(most: 5)) { try allowance.take(Array("[1,2]".utf8).span) }
    #expect(throws: JSONExcess.bytes(most: 10)) { try allowance.take(Array("123456".utf8).span) }
    try allowance.take(Array("[0]".utf8).span)
  }
}
