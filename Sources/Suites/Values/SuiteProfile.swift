package import Barcodes
package import Scene

/// A part of a suite, and how much of it is sampled.
package struct SuiteProfile: Sendable, Equatable {
  package enum Sampling: Sendable, Equatable {
    /// So many frames of each symbology at each point.
    case fixed(Int)
    case adaptive(AdaptiveSampling)
    case blocks(BlockSampling)
  }

  package var sampling: Sampling
  /// The named conditions that it is limited to, in the suite's order; nil for all.
  package var namedConditions: [String]?
  /// The symbologies that it is limited to, in the suite's order; nil for all.
  package var symbologies: [Symbology]?
  /// The sizes of frames that it is limited to, in the suite's order; nil for all.
  package var layouts: [FrameLayout]?
  /// The masks that it is limited to, in the suite's order; nil for all.
  package var masks: [MaskChoice]?

  package init(_ sampling: Sampling) { self.sampling = sampling }

  /// The limits of adaptive sampling; nil where it does not adapt.
  package var adaptiveSampling: AdaptiveSampling? {
    if case .adaptive(let sampling) = sampling { sampling } else { nil }
  }

  /// The blocks in which calls are timed; nil where nothing is.
  package var blockSampling: BlockSampling? {
    if case .blocks(let sampling) = sampling { sampling } else { nil }
  }

  /// The most frames of a symbology at a point.
  package var mostSamples: Int {
    switch sampling {
    case .fixed(let samples): samples
    case .adaptive(let sampling): sampling.most
    case .blocks(let sampling): sampling.most
    }
  }

  /// The fewest frames of a symbology at a point.
  package var fewestSamples: Int {
    switch sampling {
    case .fixed(let samples): samples
    case .adaptive(let sampling): sampling.start
    case .blocks(let sampling): sampling.fewest
    }
  }
}

/// Sampling that goes on where it is undecided whether enough codes are read.
package struct AdaptiveSampling: Sendable, Equatable {
  /// The read rate that is asked for, between 0 and 1.
  package var target: Double
  /// Frames of a symbology at a point that are read in any case.
  package var start: Int
  /// The most frames of a symbology at a point.
  package var most: Int
  /// The most frames of a symbology under a condition, all module widths together; nil without limit.
  package var budget: Int?
  /// The most module widths that are sampled for the safe one, once the verdict is found; nil without limit.
  package var safeSearch: Int?
}

/// Timing in blocks: each has fresh engine processes and frames of its own, and gives one number for whatever is
/// compared.
package struct BlockSampling: Sendable, Equatable {
  /// Blocks that every resolution has, as long as the budget lasts.
  package var fewest: Int
  package var most: Int
  /// The half width of a ratio's interval, relative to the ratio, at which it is known well enough.
  package var precision: Double
  /// The longest that the suite may take, in seconds; nil without limit.
  package var budgetSeconds: Double?
}
