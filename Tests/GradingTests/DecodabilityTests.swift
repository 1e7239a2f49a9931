import Barcodes
import Encoding
import Grading
import Testing

/// Element widths by hand, against the reference thresholds of the symbologies.
struct DecodabilityTests {
  /// An EAN-8 whose first digit is a 1 (2 2 2 1) or a 4 (1 1 3 2), the others 0 (3 2 1 1).
  private static func ean8(_ digit: [Double]) -> NominalElements {
    let zero: [Double] = [3, 2, 1, 1]
    let (edge, centre): ([Double], [Double]) = ([1, 1, 1], [1, 1, 1, 1, 1])
    let parts: [[Double]] = [
      edge, digit, zero, zero, zero, centre, zero, zero, zero, zero, edge,
    ]
    return NominalElements(.ean8, widths: parts.flatMap(\.self))
  }

  private static let code39 = NominalElements(
    // * between whose characters stand gaps: narrow 1, wide 3.
    .code39, widths: asterisk + [1] + asterisk)
  private static let asterisk: [Double] = [1, 3, 1, 1, 3, 1, 3, 1, 1]

  @Test(arguments: [
    NominalElements(.code39, widths: Self.asterisk + [1] + Self.asterisk),
    Self.ean8([2, 2, 2, 1]), Self.ean8([1, 1, 3, 2]),
    NominalElements(.itf, widths: [1, 1, 1, 1, 1, 2, 1, 2, 2, 1, 2, 1, 1, 1, 2, 1, 1]),
    NominalElements(.codabar, widths: [1, 1, 3, 3, 1, 3, 1, 1, 1, 1, 3, 3, 1, 3, 1]),
    NominalElements(.code128, widths: [2, 1, 1, 2, 3, 2, 2, 3, 3, 1, 1, 1, 2]),
    NominalElements(.code93, widths: [1, 1, 1, 1, 4, 1, 1, 1, 1, 1, 4, 1, 1]),
  ])
  func `what is as meant has all of its tolerance`(nominal: NominalElements) {
    #expect(abs(nominal.decodability(of: nominal.widths) - 1) < 1e-9)
  }

  /// Where characters were sought in the wrong places, symbols would be graded F however well they are printed.
  @Test(arguments: Symbology.all(of: .linear))
  func `the elements of a drawn symbol make characters of its symbology`(symbology: Symbology)
    throws
  {
    let standard = SymbolStandard(of: symbology)
    guard standard.characters != nil else { return }
    let grid = try ModuleGrid.encode(Array(standard.samples.first.utf8), as: symbology)
    let nominal = NominalElements(symbology, grid)
    #expect(!nominal.characters.isEmpty)
    #expect(abs(nominal.decodability(of: nominal.widths) - 1) < 1e-9)
  }

  @Test func `an edge that is off by a quarter of a module takes half of the tolerance`() {
    var widths = Self.ean8([1, 1, 3, 2]).widths
    // The edge between the digit's second element and its third moves: of the two measurements e₁ = w₁ + w₂ changes
    // by a quarter, of half a module.
    widths[4] += 0.25
    widths[5] -= 0.25
    #expect(abs(Self.ean8([1, 1, 3, 2]).decodability(of: widths) - 0.5) < 1e-9)
    widths[4] += 0.25
    widths[5] -= 0.25
    #expect(abs(Self.ean8([1, 1, 3, 2]).decodability(of: widths)) < 1e-9)
  }

  @Test(arguments: [-0.2, 0.1, 0.3])
  func `growth of all bars is seen by digits that bars tell apart, and by no others`(growth: Double)
  {
    let expectations: [(digit: [Double], least: Double)] = [
      // The bars of a 1 are together 3 modules, of a 7 five: less growth is farther from the threshold of 4.
      ([2, 2, 2, 1], min(1, 1 - 2 * growth)), ([1, 1, 3, 2], 1),
    ]
    for (digit, least) in expectations {
      let nominal = Self.ean8(digit)
      let widths = nominal.widths.enumerated().map {
        $1 + ($0.isMultiple(of: 2) ? growth : -growth)
      }
      #expect(abs(nominal.decodability(of: widths) - least) < 1e-9)
    }
  }

  @Test
  func `a wide element at the threshold has nothing left, and one beyond it says something else`() {
    // The character's width S is 15, the threshold S/8 = 1.875.
    var widths = Self.code39.widths
    let moved = 3 - 1.875
    widths[1] -= moved
    widths[2] += 0
    widths[4] += moved
    #expect(abs(Self.code39.decodability(of: widths)) < 1e-9)
    widths[1] -= 0.1
    widths[4] += 0.1
    #expect(Self.code39.decodability(of: widths) < 0)
  }

  @Test func `growth of Code 128 is seen by the sum of its bars alone`() {
    let nominal = NominalElements(.code128, widths: [2, 1, 1, 2, 3, 2, 2, 3, 3, 1, 1, 1, 2])
    let grown = nominal.widths.enumerated().map { $1 + ($0.isMultiple(of: 2) ? 0.2 : -0.2) }
    // Three bars of 0.2 modules more: (1.75 − 0.6) / 1.75.
    #expect(abs(nominal.decodability(of: grown) - 1.15 / 1.75) < 1e-9)
  }
}
