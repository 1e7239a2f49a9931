package import Barcodes

/// Photographs that only one of two runs has, or that have another truth: they are not compared. Paths as they were imported, sorted.
package struct PictureChanges: Codable, Sendable, Equatable {
  package var new: [String]
  package var gone: [String]
  package var relabelled: [String]
  /// The frames that both have, by their pixels.
  @Tally package var paired: Int

  package init(new: [String], gone: [String], relabelled: [String], paired: Int) {
    (self.new, self.gone, self.relabelled, self.paired) = (new, gone, relabelled, paired)
  }
}

extension PictureChanges {
  /// A sentence for each kind that there is.
  package var sentences: [String] {
    [
      ("new", "in the candidate alone", new), ("gone", "in the baseline alone", gone),
      ("relabelled", "with another truth", relabelled),
    ].filter { !$0.2.isEmpty }.map { _, words, pictures in
      let named =
        pictures.prefix(5).map { VisibleText.quoted($0) } + (pictures.count > 5 ? ["others"] : [])
      return
        "Not compared: \(Wording.count(pictures.count, "picture")) \(words), \(Wording.list(named))."
    }
  }
}
