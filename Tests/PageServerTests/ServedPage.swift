import Foundation
import PageServer
import PlainClient

/// A page behind a server that listens, and requests to it as a browser or an app sends them.
struct ServedPage {
  let page: HostedPage
  let address: String
  let port: UInt16

  /// Serves a page while `body` runs. Tests wait for one another, so nothing ends by time unless it is told to.
  static func run(
    poll: Duration = .seconds(600), patience: Duration = .seconds(3600),
    settings: PageServer.ServerSettings = endless, actions: [String: PageAction] = [:],
    _ body: (ServedPage) async throws -> Void
  ) async throws {
    let html = PageReply.html("<p>page</p>".utf8)
    let page = HostedPage(
      files: ["": html], actions: actions, longestPoll: poll, patience: patience)
    let server = try PageServer(pages: [page], settings: settings)
    let serving = Task { try await server.run() }
    defer { serving.cancel() }
    let address = PageServer.address(of: page, host: "127.0.0.1", port: server.port)
    try await body(ServedPage(page: page, address: address, port: server.port))
  }

  /// For tests that do not ask how long something may take.
  static var endless: PageServer.ServerSettings {
    var settings = PageServer.ServerSettings()
    settings.headTime = .seconds(3600)
    settings.transferTime = .seconds(3600)
    settings.idleTime = .seconds(3600)
    return settings
  }

  /// - Parameter name: below the address, with its query; a path from the root where it begins with `/`.
  func send(_ method: String, _ name: String, body: Data? = nil) async throws -> PlainAnswer {
    let below = address.split(separator: "/").dropFirst(2).joined(separator: "/")
    let (port, path) = (port, name.hasPrefix("/") ? name : "/\(below)/\(name)")
    return await PlainClient.onThread { PlainAnswer(port: port, method, path, body: body) }
  }

  /// Joins as a page of this name.
  ///
  /// - Returns: its seat.
  func join(_ name: String = "a") async throws -> Int {
    let answer = try await send("POST", "join?page=\(name)", body: Data("{}".utf8))
    let fields = try JSONSerialization.jsonObject(with: answer.body) as? [String: Int]
    return fields?["seat"] ?? 0
  }

  func next(_ seat: Int) async throws -> PlainAnswer { try await send("GET", "next?seat=\(seat)") }

  func result(
    _ seat: Int, task: Int, attempt: Int = 1, _ body: String = "{}"
  ) async throws -> PlainAnswer {
    try await send(
      "POST", "result?seat=\(seat)&task=\(task)&attempt=\(attempt)", body: Data(body.utf8))
  }

  /// Asks the page for something, and does not wait.
  func ask(_ body: String = "pixels", within limit: Duration = .seconds(3600))
    -> Task<Result<String, PageFault>, Never>
  {
    Task {
      do throws(PageFault) {
        let result = try await page.result(
          of: PageTask(head: "{\"kind\":\"test\"}", body: Data(body.utf8)), within: limit)
        return .success(String(decoding: result, as: UTF8.self))
      } catch {
        return .failure(error)
      }
    }
  }
}
