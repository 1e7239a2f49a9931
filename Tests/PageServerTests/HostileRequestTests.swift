import Foundation
import PageServer
import PlainClient
import Testing

/// Requests of strangers, and of pages that are broken or hostile.
@Suite struct HostileRequestTests {
  @Test(arguments: ["GET /%@ HTTP/1.1\r\n", "GET / HTTP/1.1\r\nA: %@\r\n", "%@"])
  func `a line of 500 kB is refused after 8 kB, and holds nobody up`(format: String) async throws {
    try await ServedPage.run { served in
      let line = String(
        format.replacing("%@", with: String(repeating: "a", count: 500_000)))
      async let first = RawExchange(port: served.port, line)
      async let second = RawExchange(port: served.port, line)
      async let third = RawExchange(port: served.port, line)
      let page = try await served.send("GET", "")
      #expect(page.status == 200)
      for exchange in await [first, second, third] {
        #expect(exchange.statuses == [431])
        #expect(exchange.answer.contains("\r\n\r\nThe request's head has more than 8192 bytes. "))
      }
    }
  }

  @Test(arguments: [
    ("2000 lines", 431), ("A : b\r\n", 400), (" b\r\n", 400),
    (": b\r\n", 400), ("nothing\r\n", 400), ("Content-Length: -1\r\n", 400),
    ("Content-Length: +1\r\n", 400), ("Content-Length: 1, 1\r\n", 400),
    ("Content-Length:\r\n", 400),
    ("Content-Length: 1\r\nContent-Length: 2\r\n", 400), ("Transfer-Encoding: chunked\r\n", 411),
    ("Content-Length: 3\r\nTransfer-Encoding: chunked\r\n", 411),
    ("Content-Length: 1048577\r\n", 413), ("Content-Length: 99999999999999999999999\r\n", 413),
  ])
  func `what bounds a request has to be as it should`(lines: String, status: Int) async throws {
    try await ServedPage.run { served in
      let path = "/\(served.page.token)/join?page=a"
      let lines =
        lines == "2000 lines" ? String(repeating: "A: b\r\n", count: 2000) : lines
      let head = "POST \(path) HTTP/1.1\r\nHost: a\r\n\(lines)\r\n"
      #expect(await RawExchange(port: served.port, head).statuses == [status])
      let page = try await served.send("GET", "")
      #expect(page.status == 200)
    }
  }

