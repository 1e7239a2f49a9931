import NIOCore

/// Hands everything that comes on a channel to a partner, and reads no more than the partner can write.
///
/// Both channels run on one event loop. After the ConnectHandler and GlueHandler of swift-nio-examples.
final class GlueHandler: ChannelDuplexHandler {
  typealias InboundIn = NIOAny
  typealias OutboundIn = NIOAny

  private var partner: GlueHandler?
  private var context: ChannelHandlerContext?
  private var wantsToRead = false

  static func pair() -> (GlueHandler, GlueHandler) {
    let (first, second) = (GlueHandler(), GlueHandler())
    (first.partner, second.partner) = (second, first)
    return (first, second)
  }

  func handlerAdded(context: ChannelHandlerContext) {
    self.context = context
    if context.channel.isWritable { partner?.readOn() }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    self.context = nil
    partner = nil
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    partner?.context?.write(data, promise: nil)
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    partner?.context?.flush()
    context.fireChannelReadComplete()
  }

  func channelInactive(context: ChannelHandlerContext) {
    partner?.context?.close(promise: nil)
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    partner?.context?.close(promise: nil)
    context.close(promise: nil)
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    if context.channel.isWritable { partner?.readOn() }
    context.fireChannelWritabilityChanged()
  }

  func read(context: ChannelHandlerContext) {
    if partner?.context?.channel.isWritable == true {
      context.read()
    } else {
      wantsToRead = true
    }
  }

  private func readOn() {
    guard wantsToRead else { return }
    wantsToRead = false
    context?.read()
  }
}
