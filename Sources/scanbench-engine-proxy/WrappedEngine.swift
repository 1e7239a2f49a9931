import EngineHosting
import EngineKit
import Foundation

/// The engine behind the proxy: a process of its own, which ends when the proxy does, since its input ends.
final class WrappedEngine {
  private let path: String
  private let child: EngineChild

  /// - Parameter name: a path, or the NAME of a `scanbench-engine-NAME` beside the proxy.
  init(named name: String) throws(ReadingFailure) {
    path = Self.path(of: name)
    do {
      child = try EngineChild(path: path, log: nil, leadsGroup: false)
    } catch {
      throw ReadingFailure(wrapped: path, reason: error.reason)
    }
  }

  private static func path(of name: String) -> String {
    guard !name.contains("/") else { return name }
    let folder =
      (Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0]))
      .resolvingSymlinksInPath().deletingLastPathComponent()
    return folder.appending(path: EngineProcess.programPrefix + name).path
  }

  /// Hands a request on.
  ///
  /// - Parameter payload: the bytes that follow it.
  func reply(
    to request: EngineRequest, payload: [UInt8] = []
  ) throws(ReadingFailure) -> EngineReply {
    do {
      try child.channel.send(request)
      try child.channel.write(payload)
      return try child.channel.receiveReply()
    } catch {
      throw ReadingFailure(wrapped: path, reason: "\(error)")
    }
  }

  /// What it says of itself.
  func introduction() throws(ReadingFailure) -> EngineReply.HelloReply {
    guard case .hello(let hello) = try reply(to: .hello(.init())) else {
      throw ReadingFailure(wrapped: path, reason: "it does not answer 'hello'")
    }
    return hello
  }
}

extension ReadingFailure {
  /// The wrapped engine cannot be started, or has broken off.
  init(wrapped path: String, reason: String) {
    self.init(
      "the wrapped engine \(path): \(reason); \(WrappedCascade.variable) names another",
      endsService: true)
  }
}
