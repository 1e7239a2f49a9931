import EngineKit
import Foundation

/// Engines that are asked one after another, until one finds anything; mostly there is but one.
/// Its only argument, or else a variable, names them.
struct WrappedCascade {
  /// Names the engines to wrap, with commas between them: paths, or the NAME of a `scanbench-engine-NAME` beside the proxy.
  static let variable = "SCANBENCH_PROXY_ENGINE"
  private static let defaultName = "zxing"

  private let engines: [WrappedEngine]
  /// The options of each.
  private let options: [Set<String>]

  /// - Parameter argument: the names, in place of the variable's; nil without any.
  init(_ argument: String?) throws(ReadingFailure) {
    let names =
      argument ?? ProcessInfo.processInfo.environment[Self.variable] ?? Self.defaultName
    var (engines, options): ([WrappedEngine], [Set<String>]) = ([], [])
    for name in names.split(separator: ",") {
      let engine = try WrappedEngine(named: String(name))
      engines.append(engine)
      options.append(Set(try engine.introduction().options.keys))
    }
    guard !engines.isEmpty else {
      throw ReadingFailure(wrapped: names, reason: "no engine is named")
    }
    (self.engines, self.options) = (engines, options)
  }

  /// The options that any of them has.
  var optionNames: Set<String> { options.reduce(into: []) { $0.formUnion($1) } }

  /// What all of them claim together: symbologies and features that each has, and the options of any.
  ///
  /// - Parameter request: a hello, which is handed on.
  func introduction(to request: EngineRequest) throws(ReadingFailure) -> EngineReply {
    let reply = try engines[0].reply(to: request)
    guard case .hello(var hello) = reply else { return reply }
    for engine in engines.dropFirst() {
      let reply = try engine.reply(to: request)
      guard case .hello(let next) = reply else { return reply }
      hello.engine += ", then \(next.engine)"
      hello.version += ", \(next.version)"
      hello.symbologies.removeAll { !next.symbologies.contains($0) }
      hello.features.removeAll { !next.features.contains($0) }
      hello.options.merge(next.options) { first, _ in first }
      hello.optionNotes = (hello.optionNotes ?? [:]).merging(next.optionNotes ?? [:]) { first, _ in
        first
      }
    }
    return .hello(hello)
  }

  /// Names and versions of the libraries.
  var description: String {
    get throws(ReadingFailure) {
      let hello = EngineRequest.hello(.init())
      guard case .hello(let own) = try introduction(to: hello) else { return "" }
      return "\(own.engine) \(own.version)"
    }
  }

  /// An option goes to the first engine that has it; others are refused before.
  func reply(to configure: EngineRequest.Configure) throws(ReadingFailure) -> EngineReply {
    for (index, engine) in engines.enumerated() {
      var own = configure
      own.options = configure.options.filter { option in
        options.firstIndex { $0.contains(option.key) } == index
      }
      let reply = try engine.reply(to: .configure(own))
      guard case .configured = reply else { return reply }
    }
    return .configured
  }

  /// The answer of the first that finds anything, with the time of all that were asked.
  func reply(
    to detect: EngineRequest.Detect, payload: [UInt8]
  ) throws(ReadingFailure) -> EngineReply {
    var asked: EngineReply.Detected?
    for engine in engines {
      let reply = try engine.reply(to: .detect(detect), payload: payload)
      guard case .detected(var detected) = reply else { return reply }
      if let before = asked {
        detected.durationsNanoseconds = zip(
          before.durationsNanoseconds, detected.durationsNanoseconds
        ).map { $0 + $1 }
      }
      asked = detected
      if !detected.decodes.isEmpty { break }
    }
    return asked.map(EngineReply.detected) ?? .failed(.init(message: "no engine is wrapped"))
  }
}
