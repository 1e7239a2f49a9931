package import Barcodes

/// The section of a family's axes.
extension AxisFamily {
  package var id: String { self == .width ? "read-rate" : "read-rate-\(rawValue)" }

  package var title: String {
    switch self {
    case .distance: "Read rate against distance"
    case .width: "Read rate against module width"
    case .rotation: "Read rate against rotation"
    case .tilt: "Read rate against tilt"
    case .noise: "Read rate against noise"
    case .blur: "Read rate against blur"
    case .print: "Read rate against the print"
    case .symbol: "Read rate against the shape of the symbol"
    case .light: "Read rate against the light"
    case .geometry: "Read rate against geometry"
    case .sensor: "Read rate against the sensor's processing"
    case .other: "Read rate against other conditions"
    }
  }
}
