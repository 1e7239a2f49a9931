package import Barcodes
import Summaries

/// Frames that only one of two runs has, or that are not the same in both, and so are not compared:
/// photographs, by their paths as they were imported, or cells of a rendered suite. Sorted.
package struct FrameChanges: Codable, Sendable, Equatable {
  package var new: [String]
  package var gone: [String]
  /// Photographs with another truth, cells with other pixels.
  package var relabelled: [String]
  /// The frames that both have.
  @Tally package var paired: Int

  package init(new: Set<String>, gone: Set<String>, relabelled: Set<String>, paired: Int) {
    (self.new, self.gone, self.relabelled) = (new.sorted(), gone.sorted(), relabelled.sorted())
    self.paired = paired
  }
}

extension FrameChanges {
  /// A sentence for each kind that there is.
  ///
  /// - Parameter change: what the relabelled ones have.
  fileprivate func sentences(of unit: String, change: String) -> [String] {
    [
      ("in the candidate alone", new), ("in the baseline alone", gone), (change, relabelled),
    ].filter { !$0.1.isEmpty }.map { words, items in
      let named =
        items.prefix(5).map { VisibleText.quoted($0) } + (items.count > 5 ? ["others"] : [])
      return
        "Not compared: \(Wording.count(items.count, unit)) \(words), \(Wording.list(named))."
    }
  }
}

extension ComparisonRecord {
  /// Sentences on frames that are not compared, since they are not the same in both runs.
  package var notCompared: [String] {
    (pictures?.sentences(of: "picture", change: "with another truth") ?? [])
      + (cells?.sentences(of: "cell", change: "with other pixels") ?? [])
  }
}
