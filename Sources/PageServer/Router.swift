import FlyingFox
import Foundation

/// Finds the page that a request means, and has it answer.
struct Router: HTTPHandler {
  let pages: [String: HostedPage]
  let mostBodyBytes: Int

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    let body = try await request.body(atMost: mostBodyBytes)
    // As it came: the library's own path has no slash at its end.
    let parts = request.target.path().split(separator: "/", omittingEmptySubsequences: false)
      .dropFirst().map { $0.removingPercentEncoding ?? "" }
    guard let token = parts.first, let page = pages[token] else {
      return HTTPResponse(
        PageReply(
          403, "This address lacks its token. Open the whole address that the terminal shows."))
    }
    guard let body else {
      return HTTPResponse(PageReply(413, "The body has more than \(mostBodyBytes) bytes."))
    }
    // Names in the page are relative to its address.
    guard parts.count > 1 else {
      return HTTPResponse(PageReply(308, headers: ["Location": "/\(token)/"]))
    }
    let query = Dictionary(request.query.map { ($0.name, $0.value) }) { first, _ in first }
    let message = PageMessage(method: request.method.rawValue, query: query, body: body)
    let name = parts.dropFirst().joined(separator: "/")
    return HTTPResponse(await page.reply(to: message, name))
  }
}

extension HTTPRequest {
  /// What a client that sends more than it may gets to send before it is cut off.
  private static var patienceBytes: Int { 256 << 20 }

  /// The body; nil where it is longer than `limit`. It is read to its end then, or the client would never read an answer.
  fileprivate func body(atMost limit: Int) async throws -> Data? {
    var body = Data()
    var count = 0
    for try await chunk in bodySequence {
      count += chunk.count
      guard count <= Self.patienceBytes else { throw SocketFault.tooMuch }
      if count <= limit { body.append(chunk) } else { body = Data() }
    }
    return count <= limit ? body : nil
  }
}

/// A client that is cut off.
enum SocketFault: Error { case tooMuch }

extension HTTPResponse {
  /// With what every answer forbids: other places, frames, guesses at types, caches and referrers, which would hold the token.
  ///
  /// WebAssembly may be compiled, since readers come as that. COOP and COEP isolate the page
  /// (https://developer.mozilla.org/docs/Web/API/Window/crossOriginIsolated), so that its clock is fine.
  init(_ reply: PageReply) {
    var headers: [HTTPHeader: String] = [
      .contentType: reply.contentType,
      .cacheControl: "no-store",
      HTTPHeader("Content-Security-Policy"):
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; "
        + "img-src 'self' blob: data:; media-src 'self' blob:; worker-src 'self'; base-uri 'none'; "
        + "form-action 'none'; frame-ancestors 'none'",
      HTTPHeader("Cross-Origin-Opener-Policy"): "same-origin",
      HTTPHeader("Cross-Origin-Embedder-Policy"): "require-corp",
      HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
      HTTPHeader("Referrer-Policy"): "no-referrer",
      HTTPHeader("X-Content-Type-Options"): "nosniff",
    ]
    for (name, value) in reply.headers { headers[HTTPHeader(name)] = value }
    self.init(
      statusCode: HTTPStatusCode(reply.status, phrase: Self.phrases[reply.status] ?? "Unknown"),
      headers: HTTPHeaders(headers),
      body: HTTPBodySequence(data: reply.body, suggestedBufferSize: 1 << 20))
  }

  /// RFC 9110, section 15.
  private static let phrases = [
    200: "OK", 204: "No Content", 308: "Permanent Redirect", 400: "Bad Request", 403: "Forbidden",
    404: "Not Found", 405: "Method Not Allowed", 409: "Conflict", 413: "Content Too Large",
    422: "Unprocessable Content", 500: "Internal Server Error", 503: "Service Unavailable",
  ]
}
