/// The marks (`CanonicalContent.mark`) of the contents of the codes of a run's frames.
package struct FrameTruths {
  private var marks: [Int?] = []
  /// The index of each frame's first mark, and at the end the number of marks.
  private var starts: [Int] = [0]

  package init() {}

  /// Appends the marks of the next frame.
  package mutating func append(_ frame: IndexedFrame) {
    marks += frame.truths
    starts.append(marks.count)
  }

  /// Returns the marks of the frame at an index.
  package subscript(frame: Int) -> ArraySlice<Int?> { marks[starts[frame]..<starts[frame + 1]] }
}
