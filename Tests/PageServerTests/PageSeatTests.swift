import Foundation
import PageServer
import PlainClient
import Testing

/// Who has an address.
@Suite struct PageSeatTests {
  @Test func `a second page is refused until the first has left`() async throws {
    try await ServedPage.run { served in
      let seat = try await served.join("a")
      let second = try await served.send("POST", "join?page=b", body: Data("{}".utf8))
      #expect(second.status == 409)
      #expect(second.headers["reason"] == "taken")
      #expect(second.text.hasPrefix("Another page has this address. Close it first"))
      #expect(try await served.send("POST", "leave?seat=\(seat)").status == 204)
      #expect(try await served.join("b") == seat + 1)
      let late = try await served.next(seat)
      #expect(late.status == 409)
      #expect(late.headers["reason"] == "not-seated")
    }
  }

  @Test func `a page that is not heard of leaves its place to another`() async throws {
    try await ServedPage.run(patience: .milliseconds(200)) { served in
      let first = try await served.join("a")
      try await Task.sleep(for: .milliseconds(400))
      #expect(try await served.join("b") == first + 1)
      #expect(try await served.result(first, task: 1).status == 409)
    }
  }

  @Test func `a page at work keeps its place, and one that leaves gives its task back`()
    async throws
  {
    try await ServedPage.run(patience: .milliseconds(200)) { served in
      let first = try await served.join("a")
      let asked = served.ask()
      _ = try await served.next(first)
      try await Task.sleep(for: .milliseconds(400))
      #expect(try await served.send("POST", "join?page=b", body: Data("{}".utf8)).status == 409)
      #expect(try await served.send("POST", "leave?seat=\(first)").status == 204)
      let second = try await served.join("b")
      #expect(try await served.next(second).headers["task-attempt"] == "2")
      asked.cancel()
    }
  }

  @Test func `whoever waits for a page hears what it says of itself`() async throws {
    try await ServedPage.run { served in
      async let joined = served.page.joined(within: .seconds(3600))
      try await Task.sleep(for: .milliseconds(50))
      _ = try await served.send("POST", "join?page=a", body: Data("{\"reader\":\"x\"}".utf8))
      #expect(String(decoding: try await joined, as: UTF8.self) == "{\"reader\":\"x\"}")
      #expect(await served.page.pageDescription == Data("{\"reader\":\"x\"}".utf8))
    }
  }

  @Test func `a page that never joins is waited for no longer than that`() async throws {
    try await ServedPage.run { served in
      await #expect(throws: PageFault.noPage(waitedSeconds: 0)) {
        try await served.page.joined(within: .milliseconds(50))
      }
    }
  }
}
