import Barcodes
import EngineKit

/// Checks of a decode's details, as far as their shape goes: their content is judged in suites of
/// contents.
extension Examiner {
  mutating func expectDetails(in fields: [String: Any]) {
    for feature in DecodeDetails.CodingKeys.allCases {
      guard let value = fields[feature.rawValue] else { continue }
      let announced = claims.features.contains { $0.rawValue == feature.rawValue }
      expect(
        announced, .decodes, severity: .note,
        "a decode has '\(feature.rawValue)', which 'features' does not name: it is then not judged")
      expect(
        Self.fits(value, feature), .decodes, cause: "'\(feature.rawValue)' has another shape",
        "'\(feature.rawValue)' is no \(Self.shape(of: feature)): \(value)")
    }
  }

  private static func fits(_ value: Any, _ feature: DecodeDetails.CodingKeys) -> Bool {
    switch feature {
    case .symbologyIdentifier: (value as? String)?.hasPrefix("]") ?? false
    case .eci: (value as? [Int]) != nil
    case .gs1: (value as? [[String]])?.allSatisfy { $0.count == 2 } ?? false
    case .valueType: (value as? String).flatMap(ValueType.init(rawValue:)) != nil
    case .value: (value as? [String: String]) != nil
    }
  }

  private static func shape(of feature: DecodeDetails.CodingKeys) -> String {
    switch feature {
    case .symbologyIdentifier: "identifier such as ]Q1"
    case .eci: "list of numbers"
    case .gs1: "list of pairs of strings"
    case .valueType: "kind of value (\(ValueType.allCases.map(\.rawValue).joined(separator: ", ")))"
    case .value: "object of strings"
    }
  }
}
