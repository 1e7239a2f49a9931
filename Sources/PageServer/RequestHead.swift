import Foundation

/// The head of a request, before its body (RFC 9112, sections 2 to 6), as far as pages and apps
/// need it.
package struct RequestHead: Equatable {
  var method: String
  /// The names between the slashes of the path, as they are without percent encoding; a name that cannot be decoded is empty.
  var path: [String]
  /// The values by name; of names that come twice, the first.
  var query: [String: String]
  var bodyBytes: Int
  /// True if another request may come on the same connection.
  var staysOpen: Bool
  /// True if the client waits to be told before it sends the body.
  var asksFirst: Bool

  /// The most bytes of a head: what other servers take, and many times what browsers send.
  static let mostBytes = 8192

  /// Where the head ends that these bytes begin with: after its first empty line.
  ///
  /// - Parameter start: what lies before was looked at already.
  package static func end(in bytes: [UInt8], from start: Int) -> Int? {
    (start..<bytes.count).first { index in
      guard index > 0, bytes[index] == lineFeed else { return false }
      return bytes[index - 1] == lineFeed
        || (index > 1 && bytes[index - 1] == carriageReturn && bytes[index - 2] == lineFeed)
    }.map { $0 + 1 }
  }

  private static let lineFeed = UInt8(ascii: "\n"), carriageReturn = UInt8(ascii: "\r")
}

extension RequestHead {
  /// - Parameter bytes: with the empty line.
  /// - Throws: the reply with which the request is refused.
  package init(_ bytes: some Collection<UInt8>) throws(PageReply) {
    var lines = bytes.split(separator: Self.lineFeed, omittingEmptySubsequences: false).map {
      String(decoding: $0.last == Self.carriageReturn ? $0.dropLast() : $0, as: UTF8.self)
    }.prefix { !$0.isEmpty }
    let words = lines.popFirst()?.split(separator: " ", omittingEmptySubsequences: false) ?? []
    guard words.count == 3, !words[0].isEmpty, words[1].hasPrefix("/") else { throw .malformed }
    guard words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0" else { throw .wrongVersion }
    method = String(words[0])
    let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = target[0].split(separator: "/", omittingEmptySubsequences: false).dropFirst()
      .map { $0.removingPercentEncoding ?? "" }
    query = Self.query(target.count > 1 ? target[1] : "")
    let fields = try Self.fields(lines)
    // A body of which nobody says how long it is would have to be read to be passed over.
    if fields["transfer-encoding"] != nil { throw .noLength }
    bodyBytes = try Self.length(fields["content-length"] ?? ["0"])
    staysOpen =
      words[2] == "HTTP/1.1"
      && !(fields["connection"] ?? []).contains { $0.lowercased().contains("close") }
    asksFirst = fields["expect"]?.first?.lowercased() == "100-continue"
  }

  private static func query(_ text: Substring) -> [String: String] {
    let pairs = text.split(separator: "&").map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map { $0.removingPercentEncoding ?? "" }
      return (parts[0], parts.count > 1 ? parts[1] : "")
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// The values of each field, by its name in small letters.
  private static func fields(
    _ lines: ArraySlice<String>
  ) throws(PageReply) -> [String: [String]] {
    var fields: [String: [String]] = [:]
    for line in lines {
      // A line that begins with a blank would go on with the one before, which is long forbidden.
      guard let colon = line.firstIndex(of: ":"), colon > line.startIndex,
        !line[..<colon].contains(where: \.isWhitespace)
      else { throw .malformed }
      fields[line[..<colon].lowercased(), default: []].append(
        line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces))
    }
    return fields
  }

  /// Lengths that differ, or that other servers could read otherwise, are none.
  private static func length(_ values: [String]) throws(PageReply) -> Int {
    guard Set(values).count == 1, let text = values.first, !text.isEmpty,
      text.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
    else { throw .malformed }
    // Digits that are too many are a body that is too long.
    return Int(text) ?? .max
  }
}

/// The replies with which a request is refused that is not read any further.
extension PageReply: Error {
  static let malformed = PageReply(400, "This is no request of HTTP/1.1.")
  // Browsers send the cookies of a host to all its ports.
  static let tooLong = PageReply(
    431,
    "The request's head has more than \(RequestHead.mostBytes) bytes. Where cookies of other "
      + "pages on this host are why, open the address in a private window.")
  static let noLength = PageReply(411, "A body needs the header Content-Length.")
  static let wrongVersion = PageReply(505, "This server speaks HTTP/1.1.")
}