  @Test(arguments: [
    ("\r\n\r\n", 400), ("GET\r\n\r\n", 400), ("GET /\r\n\r\n", 400),
    ("GET  / HTTP/1.1\r\n\r\n", 400),
    ("GET http://example.org/ HTTP/1.1\r\n\r\n", 400), ("GET / HTTP/2.0\r\n\r\n", 505),
    ("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400), ("\u{0}\u{1}\n\n", 400), ("GET / HTTP/1.1\n\n", 403),
    ("GET / HTTP/1.0\r\n\r\n", 403), ("POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\n", 403),
  ])
  func `what is no request of HTTP is refused`(text: String, status: Int) async throws {
    try await ServedPage.run { served in
      #expect(await RawExchange(port: served.port, text).statuses == [status])
    }
  }

  @Test(arguments: [
    String(repeating: "[", count: 100_000),
    "{\"a\":[0" + String(repeating: ",0", count: 500_000) + "]}",
  ])
  func `no body is made into objects that has too many values, or too deep ones`(body: String)
    async throws
  {
    try await ServedPage.run { served in
      for name in ["join?page=a", "result?task=1&attempt=1&seat=1"] {
        let answer = try await served.send("POST", name, body: Data(body.utf8))
        #expect(answer.status == 413)
      }
    }
  }

  @Test func `a request that comes byte by byte is read, and one that is cut is not`() async throws
  {
    try await ServedPage.run { served in
      let text =
        "POST /\(served.page.token)/join?page=a HTTP/1.1\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}"
      let whole = await RawExchange(port: served.port, text.utf8.map { Data([$0]) })
      #expect(whole.statuses == [200])
      #expect(whole.answer.hasSuffix("{\"seat\":1}"))
      for count in stride(from: 1, to: text.utf8.count, by: 9) {
        _ = await RawExchange(port: served.port, [Data(text.utf8.prefix(count))], isCut: true)
      }
      let seat = try await served.join()
      #expect(seat == 2, "no other has joined")
    }
  }

  @Test func `requests that come at once are answered in their order`() async throws {
    try await ServedPage.run { served in
      let token = served.page.token
      let exchange = await RawExchange(
        port: served.port,
        """
        GET /\(token)/ HTTP/1.1\r\n\r\nGET /\(token)/other HTTP/1.1\r\n\r\n\
        POST /\(token)/join?page=a HTTP/1.1\r\nContent-Length: 2\r\n\r\n{}\
        GET /\(token) HTTP/1.1\r\nConnection: close\r\n\r\nGET /\(token)/ HTTP/1.1\r\n\r\n
        """)
      #expect(exchange.statuses == [200, 404, 200, 308])
    }
  }

  @Test func `whoever asks whether to send the body is told to`() async throws {
    try await ServedPage.run { served in
      let head =
        "POST /\(served.page.token)/join?page=a HTTP/1.1\r\nContent-Length: 2\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n"
      let exchange = await RawExchange(port: served.port, [Data(head.utf8), Data("{}".utf8)])
      #expect(exchange.statuses == [100, 200])
    }
  }

  @Test(arguments: ["", "GET / HT", "GET / HTTP/1.1\r\nA: b\r\n"])
  func `a stranger who takes long is hung up on`(beginning: String) async throws {
    var settings = ServedPage.endless
    settings.headTime = .milliseconds(100)
    try await ServedPage.run(settings: settings) { served in
      #expect(await RawExchange(port: served.port, beginning).answer == "")
    }
  }

  @Test func `a body that does not come is not waited for`() async throws {
    var settings = ServedPage.endless
    settings.transferTime = .milliseconds(100)
    try await ServedPage.run(settings: settings) { served in
      let head =
        "POST /\(served.page.token)/join?page=a HTTP/1.1\r\nContent-Length: 20\r\n\r\n{}"
      #expect(await RawExchange(port: served.port, head).answer == "")
    }
  }

  @Test func `a page gets in however many strangers are there, and stays`() async throws {
    var settings = ServedPage.endless
    settings.mostConnections = 8
    try await ServedPage.run(settings: settings) { served in
      let (port, token) = (served.port, served.page.token)
      let answers = await PlainClient.onThread {
        func strangers() -> [PlainClient] {
          (0..<40).map { _ in
            let stranger = PlainClient(port: port)
            _ = stranger.send(Data("GET /".utf8))
            return stranger
          }
        }
        let first = strangers()
        let page = PlainClient(port: port)
        _ = page.send(Data("GET /\(token)/ HTTP/1.1\r\n\r\n".utf8))
        let before = page.received(until: "</p>")
        let second = strangers()
        _ = page.send(Data("GET /\(token)/other HTTP/1.1\r\nConnection: close\r\n\r\n".utf8))
        let after = page.received()
        for client in first + second + [page] { client.hangUp() }
        return [before, after]
      }
      #expect(answers[0].hasPrefix("HTTP/1.1 200 OK\r\n"))
      #expect(answers[1].hasPrefix("HTTP/1.1 404 Not Found\r\n"))
    }
  }

  @Test(arguments: [1, 0, -1, Int.max, Int.min])
  func `a result of a page that was never asked anything is refused`(task: Int) async throws {
    try await ServedPage.run { served in
      let seat = try await served.join()
      let answer = try await served.result(seat, task: task, attempt: task)
      #expect(answer.status == 409)
      #expect(answer.text == "there is no task \(task)\n")
    }
  }

  @Test func `a wait for a page or for a task ends when it is given up`() async throws {
    try await ServedPage.run { served in
      let joined = Task { () -> PageFault? in
        do throws(PageFault) {
          _ = try await served.page.joined(within: .seconds(3600))
          return nil
        } catch {
          return error
        }
      }
      joined.cancel()
      #expect(await joined.value == .cancelled)
      let seat = try await served.join()
      let next = Task { try await served.page.next(seat: seat) }
      next.cancel()
      let task = try await next.value
      #expect(task == nil)
    }
  }
}
