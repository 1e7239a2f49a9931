import LiveScanner
import Testing

/// Hand-made sequences of answers, one every second; contents are letters.
struct AcceptorTests {
  /// What is announced with each answer.
  private func announced(
    _ policy: String, forgetAfter: Int64? = nil, _ answers: [String]
  ) throws -> [String] {
    var acceptor = Acceptor<Character>(
      policy: try #require(AcceptancePolicy(name: policy)), forgetAfter: forgetAfter)
    return answers.enumerated().map { second, answer in
      String(acceptor.take(Array(answer), at: Int64(second)))
    }
  }

  @Test(arguments: [
    // Right ones.
    (["r", "r", "r"], first: ["r", "", ""], row: ["", "r", ""], quorum: ["", "r", ""]),
    // None between them.
    (["r", "", "r", "r"], ["r", "", "", ""], ["", "", "", "r"], ["", "", "r", ""]),
    (["r", "", "", "r"], ["r", "", "", ""], ["", "", "", ""], ["", "", "", ""]),
    // A wrong one, and then right ones.
    (["w", "r", "r"], ["w", "r", ""], ["", "", "r"], ["", "", "r"]),
    // The same wrong one twice: waiting for two does not help.
    (["w", "w", "r", "r"], ["w", "", "r", ""], ["", "w", "", "r"], ["", "w", "", "r"]),
    // Other wrong ones: it does.
    (["w", "v", "r", "r"], ["w", "v", "r", ""], ["", "", "", "r"], ["", "", "", "r"]),
    // Alternating: no row is ever complete.
    (["r", "w", "r", "w"], ["r", "w", "", ""], ["", "", "", ""], ["", "", "r", "w"]),
    // Two codes at once, each with a row of its own.
    (["rs", "sr", "s"], ["rs", "", ""], ["", "sr", ""], ["", "sr", ""]),
    (["rs", "r", "rs", "s"], ["rs", "", "", ""], ["", "r", "", "s"], ["", "r", "s", ""]),
    // One content twice in an answer is one read of it.
    (["rr", "", "rr"], ["r", "", ""], ["", "", ""], ["", "", "r"]),
    (["", "", ""], ["", "", ""], ["", "", ""], ["", "", ""]),
  ])
  func `each policy announces what it was asked to wait for`(
    answers: [String], first: [String], row: [String], quorum: [String]
  ) throws {
    #expect(try announced("first", answers) == first)
    #expect(try announced("2-in-a-row", answers) == row)
    #expect(try announced("2-of-3", answers) == quorum)
  }

  @Test func `longer rows and quorums`() throws {
    #expect(
      try announced("3-in-a-row", ["r", "r", "", "r", "r", "r"]) == ["", "", "", "", "", "r"])
    #expect(try announced("3-of-5", ["r", "", "r", "", "r"]) == ["", "", "", "", "r"])
    #expect(
      try announced("3-of-5", ["r", "", "r", "", "", "r", "r"]) == ["", "", "", "", "", "", "r"])
  }

  @Test func `a content is announced again when it was not read for so long`() throws {
    // Forgotten after 3 s without a read; each read renews the memory.
    #expect(
      try announced("first", forgetAfter: 3, ["r", "", "r", "", "r", "", "", "r", "r"])
        == ["r", "", "", "", "", "", "", "r", ""])
    #expect(try announced("first", forgetAfter: 3, ["r", "", "", "r"]) == ["r", "", "", "r"])
    #expect(try announced("first", forgetAfter: 4, ["r", "", "", "r"]) == ["r", "", "", ""])
    #expect(try announced("first", ["r", "", "", "", "", "r"]) == ["r", "", "", "", "", ""])
  }

  @Test func `a content that was forgotten has to meet the policy again`() throws {
    #expect(
      try announced("2-in-a-row", forgetAfter: 2, ["r", "r", "", "r", "", "r", "r"])
        == ["", "r", "", "", "", "", "r"],
      "a single read of what is forgotten is remembered no more")
    #expect(
      try announced("2-in-a-row", forgetAfter: 3, ["r", "r", "", "r", "", "r", "r"])
        == ["", "r", "", "", "", "", ""],
      "a read that meets no policy renews the memory, too")
  }

  @Test func `memories of two contents are apart`() throws {
    #expect(
      try announced("first", forgetAfter: 3, ["r", "s", "s", "rs", "s"]) == ["r", "s", "", "r", ""])
  }

  @Test func `what is forgotten at once is announced with every answer, and once in each`() throws {
    #expect(try announced("first", forgetAfter: 0, ["rr", "r"]) == ["r", "r"])
  }
}
