import EngineHosting
import EngineKit
import Foundation

/// The engine behind the proxy: a process of its own, which ends when the proxy does, since its input ends.
final class WrappedEngine {
  private let path: String
  private let child: EngineChild

  /// - Parameter name: a path, or the NAME of a `scanbench-engine-NAME` beside the proxy.
  init(named name: String) throws(WrappedEngineError) {
    path = Self.path(of: name)
    do {
      child = try EngineChild(path: path, log: nil, leadsGroup: false)
    } catch {
      throw WrappedEngineError(path: path, reason: error.reason)
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
  ) throws(WrappedEngineError) -> EngineReply {
    do {
      try child.channel.send(request)
      try child.channel.write(payload)
      return try child.channel.receiveReply()
    } catch {
      throw WrappedEngineError(path: path, reason: "\(error)")
    }
  }

  /// What it says of itself.
  func introduction() throws(WrappedEngineError) -> EngineReply.HelloReply {
    guard case .hello(let hello) = try reply(to: .hello(.init())) else {
      throw WrappedEngineError(path: path, reason: "it does not answer 'hello'")
    }
    return hello
  }
}

/// The wrapped engine cannot be started, or has broken off.
struct WrappedEngineError: Error, CustomStringConvertible {
  var path: String
  var reason: String

  var description: String {
    "the wrapped engine \(path): \(reason); \(WrappedCascade.variable) names another"
  }
}
