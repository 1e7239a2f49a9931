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

/// Frames to read before anything is decided.
struct FrameBatch: Sendable {
  struct Task: Sendable {
    /// Of the frame in its input.
    var frame: Int
    /// Places in the run's list of engines; nil for all.
    var engines: [Int]?
  }

  private let spans: [FrameSpan]
  /// How many frames there are up to the end of each span.
  private let ends: [Int]

  init(_ spans: [FrameSpan]) {
    self.spans = spans
    ends = spans.reduce(into: []) { $0.append(($0.last ?? 0) + $1.indices.count) }
  }

  var count: Int { ends.last ?? 0 }

  /// O(log spans).
  subscript(position: Int) -> Task {
    var (low, high) = (0, ends.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] > position { high = middle } else { low = middle + 1 }
    }
    let span = spans[low]
    return Task(
      frame: span.indices.upperBound - (ends[low] - position), engines: span.engines)
  }
}
