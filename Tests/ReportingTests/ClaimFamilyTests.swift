import Barcodes
import Testing

@testable import Findings
@testable import Summaries

/// Claims that are made of several, and sweeps that are told by tests in an order.
struct ClaimFamilyTests {
  @Test func `a claim of many fails where one does after Holm's correction`() {
    func verdict(_ pValues: [Double?], holds: Bool = false) -> ClaimVerdict {
      ClaimVerdict(ofAll: pValues.map { _ in holds }, pValues: pValues)
    }
    #expect(verdict([0.04]) == .fails)
    #expect(verdict([0.04, 0.6]) == .undecided, "one of two seems to by chance")
    #expect(verdict([0.025, 0.6]) == .fails)
    #expect(
      verdict([0.04, nil]) == .undecided, "what was not tested is of the family all the same")
    #expect(verdict([nil, nil]) == .undecided)
    #expect(verdict([0.9, 1], holds: true) == .holds)
    #expect(ClaimVerdict(ofAll: [true, false], pValues: [1, 0.6]) == .undecided)
  }

  @Test func `a claim of two halves fails where one does`() {
    #expect(ClaimVerdict(ofBoth: .holds, .fails) == .fails)
    #expect(ClaimVerdict(ofBoth: .holds, .undecided) == .undecided)
    #expect(ClaimVerdict(ofBoth: .holds, .holds) == .holds)
  }

  private static func reach(_ steps: (Double, Int)...) -> SweepReach? {
    var run = SyntheticClaims()
    for (radius, read) in steps {
      run.addCell(
        "focus", "zxing", .aztec, ["module_width_px": 2, "defocus_radius_modules": radius],
        read: read, of: 100)
    }
    return FocusDrop(ClaimEvidence(run.summary), engine: SyntheticRun.engines[0])
      .reach("aztec", width: 2)
  }

  @Test func `the largest radius counts only where all smaller ones were read`() {
    let reach = Self.reach((0, 100), (0.2, 99), (0.4, 98), (0.6, 100))
    #expect(reach?.last == 0.2)
    #expect(reach?.isWhole == false)
    #expect(reach?.fallsShort == nil, "at the largest all were read")
  }

  /// Of 100 codes 3 failures do not show that fewer than 99 % are read (P = 7.9 %), 4 do (P = 1.8 %).
  @Test func `radii fall short from the largest on until one need not`() {
    #expect(Self.reach((0, 100), (0.2, 98), (0.4, 96), (0.6, 90))?.fallsShort == 0.4)
    #expect(Self.reach((0, 100), (0.2, 90), (0.4, 97), (0.6, 90))?.fallsShort == 0.6)
    #expect(Self.reach((0, 90), (0.2, 50))?.fallsShort == 0)
    #expect(Self.reach((0, 100), (0.2, 100))?.isWhole == true)
  }
}
