public import Barcodes
import Foundation

extension MessageChannel {
  // MARK: The bench's side

  /// Sends a request that no payload follows.
  public func send(_ request: EngineRequest, by deadline: Deadline? = nil) throws {
    try send(line: request, by: deadline)
  }

  /// Sends a `detect` and its pixels.
  ///
  /// - Throws: `MessageChannelError`.
  public func send(
    _ detect: EngineRequest.Detect, pixelsOf image: borrowing GreyImage,
    by deadline: Deadline? = nil
  ) throws {
    try send(line: EngineRequest.detect(detect), by: deadline)
    try write(image.pixels, by: deadline)
  }

  /// - Throws: `MessageChannelError`, or `EngineMessageError` where the line is no reply.
  public func receiveReply(by deadline: Deadline? = nil) throws -> EngineReply {
    try receive(EngineReply.self, by: deadline)
  }

  // MARK: The engine's side

  public func send(_ reply: EngineReply, by deadline: Deadline? = nil) throws {
    try send(line: reply, by: deadline)
  }

  /// - Throws: `MessageChannelError`, or `EngineMessageError` where the line is no request.
  public func receiveRequest(by deadline: Deadline? = nil) throws -> EngineRequest {
    try receive(EngineRequest.self, by: deadline)
  }

  // MARK: Both

  private func send(line message: some Encodable, by deadline: Deadline?) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try write(encoder.encode(message) + Data("\n".utf8), by: deadline)
  }

  private func receive<Message: Decodable>(
    _ type: Message.Type, by deadline: Deadline?
  ) throws -> Message {
    let line = try readLine(by: deadline)
    var allowance = JSONAllowance(
      bytes: EngineProtocol.lineLimitBytes, values: EngineProtocol.lineLimitValues)
    do {
      try allowance.take(line.span)
      return try JSONDecoder().decode(type, from: line)
    } catch {
      throw EngineMessageError(error, in: line)
    }
  }
}
