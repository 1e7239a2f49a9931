import Foundation

extension PageReply {
  static let forbidden = PageReply(
    403, "This address lacks its token. Open the whole address that the terminal shows.")

  /// As it is sent, with what every answer forbids: other places, frames, guesses at types, caches and referrers, which would hold the
  /// token.
  ///
  /// WebAssembly may be compiled, since readers come as that. COOP and COEP isolate the page
  /// (https://developer.mozilla.org/docs/Web/API/Window/crossOriginIsolated), so that its clock is fine.
  ///
  /// - Parameter isLast: whether the connection ends with it.
  func bytes(isLast: Bool) -> Data {
    var fields = [
      "Content-Type": contentType,
      "Cache-Control": "no-store",
      "Content-Security-Policy":
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; "
        + "img-src 'self' blob: data:; media-src 'self' blob:; worker-src 'self'; base-uri 'none'; "
        + "form-action 'none'; frame-ancestors 'none'",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Embedder-Policy": "require-corp",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Referrer-Policy": "no-referrer",
      "X-Content-Type-Options": "nosniff",
    ]
    // An answer of this status has no body (RFC 9110, 8.6).
    if status != 204 { fields["Content-Length"] = "\(body.count)" }
    if isLast { fields["Connection"] = "close" }
    fields.merge(headers) { $1 }
    let lines =
      ["HTTP/1.1 \(status) \(Self.phrases[status] ?? "Unknown")"]
      + fields.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
      + (status == 204 ? Data() : body)
  }

  /// RFC 9110, section 15, and RFC 6585.
  private static let phrases = [
    200: "OK", 204: "No Content", 308: "Permanent Redirect", 400: "Bad Request", 403: "Forbidden",
    404: "Not Found", 405: "Method Not Allowed", 409: "Conflict", 411: "Length Required",
    413: "Content Too Large", 422: "Unprocessable Content", 431: "Request Header Fields Too Large",
    500: "Internal Server Error", 503: "Service Unavailable", 505: "HTTP Version Not Supported",
  ]
}
