import Foundation
import PlainClient

/// Bytes that are sent as they are, and what comes back until the server hangs up.
struct RawExchange {
  let answer: String
  /// Of each answer, in their order.
  var statuses: [Int] {
    answer.split(separator: "HTTP/1.1 ").compactMap { Int($0.prefix(3)) }
  }

  /// - Parameters:
  ///   - parts: sent one after the other, with a moment between.
  ///   - isCut: whether the client hangs up after the last part, and does not wait for an answer.
  init(port: UInt16, _ parts: [Data], isCut: Bool = false) async {
    answer = await PlainClient.onThread {
      let client = PlainClient(port: port)
      defer { client.hangUp() }
      for part in parts {
        if parts.count > 1 { usleep(1000) }
        guard client.send(part) else { break }
      }
      return isCut ? "" : client.received()
    }
  }

  init(port: UInt16, _ text: String...) async {
    await self.init(port: port, text.map { Data($0.utf8) })
  }
}
