/// The colour of a read rate in heat maps and tables: the same rates look the same everywhere.
///
/// A few steps replace a continuous scale, since a reader can tell them apart and find them in the
/// legend. The colours are seven even steps of cividis, whose lightness rises alike for people with
/// and without full colour vision (Nuñez, Anderton and Renslow, PLoS ONE 13(7), e0199239, 2018; its
/// polynomial of d3-scale-chromatic 3.1).
package struct RateColour: Equatable {
  package let label: String
  /// The smallest rate with this colour, in 0...1; it ends where the next colour begins.
  package let least: Double
  /// The colour as `#rrggbb`.
  package let ground: String
  /// A text colour that is legible on it, by at least 4.5 : 1 (WCAG 2.2, 1.4.3).
  package let text: String

  /// The colours by rate. The last one begins where a code counts as read; see `WidthThreshold`.
  package static let steps = [
    RateColour(label: "0 %", least: 0, ground: "#002051", text: "#ffffff"),
    RateColour(label: "below 25 %", least: .ulpOfOne, ground: "#1f3e6e", text: "#ffffff"),
    RateColour(label: "25 to 50 %", least: 0.25, ground: "#575c6e", text: "#ffffff"),
    RateColour(label: "50 to 75 %", least: 0.5, ground: "#7f7c75", text: "#000000"),
    RateColour(label: "75 to 90 %", least: 0.75, ground: "#a49d78", text: "#000000"),
    RateColour(label: "90 to 99 %", least: 0.9, ground: "#d5c164", text: "#000000"),
    RateColour(label: "99 % and more", least: 0.99, ground: "#fdea45", text: "#000000"),
  ]

  /// - Parameter rate: a rate in 0...1.
  package static func of(rate: Double) -> RateColour {
    steps.last { rate >= $0.least } ?? steps[0]
  }

  package static let legend = steps.map {
    LegendEntry(label: HTMLText.unbroken($0.label), colour: $0.ground)
  }
}
