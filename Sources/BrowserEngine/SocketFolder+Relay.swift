import EngineKit
import Foundation

/// The engine's process as the bench starts it. A run has fresh processes in each block, and several at a time; a page
/// outlives them all.
extension SocketFolder {
  /// Hands what this process is told on to the server, and brings back what that answers, until the bench or the server
  /// hangs up.
  ///
  /// - Parameter page: from 1.
  /// - Returns: the exit code.
  package func relay(page: Int) -> Int32 {
    let server: Int32
    do {
      server = try LocalSocket(connectingTo: socket(ofPage: page)).descriptor
    } catch {
      Self.report("\(error)")
      return 69
    }
    Thread.detachNewThread { Self.sendInput(to: server) }
    let channel = MessageChannel(reading: server, writing: STDOUT_FILENO)
    while true {
      do {
        let line = try channel.readLine()
        switch RelayLine(line) {
        case .note(let text): Self.report(text)
        case .end(let code, let text):
          Self.report(text)
          return code
        case nil: try channel.write(line + Data("\n".utf8))
        }
      } catch MessageChannelError.endOfInput {
        return 0
      } catch {
        Self.report("\(error)")
        return 74
      }
    }
  }

  private static func sendInput(to server: Int32) {
    let channel = MessageChannel(reading: STDIN_FILENO, writing: server)
    var bytes = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = read(STDIN_FILENO, &bytes, bytes.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0, (try? channel.write(Data(bytes.prefix(count)))) != nil else { break }
    }
    shutdown(server, Int32(SHUT_WR))
  }

  private static func report(_ line: String) {
    try? FileHandle.standardError.write(
      contentsOf: Data("scanbench-engine-browser: \(line)\n".utf8))
  }
}
