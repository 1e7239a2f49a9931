package import Foundation

/// A request by HTTP/1.1 on a connection of its own, and its answer.
package struct PlainAnswer: Sendable {
  /// 0 where none came.
  package var status = 0
  /// By names in lower case.
  package var headers: [String: String] = [:]
  package var body = Data()

  package var text: String { String(decoding: body, as: UTF8.self) }

  /// Waits for the answer as long as it takes.
  ///
  /// - Parameter path: from the root, with its query.
  package init(port: UInt16, _ method: String, _ path: String, body: Data? = nil) {
    let client = PlainClient(port: port)
    defer { client.hangUp() }
    let length = body.map { "Content-Length: \($0.count)\r\n" } ?? ""
    let head =
      "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\(length)\r\n"
    let isSent = client.send(Data(head.utf8) + (body ?? Data()))
    self.init(isSent ? client.receivedBytes() : Data())
  }

  init(_ bytes: Data) {
    guard let end = bytes.firstRange(of: Data("\r\n\r\n".utf8)) else { return }
    let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
      .components(separatedBy: "\r\n")
    status = Int(lines[0].split(separator: " ").dropFirst().first ?? "") ?? 0
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      headers[line[..<colon].lowercased()] = line[line.index(after: colon)...]
        .trimmingCharacters(in: .whitespaces)
    }
    body = Data(bytes[end.upperBound...])
  }
}
