package import Barcodes

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

  package init(
    twinSuite: String, symbology: String, pairs: Int, both: Int, onlyPhotograph: Int, onlyTwin: Int,
    difference: BoundedEstimate, pValue: Double, kappa: Double? = nil,
    kappaStandardError: Double? = nil, photographs: Int, kappaLower: Double? = nil,
    kappaUpper: Double? = nil
  ) {
    self.twinSuite = twinSuite
    self.symbology = symbology
    self.pairs = pairs
    self.both = both
    self.onlyPhotograph = onlyPhotograph
    self.onlyTwin = onlyTwin
    self.difference = difference
    self.pValue = pValue
    self.kappa = kappa
    self.kappaStandardError = kappaStandardError
    self.photographs = photographs
    self.kappaLower = kappaLower
    self.kappaUpper = kappaUpper
  }

  /// What stands for the symbology where all are taken together.
  package static let allSymbologies = "all"

  package var photographsRead: Int { both + onlyPhotograph }
  package var twinsRead: Int { both + onlyTwin }

  enum CodingKeys: String, CodingKey {
    case twinSuite = "twin_suite"
    case symbology, pairs, both
    case onlyPhotograph = "only_photograph"
    case onlyTwin = "only_twin"
    case difference
    case pValue = "p_value"
    case kappa
    case kappaStandardError = "kappa_se"
    case photographs
    case kappaLower = "kappa_lower"
    case kappaUpper = "kappa_upper"
  }
}
