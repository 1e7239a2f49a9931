/// Frames of a plan, rendered by several threads ahead of their use and handed out in order.
package typealias RenderedFrames = OrderedParallelMap<RenderedFrame>

extension OrderedParallelMap where Product == RenderedFrame {
  /// - Parameters:
  ///   - indices: which, in the order in which they are handed out.
  ///   - jobs: how many threads render.
  ///   - finish: what the thread that rendered a frame goes on to do with it.
  package convenience init(
    _ plan: CorpusPlan, indices: some RandomAccessCollection<Int> & Sendable, jobs: Int,
    finish: @escaping @Sendable (inout RenderedFrame) throws -> Void = { _ in }
  ) {
    self.init(count: indices.count, threads: jobs) { _ in
      let renderer = FrameRenderer()
      return { index in
        let place = indices.index(indices.startIndex, offsetBy: index)
        var frame = try renderer.render(plan[indices[place]])
        try finish(&frame)
        return frame
      }
    }
  }
}
