/// Consecutive frames of an input, and who is to read them.
struct FrameSpan: Sendable, Equatable {
  var indices: Range<Int>
  /// Places in the run's list of engines; nil for all.
  var engines: [Int]?

  init(indices: Range<Int>, engines: [Int]? = nil) {
    self.indices = indices
    self.engines = engines
  }
}

/// Frames to read before anything is decided, or some of them.
struct FrameBatch: Sendable {
  struct Task: Sendable {
    /// Of the frame in its input.
    var frame: Int
    /// Places in the run's list of engines; nil for all.
    var engines: [Int]?
    /// Of the frame in the whole batch, which decides who reads first.
    var position: Int
  }

  /// A span, and where in the whole batch its first frame stands.
  struct Part: Sendable, Equatable {
    var span: FrameSpan
    var position: Int
  }

  let parts: [Part]
  /// How many frames there are up to the end of each part.
  private let ends: [Int]

  /// A whole batch.
  init(_ spans: [FrameSpan]) {
    var position = 0
    self.init(
      parts: spans.map { span in
        defer { position += span.indices.count }
        return Part(span: span, position: position)
      })
  }

  /// What is read of a batch, in this order.
  init(parts: [Part]) {
    self.parts = parts
    ends = parts.reduce(into: []) { $0.append(($0.last ?? 0) + $1.span.indices.count) }
  }

  var count: Int { ends.last ?? 0 }

  /// O(log parts).
  subscript(index: Int) -> Task {
    let number = part(of: index)
    let (span, before) = (parts[number].span, ends[number] - parts[number].span.indices.count)
    return Task(
      frame: span.indices.lowerBound + index - before, engines: span.engines,
      position: parts[number].position + index - before)
  }

  /// Some of the frames that follow one another.
  subscript(range: Range<Int>) -> [Part] {
    var (index, taken) = (range.lowerBound, [Part]())
    while index < range.upperBound {
      let number = part(of: index)
      let task = self[index]
      let count = min(ends[number], range.upperBound) - index
      taken.append(
        Part(
          span: FrameSpan(indices: task.frame..<task.frame + count, engines: task.engines),
          position: task.position))
      index += count
    }
    return taken
  }

  /// The number of the part that holds a frame.
  private func part(of index: Int) -> Int {
    var (low, high) = (0, ends.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] > index { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
