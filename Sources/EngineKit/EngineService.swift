import Barcodes
import Foundation

/// Answers the bench's requests with `reader` until `quit` or the end of input.
///
/// - Throws: `EngineMessageError` after a line that is no request, which has been answered with `failed`: where
///   the next message begins is then unknown. `MessageChannelError` where reading or writing fails; a peer that
///   goes away between two messages is no failure.
public func serve(_ reader: some FrameReading, on channel: MessageChannel) throws {
  var service = EngineService(engine: reader, channel: channel)
  try channel.serve { try service.answerNextRequest() }
}

extension MessageChannel {
  /// The same with the answers of `answerNext`, which returns false after `quit`.
  package func serve(_ answerNext: () throws -> Bool) throws {
    do {
      while try answerNext() {}
    } catch MessageChannelError.endOfInput, MessageChannelError.peerGone {
      return
    } catch let error as EngineMessageError {
      try send(.failed(.init(message: error.description)))
      throw error
    }
  }

  /// Reads the pixels that follow a request, in place of what `pixels` holds.
  package func readPixels(of detect: EngineRequest.Detect, into pixels: inout [UInt8]) throws {
    guard (0...EngineProtocol.payloadLimitBytes).contains(detect.payload) else {
      throw EngineMessageError.malformed(
        line: "\"payload\":\(detect.payload)",
        reason: "a payload has 0 to \(EngineProtocol.payloadLimitBytes) bytes")
    }
    try readBytes(detect.payload, into: &pixels)
  }
}

private struct EngineService<Engine: FrameReading> {
  var engine: Engine
  let channel: MessageChannel
  /// The pixels of the last frame. The same memory serves every frame: memory that came and went
  /// with each would make the library's own allocations, and with them its calls, slower than in an
  /// application.
  private var pixels: [UInt8] = []

  init(engine: Engine, channel: MessageChannel) {
    self.engine = engine
    self.channel = channel
  }

  /// False after `quit`.
  mutating func answerNextRequest() throws -> Bool {
    switch try channel.receiveRequest() {
    case .hello(let hello): try channel.send(try reply(to: hello))
    case .configure(let configure): try channel.send(reply(to: configure))
    case .detect(let detect): try channel.send(replyToDetect(detect))
    case .quit: return false
    }
    return true
  }

  private mutating func reply(to hello: EngineRequest.Hello) throws -> EngineReply {
    guard hello.protocolNumber == EngineProtocol.number else {
      return .failed(
        .init(
          message: "this engine speaks protocol \(EngineProtocol.number), not "
            + "\(hello.protocolNumber)"))
    }
    do {
      try engine.prepareForHello()
    } catch let failure as ReadingFailure where failure.endsService {
      throw failure
    } catch {
      return .failed(.init(message: "\(error)"))
    }
    return .hello(
      .init(
        engine: engine.name, version: engine.version, symbologies: engine.symbologies.sorted(),
        options: engine.options, features: EngineFeature.ofFrames + engine.contentFeatures,
        note: engine.note, optionNotes: engine.optionNotes))
  }

  private mutating func reply(to configure: EngineRequest.Configure) -> EngineReply {
    var asked: [Symbology] = []
    for name in configure.mask {
      guard let symbology = Symbology(rawValue: name) else {
        return .failed(.init(message: "unknown symbology '\(name)' in the mask"))
      }
      asked.append(symbology)
    }
    let mask = FormatMask(asked.filter(engine.symbologies.contains))
    guard !mask.isEmpty else {
      let names = configure.mask.joined(separator: ", ")
      return .failed(.init(message: "the mask (\(names)) has no symbology that this engine reads"))
    }
    do {
      try engine.configure(mask: mask, options: configure.options)
      return .configured
    } catch {
      return .failed(.init(message: "\(error)"))
    }
  }

  private mutating func replyToDetect(_ detect: EngineRequest.Detect) throws -> EngineReply {
    try channel.readPixels(of: detect, into: &pixels)
    if let fault = fault(in: detect) { return .failed(.init(id: detect.id, message: fault)) }
    do {
      let part = try RegionTransform(detect)
      let image = part.image(
        of: GreyImage(width: detect.width, height: detect.height, pixels: pixels))
      let (durations, decodes) = try engine.timedDecodes(
        in: image, warmup: detect.warmup, repeats: detect.repeats)
      return .detected(
        .init(
          id: detect.id, durationsNanoseconds: durations,
          decodes: decodes.map { WireDecode(part.inFrame($0)) }))
    } catch let failure as ReadingFailure where failure.endsService {
      throw failure
    } catch {
      return .failed(.init(id: detect.id, message: "\(error)"))
    }
  }

  private func fault(in detect: EngineRequest.Detect) -> String? {
    let (area, overflows) = detect.width.multipliedReportingOverflow(by: detect.height)
    if detect.width < 1 || detect.height < 1 || overflows || area != detect.payload {
      return "\(detect.payload) bytes are no image of \(detect.width) x \(detect.height) pixels"
    }
    let most = EngineProtocol.callLimit
    if !(0...most).contains(detect.warmup) || !(1...most).contains(detect.repeats) {
      return "repeats has to be 1 to \(most) and warmup 0 to \(most)"
    }
    return nil
  }
}
