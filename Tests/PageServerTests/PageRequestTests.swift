import Foundation
import PageServer
import PlainClient
import Testing

/// Requests, right and wrong.
@Suite struct PageRequestTests {
  @Test func `the page is served with what isolates it, and nothing is kept or let in`()
    async throws
  {
    try await ServedPage.run { served in
      let answer = try await served.send("GET", "")
      #expect(answer.status == 200)
      #expect(answer.text == "<p>page</p>")
      #expect(answer.headers["content-type"] == "text/html; charset=utf-8")
      #expect(answer.headers["cross-origin-opener-policy"] == "same-origin")
      #expect(answer.headers["cross-origin-embedder-policy"] == "require-corp")
      #expect(answer.headers["cache-control"] == "no-store")
      #expect(answer.headers["referrer-policy"] == "no-referrer")
      let policy = try #require(answer.headers["content-security-policy"])
      #expect(policy.hasPrefix("default-src 'none'; script-src 'self' 'wasm-unsafe-eval';"))
      #expect(!policy.contains("unsafe-inline"))
    }
  }

  @Test(arguments: ["/", "/0123456789abcdef0123456789abcdef/", "/x/next?seat=1", "//", "/../"])
  func `without the token everything is forbidden`(path: String) async throws {
    try await ServedPage.run { served in
      let answer = try await served.send("GET", path)
      #expect(answer.status == 403)
      #expect(!answer.text.contains(served.page.token))
      #expect(try await served.send("POST", path, body: Data("{}".utf8)).status == 403)
    }
  }

  @Test func `tokens are 128 random bits`() {
    let tokens = (0..<100).map { _ in HostedPage(files: [:]).token }
    #expect(Set(tokens).count == 100)
    #expect(tokens.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
  }

  @Test func `a body of 64 MiB is refused, and the server goes on`() async throws {
    try await ServedPage.run { served in
      let seat = try await served.join()
      let flood = Data(repeating: 0x20, count: 64 << 20)
      let answer = try await served.send(
        "POST", "result?seat=\(seat)&task=1&attempt=1", body: flood)
      #expect(answer.status == 413)
      #expect(try await served.send("POST", "/elsewhere/result", body: flood).status == 403)
      #expect(try await served.send("GET", "").status == 200)
    }
  }

  @Test(
    arguments: [
      ("POST", "", 405), ("GET", "join?page=a", 405), ("GET", "result?seat=1", 405),
      ("POST", "next?seat=1", 405), ("GET", "other", 404), ("GET", "../../etc/passwd", 404),
      ("GET", "/etc/passwd", 403),
      ("GET", "next", 400), ("GET", "next?seat=x", 400), ("GET", "next?seat=99", 409),
      ("POST", "leave?seat=99", 409), ("POST", "join", 400), ("POST", "result?seat=1", 400),
    ])
  func `what is no request is told apart`(method: String, name: String, status: Int) async throws {
    try await ServedPage.run { served in
      let body = method == "POST" ? Data("{}".utf8) : nil
      let answer = try await served.send(method, name, body: body)
      #expect(answer.status == status)
    }
  }

  @Test(arguments: ["", "[]", "{", "{\"a\":NaN}"])
  func `a body that is no JSON object is refused, and the task stays`(body: String) async throws {
    try await ServedPage.run { served in
      #expect(try await served.send("POST", "join?page=a", body: Data(body.utf8)).status == 400)
      let seat = try await served.join()
      let asked = served.ask()
      _ = try await served.next(seat)
      #expect(try await served.result(seat, task: 1, body).status == 400)
      #expect(try await served.result(seat, task: 1).status == 204)
      #expect(await asked.value == .success("{}"))
    }
  }

  @Test func `an action answers requests of its own`() async throws {
    let echo: PageAction = { method, body in PageReply(200, "\(method) \(body.count)") }
    try await ServedPage.run(actions: ["read": echo]) { served in
      let answer = try await served.send("POST", "read", body: Data("12345".utf8))
      #expect(answer.status == 200)
      #expect(answer.text == "POST 5\n")
    }
  }

  @Test(arguments: ["localhost", "256.1.1.1", "", "example.org"])
  func `a host that is no address is refused`(host: String) {
    var settings = PageServer.ServerSettings()
    settings.host = host
    #expect(throws: PageServerError.badHost(host)) { try PageServer(pages: [], settings: settings) }
  }

  @Test func `an address of version 6 stands in brackets`() {
    let page = HostedPage(files: [:])
    #expect(
      PageServer.address(of: page, host: "::1", port: 80, scheme: "https")
        == "https://[::1]:80/\(page.token)/")
  }
}
