import Barcodes

/// A band of colour that a pixel of a sensor sees.
enum ColourBand: Int, CaseIterable {
  case red, green, blue

  /// Its weight in the luma Y′ (Rec. ITU-R BT.601-7, 2.5.1).
  var lumaWeight: Float {
    switch self {
    case .red: 0.299
    case .green: 0.587
    case .blue: 0.114
    }
  }
}

extension Colour {
  /// The share of full scale in a band.
  subscript(band: ColourBand) -> Double {
    let component =
      switch band {
      case .red: red
      case .green: green
      case .blue: blue
      }
    return Double(component) / 255
  }
}
