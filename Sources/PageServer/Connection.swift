import FlyingSocks
import Foundation

/// A client that sends one request after the other.
struct Connection {
  private let socket: AsyncSocket
  private let number: Int
  private let visits: Visits
  /// By their tokens.
  private let pages: [String: HostedPage]
  private let settings: PageServer.ServerSettings
  /// The bytes that were read, and are of no request so far.
  private var rest: [UInt8] = []

  init(
    _ socket: AsyncSocket, number: Int, among visits: Visits, _ pages: [String: HostedPage],
    _ settings: PageServer.ServerSettings
  ) {
    (self.socket, self.number, self.visits) = (socket, number, visits)
    (self.pages, self.settings) = (pages, settings)
  }

  /// Answers until the client or the server hangs up.
  mutating func serve() async throws {
    do {
      while let head = try await nextHead(), try await answer(head) {
        visits.allow(settings.idleTime, to: number)
      }
    } catch let reply as PageReply {
      try await refuse(with: reply)
    }
  }

  /// The head of the next request; nil where none comes.
  private mutating func nextHead() async throws -> RequestHead? {
    var seen = 0
    while true {
      if let end = RequestHead.end(in: rest, from: seen) {
        defer { rest.removeFirst(end) }
        return try RequestHead(rest[..<end])
      }
      guard rest.count < RequestHead.mostBytes else { throw PageReply.tooLong }
      seen = rest.count
      guard let more = try await read(atMost: RequestHead.mostBytes - rest.count) else {
        return nil
      }
      if rest.isEmpty { visits.allow(settings.headTime, to: number) }
      rest += more
    }
  }

  /// - Returns: whether another request may come.
  private mutating func answer(_ head: RequestHead) async throws -> Bool {
    // Of whoever has no token nothing more is read, and nothing is kept.
    guard let page = head.path.first.flatMap({ pages[$0] }) else {
      try await refuse(with: .forbidden)
      return false
    }
    visits.recognise(number)
    visits.allow(settings.transferTime, to: number)
    guard head.bodyBytes <= settings.mostBodyBytes else {
      try await refuse(
        with: PageReply(413, "The body has more than \(settings.mostBodyBytes) bytes."))
      return false
    }
    if head.asksFirst { try await socket.write(Data("HTTP/1.1 100 Continue\r\n\r\n".utf8)) }
    guard let body = try await body(of: head.bodyBytes) else { return false }
    visits.allow(nil, to: number)
    let reply = await page.reply(to: head, body)
    // What answers a method of which nobody here knows whether its answers have a body is the last.
    let staysOpen = head.staysOpen && ["GET", "POST"].contains(head.method)
    try await write(reply, isLast: !staysOpen)
    return staysOpen
  }

  private mutating func body(of count: Int) async throws -> Data? {
    var body = Data(rest.prefix(count))
    rest.removeFirst(body.count)
    while body.count < count {
      guard let more = try await read(atMost: count - body.count) else { return nil }
      body += more
    }
    return body
  }

  /// Nil at the end.
  private func read(atMost count: Int) async throws -> [UInt8]? {
    do { return try await socket.read(atMost: count) } catch SocketError.disconnected { return nil }
  }

  private func write(_ reply: PageReply, isLast: Bool) async throws {
    // Small answers go in one packet, and large ones in parts, for each of which there is time.
    var left = reply.bytes(isLast: isLast)
    while !left.isEmpty {
      visits.allow(settings.transferTime, to: number)
      let part = left.prefix(Self.partBytes)
      try await socket.write(part)
      left = left.dropFirst(part.count)
    }
  }

  private static let partBytes = 256 << 10

  /// Answers, and hangs up when the client does: it may not look for an answer before it has sent all. What it still sends is
  /// passed over, up to a limit.
  private func refuse(with reply: PageReply) async throws {
    visits.allow(settings.headTime, to: number)
    try await socket.write(reply.bytes(isLast: true))
    shutdown(socket.socket.file.rawValue, Int32(SHUT_WR))
    var count = 0
    while count < Self.mostPassedOverBytes, let more = try await read(atMost: Self.partBytes) {
      count += more.count
    }
  }

  private static let mostPassedOverBytes = 256 << 20
}
