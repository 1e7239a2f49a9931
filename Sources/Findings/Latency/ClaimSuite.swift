/// The suites that claims rest on, by name.
package enum ClaimSuite: String, CaseIterable, Sendable {
  case guidance, focus, latency, reach, orientation, region
  case moduleHeight = "module-height"
  case pdf417Wide = "pdf417-wide"
  case allFormats = "all-formats"
  case sharedBike = "shared-bike"
  case stockroom, payment, checkout, boarding

  package var path: String { "Corpus/\(rawValue).yaml" }
}
