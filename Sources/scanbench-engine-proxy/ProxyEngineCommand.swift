import EngineKit
import Foundation

@main struct ProxyEngineCommand {
  static func main() {
    EngineProcess.run(
      "scanbench-engine-proxy",
      version: { try WrappedEngine().description },
      serve: { channel in
        var service = ProxyService(channel: channel, engine: try WrappedEngine())
        try service.run()
      })
  }
}
