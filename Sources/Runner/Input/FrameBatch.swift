import Bisecting

/// Consecutive frames of an input, and the engines that are to read them.
struct FrameSpan: Sendable, Equatable {
  var indices: Range<Int>
  /// The engines' indices in the run's list; nil for all.
  var engines: [Int]?

  init(indices: Range<Int>, engines: [Int]? = nil) {
    self.indices = indices
    self.engines = engines
  }
}

/// The frames to read before the next decision, or some of them.
struct FrameBatch: Sendable {
  struct Task: Sendable {
    /// The frame's index in its input.
    var frame: Int
    var engines: [Int]?
    /// The frame's position in the whole batch, which decides who reads first.
    var position: Int
  }

  /// A span, and the position of its first frame in the whole batch.
  struct BatchPart: Sendable, Equatable {
    var span: FrameSpan
    var position: Int
  }

  let parts: [BatchPart]
  /// The number of frames up to the end of each part.
  private let ends: [Int]

  /// Creates a whole batch.
  init(_ spans: [FrameSpan]) {
    var position = 0
    self.init(
      parts: spans.map { span in
        defer { position += span.indices.count }
        return BatchPart(span: span, position: position)
      })
  }

  /// Creates a batch from the parts that are read, in this order.
  init(parts: [BatchPart]) {
    self.parts = parts
    ends = parts.reduce(into: []) { $0.append(($0.last ?? 0) + $1.span.indices.count) }
  }

  var count: Int { ends.last ?? 0 }

  /// The task at an index, found in O(log parts).
  subscript(index: Int) -> Task {
    let number = part(of: index)
    let (span, before) = (parts[number].span, ends[number] - parts[number].span.indices.count)
    return Task(
      frame: span.indices.lowerBound + index - before, engines: span.engines,
      position: parts[number].position + index - before)
  }

  /// The parts that cover a range of consecutive frames.
  subscript(range: Range<Int>) -> [BatchPart] {
    var (index, taken) = (range.lowerBound, [BatchPart]())
    while index < range.upperBound {
      let number = part(of: index)
      let task = self[index]
      let count = min(ends[number], range.upperBound) - index
      taken.append(
        BatchPart(
          span: FrameSpan(indices: task.frame..<task.frame + count, engines: task.engines),
          position: task.position))
      index += count
    }
    return taken
  }

  private func part(of index: Int) -> Int {
    ends.indices.dropLast().partitionPoint { ends[$0] > index }
  }
}
