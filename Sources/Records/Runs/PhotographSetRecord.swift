package import Barcodes

/// The photographs that a suite's frames show.
package struct PhotographSetRecord: Codable, Sendable, Equatable {
  /// A corpus of them.
  package struct SetSource: Codable, Sendable, Equatable {
    /// Its name.
    package var corpus: String
    /// The kind of truth that was imported.
    package var truth: String
    /// Engines by whose reads the photographs were chosen; absent where there are none.
    package var chosenBy: [String]?
    /// The numbers of its photographs: the first, and one beyond the last.
    @Tally package var photographs: [Int]

    package init(corpus: String, truth: String, chosenBy: [String]?, photographs: Range<Int>) {
      self.corpus = corpus
      self.truth = truth
      self.chosenBy = chosenBy
      self.photographs = [photographs.lowerBound, photographs.upperBound]
    }

    package func holds(_ photograph: Int) -> Bool {
      guard photographs.count == 2, photographs[0] <= photographs[1] else { return false }
      return (photographs[0]..<photographs[1]).contains(photograph)
    }
  }

  /// The codes of a symbology.
  package struct Codes: Codable, Sendable, Equatable {
    /// In all photographs together, each as often as it stands in one.
    @Tally package var all: Int
    /// Those of which the module width is known.
    @Tally package var known: Int
    /// Photographs of which one is shown.
    @Tally package var drawn: Int
    /// The number of these that have the noise of another photograph.
    @Tally package var borrowedNoise: Int

    /// - Parameter haveOwnNoise: of each photograph that is drawn.
    package init(all: Int, known: Int, haveOwnNoise: [Bool]) {
      (drawn, borrowedNoise) = (haveOwnNoise.count, haveOwnNoise.count { !$0 })
      self.all = all
      self.known = known
    }
  }

  package var sources: [SetSource]
  /// The length that is set for all frames: `module_width_px`, or `frame_width_px`.
  package var axis: String
  /// The margin that is shown around a code, in modules; absent where the whole photograph is
  /// shown.
  @Quantity package var marginModules: Double?
  /// At how many offsets within a pixel each photograph is shown.
  @Tally package var phases: Int
  /// The share that has to be read.
  @TargetShare package var target: Double
  /// By symbology.
  package var codes: [String: Codes]
  /// The width up to which the rule is judged, in pixels, by arm and symbology; without those that have too few photographs.
  package var judgedToPixels: [String: [String: Double]]

  package init(
    sources: [SetSource], axis: String, marginModules: Double?, phases: Int, target: Double,
    codes: [String: Codes], judgedToPixels: [String: [String: Double]]
  ) {
    self.sources = sources
    self.axis = axis
    self.phases = phases
    self.codes = codes
    self.judgedToPixels = judgedToPixels
    self.target = target
    self.marginModules = marginModules
  }
}
