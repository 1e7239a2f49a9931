import Foundation
import Testing

@testable import PageServer

/// The beginning of a request, by RFC 9112.
@Suite struct RequestHeadTests {
  private func head(_ lines: String...) throws -> RequestHead {
    try RequestHead(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8))
  }

  @Test func `a browser's request is read`() throws {
    let head = try head(
      "POST /0a/next%20one/?seat=1&page=a%2Fb&page=c&flag HTTP/1.1", "Host: 127.0.0.1:8040",
      "Connection: keep-alive", "content-length:  12 ", "Cookie: a=b; c=d", "Accept:")
    #expect(
      head
        == RequestHead(
          method: "POST", path: ["0a", "next one", ""],
          query: ["seat": "1", "page": "a/b", "flag": ""], bodyBytes: 12, staysOpen: true,
          asksFirst: false))
  }

  @Test(arguments: [
    ("HTTP/1.1", "A: b", true), ("HTTP/1.1", "Connection: Close", false),
    ("HTTP/1.1", "connection: keep-alive, close", false), ("HTTP/1.0", "A: b", false),
  ])
  func `a connection stays open as the client has it`(version: String, line: String, stays: Bool)
    throws
  {
    #expect(try head("GET / \(version)", line).staysOpen == stays)
  }

  @Test func `a name that cannot be decoded is no name`() throws {
    #expect(try head("GET /%ff/%zz/a%00 HTTP/1.1").path == ["", "", "a\u{0}"])
  }

  @Test(arguments: [
    "a\r\n\r\nrest", "a\nb\n\nrest", "a\n\r\nrest", "\n\nrest", "a\r\nb: c\r\n\r\nrest",
  ])
  func `a head ends with its first empty line, from wherever that is looked for`(text: String)
    throws
  {
    let bytes = Array(text.utf8)
    let end = bytes.count - "rest".utf8.count
    for start in 0..<end { #expect(RequestHead.end(in: bytes, from: start) == end) }
    for count in 0..<end { #expect(RequestHead.end(in: Array(bytes[..<count]), from: 0) == nil) }
  }
}
