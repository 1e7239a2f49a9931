import FlyingSocks

/// Waits for sockets as another pool does, and closes connections that are too many.
///
/// The system gives a new connection the lowest descriptor that is free, so one that is higher than `most` plus those that
/// were open before means that more than so many are open.
struct LimitedPool<Base: AsyncSocketPool>: AsyncSocketPool {
  private let base: Base
  private let highest: Int32

  /// Descriptors that a process has beside its connections.
  private static var others: Int32 { 32 }

  init(_ base: Base, mostConnections: Int) {
    self.base = base
    highest = Int32(mostConnections) + Self.others
  }

  func prepare() async throws { try await base.prepare() }

  func run() async throws { try await base.run() }

  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    guard socket.file.rawValue <= highest else { throw SocketError.disconnected }
    try await base.suspendSocket(socket, untilReadyFor: events)
  }
}
