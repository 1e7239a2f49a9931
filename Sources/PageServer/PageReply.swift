package import Foundation

/// A reply to a request.
package struct PageReply: Sendable {
  package var status: Int
  /// With the charset, as in `text/html; charset=utf-8`.
  package var contentType: String
  package var headers: [String: String]
  package var body: Data

  package init(
    _ status: Int, contentType: String = "text/plain; charset=utf-8",
    headers: [String: String] = [:], body: Data = Data()
  ) {
    self.status = status
    self.contentType = contentType
    self.headers = headers
    self.body = body
  }

  /// A status with words for people.
  package init(_ status: Int, _ text: String) {
    self.init(status, body: Data((text + "\n").utf8))
  }

  /// - Parameter json: a document.
  package init(_ status: Int, json: Data) {
    self.init(status, contentType: "application/json", body: json)
  }

  // MARK: Files of a page

  package static func html(_ bytes: some Sequence<UInt8>) -> PageReply {
    PageReply(200, contentType: "text/html; charset=utf-8", body: Data(bytes))
  }

  package static func style(_ bytes: some Sequence<UInt8>) -> PageReply {
    PageReply(200, contentType: "text/css; charset=utf-8", body: Data(bytes))
  }

  package static func script(_ bytes: some Sequence<UInt8>) -> PageReply {
    PageReply(200, contentType: "text/javascript; charset=utf-8", body: Data(bytes))
  }
}
