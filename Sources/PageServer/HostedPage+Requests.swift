import Barcodes
import Foundation

extension HostedPage {
  /// The limit of a body: ten thousand decodes, each with all that may be said of one, have half of
  /// it.
  private static let allowance = JSONAllowance(bytes: .max, values: 500_000)

  /// Answers a request whose path begins with the token.
  func reply(to head: RequestHead, _ body: Data) async -> PageReply {
    // Names in the page are relative to its address.
    guard head.path.count > 1 else { return PageReply(308, headers: ["Location": "/\(token)/"]) }
    var allowance = Self.allowance
    do throws(JSONExcess) {
      try allowance.take(body.span)
    } catch {
      return PageReply(413, "The body is refused: \(error).")
    }
    return await reply(to: head, body, for: head.path.dropFirst().joined(separator: "/"))
  }

  /// - Parameter name: what comes after the token in the path.
  private func reply(
    to head: RequestHead, _ body: Data, for name: String
  ) async -> PageReply {
    if let file = files[name] { return head.method == "GET" ? file : Self.wrongMethod("GET") }
    if let action = actions[name] { return await action(head.method, body) }
    switch name {
    case "join", "result", "leave":
      guard head.method == "POST" else { return Self.wrongMethod("POST") }
    case "next":
      guard head.method == "GET" else { return Self.wrongMethod("GET") }
    default: return PageReply(404, "There is no '\(name.prefix(80))' here.")
    }
    if name == "join" { return replyToJoin(head, body) }
    guard let seat = head.query["seat"].flatMap({ Int($0) }) else {
      return PageReply(400, "The query lacks 'seat', the number that 'join' has answered.")
    }
    do throws(PageReply) {
      switch name {
      case "next": return try await replyToNext(seat)
      case "leave": return leave(seat: seat) ? PageReply(204) : Self.notSeated
      default: return try replyToResult(head, body, seat)
      }
    } catch {
      return error
    }
  }

  private static func wrongMethod(_ right: String) -> PageReply {
    PageReply(405, headers: ["Allow": right])
  }

  static var notSeated: PageReply {
    conflict("not-seated", "Another page has this address, or this one was reloaded; join again.")
  }

  static func refused(_ words: String) -> PageReply { conflict("refused", words) }

  private static func conflict(_ name: String, _ words: String) -> PageReply {
    PageReply(409, headers: [reason: name], body: Data("\(words)\n".utf8))
  }

  /// The header by which a page tells one 409 from another.
  private static let reason = "Reason"

  private func replyToJoin(_ head: RequestHead, _ body: Data) -> PageReply {
    guard let page = head.query["page"], (1...100).contains(page.utf8.count) else {
      return PageReply(400, "The query lacks 'page', by which a page knows itself after a reload.")
    }
    guard (try? JSONSerialization.jsonObject(with: body)) is [String: Any] else {
      return PageReply(400, "The body is no JSON object that says what the page is.")
    }
    guard let seat = join(page: page, description: body) else {
      return Self.conflict(
        "taken",
        "Another page has this address. Close it first; if it is gone already, wait "
          + "\(patience.components.seconds) s.")
    }
    return PageReply(200, json: Data("{\"seat\":\(seat)}".utf8))
  }

  private func replyToNext(_ seat: Int) async throws(PageReply) -> PageReply {
    guard let task = try await next(seat: seat) else { return PageReply(204) }
    return PageReply(
      200, contentType: "application/octet-stream",
      headers: [
        "Task": task.head, "Task-Id": "\(task.id)", "Task-Attempt": "\(task.attempt)",
      ], body: task.body)
  }

  private func replyToResult(
    _ head: RequestHead, _ body: Data, _ seat: Int
  ) throws(PageReply) -> PageReply {
    guard let task = head.query["task"].flatMap({ Int($0) }),
      let attempt = head.query["attempt"].flatMap({ Int($0) })
    else {
      return PageReply(400, "The query lacks 'task' or 'attempt', as they came with the task.")
    }
    guard (try? JSONSerialization.jsonObject(with: body)) is [String: Any] else {
      return PageReply(400, "The body is no JSON object.")
    }
    try take(body, ofTask: task, attempt: attempt, seat: seat)
    return PageReply(204)
  }
}
