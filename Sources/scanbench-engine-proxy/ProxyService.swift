import EngineKit
import Foundation

/// Hands requests on to the wrapped engines, and its answers back, with what `FaultSettings` does to them.
struct ProxyService {
  private let channel: MessageChannel
  private let engine: WrappedCascade
  private var settings = FaultSettings()

  init(channel: MessageChannel, engine: WrappedCascade) {
    self.channel = channel
    self.engine = engine
  }

  /// Answers until `quit` or the end of input.
  mutating func run() throws { try channel.serve { try answerNextRequest() } }

  /// False after `quit`.
  private mutating func answerNextRequest() throws -> Bool {
    let request = try channel.receiveRequest()
    switch request {
    case .hello: try channel.send(introduction(to: request))
    case .configure(let configure): try channel.send(reply(to: configure))
    case .detect(let detect): try channel.send(reply(to: detect))
    case .quit: return false
    }
    return true
  }

  private func introduction(to request: EngineRequest) throws -> EngineReply {
    let reply = try engine.introduction(to: request)
    guard case .hello(var hello) = reply else { return reply }
    hello.engine = "proxy of \(hello.engine)"
    hello.options.merge(settings.options) { $1 }
    hello.optionNotes = (hello.optionNotes ?? [:]).merging(FaultSettings.notes) { $1 }
    return .hello(hello)
  }

  /// The proxy's options are its own; all others are the wrapped engine's.
  private mutating func reply(to configure: EngineRequest.Configure) throws -> EngineReply {
    let known = engine.optionNames.union(FaultSettings.names)
    if let unknown = configure.options.keys.sorted().first(where: { !known.contains($0) }) {
      let error = EngineOptionError.unknownOption(name: unknown, known: known.sorted())
      return .failed(.init(message: error.description))
    }
    var handedOn = configure
    handedOn.options = configure.options.filter { !FaultSettings.names.contains($0.key) }
    let own = configure.options.filter { FaultSettings.names.contains($0.key) }
    let changed: FaultSettings
    do {
      changed = try FaultSettings(options: own)
    } catch {
      return .failed(.init(message: error.description))
    }
    let reply = try engine.reply(to: handedOn)
    if case .configured = reply { settings = changed }
    return reply
  }

  private func reply(to detect: EngineRequest.Detect) throws -> EngineReply {
    var pixels: [UInt8] = []
    try channel.readPixels(of: detect, into: &pixels)
    let faults = settings.faults(ofPixels: pixels)
    if faults.contains(.crash) { kill(getpid(), SIGKILL) }
    if faults.contains(.hang) { while true { sleep(1000) } }
    let padding = settings.padding
    let reply = try engine.reply(
      to: padding.padded(detect), payload: padding.padded(pixels, of: detect))
    guard case .detected(var detected) = reply else { return reply }
    detected.decodes = detected.decodes.map(padding.unpadded)
    if faults.contains(.drop) { detected.decodes = [] }
    if faults.contains(.corrupt) { detected.decodes = detected.decodes.map(\.corrupted) }
    // A slower engine is slower while it warms up, too; what those calls took is not known.
    let usual = detected.durationsNanoseconds.first ?? 0
    for _ in 0..<detect.warmup { _ = settings.delayed(usual, faults: faults) }
    detected.durationsNanoseconds = detected.durationsNanoseconds.map {
      settings.delayed($0, faults: faults)
    }
    return .detected(detected)
  }
}
