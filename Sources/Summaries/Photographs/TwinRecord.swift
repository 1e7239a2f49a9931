package import Barcodes
import Statistics

/// Photographs held against their rendered twins: an entry of `twins`.
package typealias TwinRecord = Identified<SeriesID, TwinCounts>

/// Codes that were read in photographs and in their twins.
package struct TwinCounts: Codable, Sendable, Equatable {
  package var twinSuite: String
  /// Or `allSymbologies`.
  package var symbology: String
  /// Codes that the engine was asked for in both.
  @Tally package var pairs: Int
  /// Read in both; in the photograph alone; in the twin alone.
  @Tally package var both: Int
  @Tally package var onlyPhotograph: Int
  @Tally package var onlyTwin: Int
  /// The twins' share less the photographs', with an interval of 95 %: at least that where each photograph has one code, else by drawing photographs.
  package var difference: BoundedEstimate
  /// The p-value of McNemar's exact test, two-sided.
  @Share package var pValue: Double
  /// Cohen's, −1 to 1, with its standard error; nil where both are always read, or never.
  @Quantity package var kappa: Double?
  @Quantity package var kappaStandardError: Double?
  /// In how many photographs the codes stand.
  @Tally package var photographs: Int
  /// The interval of kappa, of 95 %, by drawing photographs; nil where kappa is.
  @Quantity package var kappaLower: Double?
  @Quantity package var kappaUpper: Double?

  /// What stands for the symbology where all are taken together.
  package static let allSymbologies = "all"

  package var photographsRead: Int { both + onlyPhotograph }
  package var twinsRead: Int { both + onlyTwin }

  enum CodingKeys: String, CodingKey {
    case twinSuite, symbology, pairs, both, onlyPhotograph, onlyTwin, difference, pValue, kappa
    case kappaStandardError = "kappaSe"
    case photographs, kappaLower, kappaUpper
  }
}

extension TwinCounts {
  /// A code, by whether it was read in both; codes of one photograph, by its name, are not independent.
  package typealias Pair = (name: String, photograph: Bool, twin: Bool)

  /// Nil without a pair.
  package init?(of twinSuite: String, _ symbology: String, _ pairs: [Pair]) {
    guard !pairs.isEmpty else { return nil }
    let kappa = Self.kappa(pairs)
    let photographs = Dictionary(grouping: pairs, by: { $0.name }).sorted { $0.key < $1.key }
      .map(\.value)
    let intervals = Self.intervals(photographs)
    guard
      let difference = photographs.count == pairs.count
        ? BoundedEstimate(
          Proportion(successes: kappa.onlySecond, of: pairs.count),
          less: Proportion(successes: kappa.onlyFirst, of: pairs.count))
        : BoundedEstimate(
          value: Self.difference(pairs), lower: intervals.difference.lowerBound,
          upper: intervals.difference.upperBound)
    else { return nil }
    self.init(
      twinSuite: twinSuite, symbology: symbology, pairs: pairs.count, both: kappa.both,
      onlyPhotograph: kappa.onlyFirst, onlyTwin: kappa.onlySecond, difference: difference,
      pValue: McNemar(onlyFirst: kappa.onlyFirst, onlySecond: kappa.onlySecond).pValue(),
      kappa: kappa.value, kappaStandardError: kappa.standardError,
      photographs: photographs.count,
      kappaLower: kappa.value == nil ? nil : intervals.kappa?.lowerBound,
      kappaUpper: kappa.value == nil ? nil : intervals.kappa?.upperBound)
  }

  private static func kappa(_ pairs: [Pair]) -> CohensKappa {
    func count(_ photograph: Bool, _ twin: Bool) -> Int {
      pairs.count { $0.photograph == photograph && $0.twin == twin }
    }
    return CohensKappa(
      both: count(true, true), onlyFirst: count(true, false), onlySecond: count(false, true),
      neither: count(false, false))
  }

  /// The twins' share less the photographs'.
  private static func difference(_ pairs: [Pair]) -> Double {
    Double(pairs.count(where: \.twin) - pairs.count(where: \.photograph)) / Double(pairs.count)
  }

  /// The 95 % intervals, by drawing photographs with all of their codes; of kappa over the draws in
  /// which it is known.
  private static func intervals(
    _ photographs: [[Pair]]
  ) -> (difference: ClosedRange<Double>, kappa: ClosedRange<Double>?) {
    let bootstrap = Bootstrap(replicates: 1000, seed: 1)
    let drawn = bootstrap.distribution(of: photographs) { photographs in
      let pairs = Array(photographs.joined())
      return (difference: difference(pairs), kappa: kappa(pairs).value)
    }
    return (
      bootstrap.percentileInterval(ofDrawn: drawn.map(\.difference))
        ?? bootstrap.interval(
          ofAllAlike: difference(Array(photographs.joined())), count: photographs.count),
      bootstrap.percentileInterval(ofDrawn: drawn.compactMap(\.kappa))
    )
  }
}
