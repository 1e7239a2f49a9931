import EngineKit
import Foundation

@main struct ProxyEngineCommand {
  static func main() {
    EngineProcess.run(
      "scanbench-engine-proxy",
      version: { "proxy of \(try WrappedCascade().description)" },
      serve: { channel in
        var service = ProxyService(channel: channel, engine: try WrappedCascade())
        try service.run()
      })
  }
}
