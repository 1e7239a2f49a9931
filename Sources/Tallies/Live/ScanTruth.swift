import Barcodes

/// The truth about the contents that were read in a scan, by their numbers in a `ContentTable`.
struct ScanTruth {
  /// The content of each code, in the frames' order.
  let codes: [Int32]
  /// Those of the codes.
  private let right: Set<Int32>
  private let bytes: Set<[UInt8]>

  init(_ contents: [CanonicalContent], in table: inout ContentTable) {
    codes = contents.map { table.number(of: $0) }
    right = Set(codes)
    bytes = Set(contents.map(\.bytes))
  }

  /// The number of different contents.
  var count: Int { right.count }

  func isRight(_ content: Int32) -> Bool { right.contains(content) }

  /// True if it is of no code: neither one's content, nor that under another symbology.
  func isWrong(_ content: Int32, _ table: ContentTable) -> Bool {
    !isRight(content) && !bytes.contains(table.contents[Int(content)].bytes)
  }

  /// True if a right content is another's than that of the code that the person aims at, or that of
  /// a code outside the region of interest.
  ///
  /// - Parameters:
  ///   - aim: a place among the codes; nil where any may be read.
  ///   - outside: places of codes.
  func isMisfire(_ content: Int32, aimedAt aim: Int?, outside: [Int]) -> Bool {
    if let aim, codes.indices.contains(aim), codes[aim] != content { return true }
    return outside.contains { codes.indices.contains($0) && codes[$0] == content }
  }
}
