import Barcodes

/// How much of a suite a profile samples.
package struct SuiteProfile: Sendable, Equatable {
  package enum Sampling: Sendable, Equatable {
    /// So many frames of each symbology at each point.
    case fixed(Int)
    case adaptive(AdaptiveSampling)
  }

  package var sampling: Sampling
  /// The named conditions that it is limited to, in the suite's order; nil for all.
  package var namedConditions: [String]?

  package init(_ sampling: Sampling, namedConditions: [String]? = nil) {
    self.sampling = sampling
    self.namedConditions = namedConditions
  }

  /// How sampling adapts; nil where it does not.
  package var adaptiveSampling: AdaptiveSampling? {
    if case .adaptive(let sampling) = sampling { sampling } else { nil }
  }

  /// The most frames of a symbology at a point.
  package var mostSamples: Int {
    switch sampling {
    case .fixed(let samples): samples
    case .adaptive(let sampling): sampling.looks.last ?? 0
    }
  }

  /// The fewest frames of a symbology at a point.
  package var fewestSamples: Int {
    switch sampling {
    case .fixed(let samples): samples
    case .adaptive(let sampling): sampling.looks.first ?? 0
    }
  }
}

/// Sampling that goes on, from look to look, where it is undecided whether enough codes are read.
package struct AdaptiveSampling: Sendable, Equatable {
  /// How many frames of a symbology at a point have been read when it is looked whether to go on, ascending.
  package var looks: [Int]
  /// The read rate that is asked for, between 0 and 1.
  package var target: Double
  /// The most frames of a symbology under a condition, all module widths together; nil without limit.
  package var budget: Int?
}
