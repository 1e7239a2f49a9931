/// The rightful ways in which readers name the contents of a symbology. Each is declared in Documentation/BIAS.md; there
/// are no others.
enum ReaderNotation: Sendable {
  /// As the symbol says it, in no other way.
  case plain
  /// With or without FNC1 in the first place, which says that GS1's rules hold.
  case leadingFNC1
  /// With or without the start and stop characters.
  case startAndStop
  /// An EAN-13, as which readers may name those below.
  case ean13
  /// A UPC-A, or the EAN-13 with a leading 0.
  case upcA
  /// A UPC-E, or its expansion to UPC-A.
  case upcE

  /// True if readers may name one of these symbologies instead of another.
  var isOfOneRetailNumber: Bool {
    switch self {
    case .ean13, .upcA, .upcE: true
    case .plain, .leadingFNC1, .startAndStop: false
    }
  }
}
