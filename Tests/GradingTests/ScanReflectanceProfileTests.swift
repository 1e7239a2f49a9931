import Grading
import Testing

/// Profiles drawn by hand, whose parameters can be worked out in one's head.
struct ScanReflectanceProfileTests {
  /// A module is ten samples: paper of 0.8, two bars of 0.1 and 0.2, a space between them of 0.6.
  private static let profile = ScanReflectanceProfile(
    Self.run(0.8, 20) + Self.run(0.1, 10) + Self.run(0.6, 10) + Self.run(0.2, 10)
      + Self.run(0.8, 20), start: -2, pitch: 0.1)

  private static func run(_ level: Double, _ count: Int) -> [Double] {
    Array(repeating: level, count: count)
  }

  @Test func `the threshold is half-way between the lightest and the darkest place`() {
    #expect(abs(Self.profile.symbolContrast - 0.7) < 1e-12)
    #expect(abs(Self.profile.globalThreshold - 0.45) < 1e-12)
  }

  @Test func `elements begin where the profile crosses the threshold`() {
    let elements = Self.profile.elements
    #expect(elements.map(\.isBar) == [false, true, false, true, false])
    #expect(elements.map(\.extreme) == [0.8, 0.1, 0.6, 0.2, 0.8])
    // From 0.8 at −0.1 to 0.1 at 0, the profile passes 0.45 half-way.
    #expect(abs(elements[1].start + 0.05) < 1e-12)
    // From 0.1 at 0.9 to 0.6 at 1, at 7/10 of the way.
    #expect(abs(elements[1].end - 0.97) < 1e-12)
    #expect(elements[0].start == -2 && abs(elements[4].end - 4.9) < 1e-9)
    #expect(elements.allSatisfy { $0.nonuniformity == 0 })
  }

  @Test func `a profile without contrast is one element`() {
    let elements = ScanReflectanceProfile(Self.run(0.5, 9), start: 0, pitch: 1).elements
    #expect(elements.count == 1 && !elements[0].isBar)
  }

  @Test func `the slopes to the neighbours are no defect, a void and a spot are`() {
    /// A bar that begins and ends half-way, with `inside` between.
    func nonuniformity(_ inside: [Double], isBar: Bool = true) -> Double {
      let reflectances = [0.4, 0.3] + inside + [0.3, 0.4]
      let profile = ScanReflectanceProfile(
        [isBar ? 0.9 : 0.1] + (isBar ? reflectances : reflectances.map { 1 - $0 }) + [
          isBar ? 0.9 : 0.1
        ],
        start: 0, pitch: 1)
      return profile.elements.first { $0.isBar == isBar && $0.width > 2 }?.nonuniformity ?? -1
    }
    #expect(nonuniformity([0.1, 0.1, 0.1]) == 0)
    #expect(nonuniformity([0.1]) == 0)
    // A void in the bar: its highest peak less its lowest valley.
    #expect(abs(nonuniformity([0.1, 0.25, 0.12]) - 0.15) < 1e-12)
    // Two of them: the higher one counts.
    #expect(abs(nonuniformity([0.1, 0.2, 0.12, 0.28, 0.11]) - 0.18) < 1e-12)
    // A spot in a space.
    #expect(abs(nonuniformity([0.1, 0.25, 0.12], isBar: false) - 0.15) < 1e-12)
  }
}
