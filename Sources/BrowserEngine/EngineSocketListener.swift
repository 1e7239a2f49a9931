import EngineKit
import Foundation
package import PageServer

/// Where the engines' processes of a page come in: each has a conversation of protocol 1 in a thread of its own.
package final class EngineSocketListener: Sendable {
  private let page: HostedPage
  private let address: String
  private let joinLimit: Duration
  private let socket: LocalSocket
  private let path: String

  /// - Parameters:
  ///   - number: of the page, from 1.
  ///   - address: where it joins, for people.
  ///   - join: how long an engine waits for a page.
  /// - Throws: `SocketFault`.
  package init(
    page: HostedPage, number: Int, address: String, join: Duration, in folder: SocketFolder
  ) throws {
    self.page = page
    self.address = address
    joinLimit = join
    try folder.make()
    path = folder.socket(ofPage: number)
    socket = try LocalSocket(listeningOn: path)
  }

  /// Lets engines in from now on.
  package func open() {
    Thread.detachNewThread { [self] in
      while let connection = socket.accepted() {
        Thread.detachNewThread { self.converse(connection) }
      }
    }
  }

  /// Removes the socket.
  package func close() {
    unlink(path)
    Foundation.close(socket.descriptor)
  }

  private func converse(_ connection: Int32) {
    let channel = MessageChannel(reading: connection, writing: connection)
    defer { Foundation.close(connection) }
    let reader = PageReader(
      page: page, joinLimit: joinLimit, address: address,
      isCallerGone: { LocalSocket.isHungUp(connection) },
      report: { try? channel.write(RelayLine.note($0).data) })
    do {
      try serve(reader, on: channel)
    } catch let error as EngineMessageError {
      try? channel.write(RelayLine.end(code: 65, "\(error)").data)
    } catch let failure as ReadingFailure where failure.endsService {
      try? channel.write(RelayLine.end(code: 69, failure.description).data)
    } catch {
      // Whoever asked has gone.
    }
  }
}

/// A message of the server to an engine's process itself, in a line between those of the protocol.
enum RelayLine {
  case note(String)
  /// With what code to exit, and why.
  case end(code: Int32, String)

  private static let key = "scanbench_relay"

  var data: Data {
    let fields: [String: Any] =
      switch self {
      case .note(let text): [Self.key: "note", "text": text]
      case .end(let code, let text): [Self.key: "end", "text": text, "code": Int(code)]
      }
    let line = try? JSONSerialization.data(withJSONObject: fields, options: .sortedKeys)
    return (line ?? Data()) + Data("\n".utf8)
  }

  /// Nil for a line of the protocol.
  init?(_ line: Data) {
    guard line.count < 10_000, line.range(of: Data(Self.key.utf8)) != nil,
      let fields = try? JSONSerialization.jsonObject(with: line) as? [String: Any],
      let kind = fields[Self.key] as? String, let text = fields["text"] as? String
    else { return nil }
    if kind == "end", let code = fields["code"] as? Int {
      self = .end(code: Int32(code), text)
    } else {
      self = .note(text)
    }
  }
}
