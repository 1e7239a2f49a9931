/// What stands for the contents of the codes of a run's frames (`CanonicalContent.mark`), frame by frame.
package struct FrameTruths {
  private var marks: [Int?] = []
  /// Where the marks of each frame begin, and at last where all end.
  private var starts: [Int] = [0]

  package init() {}

  /// Adds the next frame.
  package mutating func append(_ frame: IndexedFrame) {
    marks += frame.truths
    starts.append(marks.count)
  }

  /// Of a frame, by its place.
  package subscript(frame: Int) -> ArraySlice<Int?> { marks[starts[frame]..<starts[frame + 1]] }
}
