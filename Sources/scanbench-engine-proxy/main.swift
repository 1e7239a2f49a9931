import EngineKit
import Foundation

// scanbench starts `proxy:zxing,zbar` with these names as its only argument.
let names = CommandLine.arguments.dropFirst().first { $0.contains(",") }
EngineProcess.run(
  "scanbench-engine-proxy", arguments: CommandLine.arguments.filter { $0 != names },
  version: { "proxy of \(try WrappedCascade(names).description)" },
  serve: { channel in
    var service = ProxyService(channel: channel, engine: try WrappedCascade(names))
    try service.run()
  })
