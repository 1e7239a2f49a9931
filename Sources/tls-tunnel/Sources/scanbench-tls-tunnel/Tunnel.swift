import NIOCore
import NIOPosix
import NIOSSL

/// Ends TLS, and hands on to a server on this machine.
struct Tunnel {
  let certificate: RunCertificate
  /// Of the server, on 127.0.0.1.
  let target: Int

  /// Listens.
  ///
  /// - Returns: the channel, which accepts connections until it is closed.
  func start(host: String, port: Int) async throws -> any Channel {
    let context = try NIOSSLContext(configuration: certificate.configuration)
    let target = target
    return try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .serverChannelOption(.backlog, value: 64)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelOption(.autoRead, value: false)
      .childChannelInitializer { client in
        Self.connect(client, to: target, context)
      }
      .bind(host: host, port: port).get()
  }

  private static func connect(
    _ client: any Channel, to target: Int, _ context: NIOSSLContext
  ) -> EventLoopFuture<Void> {
    ClientBootstrap(group: client.eventLoop)
      .channelOption(.autoRead, value: false)
      .connect(host: "127.0.0.1", port: target)
      .flatMapThrowing { server in
        let (near, far) = GlueHandler.pair()
        try client.pipeline.syncOperations.addHandlers(
          NIOSSLServerHandler(context: context), near)
        try server.pipeline.syncOperations.addHandler(far)
        // That reads at once where the channel is active, and else as soon as it is.
        for channel in [client, server] { _ = channel.setOption(.autoRead, value: true) }
      }
  }
}
