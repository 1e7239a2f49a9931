import Bisecting

/// Consecutive frames of an input, and the engines that are to read them.
struct FrameSpan: Sendable, Equatable {
  var indices: Range<Int>
  /// The engines' indices in the run's list; nil for all.
  var engines: [Int]?
  /// The position of the first frame in the whole batch.
  var position = 0
}

/// The frames to read before the next decision, or some of them.
struct FrameBatch: Sendable {
  /// A frame's index in its input, the engines that are to read it, and its position in the whole batch, which decides who reads first.
  typealias Task = (frame: Int, engines: [Int]?, position: Int)

  /// The spans that are read, in this order.
  let spans: [FrameSpan]
  /// The number of frames up to the end of each span.
  private let ends: [Int]

  init(_ spans: [FrameSpan]) {
    self.spans = spans
    ends = spans.reduce(into: []) { $0.append(($0.last ?? 0) + $1.indices.count) }
  }

  /// Creates a whole batch, in which the spans follow one another.
  init(whole spans: [FrameSpan]) {
    var position = 0
    self.init(
      spans.map { span in
        defer { position += span.indices.count }
        return FrameSpan(indices: span.indices, engines: span.engines, position: position)
      })
  }

  var count: Int { ends.last ?? 0 }

  /// The task at an index, found in O(log spans).
  subscript(index: Int) -> Task {
    let number = ends.indices.dropLast().partitionPoint { ends[$0] > index }
    let span = spans[number]
    let offset = index - (ends[number] - span.indices.count)
    return (span.indices.lowerBound + offset, span.engines, span.position + offset)
  }
}
